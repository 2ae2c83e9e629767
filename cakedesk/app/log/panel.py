"""The panel to the right of the table: what happened, in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QPainter,
)
from PySide6.QtWidgets import QWidget

from cakedesk.app.log.filter import EVERYBODY, SeatFilter
from cakedesk.app.log.list import LogList
from cakedesk.app.log.model import LogEntry, LogModel
from cakedesk.app.log.rows import LogRow
from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Arranged
from cakedesk.app.widgets.text_kinds import CAPTION, TextKind, ink_soft
from cakedesk.table.bodies import draw_box
from cakedesk.table.key_meaning import meant
from cakedesk.table.theme import with_alpha

LOG_UNITS = 378.0
"""Its width."""

COPIED_MS = 2500
"""How long it says that something was copied."""

_TITLE = TextKind(True, 800, 29, 1.12)
_TOP_UNITS, _SIDE_UNITS, _ROW_LEFT_UNITS, _BUTTON_UNITS, _FILTER_UNITS = 12.0, 24.0, 10.0, 46.0, 44.0
_FOOT_UNITS = 58.0
_SHADOW_UNITS = 7.0


class LogPanel(Arranged, QWidget):
    """Shows a `LogModel`, newest line last, with a choice of seats. It follows the model by itself."""

    close_wanted = Signal()
    pointed = Signal(object)  # the marks of the line that pointer or keyboard have come to (`Board.light`)
    moment_wanted = Signal(object)  # the table is to be shown as it was when a line was told: a `LogEntry`
    why_wanted = Signal(int)  # it is asked why something was done: the index of the step
    moved = Signal(int)  # the moment before (-1) or after (1) the one that is shown is wanted
    left = Signal()  # Escape was pressed in it

    def __init__(self, style: PageStyle, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self._log: LogModel | None = None
        self._moment: LogEntry | int | None = None
        self._foot = QRectF()
        self._open = False
        self.setAccessibleName(self.tr("What happened"))
        self._title = Label(style, _TITLE, self, text=self.tr("What happened"))
        self.close_button = RoundButton(style, self.tr("Close the log"), "close", self)
        self.filter = SeatFilter(style, self)
        self._nothing = Label(style, CAPTION, self, color=ink_soft, lines=3)
        self._nothing.setText(self.tr("Nothing has happened yet."))
        self.list = LogList(style, self)
        self._hint = Label(style, CAPTION, self, color=ink_soft, lines=2)
        self.copy_button = RoundButton(style, self.tr("Copy all these lines"), "copy", self)
        self._copied = QTimer(self, singleShot=True)
        self._copied.setObjectName("log copied")
        self._copied.timeout.connect(self._show_hint)
        self._ring = FocusRing(style, self)
        self.close_button.clicked.connect(self.close_wanted)
        self.copy_button.clicked.connect(self.copy_all)
        for button in (self.close_button, self.copy_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # as in the bar
        self.filter.chosen.connect(lambda _seat: self._show_all())
        self.list.pointed.connect(self.pointed)
        self.list.row_made.connect(self._put_before_copy)
        self.list.chosen.connect(lambda index: self.moment_wanted.emit(self.list.entries[index]))
        self.list.copy_wanted.connect(self._copy_line)
        self.list.why_wanted.connect(lambda index: self.why_wanted.emit(self.list.entries[index].step))
        self._show_hint()
        self.hide()

    @staticmethod
    def width_px(style: PageStyle) -> int:
        """How wide it is."""
        return round(style.px(LOG_UNITS))

    def set_log(self, log: LogModel | None, moment: LogEntry | int | None = None) -> None:
        """Show another log (`log`: of the match on the table; None: nothing). See `set_moment`."""
        if self._log is not None:
            self._log.set_active(False)
            self._log.reset.disconnect(self._show_all)
            self._log.grown.disconnect(self._show_more)
        self._log, self._moment = log, moment
        self.filter.set_people(log.people if log is not None else ())
        self._order_tabs()
        self._copied.stop()
        self._show_hint()
        self.list.stop()
        if log is not None:
            log.reset.connect(self._show_all)
            log.grown.connect(self._show_more)
            log.set_active(self._open)
        self._show_all()

    def set_moment(self, moment: LogEntry | int | None) -> None:
        """Frame the moment that the table shows: a line, or the last one up to so many steps; None: now."""
        self._moment = moment
        self.list.set_current(*self._places(self.list.entries))

    def shown_text(self) -> str:
        """All lines that are shown, headings set apart, as they are copied."""
        blocks: list[list[str]] = [[]]
        for entry in self.list.entries:
            if entry.line.is_heading:
                blocks.append([])
            blocks[-1].append(entry.line.text)
        return "\n\n".join("\n".join(block) for block in blocks if block)

    def copy_all(self) -> None:
        """Put all lines that are shown on the clipboard."""
        QGuiApplication.clipboard().setText(self.shown_text())
        self._say_copied(self.tr("%n line(s) copied", "", len(self.list.entries)))

    def relayout(self) -> None:
        """Place everything anew."""
        px, width, height = self._style.px, float(self.width()), float(self.height())
        button, side = self._style.target_px(_BUTTON_UNITS), px(_SIDE_UNITS)
        top, right = px(_TOP_UNITS), width - px(16)
        self.close_button.place(QRectF(right - button, top, button, button))
        self._title.place(QRectF(side, top, right - button - px(12) - side, button))
        row = self._style.target_px(_FILTER_UNITS)
        self.filter.place(QRectF(side - px(4), top + button + px(8), right - side + px(4), row))
        list_top = top + button + px(8) + row + px(8)
        foot = max(px(_FOOT_UNITS), button + 2 * px(6))
        foot_top = height - px(16) - foot
        self.list.setGeometry(
            QRectF(
                px(_ROW_LEFT_UNITS),
                list_top,
                width - px(_ROW_LEFT_UNITS + 8),
                max(1.0, foot_top - px(12) - list_top),
            ).toRect()
        )
        self._nothing.place(QRectF(side, list_top, width - 2 * side, px(60)))
        self._foot = QRectF(px(16), foot_top, width - px(32), foot)
        self.copy_button.place(
            QRectF(self._foot.right() - px(8) - button, foot_top + (foot - button) / 2, button, button)
        )
        self._hint.place(
            QRectF(self._foot.left() + px(18), foot_top, self._foot.width() - button - px(18 + 8 + 12), foot)
        )
        self.list.relayout()
        self._ring.follow()
        self.update()

    # ------------------------------------------------------------------------------------------- inside

    def _order_tabs(self) -> None:
        """Let Tab go from top to bottom, whatever was made first."""
        chain: list[QWidget] = [self.close_button, self.filter.everybody, *self.filter.seats]
        chain += [*self.list.findChildren(LogRow), self.copy_button]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _put_before_copy(self, row: LogRow) -> None:
        last = self.filter.seats[-1] if self.filter.seats else self.filter.everybody
        QWidget.setTabOrder(last, row)

    def _show_all(self) -> None:
        entries = self._filtered()
        self.list.set_entries(entries, *self._places(entries))
        self._nothing.setVisible(not entries)

    def _show_more(self, first: int) -> None:
        del first
        entries = self._filtered()
        known = len(self.list.entries)
        self.list.add_entries(entries[known:], *self._places(entries))
        self._nothing.setVisible(not entries)

    def _filtered(self) -> list[LogEntry]:
        """The lines of the chosen seat; a heading stays if one of them follows it."""
        if self._log is None or not self._open:
            return []
        entries, seat = self._log.entries, self.filter.seat
        if seat == EVERYBODY:
            return list(entries)
        found: list[LogEntry] = []
        heading: LogEntry | None = None
        for entry in entries:
            if entry.line.is_heading:
                heading = entry
            elif entry.line.seat == seat:
                found += [entry] if heading is None else [heading, entry]
                heading = None
        return found

    def _current(self, entries: Sequence[LogEntry]) -> int:
        """The index of the line to be framed."""
        moment = self._moment
        lines = [at for at, entry in enumerate(entries) if not entry.line.is_heading]
        if isinstance(moment, LogEntry):
            return next((at for at in lines if entries[at] == moment), -1)
        if moment is not None:
            lines = [at for at in lines if entries[at].step < moment]
        return lines[-1] if lines else -1

    def _places(self, entries: Sequence[LogEntry]) -> tuple[int, int | None]:
        """The index of the line to be framed, and of what is to be in view; None: the newest."""
        moment, current = self._moment, self._current(entries)
        if moment is None or current >= 0:
            return current, None if moment is None else current
        step = moment if isinstance(moment, int) else moment.step
        return current, max(0, sum(entry.step < step for entry in entries) - 1)

    def _copy_line(self, index: int) -> None:
        QGuiApplication.clipboard().setText(self.list.entries[index].line.text)
        self._say_copied(self.tr("%n line(s) copied", "", 1))

    def _say_copied(self, text: str) -> None:
        self._hint.setText(text)
        self._copied.start(COPIED_MS)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _show_hint(self) -> None:
        self._hint.setText(self.tr("Click a line: see that moment."))

    # --------------------------------------------------------------------------------------- Qt's names

    def setVisible(self, visible: bool) -> None:
        """Hidden, it holds no line: what is read there is only for the eyes at the table."""
        super().setVisible(visible)
        self._open = visible
        if self._log is not None:
            self._log.set_active(visible)
        if not visible:
            self._copied.stop()
            self._show_hint()
            self.list.stop()
        self._show_all()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy, leave, or go to another moment."""
        if meant(event).matches(QKeySequence.StandardKey.Copy):
            self.copy_all()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.moved.emit(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _paint(self, painter: QPainter) -> None:
        style, theme = self._style, self._style.theme
        painter.fillRect(self.rect(), theme.panel)
        reach = style.px(_SHADOW_UNITS)
        shade = QLinearGradient(0, 0, reach, 0)
        shade.setColorAt(0.0, with_alpha(theme.shadow, 0.22))
        shade.setColorAt(1.0, with_alpha(theme.shadow, 0.0))
        painter.fillRect(QRectF(0, 0, reach, self.height()), shade)
        draw_box(painter, self._foot, style.px(16), theme.well)
