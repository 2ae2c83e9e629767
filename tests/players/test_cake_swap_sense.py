"""Cake Swap: moves that no computer player may make, for there is one that is better in any case."""

from __future__ import annotations

import pytest

from cakedesk.games.cake_swap.cards import SQUEEZE
from cakedesk.games.cake_swap.state import CakeSwapState
from tests.players.positions import Position, blunders, never, only
from tests.rules.cake_swap.tables import do, new_game

AT_28 = "showcase-blue premium-white prestigious-white"
"""Three points are missing to the target of two to four seats: any further ribbon wins."""

AT_27 = "showcase-blue honorable-white premium-white"
"""Four points are missing."""

TWO_LAYERS = "5CS-1VU:5 4VO-1CU:4"
THREE_LAYERS = "5CS-1VU:5 4VO-1CU:4 3CB-1VU:3"


def after(state: CakeSwapState, *lines: str) -> CakeSwapState:
    """The position some moves later."""
    do(state, *lines)
    return state


def without_squeeze(state: CakeSwapState) -> CakeSwapState:
    """The same, the seat to act having used its Squeeze."""
    state.action_cards[state.to_act] &= ~SQUEEZE
    return state


def last_turn(state: CakeSwapState) -> CakeSwapState:
    """The same with a deck of a single card, which is drawn."""
    state.out += [number for number in state.deck[:-1] if number not in state.out]
    state.deck = state.deck[-1:]
    return after(state, "draw")


POSITIONS: tuple[Position, ...] = (
    only(
        "The complete cake wins at once.",
        new_game(2, THREE_LAYERS, ribbons=[AT_28]),
        "submit *",
    ),
    only(
        "The complete cake wins at once, also of four seats.",
        new_game(4, THREE_LAYERS, table=["2CS-1CU", "5VK-1VS"], ribbons=[AT_28]),
        "submit *",
    ),
    only(
        "Only gold reaches the target; the other ribbon that the cake meets does not.",
        new_game(
            2,
            "5CS-1VU:5 4VS-2VK:4 3CS-1CK:3",
            ribbons=["showcase-blue signature-white"],
        ),
        "submit gold",
    ),
    only(
        "The drawn card is the layer that completes the winning cake.",
        after(new_game(2, TWO_LAYERS, deck=["3CB-1VU"], ribbons=[AT_28]), "draw"),
        "place *",
    ),
    only(
        "A card of the table completes the winning cake; a drawn one may not.",
        new_game(2, TWO_LAYERS, table=["3CB-1VU", "5CO-4VS"], ribbons=[AT_28]),
        "draft 3CB-1VU",
    ),
    only(
        "A card of the table completes the winning cake, also of six seats with many open cards.",
        new_game(
            6,
            TWO_LAYERS,
            "5VB-4CO:5",
            "5CW-4VU:5",
            table=["3CB-1VU", "5CO-4VS", "5VS-4CK", "5CK-4CW", "5VU-4VB"],
            ribbons=["signature-blue prestigious-white"],
        ),
        "draft 3CB-1VU",
    ),
    only(
        "The top layer of the other platter completes the winning cake.",
        new_game(2, TWO_LAYERS, "5VK-1VS:5 3CB-1VU:3", table=["5CO-4VS"], ribbons=[AT_28]),
        "swipe 1",
    ),
    only(
        "The winning cake lacks two layers: one lies on the table, one on the other platter.",
        new_game(2, "5CS-1VU:5", "5VK-1VS:5 3CB-1VU:3", table=["4VO-1CU"], ribbons=[AT_28]),
        "draft 4VO-1CU",
        "swipe 1",
    ),
    only(
        "Of four platters one has the layer that completes the winning cake.",
        new_game(
            4,
            TWO_LAYERS,
            "5VU-4VB:5",
            "5VO-3VB:5 3CB-1VU:3",
            "5CW-4VU:5",
            table=["5CO-4VS"],
            ribbons=[AT_28],
        ),
        "swipe 2",
    ),
    only(
        "All of one cake wins: the vanilla layer on top has to be swapped for chocolate.",
        new_game(
            2,
            "5CS-1VU:5 4CB-1VW:4 3VO-1VS:3",
            table=["3CS-1CK", "5CO-4VS"],
            ribbons=[AT_27],
        ),
        "swap * with 3CS-1CK",
    ),
    only(
        "All of one cake wins: the drawn card has to be swapped in.",
        after(
            without_squeeze(new_game(2, "5CS-1VU:5 4CB-1VW:4 3VO-1VS:1", deck=["3CS-1CK"], ribbons=[AT_27])),
            "draw",
        ),
        "swap *",
    ),
    only(
        "The card in hand completes the winning cake if it is squeezed in.",
        after(new_game(2, "5CS-1VU:5 2VO-1CB:2", deck=["4CB-3VO"], ribbons=[AT_28]), "draw"),
        "squeeze *",
    ),
    only(
        "A card of the table completes the winning cake if it is squeezed in.",
        new_game(2, "5CS-1VU:5 2VO-1CB:2", table=["4CB-3VO", "5CK-4CW"], ribbons=[AT_28]),
        "draft *",
    ),
    only(
        "The card in hand completes the winning cake; placing its larger side leaves no room for another.",
        after(new_game(2, "5CS-1VU:5 4VO-1CU:4", table=["2CS-1CU"], ribbons=[AT_28]), "draft 2CS-1CU"),
        "place *",
    ),
    never(
        "A complete cake is cleared although a ribbon is there for it.",
        new_game(2, THREE_LAYERS),
        "clear",
    ).seen_by_all(),
    never(
        "A good cake in the making is cleared at the end of a turn; the next one is soon enough for that.",
        after(new_game(3, "5CS-1VU:5 4CS-3VK:4", deck=["3CS-1CK"]), "draw", "pass"),
        "clear",
    ),
    only(
        "It is the last turn of all, and the complete cake is not submitted.",
        after(last_turn(new_game(2, THREE_LAYERS, deck=["5CO-4VS"])), "pass"),
        "submit *",
    ).seen_by_all(),
    only(
        "It is the last turn of all, and the drawn card completes a cake.",
        last_turn(new_game(2, TWO_LAYERS, deck=["3CB-1VU"])),
        "place *",
    ),
    only(
        "It is the last turn of all: four points lead, but three lose.",
        after(
            last_turn(
                new_game(
                    2, "5CS-1VU:5 4VO-1CU:4 3CB-1VU:3", deck=["5CO-4VS"], ribbons=["", "honorable-white"]
                )
            ),
            "pass",
        ),
        "submit premium",
    ),
    only(
        "It is the last turn of all, and the other platter has the layer that completes a cake.",
        after(last_turn(new_game(2, TWO_LAYERS, "5VK-1VS:5 3CB-1VU:3", deck=["5CO-4VS"])), "pass"),
        "swipe 1",
    ),
)


@pytest.mark.parametrize("position", POSITIONS, ids=[position.why for position in POSITIONS])
def test_no_absurd_move(position: Position) -> None:
    assert not [*blunders("cake-swap", position)]
