"""Every gesture of a turn can be taken back and done again, one by one or all at once."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.kit.staged_words import WordComposer, look


def test_gestures_go_back_one_by_one_and_come_again() -> None:
    composer = WordComposer()
    assert not composer.can_take_back() and not composer.take_back() and not composer.take_all_back()
    for letter in "cake":
        composer.add(letter)
    assert composer.take_back() and composer.take_back()
    assert composer.now == "ca"
    assert composer.do_again() and composer.now == "cak"
    assert composer.do_again() and composer.now == "cake"
    assert not composer.can_do_again() and not composer.do_again()
    assert composer.now == "cake"


def test_all_go_back_at_once_and_come_again_at_once() -> None:
    composer = WordComposer()
    for letter in "pie":
        composer.add(letter)
    composer.take_back()
    assert composer.take_all_back() and composer.now == ""
    assert composer.do_again() and composer.now == "pi"
    assert composer.do_again() and composer.now == "pie"


def test_what_was_taken_back_is_forgotten_with_the_next_gesture() -> None:
    composer = WordComposer()
    composer.add("a")
    composer.take_back()
    assert composer.can_do_again()
    composer.add("b")
    assert not composer.can_do_again() and composer.now == "b"


def test_only_a_legal_action_is_complete() -> None:
    composer = WordComposer()
    assert composer.actions() == () and not composer.is_complete()
    for letter in "cake":
        composer.add(letter)
    assert composer.action() == (4,) and composer.actions() == ((4,),) and composer.is_complete()
    composer.add("s")
    assert composer.action() == (5,) and not composer.is_complete(), "too long: the look says why"


@pytest.mark.parametrize("eyes", [1, None])
def test_a_turn_is_of_the_seat_to_act(eyes: int | None) -> None:
    with pytest.raises(ValueError, match="seat to act"):
        WordComposer(look(eyes))
    assert WordComposer(look(0)).seat == 0


@given(st.lists(st.sampled_from(["add", "back", "all back", "again"]), max_size=30))
def test_taking_back_and_doing_again_are_inverse(deeds: list[str]) -> None:
    composer = WordComposer()
    for number, deed in enumerate(deeds):
        before: Any = composer.now
        match deed:
            case "add":
                composer.add(chr(97 + number))
            case "again":
                if composer.do_again():
                    again = composer.now
                    composer.take_all_back() and composer.do_again()
                    assert composer.now == again
            case _:
                if composer.take_back() if deed == "back" else composer.take_all_back():
                    assert composer.now != before
                    assert composer.do_again() and composer.now == before
                    assert composer.take_back() if deed == "back" else composer.take_all_back()
        assert composer.can_take_back() == bool(composer.now)
