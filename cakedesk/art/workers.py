"""`Workers`: a few threads that do what they are given.

`concurrent.futures` has more, and brings all of `logging`: the start of the program is shorter without them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Condition, Thread


class Workers:
    """Threads that call what they are given, in its order. Each is started when it is first needed.

    Args:
        most: how many there are at most.
        name: what they are called.
    """

    def __init__(self, most: int, name: str) -> None:
        self._most, self._name = most, name
        self._condition = Condition()
        self._threads: list[Thread] = []
        self._given: deque[Callable[[], object]] = deque()
        self._idle = 0
        self._has_ended = False

    def give(self, work: Callable[[], object]) -> None:
        """Have something done; nothing happens after the end.

        Args:
            work: raises nothing.
        """
        with self._condition:
            if self._has_ended:
                return
            self._given.append(work)
            if self._idle < len(self._given) and len(self._threads) < self._most:
                thread = Thread(target=self._run, name=f"{self._name}_{len(self._threads)}", daemon=True)
                self._threads.append(thread)
                thread.start()
            self._condition.notify()

    def dismiss(self) -> None:
        """Drop what is not in work, and wait for nobody."""
        with self._condition:
            self._has_ended = True
            self._given.clear()
            self._condition.notify_all()

    def end(self) -> None:
        """The same, but wait for what is in work."""
        self.dismiss()
        for thread in self._threads:
            thread.join()

    def _run(self) -> None:
        while True:
            with self._condition:
                self._idle += 1
                self._condition.wait_for(lambda: self._given or self._has_ended)
                self._idle -= 1
                if self._has_ended:
                    return
                work = self._given.popleft()
            work()
