"""How the bubble of a lesson looks, which is porcelain in both themes: its colours and its buttons."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from cakedesk.app.widgets.buttons import PillButton, PillKind
from cakedesk.app.widgets.painting import draw_rounded, mixed
from cakedesk.table.theme import LIGHT, Theme


def bubble_ink(theme: Theme) -> QColor:
    """Text on porcelain."""
    return theme.card_ink


def bubble_raspberry(theme: Theme) -> QColor:
    """What is to be done."""
    del theme
    return LIGHT.raspberry  # the bubble is porcelain in both themes


def bubble_warn(theme: Theme) -> QColor:
    """An answer to what is not wanted now."""
    del theme
    return LIGHT.warn


class BubbleButton(PillButton):
    """A pill on porcelain, the same in both themes."""

    def _paint_ground(self, painter: QPainter, body: QRectF) -> tuple[QRectF, QColor]:
        line = max(1.5, self._style.px(2.5))
        ink = LIGHT.card_ink
        if self._kind is PillKind.PRIMARY:
            fill = mixed(LIGHT.raspberry, QColor("#FFFFFF"), 0.12 if self.underMouse() else 0.0)
            draw_rounded(painter, body, body.height() / 2, fill)
            return body, LIGHT.on_raspberry
        share = 0.3 if self.isDown() else 0.12 if self.underMouse() else 0.0
        fill = mixed(QColor("#FFFFFF"), LIGHT.porcelain_edge, share)
        draw_rounded(painter, body, body.height() / 2, fill, QPen(ink, line))
        return body, ink
