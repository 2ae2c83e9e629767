"""The search that all games share, on the tiny game of `tests/example_game`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

import pytest

from cakedesk.engine.actions import CHANCE, OVER, Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.players import process
from cakedesk.players.levels import find_part
from cakedesk.players.process import Answer, Job
from cakedesk.players.registry import make_player, search_levels
from cakedesk.players.search.player import SearchPlayer, never
from cakedesk.players.search.settings import Settings
from cakedesk.players.search.tree import rank_by_tree
from tests.example_game.registered import GAME_ID, one_more_game
from tests.players.games import new_state
from tests.players.test_process import served

if TYPE_CHECKING:
    from cakedesk.games.cherry_duel.state import CherryDuelState
    from cakedesk.players.search.guide import Guide
    from cakedesk.players.weighing import Weighed

LAY = 0
QUICK = Settings(play_outs=40, candidates=6, horizon=6)


@pytest.fixture(autouse=True)
def _one_more_game() -> Iterator[None]:
    with one_more_game():
        yield


def last_two_rounds() -> Observation[CherryDuelState]:
    """Five all, two rounds to go: 7 and 12 against 6 and 8. Only laying 7 first wins for sure."""
    game = find_game(GAME_ID)
    slices = ["7", "12", "3", "4", "10", "11", "6", "8", "5", "9", "1", "2"]
    state = game.new_state(2, {}, {"slices": slices}, game.builtin_lists())
    for text in ("lay 3", "lay 5", "lay 4", "lay 9", "lay 10", "lay 1", "lay 11", "lay 2"):
        state.apply(game.parse(text, game.builtin_lists()))
    state.cherries = [5, 5]
    return state.observe(0)


def clueless() -> Guide[CherryDuelState]:
    """A guide that holds all slices to be alike, the highest first, and plays on at random."""
    from cakedesk.players.heuristics.cherry_duel.guide import CherryDuelGuide

    class Clueless(CherryDuelGuide):
        def weigh(self, state: CherryDuelState) -> Weighed:
            return [(0.0, action) for action in sorted(state.legal_actions(), reverse=True)]

        def play(self, state: CherryDuelState, rng: Random) -> Action:
            return state.sample_action(rng)

    return Clueless()


@pytest.mark.parametrize("grows_tree", [False, True])
def test_a_search_finds_what_wins_for_sure(grows_tree: bool) -> None:
    settings = Settings(play_outs=80, candidates=6, horizon=6, grows_tree=grows_tree)
    player = SearchPlayer(clueless(), settings, never)
    observation = last_two_rounds()
    chosen = {player.choose(observation, Random(seed)) for seed in range(5)}
    assert chosen == {(LAY, 6)}
    assert observation.shown.hands[0] == [6, 11]


def first_turn() -> Observation[CherryDuelState]:
    game = find_game(GAME_ID)
    lists = game.builtin_lists()
    return game.new_state(2, {}, game.deal(Random(1), 2, {}, lists), lists).observe(0)


def test_secret_choices_are_mixed_and_the_same_seed_gives_the_same_one() -> None:
    player, observation = make_player("hard", GAME_ID), first_turn()
    choices = [player.choose(observation, Random(seed)) for seed in range(12)]
    assert len({*choices}) > 1
    assert choices == [player.choose(observation, Random(seed)) for seed in range(12)]


class Asked:
    """Counts how often a search asks whether it is late, and says that it is from some time on."""

    def __init__(self, patience: int) -> None:
        self.times = 0
        self._patience = patience

    def __call__(self) -> bool:
        self.times += 1
        return self.times >= self._patience


@pytest.mark.parametrize("grows_tree", [False, True])
def test_a_search_that_is_late_ends_with_the_best_so_far(grows_tree: bool) -> None:
    is_late = Asked(3)
    settings = Settings(play_outs=10**9, candidates=6, horizon=6, grows_tree=grows_tree)
    observation = first_turn()
    action = SearchPlayer(clueless(), settings, is_late).choose(observation, Random(1))
    assert is_late.times == 3
    assert observation.why_not(action) is None


def test_what_is_forced_is_not_thought_about() -> None:
    observation, is_late = last_two_rounds(), Asked(1)
    observation.shown.hands[0].pop()
    assert SearchPlayer(clueless(), QUICK, is_late).choose(observation, Random(1)) == (LAY, 6)
    assert is_late.times == 0


def test_a_slow_machine_searches_less(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = Settings(play_outs=10**9, candidates=6, horizon=6)
    monkeypatch.setitem(search_levels(GAME_ID), "hard", (clueless(), endless))
    monkeypatch.setitem(process.LONGEST_S, "hard", 0.05)
    observation = first_turn()
    monkeypatch.setattr(find_part(GAME_ID), "CHARACTERS", {"mean": 2})
    for level in ("hard", "hard:mean"):
        (answer,) = served(monkeypatch, Job(1, GAME_ID, level, 1, observation))
        assert isinstance(answer, Answer)
        assert observation.why_not(answer.action) is None


@pytest.mark.parametrize(
    ("game_id", "level"), [(game_id, level) for game_id in game_ids() for level in search_levels(game_id)]
)
def test_guides_know_their_games(game_id: str, level: str) -> None:
    """What they would try and do is legal all through a game, and what they say of it are shares."""
    guide = search_levels(game_id)[level][0].fresh()
    seats = find_game(game_id).seats[-1]
    state, rng = new_state(game_id, seats, 1), Random(1)
    stages = []
    while (seat := state.turn()) != OVER:
        if seat == CHANCE:
            state.apply(state.sample_action(rng))
            continue
        seen = state.observe(seat).shown
        weighed = guide.weigh(seen)
        assert weighed == sorted(weighed, key=lambda pair: -pair[0])
        played = guide.play(state, rng)
        is_asked = not (guide.is_searched(seen) or len(stages) % 5)  # some think long
        decided = guide.decide(seen, rng) if is_asked else played
        assert not any(map(state.why_not, [played, decided, *(action for _, action in weighed)]))
        assert all(0.0 <= value <= 1.0 for value in guide.values(state))
        stages.append(guide.stage(state))
        state.apply(played)
    assert len({*stages}) > 1
    values = guide.values(state)
    assert max(range(seats), key=values.__getitem__) in state.winners()


@pytest.mark.parametrize(
    ("game_id", "level"),
    [
        (game_id, level)
        for game_id in game_ids()
        for level, (guide, _) in search_levels(game_id).items()
        if guide.shows_by_stage
    ],
)
def test_within_a_stage_nothing_shows_where_a_guide_says_so(game_id: str, level: str) -> None:
    """What a tree remembers of one world is so in every other."""
    guide, rng = search_levels(game_id)[level][0].fresh(), Random(1)
    for seats in find_game(game_id).seats:
        state = new_state(game_id, seats, seats)
        while state.turn() != OVER:
            observation, stage = state.observe(state.turn()), guide.stage(state)
            one, other = observation.determinize(rng), observation.determinize(rng)
            while one.turn() >= 0 and guide.stage(one) == stage:
                assert guide.weigh(guide.seen(one)) == guide.weigh(guide.seen(other))
                action = guide.play(one, rng)
                one.apply(action)
                other.apply(action)
            state.apply(guide.play(state, rng))


@pytest.mark.parametrize("horizon", [1, 2])
def test_a_tree_judges_a_position_once_where_nothing_shows(horizon: int) -> None:
    """It finds the same as one that judges it anew in every world."""
    from cakedesk.games.piece_o_cake.state import PieceOCakeState
    from cakedesk.players.heuristics.piece_o_cake.guide import MealsGuide

    class Asked(MealsGuide):
        def __init__(self, *, shows_by_stage: bool) -> None:
            self.shows_by_stage = shows_by_stage  # type: ignore[misc]
            self.times = 0

        def weigh(self, state: PieceOCakeState) -> Weighed:
            self.times += 1
            return super().weigh(state)

    state = new_state("piece-o-cake", 2, 1)
    state.apply(state.legal_actions()[200])
    while state.choices_left > 3 - horizon:
        state.apply(state.legal_actions()[0])
    settings = Settings(play_outs=100, candidates=12, horizon=horizon, grows_tree=True)
    observation = state.observe(state.turn())
    quick, slow = Asked(shows_by_stage=True), Asked(shows_by_stage=False)
    weighed = slow.weigh(state)
    ranked = [
        rank_by_tree(observation, weighed, guide, settings, never, Random(1), {}) for guide in (quick, slow)
    ]
    assert ranked[0] == ranked[1]
    assert quick.times < slow.times / 2 if horizon == 1 else quick.times <= slow.times
