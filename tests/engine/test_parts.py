"""The small parts: reasons, quoting, options, card lists, the registry."""

from __future__ import annotations

from pathlib import Path

import pytest

from cakedesk.engine import game as engine_game
from cakedesk.engine.card_lists import check_unique_ids, read_rows
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.errors import (
    CakeDeskError,
    CardListError,
    IllegalAction,
    NotationError,
    OptionError,
    RecordError,
    StartError,
)
from cakedesk.engine.game import builtin_list_texts, check_first, check_permutation
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.engine.options import Option, complete_options
from cakedesk.engine.quote import quote
from cakedesk.engine.reasons import COMMON_REASONS, Reason
from cakedesk.engine.registry import find_game, game_ids
from tests.engine.dice import Dice


def test_reasons() -> None:
    reason = Reason("must_be_smaller", size=3)
    assert reason.params == (("size", 3),)
    assert reason.in_words("smaller than {size}") == "smaller than 3"
    assert reason == Reason("must_be_smaller", size=3) != Reason("must_be_smaller", size=4)
    assert QT_TRANSLATE_NOOP("Reasons", "text") == "text"


def test_a_game_explains_its_own_reasons_and_the_common_ones(dice: Dice) -> None:
    assert dice.explain(Reason("roll_first")) == "the die is rolled first"
    assert dice.explain(Reason("game_over")) == COMMON_REASONS["game_over"]
    assert dice.explain(Reason("wrong_seat", due=1, seat=0)) == "it is the turn of seat 1, not of seat 0"
    assert dice.explain(Reason("never_heard_of")) == "never_heard_of"


def test_all_errors_are_ours() -> None:
    errors = [IllegalAction, NotationError, OptionError, StartError, CardListError, RecordError]
    assert all(issubclass(error, CakeDeskError) for error in errors)
    assert str(IllegalAction(Reason("x"))) == "x"
    assert str(IllegalAction(Reason("x"), "words")) == "words"
    assert str(RecordError("move", "why", 3)) == "bad move 3: why"
    assert str(RecordError("start", "why")) == "bad start: why"
    assert str(CardListError("a.csv", 0, "why")) == "a.csv: why"


def test_quotes_stay_short_and_on_one_line() -> None:
    nested: object = "x"
    for _ in range(10_000):
        nested = [nested]
    assert quote(nested) == "[[[[...]]]]"
    assert len(quote("x" * 10**6)) == 80
    assert len(quote(10**1000)) == 40
    assert quote("a\nb") == "'a\\nb'"
    assert len(quote(list(range(1000)))) < 60


@pytest.mark.parametrize("value", [0, 4, True, 1.0, "1", None, [1]])
def test_a_number_has_a_range(value: object) -> None:
    with pytest.raises(OptionError, match="option 'n' is a whole number from 1 to 3"):
        complete_options([Option("n", 1, 1, 3)], {"n": value})


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_a_switch_is_true_or_false(value: object) -> None:
    with pytest.raises(OptionError, match="option 'open' is true or false"):
        complete_options([Option("open", False)], {"open": value})


def test_options_are_completed_by_their_defaults() -> None:
    known = [Option("n", 1, 1, 3), Option("open", False)]
    assert complete_options(known, {}) == {"n": 1, "open": False}
    assert complete_options(known, {"open": True}) == {"n": 1, "open": True}
    assert complete_options(known, {"n": 3, "open": False}) == {"n": 3, "open": False}
    with pytest.raises(OptionError, match="no option 'm'"):
        complete_options(known, {"m": 1})


def test_rows_of_a_list() -> None:
    rows = read_rows("a.csv", "id,n\n\nx, 1\n  \ny,2", ["id", "n"])
    assert [(row.line, row.card_id(), row.number("n", 0, 9)) for row in rows] == [(3, "x", 1), (5, "y", 2)]
    check_unique_ids(rows)
    with pytest.raises(CardListError, match="a.csv, line 3: n is a whole number from 2 to 9, not '1'"):
        rows[0].number("n", 2, 9)
    with pytest.raises(CardListError, match="a.csv, line 5: n is one of 3, 4, not '2'"):
        rows[1].choice("n", ["3", "4"])
    with pytest.raises(CardListError, match="line 2: 2 values are needed, this line has 3"):
        read_rows("a.csv", "id,n\n,,", ["id", "n"])


def test_permutations() -> None:
    assert check_permutation("cards", ["b", "a", "a"], ["a", "a", "b"]) == ["b", "a", "a"]
    for wrong in (None, "aab", ["a", 1], ["a", "b"], ["a", "a", "b", "b"], ["a", "b", "b"]):
        with pytest.raises(StartError, match="'cards'"):
            check_permutation("cards", wrong, ["a", "a", "b"])


@pytest.mark.parametrize("wrong", [-1, 2, True, 1.0, "0", None])
def test_the_first_seat_is_a_seat(wrong: object) -> None:
    assert check_first(1, 2) == 1
    with pytest.raises(StartError, match="'first' is a seat from 0 to 1"):
        check_first(wrong, 2)


def test_the_registry() -> None:
    assert "top-cake" in game_ids()
    assert [find_game(game_id).id for game_id in game_ids()] == game_ids()
    with pytest.raises(CakeDeskError, match="there is no game 'chess'; there are: top-cake"):
        find_game("chess")


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_says_whose_it_is(game_id: str) -> None:
    game = find_game(game_id)
    assert game.title
    assert set(builtin_list_texts(game)) == set(game.list_files)


def test_missing_built_in_lists_are_an_error(
    dice: Dice, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(engine_game, "resource_path", lambda *parts: tmp_path.joinpath("none", *parts))
    with pytest.raises(CardListError, match="the built-in list can't be read"):
        builtin_list_texts(dice)


def test_chance_is_named_and_the_same_everywhere() -> None:
    assert seeded_rng(7, "deal").random() == seeded_rng("7/deal").random()
    assert seeded_rng(7, "deal").random() != seeded_rng(7, "play").random()
    # The values that every machine and version of Python must give, or simulations differ.
    assert [seeded_rng("cake").randrange(1000) for _ in range(3)] == [10] * 3
    rng = seeded_rng("cake")
    cards = list(range(8))
    rng.shuffle(cards)
    assert cards == [5, 6, 2, 1, 4, 7, 3, 0]
