"""Tools that are clicked leave the keyboard to the table; who goes to one by keys has it to a hand-over."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.people.setup_choice import SeatChoice, SetupChoice
from cakedesk.app.window.commands import Commands
from cakedesk.engine.game import PERSON
from cakedesk.engine.registry import game_ids
from cakedesk.table.board import Board
from tests.whole_games.desk import Desk

OpenDesk = Callable[..., Desk]
ESCAPE, ENTER, TAB = Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.FocusReason.TabFocusReason
every_game = pytest.mark.parametrize("game_id", game_ids())


class AnyDesk(Desk):
    """One run of the program with any game."""

    board_kind = Board


def _at_table(open_desk: OpenDesk, game_id: str) -> Desk:
    """A turn of the one person has begun."""
    desk = open_desk(kind=AnyDesk)
    seats = (SeatChoice("Ada", PERSON), SeatChoice("Ben", "easy"))
    desk.window.desk.start_match(SetupChoice(game_id, seats, take_back=True))
    desk.wait_until(lambda: desk.window.session is not None, "the match")
    _wait_for_turn(desk)
    return desk


def _wait_for_turn(desk: Desk) -> None:
    def has_begun() -> bool:
        board = desk.board
        if board.staged.turn is None and board.primary_button is not None:
            board.primary_button.click()
        return board.staged.turn is not None and not board._is_showing

    desk.wait_until(has_begun, "turn of the person")


def _keyboard(desk: Desk) -> QWidget | None:
    desk.rest()
    return QApplication.focusWidget()


def _choose(desk: Desk, words: str) -> None:
    """Choose something of the menu by clicks."""
    desk.click(desk.window.table.bar.menu_button)
    desk.click(next(row for row in desk.window._menu.sheet.rows if row.words == words))


def _use_log(desk: Desk) -> None:
    for _ in range(2):
        desk.click(desk.window.table.bar.log_button)
    assert not desk.window.table.is_log_open


def _close_log(desk: Desk) -> None:
    desk.click(desk.window.table.bar.log_button)
    desk.click(desk.window.table.log.copy_button)
    desk.click(desk.window.table.log.close_button)
    assert not desk.window.table.is_log_open


def _change_theme(desk: Desk) -> None:
    desk.click(desk.window.table.bar.theme_button)


def _look_into_menu(desk: Desk) -> None:
    desk.click(desk.window.table.bar.menu_button)
    desk.key(ESCAPE)


def _look_into_help(desk: Desk) -> None:
    desk.click(desk.window.table.bar.help_button)
    desk.wait_until(lambda: desk.page is desk.window.pages.help, "the help")
    desk.key(ESCAPE)


def _look_into_settings(desk: Desk) -> None:
    _choose(desk, "Settings")
    desk.wait_until(lambda: desk.page is desk.window.pages.settings, "the settings")
    desk.click(desk.window.pages.settings.done)


def _nearly_give_up(desk: Desk) -> None:
    _choose(desk, "Give up the game")
    question = desk.window._menu.findChild(Commands)._question
    assert question is not None
    desk.click(question.leave)


def _ask_for_hint(desk: Desk) -> None:
    hint = desk.window.table.bar.hint_button
    assert hint.isEnabled()
    desk.click(hint)


DEEDS = (
    *(_use_log, _close_log, _change_theme, _look_into_menu, _look_into_help, _look_into_settings),
    *(_nearly_give_up, _ask_for_hint),
)


def _assert_plays(desk: Desk) -> None:
    """Keys do something on the table."""
    scene, board = desk.window.table.scene, desk.board

    def told() -> tuple[object, ...]:
        held = scene.gestures.picked_item
        return held, board.staged.gestures(), scene.focus.shown, len(desk.match.steps), tuple(scene.announced)

    scene.focus.hide()
    before = told()
    desk.key(Qt.Key.Key_1, ENTER)
    assert told() != before


@every_game
def test_what_is_clicked_leaves_the_keyboard_to_the_table(open_desk: OpenDesk, game_id: str) -> None:
    desk = _at_table(open_desk, game_id)
    view = desk.window.table.view
    desk.wait_until(view.hasFocus, "keyboard at the table")
    for deed in DEEDS:
        deed(desk)
        assert _keyboard(desk) is view, deed.__name__
    _assert_plays(desk)


@every_game
def test_who_goes_to_a_tool_by_keys_is_led_to_the_table_by_the_next_turn(
    open_desk: OpenDesk, game_id: str
) -> None:
    desk = _at_table(open_desk, game_id)
    bar = desk.window.table.bar
    for button in (bar.log_button, bar.theme_button):
        button.setFocus(TAB)
        desk.key(ENTER, ENTER)
        assert _keyboard(desk) is button, "it goes on with the tool"
    bar.menu_button.setFocus(TAB)
    desk.key(ENTER, ESCAPE)
    assert _keyboard(desk) is bar.menu_button
    look = desk.match.look(desk.match.turn())
    desk.board.action_chosen.emit(look.sample_action(Random(1)))
    desk.rest()
    _wait_for_turn(desk)
    assert _keyboard(desk) is desk.window.table.view
    _assert_plays(desk)


@pytest.mark.parametrize("tool", ["undo_button", "redo_button"])
def test_who_goes_back_and_forth_by_keys_goes_on_with_that(open_desk: OpenDesk, tool: str) -> None:
    desk = _at_table(open_desk, "piece-o-cake")
    for seed in range(2):
        look = desk.match.look(desk.match.turn())
        desk.board.action_chosen.emit(look.sample_action(Random(seed)))
        desk.rest()
        _wait_for_turn(desk)
    session, bar = desk.window.session, desk.window.table.bar
    assert session is not None
    if tool == "redo_button":
        for _ in range(2):
            session.undo()
            _wait_for_turn(desk)
    button = getattr(bar, tool)
    assert button.isEnabled()
    button.setFocus(TAB)
    desk.key(ENTER)
    _wait_for_turn(desk)
    assert button.isEnabled()
    assert _keyboard(desk) is button
    desk.key(ENTER)
    _wait_for_turn(desk)
    assert _keyboard(desk) is (desk.window.table.view if not button.isEnabled() else button)
