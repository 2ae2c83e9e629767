"""The levels of the computer players: one scale, and what the weaker ones see."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from cakedesk.engine.registry import find_game, game_ids
from cakedesk.players.heuristic import CarelessPlayer
from cakedesk.players.levels import LEVELS, USUAL, Care, find_part, player_names
from cakedesk.players.registry import find_heuristic, make_player, search_levels
from cakedesk.players.weighing import WeighingHeuristic
from tests.players.games import new_state, played, share_won
from tests.players.newcomer import Newcomer, newcomer_won, points_after

SCALE = ["beginner", "novice", "easy", "fair", "medium", "hard", "expert"]
WEAK = dict.fromkeys(game_ids(), SCALE[:4]) | {"dutch-auction": ["beginner", "easy", "fair"]}
"""By game the levels below the heuristic."""


def test_the_scale_has_plain_names_and_a_sentence_for_each() -> None:
    assert [level.id for level in LEVELS] == SCALE
    assert all(level.about.startswith(f"{level.id.capitalize()} ") for level in LEVELS)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_the_levels_that_its_folder_names(game_id: str) -> None:
    names, seats = player_names(game_id), find_game(game_id).seats
    below = ["random", *WEAK[game_id], USUAL]
    assert names[: len(below)] == below
    assert names[len(below) :] == [level for level in ("hard", "expert") if level in search_levels(game_id)]
    for many in seats:
        assert [name for name in names if name in player_names(game_id, many)] == player_names(game_id, many)
    assert player_names(game_id, seats[-1] + 1) == below


@pytest.mark.parametrize("game_id", game_ids())
def test_the_weaker_levels_play_whole_games_and_the_same_seed_gives_the_same_choice(game_id: str) -> None:
    seats = find_game(game_id).seats[-1]
    levels = (WEAK[game_id] * 2)[:seats]
    for number, (level, state, action) in enumerate(played(game_id, levels, 1)):
        if number % 9 == 0:
            observation = state.observe(state.turn())
            twice = [make_player(level, game_id).choose(observation, Random(number)) for _ in range(2)]
            assert twice[0] == twice[1]
        assert state.why_not(action) is None


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_hidden_changes_no_choice_at_a_glance(game_id: str) -> None:
    state = new_state(game_id, 2, 2)
    other = state.observe(state.turn()).determinize(Random(3))
    assert other != state
    for level in WEAK[game_id]:
        player = make_player(level, game_id)
        for seed in range(4):
            chosen = player.choose(state.observe(state.turn()), Random(seed))
            assert chosen == player.choose(other.observe(other.turn()), Random(seed))


@pytest.mark.parametrize("game_id", game_ids())
def test_a_glance_takes_most_points_at_once_among_what_costs_little(game_id: str) -> None:
    heuristic = find_heuristic(game_id)
    assert isinstance(heuristic, WeighingHeuristic)
    gained = 0
    for number, (_, state, _) in enumerate(played(game_id, [USUAL, "easy"], 5)):
        seat = state.turn()
        observation = state.observe(seat)
        weighed = heuristic.weigh(observation.shown, seat)
        cheap = [action for worth, action in weighed if worth >= weighed[0][0] - 4.0]
        if number % 3 or not 1 < len(cheap) <= 50:
            continue
        points = [points_after(observation.determinize(Random(number)), action, seat) for action in cheap]
        chosen = heuristic.glance(observation, Random(number), 4.0)
        assert points[cheap.index(chosen)] == max(points)
        gained += max(points) > min(points)
    assert gained


def test_who_never_looks_closer_plays_like_a_newcomer() -> None:
    player = CarelessPlayer(find_heuristic("take-the-cake"), Care(glances=1.0, loss=inf))
    tried = 0
    for _, state, _ in played("take-the-cake", [USUAL, "easy"], 6):
        observation, seat = state.observe(state.turn()), state.turn()
        if len(state.legal_actions()) > 90:
            continue
        world = observation.determinize(Random(1))
        wanted = points_after(world, Newcomer().choose(observation, Random(2)), seat)
        assert points_after(world, player.choose(observation, Random(3)), seat) == wanted
        tried += 1
    assert tried > 20


@pytest.mark.parametrize("game_id", game_ids())
def test_easy_wins_more_than_beginner(game_id: str) -> None:
    """A few games; their seeds are fixed. `test_heuristics.py` has medium against easy."""
    assert share_won(game_id, "easy", "beginner", games=16) > 0.55


@pytest.mark.parametrize("game_id", game_ids())
def test_a_newcomer_has_a_chance_against_a_beginner_and_hardly_one_against_medium(game_id: str) -> None:
    assert 0.15 < newcomer_won(game_id, "beginner", games=20) < 0.65
    assert newcomer_won(game_id, USUAL, games=10) < 0.25


@pytest.mark.parametrize("game_id", game_ids())
def test_each_level_takes_more_care_than_the_one_below_or_searches_more(game_id: str) -> None:
    folder = find_part(game_id)
    assert folder is not None
    care = [folder.CARELESS[name] for name in player_names(game_id) if name in folder.CARELESS]
    slips = [(each.loss, each.glances) for each in care]
    assert slips == sorted(set(slips), reverse=True) and slips[-1] > (0.0, 1.0)
    hard, expert = (search_levels(game_id)[name][1] for name in ("hard", "expert"))
    assert expert.play_outs * expert.horizon >= 2 * hard.play_outs * hard.horizon
    assert expert.candidates >= hard.candidates
