"""The contents of the help: its texts one below the other, the headings of the open one among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import PaintedButton
from cakedesk.app.widgets.labels import draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Panel
from cakedesk.app.widgets.scroller import Scroller
from cakedesk.app.widgets.text_kinds import LABEL, NAME, TextKind
from cakedesk.table.bodies import draw_box
from cakedesk.table.help_text import Block, BlockKind
from cakedesk.table.text_fit import LaidText


class ContentsRow(PaintedButton):
    """One line of the contents."""

    _ring_units = 12

    def __init__(self, style: PageStyle, heading: Block, chapter: str, parent: QWidget) -> None:
        super().__init__(style, heading.text, parent)
        self.heading = heading
        self.chapter = chapter
        self._is_current = False
        self._key: tuple[object, ...] = ()
        self._fitted: LaidText | None = None

    def set_current(self, is_current: bool) -> None:
        """Say whether this part is read now."""
        if is_current != self._is_current:
            self._is_current = is_current
            self.setAccessibleDescription(self.tr("shown now") if is_current else "")
            self.update()

    def is_clipped(self) -> bool:
        """Whether some of the words can't be read."""
        return self._fit().elided

    def _kind(self) -> TextKind:
        return NAME if self.heading.level == 1 else LABEL

    def height_px(self, width_px: float) -> float:
        """How high it is: a long heading takes two lines before its letters are smaller than the others'."""
        lines = self._fit(width_px).lines
        return self._style.target_px(46) + (len(lines) - 1) * self._kind().line_px(self._style)

    def _left_px(self) -> float:
        return self._style.px(14 if self.heading.level == 1 else 30)

    def _fit(self, width_px: float = 0.0) -> LaidText:
        room = int(width_px or self.width()) - self._left_px() - self._style.px(10)
        key = (room, self._style.metrics)
        if self._fitted is None or key != self._key:
            self._fitted, self._key = self._kind().fit(self.words, self._style, room, 2), key
        return self._fitted

    def _paint(self, painter: QPainter) -> None:
        theme = self._style.theme
        if self._is_current or self.underMouse():
            draw_box(painter, QRectF(self.rect()), self._style.px(12), theme.well)
        color = theme.raspberry if self._is_current else theme.ink
        fitted = self._fit()
        room = QRectF(self.rect()).adjusted(self._left_px(), 0, 0, 0)
        draw_lines(painter, fitted, room, 1.2, Qt.AlignmentFlag.AlignLeft, color)


class HelpContents(Panel):
    """The contents. They scroll where not all lines have room."""

    chosen = Signal(str, str)  # a heading was chosen: the name of its text, and its anchor
    scrolled = Signal()  # the lines lie elsewhere

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._headings: dict[str, list[Block]] = {}
        self._rows: dict[str, list[ContentsRow]] = {}
        self._chapter = ""
        self._lines = QWidget()
        self._scroller = Scroller(style, self._lines, self)
        self._scroller.scrolled.connect(self.scrolled)

    @property
    def rows(self) -> list[ContentsRow]:
        """The lines, those of texts that are not open among them, which are hidden."""
        return [row for rows in self._rows.values() for row in rows]

    def set_chapters(self, chapters: Mapping[str, Sequence[Block]]) -> None:
        """Show the headings of other texts (`chapters`: by name, in order)."""
        headings = {
            name: [block for block in blocks if block.kind is BlockKind.HEADING and block.level < 3]
            for name, blocks in chapters.items()
        }
        if list(headings.items()) == list(self._headings.items()):
            return
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self._headings = headings
        self._rows = {name: self._make_rows(name, blocks[:1]) for name, blocks in headings.items()}

    def open_chapter(self, name: str) -> None:
        """Show the smaller headings of one text; those of the others are hidden."""
        self._chapter = name
        if len(self._rows[name]) < len(self._headings[name]):
            self._rows[name] += self._make_rows(name, self._headings[name][1:])
            for before, after in pairwise(self.rows):
                QWidget.setTabOrder(before, after)
        self.relayout()

    def _make_rows(self, chapter: str, headings: Sequence[Block]) -> list[ContentsRow]:
        rows = [ContentsRow(self._style, heading, chapter, self._lines) for heading in headings]
        for row in rows:
            anchor = row.heading.anchor
            row.clicked.connect(lambda _checked=False, anchor=anchor: self.chosen.emit(chapter, anchor))
        return rows

    def mark(self, anchor: str) -> None:
        """Mark what is read now."""
        for row in self.rows:
            is_current = row.chapter == self._chapter and row.heading.anchor == anchor
            row.set_current(is_current)
            if is_current and row.isVisible():
                self._scroller.ensureWidgetVisible(row, 0, row.height())

    def relayout(self) -> None:
        """Place everything anew."""
        px, pad, body = self._style.px, self._pad_px(), self.body()
        room = body.adjusted(px(8), px(10), -px(8), -px(8))
        for row in self.rows:
            row.setVisible(self._is_shown(row))
        shown = [row for row in self.rows if self._is_shown(row)]
        width, top = room.width() - 2 * pad, pad
        for _ in range(2):  # beside a bar they are narrower
            heights = [row.height_px(width) for row in shown]
            self._scroller.place(room, sum(heights) + 2 * pad)
            width = self._lines.width() - 2 * pad
        for row, height in zip(shown, heights, strict=True):
            row.place(QRectF(pad, top, width, height))
            top += height

    def _pad_px(self) -> float:
        """The focus ring needs some room around the lines."""
        return self._style.px(4)

    def _is_shown(self, row: ContentsRow) -> bool:
        return row.heading.level == 1 or row.chapter == self._chapter
