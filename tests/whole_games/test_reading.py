"""*What can I do?* and *Read the table* in the program itself: by key, over the table that is seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from cakedesk.engine.registry import game_ids
from tests.app.session_kit import dealt
from tests.whole_games.conftest import DeskMaker


@pytest.mark.parametrize("game_id", game_ids())
def test_the_keys_say_it_at_every_table(open_desk: DeskMaker, game_id: str) -> None:
    desk = open_desk()
    desk.window.open_match(dealt("human", "medium", game_id=game_id))
    page, menu = desk.window.table, desk.window._menu
    desk.wait_until(lambda: page.board is not None and page.board.staged.turn is not None, "somebody to act")
    board = page.board
    assert board is not None
    assert board.tray is not None
    desk.rest()  # what is written goes with the next change of the table
    desk.key(Qt.Key.Key_F2)
    assert page.scene.enlarge.told[0] == board.tray.asked.prompt
    assert page.scene.announced[-1].startswith(board.tray.asked.prompt)
    page.bar.menu_button.setFocus()
    desk.key(Qt.Key.Key_F3)
    assert "Ada" in page.scene.announced[-1]
    assert page.scene.enlarge.told == board.reader.table()
    assert menu.read.shortcut().toString() in board.reader.choices()[1]
    for keys, action in (("F2", menu.choices), ("F3", menu.read)):
        assert action.shortcut().toString() == keys


def test_nothing_is_read_beneath_the_curtain(open_desk: DeskMaker) -> None:
    desk = open_desk()
    desk.window.open_match(dealt("human", "human"))
    page = desk.window.table
    assert page.curtain.is_down()
    page.scene.announced.clear()
    desk.key(Qt.Key.Key_F3)
    assert not page.scene.announced
    page.curtain.button.click()
    desk.wait_until(lambda: page.board is not None and page.board.staged.turn is not None, "somebody to act")
    desk.key(Qt.Key.Key_F3)
    assert "Bidding card 1" in page.scene.enlarge.told[1]
    desk.key(Qt.Key.Key_F9)
    assert page.scene.enlarge.told == ()


def test_of_an_earlier_moment_that_is_read(open_desk: DeskMaker) -> None:
    desk = open_desk()
    desk.window.open_match(dealt("human", "medium", game_id="piece-o-cake", seed=3))
    page = desk.window.table
    desk.wait_until(lambda: page.board is not None and page.board.staged.turn is not None, "somebody to act")
    session = desk.window.session
    assert session is not None
    session.log.moments.show(0)
    there = session.log.moments.table
    assert there is not None
    assert there.board is not None
    desk.window._menu.read.trigger()
    assert there.scene.enlarge.told == there.board.reader.table()
    assert there.scene.enlarge.told[0] == "Cake 1 of 5"
    assert page.scene.enlarge.told == ()
