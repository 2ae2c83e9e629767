"""Cards on falling stairs: prices that go down, in one picture."""

from __future__ import annotations

from cakedesk.art.color import lighter
from cakedesk.art.dutch_auction import cards
from cakedesk.art.dutch_auction.cards import NumberCardFace, PowerCardFace
from cakedesk.art.dutch_auction.seals import CoinFace
from cakedesk.art.face import Face
from cakedesk.art.svg import Drawing, PathData, num

_STEP = 70.0
_RISE = 30.0
_CARD = 64.0
_COIN = 26.0
_SCALE = _CARD / cards.WIDTH
_CARD_HEIGHT = cards.HEIGHT * _SCALE

Shown = NumberCardFace | PowerCardFace


class StairsFace(Face):
    """A few cards on stairs of one colour, the cheapest at the left, a coin below each."""

    shown: tuple[Shown, ...]  # the cards, from left to right
    color: str  # the lowest step's; the others are lighter

    @property
    def name(self) -> str:
        """Its cards."""
        return " ".join(["Stairs", *(card.name for card in self.shown)])

    def _size(self) -> tuple[float, float]:
        return stairs_size(len(self.shown))

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_stairs(drawing, self.shown, self.color, self._size()[1], 7)


def stairs_size(count: int) -> tuple[float, float]:
    """Width and height of stairs with so many steps."""
    return _STEP * count, _CARD_HEIGHT + _RISE * (count - 1) + _COIN + 16


def draw_stairs(drawing: Drawing, shown: tuple[Shown, ...], color: str, bottom: float, corner: float) -> None:
    """Draws cards on stairs from a lower left corner on, which is rounded as the lower right one is."""
    for number, card in enumerate(shown):
        left, top = _STEP * number, bottom - _COIN - 12 - _RISE * number
        tone = lighter(color, 0.14 * number)
        is_last = number == len(shown) - 1
        right = left + _STEP + (0 if is_last else 0.5)
        first, last = (corner if each else 0.1 for each in (number == 0, is_last))
        step = PathData().move(left, top).line(right, top).line(right, bottom - last)
        step.arc(last, last, right - last, bottom, clockwise=True).line(left + first, bottom)
        step.arc(first, first, left, bottom - first, clockwise=True)
        drawing.path(step.close(), fill=tone)
        drawing.rect(left, top, _STEP, 4, fill=lighter(color, 0.45))
        with drawing.group(
            transform=f"translate({num(left + (_STEP - _CARD) / 2)} {num(top - _CARD_HEIGHT)})"
            f" scale({_SCALE:.4f})"
        ):
            drawing.rect(
                -1, 4, cards.WIDTH + 2, cards.HEIGHT, cards.CORNER, fill="#10201A", fill_opacity=0.25
            )
            draw_inside(drawing, card, _CARD)
        scale = _COIN / 100
        with drawing.group(
            transform=f"translate({num(left + (_STEP - _COIN) / 2)} {num(top + 8)}) scale({scale})"
        ):
            draw_inside(drawing, CoinFace(number + 1), _COIN)


def draw_inside(drawing: Drawing, face: Face, width_units: float) -> None:
    """Draws a face as a part of another picture; cards fill what they are drawn on, so it gets its own."""
    width, height = face._size()
    outer = drawing.width, drawing.height
    drawing.width, drawing.height = width, height
    face._draw(drawing, width_units)
    drawing.width, drawing.height = outer
