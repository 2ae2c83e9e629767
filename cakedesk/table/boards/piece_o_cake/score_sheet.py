"""`ScoreSheet`: the points of a match, over the empty plate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF

from cakedesk.art.face import Face
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.score_line import (
    LEAST_NAME_UNITS,
    NAME_UNITS,
    ScoreLine,
    SheetRow,
    beside_name_px,
    name_px,
    names_style,
    widest_values_px,
)
from cakedesk.table.boards.piece_o_cake.wording import Wording
from cakedesk.table.items import (
    FaceItem,
    PanelItem,
    PanelStyle,
    TextItem,
    TextStyle,
    display_style,
    text_width,
)
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.short_names import short_names
from cakedesk.table.text_fit import lay_text

WIDTH_UNITS, COLUMN_UNITS = 620.0, 112.0
ROW_UNITS = 66.0
SIDE_UNITS, ROW_GAP_UNITS, COLUMN_GAP_UNITS = 14.0, 8.0, 18.0
TITLE_UNITS, NOTE_UNITS, HEAD_UNITS, LEAST_UNITS = 34.0, 22.0, 19.0, 16.0
PICTURE_UNITS = 34.0


class SheetColumn(NamedTuple):
    """A source of points.

    Attributes:
        name: its heading.
        told: the same in full, for a tooltip and a screen reader.
        picture: stands for the heading where words find no room; None: the heading is short enough.
    """

    name: str
    told: str
    picture: Face | None = None


class ScoreSheet(ScreenPart):
    """A table of points: one line a seat."""

    def __init__(self, scene: TableScene, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._wording = wording
        self._panel = self.own(PanelItem(scene))
        self._title = self.own(TextItem(scene, "", display_style(TITLE_UNITS)))
        self._note = self.own(TextItem(scene, ""))
        self._panel.setZValue(z_values.HAND)
        for item in (self._title, self._note):
            item.setZValue(z_values.HAND + 2)
        self._columns: tuple[SheetColumn, ...] = ()
        self._rows: tuple[SheetRow, ...] = ()
        self._heads: list[tuple[TextItem, FaceItem | None]] = []
        self._lines: list[ScoreLine] = []
        self._stage = QRectF()
        self._notes = ("", "")

    @property
    def note(self) -> str:
        """What is counted now."""
        return self._notes[0]

    def show(
        self, title: str, notes: tuple[str, str], columns: Sequence[SheetColumn], rows: Sequence[SheetRow]
    ) -> None:
        """Show points.

        Args:
            notes: what is counted now, and the same in fewer words for where it has no room; empty: nothing.
            rows: by seat.
        """
        self._title.set_text(title)
        self._notes = notes
        if tuple(columns) != self._columns or len(rows) != len(self._lines):
            self._rebuild(columns, rows)
        self._rows = tuple(rows)
        for row, line in zip(rows, self._lines, strict=True):
            told = ", ".join(
                f"{column.told} {value}" for column, value in zip(columns, row.values, strict=True)
            )
            line.show(row, f"{self._wording.names[row.seat]}: {told}")
        self.fit(self._stage)

    def fit(self, stage: QRectF) -> None:
        """Stand in the middle of the stage."""
        self._stage = stage
        if stage.isEmpty() or not self._lines:
            return
        px, text_px = self.metrics.px, self.metrics.text_px
        count, gap = len(self._lines), px(ROW_GAP_UNITS)
        line = TextStyle(px=text_px(HEAD_UNITS)).line_px
        self._title.set_style(display_style(text_px(TITLE_UNITS)))
        above = px(16) + self._title.height_px + px(4)
        room = stage.height() - 2 * px(8) - above - max(line, px(PICTURE_UNITS)) - px(12) - px(SIDE_UNITS)
        row = max(px(ROW_UNITS), text_px(LEAST_NAME_UNITS) * 2.3)
        # Room for two lines, which a long sentence needs: the sheet keeps its size from step to step.
        has_room = room - TextStyle(px=text_px(HEAD_UNITS)).line_px * 2 >= count * (row + gap)
        note_px = text_px(HEAD_UNITS if has_room else LEAST_UNITS)
        note = TextStyle(px=note_px).line_px * 2 if self.note else 0.0
        above, row = above + note, min(row, (room - note) / count - gap)
        widths, head_px = self._column_widths(row, stage.width() - px(20))
        head = max(line, px(PICTURE_UNITS) if head_px == 0.0 else 0.0) + px(12)
        wanted = self._wanted_px(widths, row, NAME_UNITS)
        widths = self._eased(widths, stage.width() - px(20) - wanted)
        wanted = self._wanted_px(widths, row, NAME_UNITS)
        # Sentences in large letters are as long as the table is wide.
        width = min(max(px(WIDTH_UNITS), text_px(WIDTH_UNITS), wanted), stage.width() - px(20))
        height = above + head + count * (row + gap) - gap + px(SIDE_UNITS)
        left, top = stage.center().x() - width / 2, max(px(8), stage.center().y() - height / 2)
        self._panel.set_style(PanelStyle(radius_px=px(22), shadow="lifted"))
        self._panel.resize(width, height)
        self._panel.place(left, top)
        self._title.place(left + px(24), top + px(16))
        below_title = top + px(16) + self._title.height_px
        self._fit_note(QRectF(left + px(24), below_title, width - px(48), note), note_px)
        inner = QRectF(left + px(SIDE_UNITS), top + above, width - 2 * px(SIDE_UNITS), head)
        self._fit_heads(inner, widths, head_px)
        names, look = self._names_for(inner.width() - sum(widths) - beside_name_px(self.metrics, row), row)
        for number, (scored, name) in enumerate(zip(self._lines, names, strict=True)):
            place = QRectF(inner.left(), inner.bottom() + number * (row + gap), inner.width(), row)
            scored.fit(place, widths, name, look)

    def _names_for(self, width_px: float, height_px: float) -> tuple[list[str], TextStyle]:
        """The names as far as their places hold them, short ones if need be, and how they look."""
        full = [self._wording.names[row.seat] for row in self._rows]
        look = names_style(self.metrics, full, width_px, height_px)
        if not any(lay_text(name, look, width_px).elided for name in full):
            return full, look
        short = short_names(self._wording.names)
        names = [short[row.seat] for row in self._rows]
        return names, names_style(self.metrics, names, width_px, height_px)

    def _column_widths(self, row_px: float, room_px: float) -> tuple[list[float], float]:
        """How wide the columns are, and the size of their headings in px: 0 if these are pictures."""
        metrics = self.metrics
        values = widest_values_px(metrics, list(zip(*(row.values for row in self._rows), strict=True)))
        gap = metrics.px(COLUMN_GAP_UNITS)
        size, least = metrics.text_px(HEAD_UNITS), metrics.text_px(LEAST_UNITS)
        while size >= least:
            heads = [text_width(column.name, TextStyle(px=size)) for column in self._columns]
            widths = [max(pair) + gap for pair in zip(values, heads, strict=True)]
            if self._wanted_px(widths, row_px, LEAST_NAME_UNITS) <= room_px:
                return widths, size
            size -= 1
        heads = [
            text_width(column.name, TextStyle(px=least))
            if column.picture is None
            else metrics.px(PICTURE_UNITS)
            for column in self._columns
        ]
        return [max(pair) + gap for pair in zip(values, heads, strict=True)], 0.0

    def _eased(self, widths: Sequence[float], spare_px: float) -> list[float]:
        """Widen narrow columns as far as there is room."""
        lacking = [max(0.0, self.metrics.px(COLUMN_UNITS) - width) for width in widths]
        share = min(1.0, max(0.0, spare_px) / max(1.0, sum(lacking)))
        return [width + lack * share for width, lack in zip(widths, lacking, strict=True)]

    def _wanted_px(self, widths: Sequence[float], row_px: float, name_units: float) -> float:
        """How wide the sheet is that holds columns beside names of a size, none of whose words is broken."""
        metrics, names = self.metrics, [self._wording.names[row.seat] for row in self._rows]
        sides = 2 * metrics.px(SIDE_UNITS) + beside_name_px(metrics, row_px)
        return sides + sum(widths) + name_px(metrics, names, units=name_units)

    def _fit_note(self, rect: QRectF, least_px: float) -> None:
        usual_px = self.metrics.text_px(NOTE_UNITS)
        one = TextStyle(px=usual_px, color="ink_soft", elide=True, shrink_to_px=least_px)
        two = TextStyle(px=least_px, color="ink_soft", wrap=True, elide=True, max_lines=2)
        # In one line as large as usual, in two as small as these must be, then in fewer words.
        ways = [(note, style) for note in self._notes for style in (one, two)]
        fitting = (way for way in ways if not lay_text(*way, rect.width()).elided)
        note, style = next(fitting, ways[-1])
        self._note.set_text(note)
        self._note.set_style(style)
        self._note.set_width(rect.width())
        self._note.place(rect.left(), rect.center().y() - self._note.height_px / 2)

    def _fit_heads(self, rect: QRectF, widths: Sequence[float], size_px: float) -> None:
        left, bottom = rect.right() - sum(widths), rect.bottom() - self.metrics.px(8)
        for (words, picture), column, width in zip(self._heads, self._columns, widths, strict=True):
            shows_words = picture is None or size_px > 0.0
            self.show_item(words, shows_words)
            words.set_style(TextStyle(px=size_px or self.metrics.text_px(LEAST_UNITS), color="ink_soft"))
            words.place(left + width / 2 - words.width_px / 2, bottom - words.height_px)
            words.tooltip = column.told
            if picture is not None:
                side = self.metrics.px(PICTURE_UNITS)
                aspect = column.picture.aspect if column.picture is not None else 1.0
                self.show_item(picture, not shows_words)
                picture.resize(side * min(1.0, aspect), side / max(1.0, aspect))
                picture.place_center(left + width / 2, bottom - side / 2)
            left += width

    def _rebuild(self, columns: Sequence[SheetColumn], rows: Sequence[SheetRow]) -> None:
        for head in self._heads:
            for item in head:
                if item is not None:
                    self.drop(item)
        for line in self._lines:
            self.drop_part(line)
        scene, names = self.scene, self._wording.names
        self._columns = tuple(columns)
        self._heads = []
        for column in columns:
            words = self.own(TextItem(scene, column.name))
            words.setZValue(z_values.HAND + 2)
            words.set_accessible(column.told)
            picture = None
            if column.picture is not None:
                picture = self.own(FaceItem(scene, column.picture))
                picture.setZValue(z_values.HAND + 2)
                picture.set_accessible(column.told)
                picture.tooltip = column.told
            self._heads.append((words, picture))
        self._lines = [
            ScoreLine(scene, row.seat, names[row.seat], len(columns), z_values.HAND + 1, self) for row in rows
        ]
        for line in self._lines:
            self.own_part(line)
