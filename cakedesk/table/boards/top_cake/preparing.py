"""`Preparing`: builds a screen that is hidden, while another is still shown, without holding anybody up."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from time import perf_counter

from cakedesk.table.animation import AnimationQueue

AT_ONCE_S = 0.004
"""So long pieces are called before the event loop has its turn."""


class Preparing:
    """Calls pieces of work in short turns of the event loop, in their order with what moves.

    Args:
        queue: what moves; whoever skips it has all pieces called at once.
        is_wanted: whether what is prepared will still be shown.
    """

    def __init__(self, queue: AnimationQueue, is_wanted: Callable[[], bool]) -> None:
        self._queue = queue
        self._is_wanted = is_wanted

    def run(self, pieces: Iterable[Callable[[], None]], then: Callable[[], None]) -> None:
        """Call pieces, beginning now."""
        if not self._is_wanted():
            return
        left, began_s = deque(pieces), perf_counter()
        if not left:
            then()
            return
        while left and perf_counter() - began_s < AT_ONCE_S:
            left.popleft()()
        self._queue.call(partial(self.run, left, then))
