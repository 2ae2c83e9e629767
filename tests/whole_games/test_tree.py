"""Every page as a screen reader finds it, by walking from the window: names, roles, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton

from cakedesk.app.people.seats import seat_people
from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.match import Match
from cakedesk.engine.registry import game_ids
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.items import TableItem
from tests.app.played_matches import play_some, play_to_the_end, random_action
from tests.app.session_kit import dealt
from tests.tree import NAME, PRESS, TOGGLE, items_in_tree, press, tree
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Desk

Role = QAccessible.Role
PRESSED = {Role.Button, Role.RadioButton, Role.CheckBox, Role.ListItem, Role.MenuItem}
NAMELESS = {Role.NoRole, Role.Client, Role.Window}


def faults(desk: Desk) -> list[str]:
    """What can be reached by keyboard and has no name or role, or can't be pressed though it is a control."""
    found = []
    for thing in tree(desk.window):
        state, name, role = thing.state(), thing.text(NAME), thing.role()
        if state.focusable and not state.disabled and (not name or role in NAMELESS):
            found.append(f"{role.name} without a name: {thing.object()}")
        if role in PRESSED and not state.disabled:
            action = thing.actionInterface()
            names = action.actionNames() if action is not None else []
            if not {PRESS, TOGGLE} & set(names):
                found.append(f"{role.name} {name} can't be pressed: {names}")
    return found


def names(desk: Desk) -> set[str]:
    return {thing.text(NAME) for thing in tree(desk.window)}


def press_named(desk: Desk, name: str) -> None:
    """Press the one thing of that name."""
    found = [thing for thing in tree(desk.window) if thing.text(NAME) == name and thing.role() in PRESSED]
    assert found, (name, sorted(names(desk)))
    press(found[0])
    desk.rest()


Open = Callable[[Desk], None]


def home(desk: Desk) -> None:
    desk.window.desk.show_home()


def settings(desk: Desk) -> None:
    desk.window._menu.settings.trigger()


def menu(desk: Desk) -> None:
    press_named(desk, "Menu")


def matches(desk: Desk) -> None:
    desk.window.open_match(dealt("human", "human", game_id="piece-o-cake"))
    desk.window.desk.show_home()
    desk.window._menu.matches.trigger()


def help_page(desk: Desk) -> None:
    desk.window._menu.help.trigger()


def about(desk: Desk) -> None:
    desk.window._menu.about.trigger()


def set_up(desk: Desk) -> None:
    press_named(desk, "Options")


def curtain(desk: Desk) -> None:
    desk.window.open_match(dealt("human", "human"))


def log(desk: Desk) -> None:
    desk.window.open_match(play_some(dealt("human", "human", game_id="cake-swap"), 12))
    desk.window.table.set_log_open(True)


def replay(desk: Desk) -> None:
    desk.window.open_match(play_to_the_end(dealt("human", "human", game_id="piece-o-cake")))


def end(desk: Desk) -> None:
    match = play_to_the_end(dealt("human", "human", game_id="piece-o-cake"))
    people = seat_people(match.seats, match.players)
    summary = BOARDS[match.game.id].end_summary(match.look(None), people)
    desk.window.end.show_summary("Piece o’ Cake", match.seats, summary)
    desk.window.pages.show(desk.window.end)


def lesson(desk: Desk) -> None:
    desk.window.desk.play_lesson("piece-o-cake")


PAGES: dict[Open, set[str]] = {
    home: {"Top Cake", "Start the game", "Menu", "Name of seat 1"},
    menu: {"Settings", "Matches", "Quit"},
    settings: {"Theme", "Language"},
    matches: {"Resume"},
    help_page: {"Help text"},
    about: {"About CakeDesk"},
    set_up: {"Back to standard"},
    curtain: {"I am Ada: lift the lid"},
    log: {"What happened", "Lines of the log"},
    replay: {"Replay", "Table"},
    end: {"Ada takes the cake!"},
    lesson: {"Table"},
}
"""How each page is opened, and some names that are found there."""


@pytest.mark.parametrize("open_page", PAGES, ids=lambda page: page.__name__)
def test_all_of_a_page_is_found_named_and_can_be_pressed(open_desk: DeskMaker, open_page: Open) -> None:
    desk = open_desk()
    open_page(desk)
    desk.wait_until(lambda: PAGES[open_page] <= names(desk), f"{PAGES[open_page]} in {sorted(names(desk))}")
    assert faults(desk) == []


def test_a_game_is_begun_by_the_tree_alone(open_desk: DeskMaker) -> None:
    desk = open_desk()
    press_named(desk, "Piece o’ Cake")
    press_named(desk, "Start the game")
    desk.wait_until(lambda: desk.window.session is not None, "a match")
    session = desk.window.session
    assert session is not None
    assert session.model.game.id == "piece-o-cake"
    assert faults(desk) == []


def test_a_control_without_a_name_is_noticed(open_desk: DeskMaker) -> None:
    desk = open_desk()
    assert faults(desk) == []
    button = next(widget for widget in desk.window.findChildren(QAbstractButton) if widget.isVisible())
    button.setText("")
    button.setAccessibleName("")
    assert faults(desk)


def test_sheets_over_all_pages_are_found(open_desk: DeskMaker) -> None:
    """Of a stack of pages screen readers find only the one that is shown, and nothing that lies over it."""
    window = open_desk().window
    assert {sheet.parentWidget() for sheet in (window.pages.review, window._about, window._unsaved)} == {
        window
    }


def phases(game_id: str) -> Iterator[Match[Any]]:
    """A game before each of its kinds of action is taken for the first time, and at its end."""
    match, rng, seen = dealt("human", "human", game_id=game_id), Random(1), set()
    while match.turn() != OVER:
        action = random_action(match, rng)
        if match.turn() != CHANCE and action[0] not in seen:
            seen.add(action[0])
            yield Match.from_record(match.record())
        match.play(action)
    yield match


def usable(desk: Desk) -> set[TableItem]:
    """What plays on the table, and the button that ends a turn or leads on."""
    board = desk.window.table.board
    assert board is not None
    button = board.primary_button
    return {*board.reader.usable(), *([] if button is None else [button])}


@pytest.mark.parametrize("game_id", game_ids())
def test_all_of_a_table_is_found_in_every_phase(open_desk: DeskMaker, game_id: str) -> None:
    desk = open_desk()
    for match in phases(game_id):
        desk.window.open_match(match)
        desk.rest()
        assert faults(desk) == []
        if match.turn() == OVER:
            continue
        curtain = desk.window.table.curtain
        if curtain.isVisible():
            press(next(thing for thing in tree(desk.window) if thing.object() is curtain.button))
        desk.wait_until(curtain.isHidden, "table")
        desk.wait_until(lambda: bool(usable(desk)), f"thing to do, such as {match.legal_actions()[0]}")
        assert usable(desk) <= items_in_tree(desk.window).keys()
        assert faults(desk) == []
