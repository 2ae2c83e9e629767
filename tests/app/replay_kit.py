"""A replay on a real page, and what can be seen of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QCoreApplication, QElapsedTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cakedesk.app.desk.services import Services
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.match.table_page import TablePage
from cakedesk.app.people.seats import seat_people
from cakedesk.app.replay.session import ReplaySession
from cakedesk.app.settings.values import Pace, Resolving
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation
from cakedesk.table.board import Tense
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.items.focus_frame import FocusFrame
from cakedesk.table.motion import Motion
from cakedesk.table.scene import TableScene
from cakedesk.table.theme import LIGHT
from cakedesk.table.view import TableView

LONGEST_WAIT_MS = 30_000


class Viewing:
    """A replay session and its page."""

    def __init__(
        self, paths: AppPaths, match: Match[Any], *, size: tuple[int, int] = (1280, 800), **more: Any
    ) -> None:
        self.services = Services(paths)
        self.services.settings.animation_speed = Pace.OFF
        self.services.settings.resolving = Resolving.ALL_AT_ONCE
        self.style = PageStyle(self.services.faces, LIGHT)
        self.page = TablePage(self.style, Motion(speed=0.0), log_open=more.pop("log_open", False))
        self.page.resize(*size)
        self.page.show()
        self.page.activateWindow()
        assert QTest.qWaitForWindowActive(self.page)
        more = {"date_text": "today 19:20", "can_play_on": True} | more
        self.session = ReplaySession(match, self.page, self.services.settings, **more)
        self.left = False
        self.session.start()

    def rest(self) -> None:
        """Wait until the move that is under way has been shown."""
        clock = QElapsedTimer()
        clock.start()
        QCoreApplication.processEvents()
        while self.session.player._is_moving or self.page.scene.queue.busy:
            assert clock.elapsed() < LONGEST_WAIT_MS, "it never comes to rest"
            QTest.qWait(1)

    def shows(self) -> list[str]:
        self.page.scene.queue.skip_all()
        return things(self.page.scene)

    def leave(self) -> None:
        if not self.left:
            self.left = True
            self.session.leave()

    def close(self) -> None:
        self.leave()
        self.page.shut_down()
        self.services.faces.wait_until_idle()
        self.services.close()
        for thing in (self.session, self.page):
            thing.deleteLater()


@contextmanager
def viewing(paths: AppPaths, match: Match[Any], **more: Any) -> Iterator[Viewing]:
    """A replay, closed in the end."""
    shown = Viewing(paths, match, **more)
    try:
        yield shown
    finally:
        shown.close()


Opener = Callable[..., Viewing]
"""Opens a replay of a match; what else it is given, `Viewing` takes."""


@contextmanager
def viewings(paths: AppPaths) -> Iterator[Opener]:
    """A way to open replays, all of which are closed in the end."""
    shown: list[Viewing] = []

    def see(match: Match[Any], **more: Any) -> Viewing:
        shown.append(Viewing(paths, match, **more))
        return shown[-1]

    yield see
    for each in shown:
        each.close()


def click(shown: Viewing, widget: QWidget) -> None:
    """Click on something, and wait until it has been shown."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QTest.qWait(2)
    shown.rest()


def things(scene: TableScene) -> list[str]:
    """What stands on a table: names and places of all visible items."""
    return sorted(
        f"{item.key} {item.accessible_name} {item.scenePos().x():.0f} {item.scenePos().y():.0f}"
        for item in scene.table_items()
        if item.isVisible() and not item.is_discarded and not isinstance(item, FocusFrame)
    )


class FreshTable:
    """Another table of the same size, on which a look is drawn as if nothing had been there."""

    def __init__(self, like: TablePage, match: Match[Any]) -> None:
        self._entry = BOARDS[match.game.id]
        self._people = seat_people(match.seats, match.players)
        self.scene = TableScene(like.scene.faces, LIGHT, Motion(speed=0.0))
        self.view = TableView(self.scene)
        self.view.resize(like.view.size())
        self.view.show()

    def draw(self, look: Observation[Any]) -> list[str]:
        board = self._entry.make_board(self.scene, self._people, tense=Tense.REPLAY)
        self.scene.set_board(board)
        board.show_look(look)
        self.scene.queue.skip_all()
        found = things(self.scene)
        self.scene.set_board(None)
        board.deleteLater()
        return found

    def close(self) -> None:
        self.scene.shut_down()
        self.view.close()
        self.view.deleteLater()
