"""What lies below the controls: panels, wells, pictures, whole pages and sheets over them."""

from __future__ import annotations

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.widgets.focus import FocusRing, cycle_focus
from cakedesk.app.widgets.page_style import PageStyle, shadow_margin_px
from cakedesk.app.widgets.painted import Painted, WidgetMixIn, has_ring
from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.table.background import paint_surface
from cakedesk.table.bodies import PanelStyle, draw_box, draw_panel
from cakedesk.table.key_meaning import press_shortcut
from cakedesk.table.theme import with_alpha

PANEL_RADIUS_UNITS = 24
WELL_RADIUS_UNITS = 16


class Panel(Painted, QWidget):
    """A panel with round corners. It is larger than what one sees by the margin of its soft shadow."""

    def place(self, rect: QRectF) -> None:
        """Move it."""
        margin = shadow_margin_px(self._style.metrics)
        self.setGeometry(rect.toAlignedRect().adjusted(-margin, -margin, margin, margin))

    def body(self) -> QRectF:
        """The place of the panel itself, in its own coordinates."""
        margin = shadow_margin_px(self._style.metrics)
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    def _paint_framed(self, painter: QPainter, fill: QColor, edge: QColor, px: float) -> None:
        """Paint it with a frame of so many px, and round at its ends where it is low."""
        body = self.body()
        radius = min(self._style.px(22), body.height() / 2)
        self._style.shadows(painter).paint(painter, body, radius, "rest")
        draw_box(painter, body, radius, fill, edge, px)

    def _paint(self, painter: QPainter) -> None:
        style = PanelStyle(radius_px=self._style.px(PANEL_RADIUS_UNITS), shadow="rest")
        draw_panel(painter, self.body(), style, self._style.theme, self._style.shadows(painter))


class Well(Painted, QWidget):
    """A hollow in a panel that holds things that belong together; perhaps framed in raspberry."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._framed = False

    def set_framed(self, framed: bool) -> None:
        """Frame it or not."""
        self._framed = framed
        self.update()

    def _paint(self, painter: QPainter) -> None:
        theme = self._style.theme
        radius, width = self._style.px(WELL_RADIUS_UNITS), max(2.0, self._style.px(4))
        edge = theme.raspberry if self._framed else None
        draw_box(painter, QRectF(self.rect()), radius, theme.well, edge, width)


class FacePicture(Painted, QWidget):
    """A picture, as large as its place allows, standing at the bottom of it."""

    def __init__(self, style: PageStyle, face: Face | None, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._face = face
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_face(self, face: Face | None) -> None:
        """Show another picture (`face`: the picture, or None for nothing)."""
        self._face = face
        self.update()

    def _paint(self, painter: QPainter) -> None:
        if self._face is not None:
            self._style.draw_face(painter, self._face, standing_rect(QRectF(self.rect()), self._face.aspect))


def standing_rect(room: QRectF, aspect: float) -> QRectF:
    """The largest place of a picture within a room, in the middle of its floor."""
    height = min(room.height(), room.width() / aspect)
    width = height * aspect
    return QRectF(room.center().x() - width / 2, room.bottom() - height, width, height)


class SeatChip(FacePicture):
    """The disc of a seat."""

    def __init__(self, style: PageStyle, seat: int, parent: QWidget) -> None:
        super().__init__(style, None, parent)
        self.seat = seat  # the seat
        style.changed.connect(self._restyle)
        self._restyle()

    def set_seat(self, seat: int) -> None:
        """Show the disc of another seat."""
        self.seat = seat
        self._restyle()

    def set_name(self, name: str) -> None:
        """Name its owner in tooltip and to screen readers; empty: words beside it do."""
        self.tooltip = name
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not name)

    def _restyle(self) -> None:
        self.set_face(faces.seat_chip_face(self.seat, ring=self._style.theme.dark))


def below_px(bar_px: float, covered_px: float, margin_px: float) -> float:
    """Where a page begins: below its bar, or below a message that reaches farther than the page's margin."""
    return covered_px if covered_px > bar_px + margin_px else bar_px


class BelowMessages(WidgetMixIn):
    """Mix-in of what makes room for a message that lies over its top."""

    covered_px = 0.0  # so much of its top a message lies over; 0: nothing

    def keep_below(self, covered_px: float) -> None:
        """Make room for a message."""
        if covered_px != self.covered_px:
            self.covered_px = covered_px
            self._make_room()

    def _make_room(self) -> None:
        raise NotImplementedError


class Page(BelowMessages, QWidget):
    """A page that fills the window on the table's ground. It tells the style how large the window is."""

    def __init__(self, style: PageStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._stale = True
        self._laid_size = QSize()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._ring = FocusRing(style, self)
        style.changed.connect(self._restyle)

    def relayout(self) -> None:
        """Place everything anew. Pages override it."""
        raise NotImplementedError

    def relayout_part(self, relayout: Callable[[], None]) -> None:
        """Lay a part out anew: now, or if the page is hidden together with the rest when it is shown."""
        if self.isVisible():
            relayout()
            self._ring.follow()
        else:
            self._stale = True

    def _make_room(self) -> None:
        self.relayout_part(self._relayout_now)

    def _restyle(self) -> None:
        # A page that nobody sees is laid out when it is shown.
        self._stale = True
        if self.isVisible():
            self._relayout_now()
        self.update()

    def _relayout_now(self) -> None:
        self._stale, self._laid_size = False, self.size()
        self.relayout()
        self._ring.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale with the window. A page hidden behind another one does not say how large the window is."""
        del event
        self._stale = self._stale or self.size() != self._laid_size
        if self.isVisible() or self.parentWidget() is None:
            self._style.resize_to(self.width(), self.height())
        elif not self._style.fits(self.width(), self.height()):
            return  # it would have to be done anew when it is shown
        if self._stale:
            self._relayout_now()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what changed while it was hidden."""
        self._style.resize_to(self.width(), self.height())
        if self._stale:
            self._relayout_now()
        super().showEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        del event
        painter = QPainter(self)
        paint_surface(painter, self.width(), self.height(), self._style.theme)
        self.paint_page(painter)

    def paint_page(self, painter: QPainter) -> None:
        """Paint what lies on the ground below the controls. Pages may override it."""


class ReturningPage(Page):
    """A page that Esc leaves."""

    back = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)


class Overlay(Painted, QWidget):
    """Something that covers the whole of its parent, takes the keyboard while it is up, and gives it back."""

    closed = Signal()

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._covered = parent
        self._focus_before: QWidget | None = None
        self.hide()
        self._ring = FocusRing(style, self)
        parent.installEventFilter(self)
        style.changed.connect(self._restyle)

    def relayout(self) -> None:
        """Place everything anew. Overlays override it."""
        raise NotImplementedError

    def first_focus(self) -> QWidget:
        """What gets the keyboard when it opens. Overlays override it."""
        raise NotImplementedError

    def escape(self) -> None:
        """What Esc does. Overlays may override it."""

    def raise_over_parent(self) -> None:
        """Cover the parent and take the keyboard; its ring shows if it has shown before."""
        # The application has none while another window, such as a file dialog, is only just going.
        focused = QApplication.focusWidget() or self.window().focusWidget()
        if focused is not None and not self.isAncestorOf(focused):
            self._focus_before = focused
        is_seen = has_ring(focused)
        reason = Qt.FocusReason.TabFocusReason if is_seen else Qt.FocusReason.OtherFocusReason
        self._cover()
        self.show()
        self.raise_()
        self.first_focus().setFocus(reason)

    def go_away(self) -> None:
        """Go away and give the keyboard back."""
        if self.isHidden():
            return
        before, self._focus_before = self._focus_before, None
        self.hide()
        # It may be gone: the pages are made anew when another language is chosen.
        if before is not None and shiboken6.isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()

    def _cover(self) -> None:
        parent = self._covered
        self.setGeometry(parent.rect())
        if parent.isVisible():
            # A page that is not shown has no size to speak of.
            self._style.resize_to(parent.width(), parent.height())
        self.relayout()

    def _restyle(self) -> None:
        if self.isVisible():
            self.relayout()
            self._ring.follow()
            self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the parent, which may be a page that gets its size only when it is shown."""
        grows = event.type() in (QEvent.Type.Resize, QEvent.Type.Show)
        # The parent is asked of Qt: when both go as garbage, Python may have emptied this object before.
        if watched is self.parentWidget() and grows and not self.isHidden():
            self._cover()
            self._ring.follow()
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays inside."""
        return cycle_focus(self, forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; nothing else reaches what lies below."""
        if event.key() == Qt.Key.Key_Escape:
            self.escape()
        else:
            press_shortcut(self.window(), event)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """No click reaches what lies below."""
        event.accept()


class Sheet(Overlay):
    """A panel in front of the veiled page. A click beside it, or Esc, closes it."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._panel_rect = QRectF()

    def open(self) -> None:
        """Show the sheet."""
        self.raise_over_parent()

    def close_sheet(self) -> None:
        """Put the sheet away."""
        self.go_away()

    def escape(self) -> None:
        """Esc puts it away."""
        self.close_sheet()

    def center_panel(self, width_units: float, height_px: float) -> QRectF:
        """Make room for the panel in the middle."""
        margin = self._style.px(16)
        width = min(self._style.px(width_units), self.width() - 2 * margin)
        height = min(height_px, self.height() - 2 * margin)
        self._panel_rect = QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)
        return self._panel_rect

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the panel puts it away."""
        if not self._panel_rect.contains(event.position()):
            self.close_sheet()
        event.accept()

    def _paint(self, painter: QPainter) -> None:
        theme = self._style.theme
        veil = QColor("#050B09") if theme.dark else QColor("#24352C")
        painter.fillRect(self.rect(), with_alpha(veil, 0.54))
        style = PanelStyle(radius_px=self._style.px(PANEL_RADIUS_UNITS), shadow="lifted")
        draw_panel(painter, self._panel_rect, style, theme, self._style.shadows(painter))
