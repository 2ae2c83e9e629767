"""The heuristic of Top Cake: what it must never do, and what it finds."""

from __future__ import annotations

from random import Random

import pytest

from cakedesk.engine.actions import Action
from cakedesk.engine.registry import find_game
from cakedesk.games.top_cake.actions import BID, BID_DOWN, BID_UP, NEW_STACK, STACK
from cakedesk.games.top_cake.cards import SNATCH
from cakedesk.games.top_cake.scoring import layers_that_fall, score_stack
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.players.heuristics.top_cake.rivalry import Forecast
from cakedesk.players.heuristics.top_cake.worth import room_above
from cakedesk.players.registry import make_player
from tests.players.games import new_state, played

GAME = find_game("top-cake")
LISTS = GAME.builtin_lists()


def laid_kinds(action: Action) -> list[tuple[int, int]]:
    if action[0] == BID:
        return [(action[1], action[2]), (action[3], action[4])]
    return [(action[1], action[2])] if action[0] in (BID_UP, BID_DOWN) else []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_it_never_makes_an_absurd_move(level: str, seats: int) -> None:
    for seed in range(6):
        for _, state, action in played(GAME.id, [level] * seats, seed):
            seat = state.turn()
            check_snatch(state, seat, action)
            if action[0] == STACK and action[2] != NEW_STACK:
                check_collapse(state, seat, action)
                check_crown(state, seat, action)


def check_snatch(state: TopCakeState, seat: int, action: Action) -> None:
    """SNATCH goes on what another seat wants too, unless no other card is left to choose."""
    for kind, card in laid_kinds(action):
        if kind == SNATCH and state.hands[seat].bit_count() > 2:
            forecast = Forecast(state.observe(seat).shown, seat)
            assert forecast.others_want(state.row.index(card)) >= 1.0


def check_collapse(state: TopCakeState, seat: int, action: Action) -> None:
    """Layers fall only for more points by the end of the turn than intact placing brings, or for room."""
    _, card, number = action
    stacks, won = state.stacks[seat], state.won[seat]
    if falls(stacks[number], card):
        rest = [other for other in won if other != card]
        broken = best_points(placed(stacks, card, number), rest)
        intact = max(
            best_points(placed(stacks, other, place), [left for left in won if left != other])
            for other in won
            for place in range(-1, len(stacks))
            if place == NEW_STACK or not falls(stacks[place], other)
        )
        room = room_above(placed(stacks, card, number)[number], LISTS) - room_above(stacks[number], LISTS)
        assert broken > intact or (room > 0 and state.round < 4)


def falls(stack: list[int], card: int) -> bool:
    return bool(layers_that_fall([*stack, card], LISTS))


def placed(stacks: list[list[int]], card: int, number: int) -> list[list[int]]:
    if number == NEW_STACK:
        return [*stacks, [card]]
    grown = [*stacks[number], card]
    falling = layers_that_fall(grown, LISTS)
    kept = [layer for position, layer in enumerate(grown) if position not in falling]
    return [*stacks[:number], kept, *stacks[number + 1 :]]


def best_points(stacks: list[list[int]], won: list[int]) -> int:
    """The most points that placing all of `won` can bring, by trying everything."""
    if not won:
        return sum(score_stack(stack, LISTS).points for stack in stacks)
    return max(
        best_points(placed(stacks, card, number), [other for other in won if other != card])
        for card in won
        for number in range(-1, len(stacks))
    )


def check_crown(state: TopCakeState, seat: int, action: Action) -> None:
    """A topper crowns the stack with most points among those that it would double."""
    _, card, number = action
    if LISTS.cards[card].is_topper:
        stacks = state.stacks[seat]
        crownable = [stack for stack in stacks if len(stack) >= 3 and room_above(stack, LISTS) > 0]
        best = max((score_stack(stack, LISTS).points for stack in crownable), default=0)
        assert score_stack(stacks[number], LISTS).points >= best


def test_bids_are_mixed_and_the_same_seed_gives_the_same_choice() -> None:
    state = new_state(GAME.id, 2, 5)
    observation = state.observe(state.turn())
    player = make_player("medium", "top-cake")
    choices = {player.choose(observation, Random(seed)) for seed in range(40)}
    assert len(choices) > 3
    assert player.choose(observation, Random(7)) == player.choose(observation, Random(7))


@pytest.mark.parametrize("seats", [2, 4])
def test_in_the_last_round_medium_places_for_the_most_points(seats: int) -> None:
    judged = 0
    for seed in range(12):
        wanted: dict[int, int] = {}
        for _, state, action in played(GAME.id, ["medium"] * seats, seed):
            seat = state.turn()
            if action[0] == STACK and state.round == 4 and len(state.won[seat]) <= 3:
                wanted.setdefault(seat, best_points(state.stacks[seat], state.won[seat]))
                if len(state.won[seat]) == 1:
                    after = placed(state.stacks[seat], action[1], action[2])
                    assert sum(score_stack(stack, LISTS).points for stack in after) == wanted[seat]
                    judged += 1
    assert judged >= 12
