"""`Places`: names of the things on a table, and where they are now, for lesson, log and tests alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from cakedesk.table import z_values
from cakedesk.table.item_scene import ItemScene
from cakedesk.table.items.base import TableItem


@dataclass(frozen=True, eq=False)
class Place:
    """Where something is now.

    Attributes:
        rect: its box, in px of the scene.
        is_round: whether it is the disc in that box.
        corner_px: the radius of its corners; of a disc that follows from its box.
        z_value: what lies higher stays uncovered when it is made to stand out.
        brackets: what makes it stand out, where that is no box: lines in the scene.
        rises: what rises when it stands out; None: nothing.
    """

    rect: QRectF
    is_round: bool = False
    corner_px: float = 0.0
    z_value: float = z_values.GHOST
    brackets: QPainterPath | None = None
    rises: TableItem | None = None


Found: TypeAlias = TableItem | QRectF | Place | Iterable["Found"] | None
"""Where a thing is: items that count only while they are shown, boxes, or places; None: nowhere."""


class Places:
    """Finds things by names: ``kind`` or ``kind/which``. A name of no kind is the key of items.

    Args:
        scene: where the items are.
        kinds: by kind, finds a thing by what stands after the slash, which may be empty.
        marks: by type, finds what lines of the log are about, given all marks of that type in a line.
    """

    def __init__(
        self,
        scene: ItemScene,
        kinds: Mapping[str, Callable[[str], Found]] | None = None,
        marks: Mapping[type, Callable[[Sequence[Any]], Found]] | None = None,
    ) -> None:
        self._scene = scene
        self._kinds = dict(kinds or {})
        self._marks = dict(marks or {})

    def find(self, name: str) -> list[Place]:
        """Find a thing.

        Returns:
            Where it is; nothing while it is not shown, or if nothing has this name.
        """
        kind, _, which = name.partition("/")
        finder = self._kinds.get(kind)
        return list(_places(self.keyed(name) if finder is None else finder(which)))

    def find_marked(self, marks: Sequence[Hashable]) -> list[Place]:
        """Find what a line of the log is about.

        Args:
            marks: of a `LogLine`.

        Returns:
            Where all of it is that is shown.
        """
        found: list[Place] = []
        for kind in dict.fromkeys(type(mark) for mark in marks):
            if kind in self._marks:
                found += _places(self._marks[kind]([mark for mark in marks if type(mark) is kind]))
        return found

    def keyed(self, key: str) -> list[TableItem]:
        """All items with a key.

        Args:
            key: their `TableItem.key`.
        """
        return [item for item in self._scene.table_items() if item.key == key]


def together(found: Found) -> Place | None:
    """One place around several; none if none of them is shown."""
    whole = QRectF()
    for place in _places(found):
        whole = whole.united(place.rect)
    return None if whole.isNull() else Place(whole)


def discs(found: Found) -> list[Place]:
    """The same places as discs."""
    return [Place(place.rect, is_round=True) for place in _places(found)]


def _places(found: Found) -> Iterator[Place]:
    if isinstance(found, TableItem):
        if not found.is_discarded and found.isVisible():
            yield Place(found.rect_px(), corner_px=found.corner_px)
    elif isinstance(found, QRectF):
        yield Place(found)
    elif isinstance(found, Place):
        yield found
    elif found is not None:
        for part in found:
            yield from _places(part)
