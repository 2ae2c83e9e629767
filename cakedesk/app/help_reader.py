"""`HelpReader`: shows a help text with its pictures, follows its links, and finds words in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QPalette,
    QPixmap,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from cakedesk.app.help_html import PICTURE_SCHEME, HelpHtml, picture_height_px
from cakedesk.app.help_text import SIGNS, Block
from cakedesk.app.widgets.focus import FocusMemory
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import mixed
from cakedesk.app.widgets.scroller import ThinScrollBar
from cakedesk.art.face import Face


class HelpReader(FocusMemory, QTextBrowser):
    """A text to be read. It never opens anything outside.

    Signals:
        followed(str): a link to an anchor was followed.
        place_changed(str): another heading is at the top of what is seen: its anchor.
    """

    followed = Signal(str)
    place_changed = Signal(str)

    def __init__(self, style: PageStyle, picture: Callable[[str], Face], parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._picture = picture
        self._scale: Callable[[str], float] = lambda _name: 1.0
        self._blocks: Sequence[Block] = ()
        self._headings: list[tuple[int, str]] = []
        self._place = ""
        self._found: list[QTextCursor] = []
        self._current = -1
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setVerticalScrollBar(ThinScrollBar(style, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.anchorClicked.connect(lambda url: self.followed.emit(url.fragment()))
        self.verticalScrollBar().valueChanged.connect(self._note_place)
        style.pictures_changed.connect(self._refresh_pictures)

    @property
    def found_count(self) -> int:
        """How often the words that were looked for occur."""
        return len(self._found)

    @property
    def current(self) -> int:
        """Which of them is shown, from 0; -1: none."""
        return self._current

    @property
    def place(self) -> str:
        """The anchor of the heading that is read now."""
        return self._place

    def set_picture_source(self, picture: Callable[[str], Face], scale: Callable[[str], float]) -> None:
        """Take the pictures of another game.

        Args:
            picture: gives a picture by its name.
            scale: gives its height in heights of a card.
        """
        self._picture = picture
        self._scale = scale

    def show_blocks(self, blocks: Sequence[Block]) -> None:
        """Show a text.

        Args:
            blocks: the text.
        """
        self._blocks = blocks
        self.rewrite()

    def rewrite(self) -> None:
        """Write the text anew, for another look or size. What is read now stays."""
        place = self._place
        self._found, self._current = [], -1
        self.document().clear()
        self.document().setDocumentMargin(0)
        self._give_pictures()
        html = HelpHtml(self._style, lambda name: self._picture(name).aspect, self._scale)
        self.setHtml(html.write(self._blocks))
        self._headings = [
            (block.position(), name) for block in self._text_blocks() for name in _anchors(block)[:1]
        ]
        if place:
            self.go_to(place)
        self._note_place()

    def go_to(self, anchor: str) -> None:
        """Bring a heading to the top.

        Args:
            anchor: of the heading; an unknown one: nothing happens.
        """
        position = next((position for position, name in self._headings if name == anchor), None)
        if position is None:
            return
        block = self.document().findBlock(position)
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top))
        self._set_place(anchor)

    def find_all(self, words: str) -> int:
        """Look for words.

        Args:
            words: what; upper and lower case are the same; empty: nothing is marked any more.

        Returns:
            How often they occur.
        """
        self._found, self._current = [], -1
        cursor = QTextCursor(self.document())
        while words.strip():
            cursor = self.document().find(words.strip(), cursor)
            if cursor.isNull():
                break
            self._found.append(QTextCursor(cursor))
        self._mark()
        return len(self._found)

    def show_found(self, number: int) -> None:
        """Show one of the places that were found.

        Args:
            number: which, from 0.
        """
        self._current = number
        self._mark()
        rect = self.cursorRect(self._found[number])
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + round(rect.center().y() - self.viewport().height() * 0.4))

    def focus_shape(self) -> tuple[QRectF, float]:
        """The whole text."""
        return QRectF(self.rect()), self._style.px(12)

    def _text_blocks(self) -> list[QTextBlock]:
        block, blocks = self.document().begin(), []
        while block.isValid():
            blocks.append(block)
            block = block.next()
        return blocks

    def _mark(self) -> None:
        theme, marks = self._style.theme, []
        for number, cursor in enumerate(self._found):
            look = QTextCharFormat()
            is_current = number == self._current
            look.setBackground(theme.raspberry if is_current else mixed(theme.honey, theme.panel, 0.45))
            look.setForeground(theme.on_raspberry if is_current else theme.ink)
            mark = QTextEdit.ExtraSelection()
            mark.cursor, mark.format = cursor, look
            marks.append(mark)
        self.setExtraSelections(marks)

    def _note_place(self) -> None:
        layout, top = self.document().documentLayout(), self.verticalScrollBar().value() + self.height() * 0.2
        place = self._headings[0][1] if self._headings else ""
        for position, name in self._headings:
            if layout.blockBoundingRect(self.document().findBlock(position)).top() <= top:
                place = name
        self._set_place(place)

    def _set_place(self, place: str) -> None:
        if place != self._place:
            self._place = place
            self.place_changed.emit(place)

    def _names(self) -> set[str]:
        return {name for block in self._blocks for name in block.pictures if name not in SIGNS}

    def _give_pictures(self) -> None:
        ratio = self.devicePixelRatioF()
        for name in sorted(self._names()):
            face = self._picture(name)
            height = round(picture_height_px(self._style, self._scale(name)))
            width = max(1, round(height * face.aspect))
            pixmap: QPixmap = self._style.faces.pixmap(face, width, height, device_pixel_ratio=ratio)
            url = QUrl(f"{PICTURE_SCHEME}{name}")
            self.document().addResource(QTextDocument.ResourceType.ImageResource.value, url, pixmap)

    def _refresh_pictures(self) -> None:
        if self.isVisible():
            self._give_pictures()
            self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        self.note_focus(event)
        super().focusInEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Pages place it by themselves."""
        return QSize(0, 0)


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
