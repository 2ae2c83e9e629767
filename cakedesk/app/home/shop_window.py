"""The shop window of the chosen game: an awning, what the game is about, and its cakes on the counter."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.home.shelf import AWNING_UNITS, COUNTER_UNITS, TEXT_SHARE, shop_cakes
from cakedesk.app.people.game_offer import GameOffer
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import PANEL_RADIUS_UNITS, Panel
from cakedesk.app.widgets.text_kinds import CAPTION_BOLD, PROMPT, ink_soft
from cakedesk.art import faces
from cakedesk.table.bodies import draw_box, rounded_path
from cakedesk.table.theme import mixed, with_alpha

_STRIPE_UNITS = 58


class ShopWindow(Panel):
    """What fills the shelf beside few boxes."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._offer: GameOffer | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._pitch = Label(style, PROMPT, self, lines=5)
        self._seats = Label(style, CAPTION_BOLD, self, color=ink_soft)
        self._minutes = Label(style, CAPTION_BOLD, self, color=ink_soft)

    def show_offer(self, offer: GameOffer) -> None:
        """Show another game."""
        self._offer = offer
        self._pitch.setText(offer.pitch)
        self._seats.setText(self.tr("{seats} players").format(seats=offer.seats_text()))
        self._minutes.setText(self.tr("about {minutes} minutes").format(minutes=offer.minutes))
        self.update()

    def place(self, rect: QRectF) -> None:
        """Move it."""
        super().place(rect)
        px, body = self._style.px, self.body()
        left, width = body.x() + px(36), self._text_width()
        top = body.y() + px(AWNING_UNITS) + px(20)
        bottom = body.bottom() - px(COUNTER_UNITS) - px(8)
        line = max(px(36), 22.0)
        self._pitch.place(QRectF(left, top, width, bottom - top - 2 * line - px(8)))
        icon = line + px(8)
        self._seats.place(QRectF(left + icon, bottom - 2 * line, width - icon, line))
        self._minutes.place(QRectF(left + icon, bottom - line, width - icon, line))

    def _text_width(self) -> float:
        return self.body().width() * TEXT_SHARE

    def _paint(self, painter: QPainter) -> None:
        if self._offer is None:
            return
        style, body = self._style, self.body()
        radius = style.px(PANEL_RADIUS_UNITS)
        super()._paint(painter)
        painter.save()
        painter.setClipPath(rounded_path(body, radius))
        counter = QRectF(
            body.x(), body.bottom() - style.px(COUNTER_UNITS), body.width(), style.px(COUNTER_UNITS)
        )
        self._paint_wall(painter, body, counter)
        for face, place in shop_cakes(style.metrics, body, self._offer.showcase):
            style.draw_face(painter, face, place)
        self._paint_awning(painter, body)
        painter.restore()
        self._paint_icons(painter)

    def _paint_wall(self, painter: QPainter, body: QRectF, counter: QRectF) -> None:
        """Paint papered wall and counter."""
        theme, px = self._style.theme, self._style.px
        paper = QColor("#F4E3E4") if not theme.dark else QColor("#3A3A3F")
        stripe = mixed(paper, theme.raspberry, 0.055)
        left = body.x() + px(36) + self._text_width() + px(16)
        wall = QRectF(left, body.y(), body.right() - left, counter.y() - body.y())
        painter.fillRect(wall, mixed(theme.panel, paper, 0.9))
        width = px(_STRIPE_UNITS) / 2
        for number in range(int(wall.width() / width / 2) + 1):
            painter.fillRect(
                QRectF(wall.x() + width * (2 * number + 0.5), wall.y(), width, wall.height()), stripe
            )
        painter.fillRect(QRectF(wall.x() - px(3), wall.y(), px(6), wall.height()), theme.porcelain_edge)
        self._paint_counter(painter, counter)

    def _paint_counter(self, painter: QPainter, counter: QRectF) -> None:
        theme, px = self._style.theme, self._style.px
        front = mixed(theme.well, theme.line, 0.28)
        painter.fillRect(counter, front)
        slab = QRectF(counter.x(), counter.y(), counter.width(), px(12))
        painter.fillRect(slab, theme.porcelain)
        painter.fillRect(slab.translated(0, px(12)).adjusted(0, 0, 0, -px(8)), theme.porcelain_edge)
        edge, wide = mixed(front, theme.ink, 0.16), max(1.0, px(1.5))
        count = max(3, round(counter.width() / px(190)))
        width = (counter.width() - px(40)) / count
        for number in range(count):
            place = QRectF(
                counter.x() + px(28) + number * width, counter.y() + px(25), width - px(16), px(20)
            )
            draw_box(painter, place, px(6), None, edge, wide)

    def _paint_awning(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self._style.theme, self._style.px
        count = max(8, round(body.width() / px(_STRIPE_UNITS)) | 1)
        width, height = body.width() / count, px(AWNING_UNITS)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        berry = QColor("#B01F48") if not theme.dark else QColor("#A8305A")
        for number in range(count):
            stripe = QRectF(body.x() + number * width, body.y(), width, height)
            path = QPainterPath(stripe.topLeft())
            path.lineTo(stripe.topRight())
            path.lineTo(stripe.right(), stripe.bottom() - width * 0.42)
            path.arcTo(QRectF(stripe.x(), stripe.bottom() - width * 0.84, width, width * 0.84), 0, -180)
            path.closeSubpath()
            painter.fillPath(path.translated(0, px(3)), with_alpha(theme.shadow, 0.22))
            painter.fillPath(path, berry if number % 2 == 0 else theme.porcelain)
        shade = QLinearGradient(QPointF(0, body.y()), QPointF(0, body.y() + height))
        shade.setColorAt(0.0, QColor(255, 255, 255, 40))
        shade.setColorAt(0.5, QColor(255, 255, 255, 0))
        shade.setColorAt(1.0, QColor(0, 0, 0, 36))
        painter.fillRect(QRectF(body.x(), body.y(), body.width(), height * 0.62), shade)
        painter.setPen(QPen(with_alpha(theme.card_ink, 0.18), 1))

    def _paint_icons(self, painter: QPainter) -> None:
        color = self._style.theme.ink_soft.name()
        for label, icon in ((self._seats, "person"), (self._minutes, "clock")):
            side = label.height() * 0.72
            place = QRectF(
                label.x() - label.height() - self._style.px(6),
                label.y() + (label.height() - side) / 2,
                side,
                side,
            )
            self._style.draw_face(painter, faces.icon_face(icon, color), place)
