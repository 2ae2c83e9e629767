"""A running match of Cherry Duel in a few words and one picture."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.art.cherry_duel.faces import CherriesFace
from cakedesk.engine.actions import OVER
from cakedesk.engine.observation import Observation
from cakedesk.games.cherry_duel.state import CherryDuelState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.cherry_duel.wording import DuelWording
from cakedesk.table.boards.entry import MatchFacts
from cakedesk.table.kit.table_words import TableWords


def match_facts(look: Observation[CherryDuelState], people: Sequence[SeatPerson]) -> MatchFacts:
    """See `BoardEntry.match_facts`."""
    names, shown = [person.name for person in people], look.shown
    place, turn = DuelWording(names).status(shown), shown.turn()
    if turn == OVER:
        return MatchFacts(place, "")
    return MatchFacts(place, TableWords().chooses(names[turn]), CherriesFace(shown.round + 1))
