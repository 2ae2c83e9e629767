"""The sizes in which a table's texts are written, as they are painted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from unittest.mock import patch

from cakedesk.table.items import FaceItem, TableItem
from cakedesk.table.pixmap_cache import PixmapCache
from cakedesk.table.soft_shadow import ShadowBrush
from cakedesk.table.text_fit import LaidText


class Written(NamedTuple):
    """A text on the table: how large its letters are in px, what it says, and what shows it."""

    px: int
    text: str
    shown_by: str


def written(items: Iterable[TableItem]) -> list[Written]:
    """All texts of some items, as they are painted anew, smallest first; those of drawings of cards aside."""
    found: set[Written] = set()
    name = ""

    def paint(laid: LaidText, *_: object) -> None:
        if laid.text.strip():
            found.add(Written(laid.style.typeface.px, laid.text, name))

    with (
        patch.object(LaidText, "paint", paint),
        patch.object(PixmapCache, "get", lambda _, key, make: make()),
        patch.object(ShadowBrush, "paint"),  # in shadows nothing is written, and they take longest
    ):
        for item in items:
            if not isinstance(item, FaceItem):
                name = f"{type(item).__name__} {item.key}".strip()
                item.draw()
    return sorted(found)
