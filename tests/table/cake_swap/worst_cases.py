"""Tables of Cake Swap that need most room, and some in the middle of things."""

from __future__ import annotations

from random import Random

from cakedesk.games.cake_swap.game import GAME
from cakedesk.games.cake_swap.state import CakeSwapState
from tests.rules.cake_swap.tables import LISTS, do, new_game
from tests.table.cake_swap.named_cards import Pack

MOST_OPEN = 30
RIBBONS = (
    "gold-white premium-red",
    "honorable-white",
    "showcase-white gold-red",
    "",
    "premium-white",
    "signature-blue",
)
"""By seat what it has won on a crowded table."""


def crowded(seats: int) -> CakeSwapState:
    """Everyone has a cake, the seat to act one of four layers; thirty cards lie open."""
    pack = Pack()
    cakes = [
        pack.cake(5, 4, 3, 2),
        pack.cake(5, 4, 2),
        pack.cake(5, 3),
        pack.cake(4),
        pack.cake(5, 4, 3),
        pack.cake(5),
    ]
    state = new_game(seats, *cakes[:seats], ribbons=RIBBONS[:seats])
    for _ in range(MOST_OPEN):
        state.table |= 1 << state.deck.pop()
    return state


def five_layers(seats: int = 3) -> CakeSwapState:
    """A cake of five layers that meets several classes, about to be submitted; the target is near.

    All others could have won with theirs what it wins as prestigious.
    """
    pack = Pack()
    cakes = [pack.cake(5, 4, 3, 2, 1, cake="chocolate"), pack.cake(5, 4, 3, cake="vanilla"), pack.cake(5, 4)]
    return new_game(seats, *cakes[:seats], ribbons=["showcase-white gold-white", "premium-white"])


def with_held_card() -> CakeSwapState:
    """A drawn 4/1 on top of 5 and 3: it can be placed, squeezed in and swapped in."""
    pack = Pack()
    state = new_game(
        4, pack.cake(5, 3), pack.cake(5, 4), pack.cake(4, 2), table=[pack.card(3, 2)], deck=[pack.card(4, 1)]
    )
    do(state, "draw")
    return state


def first_draw(seats: int = 4) -> CakeSwapState:
    """Nobody has acted yet; several tied for the first turn."""
    rng = Random(3)
    while True:
        deck = list(LISTS.ids)
        rng.shuffle(deck)
        state = GAME.new_state(seats, {}, {"deck": deck}, LISTS)
        if len(state.draws) > 1:
            return state
