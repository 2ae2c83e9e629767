"""The list of the log: rows of any height, of which only those in view are widgets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.log.model import LogEntry
from cakedesk.app.log.rows import HEADING, SENTENCE, LogHeading, LogRow, row_height_px, text_width_px
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.scroller import ScrolledRows

_GAP_UNITS = 2.0
_PAD_UNITS = 4.0


class LogList(ScrolledRows):
    """Shows entries: those of a moment, or it follows the newest one unless somebody has scrolled away."""

    pointed = Signal(object)  # the marks of the line that pointer or keyboard have come to; empty: of none
    chosen = Signal(int)  # a line was pressed: its index
    copy_wanted = Signal(int)  # a line is to be copied: its index
    why_wanted = Signal(int)  # it is asked why a line's deed was done: its index
    row_made = Signal(object)  # there is one more widget for lines: Tab must come to it in its place
    _glides = True

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.entries: list[LogEntry] = []  # what it shows
        self._lines: list[tuple[str, ...]] = []
        self._rows: dict[int, LogRow] = {}
        self._headings: dict[int, LogHeading] = {}
        self._spare_rows: list[LogRow] = []
        self._spare_headings: list[LogHeading] = []
        self._current = -1
        self._moment: int | None = None
        self._tab = -1
        self.setAccessibleName(self.tr("Lines of the log"))

    def set_entries(self, entries: Sequence[LogEntry], current: int, moment: int | None = None) -> None:
        """Show other entries.

        Args:
            entries: what it shows.
            current: the index of the framed one; -1: none.
            moment: the index of what belongs in view; None: the newest.
        """
        had_focus = self._has_keyboard()
        self._forget_rows()
        self.entries = list(entries)
        self._current, self._moment = current, moment
        self._tab = min(self._tab, len(self.entries) - 1) if had_focus else -1
        self._measure()
        if moment is None or not entries:
            self._scroll_to(self._end_px())
        else:  # at once: what comes later has not happened yet
            self._scroll_to(self._with_in_view(moment, self.offset_px))
        if had_focus and self._tab in self._rows:
            self._rows[self._tab].setFocus(Qt.FocusReason.OtherFocusReason)

    def add_entries(self, entries: Sequence[LogEntry], current: int, moment: int | None = None) -> None:
        """Add newer entries. See `set_entries`."""
        follows = self._follows and moment is None
        self.entries += entries
        self._current, self._moment = current, moment
        if not self._has_keyboard():
            self._tab = -1
        for entry in entries:
            self._measure_one(entry)
        glide = self.isVisible() and len(self.entries) > len(entries)
        if follows and glide:
            self._arrange()
        self._scroll_to(self._end_px() if follows else self.offset_px, glide=follows and glide)
        if moment is not None:
            self._bring_into_view(moment)

    def set_current(self, index: int, moment: int | None = None) -> None:
        """Frame another line. See `set_entries`."""
        self._current, self._moment = index, moment
        place = index if moment is None else moment
        if 0 <= place < len(self.entries):
            self._bring_into_view(place)
        self._arrange()

    def row_of(self, index: int) -> LogRow | None:
        """The widget of a line; None if the line is out of view, or a heading."""
        return self._rows.get(index)

    def relayout(self) -> None:
        """Break and place everything anew."""
        moment, shown, follows = self._moment, self._in_view(), self._follows
        self._measure()
        if moment is None and follows:
            self._scroll_to(self._end_px())
            return
        top = self._tops[shown.start]
        self._scroll_to(self._with_in_view(moment, top) if moment is not None and moment in shown else top)

    # ------------------------------------------------------------------------------------------- layout

    def _measure(self) -> None:
        self._lines, self._tops = [], [self._style.px(_PAD_UNITS)]
        for entry in self.entries:
            self._measure_one(entry)

    def _measure_one(self, entry: LogEntry) -> None:
        line = entry.line
        kind = HEADING if line.is_heading else SENTENCE
        width = text_width_px(self._style, self._row_width(), has_chip=line.seat >= 0, has_why=entry.has_why)
        lines = tuple(kind.typeface(kind.size_px(self._style)).lines(line.text, max(1.0, width)))
        height = row_height_px(self._style, len(lines), is_heading=line.is_heading)
        self._lines.append(lines)
        self._tops.append(self._tops[-1] + height + self._style.px(_GAP_UNITS))

    def _row_width(self) -> float:
        return float(self.width() - self._bar_px())

    @property
    def _follows(self) -> bool:
        """Whether the newest line is in view, or about to be."""
        return self._aim() >= self._bar.maximum() - 1

    def _arrange(self) -> None:
        """Give each line in view a widget; the one that Tab comes to keeps its own."""
        self._tab = self._tab_stop()
        wanted = set(self._in_view())
        if self._tab >= 0:
            wanted.add(self._tab)
        self._let_go(wanted)
        for index in sorted(wanted):
            if self.entries[index].line.is_heading:
                self._put(self._heading_for(index), index)
            else:
                row = self._row_for(index)
                row.set_current(index == self._current)
                policy = Qt.FocusPolicy.StrongFocus if index == self._tab else Qt.FocusPolicy.ClickFocus
                row.setFocusPolicy(policy)
                self._put(row, index)

    def _put(self, widget: QWidget, index: int) -> None:
        top, gap = self._tops[index], self._style.px(_GAP_UNITS)
        height = self._tops[index + 1] - top - gap
        widget.setGeometry(QRectF(0, round(top - self.offset_px), self._row_width(), height).toRect())
        widget.show()

    def _row_for(self, index: int) -> LogRow:
        row = self._rows.get(index)
        if row is None:
            row = self._spare_rows.pop() if self._spare_rows else self._new_row()
            self._rows[index] = row
        entry = self.entries[index]
        row.show_line(index, entry.line.seat, entry.line.text, self._lines[index], has_why=entry.has_why)
        return row

    def _heading_for(self, index: int) -> LogHeading:
        heading = self._headings.get(index)
        if heading is None:
            heading = self._spare_headings.pop() if self._spare_headings else LogHeading(self._style, self)
            self._headings[index] = heading
        heading.show_lines(self.entries[index].line.text, self._lines[index])
        return heading

    def _new_row(self) -> LogRow:
        row = LogRow(self._style, self)
        row.clicked.connect(lambda: self._tell(self.chosen, row))
        row.copied.connect(lambda: self._tell(self.copy_wanted, row))
        row.why.clicked.connect(lambda: self._tell(self.why_wanted, row))
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
            if 0 <= index < len(self.entries) and not self.entries[index].line.is_heading:
                return index
        lines = (at for at in range(len(self.entries) - 1, -1, -1) if not self.entries[at].line.is_heading)
        return next(lines, -1)

    @staticmethod
    def _tell(signal: SignalInstance, row: LogRow) -> None:
        if row.index >= 0:  # else what came before has let the row go
            signal.emit(row.index)

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
        self.pointed.emit(self.entries[row.index].line.marks)

    # ---------------------------------------------------------------------------------------- scrolling

    def _bring_into_view(self, index: int) -> None:
        self._scroll_to(self._with_in_view(index, self._aim()), glide=self.isVisible())

    def _with_in_view(self, index: int, offset_px: float) -> float:
        """The offset next to one at which a line is in view, with its heading if that is right above it."""
        pad = self._style.px(_PAD_UNITS)
        low, high = self._tops[index + 1] + pad - self.height(), self._tops[index] - pad
        if index and self.entries[index - 1].line.is_heading:
            high = self._tops[index - 1] - pad
        return min(max(offset_px, low), high)

    # ---------------------------------------------------------------------------------------- Qt's names

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the lines; what the rows don't need comes here."""
        lines = [at for at, entry in enumerate(self.entries) if not entry.line.is_heading]
        if self._tab < 0 or self._tab not in lines:
            event.ignore()
            return
        wanted = self._step(event.key(), lines.index(self._tab), len(lines))
        if wanted is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
            return
        self._tab = lines[wanted]
        self._arrange()
        self._rows[self._tab].setFocus(Qt.FocusReason.TabFocusReason)
        self._bring_into_view(self._tab)
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines for the new width."""
        super().resizeEvent(event)
        self.relayout()
