"""The box of a game, to be chosen."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.people.game_offer import GameOffer
from cakedesk.app.widgets.choices import PaintedRadio
from cakedesk.app.widgets.labels import draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.text_kinds import BASELINE_EM, CAPTION_BOLD, TextKind, fit_text
from cakedesk.art import faces
from cakedesk.art.palette import PORCELAIN
from cakedesk.table.bodies import draw_box
from cakedesk.table.strokes import tick_disc
from cakedesk.table.text_fit import LaidText

MARGIN_UNITS = 16
"""Room around the box for its shadow and the ring that says it is chosen."""

_TITLE = TextKind(True, 800, 34, 1.0)
_TWO_LINES_EM = 0.95
"""How much height each of two lines takes."""
_FACTS_EM = 1.2
_PLATE_CORNER = 12 / 288


class Plate(NamedTuple):
    """What the plate of a box says, and where."""

    place: QRectF  # all of it
    title: LaidText
    upper: QRectF  # the place of the title
    facts: QRectF  # the place of seats and minutes
    facts_px: float  # the size of these


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

    def plate(self, box: QRectF) -> Plate:
        """What the plate of a box says, and where. Large text lets it grow upwards, over the picture."""
        x, y, width, height = faces.BOX_TITLE_PLATE
        place = QRectF(
            box.x() + x * box.width(), box.y() + y * box.height(), width * box.width(), height * box.height()
        )
        scale, least = box.height() / 404, self._style.least_text_px
        room, size = place.width() - 12, _TITLE.units * scale
        facts_px = max(least, 21 * scale)
        title = fit_text(self.words, _TITLE, size, least, room, 1)
        lines_px = size
        if title.elided:
            size = max(least, place.height() * 0.6 / (2 * _TWO_LINES_EM))
            title = fit_text(self.words, _TITLE, size, least, room, 2)
            lines_px = 2 * title.style.typeface.px * _TWO_LINES_EM
        spare = (place.height() - lines_px - facts_px * _FACTS_EM) / 3
        if spare < 1:
            place.setTop(place.top() + 3 * (spare - 1))
            spare = 1.0
        upper = QRectF(place.x() + 6, place.y() + spare, room, lines_px)
        facts = QRectF(place.x(), upper.bottom() + spare, place.width(), facts_px * _FACTS_EM)
        return Plate(place, title, upper, facts, facts_px)

    def _paint_plate(self, painter: QPainter, box: QRectF) -> None:
        theme, plate = self._style.theme, self.plate(box)
        draw_box(painter, plate.place, box.width() * _PLATE_CORNER, QColor(PORCELAIN))
        draw_lines(painter, plate.title, plate.upper, 0.9, Qt.AlignmentFlag.AlignHCenter, theme.card_ink)
        self._paint_facts(painter, plate.facts, plate.facts_px)

    def _paint_facts(self, painter: QPainter, rect: QRectF, size_px: float) -> None:
        """Write seats and minutes, each behind its icon; large text has no room for the clock."""
        theme = self._style.theme
        minutes = self.tr("{minutes} min").format(minutes=self.offer.minutes)
        facts = {"person": self.offer.seats_text(), "clock": minutes}
        metrics = QFontMetricsF(CAPTION_BOLD.font(size_px))
        icon, gap, apart = size_px * 1.16, size_px * 0.3, size_px * 0.85
        words = sum(metrics.horizontalAdvance(text) for text in facts.values())
        with_clock = words + 2 * (icon + gap) + apart <= rect.width() - 4
        if not with_clock:
            apart = min(apart, rect.width() - 4 - words - icon - gap)
        left = rect.center().x() - (words + (1 + with_clock) * (icon + gap) + apart) / 2
        middle = rect.center().y()
        painter.setFont(CAPTION_BOLD.font(size_px))
        painter.setPen(theme.card_ink_soft)
        for name, text in facts.items():
            if with_clock or name != "clock":
                face = faces.icon_face(name, theme.card_ink_soft.name())
                self._style.draw_face(painter, face, QRectF(left, middle - icon / 2, icon, icon))
                left += icon + gap
            painter.drawText(QPointF(left, middle + size_px * BASELINE_EM), text)
            left += metrics.horizontalAdvance(text) + apart

    def _paint_tick(self, painter: QPainter, box: QRectF) -> None:
        theme, half = self._style.theme, self._style.px(23)
        corner = box.topRight() + QPointF(-0.2, 0.28) * half
        tick_disc(painter, corner, half / 1.16, theme.raspberry, theme.on_raspberry, theme.porcelain)
