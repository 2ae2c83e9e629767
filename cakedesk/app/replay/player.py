"""Leads a board through the moments of a match: step by step, by jumps, or by itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from cakedesk.app.replay.eyes import Eyes, ReplayPast
from cakedesk.table.board import Board

PAUSE_MS = 900
"""Between two moves, at the usual speed."""


class ReplayPlayer(QObject):
    """Shows a match again on a board. A step on is played, as it was then; all else is shown at once."""

    moved = Signal(int)  # another moment is shown or on its way to be: how many moves had been made
    shown = Signal(int)  # a move was played to its end: how many have been made now. Not told of jumps.
    playing_changed = Signal(bool)  # it goes on by itself now, or no longer
    ended = Signal()  # it has gone on by itself up to the last move, and that has been shown

    def __init__(self, past: ReplayPast, board: Board, eyes: Eyes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._past, self._board = past, board
        self.eyes = eyes  # through whose eyes it is seen
        self.at = 0  # after how many moves it is, or the board is on its way to be
        self._speed = 1.0
        self._is_moving = False
        self._is_within = False  # a move, at an event of it
        self.is_playing = False  # whether it goes on by itself
        self._is_held = False
        self._next = QTimer(self, singleShot=True)
        self._next.setObjectName("replay pause")
        self._next.timeout.connect(self._begin)
        board.settled.connect(self._settled)

    def jump(self, steps: int) -> None:
        """Show a moment at once. What moves is over; if it went on by itself, it does so from there."""
        self.at = max(0, min(steps, self._past.count))
        self._next.stop()
        self._is_moving = self._is_within = False
        self._board.show_soon(self._past.look(self.at, self.eyes))
        self.moved.emit(self.at)
        self._go_on()

    def jump_into(self, step: int, at: int) -> None:
        """Show a moment in the middle of a move at once (`step`: its index); else as `jump`."""
        self._next.stop()
        self._is_moving = False
        self.at = step + 1
        self._is_within = True
        self._board.show_then(self._past.sights(step, self.eyes), at)
        self.moved.emit(self.at)
        self._go_on()

    def look_through(self, eyes: Eyes) -> None:
        """Show the same moment through other eyes, at once."""
        self.eyes = eyes
        self._show_at_once()
        self.moved.emit(self.at)
        self._go_on()

    def step_on(self) -> None:
        """Show the next move, and then wait. From within a move that is its end."""
        self.pause()
        if self._is_within:
            self.jump(self.at)
            return
        if self._is_moving:
            self._show_at_once()
        if self.at < self._past.count and not self._is_held:
            # In a turn of its own: what was ended just now may still have something to say.
            self._next.start(0)

    def step_back(self) -> None:
        """Show the moment before at once, and wait."""
        self.pause()
        self.jump(self.at - 1)

    def play(self) -> None:
        """Go on by itself; from the end, from the beginning once more."""
        if self.is_playing or not self._past.count:
            return
        self.is_playing = True
        if self.at == self._past.count and not self._is_moving:
            self.at = 0
            self._show_at_once()
            self.moved.emit(0)
        self.playing_changed.emit(True)
        if not self._is_moving and not self._is_held:
            self._next.start(0)

    def pause(self) -> None:
        """Go on no further by itself. What moves is shown to its end."""
        self._next.stop()
        if self.is_playing:
            self.is_playing = False
            self.playing_changed.emit(False)

    def set_speed(self, factor: float) -> None:
        """Make the pauses between moves shorter or longer."""
        if factor != self._speed and self._next.isActive():
            self._next.start(round(self._next.remainingTime() * self._speed / factor))
        self._speed = factor

    def hold(self) -> None:
        """Wait, whatever was going on."""
        self._is_held = True
        self._next.stop()

    def release(self, *, redraw: bool = True) -> None:
        """Go on after `hold`."""
        self._is_held = False
        if redraw:
            self._show_at_once()
        self._go_on()

    def stop(self) -> None:
        """The table is about to be left."""
        self._next.stop()
        self._is_moving = self.is_playing = False
        self._board.settled.disconnect(self._settled)

    def _begin(self) -> None:
        sights = self._past.sights(self.at, self.eyes)
        self.at += 1
        self._is_moving, self._is_within = True, False
        self.moved.emit(self.at)
        if self._is_moving:  # else somebody has jumped away when told
            self._board.play(sights)

    def _settled(self) -> None:
        if not self._is_moving:
            return
        # What was played ends in looks in which it is still the turn of who acted.
        self._show_at_once()
        self.shown.emit(self.at)
        self._go_on()

    def _show_at_once(self) -> None:
        self._next.stop()
        self._is_moving = self._is_within = False
        self._board.show_look(self._past.look(self.at, self.eyes))
        self._board.queue.skip_all()  # cards that are dealt at the start of a game

    def _go_on(self) -> None:
        if not self.is_playing or self._is_moving or self._is_held:
            return
        if self.at < self._past.count:
            self._next.start(round(PAUSE_MS / self._speed))
            return
        self.pause()
        self.ended.emit()
