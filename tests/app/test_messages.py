"""Messages over the pages: warnings stay, good news goes, and the keyboard is where it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.files.reader import DiskReader
from cakedesk.app.history.record_export import export_record
from cakedesk.app.history.store import HistoryStore
from cakedesk.app.window import message_strip
from cakedesk.app.window.message_strip import MessageKind, MessageStrip
from tests.app.pages_kit import page_style

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
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / typed), ""))
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
    assert strip.covered_px < host.height() / 2


def test_a_hint_lies_where_it_covers_nothing_that_is_lit(host: QWidget, strip: MessageStrip) -> None:
    host.show()
    usual = QRectF(0, 0, host.width(), 60)
    row, hand = QRectF(200, 60, 700, 270), QRectF(20, 600, 700, 100)
    strip.lit_rects = lambda: [hand, row]
    strip.tell("A warning lies at the top.")
    assert QRectF(strip.geometry()).intersects(usual)
    strip.tell("Hint: take that.", MessageKind.HINT)
    lies = strip.body().translated(strip.pos())
    assert row.bottom() < lies.top() and lies.bottom() < hand.top()
    strip.withdraw("Hint: take that.")
    assert QRectF(strip.geometry()).intersects(usual)
    strip.lit_rects = lambda: [QRectF(0, 0, host.width(), 600)]  # below are the things to choose from
    strip.tell("Hint: all of it.", MessageKind.HINT)
    assert QRectF(strip.geometry()).intersects(usual)
