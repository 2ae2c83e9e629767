"""Deals what was hidden anew beside the window, for playing on from a moment of a finished match."""

from __future__ import annotations

import logging
from datetime import datetime
from random import SystemRandom
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal

from cakedesk.app.people.stand_in import kept_at_table, players_as_seated
from cakedesk.engine.match import Match
from cakedesk.engine.redeal import play_on

_log = logging.getLogger(__name__)


class _Cancelled(Exception):  # noqa: N818 - not an error
    """Nobody wants the match any more."""


class _StoppableRandom(SystemRandom):
    """The system's randomness, which can be told to end whoever draws from it."""

    is_stopped = False

    def getrandbits(self, k: int) -> int:
        """See `SystemRandom`."""
        if self.is_stopped:
            raise _Cancelled
        return super().getrandbits(k)

    def random(self) -> float:
        """See `SystemRandom`."""
        if self.is_stopped:
            raise _Cancelled
        return super().random()


class PlayOnWork(QThread):
    """Finds out what may be dealt anew, which can take a second, and deals it.

    Args:
        match: a finished match; nobody may change it meanwhile.
        steps: how many of its moves are kept.
        seat: who has to have seen the same up to then; None: every seat.
        key: of the match in the history, for the new one's record; may be empty.
    """

    done = Signal(object)  # the new `Match`
    failed = Signal()  # there is none. Why is logged: no player could do anything about it.

    def __init__(
        self, match: Match[Any], steps: int, seat: int | None, key: str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("play on")
        self._match, self._steps, self._seat, self._key = match, steps, seat, key
        self._rng = _StoppableRandom()

    def cancel(self) -> None:
        """Stop, and wait until it has: it looks often whether it is to. No signal comes any more."""
        self._rng.is_stopped = True
        self.blockSignals(True)
        self.wait()

    def run(self) -> None:
        """Work. Called in the thread."""
        try:
            self.done.emit(continued(self._match, self._steps, self._seat, self._rng, self._key))
        except _Cancelled:
            return
        except Exception:
            # Whoever waits for it must hear something, whatever goes wrong.
            _log.exception("the match can't be played on from move %d", self._steps)
            self.failed.emit()


def continued(
    match: Match[Any], steps: int, seat: int | None, rng: SystemRandom, key: str = ""
) -> Match[Any]:
    """A new match that begins with the first moves of a finished one.

    Args:
        seat: who has to have seen the same up to then; None: every seat.
        key: of the match in the history; may be empty.
    """
    again = play_on(match, steps, seat, rng)
    again.players = players_as_seated(match)
    again.table = kept_at_table(match)  # its deal number would name other cards
    again.table["from"] = {"game": key, "move": steps}
    again.table["began"] = f"{datetime.now():%Y-%m-%dT%H:%M:%S}"
    return again
