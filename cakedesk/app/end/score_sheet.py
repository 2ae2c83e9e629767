"""The sheet of the end page: where each player's points came from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cakedesk.app.end.score_columns import ICON_UNITS, INSET_UNITS, LEGEND_UNITS, SheetMeasure, SheetRooms
from cakedesk.app.end.score_row import ScoreRow, place_text
from cakedesk.app.widgets.labels import Label, draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import FacePicture, Panel
from cakedesk.app.widgets.text_fit import FittedText, fit_text
from cakedesk.app.widgets.text_kinds import BODY, LABEL, ink_soft
from cakedesk.art import faces
from cakedesk.table.end_summary import Column, EndSummary
from cakedesk.table.metrics import Metrics

_MOST_ROWS = 6
_SIDE_UNITS, _GAP_UNITS = 16.0, 12.0
"""Beside the rows, and between them."""

_WIDE_ICON_UNITS = 84.0


class ScoreHead(QWidget):
    """What is above a column: a picture over a word, both said in full by a tooltip."""

    def __init__(
        self, style: PageStyle, parent: QWidget, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._align = align
        self._words = ""
        self._size_px, self._line_px = 1.0, 0.0
        self._picture = FacePicture(style, None, self)

    def show_column(self, column: Column) -> None:
        """Stand above another column."""
        self._words = column.name
        self._picture.set_face(column.icon)
        self.setAccessibleName(column.spoken or column.name)
        self.setToolTip(column.spoken or column.name)

    def place(self, rect: QRectF, line_px: float, rooms: SheetRooms) -> None:
        """Move it."""
        self.setGeometry(rect.toAlignedRect())
        self._size_px, self._line_px = rooms.head_size_px, line_px
        # A wide picture may be wider than a square one, as far as its column has room for it.
        wide, high = min(self._style.px(_WIDE_ICON_UNITS), rect.width() * 0.8), rooms.icon_px
        wide, room = max(wide, high), rect.height() - line_px - self._style.px(8)
        self._picture.place(QRectF((rect.width() - wide) / 2, room - high, wide, high))
        self.update()

    def text(self) -> str:
        """The words."""
        return self._words

    def is_clipped(self) -> bool:
        """Whether some of the words can't be read."""
        return self._fitted().clipped

    def _fitted(self) -> FittedText:
        return fit_text(self._words, LABEL.font, self._size_px, self._size_px, self.width() + 1, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the words."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        words = QRectF(0, self.height() - self._line_px, self.width(), self._line_px)
        draw_lines(painter, self._fitted(), words, LABEL.line_em, self._align, self._style.theme.ink)


class ScoreSheet(Panel):
    """The panel with all rows below the names of the columns.

    Attributes:
        rows: a line for each seat, best place first, then lines that are not shown.
        heads: what is above the columns, and what is not shown.
    """

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._summary: EndSummary | None = None
        self._names: tuple[str, ...] = ()
        self._measures: dict[tuple[Metrics, float], SheetMeasure] = {}
        self._best = Label(style, BODY, self, color=ink_soft)
        self._best.setText(self.tr("best"))
        self._crown = FacePicture(style, faces.crown_face(), self)
        self._total = ScoreHead(style, self, Qt.AlignmentFlag.AlignRight)
        self._total.show_column(Column(self.tr("total")))
        self.heads: list[ScoreHead] = []
        self.rows = [ScoreRow(style, self) for _ in range(_MOST_ROWS)]
        style.pictures_changed.connect(self.update)

    def show_summary(self, names: Sequence[str], summary: EndSummary) -> None:
        """Show another result. Takes effect with `relayout`.

        Args:
            names: of the players, by seat.
        """
        self._summary, self._names = summary, tuple(names)
        for line, row in zip(self.rows, summary.rows, strict=False):
            line.show_row(names[row.seat], row, summary)
        for number, line in enumerate(self.rows):
            line.setVisible(number < len(summary.rows))
        while len(self.heads) < len(summary.columns):
            self.heads.append(ScoreHead(self._style, self))
        for number, head in enumerate(self.heads):
            head.setVisible(number < len(summary.columns))
            if number < len(summary.columns):
                head.show_column(summary.columns[number])
        self._measures.clear()
        self.update()

    def wanted_width_px(self, height_px: float) -> float:
        """How wide the panel is if everything in it has its full size."""
        if self._summary is None:
            return 0.0
        return self._measure(self._summary, self._row_px(height_px)).wanted_px() + self._style.px(
            2 * _SIDE_UNITS
        )

    def relayout(self) -> None:
        """Place everything anew."""
        if self._summary is None:
            return
        px, body = self._style.px, self.body()
        left, width = body.x() + px(_SIDE_UNITS), body.width() - px(2 * _SIDE_UNITS)
        head, count = self._head_px(), len(self._summary.rows)
        height = self._row_px(body.height())
        rooms = self._measure(self._summary, height).rooms(width)
        for number, line in enumerate(self.rows[:count]):
            line.set_rooms(rooms)
            line.hold_name(None)
            line.place(QRectF(left, body.y() + head + number * (height + px(_GAP_UNITS)), width, height))
        # All names are as large as the one that has the least room.
        size = min(line.name_px() for line in self.rows[:count])
        for line in self.rows[:count]:
            line.hold_name(size)
        self._place_heads(left, width, rooms)

    def _place_heads(self, left: float, width: float, rooms: SheetRooms) -> None:
        px, line = self._style.px, self._line_px()
        bottom = self.body().y() + self._head_px() - px(10)
        top = bottom - line - px(ICON_UNITS + 8)
        # Heads are visible only as far as there are columns.
        for head, x, wide in zip(self.heads, rooms.lefts_px(), rooms.columns_px, strict=False):
            head.place(QRectF(left + x, top, wide, bottom - top), line, rooms)
        crown = px(40)
        self._crown.place(QRectF(left + px(20), bottom - line / 2 - crown * 0.6, crown, crown))
        words = left + px(LEGEND_UNITS)
        self._best.place(QRectF(words, bottom - line, left + rooms.name_px - words, line))
        total = rooms.total_px - px(INSET_UNITS)
        self._total.place(QRectF(left + width - rooms.total_px, top, total, bottom - top), line, rooms)

    def _measure(self, summary: EndSummary, row_px: float) -> SheetMeasure:
        # The page asks before the panel has whole pixels.
        row_px = float(int(row_px))
        key = (self._style.metrics, row_px)
        if key not in self._measures:
            lines = [(self._names[row.seat], place_text(row)) for row in summary.rows]
            self._measures = {
                key: SheetMeasure(self._style, summary, lines, self._best.text(), self._total.text(), row_px)
            }
        return self._measures[key]

    def _row_px(self, height_px: float) -> float:
        px, count = self._style.px, len(self._summary.rows) if self._summary is not None else 1
        room = height_px - self._head_px() - px(28) - px(_GAP_UNITS) * (count - 1)
        return min(room / count, px(300))

    def _line_px(self) -> float:
        return max(self._style.px(34), LABEL.line_px(self._style))

    def _head_px(self) -> float:
        return self._style.px(24 + ICON_UNITS + 8 + 10) + self._line_px()
