"""The window's tooltips: names out of records are plain text there, in the look of the program."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.history.running_card import RunningCard
from cakedesk.app.settings.values import ThemeChoice
from cakedesk.app.window.main_window import MainWindow
from cakedesk.table.theme import DARK, LIGHT
from tests.app.matches_kit import running_key
from tests.app.played_matches import new_match, play_some
from tests.table.plain_board import spot

MARKED = "<img src=picture.png> & <i>more</i>"
SEATS = ["<b>Ada</b>", "Ben &amp; Co"]


@pytest.fixture
def marked(paths: AppPaths) -> None:
    """A running match full of marks of HTML."""
    record = json.loads(play_some(new_match(1, seats=2), 12).record().to_json())
    record["seats"] = SEATS
    record["table"] = {"name": MARKED}
    (paths.saves / running_key(1)).write_text(json.dumps(record), encoding="utf-8")


@pytest.fixture
def window(marked: None, window: MainWindow) -> MainWindow:
    return window


def rest_on(widget: QWidget, at: QPoint | None = None) -> None:
    """Let the pointer rest on a widget until Qt asks for a tooltip."""
    here = widget.rect().center() if at is None else at
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, here, widget.mapToGlobal(here)))


@pytest.fixture
def card(window: MainWindow, qtbot: QtBot) -> RunningCard:
    """Its card in *Matches*."""
    window.desk.show_matches()
    rows = window.pages.matches.running.list
    qtbot.waitUntil(lambda: rows.row_of(0) is not None)
    card = rows.row_of(0)
    window.pages.matches.finish()
    assert card is not None
    return card


def test_names_of_a_match_and_its_seats_are_told_as_they_are(window: MainWindow, card: RunningCard) -> None:
    rest_on(card.more)
    assert window.tooltip.words == f"More for {MARKED}"
    assert card.more.accessibleName() == f"More for {MARKED}"
    for seat, name in enumerate(SEATS):
        rest_on(card._chips[seat])
        assert window.tooltip.words == card._chips[seat].accessibleName() == name
    rest_on(window.pages.matches)
    assert window.tooltip.words == "", "nothing is to be told there"


def test_tooltips_of_the_table_are_told_by_the_same_panel(window: MainWindow, qtbot: QtBot) -> None:
    window.desk.resume_match(running_key(1))
    view = window.table.view
    told = next(item for item in view.table.table_items() if item.isVisible() and item.tooltip)
    told.tooltip = MARKED
    rest_on(window.table.curtain, window.table.curtain.mapFrom(window, view.mapTo(window, spot(view, told))))
    assert window.tooltip.words == "", "beneath the curtain nothing is told"
    window.table.curtain.button.click()
    qtbot.waitUntil(lambda: not window.table.curtain.isVisible())
    told = next(item for item in view.table.table_items() if item.isVisible() and item.tooltip)
    told.tooltip = MARKED
    rest_on(view.viewport(), spot(view, told))
    assert window.tooltip.words == MARKED
    told.tooltip = "something else by now"
    qtbot.waitUntil(lambda: window.tooltip.words == "")  # what holds no more is told no more


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_it_looks_like_the_program(window: MainWindow, card: RunningCard, theme: ThemeChoice) -> None:
    window._settings.theme = theme
    rest_on(card.more)
    tip = window.tooltip
    picture = tip.grab().toImage()
    colors = {picture.pixelColor(x, tip.height() // 2).name() for x in range(tip.width())}
    wanted = DARK if theme is ThemeChoice.DARK else LIGHT
    assert wanted.chip.name() in colors
    assert window.rect().contains(tip.geometry())
    window.grab()


def test_it_goes_with_the_pointer_and_with_whatever_is_done(window: MainWindow, card: RunningCard) -> None:
    tip = window.tooltip
    rest_on(card.more)
    QTest.mouseMove(card.more, QPoint(3, card.more.height() // 2))
    assert tip.words, "it is still there"
    QTest.mouseMove(window.pages.matches, QPoint(2, 2))
    assert tip.words == ""
    rest_on(card.more)
    QTest.keyClick(window, Qt.Key.Key_Shift)
    assert tip.words == ""
    rest_on(card.more)
    window._style.set_text_scale(1.5)
    assert tip.words == ""


def test_long_words_stay_in_the_window(window: MainWindow, card: RunningCard) -> None:
    card.more.tooltip = "sugar and spice, " * 60 + "\nand more"
    rest_on(card.more)
    assert window.rect().contains(window.tooltip.geometry())


def test_no_label_reads_marks(window: MainWindow, card: RunningCard) -> None:
    window.desk.resume_match(running_key(1))
    labels = window.findChildren(QLabel)
    assert len(labels) > 20
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}
