"""Looks for garbage, and gives memory back, while nobody waits, and in the window's thread alone.

Python looks through the newest objects whenever there are some hundred more of them, in whichever thread made
them: one that read records freed timers and widgets of the window, which Qt can't bear. And it looks through
all objects from time to time; with the pages of a desk game that takes some 40 ms, amid somebody's move. So
here it is never left to itself: new objects are looked through whenever the event loop is about to wait, all
of them between matches.

The pictures of a match leave holes in the memory of the process. The C library of Linux keeps them for what
comes next, a third of all after some matches, unless it is asked to give them back.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import cache


def search_later() -> None:
    """Switch Python's own search for garbage off; while the program starts there is none yet."""
    gc.disable()


def leave_out() -> None:
    """Never look again at what exists now: it stays as long as the program runs."""
    gc.freeze()


def search_only_when_asked() -> None:
    """Leave out what exists now; look at newer objects when the event loop is idle, or in `search`."""
    from PySide6.QtCore import QAbstractEventDispatcher  # noqa: PLC0415 - not before Qt is brought in

    search_later()
    leave_out()
    dispatcher = QAbstractEventDispatcher.instance()
    assert dispatcher is not None
    dispatcher.aboutToBlock.connect(_search_new)


def _search_new() -> None:
    """Look at the newest objects as Python would have by now, those made in one long turn only once."""
    new, young, _ = gc.get_count()
    most_new, most_young, _ = gc.get_threshold()
    if new > most_new:
        gc.collect(1 if young > most_young or new > most_new * most_young else 0)


def search() -> None:
    """Look at all objects."""
    gc.collect()


def give_back() -> None:
    """Give unused memory back to the system."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    """The C library's `malloc_trim`, if it has one (https://man7.org/linux/man-pages/man3/malloc_trim.3.html)."""
    if sys.platform != "linux":
        return None
    import ctypes  # noqa: PLC0415 - the window shows without it

    found: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return found
