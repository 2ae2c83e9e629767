"""The box of a game, to be chosen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.people.game_offer import GameOffer
from cakedesk.app.widgets.choices import PaintedRadio
from cakedesk.app.widgets.labels import draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.text_kinds import BASELINE_EM, CAPTION_BOLD, TextKind, fit_text
from cakedesk.art import faces
from cakedesk.table.bodies import draw_box
from cakedesk.table.strokes import tick_disc
from cakedesk.table.text_fit import LaidText

MARGIN_UNITS = 16
"""Room around the box for its shadow and the ring that says it is chosen."""

_TITLE = TextKind(True, 800, 34, 1.0)
_TWO_LINES_EM = 0.95
"""How much height each of two lines takes."""


class BoxButton(PaintedRadio):
    """The box of a game with its name, seats and minutes on its plate."""

    def __init__(self, style: PageStyle, offer: GameOffer, parent: QWidget) -> None:
        super().__init__(style, offer.title, parent)
        self.offer = offer
        self._alone = False
        self.setAccessibleDescription(
            self.tr("For {seats} players, about {minutes} minutes. {pitch}").format(
                seats=offer.seats_text(), minutes=offer.minutes, pitch=offer.pitch
            )
        )

    def set_alone(self, alone: bool) -> None:
        """Say whether there are other boxes: without them no ring says that this one is chosen."""
        self._alone = alone
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if alone else Qt.FocusPolicy.StrongFocus)

    def place(self, rect: QRectF) -> None:
        """Move it."""
        margin = round(self._style.px(MARGIN_UNITS))
        self.setGeometry(rect.toRect().adjusted(-margin, -margin, margin, margin))

    def box_rect(self) -> QRectF:
        """The place of the box itself, in the button's coordinates."""
        margin = round(self._style.px(MARGIN_UNITS))
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    def hitButton(self, pos: QPoint) -> bool:
        """The box itself counts, not its shadow."""
        return self.box_rect().contains(pos)

    def focus_shape(self) -> tuple[QRectF, float]:
        """The box with its ring."""
        grow = self._style.px(8)
        return self.box_rect().adjusted(-grow, -grow, grow, grow), self._style.px(22)

    def _paint(self, painter: QPainter) -> None:
        style, theme = self._style, self._style.theme
        box, radius = self.box_rect(), style.px(14)
        if self.underMouse() and not self.isChecked():
            box.translate(0, -style.px(4))
        style.shadows(painter).paint(painter, box, radius, "card")
        if self.isChecked() and not self._alone:
            grow = style.px(8)
            ring = box.adjusted(-grow, -grow, grow, grow)
            draw_box(painter, ring, radius + grow, theme.panel, theme.raspberry, max(2.0, style.px(5)))
        style.draw_face(painter, self.offer.box, box)
        self._paint_plate(painter, box)
        if self.isChecked() and not self._alone:
            self._paint_tick(painter, box)

    def plate(self, box: QRectF) -> tuple[LaidText, QRectF, QRectF]:
        """What the plate of a box says: the title, its place, and that of seats and minutes."""
        x, y, width, height = faces.BOX_TITLE_PLATE
        plate = QRectF(
            box.x() + x * box.width(), box.y() + y * box.height(), width * box.width(), height * box.height()
        )
        style = self._style
        size = style.px(_TITLE.units) * box.height() / style.px(404)
        top, split = 0.09, 0.545
        title = fit_text(self.words, _TITLE, size, self._style.least_text_px, plate.width() - 12, 1)
        if title.elided:
            # Two lines push seats and minutes down, and are as large as leaves these room.
            top, split = 0.03, 0.63
            size = plate.height() * (split - top) / (2 * _TWO_LINES_EM)
            title = fit_text(self.words, _TITLE, size, size * 0.8, plate.width() - 12, 2)
        at, rest = plate.y() + plate.height() * top, plate.y() + plate.height() * split
        upper = QRectF(plate.x() + 6, at, plate.width() - 12, rest - at)
        return title, upper, QRectF(plate.x(), rest, plate.width(), plate.y() + plate.height() * 0.9 - rest)

    def _paint_plate(self, painter: QPainter, box: QRectF) -> None:
        style = self._style
        title, upper, lower = self.plate(box)
        draw_lines(painter, title, upper, 0.9, Qt.AlignmentFlag.AlignHCenter, style.theme.card_ink)
        size = max(self._style.least_text_px, style.px(21) * box.height() / style.px(404))
        self._paint_facts(painter, lower, size)

    def _paint_facts(self, painter: QPainter, rect: QRectF, size_px: float) -> None:
        """Write seats and minutes, each behind its icon."""
        theme = self._style.theme
        minutes = self.tr("{minutes} min").format(minutes=self.offer.minutes)
        facts = (("person", self.offer.seats_text()), ("clock", minutes))
        font = CAPTION_BOLD.font(size_px)
        metrics = QFontMetricsF(font)
        icon, gap, apart = size_px * 1.16, size_px * 0.3, size_px * 0.85
        width = sum(icon + gap + metrics.horizontalAdvance(text) for _, text in facts) + apart
        if width > rect.width() - 4:
            self._paint_facts(painter, rect, size_px * (rect.width() - 6) / width)
            return
        left, middle = rect.center().x() - width / 2, rect.center().y()
        painter.setFont(font)
        painter.setPen(theme.card_ink_soft)
        for name, text in facts:
            face = faces.icon_face(name, theme.card_ink_soft.name())
            self._style.draw_face(painter, face, QRectF(left, middle - icon / 2, icon, icon))
            left += icon + gap
            painter.drawText(QPointF(left, middle + size_px * BASELINE_EM), text)
            left += metrics.horizontalAdvance(text) + apart

    def _paint_tick(self, painter: QPainter, box: QRectF) -> None:
        theme, half = self._style.theme, self._style.px(23)
        corner = box.topRight() + QPointF(-0.2, 0.28) * half
        tick_disc(painter, corner, half / 1.16, theme.raspberry, theme.on_raspberry, theme.porcelain)
