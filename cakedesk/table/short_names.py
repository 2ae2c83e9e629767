"""Names for places that the full ones have no room in."""

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
