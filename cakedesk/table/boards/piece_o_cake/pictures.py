"""The pictures of Piece o' Cake by name, for texts that show some: help and lesson.

========================  =====================================================================
``variety/<name>``        a variety's token: ``variety/cherry``
``slice/<name>``          one slice seen from above
``piece/<name>,<name>``   a piece of several slices, clockwise; ``lit`` before it: honey outline
``knife``, ``plus``       a knife's disc; the mark of a gap
``cream``, ``plate/<n>``  a rosette of cream; a plate from which n slices were eaten
``crown``, ``shared``     a crown; a shared one
``cake/<n>``              the box of a cake
========================  =====================================================================
"""

from __future__ import annotations

from cakedesk.art import faces as shared_faces
from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake import faces
from cakedesk.art.piece_o_cake.pieces import SliceSpec
from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.table.boards.entry import NamedPicture

_HEIGHTS_CARDS = {
    **dict.fromkeys(("crown", "shared", "plus", "chip"), 0.43),
    **dict.fromkeys(("variety", "plate", "knife", "cream"), 0.62),
    **dict.fromkeys(("piece", "lit"), 1.39),
    "slice": 1.6,
    "cake": 0.8,
}


def picture(name: str) -> NamedPicture:
    """See `BoardEntry.picture`."""
    return NamedPicture(_face(name), _HEIGHTS_CARDS.get(name.partition("/")[0], 1.0))


def _face(name: str) -> Face:
    kind, _, which = name.partition("/")
    match kind:
        case "variety":
            return faces.variety_face(_spec(which).kind)
        case "slice":
            return faces.piece_face((_spec(which),), 0)
        case "piece" | "lit":
            slices = tuple(_spec(part) for part in which.split(","))
            return faces.piece_face(slices, -((len(slices) - 1) // 2), "honey" if kind == "lit" else "none")
        case "plate":
            return faces.eaten_plate_face(int(which))
        case "cake":
            return faces.cake_box_face(int(which))
        case "chip":
            return shared_faces.seat_chip_face(int(which))
    single = {
        "knife": faces.knife_face(3),
        "plus": faces.plus_face(),
        "cream": faces.cream_face(),
        "crown": shared_faces.crown_face(),
        "shared": faces.shared_crown_face(),
    }
    return single[name]


def _spec(name: str) -> SliceSpec:
    kinds = {variety.name: variety for variety in GAME.builtin_lists().varieties}
    kind = kinds[name]
    return SliceSpec(kind.name, kind.count, kind.cream)
