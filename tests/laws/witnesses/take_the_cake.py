"""What only Take the Cake can say about itself to the laws."""

from __future__ import annotations

from collections.abc import MutableSequence
from random import Random

from cakedesk.engine.actions import Action
from cakedesk.games.take_the_cake.actions import ORDER, ORDERS
from cakedesk.games.take_the_cake.phases import NO_CARD, NO_ORDER, ORDERING
from cakedesk.games.take_the_cake.state import TakeTheCakeState

MOST_MOVES = 177
VARIANTS: list[tuple[int, dict[str, int | bool]]] = [(seats, {"orders": False}) for seats in (2, 3)]

Slot = tuple[MutableSequence[int], int]


def census(state: TakeTheCakeState) -> object:
    """All cake cards since the last shuffle, all cut cards, and how many orders there are."""
    cards = state.deck + [card for card in state.centre if card != NO_CARD] + state.hand + state.away
    for place, cake in enumerate(state.cakes):
        placed = [square for square, card in enumerate(cake) if card != NO_CARD]
        assert len(placed) == state.sizes[place]
        if placed:
            rows, columns = [it // 7 - 3 for it in placed], [it % 7 - 3 for it in placed]
            assert state.boxes[place] == [min(rows), max(rows), min(columns), max(columns)]
            assert max(rows) - min(rows) < 4
            assert max(columns) - min(columns) < 4
        if state.seats == 2 or place % 2 == state.cake:
            cards += [cake[square] for square in placed]
    orders = [order for held in state.orders for order in held]
    orders += [order for order in state.assigned if order != NO_ORDER]
    assert len(set(orders)) == len(orders)
    assert all(0 <= order < 23 for order in orders)
    assert len(state.cuts_away) == len(state.cutters)
    cuts = state.cut_deck + state.drawn + state.cuts_laid + state.cuts_away
    return sorted(cards), sorted(cuts), len(orders)


def first_census(state: TakeTheCakeState) -> object:
    """What `census` must give."""
    return list(range(64)), list(range(27)), 3 * state.seats if state.with_orders else 0


def scramble(state: TakeTheCakeState, viewer: int | None, remembers: bool, rng: Random) -> None:
    """Move what is hidden from one pair of eyes to other places where it might be as well."""
    rng.shuffle(state.deck)
    cuts = slots(state.cut_deck)
    if state.to_act != viewer:
        cuts += slots(state.drawn)
    for place, cutter in enumerate(state.cutters):
        if not remembers or cutter != viewer:
            cuts.append((state.cuts_away, place))
    permute(cuts, [], rng)
    orders: list[Slot] = []
    for seat in range(state.seats):
        if seat != viewer:
            orders += slots(state.orders[seat])
            if state.phase == ORDERING:
                places = (0, 1) if state.seats == 2 else (state.cake,)
                own = [2 * seat + place for place in places]
                orders += [(state.assigned, it) for it in own if state.assigned[it] != NO_ORDER]
    held = {order for orders_held in state.orders for order in orders_held} | set(state.assigned)
    if state.with_orders:
        permute(orders, sorted(set(range(23)) - held), rng)


def slots(pile: MutableSequence[int]) -> list[Slot]:
    return [(pile, place) for place in range(len(pile))]


def permute(places: list[Slot], others: list[int], rng: Random) -> None:
    """Deal what lies at some places, and other cards that may lie there as well, to them anew."""
    cards = [pile[place] for pile, place in places] + others
    rng.shuffle(cards)
    for pile, place in places:
        pile[place] = cards.pop()


def disguises(state: TakeTheCakeState, action: Action, viewer: int | None) -> list[Action]:
    """Other legal actions that look like this one to that viewer: a secret order, but the last one."""
    if state.turn() == viewer or state.turn() == state.seats - 1:
        return []
    held = state.orders[state.turn()]
    if action[0] == ORDER:
        return [(ORDER, order) for order in held if order != action[1]]
    if action[0] == ORDERS:
        return [(ORDERS, one, two) for one in held for two in held if one != two and (one, two) != action[1:]]
    return []
