"""`ScoreSheet`: the points of a match, over the empty plate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, QRectF

from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.wording import Wording
from cakedesk.table.items import (
    ChipItem,
    Frame,
    PanelItem,
    PanelStyle,
    TableItem,
    TextItem,
    TextStyle,
    display_style,
)
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

_Item = TypeVar("_Item", bound=TableItem)

ROW_UNITS = 66.0
WIDTH_UNITS = 620.0
LEAST_HEAD_PX = 12.0


class SheetRow(NamedTuple):
    """The line of a seat.

    Attributes:
        seat: whose.
        values: its points by column, as they are shown.
        is_best: whether it is ahead.
    """

    seat: int
    values: tuple[str, ...]
    is_best: bool


class ScoreSheet(ScreenPart):
    """A table of points: one line a seat."""

    def __init__(self, scene: TableScene, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._wording = wording
        self._panel = self._above(PanelItem(scene), z_values.HAND)
        self._title = self._above(TextItem(scene, "", display_style(34)))
        self._note = self._above(TextItem(scene, ""))
        self._heads: list[TextItem] = []
        self._rows: list[tuple[PanelItem, ChipItem, TextItem, list[TextItem]]] = []
        self._stage = QRectF()
        self._columns: tuple[str, ...] = ()

    def show(self, title: str, note: str, columns: Sequence[str], rows: Sequence[SheetRow]) -> None:
        """Show points.

        Args:
            title: what is above them.
            note: what is counted now.
            columns: the headings.
            rows: by seat.
        """
        self._title.set_text(title)
        self._note.set_text(note)
        if tuple(columns) != self._columns or len(rows) != len(self._rows):
            self._rebuild(columns, rows)
        for row, (well, _, _, values) in zip(rows, self._rows, strict=True):
            frame = Frame("mint", max(2.5, self.metrics.px(4))) if row.is_best else None
            well.set_style(PanelStyle(fill="well", radius_px=self.metrics.px(14), frame=frame))
            for item, text in zip(values, row.values, strict=True):
                item.set_text(text)
            told = ", ".join(f"{head} {value}" for head, value in zip(columns, row.values, strict=True))
            well.set_accessible(f"{self._wording.names[row.seat]}: {told}")
        self.fit(self._stage)

    def fit(self, stage: QRectF) -> None:
        """Stand in the middle of the stage."""
        self._stage = stage
        if stage.isEmpty() or not self._rows:
            return
        px, text_px = self.metrics.px, self.metrics.text_px
        width = min(px(WIDTH_UNITS) * max(1.0, self.metrics.text_scale * 0.9), stage.width() - px(20))
        row = max(px(ROW_UNITS), text_px(26) * 1.5)
        self._title.set_style(TextStyle(px=text_px(34), family="display", weight=800))
        self._note.set_style(TextStyle(px=text_px(22), color="ink_soft", elide=True, shrink_to_px=13))
        self._note.set_width(width - px(44))
        head = px(20) + self._title.height_px + self._note.height_px + text_px(20) * 1.6
        height = head + len(self._rows) * (row + px(8)) + px(14)
        left, top = stage.center().x() - width / 2, max(px(8), stage.center().y() - height / 2)
        self._panel.set_style(PanelStyle(radius_px=px(22), shadow="lifted"))
        self._panel.resize(width, height)
        self._panel.place(left, top)
        self._title.place(left + px(24), top + px(16))
        self._note.place(left + px(24), top + px(18) + self._title.height_px)
        count = len(self._columns)
        column = min(px(120), width * (0.19 if count == 3 else 0.16))
        first = left + width - px(20) - column * count
        for number, item in enumerate(self._heads):
            item.set_style(
                TextStyle(
                    px=text_px(19), color="ink_soft", align="center", elide=True, shrink_to_px=LEAST_HEAD_PX
                )
            )
            item.set_width(column - px(6))
            middle = top + head - text_px(20) * 0.8
            item.place(first + number * column + px(3), middle - item.height_px / 2)
        for number, (well, chip, name, values) in enumerate(self._rows):
            row_top = top + head + number * (row + px(8))
            well.resize(width - px(28), row)
            well.place(left + px(14), row_top)
            side = min(px(44), row * 0.8)
            chip.resize(side, side)
            chip.place(left + px(24), row_top + row / 2 - side / 2)
            name.set_style(
                TextStyle(px=text_px(26), family="display", weight=800, elide=True, shrink_to_px=13)
            )
            name_left = left + px(34) + side
            name.set_width(first - name_left)
            name.place(name_left, row_top + row / 2 - name.height_px / 2)
            for place, item in enumerate(values):
                item.set_style(display_style(text_px(30 if place == count - 1 else 25)))
                item.place_center(first + (place + 0.5) * column, row_top + row / 2)

    def _rebuild(self, columns: Sequence[str], rows: Sequence[SheetRow]) -> None:
        for item in self._heads:
            self.drop(item)
        for well, chip, name, values in self._rows:
            for part in (well, chip, name, *values):
                self.drop(part)
        scene, names = self.scene, self._wording.names
        self._columns = tuple(columns)
        self._heads = [self._above(TextItem(scene, column)) for column in columns]
        self._rows = []
        for row in rows:
            values = [self._above(TextItem(scene, "")) for _ in columns]
            self._rows.append(
                (
                    self._above(PanelItem(scene), z_values.HAND + 1),
                    self._above(ChipItem(scene, row.seat, 44)),
                    self._above(TextItem(scene, names[row.seat])),
                    values,
                )
            )
            for item in (self._rows[-1][2], *values):
                item.set_accessible("")

    def _above(self, item: _Item, z: float = z_values.HAND + 2) -> _Item:
        self.own(item)
        item.setZValue(z)
        return item
