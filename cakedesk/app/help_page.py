"""The page *Help*: the rules of a game and how to use the table; contents, search, links."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cakedesk.app.help_reader import HelpReader
from cakedesk.app.help_text import Block, BlockKind, read_help
from cakedesk.app.top_bar import TopBar
from cakedesk.app.widgets.buttons import PaintedButton, RoundButton
from cakedesk.app.widgets.fields import NameEdit
from cakedesk.app.widgets.labels import LEAST_TEXT_UNITS, Label, draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded
from cakedesk.app.widgets.panels import Page, Panel
from cakedesk.app.widgets.text_fit import FittedText, fit_text
from cakedesk.app.widgets.text_kinds import CAPTION, LABEL, NAME, TextKind, ink_soft
from cakedesk.art.face import Face
from cakedesk.table.boards.registry import BOARDS

GENERAL = "table"
"""The text about the table itself."""

_LONGEST_SEARCH = 40
_MOST_LETTERS = 82
"""In a line, about."""


def help_language() -> str:
    """The folder of the help texts in the language that is spoken now."""
    # Translators: the code of this language, such as "de".
    return QCoreApplication.translate("HelpText", "en")


class ContentsRow(PaintedButton):
    """One line of the contents."""

    def __init__(self, style: PageStyle, heading: Block, chapter: str, parent: QWidget) -> None:
        super().__init__(style, heading.text, parent)
        self.heading = heading
        self.chapter = chapter
        self._is_current = False

    def set_current(self, is_current: bool) -> None:
        """Say whether this part is read now.

        Args:
            is_current: whether it is.
        """
        if is_current != self._is_current:
            self._is_current = is_current
            self.setAccessibleDescription(self.tr("shown now") if is_current else "")
            self.update()

    def focus_shape(self) -> tuple[QRectF, float]:
        """The whole line."""
        return QRectF(self.rect()), self._style.px(12)

    def is_clipped(self) -> bool:
        """Whether some of the words can't be read."""
        return self._fit().clipped

    def _kind(self) -> TextKind:
        return NAME if self.heading.level == 1 else LABEL

    def _room(self) -> QRectF:
        px = self._style.px
        return QRectF(self.rect()).adjusted(px(14 if self.heading.level == 1 else 30), 0, -px(10), 0)

    def _fit(self) -> FittedText:
        kind, least = self._kind(), self._style.metrics.text_px(LEAST_TEXT_UNITS)
        return fit_text(self.words, kind.font, kind.size_px(self._style), least, self._room().width(), 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        del event
        theme, painter = self._style.theme, QPainter(self)
        if self._is_current or self.underMouse():
            draw_rounded(painter, QRectF(self.rect()), self._style.px(12), theme.well)
        color = theme.raspberry if self._is_current else theme.ink
        fitted = self._fit()
        self.setToolTip(self.words if fitted.clipped else "")
        draw_lines(painter, fitted, self._room(), 1.2, Qt.AlignmentFlag.AlignLeft, color)


class HelpPage(Page):
    """The page.

    Attributes:
        bar: the bar on top.
        reader: the text.
        search: what is looked for.
        rows: the contents.

    Signals:
        back: the page is to be left; the table is as it was.
        menu_requested: the menu is wanted.
        theme_toggled: the other theme is wanted.
    """

    back = Signal()
    menu_requested = Signal()
    theme_toggled = Signal()

    def __init__(self, style: PageStyle, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.bar = TopBar(style, self)
        self.bar.set_title(self.tr("Help"))
        self._contents = Panel(style, self)
        self._paper = Panel(style, self)
        self.search = NameEdit(style, self.tr("Search the help"), _LONGEST_SEARCH, self)
        self.search.setPlaceholderText(self.tr("Search"))
        self._count = Label(style, CAPTION, self, color=ink_soft)
        self.previous = RoundButton(style, self.tr("Previous place"), "back", self)
        self.next = RoundButton(style, self.tr("Next place"), "chevron_right", self)
        self.reader = HelpReader(style, _no_picture, self)
        self.reader.setAccessibleName(self.tr("Help text"))
        self.rows: list[ContentsRow] = []
        self._chapters: dict[str, list[Block]] = {}
        self._chapter = ""
        self._hits: list[tuple[str, int]] = []
        self._hit = -1
        self.bar.back_clicked.connect(self.back)
        self.bar.menu_clicked.connect(self.menu_requested)
        self.bar.theme_toggled.connect(self.theme_toggled)
        self.search.textChanged.connect(self._look_for)
        self.search.returnPressed.connect(lambda: self.go_to_hit(1))
        self.previous.clicked.connect(lambda: self.go_to_hit(-1))
        self.next.clicked.connect(lambda: self.go_to_hit(1))
        self.reader.followed.connect(self.go_to)
        self.reader.place_changed.connect(self._mark_place)
        self._show_count()

    @property
    def chapter(self) -> str:
        """The text that is shown: a game's id, or `GENERAL`."""
        return self._chapter

    def show_help(self, game_id: str = "", anchor: str = "") -> None:
        """Open the help at a place.

        Args:
            game_id: the game whose rules stand first; empty: only the general part is there.
            anchor: a heading of either text; empty: the beginning.
        """
        names = [game_id, GENERAL] if game_id else [GENERAL]
        language = help_language()
        self._chapters = {name: blocks for name in names if (blocks := read_help(name, language))}
        if game_id in BOARDS:
            self.reader.set_picture_source(BOARDS[game_id].help_picture, BOARDS[game_id].help_scale)
        self.search.clear()
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [
            ContentsRow(self._style, block, name, self)
            for name, blocks in self._chapters.items()
            for block in blocks
            if block.kind is BlockKind.HEADING and block.level < 3
        ]
        for row in self.rows:
            row.clicked.connect(lambda _checked=False, one=row: self.go_to(one.heading.anchor))
        self._chapter = ""
        self.go_to(anchor or next(iter(self._chapters.values()))[0].anchor)
        if self.isVisible():
            self.relayout()

    def go_to(self, anchor: str) -> None:
        """Show a heading.

        Args:
            anchor: of a heading of any text; an unknown one: nothing happens.
        """
        for name, blocks in self._chapters.items():
            if any(block.anchor == anchor for block in blocks):
                self._open(name)
                self.reader.go_to(anchor)
                self._mark_place(anchor)
                return

    def go_to_hit(self, step: int) -> None:
        """Show the next place, or the one before, round and round.

        Args:
            step: 1 or -1.
        """
        if not self._hits:
            return
        self._hit = (self._hit + step) % len(self._hits) if self._hit >= 0 else min(0, step) % len(self._hits)
        chapter, number = self._hits[self._hit]
        self._open(chapter)
        self.reader.find_all(self.search.text())
        self.reader.show_found(number)
        self._show_count()

    def found_text(self) -> str:
        """What is said of the search, such as "2 of 7"."""
        return self._count.text()

    def relayout(self) -> None:
        """Place everything anew."""
        px, width, height = self._style.px, float(self.width()), float(self.height())
        bar = TopBar.height_px(self._style)
        self.bar.setGeometry(0, 0, self.width(), bar)
        side, gap = px(24), px(20)
        column = max(px(330), 12 * self._style.metrics.text_px(23))
        top, bottom = bar + px(20), height - px(20)
        contents = QRectF(side, top, column, bottom - top)
        paper = QRectF(side + column + gap, top, width - 2 * side - column - gap, bottom - top)
        self._contents.place(contents)
        self._paper.place(paper)
        self._place_rows(contents)
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
        if self.search.text():
            self.reader.find_all(self.search.text())

    def _place_rows(self, contents: QRectF) -> None:
        px, line = self._style.px, self._style.target_px(46)
        top = contents.top() + px(14)
        for row in self.rows:
            shown = row.heading.level == 1 or row.chapter == self._chapter
            row.setVisible(shown)
            if shown:
                row.place(QRectF(contents.left() + px(12), top, contents.width() - px(24), line))
                top += line
                row.raise_()

    def _open(self, chapter: str) -> None:
        if chapter != self._chapter:
            self._chapter = chapter
            self.reader.show_blocks(self._chapters[chapter])
            margin = self._contents.body().translated(self._contents.pos())
            self._place_rows(margin)

    def _mark_place(self, anchor: str) -> None:
        """Mark the part of the contents that a heading belongs to."""
        current = ""
        for block in self._chapters.get(self._chapter, []):
            if block.kind is BlockKind.HEADING:
                current = block.anchor if block.level < 3 else current
                if block.anchor == anchor:
                    break
        for row in self.rows:
            row.set_current(row.chapter == self._chapter and row.heading.anchor == current)

    def _look_for(self, words: str) -> None:
        """Count in all texts, the shown one first; show the first place."""
        self._hits, self._hit = [], -1
        shown = self._chapter
        for chapter in [shown, *(name for name in self._chapters if name != shown)]:
            if len(words.strip()) > 1 and chapter:
                self._open(chapter)
                self._hits += [(chapter, number) for number in range(self.reader.find_all(words))]
        if shown:
            self._open(shown)
            self.reader.find_all(words if self._hits else "")
        if self._hits:
            self.go_to_hit(1)
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
        if event.matches(QKeySequence.StandardKey.Find):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
        elif event.key() == Qt.Key.Key_F3:
            self.go_to_hit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape:
            if self.search.text():
                self.search.clear()
            else:
                self.back.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Let the keys scroll the text."""
        super().showEvent(event)
        self.reader.setFocus(Qt.FocusReason.OtherFocusReason)


def _no_picture(name: str) -> Face:
    raise KeyError(name)
