"""What stacks and cards are worth in Top Cake: the judgement behind bids and placements.

All figures are in points of the final score. The weights are small corrections to the rules' own points.
"""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.games.top_cake.scoring import layers_that_fall, score_stack
from cakedesk.games.top_cake.state import TopCakeState

ROOM_WORTH = 0.45
"""Points that one more layer of room is expected to bring, before discount."""

CROWN_CHANCE = (0.0, 0.12, 0.26, 0.38, 0.48)
"""How likely a crownable stack still gets a topper, by rounds to come (0 to 4), if nobody else wanted one."""

Stack = Sequence[int]


def room_above(stack: Stack, lists: TopCakeLists) -> int:
    """How many more layers a stack can bear before one falls.

    Args:
        stack: its cards, bottom to top.
        lists: the card list.

    Returns:
        The smallest spare number over its layers; 0 when the top layer bears nothing.
    """
    top = len(stack) - 1
    return min(lists.cards[card].max_above - (top - position) for position, card in enumerate(stack))


def stack_worth(stack: Stack, lists: TopCakeLists, rounds_to_come: int) -> float:
    """Points that a stack is expected to bring by the end.

    Args:
        stack: its cards, bottom to top.
        lists: the card list.
        rounds_to_come: rounds that follow the present one (0 to 4).

    Returns:
        Its points now, plus what its room and a topper may still add.
    """
    points = float(score_stack(stack, lists).points)
    if rounds_to_come == 0 or lists.cards[stack[-1]].is_topper:
        return points
    room = room_above(stack, lists)
    growth = min(room, rounds_to_come)
    if growth == 0:
        return points
    cakes = len(stack)
    flavours = [lists.cards[card].flavour for card in stack]
    matching = max(flavours.count(flavour) for flavour in set(flavours))
    worth = points + ROOM_WORTH * growth * (1.0 + 0.35 * matching)
    reachable = cakes + max(0, growth - 1)
    if reachable >= 3:
        worth += CROWN_CHANCE[rounds_to_come] * 0.8 * (points + 0.6 * max(0, 3 - cakes))
    return worth


def place(stack: Stack, card: int, lists: TopCakeLists) -> list[int]:
    """A stack after a placement and the collapse that may follow it.

    Args:
        stack: its cards, bottom to top; empty for a new stack.
        card: the card placed on top.
        lists: the card list.

    Returns:
        What stands then.
    """
    grown = [*stack, card]
    falling = layers_that_fall(grown, lists)
    return [kept for position, kept in enumerate(grown) if position not in falling] if falling else grown


def best_gain(state: TopCakeState, seat: int, card: int) -> float:
    """What a card of the row is worth to a seat: the best that it can do with it.

    Args:
        state: a masked state; stacks lie open to all.
        seat: whose stacks.
        card: the card of the row.

    Returns:
        Points gained by the best placement, at least 0.
    """
    lists = state.lists
    to_come = 4 - state.round
    best = (
        stack_worth([card], lists, to_come) if not lists.cards[card].is_topper else topper_keep_worth(to_come)
    )
    for stack in state.stacks[seat]:
        gain = stack_worth(place(stack, card, lists), lists, to_come) - stack_worth(stack, lists, to_come)
        best = max(best, gain)
    return max(best, 0.0)


def topper_keep_worth(rounds_to_come: int) -> float:
    """What a topper that crowns nothing is worth: it keeps others from crowning."""
    return 0.05 * rounds_to_come
