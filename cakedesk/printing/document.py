"""The document: sheets of cards, front and back by turns, then the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter, QPen

from cakedesk import __version__
from cakedesk.art.face import Face
from cakedesk.engine.game import Game
from cakedesk.printing.deck import printed_deck
from cakedesk.printing.drawn_faces import PX_A_MM, DrawnFaces
from cakedesk.printing.rules import RulesPages
from cakedesk.printing.sheets import Block, Paper, lay_out
from cakedesk.table.own_faces import in_words
from cakedesk.table.theme import LIGHT, text_font

_DPI = round(25.4 * PX_A_MM)
_MARK_MM, _NOTE_MM, _NOTE_FROM_BELOW_MM, _RULER_MM = 0.1, 2.6, 5.0, 50.0


class Progress(NamedTuple):
    """How far the document is.

    Attributes:
        done: cards and pages that are drawn.
        total: how many there are.
        troubles: what of a person's own pictures could not be read by now, a sentence each.
    """

    done: int
    total: int
    troubles: tuple[str, ...] = ()


def write_document(game: Game[Any, Any], lists: Any, paper: Paper, device: QIODevice) -> Iterator[Progress]:
    """Write all cards of a game as PDF, in the language that is spoken now.

    Args:
        lists: its card lists.
        paper: which size of paper.
        device: gets the document; it is whole when the last step is done.

    Yields:
        After each small step how far it is. Whoever wants no more closes the generator.
    """
    sheets = lay_out(printed_deck(game.id, lists), paper)
    rules = RulesPages(game.id, paper)
    total = 2 * sum(len(block.cards) for blocks in sheets for block in blocks) + rules.count
    writer = QPdfWriter(device)
    writer.setTitle(game.title)
    writer.setCreator(f"CakeDesk {__version__}")
    writer.setResolution(_DPI)
    writer.setPageSize(QPageSize(QSizeF(paper.width_mm, paper.height_mm), QPageSize.Unit.Millimeter))
    writer.setPageMargins(QMarginsF())
    pages = _Pages(writer, paper)
    done = 0
    try:
        for blocks in sheets:
            for is_back in (False, True):
                pages.begin_cards(blocks)
                for block in blocks:
                    for number, card in enumerate(block.cards):
                        pages.draw(card.back if is_back else card.front, block, number, is_back=is_back)
                        done += 1
                        yield Progress(done, total, pages.troubles())
        for page in range(rules.count):
            rules.draw(pages.begin(), page)
            done += 1
            yield Progress(done, total, pages.troubles())
    finally:
        pages.end()


class _Pages:
    """Draws one page after the other."""

    def __init__(self, writer: QPdfWriter, paper: Paper) -> None:
        self._writer, self._paper = writer, paper
        self._painter = QPainter(writer)
        self._is_first = True
        self._faces = DrawnFaces()

    def begin(self) -> QPainter:
        """Begin a page."""
        if not self._is_first:
            self._writer.newPage()
        self._is_first = False
        return self._painter

    def begin_cards(self, blocks: Sequence[Block]) -> None:
        """Begin a page of cards, with marks and a note on how to print it."""
        painter = self.begin()
        painter.setPen(QPen(LIGHT.ink, _MARK_MM * PX_A_MM))
        for block in blocks:
            for x1, y1, x2, y2 in block.marks():
                painter.drawLine(QPointF(x1, y1) * PX_A_MM, QPointF(x2, y2) * PX_A_MM)
        y = (self._paper.height_mm - _NOTE_FROM_BELOW_MM) * PX_A_MM
        middle, half = self._paper.width_mm / 2 * PX_A_MM, _RULER_MM / 2 * PX_A_MM
        painter.drawLine(QPointF(middle - half, y), QPointF(middle + half, y))
        painter.setFont(text_font(_NOTE_MM * PX_A_MM))
        note = QCoreApplication.translate(
            "Printing",
            "Print at 100 %, on both sides of the paper, turned over its long edge. This line is 5 cm long:",
        )
        high = 1.5 * _NOTE_MM * PX_A_MM
        painter.drawText(QRectF(0, y - high, 2 * middle, high), Qt.AlignmentFlag.AlignCenter, note)

    def draw(self, face: Face, block: Block, number: int, *, is_back: bool) -> None:
        """Draw a card in its place."""
        x, y = block.place(number, is_back=is_back)
        size = QSizeF(block.width_mm, block.height_mm)
        self._faces.draw(self._painter, face, QRectF(QPointF(x, y) * PX_A_MM, size * PX_A_MM))

    def troubles(self) -> tuple[str, ...]:
        """What could not be read, in words."""
        return tuple(map(in_words, self._faces.spoiled.values()))

    def end(self) -> None:
        """No page is to come."""
        self._painter.end()
