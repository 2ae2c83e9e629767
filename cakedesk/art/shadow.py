"""Soft shadows, blurred beforehand and baked into a face's picture: no graphics effects while things move."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from PySide6.QtGui import QColor, QImage, QPainter

if TYPE_CHECKING:
    from PIL import Image

ShadowKind = Literal["rest", "card", "lifted"]

_PARTS: dict[ShadowKind, tuple[tuple[float, float, float], ...]] = {
    "rest": ((2, 5, 0.22),),
    "card": ((2, 3, 0.18), (7, 16, 0.24)),
    "lifted": ((3, 4, 0.20), (18, 32, 0.32)),
}
"""By kind: how far down, how far blurred, how dark; lengths in units of the 1600 x 1000 table."""

_LIGHT_COLOR, _DARK_COLOR = "#2B3A2C", "#050B09"
_DARK_STRENGTH = 1.5
"""On the dark table the same share of black would not be seen."""

_GRID = 4
"""Margins are multiples of this, so that they are whole device pixels at 125, 150 and 200 %."""


class Margins(NamedTuple):
    """How much a picture grows by its shadow, in device-independent pixels."""

    left: int
    top: int
    right: int
    bottom: int


class Shadow(NamedTuple):
    """A kind of shadow.

    Attributes:
        kind: rest: lies flat; card: a card on the table; lifted: held over it.
        dark: Whether it falls on the dark table.
    """

    kind: ShadowKind
    dark: bool = False

    def margins(self, scale: float) -> Margins:
        """Computes the room a shadow takes.

        Args:
            scale: Device-independent pixels of one unit of the 1600 x 1000 table.

        Returns:
            The margins in device-independent pixels.
        """
        parts = _PARTS[self.kind]
        side = _up(max(blur for _, blur, _ in parts) * scale)
        top = _up(max(max(blur - down, 0.0) for down, blur, _ in parts) * scale)
        return Margins(side, top, side, _up(max(blur + down for down, blur, _ in parts) * scale))


NO_MARGINS = Margins(0, 0, 0, 0)


def with_shadow(
    picture: QImage, shadow: Shadow, margins_px: Margins, radius_px: float, scale_px: float
) -> QImage:
    """Puts a shadow under a picture, which grows. Lengths are in device pixels; `scale_px` is one unit."""
    alpha = _shadow_alpha(
        picture.width(), picture.height(), shadow, margins_px, round(radius_px, 1), scale_px
    )
    width, height = alpha.size
    result = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    result.fill(QColor(_DARK_COLOR if shadow.dark else _LIGHT_COLOR))
    mask = QImage(alpha.tobytes(), width, height, width, QImage.Format.Format_Alpha8)
    painter = QPainter(result)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, mask)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.drawImage(margins_px.left, margins_px.top, picture)
    painter.end()
    return result


@lru_cache(maxsize=24)
def _shadow_alpha(
    width: int, height: int, shadow: Shadow, margins: Margins, radius: float, scale: float
) -> Image.Image:
    """Blurs the shape of a card; one picture serves all cards of a size."""
    from PIL import Image, ImageChops, ImageDraw, ImageFilter  # noqa: PLC0415 - the first page has no shadows

    size = (width + margins.left + margins.right, height + margins.top + margins.bottom)
    strength = _DARK_STRENGTH if shadow.dark else 1.0
    total = Image.new("L", size, 0)
    for down, blur, opacity in _PARTS[shadow.kind]:
        shape = Image.new("L", size, 0)
        top = margins.top + round(down * scale)
        corner = min(radius, width / 2, height / 2)
        ImageDraw.Draw(shape).rounded_rectangle(
            (margins.left, top, margins.left + width - 1, top + height - 1),
            corner,
            fill=round(255 * min(opacity * strength, 0.75)),
        )
        total = ImageChops.screen(total, shape.filter(ImageFilter.GaussianBlur(blur * scale / 2)))
    return total


def _up(length: float) -> int:
    return math.ceil(length / _GRID) * _GRID
