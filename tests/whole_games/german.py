"""The program in German, and what of it is still English."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QComboBox, QLineEdit, QScrollArea, QTextBrowser, QWidget

from cakedesk.app.match.table_page import TablePage
from cakedesk.app.widgets.buttons import PaintedButton
from cakedesk.app.widgets.labels import Label
from cakedesk.table.items import TextItem
from tests.app.pages_kit import clipped_texts, faults, shown
from tests.whole_games.desk import Desk
from tests.whole_games.tidiness import untidy

CATALOGUE = Path(__file__).parents[2] / "translations" / "cakedesk_de.ts"
SAME_IN_GERMAN = frozenset({"Ada", "Ben", "Zoé", "Łucja", "Mei", "Omar"})
"""Names of people, which are English sources too."""

_NAMES = re.compile(
    r"CakeDesk|Take the Cake|Piece o’ Cake|The Dark Imp|Red Velvet|GPL-3.0-or-later|CC-BY-SA-4.0|"
    r"SIL Open Font License|art/take-the-cake"
)
# Pieces of a cake are called A to E, in German too: only a small "a" is the article.
_ENGLISH = re.compile(r"\b((?i:the|of|and|with|is|are|your|you|to|for|what|from|by|on)|a)\b")
_PLACEHOLDER = re.compile(r"\\{\w+\\}|%n")
_ENDING = re.compile(r"\\\((e?s)\\\)")


class Reader:
    """Reads all that can be read or heard in a window, and keeps what is not as it should be.

    Attributes:
        messes: what is cut off, covered or out of sight, and English texts, with where each was seen first.
        read: all texts that were seen.
    """

    def __init__(self, desk: Desk) -> None:
        """Nothing was read yet.

        Args:
            desk: the program.
        """
        self._desk = desk
        self.messes: dict[str, str] = {}
        self.read: set[str] = set()

    def look(self, where: str, root: QWidget | None = None) -> None:
        """Read the window as it is now.

        Args:
            where: what is looked at, in words.
            root: what lies over the page; None: the page itself.
        """
        page = self._desk.page
        if root is None and isinstance(page, TablePage) and self._desk.window.session is not None:
            found = untidy(self._desk)
            if page.is_log_open:
                found += [f"clipped: {text}" for text in clipped_texts(page.log)]
        else:
            found = faults(root or page)
            if _scrolls(root or page):
                found = [mess for mess in found if not mess.startswith("outside")]
        fresh = {*texts_in(self._desk.window), *self._texts_on_table()} - self.read
        self.read |= fresh
        found += [f"English: {text!r}" for text in sorted(fresh) if is_english(text)]
        self.note(where, found)

    def note(self, where: str, found: Iterable[str]) -> None:
        """Keep what is not as it should be.

        Args:
            where: what is looked at, in words.
            found: what is wrong there.
        """
        self.messes.update((mess, where) for mess in found if mess not in self.messes)

    def report(self) -> str:
        """All that is wrong, one line each with where it was seen first."""
        return "\n".join(f"{where}: {mess}" for mess, where in self.messes.items())

    def _texts_on_table(self) -> Iterator[str]:
        if not isinstance(self._desk.page, TablePage):
            return
        for item in self._desk.window.table.scene.table_items():
            if item.isVisible() and not item.is_discarded:
                yield from (item.accessible_name, item.tooltip)
                if isinstance(item, TextItem):
                    yield item.text


def _scrolls(root: QWidget) -> bool:
    """Whether something in a page is larger than its place, so that parts of it are out of sight."""
    return any(scroller.verticalScrollBar().maximum() > 0 for scroller in shown(root, QScrollArea))


def texts_in(root: QWidget) -> Iterator[str]:
    """All texts of the visible widgets in a window, those for screen readers and tooltips too."""
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        yield from (widget.accessibleName(), widget.accessibleDescription(), getattr(widget, "tooltip", ""))
        if isinstance(widget, Label):
            yield widget.text()
        elif isinstance(widget, PaintedButton):
            yield widget.words
        elif isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        elif isinstance(widget, QComboBox):
            yield from (widget.itemText(index) for index in range(widget.count()))
        elif isinstance(widget, QTextBrowser):
            yield from _lines(widget.document())


def _lines(document: QTextDocument) -> Iterator[str]:
    yield from document.toPlainText().splitlines()


def is_english(text: str) -> bool:
    """Whether a text was not translated."""
    plain = _NAMES.sub("", text).replace("\u00ad", "")
    if not plain.strip() or text in SAME_IN_GERMAN:
        return False
    sources, patterns = _english()
    return text in sources or bool(_ENGLISH.search(plain)) or any(one.fullmatch(text) for one in patterns)


@cache
def _english() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The sources that are something else in German: plain ones, and those with something to fill in."""
    plain, patterns = set(), []
    for message in ElementTree.parse(CATALOGUE).getroot().iter("message"):
        source = message.findtext("source", "")
        german = {"".join(part.itertext()) for part in message.iter("translation")}
        if source in german or source in _german():
            continue
        plain.add(source)
        escaped = _ENDING.sub(r"(?:\1)?", re.escape(source))
        words = _PLACEHOLDER.sub(" ", escaped)
        if words != escaped and re.search(r"[a-z]{3}", words):
            patterns.append(re.compile(_PLACEHOLDER.sub("(.+)", escaped)))
    return frozenset(plain), tuple(patterns)


@cache
def _german() -> frozenset[str]:
    """All translations. Some are the source of something else: "Pause", "best"."""
    root = ElementTree.parse(CATALOGUE).getroot()
    return frozenset(part.text or "" for kind in ("translation", "numerusform") for part in root.iter(kind))
