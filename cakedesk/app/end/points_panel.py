"""The sheet of the end page: where each player's points came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import PaintedOnce
from cakedesk.app.widgets.panels import FacePicture, Panel
from cakedesk.app.widgets.text_kinds import BODY, ink_soft
from cakedesk.art import faces
from cakedesk.table.kit.points_layout import FINAL, LEGEND_UNITS, PointsLayout
from cakedesk.table.kit.points_measure import PointsMeasure
from cakedesk.table.kit.points_painting import PointsPainter
from cakedesk.table.kit.points_table import PointsRow, PointsTable
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.metrics import Metrics
from cakedesk.table.text_fit import SOFT_HYPHEN, TextStyle

_SIDE_UNITS, _TOP_UNITS, _BELOW_HEADS_UNITS, _FLOOR_UNITS = 16.0, 24.0, 10.0, 28.0
_MOST_ROW_UNITS, _CROWN_UNITS = 300.0, 40.0


class PointsPart(PaintedOnce, QWidget):
    """A row or a heading, with words for who hears it or points at it."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._paint_part: Callable[[QPainter], None] = _nothing

    def show_part(self, rect: QRectF, paint: Callable[[QPainter], None]) -> None:
        """Move it, and show something else, which is painted from its upper left corner."""
        self.place(rect)
        self._paint_part = paint
        self._forget()

    def _paint_once(self, painter: QPainter) -> None:
        self._paint_part(painter)


def _nothing(painter: QPainter) -> None:
    del painter


class PointsPanel(Panel):
    """The panel with all rows below the names of the columns."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._table: PointsTable | None = None
        self._names: tuple[str, ...] = ()
        self._measures: dict[tuple[Metrics, int], PointsMeasure] = {}
        self._best = Label(style, BODY, self, color=ink_soft, text=TableWords().best())
        self._crown = FacePicture(style, faces.crown_face(), self)
        self.heads: list[PointsPart] = []  # what is above the columns, and above the totals
        self.rows: list[PointsPart] = []  # a line for each seat, best place first
        self.shared: PointsLayout | None = None  # how the width of the rows is shared; None: nothing is shown

    def show_points(self, names: Sequence[str], table: PointsTable) -> None:
        """Show another result. Takes effect with `relayout` (`names`: of the players, by seat)."""
        self._table, self._names = table, tuple(names)
        self._measures.clear()
        for parts, told in (
            (self.heads, [*(column.told for column in table.columns), TableWords().total()]),
            (self.rows, [self._told(row, table) for row in table.rows]),
        ):
            while len(parts) < len(told):
                parts.append(PointsPart(self._style, self))
                parts[-1].show()
            while len(parts) > len(told):
                late = parts.pop()
                late.hide()  # it may be painted before it goes, and what it tells is no more
                late.deleteLater()
            for part, words in zip(parts, told, strict=True):
                part.setAccessibleName(words)
                part.tooltip = words if parts is self.heads else ""

    def wanted_width_px(self, height_px: float) -> float:
        """How wide the panel is if everything in it has its full size; 0 if any usual width will do."""
        if self._table is None:
            return 0.0
        measure = self._measure(self._table, self._row_px(height_px))
        return 0.0 if measure.takes_any_width else measure.wanted_px() + self._style.px(2 * _SIDE_UNITS)

    def relayout(self) -> None:
        """Place everything anew."""
        if self._table is None:
            return
        px, body = self._style.px, self.body()
        left, width = round(body.x() + px(_SIDE_UNITS)), round(body.width() - px(2 * _SIDE_UNITS))
        layout = self._measure(self._table, self._row_px(body.height())).layout(width)
        self.shared = layout
        top, pitch = body.y() + self._head_px(), layout.row_px + px(FINAL.row_gap)
        for number, row in enumerate(self.rows):
            place = QRectF(left, round(top + number * pitch), width, layout.row_px)
            row.show_part(place, partial(self._paint_row, layout, number))
            name, laid = self._names[self._table.rows[number].seat], layout.names[number]
            row.tooltip = name if laid.elided or laid.text.replace(SOFT_HYPHEN, "") != name else ""
        bottom, high = top - px(_BELOW_HEADS_UNITS), self._line_px() + px(FINAL.icon + 8)
        lefts = [*layout.lefts_px(), layout.width_px - layout.total_px]
        widths = [*layout.columns_px, layout.total_px]
        for number, (head, x, wide) in enumerate(zip(self.heads, lefts, widths, strict=True)):
            place = QRectF(left + x, bottom - high, wide, high)
            head.show_part(place, partial(self._paint_head, layout, number, head))
        line, crown = self._line_px(), px(_CROWN_UNITS)
        self._crown.place(QRectF(left + px(20), bottom - line / 2 - crown * 0.6, crown, crown))
        words = left + px(LEGEND_UNITS)
        self._best.place(QRectF(words, bottom - line, left + layout.name_px - words, line))

    def _paint_row(self, layout: PointsLayout, number: int, painter: QPainter) -> None:
        self._painter(layout).paint_row(painter, number)

    def _paint_head(self, layout: PointsLayout, number: int, head: PointsPart, painter: QPainter) -> None:
        self._painter(layout).paint_head(painter, number, head.height())

    def _painter(self, layout: PointsLayout) -> PointsPainter:
        return PointsPainter(layout, self._style.theme, self._style.draw_face)

    def _told(self, row: PointsRow, table: PointsTable) -> str:
        return self.tr("{name}, {place}, {points}: {sources}").format(
            name=self._names[row.seat],
            place=row.told_place,
            points=TableWords().points(row.total),
            sources=table.told(row),
        )

    def _measure(self, table: PointsTable, row_px: float) -> PointsMeasure:
        # The page asks before the panel has whole pixels.
        key = (self._style.metrics, int(row_px))
        if key not in self._measures:
            measure = PointsMeasure(table, self._names, self._style.metrics, FINAL, int(row_px))
            self._measures = {key: measure}
        return self._measures[key]

    def _row_px(self, height_px: float) -> float:
        px, count = self._style.px, len(self.rows)
        room = height_px - self._head_px() - px(_FLOOR_UNITS) - px(FINAL.row_gap) * (count - 1)
        return min(room / max(1, count), px(_MOST_ROW_UNITS))

    def _line_px(self) -> float:
        text_px = self._style.metrics.text_px(FINAL.head)
        return max(self._style.px(34), TextStyle(px=text_px).line_px)

    def _head_px(self) -> float:
        return self._style.px(_TOP_UNITS + FINAL.icon + 8 + _BELOW_HEADS_UNITS) + self._line_px()
