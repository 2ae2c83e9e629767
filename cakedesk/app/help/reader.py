"""`HelpReader`: shows a help text with its pictures, follows its links, and finds words in it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QPalette,
    QPixmap,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import FocusMemory
from cakedesk.app.widgets.scroller import ThinScrollBar
from cakedesk.table.boards.entry import NamedPicture
from cakedesk.table.help_html import PICTURE_SCHEME, HelpHtml
from cakedesk.table.help_text import SIGNS, Block
from cakedesk.table.key_meaning import meant
from cakedesk.table.slicer import PAUSE_MS, Slicer, Work, calls
from cakedesk.table.theme import mixed

_PICTURES_A_TURN = 3


class HelpReader(FocusMemory, QTextBrowser):
    """A text to be read. It never opens anything outside.

    Text is written in the turns of the event loop that follow, and pictures are made when they are first
    painted: a page of help comes up without the window standing still.
    """

    followed = Signal(str)  # a link to an anchor was followed
    place_changed = Signal(str)  # another heading is at the top of what is seen: its anchor

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._picture = cache(_no_picture)
        self._shown_picture = self._picture  # those of the text that is still there
        self._asked: dict[str, bool] = {}  # pictures that were painted, as the text calls them; whether made
        self._blocks: Sequence[Block] = ()
        self._html = ""
        self._headings: list[tuple[int, str]] = []
        self.place = ""  # the anchor of the heading that is read, or will be once the text is written
        self._words, self._current = "", -1
        self.found: list[QTextCursor] = []  # the places that are marked
        self._steps = Slicer("help text", self, PAUSE_MS)
        self._picture_steps = Slicer("help pictures", self, PAUSE_MS)
        self._hold(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setVerticalScrollBar(ThinScrollBar(style, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.document().setDocumentMargin(0)
        self.anchorClicked.connect(lambda url: self.followed.emit(url.fragment()))
        self.verticalScrollBar().valueChanged.connect(self._note_place)
        style.pictures_changed.connect(self._refresh_pictures)

    @property
    def is_written(self) -> bool:
        """Whether the text is there."""
        return self._steps.is_done

    def finish(self) -> None:
        """Write at once what is still to be written."""
        self._steps.finish()

    def show_blocks(
        self, blocks: Sequence[Block], picture: Callable[[str], NamedPicture] | None = None
    ) -> None:
        """Show a text from its beginning (`picture`: gives a picture by its name)."""
        self._blocks = blocks
        self._picture = cache(picture or _no_picture)
        self._words, self._current = "", -1
        self._set_place("")
        self.rewrite()

    def rewrite(self) -> None:
        """Write the text anew, for another look or size. What is read now stays."""
        self._steps.begin(
            calls(self._meet_pictures, self._write, self._take_text, self._take_headings, self._arrive)
        )

    def go_to(self, anchor: str) -> None:
        """Bring a heading to the top (`anchor`: of the heading; an unknown one: nothing happens)."""
        if any(block.anchor == anchor for block in self._blocks):
            self._set_place(anchor)
            if self.is_written:
                self._scroll_to_place()

    def look_for(self, words: str, number: int = -1) -> None:
        """Mark words in the text, and show one of their places.

        Args:
            words: what; upper and lower case are the same; empty: nothing is marked any more.
            number: the place that is shown, from 0; -1: none.
        """
        is_new = words != self._words
        self._words, self._current = words, number
        if self.is_written:
            self._show_found(is_new=is_new)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy and take all have keys also where the layout has no Latin letters."""
        pressed = meant(event)
        super().keyPressEvent(pressed)
        event.setAccepted(pressed.isAccepted())

    # ------------------------------------------------------------------------------------ step by step

    def _hold(self, on: bool) -> None:
        for steps in (self._steps, self._picture_steps):
            steps.hold(on)

    def _meet_pictures(self) -> None:
        """The first picture of a game imports what draws it."""
        for name in {name for block in self._blocks for name in block.pictures if name not in SIGNS}:
            self._picture(name)

    def _write(self) -> None:
        self._html = HelpHtml(self._style.theme, self._style.metrics, self._picture).write(self._blocks)

    def _take_text(self) -> None:
        self.found, self._asked, self._headings = [], {}, []
        self._shown_picture = self._picture
        self.setHtml(self._html)

    def _take_headings(self) -> None:
        wanted = deque(block for block in self._blocks if block.anchor)
        block = self.document().begin()
        while wanted and block.isValid():
            if block.text() == wanted[0].text and wanted[0].anchor in _anchors(block):
                self._headings.append((block.position(), wanted.popleft().anchor))
            block = block.next()

    def _arrive(self) -> None:
        if self.place:
            self._scroll_to_place()
        else:
            self._note_place()
        self._show_found(is_new=True)

    def _scroll_to_place(self) -> None:
        wanted = self.place
        position = next((position for position, name in self._headings if name == wanted), None)
        if position is not None:
            block = self.document().findBlock(position)
            top = self.document().documentLayout().blockBoundingRect(block).top()
            self.verticalScrollBar().setValue(round(top))
            self._set_place(wanted)

    def _show_found(self, *, is_new: bool) -> None:
        if is_new:
            self.found = self._find_all() if self._words.strip() else []
        self._mark()
        if 0 <= self._current < len(self.found):
            rect = self.cursorRect(self.found[self._current])
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + round(rect.center().y() - self.viewport().height() * 0.4))

    def _find_all(self) -> list[QTextCursor]:
        found: list[QTextCursor] = []
        cursor = QTextCursor(self.document())
        while True:
            cursor = self.document().find(self._words.strip(), cursor)
            if cursor.isNull():
                return found
            found.append(QTextCursor(cursor))

    def focus_shape(self) -> tuple[QRectF, float]:
        """The whole text."""
        return QRectF(self.rect()), self._style.px(12)

    def _mark(self) -> None:
        theme, marks = self._style.theme, []
        for number, cursor in enumerate(self.found):
            look = QTextCharFormat()
            is_current = number == self._current
            look.setBackground(theme.raspberry if is_current else mixed(theme.honey, theme.panel, 0.45))
            look.setForeground(theme.on_raspberry if is_current else theme.ink)
            mark = QTextEdit.ExtraSelection()
            mark.cursor, mark.format = cursor, look
            marks.append(mark)
        self.setExtraSelections(marks)

    def _note_place(self) -> None:
        if not self.is_written:
            return
        layout, top = self.document().documentLayout(), self.verticalScrollBar().value() + self.height() * 0.2
        place = self._headings[0][1] if self._headings else ""
        for position, name in self._headings:
            if layout.blockBoundingRect(self.document().findBlock(position)).top() <= top:
                place = name
        self._set_place(place)

    def _set_place(self, place: str) -> None:
        if place != self.place:
            self.place = place
            self.place_changed.emit(place)

    def _pixmap(self, source: str) -> QPixmap:
        """A picture by what the text calls it."""
        height, _, name = source.removeprefix(PICTURE_SCHEME).partition("/")
        face = self._shown_picture(name).face
        width = max(1, round(int(height) * face.aspect))
        face = self._style.readable(face, width, int(height))
        ratio = self.devicePixelRatioF()
        return self._style.faces.pixmap(face, width, int(height), device_pixel_ratio=ratio)

    def _refresh_pictures(self) -> None:
        if self.isVisible() and self._asked:
            self._give_pictures(list(self._asked))

    def _give_pictures(self, sources: Sequence[str]) -> None:
        kind = QTextDocument.ResourceType.ImageResource.value
        for source in sources:
            self.document().addResource(kind, QUrl(source), self._pixmap(source))
        self.viewport().update()

    def _give_asked(self) -> Work:
        """Make the pictures that were painted for the first time, some in a turn."""
        while due := [source for source, is_given in self._asked.items() if not is_given]:
            self._asked.update(dict.fromkeys(due[:_PICTURES_A_TURN], True))
            self._give_pictures(due[:_PICTURES_A_TURN])
            yield

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """Leave the place of a picture free until it is made."""
        source = QUrl(url).toString()
        if kind != QTextDocument.ResourceType.ImageResource.value or not source.startswith(PICTURE_SCHEME):
            return None
        self._asked.setdefault(source, False)
        self._picture_steps.begin(self._give_asked())
        free = QPixmap(1, 1)
        free.fill(Qt.GlobalColor.transparent)
        return free

    def showEvent(self, event: QShowEvent) -> None:
        """Go on with what is still to be written."""
        super().showEvent(event)
        self._hold(False)

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody sees can wait."""
        super().hideEvent(event)
        self._hold(True)

    def minimumSizeHint(self) -> QSize:
        """Pages place it by themselves."""
        return QSize(0, 0)


def _no_picture(name: str) -> NamedPicture:
    raise KeyError(name)


def _anchors(block: QTextBlock) -> list[str]:
    """The anchors that a block begins with.

    Read through a cursor: asking an empty block, such as the one of an empty text, for its first fragment
    reads beyond Qt's own memory.
    """
    if block.length() <= 1:
        return []
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    return cursor.charFormat().anchorNames()
