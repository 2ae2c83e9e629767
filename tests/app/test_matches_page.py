"""The page of all matches, by mouse and by keyboard."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app import put_away
from cakedesk.app.history import HistoryStore
from cakedesk.app.matches_page import MatchesPage
from cakedesk.app.paths import AppPaths
from cakedesk.app.save_lock import SaveLock
from cakedesk.app.saves import SaveStore
from cakedesk.table.theme import DARK, LIGHT, Theme
from tests.app.history_kit import key_of, put_finished, quick_text
from tests.app.pages_kit import (
    LONG_NAME,
    SIZES,
    clipped_texts,
    long_words,
    outside,
    overlapping_targets,
    page_style,
    shown,
    small_targets,
)
from tests.app.played_matches import new_match, play_some
from tests.app.save_folder import names

Opener = Callable[[], MatchesPage]


@pytest.fixture
def open_page(store: SaveStore, qtbot: QtBot) -> Iterator[Opener]:
    """Opens the page at 1600 x 1000 once the folders are filled."""
    history = HistoryStore(store.paths, store.writer)
    with page_style() as style:

        def make() -> MatchesPage:
            page = MatchesPage(style, store, history)
            qtbot.addWidget(page)
            page.resize(1600, 1000)
            page.show()
            qtbot.waitExposed(page)
            qtbot.waitUntil(lambda: not history.is_reading)
            return page

        yield make
        history.close()


def running_key(number: int) -> str:
    return f"20261127-2014{number:02}-top-cake-3fa9.json"


def put_running(paths: AppPaths, count: int) -> list[str]:
    """Running matches, the latest first."""
    keys = [running_key(number) for number in range(count)]
    for number, key in enumerate(keys):
        path = paths.saves / key
        path.write_text(play_some(new_match(number + 1), 3 + number).record().to_json(), encoding="utf-8")
        os.utime(path, (1_790_000_000 - number, 1_790_000_000 - number))
    return keys


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def press(key: Qt.Key, times: int = 1) -> None:
    for _ in range(times):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)


def settle(page: MatchesPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not page._history.is_reading)


def shown_keys(page: MatchesPage) -> list[str]:
    return [entry.key for entry in page.history.shown]


def running_names(page: MatchesPage) -> list[str]:
    return [card.accessibleName() for card in page.running.list.rows if card.isVisible()]


# ------------------------------------------------------------------------------------------ running


def test_the_latest_match_goes_on_with_enter(open_page: Opener, paths: AppPaths, qtbot: QtBot) -> None:
    keys = put_running(paths, 3)
    page = open_page()
    with qtbot.waitSignal(page.resume_requested) as blocker:
        press(Qt.Key.Key_Return)
    assert blocker.args == [keys[0]]
    press(Qt.Key.Key_Down, 2)
    with qtbot.waitSignal(page.resume_requested) as blocker:
        press(Qt.Key.Key_Return)
    assert blocker.args == [keys[2]]


def test_any_match_goes_on_with_a_click(open_page: Opener, paths: AppPaths, qtbot: QtBot) -> None:
    keys = put_running(paths, 3)
    page = open_page()
    card = page.running.list.row_of(1)
    assert card is not None
    with qtbot.waitSignal(page.resume_requested) as blocker:
        click(card.resume)
    assert blocker.args == [keys[1]]
    assert page.running.list.current == 1


def test_arrow_keys_stay_with_the_same_button(open_page: Opener, paths: AppPaths) -> None:
    put_running(paths, 3)
    page = open_page()
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Down)
    card = page.running.list.row_of(1)
    assert card is not None
    assert QApplication.focusWidget() is card.rename


def test_a_match_gets_a_name(open_page: Opener, paths: AppPaths, qtbot: QtBot) -> None:
    keys = put_running(paths, 2)
    page = open_page()
    card = page.running.list.row_of(1)
    assert card is not None
    click(card.rename)
    assert QApplication.focusWidget() is page.rename.edit
    QTest.keyClicks(page.rename.edit, "  Sunday   evening ")
    press(Qt.Key.Key_Return)
    assert running_names(page) == ["Top Cake", "Sunday evening"]
    assert json.loads((paths.saves / keys[1]).read_text())["table"]["name"] == "Sunday evening"
    settle(page, qtbot)


def test_a_match_is_deleted_after_asking_and_brought_back(
    open_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    put_running(paths, 2)
    page = open_page()
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
    click(page.question.do)
    assert names(paths.saves) == before[1:]
    assert running_names(page) == ["Top Cake"]
    assert page.offer.isVisible()
    click(page.offer.undo_button)
    assert names(paths.saves) == before
    assert len(running_names(page)) == 2
    assert not page.offer.isVisible()
    settle(page, qtbot)


def test_a_match_that_is_given_up_stands_in_the_history(
    open_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    [key] = put_running(paths, 1)
    page = open_page()
    card = page.running.list.row_of(0)
    assert card is not None
    click(card.more)
    row = page.choices.list.row_of(0)
    assert row is not None
    assert row.button.words == "Give up"
    click(row.button)
    click(page.question.do)
    qtbot.waitUntil(lambda: shown_keys(page) == [key])
    assert running_names(page) == []
    assert "given up" in page.footer.accessibleDescription()
    assert page.statistics.statistics.matches == 0


def test_a_match_that_is_open_elsewhere_has_no_buttons(open_page: Opener, paths: AppPaths) -> None:
    put_running(paths, 2)
    lock = SaveLock(paths.saves / running_key(1))
    assert lock.acquire()
    page = open_page()
    card = page.running.list.row_of(1)
    assert card is not None
    assert [control.isVisible() for control in card.controls()] == [False, False, False]
    assert card._elsewhere.text() == "open in another window"
    assert card._elsewhere.isVisible()
    lock.release()


def test_what_cant_be_done_is_told_in_one_sentence(
    open_page: Opener, paths: AppPaths, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_running(paths, 1)
    put_finished(paths, 1)
    page = open_page()
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
        f"The saved match {running_key(0)} can't be deleted: No space left on device.",
        f"The match {key_of(999)} can't be deleted: No space left on device.",
    ]
    assert not page.offer.isVisible()
    assert len(running_names(page)) == 1
    assert len(shown_keys(page)) == 1


# ------------------------------------------------------------------------------------------ history


def test_the_chosen_match_is_seen_again_given_away_and_renamed(
    open_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    keys = put_finished(paths, 3)
    page = open_page()
    assert page.history.chosen_key == keys[0]
    row = page.history.list.row_of(2)
    assert row is not None
    click(row.button)
    for button, signal in (
        (page.footer.watch, page.replay_requested),
        (page.footer.export, page.export_requested),
    ):
        with qtbot.waitSignal(signal) as blocker:
            click(button)
        assert blocker.args == [keys[2]]
    click(page.footer.rename)
    QTest.keyClicks(page.rename.edit, "First")
    click(page.rename.do)
    qtbot.waitUntil(lambda: page.footer.accessibleName().startswith("First"))
    assert page.history.chosen_key == keys[2]


def test_the_keyboard_goes_through_a_long_list(open_page: Opener, paths: AppPaths) -> None:
    keys = put_finished(paths, 60)
    page = open_page()
    row = page.history.list.row_of(0)
    assert row is not None
    row.button.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Down, 3)
    assert page.history.chosen_key == keys[3]
    press(Qt.Key.Key_End)
    assert page.history.chosen_key == keys[59]
    assert QApplication.focusWidget().accessibleName() == page.history.list.row_of(59).button.words  # type: ignore[union-attr]
    press(Qt.Key.Key_PageUp)
    press(Qt.Key.Key_Up)
    assert 45 < keys.index(page.history.chosen_key) < 55
    press(Qt.Key.Key_Home)
    assert page.history.chosen_key == keys[0]
    assert len(page.history.list.rows) < 20


def wheel(widget: QWidget, notches: int) -> None:
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        widget.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_the_wheel_scrolls_and_the_next_key_comes_back(open_page: Opener, paths: AppPaths) -> None:
    keys = put_finished(paths, 60)
    page = open_page()
    entries = page.history.list
    entries.row_of(0).button.setFocus(Qt.FocusReason.TabFocusReason)  # type: ignore[union-attr]
    wheel(entries, 30)
    assert entries.row_of(0) is None
    assert entries.row_of(30) is not None
    assert page.history.chosen_key == keys[0]
    assert QApplication.focusWidget() is entries
    press(Qt.Key.Key_Down)
    assert page.history.chosen_key == keys[1]
    assert entries.row_of(1) is not None
    wheel(entries, -500)
    assert entries.row_of(0) is not None


def test_the_thumb_is_dragged(open_page: Opener, paths: AppPaths) -> None:
    put_finished(paths, 60)
    entries = open_page().history.list
    thumb = entries._thumb().center().toPoint()
    QTest.mousePress(entries, Qt.MouseButton.LeftButton, pos=thumb)
    QTest.mouseMove(entries, QPoint(thumb.x(), entries.height()))
    QTest.mouseRelease(entries, Qt.MouseButton.LeftButton, pos=QPoint(thumb.x(), entries.height()))
    assert entries.row_of(59) is not None


def test_filters_by_game_and_person(open_page: Opener, paths: AppPaths) -> None:
    put_finished(paths, 4)
    other = quick_text(9).replace('"Ada"', '"Mei"')
    (paths.history / "mei.json").write_text(other)
    page = open_page()
    assert len(shown_keys(page)) == 5
    click(page.history.people)
    words = [row.button.words for row in page.choices.list.rows if row.isVisible()]
    assert words == ["All people", "Ada", "Ben", "Mei", "Zoé"]
    press(Qt.Key.Key_Down, 3)
    press(Qt.Key.Key_Return)
    assert shown_keys(page) == ["mei.json"]
    assert page.history.chosen_key == "mei.json"
    page.history.games.set_choices(page.history.games_words(), 1)
    page.history._filter()
    assert shown_keys(page) == ["mei.json"]
    page.history.show_all()
    assert len(shown_keys(page)) == 5
    click(page.history.games)
    assert page.choices.isVisible()
    press(Qt.Key.Key_Escape)
    assert not page.choices.isVisible()
    assert QApplication.focusWidget() is page.history.games


def test_where_nothing_fits_the_filters_a_button_takes_them_away(
    open_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    put_finished(paths, 2)
    (paths.history / "mei.json").write_text(quick_text(9).replace('"Ada"', '"Mei"'))
    page = open_page()
    page.history._names.append("Nobody")
    page.history.people.set_choices(page.history.people_words(), 5)
    page.history._filter()
    assert shown_keys(page) == []
    assert not page.footer.isVisible()
    click(page.history.all_button)
    assert len(shown_keys(page)) == 3
    assert page.footer.isVisible()


def test_a_finished_match_is_deleted_and_brought_back(
    open_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    keys = put_finished(paths, 3)
    page = open_page()
    click(page.footer.delete)
    click(page.question.do)
    settle(page, qtbot)
    assert shown_keys(page) == keys[1:]
    assert page.history.chosen_key == keys[1]
    click(page.offer.undo_button)
    settle(page, qtbot)
    assert shown_keys(page) == keys


def test_a_record_that_cant_be_used_says_why_and_can_only_go(open_page: Opener, paths: AppPaths) -> None:
    (paths.history / "torn.json").write_text("{")
    page = open_page()
    assert "torn.json is damaged" in page.history.list.rows[0].button.accessibleDescription()
    assert "torn.json is damaged" in page.footer.accessibleDescription()
    assert not page.footer.watch.isVisible()
    assert not page.footer.rename.isVisible()
    assert page.footer.delete.isVisible()


def test_reading_many_records_shows_how_far_it_is_and_stops(
    open_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    page = open_page()
    page.history.show_progress(400, 2000)
    assert page.history._note.text() == "Reading the records: 400 of 2000"
    with qtbot.waitSignal(page.history.cancel_requested):
        click(page.history.reading_button)
    page.history.set_state(is_reading=False, is_complete=False, note="")
    assert page.history._note.text() == "Not all records have been read."
    with qtbot.waitSignal(page.history.go_on_requested):
        click(page.history.reading_button)
    settle(page, qtbot)
    assert not page.history.reading_button.isVisible()


# --------------------------------------------------------------------------------------- statistics


def test_the_statistics_follow_the_chosen_person(open_page: Opener, paths: AppPaths) -> None:
    put_finished(paths, 3)
    page = open_page()
    statistics = page.statistics
    assert statistics.statistics.matches == 3
    names_shown = [row.button.words for row in statistics.list.rows if row.isVisible()]
    assert names_shown == ["Ada", "Ben", "Zoé"]
    row = statistics.list.row_of(2)
    assert row is not None
    click(row.button)
    assert row.button.isChecked()
    assert statistics._streak.text().startswith("Zoé")
    press(Qt.Key.Key_Up)
    assert statistics._streak.text().startswith("Ben")
    assert statistics.plot.accessibleDescription().count(";") == 2


# -------------------------------------------------------------------------------------- the page


def test_esc_and_the_arrow_go_back(open_page: Opener, qtbot: QtBot) -> None:
    page = open_page()
    assert QApplication.focusWidget() is page.bar.back_button
    with qtbot.waitSignal(page.back):
        press(Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.back):
        click(page.bar.back_button)


def test_an_empty_page_has_friendly_words_and_no_dead_buttons(open_page: Opener) -> None:
    page = open_page()
    words = [label.accessibleName() for label in shown(page) if label.accessibleName().endswith((".", "!"))]
    assert len(words) == 3
    for button in (page.footer.watch, page.history.all_button, page.history.games, page.history.people):
        assert not button.isVisible()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_has_room(store: SaveStore, qtbot: QtBot, size: tuple[int, int], theme: Theme) -> None:
    paths = store.paths
    put_running(paths, 5)
    put_finished(paths, 25)
    six = json.loads(quick_text(0))
    six["seats"] = [f"{LONG_NAME[:-1]}{number}" for number in range(6)]
    six["players"] = ["human"] * 6
    six["result"].update(scores=[123, 99, 45, 30, 7, -3], winners=[0])
    (paths.history / "six.json").write_text(json.dumps(six))
    (paths.history / "torn.json").write_text("{")
    history = HistoryStore(paths, store.writer)
    with long_words(), page_style(theme) as style:
        page = MatchesPage(style, store, history)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        qtbot.waitUntil(lambda: not history.is_reading)
        for _ in range(2):
            texts = [text for text in clipped_texts(page) if "WWW" not in text]
            assert texts == []
            assert small_targets(page) == []
            # The last row of a list that scrolls is cut off at its edge.
            assert [pair for pair in overlapping_targets(page) if "Cakeen, " not in pair[0]] == []
            assert [line for line in outside(page) if not _scrolled(line)] == []
            page.footer.show_entry(next(entry for entry in history.entries if entry.key == "six.json"))
            page.relayout()
        page.question.ask("Delete “Top Cake”?", "You can bring it back.", "Delete", lambda: None)
        assert clipped_texts(page.question) == []
        page.question.close_sheet()
        page.rename.ask_name("Top Cake", "", lambda _name: None)
        assert clipped_texts(page.rename) == []
        assert small_targets(page.rename) == []
        history.close()


@pytest.mark.parametrize("percent", [125, 150])
@pytest.mark.parametrize("size", [(1280, 700), (1600, 1000)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_large_text_has_room_too(store: SaveStore, qtbot: QtBot, size: tuple[int, int], percent: int) -> None:
    put_running(store.paths, 3)
    put_finished(store.paths, 12)
    history = HistoryStore(store.paths, store.writer)
    with page_style() as style:
        style.set_text_scale(percent / 100)
        page = MatchesPage(style, store, history)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        qtbot.waitUntil(lambda: not history.is_reading)
        assert clipped_texts(page) == []
        assert small_targets(page) == []
        assert [line for line in outside(page) if not _scrolled(line)] == []
        assert page.statistics.plot.height() > 90
        history.close()


def _scrolled(line: str) -> bool:
    """Whether something sticks out of a list that scrolls."""
    return any(word in line for word in ("HistoryButton", "PlayerButton", "CardPill", "MoreButton"))
