"""The rules of a game on paper: its help, in two columns, with its pictures as drawings."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPyTextObject, QTextCursor, QTextDocument, QTextFormat

from cakedesk.printing.drawn_faces import PX_A_MM, DrawnFaces
from cakedesk.printing.sheets import Paper
from cakedesk.table.boards.entry import NamedPicture
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.credit_lines import credit_lines
from cakedesk.table.help_html import PICTURE_SCHEME, HelpHtml, help_language
from cakedesk.table.help_text import Block, BlockKind, read_help
from cakedesk.table.metrics import TABLE_HEIGHT_UNITS, TABLE_WIDTH_UNITS, Metrics
from cakedesk.table.theme import LIGHT

_MARGIN_MM, _APART_MM, _FOOT_MM = 13.0, 8.0, 16.0
_COLUMNS = 2
_UNIT_MM = 0.14
"""Of the sizes that help has on the screen: its text becomes 3.2 mm high."""


class RulesPages:
    """The pages."""

    def __init__(self, game_id: str, paper: Paper) -> None:
        """Lay the text out.

        Args:
            game_id: such as ``top-cake``.
        """
        picture = BOARDS[game_id].picture
        self._column_mm = (paper.width_mm - 2 * _MARGIN_MM - (_COLUMNS - 1) * _APART_MM) / _COLUMNS
        self._size = QSizeF(self._column_mm, paper.height_mm - _MARGIN_MM - _FOOT_MM) * PX_A_MM
        unit = _UNIT_MM * PX_A_MM
        metrics = Metrics(round(TABLE_WIDTH_UNITS * unit), round(TABLE_HEIGHT_UNITS * unit))
        self._document = document = QTextDocument()
        document.setUseDesignMetrics(True)
        document.setDocumentMargin(0)
        document.setDefaultStyleSheet("a { text-decoration: none; }")
        document.setIndentWidth(metrics.px(30))
        self._pictures = _Pictures(picture)
        document.documentLayout().registerHandler(QTextFormat.ObjectTypes.ImageObject.value, self._pictures)
        document.setPageSize(self._size)
        blocks = read_help(game_id, help_language(), on_paper=True)
        blocks[1:1] = _credits(game_id)
        document.setHtml(HelpHtml(LIGHT, metrics, picture).write(blocks))
        self._keep_headings({block.text for block in blocks if block.kind is BlockKind.HEADING})
        self.count = -(-document.pageCount() // _COLUMNS)  # how many there are; none if the game has no help

    def draw(self, painter: QPainter, page: int) -> None:
        """Draw a page.

        Args:
            painter: on the page.
            page: its number, from 0.
        """
        width, height = self._size.width(), self._size.height()
        for column in range(_COLUMNS):
            part = page * _COLUMNS + column
            painter.save()
            left = _MARGIN_MM + column * (self._column_mm + _APART_MM)
            painter.translate(left * PX_A_MM, _MARGIN_MM * PX_A_MM - part * height)
            painter.setClipRect(QRectF(0, part * height, width, height))
            self._document.drawContents(painter, QRectF(0, part * height, width, height))
            painter.restore()

    def _keep_headings(self, headings: set[str]) -> None:
        """Let no heading stand at the end of a column, apart from what it is about."""
        layout, block = self._document.documentLayout(), self._document.begin()
        while (after := block.next()).isValid():
            bottom = layout.blockBoundingRect(after).top() + layout.blockBoundingRect(after).height()
            top = layout.blockBoundingRect(block).top()
            if block.text() in headings and bottom // self._size.height() > top // self._size.height():
                look = block.blockFormat()
                look.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
                QTextCursor(block).setBlockFormat(look)
                # Else Qt leaves what comes below as lines without height.
                self._document.markContentsDirty(0, self._document.characterCount())
            block = after


class _Pictures(QPyTextObject):
    """Draws the pictures of a text."""

    def __init__(self, picture: Callable[[str], NamedPicture]) -> None:
        super().__init__()
        self._picture = picture
        self._faces = DrawnFaces()

    def intrinsicSize(self, _document: QTextDocument, _position: int, text_format: QTextFormat) -> QSizeF:
        """As the text says."""
        image = text_format.toImageFormat()
        return QSizeF(image.width(), image.height())

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        _document: QTextDocument,
        _position: int,
        text_format: QTextFormat,
    ) -> None:
        """Draw one, unless it stands in another column: its outline would show at the end of this one."""
        column = painter.clipBoundingRect()
        if not column.top() - 1 < rect.top() <= column.bottom() - 1:
            return
        name = text_format.toImageFormat().name().removeprefix(PICTURE_SCHEME).partition("/")[2]
        self._faces.draw(painter, self._picture(name).face, QRectF(rect))


def _credits(game_id: str) -> list[Block]:
    """Whose game it is."""
    return [
        Block(BlockKind.PARAGRAPH, f"**{line.title}**: {line.words()}")
        for line in credit_lines()
        if line.game_id == game_id
    ]
