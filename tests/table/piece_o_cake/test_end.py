"""What the end page is told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.games.piece_o_cake.phases import ENDED
from cakedesk.games.piece_o_cake.plates import heap_of
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.piece_o_cake.end import end_summary
from cakedesk.table.kit.end_summary import EndSummary
from tests.table.piece_o_cake.table_driver import NAMES, fresh

CREAM_OF = {kind.name: kind.cream for kind in GAME.builtin_lists().varieties}
WORTH_OF = {kind.name: kind.count for kind in GAME.builtin_lists().varieties}
LETTERS = [kind.name for kind in GAME.builtin_lists().varieties]

pytestmark = pytest.mark.usefixtures("qtbot")


def ended(plates: Sequence[tuple[list[str], list[str]]], past: Sequence[int] = ()) -> PieceOCakeState:
    """A game that is over: by seat what was collected, and what was eaten; points of earlier matches."""
    state = fresh(len(plates), matches=3 if past else 1)
    state.phase, state.match = ENDED, state.matches - 1
    state.collected = [heap_of(map(LETTERS.index, collected)) for collected, _ in plates]
    state.eaten = [heap_of(map(LETTERS.index, eaten)) for _, eaten in plates]
    if past:
        state.past_eaten = [points // 3 for points in past]
        state.past_majority = [points - points // 3 for points in past]
    return state


def summary_of(state: PieceOCakeState) -> EndSummary:
    return end_summary(state.look(None), [SeatPerson(name) for name in NAMES[: state.seats]])


def test_the_last_match_is_told_by_source_and_earlier_ones_as_one_sum() -> None:
    state = ended([(["kiwi", "plum"], ["cherry"]), (["kiwi"], ["chocolate", "plum"])], past=[40, 107])
    summary = summary_of(state)
    assert [column.spoken or column.name for column in summary.points.columns[:3]] == [
        "points of earlier matches",
        "eaten",
        "Chocolate",
    ]
    assert [column.carried for column in summary.points.columns] == [True] + 9 * [False]
    by_seat = {row.seat: row.values for row in summary.points.rows}
    spoken = [column.spoken for column in summary.points.columns]
    kiwi, plum = spoken.index("Kiwi"), spoken.index("Plum")
    assert by_seat[0][:2] == (40, CREAM_OF["cherry"])
    assert by_seat[1][:2] == (107, CREAM_OF["chocolate"] + CREAM_OF["plum"])
    assert by_seat[0][kiwi] == by_seat[1][kiwi] == WORTH_OF["kiwi"]
    assert (by_seat[0][plum], by_seat[1][plum]) == (WORTH_OF["plum"], 0)
    assert [sum(row.values) for row in summary.points.rows] == [row.total for row in summary.points.rows]
    assert [row.total for row in summary.points.rows] == sorted(state.scores(), reverse=True)
    # The forms of "match" and "point" are in the English catalogue, which may not be loaded.
    assert summary.notes[-1].startswith("“before” holds the points of 2 earlier match")


def test_equal_points_share_the_victory_the_place_and_the_pictures() -> None:
    summary = summary_of(ended([(["kiwi"], []), (["kiwi"], []), ([], ["plum"])]))
    assert summary.title == "Ada and Ben share the cake!"
    assert summary.winners() == (0, 1)
    assert [(row.place, row.shared) for row in summary.points.rows] == [(1, True), (1, True), (3, False)]
    ahead = WORTH_OF["kiwi"] - CREAM_OF["plum"]
    equal, second = summary.notes
    assert equal == "Equal points share the victory."
    assert second.startswith(f"{ahead} point") and second.endswith(" ahead of Zoé.")
    assert all("shared" in summary.pictures[seat][0].caption for seat in summary.winners())
    assert all(summary.pictures[seat][0].short.startswith("8 point") for seat in summary.winners())
    # Where names have no room, their first words do, and in the end discs tell whose they are.
    names = ("Zoé Montmorency-Laval", "Ben Ash", "Ben Oak")
    tied = ended([(["kiwi"], []), (["kiwi"], []), ([], ["plum"])])
    titles = end_summary(tied.look(None), [SeatPerson(name) for name in names]).short_titles
    assert titles[0] == "Zoé and Ben Ash share the cake!"
    assert titles[1].startswith("2 player") and titles[1].endswith(" share the cake!")
    everybody = summary_of(ended([(["kiwi"], []), (["kiwi"], [])]))
    assert everybody.notes == ("Equal points share the victory.",)


def test_who_leads_nothing_shows_what_was_eaten() -> None:
    summary = summary_of(ended([(["plum"], []), ([], ["kiwi"] * 3 + ["chocolate"] * 2), ([], [])]))
    assert summary.winners() == (1,)
    cream = 3 * CREAM_OF["kiwi"] + 2 * CREAM_OF["chocolate"]
    (picture,) = summary.pictures[1]
    assert picture.caption.startswith("5 slice") and picture.caption.endswith(f" eaten, {cream} cream")
    assert sorted(picture.face.name.split()[1:]) == ["chocolate"] * 2 + ["kiwi"] * 3
    assert summary.pictures[2] == ()


@pytest.mark.parametrize("count", [1, 2, 3, 6, 11])
def test_a_picture_shows_as_many_slices_as_its_caption_tells(count: int) -> None:
    summary = summary_of(ended([(["chocolate"] * count, []), ([], ["plum"])]))
    (picture,) = summary.pictures[0]
    assert picture.face.name.split()[1:] == ["chocolate"] * count
    assert picture.caption.startswith(f"{count} chocolate")
    assert summary.short_titles == ("Ada takes the cake!",)
