"""The actions of Take the Cake, and their spelling.

Actions are tuples of ints; cards are indexes into the lists:

- ``(CUT, card, turn)``: also of chance
- ``(TAKE, colour)``; ``(TAKE_FOR, colour, cake)``: two seats, the first piece of a round
- ``(PUT, card, row, column)``: relative to the cake's first card
- ``(ORDER, order)``; ``(ORDERS, order, order)``: two seats, for both cakes
- ``(SHUFFLE, *cards)``: chance, the second cake's deck, top first
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from cakedesk.engine.actions import Action
from cakedesk.engine.errors import NotationError
from cakedesk.engine.quote import quote
from cakedesk.games.take_the_cake.cards import CAKE_CARDS, COLOURS, TakeTheCakeLists

CUT, TAKE, TAKE_FOR, PUT, ORDER, ORDERS, SHUFFLE = range(7)

ACTION_LENGTHS = {CUT: 3, TAKE: 2, TAKE_FOR: 3, PUT: 4, ORDER: 2, ORDERS: 3, SHUFFLE: 1 + CAKE_CARDS}
"""How many items the action of each kind has."""

_SMALL_NUMBER = re.compile(r"-?[0-9]")


def format_action(action: Action, lists: TakeTheCakeLists) -> str:
    """Spell an action or chance outcome. See `Game.format`."""
    kind, *rest = action
    if kind == PUT:
        return f"put {lists.pieces[rest[0]]} {rest[1]} {rest[2]}"
    if kind == CUT:
        return f"cut {lists.cuts[rest[0]]} {rest[1]}"
    if kind == TAKE:
        return f"take {COLOURS[rest[0]]}"
    if kind == TAKE_FOR:
        return f"take {COLOURS[rest[0]]} {rest[1]}"
    if kind == SHUFFLE:
        return "shuffle " + " ".join([lists.pieces[card] for card in rest])
    return "order " + " ".join([lists.orders[order].id for order in rest])


def read_action(text: str, lists: TakeTheCakeLists) -> Action:
    """Read a spelling, leniently about its form: `Game.parse` compares it with the one spelling.

    Raises:
        NotationError: it is no action of this game.
    """
    match text.split(" "):
        case ["put", card, row, column]:
            return (PUT, _read(card, lists.piece_index, "cake card"), _number(row), _number(column))
        case ["cut", card, turn]:
            return (CUT, _read(card, lists.cut_index, "cut card"), _number(turn))
        case ["take", colour]:
            return (TAKE, _read_colour(colour))
        case ["take", colour, cake]:
            return (TAKE_FOR, _read_colour(colour), _number(cake))
        case ["order", order]:
            return (ORDER, _read(order, lists.order_index, "order"))
        case ["order", first, second]:
            index = lists.order_index
            return (ORDERS, _read(first, index, "order"), _read(second, index, "order"))
        case ["shuffle", *cards] if len(cards) == CAKE_CARDS:
            return (SHUFFLE, *(_read(card, lists.piece_index, "cake card") for card in cards))
    raise NotationError(f"{quote(text)} is no move of Take the Cake")


def _read(text: str, index: Mapping[str, int], what: str) -> int:
    if text not in index:
        raise NotationError(f"there is no {what} {quote(text)}")
    return index[text]


def _read_colour(text: str) -> int:
    if len(text) != 1 or text not in COLOURS:
        raise NotationError(f"there is no colour {quote(text)}; there are R, B, P and G")
    return COLOURS.index(text)


def _number(text: str) -> int:
    if _SMALL_NUMBER.fullmatch(text) is None:
        raise NotationError(f"{quote(text)} is no number of one digit")
    return int(text)
