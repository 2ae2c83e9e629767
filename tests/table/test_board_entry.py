"""What the pages around a table ask for is found by name in the folders of its game."""

from __future__ import annotations

import pytest

from cakedesk.engine.registry import find_game
from cakedesk.table.board import Board, SeatPerson
from cakedesk.table.boards.entry import BoardEntry
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.scene import TableScene
from tests.laws.cases import Case


@pytest.mark.parametrize("game_id", BOARDS)
def test_every_part_of_every_board_is_there(game_id: str, scene: TableScene) -> None:
    entry, case = BOARDS[game_id], Case(find_game(game_id), find_game(game_id).seats.start)
    people, match = [SeatPerson(f"P{seat}") for seat in range(case.seats)], case.match(1)
    look = match.look(None)
    board = entry.make_board(scene, people, None)
    assert isinstance(board, Board) and type(board).__name__ == entry.context
    board.close()
    assert entry.box().aspect > 0 and entry.showcase()
    assert entry.help_place(look) and entry.match_facts(look, people).place
    assert entry.end_summary(look, people).points.rows
    assert entry.sentences((), people) == [] == entry.log_lines((), people)
    while not match.steps or not match.steps[-1].sights_for(None):
        match.play(match.legal_actions()[0])
    sights = match.steps[-1].sights_for(None)
    assert entry.log_lines(sights, people) and entry.sentences(sights, people)
    assert entry.has_lesson and entry.lesson().steps


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game_id", BOARDS)
def test_the_log_of_every_game_tells_to_all_eyes_how_a_match_began(game_id: str) -> None:
    game, entry = find_game(game_id), BOARDS[game_id]
    for seats in game.seats:
        match, people = Case(game, seats).match(1), [SeatPerson(f"P{seat}") for seat in range(seats)]
        for viewer in (None, *range(seats)):
            told = entry.beginning(match.look_at(0, viewer), people)
            assert told[0].is_heading and any(not line.is_heading for line in told)
            assert all(line.text and line.at is None and "{" not in line.text for line in told)


def test_a_part_that_is_not_there_is_named() -> None:
    entry = BoardEntry("no_such_game", minutes=1, pitch="")
    with pytest.raises(ModuleNotFoundError, match="no_such_game"):
        entry.picture("box")
    assert entry.is_open and entry.context == "NoSuchGameBoard"
