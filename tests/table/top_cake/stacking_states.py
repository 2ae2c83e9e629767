"""States in which cards are stacked, and rows that are resolved."""

from __future__ import annotations

from cakedesk.engine.events import Event, Sight
from cakedesk.games.top_cake.actions import half
from cakedesk.games.top_cake.cards import REVERSE
from cakedesk.games.top_cake.phases import HALF_POINT, STACKING
from cakedesk.games.top_cake.resolving import DOWN, UP
from cakedesk.games.top_cake.state import TopCakeState
from tests.table.top_cake.worst_cases import CARD, cards, fresh, in_round, lay, set_stacks


def stacking_picture() -> TopCakeState:
    """What the mock-up of stacking shows, before anything is staged: Ada stacks, Zoé and Łucja follow."""
    state = fresh(4, 0)
    in_round(state, 4, [], 0)
    state.phase = STACKING
    set_stacks(
        state,
        {
            0: [
                ["chocolate-6", "chocolate-3", "velvet-4a"],
                ["victoria-2", "coffee-3", "carrot-3a"],
                ["battenberg-2"],
            ],
            1: [["battenberg-6", "victoria-5", "velvet-4b", "carrot-3b", "coffee-2", "lemon-1", "rose"]],
            2: [["lemon-5"], ["carrot-4"], ["victoria-3"]],
            3: [["coffee-5", "chocolate-1", "fox"]],
        },
    )
    state.won = [cards("velvet-2", "lemon-4", "crown"), [], cards("battenberg-1"), cards("sparkler")]
    return state


def six_stacks_to_build_on() -> TopCakeState:
    """Six own stacks, the first of seven layers, three cards to place."""
    state = fresh(4, 0)
    in_round(state, 4, [], 0)
    state.phase = STACKING
    tower = ["battenberg-6", "victoria-5", "velvet-4b", "carrot-3b", "coffee-2", "lemon-1", "rose"]
    more = [
        ["coffee-5", "chocolate-1"],
        ["lemon-4"],
        ["carrot-4"],
        ["victoria-3"],
        ["victoria-2", "coffee-3"],
    ]
    set_stacks(state, {0: [tower, *more], 1: [["chocolate-6", "chocolate-3", "velvet-4a", "fox"]]})
    state.won = [cards("velvet-2", "crown", "battenberg-1"), [], [], cards("sparkler")]
    return state


def before_resolving() -> TopCakeState:
    """What the mock-up of resolving shows, with all bids laid: Ben holds the half point and is to lay it."""
    state = fresh(4, 2)
    in_round(state, 3, ["velvet-4a", "chocolate-6", "lemon-1", "carrot-3a", "victoria-2", "fox"], 1)
    lay(
        state,
        {
            "velvet-4a": [(1, 6, UP), (2, 5, UP)],
            "chocolate-6": [(0, 4, UP), (2, 4, DOWN), (1, REVERSE, DOWN), (0, 5, UP), (3, 2, UP), (2, 6, UP)],
            "lemon-1": [(0, 3, DOWN), (3, 5, UP)],
            "carrot-3a": [(1, 1, UP), (2, 3, UP)],
            "victoria-2": [(2, 2, DOWN), (3, 4, DOWN)],
            "fox": [(0, 6, UP), (1, 5, UP), (1, 2, DOWN)],
        },
    )
    state.phase = HALF_POINT
    state.to_act = state.starter
    return state


def sights_of_resolving(
    state: TopCakeState, half_on: str, viewer: int | None, kinds: tuple[type[Event], ...]
) -> list[Sight[TopCakeState]]:
    """What a viewer sees when the half point is laid: the events of some kinds."""
    played = state.clone()
    played.journal = []
    played.apply(half(CARD[half_on]))
    return [
        Sight(event.seen_by(viewer) or event, after.look(viewer))
        for event, after in played.journal
        if isinstance(event, kinds)
    ]
