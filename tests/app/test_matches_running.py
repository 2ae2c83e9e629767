"""The running matches of the page of all matches, by mouse and by keyboard."""

from __future__ import annotations

import errno
import json
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.files import put_away
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.history.running_card import RunningCard
from cakedesk.app.history.running_panel import RunningPanel
from cakedesk.app.saves.lock import SaveLock
from cakedesk.app.saves.running_match import RunningMatch
from cakedesk.app.widgets.choice_sheet import ChoiceSheet
from cakedesk.app.widgets.page_style import PageStyle
from tests.app.history_kit import key_of, put_finished
from tests.app.matches_kit import (
    Opener,
    click,
    press,
    put_running,
    running_key,
    running_names,
    settle,
    shown_keys,
)
from tests.app.save_folder import names


def test_the_latest_match_goes_on_with_enter(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    keys = put_running(paths, 3)
    page = open_matches_page()
    with qtbot.waitSignal(page.resume_requested) as blocker:
        press(Qt.Key.Key_Return)
    assert blocker.args == [keys[0]]
    press(Qt.Key.Key_Down, 2)
    with qtbot.waitSignal(page.resume_requested) as blocker:
        press(Qt.Key.Key_Return)
    assert blocker.args == [keys[2]]


def test_any_match_goes_on_with_a_click(open_matches_page: Opener, paths: AppPaths, qtbot: QtBot) -> None:
    keys = put_running(paths, 3)
    page = open_matches_page()
    card = page.running.list.row_of(1)
    assert card is not None
    with qtbot.waitSignal(page.resume_requested) as blocker:
        click(card.resume)
    assert blocker.args == [keys[1]]
    assert page.running.list.current == 1


def test_arrow_keys_stay_with_the_same_button(open_matches_page: Opener, paths: AppPaths) -> None:
    put_running(paths, 3)
    page = open_matches_page()
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Down)
    card = page.running.list.row_of(1)
    assert card is not None
    assert QApplication.focusWidget() is card.rename


def test_nobodys_turn_leaves_no_gap_in_what_is_told(open_matches_page: Opener, paths: AppPaths) -> None:
    put_running(paths, 1)
    page = open_matches_page()
    card = page.running.list.row_of(0)
    assert card is not None
    match = page.running._matches[0]._replace(turn="")  # chance acts
    card.show_match(match)
    assert card._text.text() == match.place
    assert card.accessibleDescription() == ", ".join((match.place, match.saved, *match.names))


def test_a_match_gets_a_name(open_matches_page: Opener, paths: AppPaths, qtbot: QtBot) -> None:
    keys = put_running(paths, 2)
    page = open_matches_page()
    card = page.running.list.row_of(1)
    assert card is not None
    click(card.rename)
    assert QApplication.focusWidget() is page.rename.edit
    QTest.keyClicks(page.rename.edit, "  Sunday   evening ")
    press(Qt.Key.Key_Return)
    assert running_names(page) == ["Top Cake", "Sunday evening"]

    def written() -> object:
        with suppress(FileNotFoundError):  # for a moment, while the older version makes room
            return json.loads((paths.saves / keys[1]).read_text()).get("table", {}).get("name")
        return None

    qtbot.waitUntil(lambda: written() == "Sunday evening")
    settle(page, qtbot)


def test_a_match_is_deleted_after_asking_and_brought_back(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    put_running(paths, 2)
    page = open_matches_page()
    before = names(paths.saves)
    press(Qt.Key.Key_Tab, 2)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert page.question.isVisible()
    press(Qt.Key.Key_Return)  # by mistake: nothing happens
    assert not page.question.isVisible()
    assert names(paths.saves) == before
    page.running.delete_requested.emit(running_key(0))
    match = page.running.match(running_key(0))
    assert match is not None
    assert page.question.accessibleDescription().startswith(f"Top Cake, {match.saved}.")
    click(page.question.do)
    assert names(paths.saves) == before[1:]
    assert running_names(page) == ["Top Cake"]
    assert page.offer.isVisible()
    click(page.offer.undo_button)
    assert names(paths.saves) == before
    assert len(running_names(page)) == 2
    assert not page.offer.isVisible()
    settle(page, qtbot)


def test_the_keyboard_stays_on_its_match_whatever_the_page_makes_room_for(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    keys = put_running(paths, 12)
    page = open_matches_page()
    press(Qt.Key.Key_Down)
    button = QApplication.focusWidget()
    assert button in page.running.list.rows[1].controls()
    for make_room in (
        lambda: page.offer.offer("“Sunday” is deleted.", lambda: None),
        lambda: page.offer.offer("A long story of what was deleted just now. " * 9, lambda: None),
        page.offer.dismiss,
        lambda: page.resize(1600, 1150),
        lambda: page.resize(1600, 900),
    ):
        make_room()
        assert QApplication.focusWidget() is button
        assert page._ring.isVisible()
        middle = button.mapTo(page, button.rect().center())
        assert (page._ring.geometry().center() - middle).manhattanLength() <= 2, "the ring lies around it"
        with qtbot.waitSignal(page.resume_requested) as blocker:
            press(Qt.Key.Key_Return)
        assert blocker.args == [keys[1]]


def test_the_keyboard_stays_on_its_match_when_others_come_and_go(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    keys = put_running(paths, 3)
    page = open_matches_page()
    press(Qt.Key.Key_Down)
    for gone, left in ((0, 1), (2, 1), (1, -1)):
        (paths.saves / keys[gone]).unlink()
        page.refresh()
        settle(page, qtbot)
        if left >= 0:
            assert page._ring.isVisible()
            with qtbot.waitSignal(page.resume_requested) as blocker:
                press(Qt.Key.Key_Return)
            assert blocker.args == [keys[left]]


def test_a_match_that_is_given_up_stands_in_the_history(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    [key] = put_running(paths, 1)
    page = open_matches_page()
    card = page.running.list.row_of(0)
    assert card is not None
    click(card.more)
    row = page.choices.list.row_of(1)
    assert row is not None
    assert row.button.words == "Give up"
    click(row.button)
    click(page.question.do)
    qtbot.waitUntil(lambda: shown_keys(page) == [key])
    assert running_names(page) == []
    assert "given up" in page.footer.accessibleDescription()
    assert page.statistics.statistics.matches == 0


def test_what_was_played_of_a_match_can_be_watched(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    keys = put_running(paths, 2)
    page = open_matches_page()
    card = page.running.list.row_of(1)
    assert card is not None
    click(card.more)
    row = page.choices.list.row_of(0)
    assert row is not None
    assert row.button.words == "Watch so far"
    with qtbot.waitSignal(page.watch_requested) as blocker:
        click(row.button)
    assert blocker.args == [keys[1]]


def test_a_match_that_is_open_elsewhere_has_no_buttons(open_matches_page: Opener, paths: AppPaths) -> None:
    put_running(paths, 2)
    lock = SaveLock(paths.saves / running_key(1))
    assert lock.acquire()
    page = open_matches_page()
    card = page.running.list.row_of(1)
    assert card is not None
    assert [control.isVisible() for control in card.controls()] == [False, False, False]
    assert card._elsewhere.text() == "open in another window"
    assert card._elsewhere.isVisible()
    lock.release()


def test_what_cant_be_done_is_told_in_one_sentence(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_running(paths, 1)
    put_finished(paths, 1)
    page = open_matches_page()
    told: list[str] = []
    page.trouble.connect(told.append)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(put_away, "set_aside", full)
    page.running.delete_requested.emit(running_key(0))
    click(page.question.do)
    click(page.footer.delete)
    click(page.question.do)
    settle(page, qtbot)
    assert told == [
        f"The saved match {running_key(0)} can't be deleted: the disk is full.",
        f"The match {key_of(999)} can't be deleted: the disk is full.",
    ]
    assert not page.offer.isVisible()
    assert len(running_names(page)) == 1
    assert len(shown_keys(page)) == 1


def test_tab_goes_through_the_page_as_it_stands(open_matches_page: Opener, paths: AppPaths) -> None:
    put_running(paths, 2)
    page = open_matches_page()
    card = page.running.list.row_of(0)
    assert card is not None
    page.bar.back_button.setFocus()
    met = []
    for _ in range(7):
        press(Qt.Key.Key_Tab)
        met.append(QApplication.focusWidget())
    bar = page.bar
    assert met == [
        bar.help_button,
        bar.menu_button,
        bar.theme_button,
        *card.controls(),
        page.statistics.tiles[0],
    ]


def test_whose_turn_it_is_for_what_is_told_rather_than_the_round(style: PageStyle, qtbot: QtBot) -> None:
    place, turn = "Runde 5 von 5", "Maximilian-Alexander bietet"
    style.set_text_scale(1.5)
    style.resize_to(1280, 700)
    host = QWidget()
    qtbot.addWidget(host)
    card = RunningCard(style, host)
    card.show_match(RunningMatch("a", "top-cake", "Top Cake", place, turn, ("Ada", "Ben"), "heute 10:00"))
    for width, told in ((260, turn), (600, f"{place}, {turn}"), (260, turn)):
        card.place(QRectF(0, 0, width, RunningCard.height_px(style)))
        assert card._text.text() == told and not card._text.is_clipped()
    assert place in card.accessibleDescription() and turn in card.accessibleDescription()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_hundreds_of_matches_are_counted_in_large_text(
    style: PageStyle, qtbot: QtBot, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    style.set_text_scale(1.5)
    style.resize_to(1280, 700)
    host = QWidget()
    qtbot.addWidget(host)
    panel = RunningPanel(style, ChoiceSheet(style, host), host)
    panel.resize(318, 500)  # as on the page
    one = RunningMatch("a", "top-cake", "Top Cake", "", "", ("Ada", "Ben"), "")
    panel.set_matches([one] * 288)
    assert "288" in panel._count.text() and not panel._count.is_clipped()


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("saved", ["hoy 11:58", "18 juil. 2025", "aujourd’hui 11:58"])
def test_no_disc_lies_over_another(style: PageStyle, qtbot: QtBot, text_scale: float, saved: str) -> None:
    style.set_text_scale(text_scale)
    style.resize_to(1280, 700)
    host = QWidget()
    qtbot.addWidget(host)
    card, names = RunningCard(style, host), ("Ada", "Ben", "Zoé", "Łucja", "Emil", "Fritz")
    for count in (6, 4, 2):
        card.show_match(RunningMatch("a", "top-cake", "Top Cake", "", "", names[:count], saved))
        card.place(QRectF(0, 0, 286, RunningCard.height_px(style)))
        shown = [*card._chips[:count], *([] if card._saved.isHidden() else [card._saved])]
        for one, other in pairwise(shown):
            assert one.geometry().right() < other.geometry().left()
        assert card._chips[0].width() >= 19
        assert card.tooltip == saved if card._saved.isHidden() else not card._saved.is_clipped()
    assert card.tooltip == "", "two discs leave room for the time"


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize(
    "name", ["Donaudampfschifffahrtsgesellschaftskapit", "Our Sunday match with my Aunt Hannelore!"]
)
def test_a_long_name_takes_more_lines_broken_with_a_hyphen_where_none_has_room_for_a_word(
    style: PageStyle, qtbot: QtBot, name: str, text_scale: float
) -> None:
    style.set_text_scale(text_scale)
    style.resize_to(1280, 700)
    host = QWidget()
    qtbot.addWidget(host)
    card, turn = RunningCard(style, host), "Maximilian-Alexander bietet"
    match = RunningMatch("a", "top-cake", "Top Cake", "Runde 5 von 5", turn, ("Ada", "Ben"), "heute 10:00")
    card.show_match(match._replace(name=name))
    card.place(QRectF(0, 0, 286, RunningCard.height_px(style)))
    first, *_, last = card._title.fitted().lines
    assert first.text.endswith("-") == (" " not in name) and not last.text.endswith("…")
    assert not card._text.is_clipped()
    assert card.accessibleName() == name
