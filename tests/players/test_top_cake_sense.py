"""Top Cake: moves that no computer player may make, for there is one that is better in any case."""

from __future__ import annotations

import pytest

from cakedesk.games.top_cake.cards import SNATCH, hand_kinds
from cakedesk.games.top_cake.phases import BIDDING, CAKES_A_ROUND, HALF_POINT, ROUNDS, STACKING
from cakedesk.games.top_cake.resolving import DOWN, UP
from cakedesk.games.top_cake.state import TopCakeState
from tests.players.positions import Position, blunders, never, only
from tests.rules.top_cake.tables import KINDS, indexes, new_game

LAST = ROUNDS - 1


def placing(number: int, won: str, *stacks: str, seats: int = 2) -> TopCakeState:
    """Seat 0 is to place won cards on its stacks, bottom to top, in a round; the others have none."""
    state = _in_round(number, seats, won, *stacks)
    state.phase = STACKING
    state.stacks[0] = [indexes(stack.split()) for stack in stacks]
    state.won[0] = indexes(won.split())
    return state


def _in_round(number: int, seats: int, *used: str) -> TopCakeState:
    """A round whose starting seat is 0, some cards not being in the decks any more."""
    state = new_game(seats, first=-number % seats)
    gone = {*indexes([name for names in used for name in names.split()])}
    lists, to_come = state.lists, LAST - number
    cakes = [card for card in lists.cakes if card not in gone]
    toppers = [card for card in lists.toppers if card not in gone]
    state.round, state.to_act, state.row, state.bids = number, 0, [], []
    state.put_away = cakes.pop()
    state.cake_deck, state.topper_deck = cakes[: CAKES_A_ROUND * to_come], toppers[:to_come]
    state.gone = cakes[CAKES_A_ROUND * to_come :] + toppers[to_come:]
    return state


def bidding(seat: int, *row: str, seats: int = 2) -> TopCakeState:
    """The last turn of bidding in the last round; of its first player card if seat 0 acts, who starts.

    Args:
        seat: who is to act.
        row: the cards with their bids, such as ``lemon-4 0S 15?``: seat 0's SNATCH, and face down seat 1's 5.
        seats: how many play.
    """
    names = [entry.split()[0] for entry in row]
    state = _in_round(LAST, seats, *names)
    state.row = indexes(names)
    state.bids = [
        [(int(bid[0]), KINDS[bid[1]], DOWN if bid.endswith("?") else UP) for bid in entry.split()[1:]]
        for entry in row
    ]
    laid = [(owner, kind) for bids in state.bids for owner, kind, _ in bids]
    for owner in range(seats):
        if (owner, SNATCH) not in laid:
            state.snatch_used[owner] = 1
        kinds = [
            kind
            for kind in hand_kinds(seats)
            if (owner, kind) not in laid and not (kind == SNATCH and state.snatch_used[owner])
        ]
        state.hands[owner] = sum(1 << kind for kind in kinds)
        state.hand_sizes[owner] = len(kinds)
    state.to_act = seat
    state.phase = BIDDING if seat else HALF_POINT
    state.bid_turns = state.bid_turns_in_round - (1 if seat else 0)
    return state


POSITIONS: tuple[Position, ...] = (
    only(
        "The topper goes on before the cake that it would double as well.",
        placing(LAST, "crown battenberg-6", "chocolate-6 victoria-5 coffee-5"),
        "stack battenberg-6 0",
    ),
    only(
        "A weak layer goes below a stronger one and the topper, and falls.",
        placing(LAST, "lemon-1 coffee-5 crown", "chocolate-6"),
        "stack coffee-5 0",
    ),
    only(
        "A weak layer goes below a stronger one and the topper, also of four seats.",
        placing(LAST, "chocolate-1 battenberg-6 fox", "victoria-5 velvet-4a", seats=4),
        "stack battenberg-6 0",
    ),
    only(
        "The topper doubles the lower of two stacks.",
        placing(LAST, "rose", "lemon-4 velvet-4a coffee-3", "chocolate-6 chocolate-3 victoria-5"),
        "stack rose 1",
    ).seen_by_all(),
    never(
        "The topper makes the lowest layer fall, and with it the doubling.",
        placing(LAST, "rose", "battenberg-2 coffee-5 velvet-4a", "chocolate-6"),
        "stack rose 0",
    ).seen_by_all(),
    only(
        "A third layer would make two of a flavour count double.",
        placing(LAST, "lemon-4", "chocolate-6 chocolate-3", "victoria-5"),
        "stack lemon-4 0",
    ).seen_by_all(),
    only(
        "A topper is a third layer as well.",
        placing(LAST, "crown", "chocolate-6 chocolate-3", "victoria-5 coffee-5"),
        "stack crown 0",
    ).seen_by_all(),
    never(
        "A cake goes on top of the topper that doubles a stack.",
        placing(LAST, "lemon-1", "chocolate-6 victoria-5 coffee-5 crown", "velvet-4a"),
        "stack lemon-1 0",
    ).seen_by_all(),
    never(
        "A cake goes on top of the topper that doubles a stack, in the middle of the game.",
        placing(2, "lemon-1", "chocolate-6 victoria-5 coffee-5 crown"),
        "stack lemon-1 0",
    ),
    never(
        "A second topper goes on a crowned stack although another one can be doubled.",
        placing(
            LAST,
            "fox",
            "chocolate-6 victoria-5 coffee-5 crown",
            "battenberg-6 lemon-5 velvet-4a",
        ),
        "stack fox 0",
        "stack fox new",
    ).seen_by_all(),
    only(
        "Each of two toppers has a stack to double.",
        placing(LAST, "fox rose", "chocolate-6 victoria-5 coffee-5", "battenberg-6 lemon-5 velvet-4a"),
        "stack * 0",
        "stack * 1",
    ),
    never(
        "The third layer makes the lowest fall, which costs the two of a flavour.",
        placing(LAST, "coffee-5", "lemon-1 lemon-4", "victoria-5"),
        "stack coffee-5 0",
    ),
    only(
        "Of two won cakes the matching one goes to another stack.",
        placing(LAST, "chocolate-1 lemon-4", "chocolate-6 chocolate-3", "victoria-5"),
        "stack chocolate-1 0",
        "stack lemon-4 ?",
        "stack lemon-4 new",
    ),
    never(
        "A layer falls for nothing in the middle of the game.",
        placing(2, "lemon-5", "chocolate-1 victoria-5", "coffee-5"),
        "stack lemon-5 0",
    ),
    never(
        "Both cards go beside a cake that an open SNATCH takes in any case.",
        bidding(
            1,
            "lemon-4 0S 08?",
            "chocolate-6 06 04? 17",
            "victoria-5 02 15",
            "coffee-5 03? 18? 14?",
        ),
        "bid up=?:lemon-4 down=?:lemon-4",
    ),
    never(
        "Both cards go beside a cake that the own SNATCH takes in any case.",
        bidding(
            1,
            "lemon-4 08 06? 1S",
            "chocolate-6 05 04? 17",
            "victoria-5 02 15",
            "coffee-5 03? 18?",
        ),
        "bid up=?:lemon-4 down=?:lemon-4",
    ),
    never(
        "The half point goes to a cake that an open SNATCH takes; one is there that nobody bid for.",
        bidding(
            0,
            "lemon-4 1S 18?",
            "chocolate-6 06 04? 17 16?",
            "victoria-5 02 05? 15 14?",
            "coffee-5",
        ),
        "half lemon-4",
    ),
    never(
        "The half point goes to a cake that the own SNATCH takes; one is there that nobody bid for.",
        bidding(
            0,
            "lemon-4 0S 18?",
            "chocolate-6 06 04? 17 16?",
            "victoria-5 02 05? 15 14?",
            "coffee-5",
        ),
        "half lemon-4",
    ),
)


@pytest.mark.parametrize("position", POSITIONS, ids=[position.why for position in POSITIONS])
def test_no_absurd_move(position: Position) -> None:
    assert not [*blunders("top-cake", position)]
