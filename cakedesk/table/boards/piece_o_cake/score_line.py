"""`ScoreLine`: the points of one seat on the sheet over the empty plate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF

from cakedesk.table.items import (
    ChipItem,
    Frame,
    PanelItem,
    PanelStyle,
    TextItem,
    TextStyle,
    display_style,
    text_width,
)
from cakedesk.table.metrics import Metrics
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import lay_text

NAME_UNITS, LEAST_NAME_UNITS = 26.0, 16.0
VALUE_UNITS, TOTAL_UNITS = 25.0, 30.0
CHIP_UNITS, INSET_UNITS = 44.0, 10.0
GAP_UNITS = 12.0


class SheetRow(NamedTuple):
    """What the line of a seat shows.

    Attributes:
        seat: whose.
        values: its points by column, as they are shown.
        is_best: whether it is ahead in the end.
        is_lit: whether it has just got points.
    """

    seat: int
    values: tuple[str, ...]
    is_best: bool
    is_lit: bool = False


def names_style(metrics: Metrics, names: Sequence[str], width_px: float, height_px: float) -> TextStyle:
    """How all names look: as large as their places allow, in two lines if they are long."""
    size, least = metrics.text_px(NAME_UNITS), metrics.text_px(LEAST_NAME_UNITS)
    while True:
        style = replace(display_style(size), wrap=True, elide=True, max_lines=2)
        laid = [lay_text(name, style, width_px) for name in names]
        if size <= least or not any(
            text.splits_word or text.elided or text.height_px > height_px for text in laid
        ):
            return style
        size = max(least, size - 1)


def name_px(metrics: Metrics, names: Sequence[str], *, units: float) -> float:
    """The width at which every name can be read in two lines, broken between words or after hyphens.

    Args:
        units: the size of the text, in units.
    """
    style = display_style(metrics.text_px(units))
    return max(_two_lines_px(name, style) for name in names) + 1


def _two_lines_px(name: str, style: TextStyle) -> float:
    breaks = [number + 1 for number, letter in enumerate(name) if letter in " -"]
    return min(
        max(text_width(name[:place].strip(), style), text_width(name[place:].strip(), style))
        for place in [*breaks, len(name)]
    )


def value_style(metrics: Metrics, *, is_total: bool) -> TextStyle:
    """How points look."""
    return display_style(metrics.text_px(TOTAL_UNITS if is_total else VALUE_UNITS))


def beside_name_px(metrics: Metrics, row_px: float) -> float:
    """What a line has beside the name: chip and gaps."""
    return metrics.px(INSET_UNITS + 2 * GAP_UNITS) + _chip_px(metrics, row_px)


def widest_values_px(metrics: Metrics, columns: Sequence[Sequence[str]]) -> list[float]:
    """How wide the points of each column are, at least two digits: they must not shift while counted."""
    styles = [value_style(metrics, is_total=number == len(columns) - 1) for number in range(len(columns))]
    return [
        max(text_width(value, style) for value in ("00", *values))
        for values, style in zip(columns, styles, strict=True)
    ]


class ScoreLine(ScreenPart):
    """The line of a seat: chip, name, points, all on a well that tells them."""

    def __init__(
        self, scene: TableScene, seat: int, name: str, columns: int, z: float, parent: QObject
    ) -> None:
        super().__init__(scene, parent)
        self._well = self.own(PanelItem(scene))
        self._chip = self.own(ChipItem(scene, seat, CHIP_UNITS))
        self._name = self.own(TextItem(scene, name))
        self._values = [self.own(TextItem(scene, "")) for _ in range(columns)]
        self._well.setZValue(z)
        for item in (self._chip, self._name, *self._values):
            item.setZValue(z + 1)
            item.set_accessible("")

    def show(self, row: SheetRow, told: str) -> None:
        """Show points."""
        frame = None
        if row.is_best or row.is_lit:
            frame = Frame("mint" if row.is_best else "honey", max(2.5, self.metrics.px(4)))
        self._well.set_style(PanelStyle(fill="well", radius_px=self.metrics.px(14), frame=frame))
        self._well.set_accessible(told)
        for item, text in zip(self._values, row.values, strict=True):
            item.set_text(text)

    def fit(self, rect: QRectF, columns_px: Sequence[float], name: str, name_style: TextStyle) -> None:
        """Stand in a place."""
        metrics, middle = self.metrics, rect.center().y()
        self._well.resize(rect.width(), rect.height())
        self._well.place(rect.left(), rect.top())
        side = _chip_px(metrics, rect.height())
        left = rect.left() + metrics.px(INSET_UNITS)
        self._chip.resize(side, side)
        self._chip.place(left, middle - side / 2)
        self._name.set_text(name)
        self._name.set_style(name_style)
        self._name.set_width(rect.width() - sum(columns_px) - beside_name_px(metrics, rect.height()))
        self._name.place(left + side + metrics.px(GAP_UNITS), middle - self._name.height_px / 2)
        right = rect.right() - sum(columns_px)
        for number, (item, width) in enumerate(zip(self._values, columns_px, strict=True)):
            item.set_style(value_style(metrics, is_total=number == len(columns_px) - 1))
            item.place_center(right + width / 2, middle)
            right += width


def _chip_px(metrics: Metrics, row_px: float) -> float:
    return min(metrics.px(CHIP_UNITS), row_px * 0.8)
