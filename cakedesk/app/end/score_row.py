"""A line of the end page's sheet: one seat's points, each source as a bar, and their sum."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.end.score_columns import (
    CROWN_EM,
    CROWN_GAP_UNITS,
    INSET_UNITS,
    MOST_NAME_LINES,
    NAME_GAP_UNITS,
    SheetRooms,
    disc_px,
    place_line_px,
)
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded
from cakedesk.app.widgets.panels import SeatChip, Well
from cakedesk.app.widgets.text_kinds import BASELINE_EM, BODY, NAME, NUMBER, TOTAL, ink_soft
from cakedesk.art import faces
from cakedesk.art.palette import SEAT_COLORS
from cakedesk.table.end_summary import EndRow, EndSummary

_FOOT_UNITS = 16.0


class ScoreRow(Well):
    """The line of one seat: disc, name, place, a bar for each source of points, the total."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._row: EndRow | None = None
        self._summary: EndSummary | None = None
        self._best: tuple[bool, ...] = ()
        self._largest = 1
        self._rooms: SheetRooms | None = None
        self._chip = SeatChip(style, 0, self)
        self._name = Label(style, NAME, self, lines=MOST_NAME_LINES)
        self._place = Label(style, BODY, self, color=ink_soft)
        style.pictures_changed.connect(self.update)

    def show_row(self, name: str, row: EndRow, summary: EndSummary) -> None:
        """Show the points of another seat."""
        self._row, self._summary = row, summary
        self._best = tuple(
            row.seat in summary.best_in_column(column) for column in range(len(summary.columns))
        )
        barred = [number for number, column in enumerate(summary.columns) if not column.carried]
        self._largest = max([1, *(other.values[number] for other in summary.rows for number in barred)])
        self._chip.set_seat(row.seat)
        self._name.setText(name)
        place = place_text(row)
        self._place.setText(place)
        points = [
            f"{column.spoken or column.name} {value}"
            for column, value in zip(summary.columns, row.values, strict=True)
        ]
        self.setAccessibleName(
            self.tr("{name}, {place}, {total} points: {sources}").format(
                name=name, place=place, total=row.total, sources=", ".join(points)
            )
        )
        self.set_framed(row.place == 1)

    def set_rooms(self, rooms: SheetRooms) -> None:
        """Say how the width is shared. Takes effect with `place`."""
        self._rooms = rooms

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it."""
        super().place(rect)
        if self._rooms is None:
            return
        px, height = self._style.px, float(self.height())
        side = disc_px(self._style, height)
        self._chip.place(QRectF(px(14), (height - side) / 2, side, side))
        left = px(14) + side + px(12)
        room = self._rooms.name_px - left - px(NAME_GAP_UNITS)
        line = place_line_px(self._style)
        name = min(self._name.wanted_height_px(room), height - line - px(6))
        top = (height - name - line) / 2
        self._name.place(QRectF(left, top, room, name))
        self._place.place(QRectF(left, top + name, room, line))

    def name_px(self) -> float:
        """The size that the name has where it stands."""
        return float(self._name.fitted().font.pixelSize())

    def hold_name(self, most_px: float | None) -> None:
        """Let the names of all rows have one size.

        Args:
            most_px: the largest that this one may have; None: as large as there is room.
        """
        self._name.hold_size(most_px)

    def cells(self) -> list[tuple[QRectF, QRectF | None]]:
        """Where the numbers are and the crowns beside them, in the row's coordinates."""
        if self._row is None or self._rooms is None:
            return []
        size = self._rooms.number_size_px
        metrics = QFontMetricsF(NUMBER.font(size))
        found: list[tuple[QRectF, QRectF | None]] = []
        lefts, widths = self._rooms.lefts_px(), self._rooms.columns_px
        for number, (value, best) in enumerate(zip(self._row.values, self._best, strict=True)):
            column = QRectF(lefts[number], 0, widths[number], self.height())
            top = self._bar(number).top() - size * 1.22
            wide = metrics.horizontalAdvance(str(value))
            text = QRectF(column.center().x() - wide / 2, top, wide, size * 1.2)
            if not best:
                found.append((text, None))
                continue
            gap, crown = self._style.px(CROWN_GAP_UNITS), size * CROWN_EM
            over = max(0.0, text.right() + gap + crown - column.right())
            text.translate(-over, 0)
            middle = text.center().y()
            found.append((text, QRectF(text.right() + gap, middle - crown * 0.62, crown, crown)))
        return found

    def total_rect(self) -> QRectF:
        """Where the total is, in the row's coordinates."""
        assert self._row is not None
        assert self._rooms is not None
        size = self._rooms.total_size_px
        wide = QFontMetricsF(TOTAL.font(size)).horizontalAdvance(str(self._row.total))
        right = self.width() - self._style.px(INSET_UNITS)
        return QRectF(right - wide, (self.height() - size) / 2, wide, size)

    def _bar(self, number: int) -> QRectF:
        """The bar of a source of points, without height where there is none."""
        assert self._row is not None
        assert self._rooms is not None
        assert self._summary is not None
        px, value = self._style.px, self._row.values[number]
        floor = self.height() - px(_FOOT_UNITS)
        room = floor - self._rooms.number_size_px * 1.35 - px(6)
        has_bar = value > 0 and not self._summary.columns[number].carried
        bar = max(px(5), room * value / self._largest) if has_bar else 0.0
        wide, middle = self._rooms.columns_px[number], self._rooms.lefts_px()[number]
        middle += wide / 2
        wide = min(px(54), wide * 0.5)
        return QRectF(middle - wide / 2, floor - bar, wide, bar)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the well, the bars and the numbers."""
        super().paintEvent(event)
        if self._row is None or self._rooms is None:
            return
        painter, theme, px = QPainter(self), self._style.theme, self._style.px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self._rooms.number_size_px
        font = NUMBER.font(size)
        for number, (text, crown) in enumerate(self.cells()):
            bar, value = self._bar(number), self._row.values[number]
            if bar.height() > 0:
                self._paint_bar(painter, bar)
            painter.setPen(QPen(theme.line, max(1.0, px(2))))
            foot = min(px(74), self._rooms.columns_px[number] * 0.72) / 2
            painter.drawLine(
                QPointF(bar.center().x() - foot, bar.bottom()), QPointF(bar.center().x() + foot, bar.bottom())
            )
            # What somebody has stands out among many noughts.
            painter.setPen(theme.ink if value else theme.ink_soft)
            painter.setFont(font)
            painter.drawText(QPointF(text.x(), text.center().y() + size * BASELINE_EM), str(value))
            if crown is not None:
                self._style.draw_face(painter, faces.crown_face(), crown)
        total, size = self.total_rect(), self._rooms.total_size_px
        painter.setPen(theme.ink)
        painter.setFont(TOTAL.font(size))
        painter.drawText(QPointF(total.x(), total.center().y() + size * BASELINE_EM), str(self._row.total))

    def _paint_bar(self, painter: QPainter, place: QRectF) -> None:
        assert self._row is not None
        painter.save()
        painter.setClipRect(place)
        color = QColor(SEAT_COLORS[self._row.seat])
        pen = (
            QPen(self._style.theme.porcelain, max(1.0, self._style.px(2.5)))
            if self._style.theme.dark
            else None
        )
        radius = self._style.px(8)
        draw_rounded(painter, place.adjusted(0, 0, 0, radius), radius, color, pen)
        painter.restore()


def place_text(row: EndRow) -> str:
    """Say which place somebody has."""
    places = (
        QCoreApplication.translate("ScoreSheet", "1st"),
        QCoreApplication.translate("ScoreSheet", "2nd"),
        QCoreApplication.translate("ScoreSheet", "3rd"),
        QCoreApplication.translate("ScoreSheet", "4th"),
        QCoreApplication.translate("ScoreSheet", "5th"),
        QCoreApplication.translate("ScoreSheet", "6th"),
    )
    place = places[row.place - 1]
    return (
        QCoreApplication.translate("ScoreSheet", "{place}, shared").format(place=place)
        if row.shared
        else place
    )
