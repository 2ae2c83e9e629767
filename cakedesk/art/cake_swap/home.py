"""What the home page shows of the game."""

from __future__ import annotations

from cakedesk.art.cake_swap.box import PRIZE_CAKE, CakeSwapBoxFace
from cakedesk.art.cake_swap.cakes import CakeFace
from cakedesk.art.cake_swap.layer_look import LayerLook
from cakedesk.art.face import Face

_CAKES = (
    (LayerLook(5, "vanilla", "kiwi"), LayerLook(4, "vanilla", "wild"), LayerLook(2, "vanilla", "strawberry")),
    PRIZE_CAKE,
    (
        LayerLook(5, "chocolate", "orange"),
        LayerLook(4, "vanilla", "blueberry"),
        LayerLook(3, "chocolate", "banana"),
        LayerLook(1, "vanilla", "strawberry"),
    ),
)


def home_faces() -> tuple[Face, ...]:
    """Gives the box, then cakes of three, five and four layers on their stands."""
    return (CakeSwapBoxFace(), *(CakeFace(cake) for cake in _CAKES))
