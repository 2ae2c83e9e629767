"""A page that is asked for before it is made comes in turns of its own, and only if it is still wanted."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.window.main_window import MainWindow


@pytest.mark.parametrize("name", ["help", "matches"])
def test_it_is_made_in_later_turns_and_shown_then(qtbot: QtBot, window: MainWindow, name: str) -> None:
    home, pages = window.home, window.pages
    button = home.help_button if name == "help" else home.matches_button
    button.click()
    assert not pages.has(name) and pages.shown is home, "not in the turn of the click"
    qtbot.waitUntil(lambda: pages.has(name) and pages.shown is getattr(pages, name))
    window.desk.show_home()
    button.click()
    assert pages.shown is getattr(pages, name), "it is there now"


def test_it_does_not_come_over_what_was_shown_since(qtbot: QtBot, window: MainWindow) -> None:
    window.home.matches_button.click()
    window.desk.start_match(window.home.choice())
    qtbot.wait(100)
    assert window.desk.is_at_table() and window.session is not None
