"""A running match of Piece o' Cake in a few words and one picture."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake import faces
from cakedesk.art.piece_o_cake.faces import SliceSpec
from cakedesk.games.piece_o_cake.cutting import places_of
from cakedesk.games.piece_o_cake.phases import CAKES, CHOOSING, CUTTING, SLICES
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.entry import MatchFacts
from cakedesk.table.boards.piece_o_cake.wording import CONTEXT

_SHOWN_SLICES = 3


def match_facts(shown: PieceOCakeState, names: Sequence[str]) -> MatchFacts:
    """Sum a running match up.

    Args:
        shown: what a spectator sees.
        names: by seat.

    Returns:
        Its cake, whose turn it is, and a piece of the cake on the table.
    """
    translate = QCoreApplication.translate
    place = translate(CONTEXT, "Cake {number} of {cakes}").format(number=shown.cake + 1, cakes=CAKES)
    if shown.matches > 1:
        match = translate(CONTEXT, "Match {number} of {matches}")
        place = f"{match.format(number=shown.match + 1, matches=shown.matches)}, {place}"
    tasks = {
        CUTTING: translate(CONTEXT, "{name} to cut the cake"),
        CHOOSING: translate(CONTEXT, "{name} to choose"),
    }
    turn = tasks[shown.phase].format(name=names[shown.to_act]) if shown.phase in tasks else ""
    return MatchFacts(place, turn, _piece(shown))


def _piece(shown: PieceOCakeState) -> Face | None:
    if not shown.ring:
        return None
    if shown.phase == CHOOSING:
        if not shown.starts:
            return None
        places = places_of(shown.cuts, shown.starts[0])[:_SHOWN_SLICES]
    else:
        places = [place % SLICES for place in range(-1, _SHOWN_SLICES - 1)]
    kinds = [shown.lists.varieties[shown.ring[place]] for place in places]
    specs = [SliceSpec(kind.name, kind.count, kind.cream) for kind in kinds]
    return faces.piece_face(specs, -(len(specs) // 2))
