"""A table page with a running match of Top Cake and its log, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cakedesk.app.match.last_told import LastTold
from cakedesk.app.match.log import MatchLog
from cakedesk.app.match.model import MatchModel, deal_match
from cakedesk.app.match.table_page import TablePage
from cakedesk.app.people.seats import seat_people
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.games.top_cake.game import GAME
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.motion import Motion
from tests.app.pages_kit import page_style
from tests.table.stillness import rest, running

NAMES = ("Ada", "Ben", "Zoé", "Łucja")
ENTRY = BOARDS["top-cake"]


class Waiter(QObject):
    """Stands for the controller: notes when the match is to wait."""

    shows_again = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []

    def hold(self) -> None:
        self.calls.append("hold")

    def release(self, *, redraw: bool = True) -> None:
        self.calls.append(f"release {redraw}")


class LoggedTable:
    """A page, a match on it and the log of the match.

    Attributes:
        page: the page.
        model: the match.
        log: its log.
        waiter: who is told to wait.
    """

    def __init__(self, style: PageStyle, size: tuple[int, int] = (1600, 1000), steps: int = 0) -> None:
        self.page = TablePage(style, Motion(speed=0.0, pace="all_at_once"), log_open=True)
        self.page.resize(*size)
        self.page.show()
        match = deal_match(GAME, NAMES, ["human"] * 4, rng=Random(5))
        self.model = MatchModel(match)
        self.rng = Random(1)
        people = seat_people(NAMES, ["human"] * 4)
        self.board = self.page.open_board(ENTRY, "Top Cake", people)
        self.page.bar.set_tools(log=True)
        self.waiter = Waiter()
        self.told = LastTold(self.model, self.board, ENTRY, people)
        self.told.changed.connect(self.page.bar.set_last_change)
        self.play(steps)
        self.log = MatchLog(self.page, self.board, ENTRY, self.model, people, self.told, self.waiter)
        self.model.stepped.connect(self.board.play)
        self.board.show_look(self.model.look())
        self.rest()

    @property
    def texts(self) -> list[str]:
        """What the panel shows."""
        return [entry.line.text for entry in self.page.log.list.entries]

    def play(self, steps: int) -> None:
        """Play some steps."""
        for _ in range(steps):
            self.model.play(self.rng.choice(self.model.match.legal_actions()))

    def rest(self) -> None:
        """Wait until nothing moves, and the log has its lines."""
        rest(self.board)
        while running(self.log.lines):
            QTest.qWait(1)
        QTest.qWait(20)

    def index_of(self, part: str) -> int:
        """The line that contains a text."""
        return next(at for at, text in enumerate(self.texts) if part in text)

    def close(self) -> None:
        """Close all of it."""
        self.log.close()
        self.page.shut_down()
        self.page.close()


@contextmanager
def logged_table(qtbot: QtBot, style: PageStyle, **more: Any) -> Iterator[LoggedTable]:
    """A table with a log, closed in the end."""
    table = LoggedTable(style, **more)
    qtbot.waitExposed(table.page)
    yield table
    table.close()


__all__ = ["ENTRY", "NAMES", "LoggedTable", "logged_table", "page_style"]
