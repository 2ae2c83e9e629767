"""Names, and sentences with names, for places that the full ones have no room in."""

from __future__ import annotations

import re
from collections.abc import Sequence


def name_forms(names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """All names whole, then by their first words, then by what these begin with, before a hyphen.

    Args:
        names: of everybody at the table.

    >>> name_forms(["Anna-Lena Ash", "Jo"])
    (('Anna-Lena Ash', 'Jo'), ('Anna-Lena', 'Jo'), ('Anna', 'Jo'))
    """
    return tuple(names), short_names(names), short_names(names, " -")


def short_names(names: Sequence[str], ends: str = " ") -> tuple[str, ...]:
    """The first word of each name, as long as that tells everybody apart.

    Args:
        names: of everybody at the table.
        ends: the signs that end a word.

    Returns:
        As many names; who shares the first word with somebody else keeps the full one.

    >>> short_names(["Zoé Montmorency-Laval", "Ada", "Ben Ash", "Ben Oak"])
    ('Zoé', 'Ada', 'Ben Ash', 'Ben Oak')
    """
    firsts = [re.split(f"[{ends}]", name.strip())[0] or name for name in names]
    return tuple(
        first if firsts.count(first) == 1 else name for first, name in zip(firsts, names, strict=True)
    )


def shorter_sentence(sentence: str, names: Sequence[str]) -> str:
    """What a sentence says before its details, by first names: the table shows the rest.

    Args:
        sentence: what somebody has done; details may follow a colon.
        names: of everybody at the table.

    Returns:
        The shorter form; empty: there is none.

    >>> shorter_sentence("Ada Ash bids 12: tulip 7 and mint 5", ["Ada Ash", "Ben"])
    'Ada bids 12'
    >>> shorter_sentence("Ben cuts the cake. Triangle: 2 candles", ["Ada Ash", "Ben"])
    'Ben cuts the cake'
    >>> shorter_sentence("Ben: 2 up on Sachertorte", ["Ada Ash", "Ben"])
    ''
    """
    without_names = sentence
    for name in sorted(names, key=len, reverse=True):
        without_names = without_names.replace(name, "n" * len(name))
    before, _, details = without_names.partition(":")
    end = before.find(". ")  # what leads to details alone is dropped with them
    words = sentence[: len(before) if end < 0 else end].rstrip() if details else ""
    if not words or words in names:  # it has no details, or says nothing but a name before them
        words = sentence
    for name, first in zip(names, short_names(names), strict=True):
        words = words.replace(name, first.rstrip(":,"))
    return words if words != sentence else ""
