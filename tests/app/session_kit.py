"""A match session on a real page, with computers that choose in the test's own process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtTest import QTest

from cakedesk.app.desk.services import Services
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.match.model import deal_match
from cakedesk.app.match.session import MatchSession
from cakedesk.app.match.table_page import TablePage
from cakedesk.app.settings.values import Pace, Resolving
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.engine.actions import OVER
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation
from cakedesk.engine.registry import find_game
from cakedesk.table.boards.top_cake.board import TopCakeBoard
from cakedesk.table.motion import Motion
from cakedesk.table.theme import LIGHT

LONGEST_WAIT_MS = 30_000


class QuickThinker(QObject):
    """Chooses by chance, a moment later, unless it is told to wait.

    Attributes:
        waits: whether it only notes what it is asked.
        asked: the positions it was asked about.
        levels: the players it was asked to be.
    """

    chosen = Signal(int, object)
    trouble = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.waits = False
        self.asked: list[int] = []
        self.levels: list[str] = []
        self.is_out = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._answer)

    def think(self, position: int, game_id: str, look: Observation[Any], level: str, seed: str) -> None:
        del game_id
        self.asked.append(position)
        self.levels.append(level)
        self.is_out = True
        self._job = (position, look.sample_action(Random(seed)))
        if not self.waits:
            self._timer.start(0)

    def cancel(self) -> None:
        self.is_out = False
        self._timer.stop()

    def answer(self) -> None:
        """Give the answer, even if nobody waits for it any more."""
        self.chosen.emit(*self._job)

    def close(self) -> None:
        self.cancel()

    def _answer(self) -> None:
        self.is_out = False
        self.answer()


class Sitting:
    """A session, its page, and what people do there."""

    def __init__(self, paths: AppPaths, match: Match[Any], *, resumed: bool = False) -> None:
        self.services = Services(paths)
        self.thinker = QuickThinker()
        vars(self.services)["thinker"] = self.thinker
        self.services.settings.computer_pace = self.services.settings.animation_speed = Pace.OFF
        self.services.settings.resolving = Resolving.ALL_AT_ONCE
        self.style = PageStyle(self.services.faces, LIGHT)
        motion = Motion(speed=0.0, reduced=True, computer_pause_ms=0, pace="all_at_once")
        self.page = TablePage(self.style, motion)
        self.page.resize(1280, 800)
        self.style.set_reduced_motion(True)
        self.page.show()
        self.save = self.services.saves.begin(match)
        self.session = MatchSession(match, self.save, self.page, self.services.settings, self.thinker)
        self.finished = 0
        self.session.finished.connect(self._count)
        self.session.start(resumed=resumed)

    def _count(self) -> None:
        self.finished += 1

    @property
    def match(self) -> Match[Any]:
        return self.session.model.match

    @property
    def board(self) -> TopCakeBoard:
        board = self.page.board
        assert isinstance(board, TopCakeBoard)
        return board

    def rest(self, holds: Callable[[], bool] | None = None) -> None:
        """Work until somebody is asked, or until something holds; resolved cards are read at once."""
        clock = QElapsedTimer()
        clock.start()
        QCoreApplication.processEvents()
        while not (holds or self.asks)():
            assert clock.elapsed() < LONGEST_WAIT_MS, "it never comes to rest"
            self._read_on()
            QTest.qWait(1)

    def asks(self) -> bool:
        """Whether a person is asked for something, the match is over, or a computer is thinking."""
        if self.page.scene.queue.busy:
            return False
        board = self.page.board
        assert board is not None
        somebody = board.staged.turn is not None or self.page.curtain.is_down()
        return somebody or self.match.turn() == OVER or (self.thinker.is_out and self.thinker.waits)

    def _read_on(self) -> None:
        """Press what goes on where nothing is to be chosen."""
        board = self.page.board
        if board is None or board.staged.turn is not None or self.page.scene.queue.busy:
            return
        if board.primary_button is not None:
            board.primary_button.click()

    def lift(self) -> None:
        self.page.curtain.button.click()
        self.rest()

    def act(self, seed: int = 1) -> None:
        """Somebody confirms any action."""
        assert self.page.board is not None
        self.page.board.action_chosen.emit(self.match.look(self.match.turn()).sample_action(Random(seed)))
        self.rest()

    def shows(self) -> list[str]:
        """What stands on the table: names and places of all visible items."""
        self.page.scene.queue.skip_all()
        return sorted(
            f"{item.key} {item.accessible_name} {item.scenePos().x():.0f} {item.scenePos().y():.0f}"
            for item in self.page.scene.table_items()
            if item.isVisible() and not item.is_discarded
        )

    def close(self) -> None:
        self.session.leave()
        self.page.shut_down()
        self.services.faces.wait_until_idle()
        self.services.close()
        for thing in (self.session, self.page):
            thing.deleteLater()


NAMES = ("Ada", "Ben", "Zoé")
Sit = Callable[..., Sitting]
"""Sits down at a match: `sit(match, resumed=True)`."""


def dealt(
    *players: str,
    game_id: str = "top-cake",
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    **table: object,
) -> Match[Any]:
    """A new match in which the first seat begins."""
    game, names = find_game(game_id), NAMES[: len(players)]
    return deal_match(game, names, players, options=options, rng=Random(seed), first=0, table=table)
