"""Messages over the pages: warnings stay, good news goes, and the keyboard is where it was."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.files.reader import DiskReader
from cakedesk.app.history.record_export import export_record
from cakedesk.app.history.store import HistoryStore
from cakedesk.app.home.box_button import BoxButton
from cakedesk.app.lesson.light import lit_places
from cakedesk.app.match.table_page import LEAST_TABLE_PX
from cakedesk.app.people.setup_choice import SeatChoice, SetupChoice
from cakedesk.app.widgets import save_dialog
from cakedesk.app.widgets.buttons import PaintedButton
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.top_bar import TopBar
from cakedesk.app.widgets.top_strip import TopStrip
from cakedesk.app.window import message_strip
from cakedesk.app.window.main_window import MainWindow
from cakedesk.app.window.message_strip import MessageKind, MessageStrip
from cakedesk.app.window.record_opener import RecordOpener
from cakedesk.engine.game import PERSON
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.table.view import TableView
from tests.app.history_kit import put_finished
from tests.app.matches_kit import put_running, settle
from tests.app.pages_kit import page_style, summary
from tests.app.played_matches import new_match, play_to_the_end

FINE = MessageKind.FINE


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1280, 800)
    return host


@pytest.fixture
def strip(host: QWidget, monkeypatch: pytest.MonkeyPatch) -> Iterator[MessageStrip]:
    monkeypatch.setattr(message_strip, "FINE_STAYS_MS", 1)
    with page_style() as style:
        yield MessageStrip(style, host)


def test_good_news_goes_by_itself_and_a_warning_stays(
    qtbot: QtBot, host: QWidget, strip: MessageStrip
) -> None:
    host.show()
    QTest.mouseMove(host, QPoint(5, 700))
    strip.tell("The disk is full.")
    strip.tell("Saved.", FINE)
    assert (strip.sentence, strip.kind) == ("Saved.", FINE)
    qtbot.waitUntil(lambda: strip.sentence == "The disk is full.")
    qtbot.wait(20)
    assert strip.sentence == "The disk is full."
    assert strip.kind is MessageKind.WARNING


def test_good_news_goes_with_its_page_also_while_it_waits(host: QWidget, strip: MessageStrip) -> None:
    host.show()
    strip.tell("Saved.", FINE)
    strip.tell("The disk is full.")
    strip.forget_news()
    assert strip.sentence == "The disk is full."
    strip.dismiss()
    assert strip.sentence == ""
    strip.tell("Saved.", FINE)
    strip.forget_news()
    assert strip.sentence == ""


def test_good_news_waits_for_the_keyboard(qtbot: QtBot, host: QWidget, strip: MessageStrip) -> None:
    with qtbot.waitActive(host):
        host.show()
        host.activateWindow()
    strip.tell("Saved.", FINE)
    strip.close_button.setFocus(Qt.FocusReason.TabFocusReason)
    assert strip.close_button.hasFocus()
    qtbot.wait(20)
    assert strip.sentence == "Saved."


@pytest.mark.parametrize("by_mouse", [True, False])
def test_the_keyboard_goes_back_to_what_had_it(
    qtbot: QtBot, host: QWidget, strip: MessageStrip, by_mouse: bool
) -> None:
    other = QLineEdit(host)
    field = QLineEdit(host)
    host.show()
    host.activateWindow()
    other.setFocus()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    strip.tell("The disk is full.")
    if by_mouse:
        QTest.mouseClick(strip.close_button, Qt.MouseButton.LeftButton)
    else:
        strip.close_button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(strip.close_button, Qt.Key.Key_Return)
    assert strip.sentence == ""
    assert field.hasFocus()


class _Shelf(HistoryStore):
    """Writes anything anywhere."""

    def __init__(self) -> None:
        pass

    def entry_now(self, key: str) -> None:
        return None

    def export(self, key: str, file: Path) -> None:
        file.write_text(key, encoding="utf-8")


@pytest.mark.parametrize(
    ("typed", "file"),
    [
        ("a", "a.cakedesk"),
        ("a.b", "a.b.cakedesk"),
        ("28. November", "28. November.cakedesk"),
        ("kept", "kept-2.cakedesk"),
        ("a.JSONL", "a.JSONL"),
        ("a.json", "a.json"),
    ],
)
def test_a_record_is_saved_with_its_suffix_over_nothing_that_is_there(
    host: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, file: str
) -> None:
    (tmp_path / "kept.cakedesk").write_text("kept", encoding="utf-8")
    monkeypatch.setattr(save_dialog, "ask_where_to_save", lambda *_: str(tmp_path / typed))
    told: list[str] = []
    export_record(_Shelf(), DiskReader(host), "new", host, told.append, pytest.fail)
    assert told == [f"The record lies in {tmp_path / file} now."]
    assert (tmp_path / file).read_text(encoding="utf-8") == "new"
    assert (tmp_path / "kept.cakedesk").read_text(encoding="utf-8") == "kept"


def test_a_long_hint_is_read_whole_in_large_letters(host: QWidget, strip: MessageStrip) -> None:
    host.resize(1280, 700)
    host.show()
    strip._style.set_text_scale(1.5)
    strip.tell(
        "Not quite as good: " + "the computer takes this piece and keeps all of that. " * 8, MessageKind.HINT
    )
    assert not strip._label.is_clipped()
    assert strip.geometry().bottom() < host.height() / 2


SENTENCES = ["The disk is full.", "The disk is full, and nothing of this match is kept. " * 6]


def hidden(window: MainWindow, strip: TopStrip) -> list[str]:
    """What can be used and lies below a strip: of a large thing, or one on the table, its middle."""
    body = strip.body().translated(QPointF(strip.pos()))
    places: list[tuple[str, QRectF]] = []
    for widget in window.findChildren(QWidget):
        is_used = widget.isVisible() and widget.isEnabled() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        is_table = isinstance(widget, TableView) or isinstance(widget.parent(), TableView)
        if not is_used or is_table or strip.isAncestorOf(widget):
            continue
        rect = widget.rect()
        if isinstance(widget, BoxButton):
            rect = QRect(rect.center(), QSize(1, 1))
        places.append((widget.accessibleName(), QRectF(rect.translated(widget.mapTo(window, QPoint())))))
    if window.desk.is_at_table():
        view = window.table.view
        # Above the bar of a replay large texts need all the height: nothing is to be played there.
        is_low = view.height() < LEAST_TABLE_PX * window._style.metrics.text_scale
        is_below = body.bottom() <= view.y() + 1 or strip.sentence == SENTENCES[0]
        assert is_below or is_low, "it covers cards"
        for item in () if is_low else window.table.scene.interactive_items():
            middle = view.mapFromScene(item.sceneBoundingRect().center())
            at = QPointF(view.viewport().mapTo(window, middle))
            places.append((item.accessible_name, QRectF(at, QSizeF(1, 1))))
    return [name for name, place in places if body.intersects(place)]


def covered_words(page: QWidget, strip: TopStrip) -> list[str]:
    """What stands on a page, or is a heading in its bar, and is partly covered by a strip."""
    body, found = strip.body().translated(QPointF(strip.pos())), []
    for label in page.findChildren(Label):
        seen = label.visibleRegion().boundingRect().translated(label.mapTo(page, QPoint()))
        seen.setWidth(min(seen.width(), int(label.wanted_width_px())))
        is_heading = isinstance(label.parentWidget(), TopBar)
        is_below = seen.center().y() > TopBar.height_px(strip._style)
        if label.text() and (is_heading or is_below) and body.intersects(QRectF(seen)):
            found.append(label.text())
    return found


def places_on(page: QWidget) -> list[QRect]:
    """Where everything stands on a page."""
    return [widget.geometry() for widget in page.findChildren(QWidget) if widget.isVisible()]


@pytest.fixture(params=[(1280, 700, 150), (1600, 1000, 100)], ids=str)
def sized(request: pytest.FixtureRequest, window: MainWindow) -> MainWindow:
    """The window in a size, with letters of a size."""
    width, height, percent = request.param
    window.resize(width, height)
    window._settings.text_percent = percent
    return window


@pytest.mark.parametrize("name", ["home", "matches", "settings", "help", "end"])
def test_a_message_hides_nothing_that_can_be_clicked(
    sized: MainWindow, paths: AppPaths, qtbot: QtBot, name: str
) -> None:
    put_running(paths, 3)
    page = getattr(sized.pages, name)
    if name == "end":
        page.show_summary("Top Cake", ["Ada", "Ben", "Zoé", "Łucja"], summary())
    sized.pages.show(page)
    if name == "matches":
        settle(page, qtbot)
    sized.desk.page_shown.emit()
    before = places_on(page)
    for sentence in SENTENCES:
        sized.tell(sentence)
        assert not hidden(sized, sized.messages)
        assert not covered_words(page, sized.messages)
        assert sentence is SENTENCES[1] or places_on(page) == before, "one line fits into the page's margin"
    while sized.messages.sentence:
        sized.messages.dismiss()
    assert places_on(page) == before, "the page takes its room back"


def test_a_message_hides_nothing_of_a_list_that_opens_upwards(
    sized: MainWindow, paths: AppPaths, qtbot: QtBot
) -> None:
    put_running(paths, 3)
    page = sized.pages.matches
    sized.pages.show(page)
    settle(page, qtbot)
    lowest = max(page.findChildren(PaintedButton), key=lambda button: button.mapTo(page, QPoint()).y())
    for sentence in SENTENCES:
        sized.tell(sentence)
        page.choices.open_below(lowest, "Damaged saves", [str(number) for number in range(40)], -1, print)
        assert page.choices.panel.bottom() < lowest.mapTo(page, QPoint()).y()
        assert not hidden(sized, sized.messages)
        page.choices.go_away()


def test_what_can_be_brought_back_hides_nothing_either(
    sized: MainWindow, paths: AppPaths, qtbot: QtBot
) -> None:
    put_running(paths, 3)
    page = sized.pages.matches
    sized.pages.show(page)
    settle(page, qtbot)
    before = page.running.geometry()
    for sentence in SENTENCES:
        page.offer.offer(sentence[:200], lambda: None)
        assert not hidden(sized, page.offer)
        assert sentence is SENTENCES[1] or page.running.geometry() == before, "one line fits above the lists"
    page.offer.dismiss()
    assert page.running.geometry() == before, "the page takes its room back"


@pytest.mark.parametrize("is_told_before", [False, True])
def test_a_message_hides_nothing_of_a_lesson(sized: MainWindow, qtbot: QtBot, is_told_before: bool) -> None:
    if is_told_before:
        sized.tell(SENTENCES[0])
    sized.desk.play_lesson("top-cake")
    lesson, table = sized.desk.lesson, sized.table
    assert lesson is not None
    qtbot.waitUntil(lesson.is_waiting)
    coach = lesson.coach

    def must_be_in_place() -> None:
        qtbot.waitUntil(lambda: lesson.is_waiting() and not table.scene.queue.busy)
        assert not (sized.messages.sentence and hidden(sized, sized.messages))
        assert table.view.geometry().contains(coach.bubble.geometry()), "no message lies over the bubble"
        assert table.board is not None
        assert coach._lit == lit_places(table.board, lesson.step.lit), "what stands out is where it is now"
        lit = [place.translated(QPointF(table.view.pos())).rect for place in coach._lit]
        for place, shown in zip(lit, coach._veil._lit, strict=True):
            assert QRectF(shown.rect).contains(place.intersected(QRectF(table.view.geometry())))

    for sentence in SENTENCES:
        sized.tell(sentence)
        must_be_in_place()
    assert coach.bubble.said is not None
    coach.present(coach.bubble.said, ())
    apart = coach.bubble.geometry().center() - table.view.geometry().center()
    assert apart.manhattanLength() <= 2, "in the middle of what the message leaves"
    while sized.messages.sentence:
        sized.messages.dismiss()
    must_be_in_place()
    lesson.index = len(lesson.lesson.steps)
    lesson._summarize()
    sized.tell(SENTENCES[0])
    assert sized.messages.y() < table.view.y(), "nothing is left to be skipped"
    QTest.mouseClick(coach.bubble.show_me, Qt.MouseButton.LeftButton)
    must_be_in_place()
    sized.messages.dismiss()
    must_be_in_place()
    assert table.view.y() == table.bar.height_px(sized._style), "the table takes its room back"


def test_a_message_hides_nothing_of_the_log_of_a_replay(sized: MainWindow) -> None:
    sized.table.set_log_open(True)
    sized.desk.open_match(play_to_the_end(new_match(1)))
    sized.table.scene.queue.wait_idle()
    for sentence in SENTENCES:
        sized.tell(sentence)
        assert not hidden(sized, sized.messages)
    sized.table.set_log_open(False)


def test_a_message_hides_nothing_of_a_replay(sized: MainWindow) -> None:
    sized.desk.open_match(play_to_the_end(new_match(1)))
    sized.table.scene.queue.wait_idle()
    before = places_on(sized.table)
    for sentence in SENTENCES:
        sized.tell(sentence)
        assert not hidden(sized, sized.messages)
        assert not covered_words(sized.table, sized.messages)
    while sized.messages.sentence:
        sized.messages.dismiss()
    assert places_on(sized.table) == before, "the table takes its room back"


def test_a_message_is_as_wide_whatever_is_scrolled_away_below_it(sized: MainWindow) -> None:
    sized.resize(1280, 700)
    sized._settings.text_percent = 150
    page = sized.pages.settings
    sized.pages.show(page)
    sized.tell(SENTENCES[0])
    before = sized.messages.geometry()
    bar = page._scroller.verticalScrollBar()
    assert bar.maximum() > 0
    for value in range(0, bar.maximum() + 1, 20):
        bar.setValue(value)
        sized.messages.relayout()
        assert sized.messages.geometry() == before


@pytest.mark.parametrize("kind", [MessageKind.WARNING, MessageKind.HINT])
@pytest.mark.parametrize("game_id", game_ids())
def test_a_table_makes_room_for_a_message(sized: MainWindow, game_id: str, kind: MessageKind) -> None:
    people = ["Ada", "Ben", "Cem"][: find_game(game_id).seats.stop - 1]
    seats = tuple(SeatChoice(name, "easy" if number else PERSON) for number, name in enumerate(people))
    sized.desk.start_match(SetupChoice(game_id, seats, 0, {}, 5))
    sized.table.scene.queue.wait_idle()
    before = sized.table.view.geometry()
    for sentence in SENTENCES:
        sized.messages.tell(sentence, kind)
        assert not hidden(sized, sized.messages)
        assert not covered_words(sized.table, sized.messages)
    while sized.messages.sentence:
        sized.messages.dismiss()
    assert sized.table.view.geometry() == before, "the table takes its room back"


def test_what_could_not_be_done_is_told_until_it_can(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    services, places = (
        window._services,
        iter(["no/a.cakedesk", "no/b.cakedesk", "c.cakedesk", "no/d.cakedesk"]),
    )
    [key] = put_finished(services.paths, 1)
    monkeypatch.setattr(save_dialog, "ask_where_to_save", lambda *_: str(tmp_path / next(places)))
    opener = RecordOpener(window, window, services.saves.reader)
    window.tell("The disk is odd.")

    def told() -> list[str]:
        return [sentence.replace(str(tmp_path), "") for sentence in window.messages.warnings()]

    def unwritten(file: str) -> str:
        return f"The match can't be written to /no/{file}.cakedesk: there is no such file or folder."

    window.desk._export(key)
    assert told() == [unwritten("a"), "The disk is odd."]
    window.desk._export(key)
    assert told() == [unwritten("b"), "The disk is odd."]
    opener.open(tmp_path / "nope.json")
    unopened = "nope.json can't be opened: there is no such file."
    assert told() == [unopened, unwritten("b"), "The disk is odd."]
    window.desk._export(key)
    assert told() == [unopened, "The disk is odd."], "another wish says nothing about it"
    window.desk._export(key)
    window.desk.watch_again(key)
    assert told() == ["The disk is odd."], "it goes where another match comes"
    window.desk.watch_again("gone.json")
    assert told() == ["The match gone.json is not in the history any more.", "The disk is odd."]
    (tmp_path / "c.cakedesk").rename(tmp_path / "nope.json")
    opener.open(tmp_path / "nope.json")
    assert told() == ["The disk is odd."]
    window.desk.resume_match("gone.json")
    assert len(told()) == 2 and window.pages.shown is window.home
    window.open_match(new_match(1))
    assert told() == ["The disk is odd."]


def test_warnings_that_hold_are_there_in_another_language_too(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that does not answer says so in the new one; what is about a match still goes with it."""
    services, disk = window._services, threading.Event()
    window.open_match(new_match(1))
    qtbot.waitUntil(lambda: window.session is not None and services.writer.flush())
    monkeypatch.setattr(os, "fsync", lambda _: disk.wait(20))
    services.writer._patience.setInterval(1)
    window.tell("The disk is odd.")
    window.session.save.keep()
    window.desk.tell_of_match("An odd match.")
    qtbot.waitUntil(lambda: "The disk does not answer" in window.messages.sentence)
    window.messages.tell("Well done.", FINE)
    services.settings.language = "de"

    def told() -> list[str]:
        return sorted(sentence[:27] for sentence in window.messages.warnings())

    no_answer = "Der Datenträger antwortet n"
    try:
        qtbot.waitUntil(lambda: told() == ["An odd match.", no_answer, "The disk is odd."])
        window.desk.show_home()
        assert told() == [no_answer, "The disk is odd."]
        disk.set()
        qtbot.waitUntil(lambda: told() == ["The disk is odd."])
        assert window.messages.sentence == "Alles ist wieder gespeichert."
    finally:
        disk.set()
        services.settings.language = "en"
        qtbot.waitUntil(lambda: window.tr("Everything is saved again.") == "Everything is saved again.")
