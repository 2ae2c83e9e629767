"""Finds what is cut off, covered or out of sight in the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QFontMetricsF

from cakedesk.table.items import ButtonItem, NumberDisc, TableItem, TagItem, TextItem
from cakedesk.table.items.tag_item import tag_edge_px
from cakedesk.table.text_fit import SOFT_HYPHEN, Typeface
from cakedesk.table.view import TableView
from tests.app.pages_kit import faults
from tests.whole_games.desk import Asks, Desk

FAINT = 0.05
LEADING = 0.18
"""This share of a line's height above and below is air between lines."""


class Messes:
    """Gathers all that was ever wrong with how a window looked, in words and each of them once."""

    def __init__(self, desk: Desk, *others: Callable[[], None]) -> None:
        """Look at a desk, together with others who look for something else."""
        self._desk, self._others = desk, others
        self.found: list[str] = []

    def look(self) -> None:
        """Look at the window as it is now."""
        for other in self._others:
            other()
        self.found += [mess for mess in dict.fromkeys(untidy(self._desk)) if mess not in self.found]


def untidy(desk: Desk) -> list[str]:
    """All that is wrong with how the window looks now, in words."""
    asks = desk.asks()
    if asks in {Asks.CHOICE, Asks.END}:
        return faults(desk.page)
    if asks is Asks.LIFT:
        return faults(desk.window.table.curtain)
    return [*faults(desk.window.table.bar), *untidy_table(desk.window.table.view)]


def untidy_table(view: TableView) -> list[str]:
    """All that is wrong with how a table looks now, in words."""
    room = QRectF(view.viewport().rect()).adjusted(-1, -1, 1, 1)
    seen = [item for item in view.table.table_items() if item.isVisible() and _opacity(item) > FAINT]
    texts = [item for item in seen if isinstance(item, TextItem) and item.text]
    found = [
        f"outside: {_name(item)} {item.rect_px()}"
        for item in seen
        if (item.interactive or isinstance(item, TextItem)) and not room.contains(item.rect_px())
    ]
    found += [f"elided: {item.text.replace(SOFT_HYPHEN, '')}" for item in texts if item.is_elided]
    found += [f"broken within a word: {item.text}" for item in texts if item.laid.splits_word]
    found += [f"elided: {item.text}" for item in seen if isinstance(item, ButtonItem) and item.is_elided]
    found += [
        f"too narrow: {item.text}" for item in seen if isinstance(item, ButtonItem) and item.width_px < 44
    ]
    lines = [(item, _ink(item)) for item in texts]
    found += [
        f"one over the other: {one.text!r} {ink} and {other.text!r} {there}"
        for (one, ink), (other, there) in combinations(lines, 2)
        if ink.intersects(there)
    ]
    found += covered_letters(seen)
    discs = [item for item in seen if isinstance(item, NumberDisc)]
    return found + [
        f"one over the other: disc {one.number} and disc {other.number} {other.rect_px()}"
        for one, other in combinations(discs, 2)
        if _apart_px(one, other) < (one.width_px + other.width_px) / 2 - 1
    ]


def _ink(item: TextItem) -> QRectF:
    """Where its letters stand, without the air around them."""
    rect = item.rect_px()
    laid = item.laid
    air = rect.height() / max(1, len(laid.lines)) * LEADING
    return rect.adjusted(1, air, -1, -air)


def covered_letters(seen: Sequence[TableItem]) -> list[str]:
    """Each tag that lies over a text, with what both say."""
    texts = [item for item in seen if isinstance(item, TextItem) and item.text]
    return [
        f"a tag over letters: {tag.text!r} and {item.text!r}"
        for tag in seen
        if isinstance(tag, TagItem)
        for item in texts
        if any(letters.intersects(_with_edge(tag)) for letters in letters_of(item))
    ]


def _with_edge(tag: TagItem) -> QRectF:
    edge_px = tag_edge_px(tag.text_px) if tag.kind == "alert" else 0.0
    return tag.rect_px().adjusted(-edge_px, -edge_px, edge_px, edge_px)


def letters_of(item: TextItem) -> list[QRectF]:
    """Where the letters of its lines are, to the px."""
    laid, at = item.laid, item.rect_px().topLeft()
    return [
        _ink_of(laid.style.typeface, line.text).translated(at + start)
        for line, start in zip(laid.lines, laid.starts(), strict=True)
    ]


@lru_cache(None)
def _ink_of(face: Typeface, text: str) -> QRectF:
    """The letters of a line, from where they stand."""
    return QFontMetricsF(face.font()).tightBoundingRect(text)


def _apart_px(one: TableItem, other: TableItem) -> float:
    return QLineF(one.center_px(), other.center_px()).length()


def _opacity(item: TableItem) -> float:
    return item.effectiveOpacity()


def _name(item: TableItem) -> str:
    return item.key or (item.text if isinstance(item, TextItem) else item.accessible_name)
