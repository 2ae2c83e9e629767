"""The sheet of the end page: where each player's points came from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.labels import LEAST_TEXT_UNITS, Label, draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded
from cakedesk.app.widgets.panels import Panel, SeatChip, Well
from cakedesk.app.widgets.text_fit import fit_text
from cakedesk.app.widgets.text_kinds import BASELINE_EM, BODY, LABEL, NAME, NUMBER, TOTAL, ink_soft
from cakedesk.art import faces
from cakedesk.art.palette import SEAT_COLORS
from cakedesk.table.end_summary import EndRow, EndSummary

_MOST_ROWS = 6
_NAME_SHARE, _MOST_NAME_SHARE = 0.24, 0.31
_TOTAL_SHARE = 0.15
_FEW_COLUMNS = 7
_NARROW_TOTAL_SHARE = 0.11
"""Of the total beside more than a few columns."""


class ScoreRow(Well):
    """The line of one seat: disc, name, place, a bar for each source of points, the total."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._row: EndRow | None = None
        self._best: tuple[bool, ...] = ()
        self._largest = 1
        self._name_share = _NAME_SHARE
        self._chip = SeatChip(style, 0, self)
        self._name = Label(style, NAME, self, lines=3)
        self._place = Label(style, BODY, self, color=ink_soft)
        self._total = Label(style, TOTAL, self, align=Qt.AlignmentFlag.AlignRight)
        style.pictures_changed.connect(self.update)

    def show_row(self, name: str, row: EndRow, summary: EndSummary) -> None:
        """Show the points of another seat.

        Args:
            name: of the player.
            row: the points.
            summary: all of them, for comparison.
        """
        self._row = row
        self._best = tuple(
            row.seat in summary.best_in_column(column) for column in range(len(summary.columns))
        )
        self._largest = max(1, *(value for other in summary.rows for value in other.values), 1)
        self._chip.set_seat(row.seat)
        self._name.setText(name)
        place = place_text(row)
        self._place.setText(place)
        self._total.setText(str(row.total))
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

    def wanted_share(self, width_px: float, height_px: float) -> float:
        """Which share of the row disc and name want, so that the longest word is not broken.

        Args:
            width_px: the width of the row.
            height_px: its height.

        Returns:
            The share, within what the bars can spare.
        """
        metrics = QFontMetricsF(NAME.font(self._style.metrics.text_px(LEAST_TEXT_UNITS)))
        word = max(map(metrics.horizontalAdvance, self._name.text().split(" ")))
        wanted = (self._style.px(14 + 12) + self._disc_px(height_px) + word + 2) / width_px
        return min(max(wanted, _NAME_SHARE), _MOST_NAME_SHARE)

    def set_name_share(self, share: float) -> None:
        """Say which share of the row disc and name have. Takes effect with `place`.

        Args:
            share: the same for all rows of a sheet.
        """
        self._name_share = share

    def _disc_px(self, height_px: float) -> float:
        # Where people need large text, words have the room rather than the disc.
        return min(self._style.px(56) / self._style.metrics.text_scale, height_px * 0.5)

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it."""
        super().place(rect)
        px, width, height = self._style.px, float(self.width()), float(self.height())
        side = self._disc_px(height)
        self._chip.place(QRectF(px(14), (height - side) / 2, side, side))
        left = px(14) + side + px(12)
        room = width * self._name_share - left
        line = max(px(28), 17.0)
        name = min(self._name.wanted_height_px(room), (height - line) * 0.72)
        top = (height - name - line) / 2
        self._name.place(QRectF(left, top, room, name))
        self._place.place(QRectF(left, top + name, room, line))
        self._total.place(QRectF(width * (1 - _TOTAL_SHARE), 0, width * _TOTAL_SHARE - px(20), height))

    def columns(self, count: int) -> list[QRectF]:
        """Where the columns are, in the row's coordinates.

        Args:
            count: how many there are.

        Returns:
            Their places.
        """
        width, height = float(self.width()), float(self.height())
        total = _TOTAL_SHARE
        if count > _FEW_COLUMNS:
            total = min(total, _NARROW_TOTAL_SHARE * self._style.metrics.text_scale)
        room = width * (1 - self._name_share - total)
        each = room / max(1, count)
        return [QRectF(width * self._name_share + number * each, 0, each, height) for number in range(count)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the well and the bars."""
        super().paintEvent(event)
        if self._row is None:
            return
        painter, theme, px = QPainter(self), self._style.theme, self._style.px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = min(self._style.metrics.text_px(NUMBER.units), self.height() * 0.24)
        size = max(size, self._style.metrics.text_px(LEAST_TEXT_UNITS))
        font = NUMBER.font(size)
        metrics = QFontMetricsF(font)
        for column, value, best in zip(
            self.columns(len(self._row.values)), self._row.values, self._best, strict=True
        ):
            floor = column.bottom() - px(16)
            room = column.height() - px(16) - size * 1.35 - px(6)
            bar = max(px(5), room * value / self._largest) if value > 0 else 0.0
            wide = min(px(54), column.width() * 0.5)
            place = QRectF(column.center().x() - wide / 2, floor - bar, wide, bar)
            if value > 0:
                self._paint_bar(painter, place)
            painter.setPen(QPen(theme.line, max(1.0, px(2))))
            foot = min(px(74), column.width() * 0.72) / 2
            painter.drawLine(
                QPointF(column.center().x() - foot, floor), QPointF(column.center().x() + foot, floor)
            )
            text, middle = str(value), place.top() - size * 0.62
            painter.setFont(font)
            painter.setPen(theme.ink)
            half = metrics.horizontalAdvance(text) / 2
            painter.drawText(QPointF(column.center().x() - half, middle + size * BASELINE_EM), text)
            if best:
                crown = size * 1.15
                where = QRectF(column.center().x() + half + px(3), middle - crown * 0.62, crown, crown)
                self._style.draw_face(painter, faces.crown_face(), where)

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


class ScoreSheet(Panel):
    """The panel with all rows below the names of the columns."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._summary: EndSummary | None = None
        self._best = Label(style, BODY, self, color=ink_soft)
        self._best.setText(self.tr("best"))
        self._total = Label(style, LABEL, self, align=Qt.AlignmentFlag.AlignRight)
        self._total.setText(self.tr("total"))
        self.rows = [ScoreRow(style, self) for _ in range(_MOST_ROWS)]
        style.pictures_changed.connect(self.update)

    def show_summary(self, names: Sequence[str], summary: EndSummary) -> None:
        """Show another result.

        Args:
            names: of the players, by seat.
            summary: the result.
        """
        self._summary = summary
        for line, row in zip(self.rows, summary.rows, strict=False):
            line.show_row(names[row.seat], row, summary)
        for number, line in enumerate(self.rows):
            line.setVisible(number < len(summary.rows))
        self.relayout()
        self.update()

    def relayout(self) -> None:
        """Place everything anew."""
        if self._summary is None:
            return
        px, body = self._style.px, self.body()
        left, width = body.x() + px(16), body.width() - px(32)
        head, count = self._head_px(), len(self._summary.rows)
        gap = px(12)
        height = min((body.height() - head - px(28) - gap * (count - 1)) / count, px(300))
        share = max(line.wanted_share(width, height) for line in self.rows[:count])
        for number, line in enumerate(self.rows[:count]):
            line.set_name_share(share)
            line.place(QRectF(left, body.y() + head + number * (height + gap), width, height))
        foot = max(px(34), 20.0)
        bottom = body.y() + head - px(10)
        crown = px(44)
        self._best.place(
            QRectF(left + px(20) + crown, bottom - foot, width * _NAME_SHARE - px(20) - crown, foot)
        )
        right = width * _TOTAL_SHARE
        self._total.place(QRectF(left + width - right, bottom - foot, right - px(20), foot))

    def _head_px(self) -> float:
        return self._style.px(24 + 58 + 8 + 10) + max(self._style.px(34), 20.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel and the heads of the columns."""
        super().paintEvent(event)
        if self._summary is None or not self._summary.rows:
            return
        painter, px, style = QPainter(self), self._style.px, self._style
        foot = max(px(34), 20.0)
        bottom = self.body().y() + self._head_px() - px(10)
        crown = px(40)
        style.draw_face(
            painter,
            faces.crown_face(),
            QRectF(self._best.x() - crown - px(6), bottom - foot / 2 - crown * 0.6, crown, crown),
        )
        least = style.metrics.text_px(LEAST_TEXT_UNITS)
        # Narrow columns have short heads, mostly numbers, beside which a word finds room.
        over = px(8) if len(self._summary.columns) > _FEW_COLUMNS else -px(3)
        for column, place in zip(
            self._summary.columns, self.rows[0].columns(len(self._summary.columns)), strict=True
        ):
            left = place.x() + self.rows[0].x()
            words = QRectF(left, bottom - foot, place.width(), foot).adjusted(-over, 0, over, 0)
            fitted = fit_text(column.name, LABEL.font, LABEL.size_px(style), least, words.width(), 1)
            draw_lines(painter, fitted, words, LABEL.line_em, Qt.AlignmentFlag.AlignHCenter, style.theme.ink)
            if column.icon is not None:
                side = px(58)
                height = min(side, px(84) / column.icon.aspect)
                wide = height * column.icon.aspect
                middle = bottom - foot - px(8) - side / 2
                spot = QRectF(words.center().x() - wide / 2, middle - height / 2, wide, height)
                style.draw_face(painter, column.icon, spot)


def place_text(row: EndRow) -> str:
    """Say which place somebody has.

    Args:
        row: the line of the sheet.

    Returns:
        Such as "1st" or "shared 2nd".
    """
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
        QCoreApplication.translate("ScoreSheet", "shared {place}").format(place=place)
        if row.shared
        else place
    )
