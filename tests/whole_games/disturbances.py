"""What people do to a window while something else goes on in it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cakedesk.app.settings.values import Pace, Resolving
from tests.whole_games.desk import CONTROL, LEFT, PLAIN, Desk
from tests.whole_games.hands import DragHands

SIZES = [(1280, 700), (1280, 800), (1366, 740), (1440, 900)]


class Disturber:
    """Does something at random, the same each time.

    Attributes:
        done: what was done, in order.
    """

    def __init__(self, desk: Desk, seed: int) -> None:
        self._desk = desk
        self._rng = Random(seed)
        self._left: list[Callable[[], None]] = []
        self.done: list[str] = []

    def disturb(self) -> None:
        """Do one thing; all of them come up before one comes again."""
        if not self._left:
            self._left = [
                self.turn_the_lights,
                self.resize,
                self.press_escape,
                self.cover_and_lift,
                self.open_the_menu,
                self.open_the_settings,
                self.open_the_help,
                self.open_the_log,
                self.change_a_setting,
                self.wander,
                self.press_buttons_that_do_nothing,
            ]
            self._rng.shuffle(self._left)
        deed = self._left.pop()
        self.done.append(deed.__name__)
        deed()

    def turn_the_lights(self) -> None:
        """The other theme, by its button where it is in reach."""
        bar = self._desk.window.table.bar
        if bar.isVisible():
            QTest.mouseClick(bar.theme_button, LEFT)
        else:
            self._desk.window._toggle_theme()

    def resize(self) -> None:
        """Another size."""
        self._desk.window.resize(*self._rng.choice(SIZES))

    def press_escape(self) -> None:
        """Esc, wherever the keyboard is."""
        self._key(Qt.Key.Key_Escape)

    def cover_and_lift(self) -> None:
        """Cover the table and look at it again."""
        curtain = self._desk.window.table.curtain
        if curtain.isVisible():
            return
        self._key(Qt.Key.Key_F9)
        assert curtain.isVisible()
        assert not self._desk.window.table.view.isVisible()
        self._key(Qt.Key.Key_Escape)
        assert curtain.isVisible(), "only its button lifts the lid"
        QTest.mouseClick(curtain.button, LEFT)
        # What moved beneath may have come to its end: then the curtain for the next person has taken over.
        self._desk.wait_until(lambda: not curtain.isVisible() or curtain.button.isVisible(), "lifted lid")

    def open_the_menu(self) -> None:
        """Open the menu and close it again."""
        bar = self._desk.window.table.bar
        if not bar.isVisible():
            return
        QTest.mouseClick(bar.menu_button, LEFT)
        assert self._desk.window._menu.sheet.isVisible()
        self._key(Qt.Key.Key_Escape)
        assert not self._desk.window._menu.sheet.isVisible()

    def open_the_settings(self) -> None:
        """Look at the settings and come back."""
        self._look_aside(Qt.Key.Key_Comma, CONTROL, "settings")

    def open_the_help(self) -> None:
        """Look at the help and come back."""
        self._look_aside(Qt.Key.Key_F1, PLAIN, "help")

    def open_the_log(self) -> None:
        """Open the log, or close it."""
        table = self._desk.window.table
        was_open = table.is_log_open
        self._key(Qt.Key.Key_L, CONTROL)
        assert table.is_log_open is not was_open

    def _look_aside(self, key: Qt.Key, with_key: Qt.KeyboardModifier, name: str) -> None:
        before = self._desk.page
        self._key(key, with_key)
        # A page that is opened before it was got ready comes in a later turn.
        self._desk.wait_until(lambda: self._desk.page is getattr(self._desk.window.pages, name), name)
        self._key(Qt.Key.Key_Escape)
        assert self._desk.page is before

    def change_a_setting(self) -> None:
        """Another speed or another pace of resolving."""
        settings = self._desk.services.settings
        settings.animation_speed = self._rng.choice([Pace.OFF, Pace.FAST])
        settings.resolving = self._rng.choice(list(Resolving))
        settings.reduced_motion = self._rng.random() < 0.5

    def wander(self) -> None:
        """Move the pointer over the table."""
        view = self._desk.window.table.view
        if view.isVisible() and not view.table.gestures.dragging:
            width, height = view.viewport().width(), view.viewport().height()
            for _ in range(4):
                place = QPoint(self._rng.randrange(width), self._rng.randrange(height))
                QTest.mouseMove(view.viewport(), place)

    def press_buttons_that_do_nothing(self) -> None:
        """The right and the middle button, and keys that mean nothing."""
        viewport = self._desk.window.table.view.viewport()
        if viewport.isVisible():
            for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
                QTest.mouseClick(viewport, button, PLAIN, viewport.rect().center())
        self._key(Qt.Key.Key_F5)
        self._key(Qt.Key.Key_X)

    def _key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None, f"nothing has the keyboard after {self.done[-3:]}"
        QTest.keyClick(focused, key, modifier)


class DisturbedHands(DragHands):
    """Drags, and is disturbed in the middle of it. What was lost by it is done once more."""

    def __init__(self, desk: Desk, disturber: Disturber) -> None:
        super().__init__(desk)
        self._disturber = disturber
        self._count = 0

    def bring(self, source: str, target: str) -> None:
        desk, gestures = self.desk, self.desk.window.table.scene.gestures
        desk.settle()
        desk.grab(desk.item(source))
        desk.pull_to(desk.item(target))
        assert gestures.dragging
        self._count += 1
        if self._count % 2:
            self._disturber.disturb()
            desk.settle()
            desk.wait_until(desk.window.table.view.isVisible, "table")
        if not gestures.dragging:
            desk.grab(desk.item(source))
        desk.let_go(desk.item(target))
