"""Looks for garbage while nobody waits.

Python looks through all objects of a program from time to time; with the pages of a desk game that takes some
40 ms, in the middle of somebody's move. So the full search is left to the moments between matches. The quick
ones, for what was made lately, go on as ever.
"""

from __future__ import annotations

import gc

NEVER = 1_000_000
"""After how many searches of the younger objects Python searches all, in effect."""


def search_later() -> None:
    """Don't search while the program comes up, until `search_only_when_asked`: all that comes stays."""
    gc.disable()


def search_only_when_asked() -> None:
    """Take what is there now for permanent, and search all of the rest only in `search`."""
    gc.enable()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


def search() -> None:
    """Let go of what nobody can reach any more."""
    gc.collect()
