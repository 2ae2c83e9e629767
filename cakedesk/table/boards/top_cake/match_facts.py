"""A running match of Top Cake in a few words and one picture."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.engine.observation import Observation
from cakedesk.games.top_cake.phases import BIDDING, HALF_POINT, ROUNDS, STACKING
from cakedesk.games.top_cake.scoring import score_stack
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.entry import MatchFacts
from cakedesk.table.boards.top_cake.card_faces import layer_spec
from cakedesk.table.kit.table_words import TableWords

LAYER_HEIGHT_UNITS = 36.0


def match_facts(look: Observation[TopCakeState], people: Sequence[SeatPerson]) -> MatchFacts:
    """See `BoardEntry.match_facts`."""
    shown = look.shown
    translate = QCoreApplication.translate
    place = TableWords().round_of(shown.round + 1, ROUNDS)
    tasks = {
        BIDDING: translate("TopCakeBoard", "{name} to bid"),
        HALF_POINT: translate("TopCakeBoard", "{name} to lay the half point"),
        STACKING: translate("TopCakeBoard", "{name} to stack"),
    }
    turn = tasks[shown.phase].format(name=people[shown.to_act].name) if shown.phase in tasks else ""
    lists = shown.lists
    stacks = [stack for own in shown.stacks for stack in own] or [shown.row[:1]]
    finest = max(stacks, key=lambda stack: (score_stack(stack, lists).points, len(stack)))
    picture = cake_faces.stack_face(tuple(layer_spec(lists, card) for card in finest), LAYER_HEIGHT_UNITS)
    return MatchFacts(place, turn, picture)
