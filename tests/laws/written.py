"""The sizes in which a table's texts are written, as they are painted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from cakedesk.table.items import FaceItem, TableItem
from cakedesk.table.text_fit import LaidText

_paint = LaidText.paint


class Written(NamedTuple):
    """A text on the table: how large its letters are in px, what it says, and what shows it."""

    px: int
    text: str
    shown_by: str


def written(items: Iterable[TableItem]) -> list[Written]:
    """All texts of some items, smallest first; those that belong to drawings of cards aside."""
    found: set[Written] = set()
    for item in items:
        if not isinstance(item, FaceItem):
            found |= _written_in(item)
    return sorted(found)


def _written_in(item: TableItem) -> set[Written]:
    """What it paints, painted anew."""
    found: set[Written] = set()

    def paint(laid: LaidText, painter: QPainter, origin: QPointF, color: QColor) -> None:
        if laid.text.strip():
            name = f"{type(item).__name__} {item.key}".strip()
            found.add(Written(laid.style.typeface.px, laid.text, name))
        _paint(laid, painter, origin, color)

    with (
        patch.object(LaidText, "paint", paint),
        patch.object(item.table.pixmaps, "get", lambda _, make: make()),
    ):
        item.draw()
    return found
