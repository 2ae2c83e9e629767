"""A running match of Piece o' Cake in a few words and one picture."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.art.face import Face
from cakedesk.engine.observation import Observation
from cakedesk.games.piece_o_cake.cutting import places_of
from cakedesk.games.piece_o_cake.phases import CHOOSING, CUTTING, SLICES
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.entry import MatchFacts
from cakedesk.table.boards.piece_o_cake import looks
from cakedesk.table.boards.piece_o_cake.rest_wording import RestWording

_SHOWN_SLICES = 3


def match_facts(look: Observation[PieceOCakeState], people: Sequence[SeatPerson]) -> MatchFacts:
    """See `BoardEntry.match_facts`."""
    shown = look.shown
    words = _FactWords(shown.lists, [person.name for person in people])
    return MatchFacts(words.status(shown), words.task(shown), _piece(shown))


class _FactWords(RestWording):
    """Words of a list of matches."""

    def task(self, shown: PieceOCakeState) -> str:
        """Who is to do what; empty: nobody."""
        if shown.phase == CUTTING:
            return self.tr("{name} to cut the cake").format(name=self.names[shown.to_act])
        if shown.phase == CHOOSING:
            return self.tr("{name} to choose").format(name=self.names[shown.to_act])
        return ""


def _piece(shown: PieceOCakeState) -> Face | None:
    if not shown.ring or (shown.phase == CHOOSING and not shown.starts):
        return None
    if shown.phase == CHOOSING:
        places = places_of(shown.cuts, shown.starts[0])[:_SHOWN_SLICES]
    else:
        places = [place % SLICES for place in range(-1, _SHOWN_SLICES - 1)]
    kinds = [shown.lists.varieties[shown.ring[place]] for place in places]
    specs = [looks.slice_of(kind) for kind in kinds]
    return looks.piece_face(specs, -(len(specs) // 2))
