"""Names out of records that others wrote, fit to be shown. The records themselves stay as they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PySide6.QtCore import QCoreApplication

LONGEST_NAME = 24
"""Characters of the longest name of a seat."""

LONGEST_MATCH_NAME = 40
"""Characters of the longest name of a match."""

_ELLIPSIS = "…"
_UNKNOWN = "\ufffd"
_JOINERS = "\u200c\u200d"
_BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by their kind, but nothing is seen of them."""

_MOST_MARKS = 4
"""So many accents and the like may stand on one letter: more reach into other lines."""

_MOST_READ = 2_000
"""Of a longer text the rest is not looked at."""


def shown_text(text: str, longest: int = LONGEST_NAME) -> str:
    """Make one short line out of any text.

    Returns:
        The line, which ends with an ellipsis where something is left out; empty if nothing is to be seen.

    >>> shown_text(" Ada" + chr(10) + chr(0x202e) + "Byron")
    'Ada Byron'
    >>> shown_text("Bartholomew the Everlasting", 12)
    'Bartholomew…'
    """
    if len(text) <= longest and text.isascii() and text.isprintable():
        return " ".join(text.split())
    letters: list[str] = []
    marks = seen = 0
    for letter in text[:_MOST_READ]:
        kept = _kept(letter)
        if not kept:
            continue
        if _is_mark(kept):
            marks += 1
            if marks > _MOST_MARKS or not letters or letters[-1] == " ":
                continue
        else:
            marks = 0
        letters.append(kept)
        seen += kept != " "
        if seen > longest:
            break
    line = " ".join("".join(letters).split()).rstrip(_JOINERS)
    return line if len(line) <= longest else _cut(line, longest)


def shown_names(names: Sequence[str]) -> tuple[str, ...]:
    """What the seats of a match are called on the screen.

    Args:
        names: by seat, as in a record.

    Returns:
        Names of 1 to `LONGEST_NAME` characters, all different: a second Ada becomes "Ada 2".
    """
    seat = QCoreApplication.translate("Names", "Seat {number}")
    return tuple(told_apart([shown_text(name) or seat.format(number=at) for at, name in enumerate(names, 1)]))


def shown_match_name(table: Mapping[str, object]) -> str:
    """What people call a match, in one short line; empty if it has no name."""
    given = table.get("name")
    return shown_text(given, LONGEST_MATCH_NAME) if isinstance(given, str) else ""


def told_apart(names: Sequence[str]) -> list[str]:
    """Make names different.

    >>> told_apart(["Ada", "Ben", "ada"])
    ['Ada', 'Ben', 'ada 2']
    """
    taken: set[str] = set()
    different = []
    for name in names:
        unique, number = name, 1
        while unique.casefold() in taken:
            number += 1
            tail = f" {number}"
            unique = name[: LONGEST_NAME - len(tail)].rstrip() + tail
        taken.add(unique.casefold())
        different.append(unique)
    return different


@lru_cache(maxsize=1024)
def _kind(letter: str) -> str:
    """The Unicode category of a character."""
    from unicodedata import category  # noqa: PLC0415 - most names are plain, also those of the home page

    return category(letter)


def _kept(letter: str) -> str:
    """What is shown for one character: itself, a space, a sign for what is no letter, or nothing."""
    kind = _kind(letter)
    if kind[0] == "Z" or kind == "Cc" or letter in _BLANK_LETTERS:
        return " "
    if kind == "Cf":
        return letter if letter in _JOINERS else ""
    return _UNKNOWN if kind[0] == "C" else letter


def _is_mark(letter: str) -> bool:
    """Whether a character belongs to the letter before it."""
    return letter in _JOINERS or _kind(letter)[0] == "M"


def _cut(line: str, longest: int) -> str:
    """Shorten a line, between two letters with all that belongs to them."""
    end = longest - len(_ELLIPSIS)
    while end > 1 and (_is_mark(line[end]) or line[end - 1] in _JOINERS):
        end -= 1
    return line[:end].rstrip() + _ELLIPSIS
