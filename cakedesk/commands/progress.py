"""A progress bar on a terminal."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType
from typing import Self

_WIDTH = 30
_PAUSE_S = 0.1
"""It is drawn no more often than that."""


class Progress:
    """Shows how much is done, on the error output, and only where that is a terminal. A context manager."""

    def __init__(self, total: int, what: str) -> None:
        """Begin.

        Args:
            total: how many steps there are.
            what: what is counted, such as "games".
        """
        self._total = total
        self._what = what
        self._done = 0
        self._begin_s = monotonic()
        self._drawn_s = -_PAUSE_S
        self._is_shown = sys.stderr is not None and sys.stderr.isatty()

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._is_shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        self._draw()

    def _draw(self) -> None:
        now_s = monotonic()
        if not self._is_shown or now_s < self._drawn_s + _PAUSE_S:
            return
        self._drawn_s = now_s
        full = _WIDTH * self._done // self._total
        line = f"[{'#' * full}{'.' * (_WIDTH - full)}] {self._done} of {self._total} {self._what}"
        if self._done:
            left_s = round((now_s - self._begin_s) * (self._total - self._done) / self._done)
            line += f", {left_s // 60}:{left_s % 60:02} left"
        sys.stderr.write(f"\r{line}\x1b[K")
        sys.stderr.flush()
