"""How many of each topping are on a cake, in hand, or still to come."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.art.take_the_cake.faces import topping_face
from cakedesk.games.take_the_cake.cards import TOPPINGS
from cakedesk.games.take_the_cake.phases import CAKES, NO_CARD
from cakedesk.games.take_the_cake.state import TakeTheCakeState

TOPPING_FACES = [topping_face(name) for name in TOPPINGS]
"""The pictures beside such counts."""


def counted(shown: TakeTheCakeState, place: int) -> list[int]:
    """How many of each topping lie on a cake."""
    return _count(shown, [card for card in shown.cakes[place] if card != NO_CARD])


def unseen(shown: TakeTheCakeState) -> list[int]:
    """How many of each topping nobody has seen since the last shuffle: those of the deck."""
    seen = {*shown.centre, *shown.hand, *shown.away}
    for place, cake in enumerate(shown.cakes):
        if shown.seats == CAKES or place % CAKES == shown.cake:
            seen.update(cake)
    return _count(shown, [card for card in range(len(shown.lists.pieces)) if card not in seen])


def in_hand(shown: TakeTheCakeState) -> list[int]:
    """How many of each topping are still to be placed."""
    return _count(shown, shown.hand)


def _count(shown: TakeTheCakeState, cards: Sequence[int]) -> list[int]:
    counts = [0] * len(TOPPINGS)
    for card in cards:
        counts[shown.lists.toppings[card]] += shown.lists.counts[card]
    return counts
