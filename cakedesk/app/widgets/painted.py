"""What all painted widgets share: they follow the look, are placed by their holders, and know their focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.table.pixmap_cache import canvas, smooth_painter

if TYPE_CHECKING:
    WidgetMixIn = QWidget
else:
    WidgetMixIn = object  # Qt's class comes last: a widget has one

_KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_POINTER_REASONS = (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.OtherFocusReason)


class Painted(WidgetMixIn):
    """Mix-in of a widget, before Qt's class: paints by `_paint`, anew for other looks and late pictures."""

    tooltip = ""  # what is told while the pointer rests on it; empty: nothing. Plain text, whatever it holds.
    _lacks_pictures = False

    def __init__(self, style: PageStyle, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._style = style
        if not isinstance(parent, Painted):  # else it is painted with that
            style.changed.connect(self.update)

    def place(self, rect: QRectF) -> None:
        """Move it."""
        self.setGeometry(rect.toAlignedRect())

    def _paint(self, painter: QPainter) -> None:
        """Paint all of it. Widgets override it."""

    def _complete(self) -> None:
        """Some pictures are there that it was painted without."""
        self._lacks_pictures = False
        self._style.pictures_changed.disconnect(self._complete)
        self.update()

    def minimumSizeHint(self) -> QSize:
        """It fits itself into any place."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        missed = self._style.faces.missed
        try:
            self._paint(painter)
        except Exception:
            # An error keeps the painter, and PySide 6.11 crashes with those that Python has not seen once.
            painter.end()
            raise
        if self._style.faces.missed != missed and not self._lacks_pictures:
            self._lacks_pictures = True
            self._style.pictures_changed.connect(self._complete)


class PaintedOnce(Painted):
    """Mix-in of a widget that paints much by `_paint_once`: a picture of that is kept."""

    def __init__(self, style: PageStyle, parent: QWidget | None) -> None:
        super().__init__(style, parent)
        self._picture: QPixmap | None = None
        style.changed.connect(self._forget)

    def _paint_once(self, painter: QPainter) -> None:
        """Paint all of it. Widgets override it."""
        raise NotImplementedError

    def _forget(self) -> None:
        """Something else is to be painted."""
        self._picture = None
        self.update()

    def _complete(self) -> None:
        super()._complete()
        self._forget()

    def _paint(self, painter: QPainter) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = canvas(self.width(), self.height(), ratio)
            own = smooth_painter(self._picture)
            self._paint_once(own)
            own.end()
        painter.drawPixmap(0, 0, self._picture)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint it in another size."""
        super().resizeEvent(event)
        self._forget()


class Arranged(Painted):
    """Mix-in of a painted widget that arranges what is on it, anew when its size or the look changes."""

    def __init__(self, style: PageStyle, parent: QWidget | None) -> None:
        super().__init__(style, parent)
        style.changed.connect(self.relayout)

    def relayout(self) -> None:
        """Place everything anew. Widgets override it."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything for the new size."""
        super().resizeEvent(event)
        self.relayout()


class FocusMemory(WidgetMixIn):
    """Mix-in of a widget: remembers whether its focus came by the keyboard.

    A window that comes to the front again, or a menu that closes, leaves it as it was.
    """

    _visible_focus = False

    def has_visible_focus(self) -> bool:
        """Whether the focus came by the keyboard."""
        return self._visible_focus

    def focus_shape(self) -> tuple[QRectF, float]:
        """What the ring goes around, in the widget's own coordinates, and the radius of its corners."""
        raise NotImplementedError

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        if event.reason() in _KEYBOARD_REASONS:
            self._visible_focus = True
        elif event.reason() in _POINTER_REASONS:
            self._visible_focus = False
        super().focusInEvent(event)


def has_ring(widget: QWidget | None) -> bool:
    """Whether the keyboard is seen to be on a widget: one of these, or a table that has it."""
    has_visible_focus: Callable[[], bool] | None = getattr(widget, "has_visible_focus", None)
    return has_visible_focus is not None and has_visible_focus()


class Control(FocusMemory, Painted):
    """Mix-in of what people act on, before Qt's class. It is placed in whole px: discs stay round."""

    _ring_units: float | None = None  # the radius of its focus ring's corners; None: round at both ends
    _ring_inset_px = 0  # how far inside its edges the ring is

    def __init__(self, style: PageStyle, parent: QWidget | None) -> None:
        super().__init__(style, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def place(self, rect: QRectF) -> None:
        """Move it."""
        self.setGeometry(rect.toRect())

    def focus_shape(self) -> tuple[QRectF, float]:
        """All of it, or a little less."""
        inset, units = self._ring_inset_px, self._ring_units
        radius = self.height() / 2 if units is None else self._style.px(units)
        return QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), radius


class Pressed(Control):
    """Mix-in of one of Qt's buttons: all of its place counts, and Enter presses it like Space."""

    def __init__(self, style: PageStyle, parent: QWidget | None) -> None:
        super().__init__(style, parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def hitButton(self, pos: QPoint) -> bool:
        """Corners are easily hit, and so are words beside it."""
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, once however long it is held: it may be held since before the button came."""
        self._visible_focus |= event.key() in (*ENTER, Qt.Key.Key_Space)  # then the keyboard is in use
        if event.key() not in ENTER:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()  # type: ignore[attr-defined]
