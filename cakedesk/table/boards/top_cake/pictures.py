"""The pictures of Top Cake by name, for texts that show some: help and lesson.

====================================  =================================================================
``bid/<seat>/<kind>``                 a bidding card: ``bid/0/8``, ``bid/1/S``; ``back/<seat>`` its back
``card/<id>``                         a card as it lies in the row: ``card/chocolate-6``
``stack/<id>,<id>,...``               a stack, from below; ``layer/<id>`` one layer alone
``half``, ``x2``                      the half point; the sign of a topper
``max/<number>``, ``full/<number>``   how many layers one bears; the same when it bears no more
``topper/<id>``                       a topper alone
====================================  =================================================================
"""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.games.top_cake.cards import KIND_NAMES, TopCakeLists
from cakedesk.games.top_cake.game import GAME
from cakedesk.table.boards.entry import NamedPicture
from cakedesk.table.boards.top_cake.card_faces import bid_face, layer_spec, row_face

_TAG, _STACK = 0.43, 1.39
_HEIGHTS_CARDS = {
    **dict.fromkeys(("max", "full", "x2", "half"), _TAG),
    **dict.fromkeys(("stack", "layer"), _STACK),
}
_KINDS = {name: kind for kind, name in KIND_NAMES.items()}


def picture(name: str) -> NamedPicture:
    """See `BoardEntry.picture`."""
    return NamedPicture(_face(name), _HEIGHTS_CARDS.get(name.partition("/")[0], 1.0))


def _face(name: str) -> Face:
    kind, _, which = name.partition("/")
    lists: TopCakeLists = GAME.builtin_lists()
    match kind:
        case "bid":
            seat, _, card = which.partition("/")
            return bid_face(int(seat), _KINDS[card])
        case "back":
            return cake_faces.bid_back_face(int(which))
        case "card":
            return row_face(lists, lists.index[which])
        case "stack":
            return cake_faces.stack_face(
                tuple(layer_spec(lists, lists.index[card]) for card in which.split(","))
            )
        case "layer":
            return cake_faces.stack_face((layer_spec(lists, lists.index[which]),))
        case "topper":
            return cake_faces.topper_face(lists.cards[lists.index[which]].id)
        case "max" | "full":
            return cake_faces.max_tag_face(int(which), full=kind == "full")
    return {"half": cake_faces.half_point_face, "x2": cake_faces.topper_tag_face}[name]()
