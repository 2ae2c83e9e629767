"""A list that scrolls. It has as many row widgets as can be seen, however long it is."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.widgets.buttons import PaintedButton
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import FocusMemory, Painted
from cakedesk.app.widgets.panels import WELL_RADIUS_UNITS
from cakedesk.app.widgets.scroller import ScrolledRows
from cakedesk.table.bodies import ButtonState, draw_choice


class ListRow(Painted, QWidget):
    """One row of a list. It shows whichever entry scrolls into it."""

    picked = Signal()  # somebody acted on it, so that it is the current one

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.index = -1  # the entry that it shows; -1 for none
        self.is_current = False

    def controls(self) -> list[QWidget]:
        """What the keyboard can act on in it, the most wanted first. Rows override it."""
        raise NotImplementedError

    def set_current(self, current: bool) -> None:
        """Make it the row that the keyboard reaches, or not."""
        self.is_current = current
        policy = Qt.FocusPolicy.StrongFocus if current else Qt.FocusPolicy.ClickFocus
        for control in self.controls():
            control.setFocusPolicy(policy)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere picks it."""
        self.picked.emit()
        event.accept()


Button = TypeVar("Button", bound=PaintedButton)


class EntryButton(PaintedButton):
    """All of a row; pressing it chooses its entry."""

    _ring_units = WELL_RADIUS_UNITS

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, "", parent)
        self.setCheckable(True)

    def nextCheckState(self) -> None:
        """The list says which one is chosen."""

    def _paint_choice(self, painter: QPainter) -> None:
        """Paint the ground of the row."""
        state = ButtonState(chosen=self.isChecked(), hot=self.underMouse())
        body, radius = self.focus_shape()
        draw_choice(painter, body, radius, state, self._style.theme, self._style.px(1))


class ButtonRow(ListRow, Generic[Button]):
    """A row that is one button."""

    def __init__(
        self, make: Callable[[PageStyle, QWidget], Button], style: PageStyle, parent: QWidget
    ) -> None:
        super().__init__(style, parent)
        self.button = make(style, self)
        self.button.clicked.connect(self.picked)

    def controls(self) -> list[QWidget]:
        """All of it."""
        return [self.button]

    def place(self, rect: QRectF) -> None:
        """Move it."""
        super().place(rect)
        self.button.place(QRectF(0, 0, self.width(), self.height()))


Row = TypeVar("Row", bound=ListRow)


class RowList(FocusMemory, ScrolledRows, Generic[Row]):
    """The list. Arrow keys, Page Up and Down, Home and End go through it; wheel and thumb scroll it."""

    current_changed = Signal(int)  # the current entry is another one, chosen by a person
    # Those that show nothing are hidden.
    rows: Sequence[Row] = ()  # here too: of a list that goes as garbage Qt may tell what is on its rows last

    def __init__(
        self,
        style: PageStyle,
        name: str,
        make_row: Callable[[QWidget], Row],
        show_row: Callable[[Row, int], None],
        parent: QWidget,
    ) -> None:
        """Make an empty list."""
        super().__init__(style, parent)
        self._make_row = make_row
        self._show_row = show_row
        self.count = 0  # how many entries there are
        self.current = 0  # the current entry
        self._row_px = 44.0
        self._gap_px = 0.0
        self._placed: tuple[object, ...] = ()  # for what size the rows were filled
        self._is_stale = False  # rows show what they have to show anew, though it is the same entry
        self.rows = []
        self.setAccessibleName(name)

    def set_count(self, count: int, current: int) -> None:
        """Show other entries, silently. All rows are filled anew; the keyboard stays with the current one."""
        focused, number = QApplication.focusWidget(), self._focused_number()
        self.count = count
        self.current = max(0, min(current, count - 1))
        self._is_stale = True
        self._measure()
        if number >= 0 and isinstance(focused, FocusMemory):
            is_seen = focused.has_visible_focus()
            self._focus(number, Qt.FocusReason.TabFocusReason if is_seen else Qt.FocusReason.OtherFocusReason)

    def set_sizes(self, row_px: float, gap_px: float) -> None:
        """Say how high rows are. Takes effect with `place`."""
        self._row_px, self._gap_px = round(row_px), round(gap_px)

    def wanted_height_px(self) -> float:
        """How high the list is with all its entries."""
        return max(0.0, self.count * self._pitch() - self._gap_px) + 2 * self.pad_px()

    def whole_rows_px(self, most_px: float) -> float:
        """How high the list is with as many whole rows as have room."""
        rows = int((most_px - 2 * self.pad_px() + self._gap_px) // self._pitch())
        return self.rows_px(max(1, min(rows, self.count)))

    def rows_px(self, count: int) -> float:
        """How high the list is with some rows."""
        return count * self._pitch() - self._gap_px + 2 * self.pad_px()

    def row_width_px(self) -> int:
        """How wide a row is now."""
        return next((row.width() for row in self.rows if row.index >= 0), self.width() - 2 * self.pad_px())

    def pad_px(self) -> int:
        """The room around the rows: the focus ring needs it."""
        return math.ceil(max(2.0, self._style.px(3)) * 2 + 1)

    def place(self, rect: QRectF) -> None:
        """Move it."""
        self.setGeometry(rect.toAlignedRect())
        placed = (self.size(), self._row_px, self._gap_px, self._style.metrics)
        if placed != self._placed:
            self._placed = placed
            self._is_stale = True
            self._measure()

    def show_anew(self) -> None:
        """Have all rows in view show their entries anew."""
        for row in self.rows:
            if row.index >= 0:
                self._show_row(row, row.index)

    def choose(self, index: int) -> None:
        """Make an entry the current one and bring it into view, silently."""
        self.current = max(0, min(index, self.count - 1))
        self._bring_into_view()

    def go_to(self, index: int) -> None:
        """Move the keyboard to an entry: to the same control that had the focus before."""
        number, before = self._focused_number(), self.current
        self.choose(index)
        self._focus(max(0, number), Qt.FocusReason.TabFocusReason)
        if self.current != before:
            self.current_changed.emit(self.current)

    def row_of(self, index: int) -> Row | None:
        """The widget that shows an entry; None if that is out of view."""
        return next((row for row in self.rows if row.index == index and not row.isHidden()), None)

    def focus_shape(self) -> tuple[QRectF, float]:
        """The whole list, while its current row is out of view."""
        pad = self.pad_px()
        return QRectF(self.rect()).adjusted(pad, pad, -pad, -pad), self._style.px(16)

    def _focused_number(self) -> int:
        """Which of the current row's controls has the keyboard; -1: none."""
        row, focused = self.row_of(self.current), QApplication.focusWidget()
        return row.controls().index(focused) if row is not None and focused in row.controls() else -1

    def _focus(self, number: int, reason: Qt.FocusReason) -> None:
        """Give the keyboard to a control of the current row, or to the first that can be used now."""
        row = self.row_of(self.current)
        if row is not None:
            usable = [
                control for control in row.controls() if control.isVisibleTo(row) and control.isEnabled()
            ]
            wanted = row.controls()[min(number, len(row.controls()) - 1)]
            if usable:
                (wanted if wanted in usable else usable[0]).setFocus(reason)

    def _pitch(self) -> float:
        return self._row_px + self._gap_px

    def _notch_px(self) -> float:
        return self._pitch()

    def _page_rows(self) -> int:
        return max(1, int((self.height() - 2 * self.pad_px()) // self._pitch()))

    def _measure(self) -> None:
        """Say where rows begin; the last one has no gap below it."""
        pad, pitch = self.pad_px(), self._pitch()
        self._tops = [pad + index * pitch for index in range(self.count + 1)]
        self._tops[-1] -= self._gap_px if self.count else 0.0
        self._scroll_to(self.offset_px)

    def _arrange(self) -> None:
        """Give each row widget its entry and its place."""
        shown, pad = self._in_view(self.pad_px()), self.pad_px()
        self._make_rows(min(self.count, math.ceil((self.height() + self._gap_px) / self._pitch()) + 1))
        width = self.width() - 2 * pad - (self._bar_px() if self._bar.maximum() else 0)
        taken = {row.index for row in self.rows}
        missing = iter([index for index in shown if index not in taken])
        for row in self.rows:
            # An entry keeps its widget, and with it the focus, as long as it is in view.
            index = row.index if row.index in shown else next(missing, -1)
            self._give(row, index)
            if index >= 0:
                row.place(QRectF(pad, round(self._tops[index] - self.offset_px), width, self._row_px))
        self._is_stale = False
        out_of_view = self.count > 0 and self.row_of(self.current) is None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if out_of_view else Qt.FocusPolicy.NoFocus)

    def _make_rows(self, needed: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # for now: Qt orders only what can have the focus
        while len(self.rows) < needed:
            row = self._make_row(self)
            row.picked.connect(lambda row=row: self._picked(row.index))
            # Rows come late, but Tab goes to them where the list is.
            before: QWidget = self.rows[-1].controls()[-1] if self.rows else self
            for control in row.controls():
                control.installEventFilter(self)
                QWidget.setTabOrder(before, control)
                before = control
            self.rows = [*self.rows, row]

    def _give(self, row: Row, index: int) -> None:
        if row.index != index or self._is_stale:
            if row.index != index and row.isAncestorOf(QApplication.focusWidget() or self):
                # The focused entry leaves: the list itself takes the keys until it comes back.
                self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                self.setFocus(Qt.FocusReason.PopupFocusReason)
            row.index = index
            if index >= 0:
                self._show_row(row, index)
        row.setVisible(index >= 0)
        row.set_current(index >= 0 and index == self.current)

    def _picked(self, index: int) -> None:
        if index != self.current:
            self.current = index
            self._bring_into_view()
            self.current_changed.emit(index)

    def _bring_into_view(self) -> None:
        top, room = self.current * self._pitch(), self.height() - 2 * self.pad_px()
        self._scroll_to(max(min(self.offset_px, top), top + self._row_px - room))

    def _go_by_key(self, key: int) -> bool:
        """Go through the entries. Tells whether the key is one of the list's."""
        wanted = self._step(key, self.current, self.count)
        if wanted is not None:
            self.go_to(wanted)
        return wanted is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the list's keys from what is on the rows, and follow the keyboard to another row."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._go_by_key(event.key())
        if event.type() == QEvent.Type.FocusIn:
            row = next((row for row in self.rows if watched in row.controls()), None)
            if row is not None and row.index >= 0:
                row.picked.emit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the entries, while the current one is out of view."""
        if not self._go_by_key(event.key()):
            super().keyPressEvent(event)
