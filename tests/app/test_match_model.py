from __future__ import annotations

from random import Random, SystemRandom
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.new_match import same_deal
from cakedesk.app.match.model import MatchModel, chance_of, deal_match, deal_of, live_rng
from cakedesk.app.people.setup_choice import LARGEST_DEAL
from cakedesk.app.replay.play_on import continued
from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.errors import IllegalAction, StartError
from cakedesk.engine.events import Sight
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from cakedesk.engine.shuffle_check import check_shuffle
from tests.app.played_matches import new_match, play_some, play_to_the_end, random_action


class Told:
    """Notes all signals of a model in their order."""

    def __init__(self, model: MatchModel) -> None:
        self.lines: list[tuple[str, Any]] = []
        model.changed.connect(lambda: self.lines.append(("changed", None)))
        model.stepped.connect(lambda sights: self.lines.append(("stepped", sights)))
        model.undone.connect(lambda: self.lines.append(("undone", None)))
        model.finished.connect(lambda: self.lines.append(("finished", None)))

    def names(self) -> list[str]:
        return [name for name, _ in self.lines]


@pytest.fixture
def model(qtbot: QtBot) -> MatchModel:
    return MatchModel(new_match(), Random(1))


def test_a_seed_deals_the_same_match_again() -> None:
    assert new_match(5).record() == new_match(5).record()
    assert new_match(5).record() != new_match(6).record()


def test_live_matches_differ() -> None:
    game = find_game("top-cake")
    starts = [deal_match(game, ["A", "B"], ["human"] * 2, rng=live_rng()).record().start for _ in range(2)]
    assert starts[0] != starts[1]


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(StartError):
        deal_match(find_game("top-cake"), list("ABCDE"), ["human"] * 5, rng=Random(1))


def test_facts(model: MatchModel) -> None:
    assert model.names == ("Ada", "Ben", "Zoé")
    assert model.players == ("human",) * 3
    assert (model.seats, model.moves_count, model.is_over) == (3, 0, False)
    assert model.game.id == "top-cake"
    assert model.turn() == model.match.turn()


def test_an_action_is_told_in_order(model: MatchModel) -> None:
    told = Told(model)
    model.play(random_action(model.match, Random(1)))
    assert told.names() == ["changed", "stepped"]
    assert model.moves_count == 1


def test_sights_are_for_the_viewer(model: MatchModel) -> None:
    told = Told(model)
    model.viewer = 1
    model.play(random_action(model.match, Random(1)))
    sights: list[Sight[Any]] = told.lines[1][1]
    assert sights
    assert all(sight.look.seat == 1 for sight in sights)
    assert model.look() == model.match.look(1)
    model.viewer = None
    model.play(random_action(model.match, Random(1)))
    assert all(sight.look.seat is None for sight in told.lines[3][1])


def test_there_is_no_viewer_without_a_seat(model: MatchModel) -> None:
    with pytest.raises(ValueError, match="no seat 3"):
        model.viewer = 3
    assert model.viewer is None


def test_an_illegal_action_tells_nothing(model: MatchModel) -> None:
    told = Told(model)
    position = model.position
    with pytest.raises(IllegalAction):
        model.play((99, 1, 2))
    assert told.lines == []
    assert model.position == position


def test_the_last_action_finishes(qtbot: QtBot) -> None:
    match = new_match()
    whole = play_to_the_end(new_match())
    model = MatchModel(match)
    for step in whole.steps[:-1]:
        model.play(step.action)
    told = Told(model)
    model.play(whole.steps[-1].action)
    assert told.names() == ["changed", "stepped", "finished"]
    assert model.is_over
    assert model.turn() == OVER


def test_undo_and_redo(model: MatchModel) -> None:
    told = Told(model)
    seat = model.turn()
    model.play(random_action(model.match, Random(1)))
    after = model.observe(seat)
    assert model.match.can_undo(seat)
    model.undo_to(0)
    assert model.moves_count == 0
    assert model.turn() == seat
    assert told.names()[2:] == ["changed", "undone"]
    assert model.can_redo()
    model.redo()
    assert model.observe(seat) == after
    assert not model.can_redo()


def test_every_change_has_a_position_of_its_own(model: MatchModel) -> None:
    seen = [model.position]
    action = random_action(model.match, Random(1))
    for change in (
        lambda: model.play(action),
        lambda: model.undo_to(0),
        model.redo,
        lambda: model.undo_to(0),
        lambda: model.play(action),
    ):
        change()
        seen.append(model.position)
    assert seen == sorted(set(seen))


@pytest.mark.parametrize("signal", ["changed", "stepped"])
def test_nobody_acts_while_an_action_is_told(model: MatchModel, signal: str) -> None:
    errors: list[RuntimeError] = []

    def act(*_: object) -> None:
        try:
            model.play(random_action(model.match, Random(1)))
        except RuntimeError as error:
            errors.append(error)

    getattr(model, signal).connect(act)
    model.play(random_action(model.match, Random(1)))
    assert len(errors) == 1
    assert model.moves_count == 1


def test_chance_is_refused_where_it_is_not_due(model: MatchModel) -> None:
    with pytest.raises(ValueError, match="chance"):
        model.play_chance()
    play_some(model.match, 3)
    assert model.moves_count == 3


def test_chance_draws_from_the_models_own_rng(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(9)
    model = MatchModel(new_match(), rng)
    # Top Cake has no chance after set-up: a stand-in takes its place.
    monkeypatch.setattr(
        model.match, "play_chance", lambda given: model.match.play(random_action(model.match, given))
    )
    expected = random_action(model.match, Random(9))
    told = Told(model)
    model.play_chance()
    assert model.match.steps[0].action == expected
    assert told.names() == ["changed", "stepped"]


def test_several_actions_go_back_and_come_again_at_once(model: MatchModel) -> None:
    for seed in range(3):
        model.play(random_action(model.match, Random(seed)))
    looks = [model.look_at(steps, None) for steps in range(4)]
    sights = [model.sights_of(step, 1) for step in range(3)]
    record = model.match.record()
    told = Told(model)
    model.undo_to(1)
    assert told.names() == ["changed", "undone"]
    assert model.look() == looks[1]
    model.viewer = 1
    model.redo()
    assert told.names()[2:] == ["changed", "stepped"]
    assert told.lines[3][1] == sights[1] + sights[2]
    assert model.match.record() == record
    assert not model.can_redo()


def test_a_deal_number_deals_the_same_with_any_starter() -> None:
    game = find_game("top-cake")
    matches = [deal_match(game, ["A", "B"], ["human"] * 2, deal=17, first=first) for first in (0, 1)]
    starts = [match.record().start for match in matches]
    assert [start.pop("first") for start in starts] == [0, 1]
    assert starts[0] == starts[1]
    assert [deal_of(match) for match in matches] == [17, 17]
    assert (
        deal_match(game, ["A", "B"], ["human"] * 2, deal=18, first=0).record().start["cakes"]
        != starts[0]["cakes"]
    )
    assert deal_of(new_match()) is None
    for wrong in (0, LARGEST_DEAL + 1):
        with pytest.raises(ValueError, match="no deal"):
            deal_match(game, ["A", "B"], ["human"] * 2, deal=wrong)


@pytest.mark.parametrize("wrong", [True, "7", 0, LARGEST_DEAL + 1, None])
def test_a_deal_that_can_not_be_understood_is_none(wrong: object) -> None:
    match = new_match()
    match.table["deal"] = wrong
    assert deal_of(match) is None


def test_the_same_moves_under_the_same_deal_meet_the_same_cards(qtbot: QtBot) -> None:
    """Dutch Auction shuffles personal decks in the middle of a match."""

    def play(deal: int) -> list[tuple[int, str]]:
        model = MatchModel(deal_match(find_game("dutch-auction"), ["A", "B"], ["human"] * 2, deal=deal))
        rng = Random(2)
        while not model.is_over:
            if model.turn() == CHANCE:
                model.play_chance()
                if model.moves_count % 2:
                    model.undo_to(model.moves_count - 1)
                    model.play_chance()
            else:
                model.play(random_action(model.match, rng))
        return model.match.record().moves

    one = play(5)
    assert any(seat == CHANCE for seat, _ in one)
    assert play(5) == one
    assert play(6) != one


def chances(match: Match[Any]) -> list[str]:
    return [text for seat, text in match.record().moves if seat == CHANCE]


def play_all(match: Match[Any], seed: int) -> Match[Any]:
    """Play to the end, leaving chance to the model. Now and then the match is saved and read back."""
    model, rng = MatchModel(match), Random(seed)
    while not model.is_over:
        if model.turn() != CHANCE:
            model.play(random_action(model.match, rng))
            continue
        model = MatchModel(Match.from_json(model.match.kept_record().to_json()))
        model.play_chance()
    return model.match


@pytest.mark.parametrize("deal", [5, None])
def test_the_same_deal_again_repeats_every_shuffle_however_it_is_played(
    qtbot: QtBot, deal: int | None
) -> None:
    """The slices of the second match and of the third are shuffled in the middle of the record."""
    game, options = find_game("piece-o-cake"), {"matches": 3}
    match = play_all(
        deal_match(
            game,
            ["A", "B", "C"],
            ["human"] * 3,
            rng=Random(7),
            deal=deal,
            options=options,
            table={"name": "x"},
        ),
        1,
    )
    assert len(chances(match)) == 2
    for seed in (2, 3):
        again = play_all(same_deal(match), seed)
        assert again.record().moves != match.record().moves
        assert chances(again) == chances(match)
        assert deal_of(again) == deal
        assert "name" not in again.table
        match = again


def test_what_was_not_repeated_is_still_to_come(qtbot: QtBot) -> None:
    """Whose discards are shuffled, and what lies there, depends on play in Dutch Auction."""
    match = play_all(deal_match(find_game("dutch-auction"), ["A", "B"], ["human"] * 2, deal=5), 1)
    again = play_all(same_deal(match), 2)
    assert chances(again) != chances(match)
    assert set(chances(match)) <= set(chance_of(same_deal(again)))
    again.table["chance"] = "shuffle"
    assert chance_of(again) == []


def proven(match: Match[Any]) -> bool:
    return check_shuffle(Match.from_json(match.record().to_json()))


@pytest.mark.parametrize("deal", [5, None])
def test_a_match_proves_that_its_chance_was_promised(qtbot: QtBot, deal: int | None) -> None:
    """Dutch Auction shuffles personal decks in the middle of a match, also after something was taken back."""
    model = MatchModel(deal_match(find_game("dutch-auction"), ["A", "B"], ["human"] * 2, deal=deal))
    promised = model.match.record().extra["shuffle"]
    assert list(promised) == ["sha256"]
    assert model.match.record().table == ({"deal": 5} if deal else {}), "a drawn deal is secret, too"
    rng, taken_back = Random(2), 0
    while not model.is_over:
        if model.turn() == CHANCE:
            model.play_chance()
            taken_back += 1
            if taken_back < 6:
                model.undo_to(model.moves_count - 2)
            model = MatchModel(Match.from_json(model.match.kept_record().to_json()))
        else:
            model.play(random_action(model.match, rng))
    assert model.match.record().extra["shuffle"]["sha256"] == promised["sha256"]
    assert proven(model.match)
    assert deal_of(model.match) == model.match.record().extra["shuffle"]["seed"]


def test_who_begins_may_be_chosen_in_a_proven_match(qtbot: QtBot) -> None:
    for first in (0, 1):
        match = deal_match(find_game("top-cake"), ["A", "B"], ["human"] * 2, first=first)
        assert proven(play_all(match, 1))


def test_a_match_whose_chance_is_given_has_no_proof_and_says_nothing_else(qtbot: QtBot) -> None:
    match = play_all(
        deal_match(find_game("piece-o-cake"), ["A", "B"], ["human"] * 2, options={"matches": 2}), 1
    )
    assert not proven(play_all(same_deal(match), 2))
    assert not proven(play_all(continued(match, 3, 0, SystemRandom()), 3))
    assert not proven(play_all(new_match(), 1)), "dealt by no seed"
