"""What a bid can buy: ways to spend its cards on several cards of the display, weighed by what they bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from cakedesk.engine.actions import Action
from cakedesk.games.dutch_auction.actions import BUY
from cakedesk.games.dutch_auction.cards import SUIT_OF
from cakedesk.games.dutch_auction.phases import NO_CARD
from cakedesk.players.heuristics.dutch_auction.worth import Tables, worth_of

SPARE_PAYERS = 2
"""For the first purchase of n cards, the n and so many more that cost least are considered as payers."""

LONG_BID = 7
"""From so many cards on, only the cheapest payers are considered."""

REMEMBERED = 16_384
"""A search asks for the same plans again and again."""


class Purse(NamedTuple):
    """What a seat can spend."""

    owned: int  # all cards of the seat as a bit mask, the bid's too
    bid: tuple[int, ...]  # the cards of the bid, ascending
    suits: tuple[int, ...]  # their current suits
    owes: bool  # whether the seat must buy the card of cost 1 if it is there


class Plan(NamedTuple):
    """Purchases that follow each other.

    Attributes:
        worth: of all cards of the seat after them.
        first: the first purchase; an empty tuple if nothing is bought.
        bought: the places of the display that are bought, as a bit mask.
        owned: all cards of the seat after them, as a bit mask.
        spent: the cards of the bid that pay, as a bit mask.
    """

    worth: float
    first: Action
    bought: int
    owned: int
    spent: int


class _Node(NamedTuple):
    """A plan under way: what follows is bought at a greater cost."""

    cost: int
    left: tuple[int, ...]
    owned: int
    worth: float
    first: Action
    bought: int
    spent: int


def plans_of(purse: Purse, display: Sequence[int], tables: Tables, spare: int = SPARE_PAYERS) -> list[Plan]:
    """The ways to spend a bid worth considering, at least one, buying nothing among them where it is allowed.

    Args:
        display: the places of the display, that of cost 1 first.
        spare: how many more payers than needed are considered for the first purchase; those that follow are
            paid with the cards that cost least.
    """
    suit_of = dict(zip(purse.bid, purse.suits, strict=True))
    must_buy = purse.owes and bool(purse.bid) and display[0] != NO_CARD
    now = worth_of(purse.owned, tables)
    plans = [] if must_buy else [Plan(now, (), 0, purse.owned, 0)]
    if len(purse.bid) >= LONG_BID:
        spare = 0
    stack = [_Node(0, purse.bid, purse.owned, now, (), 0, 0)]
    while stack:
        node = stack.pop()
        left, owned = node.left, node.owned
        losses = {payer: node.worth - worth_of(owned & ~(1 << payer), tables) for payer in left}
        # The card of cost 1 comes first, so that a seat that owes it never runs out of payers before.
        last = 1 if must_buy and not node.first else min(len(left), len(display))
        for cost in range(node.cost + 1, last + 1):
            card = display[cost - 1]
            if card == NO_CARD:
                continue
            suit = SUIT_OF[card]
            costs = sorted([(0.0 if suit_of[payer] == suit else losses[payer], payer) for payer in left])
            cheapest = [payer for _, payer in costs[: cost + (0 if node.first else spare)]]
            for payers in combinations(cheapest, cost):
                after, spent = owned | 1 << card, node.spent
                for payer in payers:
                    spent |= 1 << payer
                    if suit_of[payer] != suit:
                        after &= ~(1 << payer)
                worth = worth_of(after, tables)
                buy = node.first or (BUY, card, *sorted(payers))
                bought = node.bought | 1 << (cost - 1)
                plans.append(Plan(worth, buy, bought, after, spent))
                if len(left) > 2 * cost:
                    rest = tuple([payer for payer in left if payer not in payers])
                    stack.append(_Node(cost, rest, after, worth, buy, bought, spent))
    return plans


@lru_cache(maxsize=REMEMBERED)
def best_plan(purse: Purse, display: tuple[int, ...], tables: Tables) -> Plan:
    """The way to spend a bid that is worth most, paid with the cards that cost least. See `plans_of`."""
    return max(plans_of(purse, display, tables, spare=0))
