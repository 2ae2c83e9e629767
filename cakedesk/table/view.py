"""`TableView`: shows the table, px by px, and hands keys and focus to it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cakedesk.table import accessibility
from cakedesk.table.item_handles import HandlePool
from cakedesk.table.key_meaning import meant
from cakedesk.table.scene import TableScene

_ALL = QRect(QPoint(0, 0), QSize(-1, -1))
_CROWD_PX = 2_200_000
"""Up to so many device pixels a crowd that moves is painted as one rectangle."""


class TableView(QGraphicsView):
    """A view of a `TableScene` whose scene is always as large as itself.

    Attributes:
        table: the scene.
        handles: what stands for its items before a screen reader.
    """

    def __init__(self, table: TableScene, parent: QWidget | None = None) -> None:
        accessibility.install()
        super().__init__(parent)
        self.table = table
        self._is_bare = False  # whether it was resized in sight, and not painted since
        self.handles = HandlePool(self)
        accessibility.TableTeller(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.tr("Table"))
        self.setScene(table)
        table.drawing.view_waits.connect(self._wait)
        table.queue.crowded.connect(self._paint_crowd)
        self._fit()

    def has_visible_focus(self) -> bool:
        """Whether the ring shows, or will once the keyboard is back."""
        return self.table.focus.shown or self.table.focus.comes_back

    def _fit(self) -> None:
        size = self.viewport().size()
        self.setSceneRect(0, 0, size.width(), size.height())
        self.table.show_at(size.width(), size.height(), self.viewport().devicePixelRatioF())

    def _wait(self, waits: bool) -> None:
        # What is shown stays until all of the next picture can be painted. In another size nothing stays.
        waits = waits and not self._is_bare
        if self.viewport().updatesEnabled() == waits:
            self.viewport().setUpdatesEnabled(not waits)

    def _paint_crowd(self, is_crowd: bool) -> None:
        # Qt copies pictures into one rectangle, but mixes them px by px, in several threads, into many: for
        # a crowd the larger rectangle costs less (measured for 20 of 150 cards: 5 instead of 8 ms of CPU at
        # 1600x1000). From 2560x1440 on it costs more.
        size, ratio = self.viewport().size(), self.viewport().devicePixelRatioF()
        is_rectangle = is_crowd and size.width() * size.height() * ratio**2 <= _CROWD_PX
        modes = QGraphicsView.ViewportUpdateMode
        mode = modes.BoundingRectViewportUpdate if is_rectangle else modes.SmartViewportUpdate
        if mode != self.viewportUpdateMode():
            self.setViewportUpdateMode(mode)
            self.viewport().update()  # what was noted for the other mode is forgotten

    # Qt's names

    def grab(self, rectangle: QRect = _ALL) -> QPixmap:
        """The picture of the table as it is now, also while it waits for pictures."""
        with self.table.drawing.shown_now():
            return super().grab(rectangle)

    def event(self, event: QEvent) -> bool:
        """Notice another device pixel ratio."""
        done = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return done

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table, never with an item that is not drawn yet."""
        self._is_bare = False
        self.table.draw_all()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the scene as large as the view. Of what was shown in another size Qt keeps nothing."""
        self._is_bare = self.isVisible()
        self._wait(False)
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """The screen, and with it the device pixel ratio, is known only now."""
        super().showEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is told beneath a lid."""
        super().hideEvent(event)
        self.table.enlarge.hide()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is over nothing any more."""
        super().leaveEvent(event)
        self.table.pointer_left()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go through the items by Tab before the focus leaves the table. Qt asks for it at hiding, too."""
        if self.isVisible() and self.table.step_focus(forward):
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming in by Tab, begin at the first or last item; else where the keyboard was."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self.table.focus.first()
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self.table.focus.last()
        elif event.reason() != Qt.FocusReason.MouseFocusReason:
            self.table.focus.come_back()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away, and give up a drag whose release may never come."""
        super().focusOutEvent(event)
        self.table.keyboard_left()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand keys to the table; what it does not want goes on to the window."""
        event.setAccepted(self.table.press_key(meant(event)))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Tell the table that a key is held no longer; the window hears of it as well."""
        event.ignore()
        self.table.release_key(meant(event))
