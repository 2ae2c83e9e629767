"""Quoting what somebody else wrote in an error: on one line, never long, however deeply it is nested."""

from __future__ import annotations

from reprlib import Repr

_MOST_QUOTED = 160
"""Nothing quoted is longer: of lists of long texts even a few parts would be too much."""

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
    >>> len(quote([["x" * 100] * 9] * 9))
    160
    """
    return shortened(_SHORT.repr(value), _MOST_QUOTED)


def in_one_line(sentence: str) -> str:
    """A sentence as it may be printed: files that it names may have line feeds and the like in their names.

    >>> in_one_line("na" + chr(10) + "me können") == "na" + chr(92) + "nme können"
    True
    """
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in sentence)


def shortened(text: str, most_chars: int) -> str:
    """A text whose middle is left out if it is long.

    Args:
        most_chars: how long it may be, 5 at least.

    Returns:
        As much of both ends as there is room for.

    >>> shortened("a rather long text", 11)
    'a ra...text'
    """
    if len(text) <= most_chars:
        return text
    tail = (most_chars - 3) // 2
    return f"{text[: most_chars - 3 - tail]}...{text[-tail:]}"
