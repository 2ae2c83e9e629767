"""Ctrl+Enter presses the primary button of what is on top, wherever the keyboard is, or nothing."""

from __future__ import annotations

from operator import attrgetter
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.files.writer import UnsavedMatch
from cakedesk.app.history.sheets import QuestionSheet
from cakedesk.app.match.result_bar import ResultBar
from cakedesk.app.replay.bar import ReplayBar
from cakedesk.app.widgets.buttons import PaintedButton
from cakedesk.app.window.input_watch import InputWatch
from cakedesk.app.window.main_window import MainWindow
from cakedesk.players.review import Review, TurningPoint
from tests.app.matches_kit import put_running, settle
from tests.app.pages_kit import focused
from tests.app.played_matches import new_match, play_to_the_end
from tests.app.session_kit import dealt

KEY, MODIFIERS = Qt.Key, Qt.KeyboardModifier
RETURN = KEY.Key_Return, MODIFIERS.ControlModifier
KEYPAD = KEY.Key_Enter, MODIFIERS.ControlModifier | MODIFIERS.KeypadModifier


class Hand:
    """Presses keys slowly, as the window's system tells of them."""

    def __init__(self, window: MainWindow) -> None:
        self._window, self._at = window, 1000

    def confirm(
        self, focus: QWidget, stroke: tuple[Qt.Key, Qt.KeyboardModifier] = RETURN, after: int = 1000
    ) -> None:
        """Press Ctrl+Enter while something has the keyboard."""
        focus.setFocus(Qt.FocusReason.TabFocusReason)
        assert focused() is focus
        self._at += after
        for kind, at in ((QEvent.Type.KeyPress, self._at), (QEvent.Type.KeyRelease, self._at + 80)):
            event = QKeyEvent(kind, *stroke, "\r")
            event.setTimestamp(at)
            QCoreApplication.sendEvent(self._window.windowHandle(), event)


@pytest.fixture(autouse=True)
def running(paths: AppPaths) -> list[str]:
    return put_running(paths, 2)


@pytest.fixture
def hand(window: MainWindow, qtbot: QtBot) -> Hand:
    qtbot.waitUntil(lambda: window.findChild(InputWatch) is not None)
    qtbot.waitUntil(window.home.resume.resume.isVisible)
    return Hand(window)


@pytest.fixture
def pressed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of all that would be pressed."""
    words: list[str] = []
    monkeypatch.setattr(PaintedButton, "click", lambda button: words.append(button.words), raising=False)
    return words


def test_home_starts_the_game_whatever_has_the_keyboard(
    window: MainWindow, hand: Hand, pressed: list[str]
) -> None:
    home = window.home
    for focus in (home.setup.cards[0].name_edit, home.setup.options, home.menu_button, home.resume.resume):
        for stroke in (RETURN, KEYPAD):
            hand.confirm(focus, stroke)
        assert pressed == 2 * [home.setup.start.words] and focused() is focus
        pressed.clear()


def test_on_each_page_it_is_what_stands_out(
    window: MainWindow, hand: Hand, pressed: list[str], qtbot: QtBot
) -> None:
    pages = window.pages
    for page, words in ((pages.settings, "Done"), (pages.end, "Play again"), (pages.help, None)):
        pages.show(page)
        hand.confirm(page.bar.menu_button)
        assert pressed == [words] * bool(words)
        pressed.clear()
    window.desk.show_matches()
    settle(pages.matches, qtbot)
    hand.confirm(pages.matches.bar.menu_button)
    assert pressed == ["Resume"]


def test_a_replay_offers_to_play_on_while_there_is_anything_to_play(window: MainWindow, hand: Hand) -> None:
    match, heard = play_to_the_end(new_match()), list[str]()
    window.desk._watch(match, "", 0)
    (bar,) = window.table.findChildren(ReplayBar)
    bar.offer.clicked.disconnect()
    bar.offer.clicked.connect(lambda: heard.append("play on"))
    bar.offer_play_on(True)
    hand.confirm(bar.step_on)
    assert heard == ["play on"]
    bar.offer.set_usable(False)
    hand.confirm(bar.step_on)
    bar.offer_play_on(False)
    hand.confirm(bar.step_on)
    assert heard == ["play on"]


def test_what_lies_over_a_page_comes_first(window: MainWindow, hand: Hand, pressed: list[str]) -> None:
    window.open_match(dealt("human", "easy"))
    window._menu.give_up.trigger()
    (question,) = window.table.findChildren(QuestionSheet)
    hand.confirm(question.leave)
    assert pressed == ["Give up"]
    window._show_about()
    hand.confirm(window._about.done)
    assert pressed == ["Give up", "Close"]
    window._about.close_sheet()
    question.close_sheet()
    window._open_menu(window.table.bar.menu_button)
    hand.confirm(focused())
    assert pressed == ["Give up", "Close"] and window._menu.sheet.isVisible()


def test_sheets_are_confirmed_from_their_fields(window: MainWindow, hand: Hand, pressed: list[str]) -> None:
    window.desk.show_matches()
    rename = window.pages.matches.rename
    rename.ask_name("Top Cake", "", str)
    hand.confirm(rename.edit)
    assert pressed == ["Keep the name"]
    window.desk.show_home()
    window.home.setup._open_sheet()
    assert window.home.setup.sheet is not None
    hand.confirm(window.home.setup.sheet.standard)
    assert pressed == ["Keep the name", "Done"]


def test_what_is_disabled_is_not_replaced(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    home = window.home
    home.setup.start.setEnabled(False)
    with qtbot.assertNotEmitted(home.start_requested), qtbot.assertNotEmitted(home.resume_requested):
        hand.confirm(home.resume.resume)


def test_at_the_table_it_ends_the_turn_from_everywhere_and_lifts_the_lid_later(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    window._settings.reduced_motion = True
    window.open_match(dealt("human", "human"))
    table, session = window.table, window.session
    assert session is not None and table.curtain.is_down()
    hand.confirm(table.curtain.button)
    assert table.curtain.isHidden()
    table.set_log_open(True)
    qtbot.waitUntil(lambda: table.scene.queue.skip_all() or table.board.bidding.turn is not None)
    turn, match = table.board.bidding.turn, session.model.match
    for focus, kind, card in zip(
        (table.bar.menu_button, table.log.close_button),
        turn.composer.held,
        match.look(0).shown.row,
        strict=False,
    ):
        hand.confirm(focus)
        assert match.steps == [] and table.is_log_open, "the turn is not complete"
        turn.composer.stage(kind, card)
        turn.note()
    hand.confirm(table.log.close_button)
    qtbot.waitUntil(lambda: table.scene.queue.skip_all() or table.curtain.is_down())
    assert len(match.steps) == 1
    hand.confirm(table.curtain.button, after=200)
    assert table.curtain.is_down(), "that was the second press of two"
    hand.confirm(table.curtain.button)
    assert table.curtain.isHidden() and len(match.steps) == 1


def test_the_final_table_leads_back_to_the_result(window: MainWindow, hand: Hand, pressed: list[str]) -> None:
    window.open_match(dealt("human", "easy"))
    way_back = ResultBar(window.table.style_of_page, window.table)
    window.table.set_footer(way_back)
    for focus in (window.table.view, window.table.bar.menu_button):
        hand.confirm(focus)
    assert pressed == 2 * ["Back to the result"]


def test_a_lesson_goes_on_and_leaves_the_table_its_own(
    window: MainWindow, hand: Hand, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.desk.play_lesson("top-cake")
    lesson, table = window.desk.lesson, window.table
    assert lesson is not None
    bubble, confirmed = lesson.coach.bubble, list[int]()
    monkeypatch.setattr(table.scene, "confirm", lambda: confirmed.append(lesson.index))

    def come() -> bool:
        table.scene.queue.skip_all()
        return bubble.isVisible()

    while True:
        qtbot.waitUntil(come)
        step = lesson.index
        hand.confirm(table.view)
        if confirmed:
            break
        qtbot.waitUntil(lambda before=step: lesson.index == before + 1)
    assert step > 0 and confirmed == [step] and bubble.next.isHidden()


def test_an_earlier_moment_leads_back_to_now_and_leaves_the_turn(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    window.open_match(dealt("human", "easy"))
    table, session = window.table, window.session
    assert session is not None
    qtbot.waitUntil(lambda: table.scene.queue.skip_all() or table.board.bidding.turn is not None)
    moments, steps = session.log.moments, len(session.model.match.steps)
    for part in ("strip.now_button", "view"):
        moments.show(0)
        there = moments.table
        assert there is not None
        hand.confirm(attrgetter(part)(there))
        assert not moments.is_shown and table.board.bidding.turn is not None
    moments.show(0)
    hand.confirm(table.bar.menu_button)
    assert not moments.is_shown and len(session.model.match.steps) == steps


def test_of_what_is_not_saved_it_takes_the_way_that_loses_nothing(
    window: MainWindow, hand: Hand, pressed: list[str]
) -> None:
    sheet = window._unsaved
    sheet._ask(
        [UnsavedMatch(Path("x"), "Top Cake (Ada, Ben)", "{}", "the disk is full")], "It can't be saved."
    )
    for focus in (sheet.stay, sheet.without, sheet.leave, sheet.do):
        hand.confirm(focus)
    assert pressed == 4 * ["Save elsewhere …"]
    sheet.hide()


def test_a_review_is_put_away(window: MainWindow, hand: Hand, pressed: list[str]) -> None:
    match = play_to_the_end(new_match(seats=2))
    turn = TurningPoint(1, 0, match.format(match.steps[1].action), 0.2, 0.8)
    review = window.pages.review
    review.look_back(match, Review(((0.5, 0.5),) * (len(match.steps) + 1), (turn,)))
    for focus in (review.shows[0], review.leave):
        hand.confirm(focus)
    assert pressed == 2 * ["Close"]
    review.close_sheet()


def test_cards_are_printed_and_nothing_is_pressed_while_they_are(
    window: MainWindow, hand: Hand, pressed: list[str]
) -> None:
    window._menu.print_cards.trigger()
    sheet = window.pages.printing
    for focus in (sheet.game, sheet.leave):
        hand.confirm(focus)
    assert pressed == 2 * ["Choose a file …"]
    sheet._set_printing(True)
    hand.confirm(sheet.leave)
    assert len(pressed) == 2
    sheet.close_sheet()


def test_a_list_that_is_open_lets_nothing_beneath_it_be_pressed(
    window: MainWindow, hand: Hand, pressed: list[str]
) -> None:
    window.desk.asides.show_settings()
    settings = window.pages.settings
    hand.confirm(settings.look.language)
    assert pressed == ["Done"]
    settings.look.language.showPopup()
    hand.confirm(focused())
    assert pressed == ["Done"]


def test_the_sheets_of_the_matches_are_confirmed(
    window: MainWindow, hand: Hand, pressed: list[str], qtbot: QtBot
) -> None:
    window.desk.show_matches()
    page = window.pages.matches
    settle(page, qtbot)
    page.question.ask_to_delete("Top Cake", "Top Cake", "today", lambda: None)
    hand.confirm(page.question.leave)
    page.question.close_sheet()
    page.question.ask_to_give_up("Top Cake", lambda: None)
    hand.confirm(page.question.leave)
    page.question.close_sheet()
    assert pressed == ["Delete", "Give up"]
