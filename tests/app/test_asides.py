"""Settings and help in between: the page that waits comes back, and the keyboard is where it was."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QPushButton, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.asides import Asides
from cakedesk.app.match.model import deal_match
from cakedesk.engine.observation import Observation
from cakedesk.engine.registry import find_game


class PageWithButtons(QWidget):
    """Stands for any page: two things that take the keyboard."""

    back = Signal()

    def __init__(self, stack: QStackedWidget) -> None:
        super().__init__()
        self.first, self.second = QPushButton("first", self), QPushButton("second", self)
        self.second.move(0, 40)
        self.refreshed = 0
        self.helped: list[tuple[str, ...]] = []
        stack.addWidget(self)

    def refresh(self) -> None:
        self.refreshed += 1

    def show_help(self, *place: str) -> None:
        self.helped.append(place)

    def choice(self) -> Any:
        class Choice:
            game_id = "top-cake"

        return Choice()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keys, as the table does."""
        super().showEvent(event)
        self.first.setFocus()


class FakePages:
    """The pages of a window, without the window."""

    def __init__(self) -> None:
        self.stack = QStackedWidget()
        self.stack.resize(300, 200)
        self.home, self.table, self.settings, self.help = (PageWithButtons(self.stack) for _ in range(4))

    @property
    def shown(self) -> QWidget:
        return self.stack.currentWidget()

    def has(self, name: str) -> bool:
        return hasattr(self, name)

    def show(self, page: QWidget) -> None:
        self.stack.setCurrentWidget(page)


class Desk:
    """Asides, and what they tell the table."""

    def __init__(self) -> None:
        self.pages = FakePages()
        self.told: list[str] = []
        self.position: tuple[str, Observation[Any]] | None = None
        self.asides = Asides(
            self.pages,  # type: ignore[arg-type]
            lambda: self.told.append("hold"),
            lambda: self.told.append("release"),
            lambda: self.position,
        )


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    desk = Desk()
    desk.pages.stack.show()
    desk.pages.stack.activateWindow()
    qtbot.waitUntil(desk.pages.stack.isActiveWindow)
    yield desk
    desk.pages.stack.close()
    desk.pages.stack.deleteLater()


def has_keyboard() -> QWidget | None:
    return QApplication.focusWidget()


def test_the_keyboard_is_where_it_was_after_help(desk: Desk) -> None:
    desk.pages.home.second.setFocus()
    desk.asides.show_help()
    assert desk.pages.shown is desk.pages.help
    assert desk.pages.help.helped == [("top-cake",)]
    desk.pages.help.first.setFocus()
    desk.pages.help.back.emit()
    assert desk.pages.shown is desk.pages.home
    assert has_keyboard() is desk.pages.home.second
    assert desk.told == [], "no match waits"


def test_one_opened_from_the_other_leads_back_to_what_was_before_both(desk: Desk) -> None:
    desk.pages.show(desk.pages.table)
    desk.pages.table.second.setFocus()
    shown: list[QWidget] = []
    desk.asides.page_shown.connect(lambda: shown.append(desk.pages.shown))
    desk.asides.show_settings()
    desk.pages.settings.second.setFocus()
    desk.asides.show_help()
    desk.pages.help.second.setFocus()
    assert desk.told == ["hold"]
    assert desk.asides.before is desk.pages.table
    desk.pages.help.back.emit()
    assert desk.told == ["hold", "release"]
    assert desk.asides.before is None
    assert has_keyboard() is desk.pages.table.second
    assert shown == [desk.pages.settings, desk.pages.help, desk.pages.table]
    desk.asides.back()
    assert shown[3:] == [], "there is no way further back"
    desk.asides.show_settings()
    assert desk.pages.settings.refreshed == 2
    desk.pages.settings.back.emit()
    assert desk.told == ["hold", "release"] * 2


def test_what_had_the_keyboard_may_be_gone(desk: Desk) -> None:
    home = desk.pages.home
    home.second.setFocus()
    desk.asides.show_settings()
    home.second.hide()
    desk.asides.back()
    assert desk.pages.shown is home
    assert has_keyboard() is not home.second
    home.second.show()
    home.second.setFocus()
    desk.asides.show_settings()
    home.second.setParent(None)
    home.second.deleteLater()
    QApplication.sendPostedEvents(home.second, QEvent.Type.DeferredDelete)
    desk.asides.back()
    assert desk.pages.shown is home


def test_who_leaves_for_good_lets_the_table_go_on_and_nothing_comes_back(desk: Desk) -> None:
    desk.pages.show(desk.pages.table)
    desk.pages.table.first.setFocus()
    desk.asides.show_settings()
    desk.asides.forget()
    assert desk.told == ["hold", "release"]
    desk.pages.show(desk.pages.home)
    desk.pages.home.second.setFocus(Qt.FocusReason.OtherFocusReason)
    desk.asides.back()
    assert desk.pages.shown is desk.pages.home
    assert has_keyboard() is desk.pages.home.second


def test_help_opens_at_the_place_that_fits_the_table(desk: Desk) -> None:
    match = deal_match(find_game("top-cake"), ["Ada", "Ben"], ["human", "human"], rng=Random(1))
    desk.position = ("top-cake", match.look(None))
    desk.asides.show_help()
    ((game_id, place),) = desk.pages.help.helped
    assert game_id == "top-cake"
    assert place
