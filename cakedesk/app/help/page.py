"""The page *Help*: the rules of a game and how to use the table; contents, search, links."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QWidget

from cakedesk.app.help.contents import HelpContents
from cakedesk.app.help.reader import HelpReader
from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.fields import NameEdit
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Panel, ReturningPage, below_px
from cakedesk.app.widgets.text_kinds import CAPTION, ink_soft
from cakedesk.app.widgets.top_bar import TopBar
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.help_html import help_language
from cakedesk.table.help_text import Block, BlockKind, count_in, read_help
from cakedesk.table.key_meaning import meant

GENERAL = "table"
"""The text about the table itself."""

_LONGEST_SEARCH = 40
_MOST_LETTERS = 82
"""In a line, about."""


@cache
def _text_of(name: str, language: str) -> Sequence[Block]:
    return tuple(read_help(name, language))


class HelpPage(ReturningPage):
    """The page."""

    def __init__(self, style: PageStyle, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.bar = TopBar(style, self)
        self.bar.set_title(self.tr("Help"))
        self._paper = Panel(style, self)
        self.search = NameEdit(style, self.tr("Search the help"), _LONGEST_SEARCH, self)
        self.search.setPlaceholderText(self.tr("Search"))
        self._count = Label(style, CAPTION, self, color=ink_soft)
        self.previous = RoundButton(style, self.tr("Previous place"), "back", self)
        self.next = RoundButton(style, self.tr("Next place"), "chevron_right", self)
        self.reader = HelpReader(style, self)
        self.reader.setAccessibleName(self.tr("Help text"))
        self.contents = HelpContents(style, self)  # the headings of all texts
        self._chapters: dict[str, Sequence[Block]] = {}
        self.chapter = ""  # the text that is shown: a game's id, or `GENERAL`
        self._hits: list[tuple[str, int]] = []
        self._hit = -1
        self.bar.back_clicked.connect(self.back)
        self.search.textChanged.connect(self._look_for)
        self.search.returnPressed.connect(lambda: self.go_to_hit(1))
        self.previous.clicked.connect(lambda: self.go_to_hit(-1))
        self.next.clicked.connect(lambda: self.go_to_hit(1))
        self.reader.followed.connect(self.go_to)
        self.reader.place_changed.connect(self._mark_place)
        self.contents.chosen.connect(lambda chapter, anchor: self.go_to(anchor, chapter))
        self.contents.scrolled.connect(self._ring.follow)
        self._show_count()

    def show_help(self, game_id: str = "", anchor: str = "") -> None:
        """Open the help at a place.

        Args:
            game_id: the game whose rules stand first; empty: the general part is opened.
            anchor: a heading of that text, or of another one; empty: the beginning.
        """
        language = help_language()
        names = [*dict.fromkeys([*([game_id] if game_id else []), *BOARDS]), GENERAL]
        self._chapters = {name: blocks for name in names if (blocks := _text_of(name, language))}
        self.search.clear()
        self.contents.set_chapters(self._chapters)
        self.chapter = ""
        opened = game_id if game_id in self._chapters else GENERAL
        self.go_to(anchor or self._chapters[opened][0].anchor, opened)

    def go_to(self, anchor: str, chapter: str = "") -> None:
        """Show a heading.

        Args:
            anchor: of a heading of any text; an unknown one: nothing happens.
            chapter: the text that is meant; empty: the open one. If it has no such heading, the others are
                looked through, the general part first.
        """
        wanted = chapter or self.chapter
        for name in dict.fromkeys([wanted, GENERAL, *self._chapters]):
            if any(block.anchor == anchor for block in self._chapters.get(name, [])):
                self._open(name)
                self.reader.go_to(anchor)
                self._mark_place(anchor)
                return

    def go_to_hit(self, step: int) -> None:
        """Show the next place, or the one before, round and round (`step`: 1 or -1)."""
        if not self._hits:
            return
        self._hit = (self._hit + step) % len(self._hits) if self._hit >= 0 else min(0, step) % len(self._hits)
        chapter, number = self._hits[self._hit]
        self._open(chapter)
        self.reader.look_for(self.search.text(), number)
        self._show_count()

    def relayout(self) -> None:
        """Place everything anew."""
        px, width, height = self._style.px, float(self.width()), float(self.height())
        bar = TopBar.height_px(self._style)
        self.bar.setGeometry(0, 0, self.width(), bar)
        side, gap = px(24), px(20)
        column = max(px(330), 12 * self._style.metrics.text_px(23))
        top, bottom = below_px(bar, self.covered_px, px(20)) + px(20), height - px(20)
        contents = QRectF(side, top, column, bottom - top)
        paper = QRectF(side + column + gap, top, width - 2 * side - column - gap, bottom - top)
        self.contents.place(contents)
        self.contents.relayout()
        self._paper.place(paper)
        field = self._style.target_px(48)
        inner = paper.adjusted(px(36), px(18), -px(20), -px(16))
        buttons = inner.right() - field
        self.next.place(QRectF(buttons, inner.top(), field, field))
        buttons -= field + px(8)
        self.previous.place(QRectF(buttons, inner.top(), field, field))
        count = max(px(150), 7.5 * self._style.metrics.text_px(20))
        buttons -= count + px(12)
        self._count.place(QRectF(buttons, inner.top(), count, field))
        self.search.place(QRectF(inner.left(), inner.top(), buttons - px(12) - inner.left(), field))
        # Lines that are too long are hard to read.
        text_width = min(inner.width() - px(30), _MOST_LETTERS * self._style.metrics.text_px(23) * 0.5)
        top = inner.top() + field + px(16)
        self.reader.setGeometry(
            QRectF(inner.left(), top, inner.width(), inner.bottom() - top).toAlignedRect()
        )
        self.reader.setLineWrapColumnOrWidth(round(text_width))
        self.reader.rewrite()

    def _open(self, chapter: str) -> None:
        if chapter != self.chapter:
            self.chapter = chapter
            entry = BOARDS.get(chapter)
            self.reader.show_blocks(self._chapters[chapter], None if entry is None else entry.picture)
            self.contents.open_chapter(chapter)

    def _mark_place(self, anchor: str) -> None:
        """Mark the part of the contents that a heading belongs to."""
        current = ""
        for block in self._chapters.get(self.chapter, []):
            if block.kind is BlockKind.HEADING:
                current = block.anchor if block.level < 3 else current
                if block.anchor == anchor:
                    break
        self.contents.mark(current)

    def _look_for(self, words: str) -> None:
        """Count in all texts, the shown one first; show the first place."""
        self._hits, self._hit = [], -1
        if len(words.strip()) > 1:
            for chapter in dict.fromkeys([self.chapter, *self._chapters]):
                count = count_in(self._chapters.get(chapter, []), words)
                self._hits += [(chapter, number) for number in range(count)]
        if self._hits:
            self.go_to_hit(1)
        else:
            self.reader.look_for("")
        self._show_count()

    def _show_count(self) -> None:
        for button in (self.previous, self.next):
            button.setEnabled(bool(self._hits))
        if not self.search.text().strip():
            self._count.setText("")
        elif self._hits:
            text = self.tr("{number} of {count}").format(number=self._hit + 1, count=len(self._hits))
            self._count.setText(text)
        else:
            self._count.setText(self.tr("not found"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Find, find next, and back."""
        if meant(event).matches(QKeySequence.StandardKey.Find):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
        elif event.key() == Qt.Key.Key_F3:
            self.go_to_hit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Let the keys scroll the text."""
        super().showEvent(event)
        self.reader.setFocus(Qt.FocusReason.OtherFocusReason)
