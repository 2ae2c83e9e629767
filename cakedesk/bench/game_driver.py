"""Plays whole games in the real window: presses *Next* where people would, and moves for the person."""

from __future__ import annotations

from random import Random
from time import perf_counter, thread_time

from PySide6.QtCore import QElapsedTimer, QEventLoop, QObject, Qt, Signal
from PySide6.QtTest import QTest

from cakedesk.app.people.setup_choice import SeatChoice, SetupChoice
from cakedesk.app.window.main_window import MainWindow
from cakedesk.engine.game import PERSON
from cakedesk.engine.registry import find_game
from cakedesk.players.registry import make_player
from cakedesk.table.board import Board
from cakedesk.table.loop_turn import PatientTimer

LEVEL = "medium"
NAMES = ("Ada", "Ben", "Zoé", "Łucja", "Mei", "Tom")
LOOK_EVERY_MS = 10
LONGEST_GAME_S = 300


class GameDriver(QObject):
    """Leads the window through whole games.

    Signals:
        thought(float, float): the driver chose the person's move itself: the CPU and the time it took, in s.
    """

    thought = Signal(float, float)

    def __init__(self, window: MainWindow, *, with_person: bool) -> None:
        """Take the window over."""
        super().__init__(window)
        self._window = window
        self._person = PERSON if with_person else LEVEL
        self._rng = Random("bench")
        self._acted_at = -1
        self._loop = QEventLoop(self)
        self._clock = QElapsedTimer()
        # Nobody acts in the very turn of the event loop in which they were let.
        self._timer = PatientTimer("who plays", self)
        self._timer.setInterval(LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)

    def start(self, game_id: str) -> None:
        """Deal a match with as many seats as there can be."""
        seats = find_game(game_id).seats.stop - 1
        players = [self._person] + [LEVEL] * (seats - 1)
        choices = [SeatChoice(name, player) for name, player in zip(NAMES, players, strict=False)]
        self._acted_at = -1
        self._window.desk.start_match(SetupChoice(game_id, tuple(choices)))

    def play_on(self) -> None:
        """Play until the end page is shown.

        Raises:
            RuntimeError: it took too long.
        """
        self._clock.start()
        self._timer.start()
        self._loop.exec()
        self._timer.stop()
        session = self._window.session
        if session is None or not session.model.is_over:
            raise RuntimeError(f"a game did not end within {LONGEST_GAME_S} s")

    def _look(self) -> None:
        board = self._window.table.board
        too_long = self._clock.elapsed() > LONGEST_GAME_S * 1000
        if board is None or self._window.end.isVisible() or too_long:
            self._loop.quit()
        elif not board.queue.busy:
            button = board.primary_button
            if button is not None and button.isVisible() and button.available:
                QTest.keyClick(self._window.table.view.viewport(), Qt.Key.Key_Return)
            else:
                self._act(board)

    def _act(self, board: Board) -> None:
        session = self._window.session
        assert session is not None
        model = session.model
        turn = model.turn()
        if turn < 0 or model.players[turn] != PERSON or model.position == self._acted_at:
            return
        cpu_s, wall_s = thread_time(), perf_counter()
        action = make_player(LEVEL, model.game.id).choose(model.observe(turn), self._rng)
        self.thought.emit(thread_time() - cpu_s, perf_counter() - wall_s)
        self._acted_at = model.position
        board.action_chosen.emit(action)
