"""Sprinkles that fall once and then lie still."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.art.palette import SEAT_COLORS
from cakedesk.table.bodies import draw_box

_COUNT = 170
_FALL_MS = 1400
_MARGIN_PX = 1.0
_COLORS = (*SEAT_COLORS[:5], "#FFFCF4")


@dataclass(frozen=True, slots=True)
class Sprinkle:
    """One sprinkle at rest."""

    x: float  # its middle, by the width of the whole
    y: float  # its middle, by the height of the whole
    degrees: float  # how it is turned
    color: str
    delay: float  # when it begins to fall, by the whole time


class Confetti(Painted, QWidget):
    """A field of sprinkles around what is celebrated. With reduced motion there are none."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._progress = 1.0
        self._clear: list[QRectF] = []
        self._drawn: dict[str, QPixmap] = {}
        self._drawn_for = (0.0, 0.0, 0.0)
        # The same scatter every time: a celebration is no matter of chance.
        rng = Random("sprinkles")
        self._sprinkles = [
            Sprinkle(
                rng.random(), rng.random(), rng.uniform(0, 180), rng.choice(_COLORS), rng.uniform(0, 0.45)
            )
            for _ in range(_COUNT)
        ]
        self._fall = QVariantAnimation(self)
        self._fall.setDuration(_FALL_MS)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.valueChanged.connect(self._fall_to)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def start(self) -> None:
        """Let them fall."""
        self._fall.stop()
        if not self._style.reduced_motion:
            self._fall_to(0.0)
            self._fall.start()

    def scatter(self, clear: Sequence[QRectF]) -> None:
        """Keep some places free of them (`clear`: the places, in its own coordinates, px)."""
        self._clear = list(clear)
        self.update()

    def _fall_to(self, progress: float) -> None:
        self._progress = progress
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves where nobody looks."""
        self._fall.stop()
        self._progress = 1.0
        super().hideEvent(event)

    def _paint(self, painter: QPainter) -> None:
        if self._style.reduced_motion:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        length, thick = self._style.px(19), self._style.px(8)
        bodies = self._bodies(length, thick)
        corner = QPointF(-length / 2 - _MARGIN_PX, -thick / 2 - _MARGIN_PX)
        curve = QEasingCurve(QEasingCurve.Type.OutQuad)
        for sprinkle in self._sprinkles:
            share = min(1.0, max(0.0, (self._progress - sprinkle.delay) / (1.0 - 0.45)))
            x, y = sprinkle.x * self.width(), sprinkle.y * self.height()
            high = (1.0 - curve.valueForProgress(share)) * (self.height() * 0.6 + y)
            if y - high < -length or any(place.contains(x, y) for place in self._clear):
                continue
            painter.save()
            painter.translate(x, y - high)
            painter.rotate(sprinkle.degrees + (1.0 - share) * 240)
            painter.drawPixmap(corner, bodies[sprinkle.color])
            painter.restore()

    def _bodies(self, length: float, thick: float) -> dict[str, QPixmap]:
        """One lying sprinkle of each colour, drawn once for a size: paths would cost a frame each time."""
        key = (length, thick, self.devicePixelRatioF())
        if key != self._drawn_for:
            self._drawn_for = key
            self._drawn = {color: _body(length, thick, key[2], QColor(color)) for color in _COLORS}
        return self._drawn


def _body(length: float, thick: float, ratio: float, color: QColor) -> QPixmap:
    """One sprinkle, with a margin that keeps its edges smooth when it is turned."""
    width, height = length + 2 * _MARGIN_PX, thick + 2 * _MARGIN_PX
    pixmap = QPixmap(math.ceil(width * ratio), math.ceil(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_box(painter, QRectF(_MARGIN_PX, _MARGIN_PX, length, thick), thick / 2, color)
    painter.end()
    return pixmap
