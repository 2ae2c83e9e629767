"""An owner's own card lists: taken if they are good, named if they are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from cakedesk.engine.errors import CardListError
from cakedesk.engine.match import Match
from cakedesk.engine.own_lists import OwnLists, find_own_lists, read_own_lists
from tests.engine.dice import Dice


def test_no_folder_and_no_list_mean_the_built_in_ones(dice: Dice, tmp_path: Path) -> None:
    assert find_own_lists(dice, tmp_path / "lists") == OwnLists({})
    (tmp_path / "other.csv").write_text("?", encoding="utf-8")
    assert read_own_lists(dice, tmp_path) == {}
    assert read_own_lists(dice, tmp_path / "other.csv") == {}


def test_one_of_two_lists_may_be_an_own_one(dice: Dice, tmp_path: Path) -> None:
    (tmp_path / "dice_b.csv").write_bytes(b"\xef\xbb\xbfid\r\nmine\r\n")
    found = find_own_lists(dice, tmp_path)
    assert found == OwnLists({"dice_b.csv": "id\r\nmine\r\n"})
    match = Match(dice, ["A", "B"], ["human"] * 2, {"first": 0}, list_texts=found.texts)
    assert match.record().lists == found.texts
    assert Match.from_json(match.record().to_json()).record().lists == found.texts


def test_a_bad_list_is_named_and_not_used(dice: Dice, tmp_path: Path) -> None:
    (tmp_path / "dice_a.csv").write_text("id\nmine", encoding="utf-8")
    (tmp_path / "dice_b.csv").write_text("name\nmine", encoding="utf-8")
    assert find_own_lists(dice, tmp_path) == OwnLists({}, "dice_b.csv, line 1: the first line must be id")
    with pytest.raises(CardListError, match="the first line must be id"):
        read_own_lists(dice, tmp_path)


def test_what_can_not_be_read_is_named(dice: Dice, tmp_path: Path) -> None:
    (tmp_path / "dice_a.csv").write_bytes(b"id\n\xff\xfe")
    assert find_own_lists(dice, tmp_path).problem == "dice_a.csv: the list is not in UTF-8"
    (tmp_path / "dice_a.csv").unlink()
    (tmp_path / "dice_a.csv").mkdir()
    assert find_own_lists(dice, tmp_path).problem.startswith("dice_a.csv: the list can't be read (")


def test_a_list_of_another_game_is_refused(dice: Dice) -> None:
    with pytest.raises(CardListError, match=r"'chess\.csv': dice has no such card list"):
        dice.own_lists({"chess.csv": "id"})
