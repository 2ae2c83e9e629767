"""`WarmUp`: gets ready what is likely to be asked for while nobody does anything, in short turns."""

from __future__ import annotations

import pkgutil
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from cakedesk.engine.registry import game_folder

if TYPE_CHECKING:
    from cakedesk.app.window.main_window import MainWindow

PAUSE_MS = 15
MATCH_PAUSE_MS = 500
"""How often it looks whether the match is still there that began before all was ready."""

AT_ONCE_S = 0.008
"""So long it works before the event loop has a pause's time. A single step may take longer."""

_WINGS = ("widgets", "files", "log", "match", "history", "end", "help", "desk")
"""Where the next pages are, and what they are made of: from the bottom, so that none brings many others."""


class WarmUp(QObject):
    """Imports what the first pages need and makes them, so that they come up as fast the first time as later.

    Whoever opens one of them meanwhile just waits for what that needs. A match is not held up by what others
    need: the rest waits until it has left the table. When all is done nothing runs any more.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._steps = deque(_imports(window.home.choice().game_id))
        self._steps += [lambda: window.pages.table, lambda: window.pages.end]
        self._steps += [lambda: window.pages.help, lambda: window.pages.matches]
        self._timer = QTimer(self)
        self._timer.setObjectName("warm up")
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do."""
        return not self._steps

    def _go_on(self) -> None:
        if not self._window.isVisible():
            self._steps.clear()
        is_busy = bool(self._steps) and self._window.session is not None
        self._timer.setInterval(MATCH_PAUSE_MS if is_busy else PAUSE_MS)
        if is_busy:
            return
        began_s = perf_counter()
        while self._steps and perf_counter() - began_s < AT_ONCE_S:
            self._steps.popleft()()
        if not self._steps:
            self._timer.stop()


def _imports(game_id: str) -> Iterator[Callable[[], object]]:
    """What imports the table's modules one by one, so that none takes long, and then those of its pages."""
    folder = game_folder(game_id)
    packages = ["table.items", "table", f"games.{folder}", f"table.boards.{folder}"]
    for package in packages + [f"app.{wing}" for wing in _WINGS]:
        # Backwards: a board and a page's list are named early, and need all the rest of their folder.
        for module in reversed(list(pkgutil.iter_modules(import_module(f"cakedesk.{package}").__path__))):
            if not module.ispkg:
                yield partial(import_module, f"cakedesk.{package}.{module.name}")
