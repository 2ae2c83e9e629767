"""Leaving a match for good or for now, and what the home page remembers of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cakedesk.app.home.page import HomePage
from cakedesk.app.people.setup_choice import SeatChoice, SetupChoice
from cakedesk.app.window.commands import Commands
from cakedesk.engine.game import PERSON
from tests.whole_games.desk import Desk

OpenDesk = Callable[..., Desk]
TWO = (SeatChoice("Ada", PERSON), SeatChoice("Ben", PERSON))


def _started(desk: Desk, game_id: str = "top-cake") -> None:
    desk.window.start_match(SetupChoice(game_id, TWO))
    QTest.qWait(20)


def test_a_match_is_given_up_at_its_table(open_desk: OpenDesk) -> None:
    desk = open_desk()
    _started(desk)
    desk.window.table.curtain.button.click()
    menu = desk.window._menu
    assert menu.give_up.isEnabled()
    menu.give_up.trigger()
    question = menu.findChild(Commands)._question
    assert question is not None and question.isVisible()
    assert QApplication.focusWidget() is question.leave, "Enter by mistake costs nothing"
    question.do.click()
    QTest.qWait(50)
    assert isinstance(desk.page, HomePage)
    assert not menu.give_up.isEnabled()
    assert not desk.window.home.resume.resume.isVisible(), "nothing is left to go on with"
    history = desk.services.history
    history.refresh()
    desk.wait_until(lambda: len(history.entries) == 1, "the match in the history")
    assert history.entries[0].abandoned


def test_the_curtain_has_a_way_out_that_shows_nothing(open_desk: OpenDesk) -> None:
    desk = open_desk()
    _started(desk)
    curtain = desk.window.table.curtain
    assert curtain.is_down() and curtain.way_out.isVisible()
    assert curtain.way_out.tooltip
    assert QApplication.focusWidget() is curtain.button
    desk.click(curtain.way_out)
    assert isinstance(desk.page, HomePage)
    assert desk.window.home.resume.resume.isVisible(), "it is kept"


def test_home_opens_with_the_game_played_last(open_desk: OpenDesk, tmp_path: Path) -> None:
    desk = open_desk()
    _started(desk, "piece-o-cake")
    desk.window.show_home()
    assert desk.window.home.choice().game_id == "piece-o-cake"
    desk.services.settings.language = "de"
    desk.wait_until(lambda: desk.window.home.setup.start.words != "Start the game", "German")
    assert desk.window.home.choice().game_id == "piece-o-cake"
    desk.window.home.choose_game("top-cake")
    desk.services.settings.language = "en"
    desk.wait_until(lambda: desk.window.home.setup.start.words == "Start the game", "English")
    assert desk.window.home.choice().game_id == "top-cake", "as it was chosen, though not played"
    assert desk.services.settings.last_game == "piece-o-cake"
