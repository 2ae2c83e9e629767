"""What follows from what lies open, for whoever shows a game: who takes what, and what is to come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cakedesk.engine.actions import CHANCE
from cakedesk.games.take_the_cake.cards import TOPPINGS
from cakedesk.games.take_the_cake.grid import REACH
from cakedesk.games.take_the_cake.phases import CAKES, ENDED, NO_CARD, NO_CUT, SIDE
from cakedesk.games.take_the_cake.rules import pieces_in_round

if TYPE_CHECKING:
    from cakedesk.games.take_the_cake.state import TakeTheCakeState


def takers(shown: TakeTheCakeState) -> list[int]:
    """The seats that take a piece in a round, in their order; with two seats each twice."""
    first = shown.first if shown.cutter == CHANCE else shown.cutter + 1
    return [(first + number) % shown.seats for number in range(pieces_in_round(shown))]


def taken_by(shown: TakeTheCakeState) -> dict[int, int]:
    """By colour who has which piece of the centre, or gets it without a choice; none before it is cut."""
    if shown.cut == NO_CUT:
        return {}
    given = range(shown.seats) if shown.is_cut_by_chance else ()
    return {seat: seat for seat in given} | {colour: place // CAKES for colour, place, *_ in shown.taken}


def newest_squares(shown: TakeTheCakeState, seat: int) -> list[int]:
    """The cards, in hand or placed, of the pieces that others have taken since a seat took one.

    Where nobody has taken any since, they are those of its own piece. None at the end of the game.
    """
    if shown.phase == ENDED:
        return []
    own = [number for number, (_, place, *_) in enumerate(shown.taken) if place // CAKES == seat]
    since = shown.taken[own[-1] + 1 :] if own else shown.taken
    return [card for _, _, *cards in since or shown.taken[-1:] for card in cards]


def reach_of(shown: TakeTheCakeState) -> tuple[int, int, int, int]:
    """First and last row and column that squares may lie in on the cake in the making.

    Of an empty cake they are those of a box around its first square.
    """
    top, bottom, left, right = shown.boxes[shown.target]
    if not shown.sizes[shown.target]:
        return -1, SIDE - 2, -1, SIDE - 2
    return bottom - REACH, top + REACH, right - REACH, left + REACH


def unseen_toppings(shown: TakeTheCakeState) -> list[int]:
    """How many of each topping are in the deck, unseen since the last shuffle; doubles count twice."""
    seen = {*shown.centre, *shown.hand, *shown.away}
    for place, cake in enumerate(shown.cakes):
        if shown.seats == CAKES or place % CAKES == shown.cake:
            seen.update(cake)
    return toppings_of(shown, (card for card in range(len(shown.lists.pieces)) if card not in seen))


def toppings_of(shown: TakeTheCakeState, cards: Iterable[int]) -> list[int]:
    """How many of each topping some cards show, but `NO_CARD` among them; doubles count twice."""
    counts = [0] * len(TOPPINGS)
    for card in cards:
        if card != NO_CARD:
            counts[shown.lists.toppings[card]] += shown.lists.counts[card]
    return counts
