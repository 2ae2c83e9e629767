"""Quoting what somebody else wrote in an error: on one line, never long, however deeply it is nested."""

from __future__ import annotations

from reprlib import Repr

_SHORT = Repr()
_SHORT.maxstring = 80
_SHORT.maxother = 80
_SHORT.maxlong = 40
_SHORT.maxlevel = 3


def quote(value: object) -> str:
    """A value as it may stand in a sentence.

    Args:
        value: anything read from a file.

    Returns:
        Its Python spelling, shortened where it is long or deep.

    >>> quote("x" * 1000) == "'" + "x" * 37 + "..." + "x" * 38 + "'"
    True
    """
    return _SHORT.repr(value)
