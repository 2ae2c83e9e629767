"""The list of the log: rows of any height, of which only those in view are widgets."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.log.model import LogEntry
from cakedesk.app.log.rows import HEADING, SENTENCE, LogHeading, LogRow, row_height_px, text_width_px
from cakedesk.app.log.text import LineBreaker
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded
from cakedesk.app.widgets.scroll_thumb import NOTCH, ScrollThumb

SCROLL_MS = 160
_NOTCH_UNITS = 120.0
_BAR_UNITS = 6.0
_BAR_ROOM_UNITS = 18.0
_GAP_UNITS = 2.0
_PAD_UNITS = 4.0


class LogList(QWidget):
    """Shows entries. It follows the newest one unless somebody has scrolled away from it.

    Signals:
        pointed: the marks of the line that pointer or keyboard have come to; empty: of none.
        chosen(int): a line was pressed: its index.
        copy_wanted(int): a line is to be copied: its index.
        row_made: there is one more widget for lines: Tab must come to it in its place.
    """

    pointed = Signal(object)
    chosen = Signal(int)
    copy_wanted = Signal(int)
    row_made = Signal(object)

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._entries: list[LogEntry] = []
        self._lines: list[tuple[str, ...]] = []
        self._tops: list[float] = [0.0]
        self._breakers: dict[tuple[bool, bool], LineBreaker] = {}
        self._rows: dict[int, LogRow] = {}
        self._headings: dict[int, LogHeading] = {}
        self._spare_rows: list[LogRow] = []
        self._spare_headings: list[LogHeading] = []
        self._offset = 0.0
        self._follows = True
        self._current = -1
        self._tab = -1
        self._thumb = ScrollThumb(style)
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(SCROLL_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._glide_to)
        self.setAccessibleName(self.tr("Lines of the log"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def entries(self) -> Sequence[LogEntry]:
        """What it shows."""
        return self._entries

    @property
    def offset_px(self) -> float:
        """How far it is scrolled."""
        return self._offset

    @property
    def is_at_end(self) -> bool:
        """Whether the newest line is in view."""
        return self._offset >= self._most_offset() - 1

    def set_entries(self, entries: Sequence[LogEntry], current: int) -> None:
        """Show other entries, the newest in view.

        Args:
            current: the index of the framed one; -1: none.
        """
        had_focus = self._has_keyboard()
        self._forget_rows()
        self._entries = list(entries)
        self._current = current
        self._tab = min(self._tab, len(self._entries) - 1) if had_focus else -1
        self._measure()
        self._follows = True
        self._scroll_to(self._most_offset(), glide=False)
        if had_focus and self._tab in self._rows:
            self._rows[self._tab].setFocus(Qt.FocusReason.OtherFocusReason)

    def add_entries(self, entries: Sequence[LogEntry], current: int) -> None:
        """Add newer entries.

        Args:
            current: the index of the framed one; -1: none.
        """
        self._entries += entries
        self._current = current
        if not self._has_keyboard():
            self._tab = -1
        for entry in entries:
            self._measure_one(entry)
        if self._follows and len(self._entries) > len(entries):
            self._arrange()
            self._scroll_to(self._most_offset(), glide=self.isVisible())
        else:
            self._scroll_to(self._most_offset() if self._follows else self._offset, glide=False)

    def set_current(self, index: int, *, in_view: bool = True) -> None:
        """Frame another line.

        Args:
            index: which; -1: none.
        """
        self._current = index
        if in_view and 0 <= index < len(self._entries):
            self._bring_into_view(index)
        self._arrange()

    def row_of(self, index: int) -> LogRow | None:
        """The widget of a line.

        Returns:
            It; None if the line is out of view, or a heading.
        """
        return self._rows.get(index)

    def relayout(self) -> None:
        """Break and place everything anew."""
        at_end = self._follows
        top = self._first_in_view()
        self._measure()
        self._scroll_to(self._most_offset() if at_end else self._tops[top], glide=False)

    def stop(self) -> None:
        """Let nothing glide any more."""
        self._glide.stop()

    # ------------------------------------------------------------------------------------------- layout

    def _measure(self) -> None:
        self._breakers.clear()
        self._lines, self._tops = [], [self._style.px(_PAD_UNITS)]
        for entry in self._entries:
            self._measure_one(entry)

    def _measure_one(self, entry: LogEntry) -> None:
        line = entry.line
        lines = self._breaker(is_heading=line.is_heading, has_chip=line.seat >= 0).lines(line.text)
        height = row_height_px(self._style, len(lines), is_heading=line.is_heading)
        self._lines.append(lines)
        self._tops.append(self._tops[-1] + height + self._style.px(_GAP_UNITS))

    def _breaker(self, *, is_heading: bool, has_chip: bool) -> LineBreaker:
        breaker = self._breakers.get((is_heading, has_chip))
        if breaker is None:
            kind = HEADING if is_heading else SENTENCE
            width = text_width_px(self._style, self._row_width(), has_chip=has_chip)
            breaker = LineBreaker(kind.font(kind.size_px(self._style)), width)
            self._breakers[is_heading, has_chip] = breaker
        return breaker

    def _row_width(self) -> float:
        return self.width() - self._style.px(_BAR_ROOM_UNITS)

    def _most_offset(self) -> float:
        return max(0.0, self._tops[-1] + self._style.px(_PAD_UNITS) - self.height())

    def _first_in_view(self) -> int:
        return max(0, min(len(self._entries), bisect_right(self._tops, self._offset) - 1))

    def _in_view(self) -> range:
        last = bisect_right(self._tops, self._offset + self.height())
        return range(self._first_in_view(), min(len(self._entries), last))

    def _arrange(self) -> None:
        """Give each line in view a widget; the one that Tab comes to keeps its own."""
        self._tab = self._tab_stop()
        wanted = set(self._in_view())
        if self._tab >= 0:
            wanted.add(self._tab)
        self._let_go(wanted)
        for index in sorted(wanted):
            if self._entries[index].line.is_heading:
                self._put(self._heading_for(index), index)
            else:
                row = self._row_for(index)
                row.set_current(index == self._current)
                policy = Qt.FocusPolicy.StrongFocus if index == self._tab else Qt.FocusPolicy.ClickFocus
                row.setFocusPolicy(policy)
                self._put(row, index)
        self._show_thumb()
        self.update()

    def _put(self, widget: QWidget, index: int) -> None:
        top, gap = self._tops[index], self._style.px(_GAP_UNITS)
        height = self._tops[index + 1] - top - gap
        widget.setGeometry(QRectF(0, round(top - self._offset), self._row_width(), height).toRect())
        widget.show()

    def _row_for(self, index: int) -> LogRow:
        row = self._rows.get(index)
        if row is None:
            row = self._spare_rows.pop() if self._spare_rows else self._new_row()
            self._rows[index] = row
        line = self._entries[index].line
        row.show_line(index, line.seat, line.text, self._lines[index])
        return row

    def _heading_for(self, index: int) -> LogHeading:
        heading = self._headings.get(index)
        if heading is None:
            heading = self._spare_headings.pop() if self._spare_headings else LogHeading(self._style, self)
            self._headings[index] = heading
        heading.show_lines(self._entries[index].line.text, self._lines[index])
        return heading

    def _new_row(self) -> LogRow:
        row = LogRow(self._style, self)
        row.clicked.connect(lambda: self.chosen.emit(row.index))
        row.copied.connect(lambda: self.copy_wanted.emit(row.index))
        row.entered.connect(lambda: self._entered(row))
        row.left.connect(lambda: self.pointed.emit(()))
        self.row_made.emit(row)
        return row

    def _let_go(self, wanted: set[int]) -> None:
        for index in [index for index in self._rows if index not in wanted]:
            row = self._rows.pop(index)
            row.index = -1
            row.hide()
            self._spare_rows.append(row)
        for index in [index for index in self._headings if index not in wanted]:
            heading = self._headings.pop(index)
            heading.hide()
            self._spare_headings.append(heading)

    def _forget_rows(self) -> None:
        self._let_go(set())
        self.pointed.emit(())

    def _has_keyboard(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def _tab_stop(self) -> int:
        """The line that Tab comes to.

        Where the keyboard was since the list last changed, else the framed one, else the newest.
        """
        for index in (self._tab, self._current):
            if 0 <= index < len(self._entries) and not self._entries[index].line.is_heading:
                return index
        lines = (at for at in range(len(self._entries) - 1, -1, -1) if not self._entries[at].line.is_heading)
        return next(lines, -1)

    def _entered(self, row: LogRow) -> None:
        if row.index < 0:
            return  # a widget that shows nothing loses the focus only after it is hidden
        if row.hasFocus():
            self._tab = row.index
            if row.has_visible_focus():
                self._bring_into_view(row.index)
            self._arrange()
            if not row.has_visible_focus() and not row.underMouse():
                return  # nobody has come to it: the focus had to go somewhere
        self.pointed.emit(self._entries[row.index].line.marks)

    # ---------------------------------------------------------------------------------------- scrolling

    def _bring_into_view(self, index: int) -> None:
        pad = self._style.px(_PAD_UNITS)
        low, high = self._tops[index + 1] + pad - self.height(), self._tops[index] - pad
        if index and self._entries[index - 1].line.is_heading:
            high = self._tops[index - 1] - pad
        self._scroll_to(min(max(self._aim(), low), high), glide=self.isVisible())

    def _aim(self) -> float:
        """Where it is going to, if it glides."""
        if self._glide.state() == QVariantAnimation.State.Running:
            return float(self._glide.endValue())
        return self._offset

    def _scroll_to(self, offset: float, *, glide: bool) -> None:
        offset = max(0.0, min(offset, self._most_offset()))
        self._follows = offset >= self._most_offset() - 1
        self._glide.stop()
        if glide and not self._style.reduced_motion and abs(offset - self._offset) > 1:
            self._glide.setStartValue(self._offset)
            self._glide.setEndValue(offset)
            self._glide.start()
        else:
            self._offset = offset
            self._arrange()

    def _glide_to(self, offset: float) -> None:
        self._offset = max(0.0, min(offset, self._most_offset()))
        self._arrange()

    def _show_thumb(self) -> None:
        width = max(5.0, self._style.px(_BAR_UNITS))
        groove = QRectF(self.width() - width, 0, width, self.height())
        self._thumb.show_range(groove, self._most_offset(), self._offset)

    def _follow_thumb(self, offset: float | None) -> None:
        if offset is not None:
            self._scroll_to(offset, glide=False)

    # ---------------------------------------------------------------------------------------- Qt's names

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the lines; what the rows don't need comes here."""
        lines = [at for at, entry in enumerate(self._entries) if not entry.line.is_heading]
        if self._tab < 0 or self._tab not in lines:
            event.ignore()
            return
        place, page = lines.index(self._tab), max(1, len(self._in_view()) - 2)
        steps = {
            Qt.Key.Key_Up: place - 1,
            Qt.Key.Key_Down: place + 1,
            Qt.Key.Key_PageUp: place - page,
            Qt.Key.Key_PageDown: place + page,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(lines) - 1,
        }
        wanted = steps.get(Qt.Key(event.key()))
        if wanted is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
            return
        self._tab = lines[max(0, min(wanted, len(lines) - 1))]
        self._arrange()
        self._rows[self._tab].setFocus(Qt.FocusReason.TabFocusReason)
        self._bring_into_view(self._tab)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll."""
        if self._most_offset() <= 0:
            event.ignore()
            return
        pixels = event.pixelDelta().y()
        if pixels:
            self._scroll_to(self._offset - pixels, glide=False)
        else:
            way = event.angleDelta().y() / NOTCH * self._style.px(_NOTCH_UNITS)
            self._scroll_to(self._aim() - way, glide=True)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the thumb, or have it come to where the press is."""
        if self._most_offset() <= 0 or event.position().x() < self._row_width():
            event.ignore()
            return
        self._follow_thumb(self._thumb.take(event.position().y()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the thumb."""
        self._follow_thumb(self._thumb.drag(event.position().y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the thumb go."""
        del event
        self._thumb.let_go()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines for the new width."""
        super().resizeEvent(event)
        self.relayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the thumb in its groove."""
        del event
        if self._most_offset() > 0:
            painter, groove = QPainter(self), self._thumb.groove
            draw_rounded(painter, groove, groove.width() / 2, self._style.theme.well)
            self._thumb.paint(painter)
