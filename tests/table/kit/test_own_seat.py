"""Whose things lie below, and what the panel of a seat says of it."""

from __future__ import annotations

import pytest

from cakedesk.engine.actions import OVER
from cakedesk.games.top_cake.game import GAME
from cakedesk.table.board import SeatPerson
from cakedesk.table.kit.own_seat import own_seat
from cakedesk.table.kit.table_words import TableWords
from tests.laws.cases import Case


@pytest.mark.parametrize(
    ("persons", "viewer", "seat"),
    [((1,), 0, 1), ((1,), None, 1), ((0, 2), 2, 2), ((1, 2), None, 1), ((), None, 0), ((0, 1, 2), 1, 1)],
)
def test_own_seat(persons: tuple[int, ...], viewer: int | None, seat: int) -> None:
    state = Case(GAME, 3).first_state(1)
    people = [SeatPerson(name, number in persons) for number, name in enumerate(("Ada", "Ben", "Zoé"))]
    assert state.turn() == 1
    assert own_seat(state.look(viewer), people) == seat


def test_who_acts_is_below_where_nobody_looks() -> None:
    case = Case(GAME, 3)
    state = next(state for seed in range(40) if (state := case.first_state(seed)).turn() == 2)
    people = [SeatPerson("Ada"), SeatPerson("Ben"), SeatPerson("Zoé")]
    assert own_seat(state.look(None), people) == 2
    people[2] = SeatPerson("Zoé", is_person=False)
    assert own_seat(state.look(None), people) == 0


@pytest.mark.parametrize(
    ("turn", "is_person", "is_past", "tag"),
    [
        (1, True, False, ("your turn", "you")),
        (1, False, False, ("", "quiet")),
        (1, True, True, ("next up", "quiet")),
        (1, False, True, ("next up", "quiet")),
        (0, True, False, ("", "quiet")),
        (OVER, True, False, ("winner", "good")),
    ],
)
def test_tags_of_seats(turn: int, is_person: bool, is_past: bool, tag: tuple[str, str]) -> None:
    assert TableWords().seat_tag(1, turn, [1], is_person=is_person, is_past=is_past) == tag
    if turn == OVER:
        assert TableWords().seat_tag(0, turn, [1], is_person=True, is_past=False) == ("", "quiet")
