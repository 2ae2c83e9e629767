"""A sample of how texts and cards look with what is set."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.labels import Label, draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Panel
from cakedesk.app.widgets.text_kinds import CAPTION, LEAD, NUMBER, PROMPT, TextKind, fit_text, ink_soft
from cakedesk.art import faces
from cakedesk.table.bodies import draw_box

_NUMERAL = TextKind(True, 800, 70, 1.0)
_SMALLEST = TextKind(False, 600, 18)


class SamplePanel(Panel):
    """How texts and cards look with what is set now."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        texts = (
            (CAPTION, ink_soft, self.tr("This is how it looks")),
            (PROMPT, None, self.tr("Ada, it is your turn")),
            (LEAD, ink_soft, self.tr("Take your time.")),
            (_SMALLEST, ink_soft, self.tr("smallest text anywhere")),
        )
        self._labels = []
        for kind, color, text in texts:
            label = Label(style, kind, self, color=color) if color else Label(style, kind, self)
            label.setText(text)
            self._labels.append(label)

    def wanted_height_px(self, width_px: float) -> float:
        """How high it must be."""
        del width_px
        lines = sum(label.kind.line_px(self._style) + 2 for label in self._labels)
        return lines + self._style.px(3 * 4 + 2 * 16)

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it."""
        super().place(rect)
        px, body = self._style.px, self.body()
        top = body.y() + px(16) + (body.height() - self.wanted_height_px(body.width())) / 2
        width = body.width() - self._cards_px() - px(26 + 12 + 24)
        for label in self._labels:
            height = label.kind.line_px(self._style) + 2
            label.place(QRectF(body.x() + px(26), top, width, height))
            top += height + px(4)
        self.update()

    def _card_height_px(self) -> float:
        return min(self._style.px(112), self.body().height() - self._style.px(40))

    def _cards_px(self) -> float:
        return self._card_height_px() * 0.74 * 2 + self._style.px(10)

    def _paint(self, painter: QPainter) -> None:
        theme, px = self._style.theme, self._style.px
        body, radius = self.body(), px(24)
        draw_box(painter, body, radius, theme.well, theme.line, max(1.0, px(1.5)))
        height = self._card_height_px()
        width, left = height * 0.74, body.right() - px(24) - self._cards_px()
        for seat, numeral in enumerate(("5", "3")):
            place = QRectF(left, body.center().y() - height / 2, width, height)
            self._paint_card(painter, place, seat, numeral)
            left += width + px(10)

    def _paint_card(self, painter: QPainter, place: QRectF, seat: int, numeral: str) -> None:
        theme, px, radius = self._style.theme, self._style.px, place.width() * 0.14
        self._style.shadows(painter).paint(painter, place, radius, "card")
        if seat == 0:
            ring = max(3.0, px(5))
            outer = place.adjusted(-ring, -ring, ring, ring)
            draw_box(painter, outer, radius + ring, theme.honey, theme.card_ink, max(1.0, px(1.5)))
        draw_box(painter, place, radius, theme.porcelain, theme.porcelain_edge, max(1.0, px(1.5)))
        upper = QRectF(place.x(), place.y() + place.height() * 0.04, place.width(), place.height() * 0.62)
        size = upper.height() * 0.86
        fitted = fit_text(numeral, _NUMERAL, size, NUMBER.units / 3, upper.width(), 1)
        draw_lines(painter, fitted, upper, 1.0, Qt.AlignmentFlag.AlignHCenter, theme.card_ink)
        side = place.height() * 0.27
        chip = QRectF(place.center().x() - side / 2, place.bottom() - side * 1.2, side, side)
        self._style.draw_face(painter, faces.seat_chip_face(seat), chip)
