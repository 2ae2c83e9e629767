"""The pictures of Cake Swap by name, for texts that show some: help and lesson.

=======================  ====================================================================================
``card/<id>``            a layer card, its first side upright; ``turned/<id>``: its second one
``layer/<side>``         one layer, spelled as on the cards: ``layer/5VS``
``cake/<side>,<side>``   a cake on its plate, largest layer first
``ribbon/<name>``        a ribbon as records name it: ``ribbon/gold-red``
``action/<kind>``        an action card: squeeze, swipe or swap
``frosting/<name>``      what lies on a frosting; ``sponge/<name>``: a cake
``rule/<kind>``          what a class asks for: ``rule/cake-same``
=======================  ====================================================================================
"""

from __future__ import annotations

from functools import cache

from cakedesk.art.cake_swap import faces
from cakedesk.art.cake_swap.faces import LayerLook
from cakedesk.art.face import Face
from cakedesk.games.cake_swap.cards import CAKES, FROSTINGS, ribbon_name
from cakedesk.games.cake_swap.game import GAME
from cakedesk.table.boards.entry import NamedPicture

_HEIGHTS_CARDS = {
    **dict.fromkeys(("frosting", "sponge", "rule"), 0.46),
    "action": 0.62,
    **dict.fromkeys(("card", "turned"), 1.25),
}

_CARD_UNITS = 190.0
"""A card's height in the units of cakes, so that layers are equally large wherever they lie."""


def picture(name: str) -> NamedPicture:
    """See `BoardEntry.picture`."""
    kind, _, which = name.partition("/")
    if kind in {"cake", "layer"}:
        looks, on_plate = [_sides()[side] for side in which.split(",")], kind == "cake"
        height = faces.cake_geometry(looks, on_plate, foot=False).height
        return NamedPicture(faces.cake_face(looks, plate=on_plate, foot=False), height / _CARD_UNITS)
    return NamedPicture(_face(kind, which), _HEIGHTS_CARDS.get(kind, 1.0))


def _face(kind: str, which: str) -> Face:
    match kind:
        case "card" | "turned":
            upper, lower = (_sides()[side] for side in which.split("-"))
            return faces.layer_card_face(*((upper, lower) if kind == "card" else (lower, upper)))
        case "ribbon":
            return _ribbons()[which]
        case "action":
            return faces.action_disc_face(which, "filled")
        case "frosting":
            return faces.frosting_swatch_face(which)
        case "sponge":
            return faces.cake_swatch_face(which)
        case "rule":
            return faces.rule_swatch_face(which)
    raise KeyError(kind)


@cache
def _sides() -> dict[str, LayerLook]:
    """By its spelling in the ids of cards every layer of the game."""
    lists = GAME.builtin_lists()
    spelled = [side for card_id in lists.ids for side in card_id.split("-")]
    looks = [LayerLook(layer.size, CAKES[layer.cake], FROSTINGS[layer.frosting]) for layer in lists.layers]
    return dict(zip(spelled, looks, strict=True))


@cache
def _ribbons() -> dict[str, Face]:
    points = GAME.builtin_lists().ribbon_points
    return {
        name: faces.ribbon_face(name.rpartition("-")[2], points[number])
        for number, name in ((number, ribbon_name(number)) for number in range(len(points)))
    }
