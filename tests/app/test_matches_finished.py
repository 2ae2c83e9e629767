"""The finished matches of the page of all matches and its statistics, by mouse and by keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.new_match import same_deal
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.history.finished_row import HistoryButton, row_px
from cakedesk.app.history.page import MatchesPage
from cakedesk.app.match.model import deal_match
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from cakedesk.engine.shuffle import Shuffle
from tests.app.history_kit import entry, put_finished, quick_text
from tests.app.matches_kit import (
    Opener,
    click,
    press,
    settle,
    shown_keys,
)
from tests.app.played_matches import play_to_the_end


def test_the_chosen_match_is_seen_again_given_away_and_renamed(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    keys = put_finished(paths, 3)
    page = open_matches_page()
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


def test_a_match_is_shown_although_the_list_is_told_of_it_twice(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    page = open_matches_page()
    assert not page.history._shown
    put_finished(paths, 1)
    store = page._history
    with qtbot.waitSignal(store.changed):
        store.refresh()
    page.history.know_entries(store.entries)  # the first slice of taking them, before they are shown
    store.changed.emit()
    settle(page, qtbot)
    assert len(page.history._shown) == 1
    assert page.history.list.isVisible()


def test_the_keyboard_goes_through_a_long_list(open_matches_page: Opener, paths: AppPaths) -> None:
    keys = put_finished(paths, 60)
    page = open_matches_page()
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


def test_the_wheel_scrolls_and_the_next_key_comes_back(open_matches_page: Opener, paths: AppPaths) -> None:
    keys = put_finished(paths, 60)
    page = open_matches_page()
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


def test_the_thumb_is_dragged(open_matches_page: Opener, paths: AppPaths) -> None:
    put_finished(paths, 60)
    entries = open_matches_page().history.list
    bar = entries._bar
    QTest.mousePress(bar, Qt.MouseButton.LeftButton, pos=QPoint(bar.width() // 2, 10))
    QTest.mouseMove(bar, QPoint(bar.width() // 2, bar.height()))
    QTest.mouseRelease(bar, Qt.MouseButton.LeftButton, pos=QPoint(bar.width() // 2, bar.height()))
    assert entries.row_of(59) is not None


def test_filters_by_game_and_person(open_matches_page: Opener, paths: AppPaths) -> None:
    put_finished(paths, 4)
    other = quick_text(9).replace('"Ada"', '"Mei"')
    (paths.history / "mei.json").write_text(other)
    page = open_matches_page()
    assert len(shown_keys(page)) == 5
    click(page.history.people)
    sheet = page.history.people.popup
    assert sheet is not None
    words = [row.button.words for row in sheet.list.rows if row.isVisible()]
    assert words == ["All people", "Ada", "Ben", "Mei", "Zoé"]
    press(Qt.Key.Key_Down, 3)
    press(Qt.Key.Key_Return)
    assert shown_keys(page) == ["mei.json"]
    assert page.history.chosen_key == "mei.json"
    page.history.games.choose(1)
    page.history._filter()
    assert shown_keys(page) == ["mei.json"]
    page.history.show_all()
    assert len(shown_keys(page)) == 5
    click(page.history.games)
    assert page.history.games.popup is not None
    press(Qt.Key.Key_Escape)
    assert page.history.games.popup is None
    assert QApplication.focusWidget() is page.history.games


def test_where_nothing_fits_the_filters_a_button_takes_them_away(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    put_finished(paths, 2)
    (paths.history / "mei.json").write_text(quick_text(9).replace('"Ada"', '"Mei"'))
    page = open_matches_page()
    page.history._names.append("Nobody")
    page.history.people.set_words(page.history.people_words())
    page.history.people.choose(5)
    page.history._filter()
    assert shown_keys(page) == []
    assert not page.footer.isVisible()
    click(page.history.all_button)
    assert len(shown_keys(page)) == 3
    qtbot.waitUntil(page.footer.isVisible)


def test_a_finished_match_is_deleted_and_brought_back(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    keys = put_finished(paths, 3)
    page = open_matches_page()
    click(page.footer.delete)
    game, _, when = page.question.accessibleDescription().partition(". ")[0].partition(", ")
    assert game == "Top Cake" and when
    click(page.question.do)
    settle(page, qtbot)
    assert shown_keys(page) == keys[1:]
    assert page.history.chosen_key == keys[1]
    click(page.offer.undo_button)
    settle(page, qtbot)
    assert shown_keys(page) == keys


def test_a_record_that_cant_be_used_says_why_and_can_only_go(
    open_matches_page: Opener, paths: AppPaths
) -> None:
    (paths.history / "torn.json").write_text("{")
    page = open_matches_page()
    assert "torn.json is damaged" in page.history.list.rows[0].button.accessibleDescription()
    assert "torn.json is damaged" in page.footer.accessibleDescription()
    assert not page.footer.watch.isVisible()
    assert not page.footer.rename.isVisible()
    assert page.footer.delete.isVisible()


def test_reading_many_records_shows_how_far_it_is_and_stops(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    page = open_matches_page()
    page.history.show_progress(400, 2000)
    assert page.history._note.text() == "Reading the records: 400 of 2000"
    with qtbot.waitSignal(page.history.cancel_requested):
        click(page.history.reading_button)
    page.history.set_state(is_reading=False, is_complete=False, is_known=False, note="")
    assert page.history._note.text() == "Not all records have been read."
    with qtbot.waitSignal(page.history.go_on_requested):
        click(page.history.reading_button)
    settle(page, qtbot)
    assert not page.history.reading_button.isVisible()


def test_the_statistics_follow_the_chosen_person(open_matches_page: Opener, paths: AppPaths) -> None:
    put_finished(paths, 3)
    page = open_matches_page()
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


def put_match(paths: AppPaths, match: Match[Any]) -> None:
    """Put a match into the history folder as if it had just ended."""
    (paths.history / "match.json").write_text(match.record().to_json(), encoding="utf-8")


def dealt() -> Match[Any]:
    return deal_match(find_game("top-cake"), ["Ada", "Ben"], ["human"] * 2, deal=17)


def said_of_shuffle(page: MatchesPage, qtbot: QtBot) -> str:
    click(page.footer.check)
    qtbot.waitUntil(page.shuffle.isVisible)
    return page.shuffle.accessibleName()


def test_the_shuffle_of_a_match_is_checked_and_its_proof_copied(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    match = play_to_the_end(dealt())
    put_match(paths, match)
    page = open_matches_page()
    assert said_of_shuffle(page, qtbot) == "The shuffle is as promised"
    proof = match.record().extra["shuffle"]
    words = page.shuffle.accessibleDescription()
    assert "the seed 17," in words
    assert proof["sha256"] in words.replace(" ", "")
    assert QApplication.focusWidget() is page.shuffle.leave
    click(page.shuffle.do)
    assert QApplication.clipboard().text().splitlines() == [
        f"printf %s%s {proof['salt']} 17 | sha256sum",
        proof["sha256"],
    ]
    assert page.shuffle.isHidden()


def test_a_spoiled_proof_is_told(open_matches_page: Opener, paths: AppPaths, qtbot: QtBot) -> None:
    match = play_to_the_end(dealt())
    match.shuffle = Shuffle.from_seed(18)
    put_match(paths, match)
    page = open_matches_page()
    assert said_of_shuffle(page, qtbot) == "The shuffle is not as promised"
    assert page.shuffle.do.isHidden()


def test_a_match_that_repeats_another_says_that_there_is_nothing_to_check(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    put_match(paths, play_to_the_end(same_deal(play_to_the_end(dealt())), 2))
    page = open_matches_page()
    assert said_of_shuffle(page, qtbot) == "There is no promise to check"
    assert page.shuffle.do.isHidden()
    press(Qt.Key.Key_Return)
    assert page.shuffle.isHidden()


def test_a_drawn_deal_is_told_once_the_match_is_over(
    open_matches_page: Opener, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cakedesk.app.match.model.draw_deal", lambda: 4711)
    match = deal_match(find_game("top-cake"), ["Ada", "Ben"], ["human"] * 2)
    assert "4711" not in match.record().to_json()
    put_match(paths, play_to_the_end(match))
    assert "deal 4711" in open_matches_page().footer.accessibleDescription()


@pytest.mark.parametrize(
    ("game", "name", "lines"),
    [
        ("take-the-cake", "", ["Take the Cake"]),
        ("piece-o-cake", "", ["Piece o’ Cake"]),
        ("cake-swap", "", ["Carroll County", "Cake Swap"]),
        ("cake-swap", "Donaudampfschifffahrtsgesellschaft", ["Donaudamp-", "fschifffahrt-", "sgesellschaft"]),
        (
            "cake-swap",
            "Sonntagsrunde bei Tante Mathilde im Gar",
            ["Sonntagsrunde", "bei Tante", "Mathilde im Gar"],
        ),
        ("cake-swap", "Sunday at the house of Grete", ["Sunday at the", "house of Grete"]),
    ],
)
def test_a_title_takes_the_room_that_points_leave(
    style: PageStyle, qtbot: QtBot, game: str, name: str, lines: list[str]
) -> None:
    style.set_text_scale(1.5)
    style.resize_to(1280, 700)
    host = QWidget()
    qtbot.addWidget(host)
    button = HistoryButton(style, host)
    seats = [("Ada", "human", 81), ("Ben", "human", 86)]
    button.show_entry(entry(40, seats * (3 if name else 1), game=game, name=name), False)
    button.place(QRectF(0, 0, 441, row_px(style)))
    title, beside, points = button.written()
    assert [line.text for line in title.lines] == lines
    assert title.style.px * len(title.lines) <= button.height()
    assert beside.right() <= points.left()
