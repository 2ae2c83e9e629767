"""How names come to the table."""

from __future__ import annotations

import pytest

from cakedesk.app.seat_people import PERSON, seat_people


@pytest.mark.parametrize("name", ["\u05d3\u05e0\u05d4", "\u0644\u064a\u0644\u0649", "Ada \u05d3"])
def test_right_to_left_names_are_isolated(name: str) -> None:
    (person,) = seat_people([name], [PERSON])
    assert person.name == f"\u2068{name}\u2069"


@pytest.mark.parametrize("name", ["Ada", "\u0141ucja 3", "\u82b1\u5b50"])
def test_other_names_stay_as_they_are(name: str) -> None:
    (person,) = seat_people([name], [PERSON])
    assert person.name == name


def test_a_computer_that_stands_in_is_known_as_such() -> None:
    people = seat_people(["Ada", "Ben", "Mei"], ["easy", PERSON, "medium"], {0: PERSON})
    assert [person.is_away for person in people] == [True, False, False]
    assert [person.is_person for person in people] == [False, True, False]
