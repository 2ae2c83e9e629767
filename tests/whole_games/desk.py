"""The program itself, opened over a folder of its own, and the pointer and the keys that tests use it by."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QDeadlineTimer,
    QElapsedTimer,
    QEvent,
    QEventLoop,
    QPoint,
    QPointF,
    Qt,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from cakedesk.app.desk.services import Services
from cakedesk.app.end.page import EndPage
from cakedesk.app.files.paths import app_paths, prepare_folders
from cakedesk.app.home.page import HomePage
from cakedesk.app.match.table_page import TablePage
from cakedesk.app.settings.i18n import install_translators
from cakedesk.app.settings.values import Pace, Resolving, Settings, ThemeChoice
from cakedesk.app.start.application import make_application
from cakedesk.app.window.main_window import MainWindow
from cakedesk.engine.match import Match
from cakedesk.table.board import Board
from cakedesk.table.boards.top_cake.board import TopCakeBoard
from cakedesk.table.boards.top_cake.segments import Screen
from cakedesk.table.items import TableItem

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
LONGEST_WAIT_MS = 30_000


class Asks(enum.Enum):
    """What the window waits for."""

    NOTHING = "nothing"
    CHOICE = "the home page"
    LIFT = "somebody to lift the lid"
    BID = "a bid, a pass or the half point"
    STACK = "cards to be stacked"
    CUT = "a cake to be cut"
    CHOOSE = "a piece to be chosen"
    READ = "the resolved card, or the points, to be read"
    END = "the end page"


@dataclass(frozen=True)
class Outfit:
    """How the program is set up.

    Attributes:
        size: of the window.
        theme: light or dark.
        animations: how fast things move.
        pace: how long computers wait.
        resolving: how the resolved cards follow each other.
    """

    size: tuple[int, int] = (1280, 800)
    theme: ThemeChoice = ThemeChoice.LIGHT
    animations: Pace = Pace.OFF
    pace: Pace = Pace.OFF
    resolving: Resolving = Resolving.WAIT

    def apply(self, settings: Settings) -> None:
        """Set it, as the settings' sheet would."""
        settings.theme = self.theme
        settings.animation_speed = self.animations
        settings.computer_pace = self.pace
        settings.resolving = self.resolving
        settings.reduced_motion = self.animations is Pace.OFF


class Desk:
    """One run of the program.

    Attributes:
        window: its window.
        services: what runs beside it.
        board_kind: which board it is for.
    """

    board_kind: type[Board] = TopCakeBoard

    def __init__(self, folder: Path, pictures: Path, outfit: Outfit | None = None) -> None:
        """Open the program.

        Args:
            folder: where it keeps everything.
            pictures: where rendered pictures are kept, so that not every run draws them again.
            outfit: how it is set up.
        """
        outfit = outfit or Outfit()
        app = make_application()
        install_translators(app)
        paths = app_paths(folder)._replace(cache=pictures)
        assert prepare_folders(paths) == ""
        self.services = Services(paths)
        outfit.apply(self.services.settings)
        self.window = MainWindow(self.services)
        self.window.resize(*outfit.size)
        self.window.show()
        self.window.activateWindow()
        self._is_open = True
        self.wait_until(self.window.isActiveWindow, "an active window")

    # ------------------------------------------------------------------------------------------ what is there

    @property
    def is_open(self) -> bool:
        """Whether it was not closed yet."""
        return self._is_open

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        stack = self.window.centralWidget()
        assert isinstance(stack, QStackedWidget)
        return stack.currentWidget()

    @property
    def match(self) -> Match[Any]:
        """The match on the table."""
        assert self.window.session is not None
        return self.window.session.model.match

    @property
    def board(self) -> Any:
        """The board of that match."""
        board = self.window.table.board
        assert isinstance(board, self.board_kind)
        return board

    @property
    def viewer(self) -> int | None:
        """Whose eyes the table is drawn for."""
        assert self.window.session is not None
        return self.window.session.model.viewer

    def asks(self) -> Asks:
        """What the window waits for now."""
        window, page = self.window, self.page
        if isinstance(page, HomePage):
            return Asks.CHOICE
        if isinstance(page, EndPage):
            return Asks.END
        curtain = window.table.curtain
        if curtain.isVisible():
            return Asks.LIFT if curtain.button.isVisible() else Asks.NOTHING
        if window.table.board is None or self.window.table.scene.queue.busy:
            return Asks.NOTHING
        return self.table_asks()

    def table_asks(self) -> Asks:
        """What the table waits for, when nothing moves. Desks of other games answer this."""
        board = self.board
        if board.screen is Screen.RESOLVING and board.primary_button is not None:
            return Asks.READ
        if board.bidding is not None and board.bidding.turn is not None:
            return Asks.BID
        return Asks.STACK if board.staged.turn is not None else Asks.NOTHING

    def item(self, key: str) -> TableItem:
        """A visible item of the table by its key."""
        clock = QDeadlineTimer(LONGEST_WAIT_MS)
        while len(found := self._visible(key)) != 1 and not clock.hasExpired():
            QTest.qWait(5)  # the table is made anew, as when it was disturbed
        assert len(found) == 1, (key, found)
        return found[0]

    def _visible(self, key: str) -> list[TableItem]:
        return [
            item
            for item in self.window.table.scene.table_items()
            if item.key == key and item.isVisible() and not item.is_discarded
        ]

    # ------------------------------------------------------------------------------------------------ waiting

    def rest(self) -> None:
        """Let the program do what is to be done at once. Without animations nothing moves any more then."""
        clock = QElapsedTimer()
        clock.start()
        while True:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            if not self._moves_at_once():
                return
            assert clock.elapsed() < LONGEST_WAIT_MS, "it never comes to rest"

    def settle(self) -> None:
        """Let the program work until nothing moves on the table."""
        if isinstance(self.page, TablePage):
            self.wait_until(lambda: not self.window.table.scene.queue.busy, "rest")

    def _moves_at_once(self) -> bool:
        if not isinstance(self.page, TablePage):
            return False
        scene = self.window.table.scene
        return scene.queue.busy and scene.motion.speed == 0

    def wait_until(self, holds: Callable[[], bool], what: str, longest_ms: int = LONGEST_WAIT_MS) -> None:
        """Let the program work until something holds."""
        clock = QElapsedTimer()
        clock.start()
        while not holds():
            self.rest()
            if holds():
                return
            assert clock.elapsed() < longest_ms, f"there was no {what}"
            QTest.qWait(4)

    def wait_for(self, *wanted: Asks) -> Asks:
        """Let the program work until it waits for something.

        Args:
            wanted: for what; nothing: for anything.

        Returns:
            For what.
        """
        self.rest()
        if wanted:
            self.wait_until(lambda: self.asks() in wanted, f"{wanted} but {self.asks()}")
        else:
            self.wait_until(lambda: self.asks() is not Asks.NOTHING, "question")
        return self.asks()

    # ------------------------------------------------------------------------------------- pointer and keys

    def widget_at(self, point: QPoint) -> QWidget:
        """What a pointer at a place of the window meets."""
        return self.window.childAt(point) or self.window

    def point_of(self, thing: QWidget | TableItem | QPointF) -> QPoint:
        """The place of a widget's, an item's or a scene's point in the window."""
        if isinstance(thing, QWidget):
            return thing.mapTo(self.window, thing.rect().center())
        view = self.window.table.view
        at = thing.center_px() if isinstance(thing, TableItem) else thing
        return view.viewport().mapTo(self.window, view.mapFromScene(at))

    def click(self, thing: QWidget | TableItem | QPointF) -> None:
        """Click on something; what covers it gets the click."""
        point = self.point_of(thing)
        widget = self.widget_at(point)
        if isinstance(thing, QWidget):
            assert widget is thing or thing.isAncestorOf(widget), (thing, widget)
        QTest.mouseClick(widget, LEFT, PLAIN, widget.mapFrom(self.window, point))
        self.rest()

    def grab(self, thing: TableItem) -> None:
        """Press the pointer on an item and pull a little."""
        point = self.point_of(thing)
        widget = self.widget_at(point)
        QTest.mousePress(widget, LEFT, PLAIN, widget.mapFrom(self.window, point))
        QTest.mouseMove(widget, widget.mapFrom(self.window, point + QPoint(10, -10)))

    def pull_to(self, thing: TableItem | QPointF) -> None:
        """Move the pressed pointer to an item."""
        viewport = self.window.table.view.viewport()
        QTest.mouseMove(viewport, viewport.mapFrom(self.window, self.point_of(thing)))

    def let_go(self, thing: TableItem | QPointF) -> None:
        """Move the pressed pointer to an item and release it there."""
        viewport = self.window.table.view.viewport()
        self.pull_to(thing)
        QTest.mouseRelease(viewport, LEFT, PLAIN, viewport.mapFrom(self.window, self.point_of(thing)))
        self.rest()

    def drag(self, source: TableItem, target: TableItem | QPointF) -> None:
        """Drag an item to another."""
        self.grab(source)
        self.let_go(target)

    def key(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        """Press keys, one after the other, wherever the keyboard is."""
        for key in keys:
            focused = QApplication.focusWidget()
            assert focused is not None, "nothing has the keyboard"
            assert focused.window() is self.window and focused.isVisible(), focused
            QTest.keyClick(focused, key, modifier)
            self.rest()

    def write(self, text: str) -> None:
        """Write into what has the keyboard, instead of what stands there."""
        self.key(Qt.Key.Key_A, modifier=CONTROL)
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClicks(focused, text)
        self.rest()

    # ------------------------------------------------------------------------------------------------- ending

    def close(self) -> None:
        """Close the window and end the program, in the order in which it ends by itself."""
        if not self._is_open:
            return
        self._is_open = False
        window = self.window
        if not window.close():  # what was played last is still on its way to the disk
            self.wait_until(lambda: window.isHidden() or window._unsaved.isVisible(), "end or question")
        self.services.close()
        self.window.deleteLater()
        for _ in range(2):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class OneScreenDesk(Desk):
    """One run of the program with a game whose table is on one screen."""

    @property
    def composer(self) -> Any:
        """What is staged."""
        turn = self.window.table.board and self.window.table.board.staged.turn
        assert turn is not None
        return turn.composer

    def table_asks(self) -> Asks:
        """What the table waits for."""
        board: Any = self.window.table.board
        if board.is_reading:
            return Asks.READ
        return Asks.NOTHING if board.staged.turn is None else Asks.CHOOSE
