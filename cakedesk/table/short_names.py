"""Names for places that the full ones have no room in."""

from __future__ import annotations

import re
from collections.abc import Sequence


def short_names(names: Sequence[str], ends: str = " ") -> tuple[str, ...]:
    """The first word of each name, as long as that tells everybody apart.

    Args:
        names: of everybody at the table.
        ends: the signs that end a word.

    Returns:
        As many names; who shares the first word with somebody else keeps the full one.

    >>> short_names(["Zoé Montmorency-Laval", "Ada", "Ben Ash", "Ben Oak"])
    ('Zoé', 'Ada', 'Ben Ash', 'Ben Oak')
    >>> short_names(["Anna-Lena Ash", "Jo"], " -")
    ('Anna', 'Jo')
    """
    firsts = [re.split(f"[{ends}]", name.strip())[0] or name for name in names]
    return tuple(
        first if firsts.count(first) == 1 else name for first, name in zip(firsts, names, strict=True)
    )
