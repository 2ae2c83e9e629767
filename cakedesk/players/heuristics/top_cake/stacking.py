"""Where to place won cards in Top Cake: whole turns are weighed, not one card after another."""

from __future__ import annotations

from collections.abc import Iterator

from cakedesk.engine.actions import Action
from cakedesk.games.top_cake.actions import NEW_STACK
from cakedesk.games.top_cake.actions import stack as stack_action
from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.games.top_cake.scoring import layers_that_fall, score_stack
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.players.heuristics.top_cake.last_turn import final_turns
from cakedesk.players.heuristics.top_cake.worth import LAST_ROUND, MEMORY, place, room_above, worth_of_stacks

KEPT_POSITIONS = 30
"""How many positions of a turn in the making are followed up."""

MOST_COUNTED = 4
"""With more cards than so many to place, not all is counted even in the last round."""

CROWNED_CAKES = 3
"""A topper doubles a stack of so many cakes or more."""

Stacks = list[list[int]]


def weigh_placements(state: TopCakeState, me: int) -> list[tuple[float, Action]]:
    """The next placements, with the worth of all own stacks in the end in points, best first.

    In the last round they are those alone that lead to the most points.
    """
    MEMORY.open(state.lists)
    key = tuple(map(tuple, state.stacks[me])), tuple(state.won[me]), state.seats, state.round
    known = MEMORY.turns.get(key)
    if known is None:
        known = MEMORY.turns[key] = _weigh_placements(state, me)
    return known


def _weigh_placements(state: TopCakeState, me: int) -> list[tuple[float, Action]]:
    stacks, won = state.stacks[me], state.won[me]
    best: dict[tuple[int, int], float] = {}
    is_counted = state.round == LAST_ROUND and len(won) <= MOST_COUNTED
    turns = final_turns(stacks, won, state.lists) if is_counted else _turns(stacks, won, state)
    for worth, card, number in turns:
        if worth > best.get((card, number), -1.0):
            best[card, number] = worth
    weighed = [(worth, stack_action(card, number)) for (card, number), worth in best.items()]
    if is_counted:
        most = max(best.values())
        weighed = [pair for pair in weighed if pair[0] == most]
    return _without_absurd(sorted(weighed, reverse=True), state, me)


def _without_absurd(
    weighed: list[tuple[float, Action]], state: TopCakeState, me: int
) -> list[tuple[float, Action]]:
    """Drop what no person would do: break a stack for nothing, or crown the lower of two stacks."""
    lists, stacks = state.lists, state.stacks[me]
    crownable = [stack for stack in stacks if _can_be_crowned(stack, lists)]
    highest = max((score_stack(stack, lists).points for stack in crownable), default=0)
    intact_worth = max(
        (worth for worth, action in weighed if not _breaks(action, stacks, lists)), default=None
    )

    def absurd(worth: float, action: Action) -> bool:
        _, card, number = action
        if _breaks(action, stacks, lists) and intact_worth is not None and worth <= intact_worth:
            return True
        on_stack = number != NEW_STACK and lists.cards[card].is_topper
        return on_stack and bool(crownable) and score_stack(stacks[number], lists).points < highest

    kept = [(worth, action) for worth, action in weighed if not absurd(worth, action)]
    return kept or weighed[:1]


def _breaks(action: Action, stacks: Stacks, lists: TopCakeLists) -> bool:
    _, card, number = action
    return number != NEW_STACK and bool(layers_that_fall([*stacks[number], card], lists))


def _can_be_crowned(stack: list[int], lists: TopCakeLists) -> bool:
    return len(stack) >= CROWNED_CAKES and room_above(stack, lists) > 0


def _turns(stacks: Stacks, won: list[int], state: TopCakeState) -> Iterator[tuple[float, int, int]]:
    """Whole turns of placing: what all stacks are worth after each, and its first placement.

    After each placement the best positions are followed up, and of every first placement at least one, so
    that each gets a fair end.
    """
    kept = [
        (_worth(after, state), card, number, after, [other for other in won if other != card])
        for card, number, after in _placements(stacks, won, state.lists)
    ]
    for _ in range(len(won) - 1):
        grown = [
            (_worth(after, state), first, number, after, [other for other in rest if other != card])
            for _, first, number, position, rest in kept
            for card, _, after in _placements(position, rest, state.lists)
        ]
        kept = _best_positions(grown)
    for worth, card, number, _, _ in kept:
        yield worth, card, number


_Position = tuple[float, int, int, Stacks, list[int]]


def _best_positions(positions: list[_Position]) -> list[_Position]:
    positions.sort(key=lambda position: -position[0])
    kept: list[_Position] = []
    firsts: set[tuple[int, int]] = set()
    seen: set[tuple[tuple[int, ...], ...]] = set()
    for position in positions:
        first = position[1:3]
        shape = tuple(sorted(tuple(stack) for stack in position[3]))
        if first not in firsts or (len(kept) < KEPT_POSITIONS and shape not in seen):
            firsts.add(first)
            seen.add(shape)
            kept.append(position)
    return kept


def _placements(stacks: Stacks, won: list[int], lists: TopCakeLists) -> Iterator[tuple[int, int, Stacks]]:
    for card in won:
        yield card, NEW_STACK, [*stacks, [card]]
        for number, stack in enumerate(stacks):
            yield card, number, [*stacks[:number], place(stack, card, lists), *stacks[number + 1 :]]


def _worth(stacks: Stacks, state: TopCakeState) -> float:
    return worth_of_stacks(stacks, state.lists, state.seats, LAST_ROUND - state.round)
