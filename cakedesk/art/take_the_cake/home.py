"""What the home page shows of the game."""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.take_the_cake.box import TakeTheCakeBoxFace
from cakedesk.art.take_the_cake.slabs import Look, Place, SlabFace, whole_cake

_CENTRE = whole_cake("Lf2 Sk Ck2 Vk2  Sk Vc Sd Vf  Vd2 Cb Ck Ss  Cd Sf Vo Vf2")
_CUT = ("PPPR", "PGGR", "BGGR", "BBBR")
_APART = {"R": (-0.125, 0.4375), "B": (0.4375, -0.125), "P": (-0.3125, -0.3125), "G": (0.0, 0.0)}
"""How far the pieces of that cut are moved, down and to the right; in sixteenths, which add up exactly."""


def _cut(squares: dict[Place, Look]) -> dict[Place, Look]:
    moved = {}
    for place, look in squares.items():
        down, across = _APART[_CUT[int(place.row)][int(place.column)]]
        moved[Place(place.row + down, place.column + across)] = look
    return moved


_CAKES = (
    whole_cake("Sf2 Cd Cd2 Vo  Sk Cb Cd Ls  Lf Vc Ck2 Lo  Sk2 Vf Ld Lb"),
    _cut(_CENTRE),
    whole_cake("Vd Lo Ss .  . Cb Vf2 Sc  . Ck Ld .  . . Sk2 ."),
)


def home_faces() -> tuple[Face, ...]:
    """Gives the box, then a cake, one in four pieces, and one that is being built."""
    return (TakeTheCakeBoxFace(), *(SlabFace(tuple(cake.items())) for cake in _CAKES))
