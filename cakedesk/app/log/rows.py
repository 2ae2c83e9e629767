"""The rows of the log: headings with a rule, and sentences with the disc of a seat."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from cakedesk.app.widgets.buttons import PaintedButton
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import ENTER, Painted
from cakedesk.app.widgets.text_kinds import BASELINE_EM, CAPTION_BOLD, TextKind
from cakedesk.app.widgets.tool_button import ToolButton
from cakedesk.art import faces
from cakedesk.table.bodies import draw_box
from cakedesk.table.key_meaning import meant, plain_key
from cakedesk.table.theme import mixed

SENTENCE = TextKind(False, 500, 20, 1.3)
HEADING = CAPTION_BOLD

ROW_PAD_UNITS = 10.0
CHIP_UNITS = 32.0
CHIP_LEFT_UNITS = 14.0
TEXT_LEFT_UNITS = 59.0
TEXT_RIGHT_UNITS = 12.0
WHY_UNITS = 40.0
RADIUS_UNITS = 16.0
"""A row's own units: its left edge is that of its frame."""


class LogHeading(Painted, QLabel):
    """The name of a round or phase, and a rule to the right of it."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._lines: tuple[str, ...] = ()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_lines(self, text: str, lines: tuple[str, ...]) -> None:
        """Show another heading."""
        self._lines = lines
        self.setText(text)
        self.update()

    def is_clipped(self) -> bool:
        """Whether some of it can't be read."""
        return _is_cut(HEADING.font(HEADING.size_px(self._style)), self._lines, self.size(), self._left())

    def _left(self) -> float:
        return self._style.px(CHIP_LEFT_UNITS)

    def _paint(self, painter: QPainter) -> None:
        style = self._style
        font = HEADING.font(HEADING.size_px(style))
        left, size = self._left(), font.pixelSize()
        middle = _write(painter, self._lines, left, self.height(), font, style.theme.ink_soft)
        start = left + QFontMetricsF(font).horizontalAdvance(self._lines[-1] if self._lines else "")
        y = round(middle + size * 0.04) + 0.5
        painter.setPen(QPen(style.theme.line, max(1.0, style.px(2))))
        begin, end = start + style.px(8), self.width() - style.px(2)
        if begin < end:
            painter.drawLine(QPointF(begin, y), QPointF(end, y))


class LogRow(PaintedButton):
    """One sentence. Pressing it shows the table as it was then."""

    entered = Signal()  # pointer or keyboard have come to it
    left = Signal()  # they have left it
    copied = Signal()  # its sentence is to be copied

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, "", parent)
        self.index = -1  # the entry of the list that it shows
        self._seat = -1
        self._lines: tuple[str, ...] = ()
        self.is_current = False  # whether the table shows what it tells
        # Asks why that was done; the key W presses it.
        self.why = ToolButton(style, self.tr("Why?"), "question", self)
        self.why.show_shortcut("W")
        self.why.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_line(
        self, index: int, seat: int, text: str, lines: tuple[str, ...], *, has_why: bool = False
    ) -> None:
        """Show another sentence (`seat`: whose disc stands before it; -1: none)."""
        self.why.setVisible(has_why)
        self.index, self._seat, self._lines = index, seat, lines
        if text != self.words:
            self.set_words(text)
        self.update()

    def set_current(self, current: bool) -> None:
        """Frame it or not."""
        if current != self.is_current:
            self.is_current = current
            self.setAccessibleDescription(self.tr("The table shows this moment") if current else "")
            self.update()

    def is_clipped(self) -> bool:
        """Whether some of the sentence can't be read."""
        return _is_cut(SENTENCE.font(SENTENCE.size_px(self._style)), self._lines, self.size(), self._left())

    def _left(self) -> float:
        return self._style.px(TEXT_LEFT_UNITS if self._seat >= 0 else CHIP_LEFT_UNITS)

    def focus_shape(self) -> tuple[QRectF, float]:
        """Inside of the row, so that the ring is cut off nowhere."""
        inset = max(2.0, self._style.px(3)) * 2 + 1
        inner = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        return inner, max(0.0, self._style.px(RADIUS_UNITS) - inset)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space press it; other keys go on to the list."""
        if event.key() in (*ENTER, Qt.Key.Key_Space):
            super().keyPressEvent(event)
        elif plain_key(event) == Qt.Key.Key_W and not self.why.isHidden():
            self.why.click()
        elif meant(event).matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at the right end."""
        super().resizeEvent(event)
        side = self._style.target_px(WHY_UNITS)
        self.why.place(QRectF(self.width() - side - 2, (self.height() - side) / 2, side, side))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say so."""
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say so."""
        super().focusOutEvent(event)
        self.left.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Say so."""
        super().enterEvent(event)
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """Say so."""
        super().leaveEvent(event)
        self.update()
        self.left.emit()

    def _paint(self, painter: QPainter) -> None:
        style, theme = self._style, self._style.theme
        body, radius = QRectF(self.rect()), style.px(RADIUS_UNITS)
        if self.is_current:
            outline = max(1.0, style.px(1.5))
            draw_box(painter, body, radius, theme.card_ink)
            inner = body.adjusted(outline, outline, -outline, -outline)
            width = max(2.5, style.px(4))
            draw_box(painter, inner, radius - outline, theme.honey)
            inner = inner.adjusted(width, width, -width, -width)
            draw_box(painter, inner, radius - outline - width, theme.well)
        elif self.underMouse() or self.isDown():
            fill = mixed(theme.panel, theme.line, 0.3) if self.isDown() else theme.well
            draw_box(painter, body, radius, fill)
        side = style.px(CHIP_UNITS)
        if self._seat >= 0:
            place = QRectF(style.px(CHIP_LEFT_UNITS), (body.height() - side) / 2, side, side)
            style.draw_face(painter, faces.seat_chip_face(self._seat, ring=theme.dark), place)
        font = SENTENCE.font(SENTENCE.size_px(style))
        _write(painter, self._lines, self._left(), self.height(), font, theme.ink)


def text_width_px(style: PageStyle, row_px: float, *, has_chip: bool, has_why: bool = False) -> float:
    """The room of a sentence."""
    left = TEXT_LEFT_UNITS if has_chip else CHIP_LEFT_UNITS
    return row_px - style.px(left + TEXT_RIGHT_UNITS) - (style.target_px(WHY_UNITS) if has_why else 0)


def row_height_px(style: PageStyle, lines: int, *, is_heading: bool) -> float:
    """The height of a row."""
    kind = HEADING if is_heading else SENTENCE
    text = kind.size_px(style) * SENTENCE.line_em * lines + 2 * style.px(ROW_PAD_UNITS)
    return round(text if is_heading else max(44.0, text))


def _is_cut(font: QFont, lines: tuple[str, ...], place: QSize, left_px: float) -> bool:
    """Whether lines are wider or higher than their place."""
    metrics = QFontMetricsF(font)
    wide = max((metrics.horizontalAdvance(line) for line in lines), default=0.0)
    return left_px + wide > place.width() or metrics.height() * len(lines) > place.height() + 1


def _write(
    painter: QPainter, lines: tuple[str, ...], left: float, height: int, font: QFont, ink: QColor
) -> float:
    """Write lines, centred in the height. Returns the middle of the last one."""
    size = font.pixelSize()
    pitch = size * SENTENCE.line_em
    middle = height / 2 - pitch * (len(lines) - 1) / 2
    painter.setFont(font)
    painter.setPen(ink)
    for number, line in enumerate(lines):
        painter.drawText(QPointF(left, middle + number * pitch + size * BASELINE_EM), line)
    return middle + pitch * max(0, len(lines) - 1)
