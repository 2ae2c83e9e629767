"""The heuristic of Piece o' Cake: what it must never do, and what it finds."""

from __future__ import annotations

from random import Random

import pytest

from cakedesk.games.piece_o_cake.actions import EAT, PASS, TAKE
from cakedesk.games.piece_o_cake.phases import CAKES, CHOOSING
from cakedesk.games.piece_o_cake.plates import counts, size
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.players.characters import CHARACTERS
from cakedesk.players.heuristics.piece_o_cake.chances import MOST_LEAD, MOST_TO_COME, majority_worth
from cakedesk.players.heuristics.piece_o_cake.choosing import follow, weigh_choices, weigh_meals, wishes_of
from cakedesk.players.heuristics.piece_o_cake.prospects import Prospects
from cakedesk.players.registry import find_heuristic, make_player
from cakedesk.players.weighing import draw
from tests.players.games import new_state, played
from tests.rules.piece_o_cake.tables import LISTS, do, heap, new_game

GAME_ID = "piece-o-cake"


def followed(gains: list[list[float]], pieces: list[int], choosers: list[int]) -> list[float]:
    return follow(gains, wishes_of(gains), pieces, choosers)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_it_never_makes_an_absurd_move(level: str, seats: int) -> None:
    for seed in range(3):
        for _, state, action in played(GAME_ID, [level] * seats, seed):
            if state.phase == CHOOSING:
                check_choice(state, action)


def check_choice(state: PieceOCakeState, action: tuple[int, ...]) -> None:
    """Nobody leaves pieces to throw majorities away."""
    seat = state.turn()
    if action[0] == PASS:
        assert not state.pieces
    if action[0] == EAT and state.pieces:
        eaten = state.clone()
        eaten.apply(action)
        assert eaten.scores()[seat] - state.scores()[seat] >= -2
    if action[0] == TAKE and state.cake + 1 == CAKES and state.choices_left == 1:
        check_last_meal(state, seat, action)


def check_last_meal(state: PieceOCakeState, seat: int, action: tuple[int, ...]) -> None:
    """The last seat of the last cake eats whatever does not win it a majority."""
    after = state.clone()
    after.apply(action)
    others = [other for other in range(state.seats) if other != seat]
    for variety, count in enumerate(counts(after.collected[seat])):
        if counts(state.collected[seat])[variety] < count:
            assert count >= max(counts(after.collected[other])[variety] for other in others)


def test_the_last_choice_of_all_is_the_best_there_is() -> None:
    for seed in range(10):
        for level, state, action in played(GAME_ID, ["medium", "random", "random"], seed):
            if (
                level != "medium"
                or state.cake + 1 < CAKES
                or state.phase != CHOOSING
                or state.choices_left > 1
            ):
                continue
            worth = [result(state, other) for other in state.legal_actions()]
            assert result(state, action) >= max(worth) - 0.15


def result(state: PieceOCakeState, action: tuple[int, ...]) -> float:
    """What the end is worth that a choice makes: a victory first, then points ahead of the others."""
    seat, end = state.turn(), state.clone()
    end.apply(action)
    own, winners = end.scores()[seat], end.winners()
    share = 1000 / len(winners) if seat in winners else 0
    return share + own - 0.3 * (sum(end.scores()) - own)


def test_the_last_choice_wins_rather_than_denies() -> None:
    state = new_game(3, "AHKSSBHKHPG", first=2)
    state.cake = CAKES - 1
    do(state, "2 cut 0 1 6", "0 take 1 eat BHKSS", "1 take 6 eat GHHKP")
    state.collected = [0, heap("A"), heap("A")]
    state.eaten = [heap("BBB"), 0, heap("B")]
    assert state.scores() == [6, 4, 6]
    heuristic = find_heuristic(GAME_ID)
    # To collect the apricot would cost seat 1 four points, but leave seats 0 and 2 tied.
    assert heuristic.candidates(state.observe(2), 1) == [(TAKE, 0, heap("A"))]


@pytest.mark.parametrize(("seats", "cut"), [(2, "1 cut 0 3 6 8"), (3, "1 cut 0 4 7")])
def test_no_character_counts_where_the_last_choice_ends_the_game(seats: int, cut: str) -> None:
    greedy = next(character for character in CHARACTERS if character.greed)
    state = new_game(seats, "AHKSSBHKHPG", first=1)
    state.cake = CAKES - 1
    do(state, cut)
    while state.choices_left > 1:
        state.apply(state.legal_actions()[0])
    seat = state.turn()
    assert weigh_meals(state, seat, 9.0, greedy) == weigh_meals(state, seat, 9.0)


def test_a_hopeless_variety_is_eaten_and_a_sure_one_collected() -> None:
    state = new_game(3, "HHHSKPACBSG")
    do(state, "0 cut 0 3 7")
    state.collected = [heap("H" * 8), 0, 0]
    heuristic = find_heuristic(GAME_ID)
    eating = {
        action[1]: action[2] for action in heuristic.candidates(state.observe(1), 5) if action[0] == TAKE
    }
    assert eating[0] == heap("HHH"), "eight chocolates are never caught up"
    state.collected = [heap("HHH"), heap("HHH"), 0]
    eating = {
        action[1]: action[2] for action in heuristic.candidates(state.observe(1), 5) if action[0] == TAKE
    }
    assert size(eating[0]) < 3, "one more breaks the tie"


def test_a_forfeit_is_worth_the_slices_of_earlier_cakes_alone() -> None:
    state = new_game(2, "HHHSKPACBSG", first=1)
    do(state, "1 cut 0 3 5 8", "0 take 3 eat -", "1 take 5 eat -")
    state.collected = [heap("HHHS"), heap("HHHHH")]
    state.earlier = [heap("HH"), heap("HHHHH")]
    hopeless, fresh = LISTS.index["H"], LISTS.index["S"]
    worth = {action: points for points, action in weigh_choices(state, 0)}
    assert (EAT, fresh) not in worth
    apart = Prospects(state).forfeit_gain(0, hopeless)
    state.earlier = [heap("HHH"), heap("HHHHH")]
    whole = Prospects(state).forfeit_gain(0, hopeless)
    assert 2 < whole - apart < 3.5, "a third slice, which leads nothing, is 3 points of cream"


def test_choosers_are_followed_in_turn() -> None:
    assert followed([[5.0, 1.0, 3.0], [4.0, 2.0, 1.0], [0.0, 9.0, 1.0]], [0, 1, 2], [1, 2, 0]) == [
        3.0,
        4.0,
        9.0,
    ]
    assert followed([[5.0, 4.0], [4.0, 0.0]], [0, 1], [1, 0]) == [4.0, 4.0]
    assert followed([[5.0, 4.0], [4.0, 3.0]], [0], [1, 0]) == [0.0, 4.0], "the second one finds nothing"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_majority_is_the_likelier_the_greater_the_lead(seats: int) -> None:
    for steps in range(MOST_TO_COME + 1):
        worth = majority_worth(seats, steps, 10)
        assert worth == sorted(worth)
        assert 0 <= worth[0] < worth[-1] <= 10
    sure = majority_worth(seats, 0, 10)
    assert (round(sure[MOST_LEAD - 1], 6), round(sure[MOST_LEAD], 6)) == (0, 10)


def test_near_equal_cuts_are_mixed_and_the_same_seed_gives_the_same_choice() -> None:
    state = new_state(GAME_ID, 3, 5)
    observation = state.observe(state.turn())
    player = make_player("medium", GAME_ID)
    assert player.choose(observation, Random(7)) == player.choose(observation, Random(7))
    assert (
        len({draw([(1.0, (0,)), (0.99, (1,)), (0.0, (2,))], 0.05, Random(seed)) for seed in range(40)}) == 2
    )
    assert draw([(1.0, (0,))], 0.05, Random(1)) == (0,)
