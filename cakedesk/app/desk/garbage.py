"""Looks for garbage, and gives memory back, while nobody waits.

Python looks through all objects of a program from time to time; with the pages of a desk game that takes some
40 ms, in the middle of somebody's move. So the full search is left to the moments between matches. The quick
ones, for what was made lately, go on as ever.

The pictures of a match leave holes in the memory of the process. The C library of Linux keeps them for what
comes next, a third of all after some matches, unless it is asked to give them back.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import cache

NEVER = 1_000_000
"""After how many searches of the younger objects Python searches all, in effect."""


def search_later() -> None:
    """Switch Python's own search for garbage off while the program starts: there is none yet."""
    gc.disable()


def leave_out() -> None:
    """Never look again at what exists now: it stays as long as the program runs."""
    gc.freeze()


def search_only_when_asked() -> None:
    """Leave out what exists now; look at newer objects in `search` alone."""
    gc.enable()
    leave_out()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


def search() -> None:
    """Free garbage, and give unused memory back to the system."""
    gc.collect()
    give_back = _giving_back()
    if give_back is not None:
        give_back(0)


@cache
def _giving_back() -> Callable[[int], int] | None:
    """The C library's `malloc_trim`, if it has one (https://man7.org/linux/man-pages/man3/malloc_trim.3.html)."""
    if sys.platform != "linux":
        return None
    import ctypes  # noqa: PLC0415 - the window shows without it

    found: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return found
