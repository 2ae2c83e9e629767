"""What the winners may be proud of, on a porcelain board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.labels import LEAST_TEXT_UNITS, Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded, draw_shadow, mixed, with_alpha
from cakedesk.app.widgets.panels import standing_rect
from cakedesk.app.widgets.text_kinds import CAPTION_BOLD, card_ink_soft
from cakedesk.art import faces
from cakedesk.table.end_summary import Picture

_MOST = 4


class ProudPicture(QWidget):
    """A porcelain board with up to four pictures, each above its caption."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._pictures: list[tuple[int, Picture]] = []
        self._captions = [
            Label(
                style, CAPTION_BOLD, self, color=card_ink_soft, align=Qt.AlignmentFlag.AlignHCenter, lines=2
            )
            for _ in range(_MOST)
        ]
        style.changed.connect(self.update)
        style.pictures_changed.connect(self.update)

    def show_pictures(self, pictures: Sequence[tuple[int, Picture]]) -> None:
        """Show other pictures.

        Args:
            pictures: each with the seat whose it is; the first four are shown.
        """
        self._pictures = list(pictures)[:_MOST]
        for number, caption in enumerate(self._captions):
            caption.setVisible(number < len(self._pictures))
            if number < len(self._pictures):
                caption.setText(self._pictures[number][1].caption)
        self.setVisible(bool(self._pictures))
        self._place_captions()
        self.update()

    def place(self, rect: QRectF) -> None:
        """Move it.

        Args:
            rect: its place in its parent, px.
        """
        self.setGeometry(rect.toAlignedRect())
        self._place_captions()

    def prefetch(self) -> None:
        """Have the pictures drawn before they show."""
        ratio = self.devicePixelRatioF()
        for (_, picture), place in zip(self._pictures, self._places(), strict=True):
            width_px, height_px = round(place.width()), round(place.height())
            if width_px > 0 and height_px > 0:
                self._style.faces.prefetch(picture.face, width_px, height_px, device_pixel_ratio=ratio)

    def _board(self) -> QRectF:
        margin = self._style.px(14)
        return QRectF(self.rect()).adjusted(margin, margin / 2, -margin, -margin * 1.5)

    def _columns(self) -> list[QRectF]:
        px, board, count = self._style.px, self._board(), len(self._pictures)
        inner = board.adjusted(px(34), px(40), -px(34), -px(34))
        gap = px(24)
        width = (inner.width() - gap * (count - 1)) / max(1, count)
        return [
            QRectF(inner.x() + number * (width + gap), inner.y(), width, inner.height())
            for number in range(count)
        ]

    def _caption_px(self) -> float:
        two_lines = 2 * self._style.metrics.text_px(LEAST_TEXT_UNITS) * CAPTION_BOLD.line_em
        return max(self._style.px(58), 34.0, two_lines)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint board and pictures."""
        del event
        style, theme, px = self._style, self._style.theme, self._style.px
        painter, board, radius = QPainter(self), self._board(), self._style.px(30)
        draw_shadow(painter, style, board, radius, blur=px(12), drop=px(8), alpha=0.28)
        draw_rounded(
            painter, board.translated(0, px(7)), radius, mixed(theme.porcelain_edge, theme.honey, 0.45)
        )
        draw_rounded(painter, board, radius, theme.porcelain, QPen(theme.porcelain_edge, max(1.0, px(2))))
        self._paint_pearls(painter, board.adjusted(px(16), px(16), -px(16), -px(16)))
        self._paint_glow(painter, board)
        single = len(self._pictures) == 1
        for (seat, picture), place in zip(self._pictures, self._places(), strict=True):
            style.draw_face(painter, picture.face, place)
            side = px(44)
            chip = QRectF(place.center().x() - side / 2, place.y() - side - px(6), side, side)
            if not single and chip.y() > board.y() + px(26):
                style.draw_face(painter, faces.seat_chip_face(seat), chip)

    def _places(self) -> list[QRectF]:
        """Where the pictures stand: on one floor, and as a group not too far below the middle."""
        floor = self._caption_px() + self._style.px(8)
        # A single cake gets some air at its sides.
        inset = 0.12 if len(self._pictures) == 1 else 0.0
        rooms = [
            column.adjusted(column.width() * inset, 0, -column.width() * inset, -floor)
            for column in self._columns()
        ]
        pairs = zip(rooms, self._pictures, strict=True)
        places = [standing_rect(room, picture.face.aspect) for room, (_, picture) in pairs]
        spare = min(place.y() - room.y() for place, room in zip(places, rooms, strict=True))
        return [place.translated(0, -spare * 0.3) for place in places]

    def _place_captions(self) -> None:
        height = self._caption_px()
        lift = 0.0
        if self._pictures and self.height() > 0:
            column = self._columns()[0]
            lift = max(0.0, column.bottom() - height - self._style.px(8) - self._places()[0].bottom())
        for column, caption in zip(self._columns(), self._captions, strict=False):
            caption.place(QRectF(column.x(), column.bottom() - height - lift, column.width(), height))

    def _paint_pearls(self, painter: QPainter, frame: QRectF) -> None:
        """A row of little rings along the rim, as on a doily."""
        theme, px = self._style.theme, self._style.px
        painter.setPen(QPen(theme.porcelain_edge, max(1.0, px(2))))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = px(5)
        across, down = max(2, round(frame.width() / px(25))), max(2, round(frame.height() / px(25)))
        for number in range(across + 1):
            x = frame.x() + frame.width() * number / across
            painter.drawEllipse(QPointF(x, frame.top()), radius, radius)
            painter.drawEllipse(QPointF(x, frame.bottom()), radius, radius)
        for number in range(1, down):
            y = frame.y() + frame.height() * number / down
            painter.drawEllipse(QPointF(frame.left(), y), radius, radius)
            painter.drawEllipse(QPointF(frame.right(), y), radius, radius)

    def _paint_glow(self, painter: QPainter, board: QRectF) -> None:
        glow = QRadialGradient(board.center(), board.height() * 0.5)
        glow.setColorAt(0.0, with_alpha(self._style.theme.tag_gold, 0.34))
        glow.setColorAt(1.0, with_alpha(self._style.theme.tag_gold, 0.0))
        inner = board.adjusted(
            self._style.px(26), self._style.px(26), -self._style.px(26), -self._style.px(26)
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawRect(inner)
