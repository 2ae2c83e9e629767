"""A running match of Take the Cake in a few words and one picture."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.engine.actions import OVER
from cakedesk.engine.observation import Observation
from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.entry import MatchFacts
from cakedesk.table.boards.take_the_cake.looks import cake_slab, centre_slab
from cakedesk.table.boards.take_the_cake.wording import CakeWording


def match_facts(look: Observation[TakeTheCakeState], people: Sequence[SeatPerson]) -> MatchFacts:
    """See `BoardEntry.match_facts`."""
    shown = look.shown
    words = CakeWording(shown.lists, [person.name for person in people])
    place = words.status(shown)
    if shown.turn() == OVER:
        return MatchFacts(place, "")
    built = range(len(shown.cakes)) if shown.seats == CAKES else range(shown.cake, len(shown.cakes), CAKES)
    largest = max(built, key=lambda each: shown.sizes[each])
    picture = cake_slab(shown, largest) if shown.sizes[largest] else centre_slab(shown)
    return MatchFacts(place, words.resting(shown, is_past=False), picture)
