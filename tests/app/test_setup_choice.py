"""What a set-up is made of, and what of it is there next time."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.people.game_offer import GameOffer, game_offers, option_offers
from cakedesk.app.people.setup_choice import (
    LARGEST_DEAL,
    PERSON,
    SeatChoice,
    SetupChoice,
    draw_deal,
    level_name,
    move_seat,
    offered_levels,
    rematch,
)
from cakedesk.app.people.setup_memory import remember_choice, remembered_choice
from cakedesk.app.settings.values import LastSetup, Settings
from cakedesk.engine.errors import OptionError
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.players.levels import player_names
from cakedesk.table.aids import Aids
from tests.app.pages_kit import offer

SEATS = tuple(SeatChoice(name, PERSON) for name in ("Ada", "Ben", "Zoé", "Łucja"))


def _piece_offer() -> GameOffer:
    game = find_game("piece-o-cake")
    return offer("piece-o-cake", game.seats, "Piece")._replace(options=option_offers(game))


@pytest.mark.parametrize("game_id", game_ids())
def test_every_option_of_every_game_has_words_and_takes_its_own_values(game_id: str) -> None:
    game = find_game(game_id)
    shown = option_offers(game)
    assert [option.name for option in shown] == [option.name for option in game.options]
    for option in shown:
        assert option.title
        assert option.line
        assert option.check(option.default) == option.default
        for wrong in ("x", option.high + 1):
            with pytest.raises(OptionError):
                option.check(wrong)


def test_the_shelf_tells_options_and_whether_the_starter_is_chosen() -> None:
    by_id = {one.game_id: one for one in game_offers()}
    assert by_id["top-cake"].has_first
    assert by_id["top-cake"].options == ()


@pytest.mark.parametrize(
    ("seat", "to", "names", "first"),
    [
        (0, 1, "Ben Ada Zoé Łucja", 1),
        (3, 0, "Łucja Ada Ben Zoé", 1),
        (0, 3, "Ben Zoé Łucja Ada", 3),
        (1, 2, "Ada Zoé Ben Łucja", 0),
        (2, 2, "Ada Ben Zoé Łucja", 0),
    ],
)
def test_who_was_to_begin_begins_wherever_they_sit(seat: int, to: int, names: str, first: int) -> None:
    moved = move_seat(SetupChoice("top-cake", SEATS, first=0), seat, to)
    assert [one.name for one in moved.seats] == names.split()
    assert moved.first == first
    assert move_seat(SetupChoice("top-cake", SEATS), seat, to).first is None


def test_a_rematch_passes_the_start_on_and_deals_anew() -> None:
    choice = SetupChoice("top-cake", SEATS, first=1, options={"a": 1}, deal=7, take_back=True)
    assert rematch(choice, 3) == choice._replace(first=0, deal=None)
    assert rematch(choice, None) == choice._replace(first=None, deal=None)


def test_drawn_deals_are_in_range_and_differ() -> None:
    deals = {draw_deal() for _ in range(50)}
    assert all(1 <= deal <= LARGEST_DEAL for deal in deals)
    assert len(deals) > 40


def test_all_of_a_setup_but_its_deal_is_there_next_time(settings: Settings) -> None:
    aids = Aids(points=False)
    choice = SetupChoice("piece-o-cake", SEATS, 2, {"matches": 3, "open_plates": True}, 4711, aids, True)
    remember_choice(settings, choice)
    assert remembered_choice(settings, _piece_offer()) == choice._replace(deal=None)
    assert settings.known_names[:2] == ("Ada", "Ben")


def test_aids_that_did_not_differ_follow_the_settings(settings: Settings) -> None:
    remember_choice(settings, SetupChoice("piece-o-cake", SEATS))
    settings.aids = Aids(warnings=False)
    settings.take_back = True
    choice = remembered_choice(settings, _piece_offer())
    assert choice is not None
    assert choice.aids == Aids(warnings=False)
    assert choice.take_back is True


def test_what_a_game_does_not_have_is_left_out(settings: Settings) -> None:
    names, players = ("A", "B"), ("medium", PERSON)
    options = {"matches": 9, "open_plates": 1, "other": 3}
    settings.remember_setup("piece-o-cake", LastSetup(names, players, options, first=1))
    drawn = _piece_offer()._replace(has_first=False)
    choice = remembered_choice(settings, drawn)
    assert choice == SetupChoice("piece-o-cake", (SeatChoice("A", "medium"), SeatChoice("B", PERSON)))
    assert remembered_choice(settings, drawn._replace(seats=range(3, 5))) is None
    assert remembered_choice(settings, offer("other")) is None


@pytest.mark.parametrize("game_id", game_ids())
def test_the_levels_are_offered_that_a_game_has_with_so_many_seats(qtbot: QtBot, game_id: str) -> None:
    del qtbot
    for seats in find_game(game_id).seats:
        assert [level.id for level in offered_levels(game_id, seats)] == player_names(game_id, seats)[1:]


def test_a_game_that_nobody_knows_has_the_usual_level() -> None:
    assert [level.id for level in offered_levels("other", 2)] == ["medium"]


def test_a_computer_player_is_called_by_level_and_character(qtbot: QtBot) -> None:
    assert [level_name(player) for player in ("hard", "hard:mean", "deep thought")] == [
        "hard",
        "hard, mean",
        "deep thought",
    ]
