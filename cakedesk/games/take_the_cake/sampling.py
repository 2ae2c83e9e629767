"""Drawing one legal action of Take the Cake uniformly."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.engine.chance import quick_shuffle
from cakedesk.games.take_the_cake.actions import CUT, PUT, SHUFFLE
from cakedesk.games.take_the_cake.cards import TURNS
from cakedesk.games.take_the_cake.grid import ORIGIN, REACH, WIDTH, free_squares, place_of
from cakedesk.games.take_the_cake.legality import legal_actions
from cakedesk.games.take_the_cake.phases import CHANCE_CUT, CUTTING, ENDED, NO_CARD, PUTTING, SHUFFLING

if TYPE_CHECKING:
    from cakedesk.games.take_the_cake.state import TakeTheCakeState

SPARSE_CARDS = 11
"""Up to so many cards of a cake it is quicker to guess a free square than to list them."""


def sample_action(state: TakeTheCakeState, rng: Random) -> Action:
    """One legal action, or outcome where chance is due, uniformly. See `State.sample_action`."""
    if state.phase == PUTTING:
        return _sample_put(state, rng)
    assert state.phase != ENDED, "a game that is over has no legal action"
    random = rng.random
    if state.phase == SHUFFLING:
        cards = list(range(len(state.lists.pieces)))
        quick_shuffle(cards, rng)
        return (SHUFFLE, *cards)
    if state.phase == CHANCE_CUT:
        return (CUT, state.cut_deck[-1], int(random() * TURNS))
    if state.phase == CUTTING:
        return (CUT, state.drawn[int(random() * len(state.drawn))], int(random() * TURNS))
    actions = legal_actions(state)
    return actions[int(random() * len(actions))]


def _sample_put(state: TakeTheCakeState, rng: Random) -> Action:
    """Draw squares of the window that the cake may still fill until one is free."""
    random, hand, target = rng.random, state.hand, state.target
    card = hand[int(random() * len(hand))]
    cake = state.cakes[target]
    if cake[ORIGIN] == NO_CARD:
        return (PUT, card, 0, 0)
    top, bottom, left, right = state.boxes[target]
    if state.sizes[target] > SPARSE_CARDS:
        free = free_squares(cake, state.boxes[target])
        return (PUT, card, *place_of(free[int(random() * len(free))]))
    rows, columns = top + WIDTH - bottom, left + WIDTH - right
    first = bottom * WIDTH + right
    while True:
        square = first + int(random() * rows) * WIDTH + int(random() * columns)
        if cake[square] == NO_CARD:
            return (PUT, card, square // WIDTH - REACH, square % WIDTH - REACH)
