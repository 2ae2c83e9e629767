"""`CountTable`: how many there are of what two sorts of kinds make together, such as what is still to come.

Where a table of all has no room, it gives the sums: of the lines and of the columns, each behind its sign.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF

from cakedesk.table.items import PanelItem, PanelStyle, TableItem, TextItem, TextStyle, display_style
from cakedesk.table.items.number_disc import LARGEST_SHARE, NUMERAL_SHARE
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.flow import aspect, column, fill, grid, inset, row
from cakedesk.table.metrics import CAPTION_UNITS, WELL_RADIUS_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import text_width

LEAST_UNITS = 18.0
"""The least size of a number."""

SUM_SHARE, SIGN_SHARE, DIGITS_SHARE = 1.6, 0.48, 1.08
"""The height of a sum with its sign, by the size of the number; the sign's part of the width; how high a line
may be for two digits to have room, by their width."""


class CountTable(ScreenPart):
    """A table of numbers on a well, with signs before its lines and above its columns."""

    def __init__(
        self,
        scene: TableScene,
        key: str,
        title: Sequence[str],
        lines: Sequence[TableItem],
        columns: Sequence[TableItem],
    ) -> None:
        """Make a table that counts nothing yet.

        Args:
            key: of its well, which says all of it.
            title: its heading, fullest first; it gives way first.
            lines: new items, square: what stands before each line.
            columns: new items, square: what stands above each column.
        """
        super().__init__(scene)
        self._panel = self.own(PanelItem(scene, PanelStyle("well"), key=key))
        self._title = self.own(TextItem(scene).mute())
        self._title.set_text(*title)
        self._lines, self._columns = [*map(self.own, lines)], [*map(self.own, columns)]
        places = [(line, place) for line in range(len(lines)) for place in range(len(columns))]
        self._cells = {place: self.own(TextItem(scene, "0").mute()) for place in places}
        self._sums = [self.own(TextItem(scene, "0").mute()) for _ in (*lines, *columns)]
        self._told = Facts()

    def count(self, counts: Mapping[tuple[int, int], int], told: str, rect: QRectF) -> None:
        """Show numbers.

        Args:
            counts: by line and column; what is not named is none.
            told: all of it in words.
            rect: where, in px of the scene.
        """
        if not self._told.changed(counts, told, rect, self.metrics):
            return
        self._panel.set_style(PanelStyle("well", self.metrics.px(WELL_RADIUS_UNITS)))
        self._panel.place_in(rect)
        self._panel.set_accessible(told)
        title, body = self._cut(rect)
        is_full = self._row_px(body) >= self._least_row_px()
        for text in self._cells.values():
            self.show_item(text, is_full)
        for text in self._sums:
            self.show_item(text, not is_full)
        self.show_item(self._title, title is not None)
        if title is not None:
            self._title.stand_in(title, self._title_style(), title.height())
        if is_full:
            self._show_all(counts, body)
        else:
            self._show_sums(counts, body)

    def fits(self, rect: QRectF) -> bool:
        """Whether at least its sums can be read in a place."""
        body = self._cut(rect)[1]
        return self._row_px(body) >= self._least_row_px() or self._has_sums(body)

    def _show_all(self, counts: Mapping[tuple[int, int], int], body: QRectF) -> None:
        in_line = len(self._columns) + 1
        cells = grid(body, in_line * (len(self._lines) + 1), in_line)
        for number, sign in enumerate(self._columns, 1):
            sign.place_in(aspect(cells[number], 1.0))
        for number, sign in enumerate(self._lines, 1):
            sign.place_in(aspect(cells[number * in_line], 1.0))
        for (line, place), text in self._cells.items():
            cell = cells[(line + 1) * in_line + place + 1]
            self._write(text, counts.get((line, place), 0), cell, min(cell.width(), cell.height()))

    def _show_sums(self, counts: Mapping[tuple[int, int], int], body: QRectF) -> None:
        signs = [*self._lines, *self._columns]
        sums = [
            sum(count for place, count in counts.items() if place[sort] == number)
            for sort, kinds in enumerate((self._lines, self._columns))
            for number in range(len(kinds))
        ]
        for sign, text, count, cell in zip(signs, self._sums, sums, self._sum_cells(body), strict=True):
            before, number_cell = row(cell, _least_of([cell]), fill())
            sign.place_in(aspect(before, 1.0))
            self._write(text, count, number_cell, min(cell.height(), number_cell.width() * DIGITS_SHARE))

    def _sum_cells(self, body: QRectF) -> list[QRectF]:
        """The sums of both sorts in two lines or in two columns, whichever is larger."""
        most = self.metrics.text_px(CAPTION_UNITS) * SUM_SHARE
        halves = (column(body, fill(), fill()), row(body, fill(), fill()))
        ways = [
            [
                cell
                for half, count in zip(cut, (len(self._lines), len(self._columns)), strict=True)
                for cell in grid(half, count, count if is_flat else 1, most_px=(2 * most, most), middle=True)
            ]
            for cut, is_flat in zip(halves, (True, False), strict=True)
        ]
        return max(ways, key=_least_of)

    def _write(self, text: TextItem, count: int, cell: QRectF, side: float) -> None:
        text.set_text(str(count) if count else "·")
        text_px = self.metrics.text_px
        number_px = max(text_px(0), min(text_px(CAPTION_UNITS), side * 0.8))
        text.stand_in(cell, display_style(number_px, "ink" if count else "ink_soft", align="center"))

    def _cut(self, rect: QRectF) -> tuple[QRectF | None, QRectF]:
        """The title, which gives way before all numbers do, and the numbers."""
        room, all_of_it = (inset(rect, self.metrics.px(12), self.metrics.px(air)) for air in (6, 2))
        least, style = self._least_row_px(), self._title_style()
        line_px = max(self.metrics.room_px(30, 1.0), style._replace(px=style.shrink_to_px).line_px)
        is_long = text_width(self._title.text, style) > room.width()
        for lines in (2, 1) if is_long else (1,):
            title, body = column(room, line_px * lines, fill())
            if self._row_px(body) >= least or (self._row_px(all_of_it) < least and self._has_sums(body)):
                return title, body
        return None, all_of_it

    def _title_style(self) -> TextStyle:
        return self.fitting(CAPTION_UNITS, weight=600, color="ink_soft", wrap=True, even=True)

    def _has_sums(self, body: QRectF) -> bool:
        return _least_of(self._sum_cells(body)) >= self.metrics.text_px(0) / LARGEST_SHARE

    def _row_px(self, body: QRectF) -> float:
        return min(body.height() / (len(self._lines) + 1), body.width() / (len(self._columns) + 1))

    def _least_row_px(self) -> float:
        """A line whose disc has a number that can be read."""
        return self.metrics.text_px(LEAST_UNITS) / NUMERAL_SHARE


def _least_of(cells: Sequence[QRectF]) -> float:
    """How high signs in cells can be that have a number behind them."""
    return min(min(cell.height(), cell.width() * SIGN_SHARE) for cell in cells)
