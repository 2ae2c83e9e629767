"""A running match of Cake Swap in a few words and one picture."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.art.cake_swap import faces
from cakedesk.engine.actions import OVER
from cakedesk.engine.observation import Observation
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.cake_swap.looks import layer_look
from cakedesk.table.boards.cake_swap.wording import SwapWording
from cakedesk.table.boards.entry import MatchFacts


def match_facts(look: Observation[CakeSwapState], people: Sequence[SeatPerson]) -> MatchFacts:
    """See `BoardEntry.match_facts`."""
    shown = look.shown
    words = SwapWording(shown.lists, [person.name for person in people])
    place = words.status(shown)
    if shown.turn() == OVER:
        return MatchFacts(place, "")
    cake = max(shown.platters, key=len)
    picture = (
        faces.cake_face([layer_look(shown.lists, layer) for layer in cake], foot=False) if cake else None
    )
    return MatchFacts(place, words.resting(shown, words.names, is_past=False), picture)
