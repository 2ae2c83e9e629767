"""The visible focus: a ring around the widget that the keyboard acts on; and Tab inside overlays."""

from __future__ import annotations

from functools import lru_cache
from weakref import WeakSet

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import FocusMemory, Painted
from cakedesk.table.strokes import focus_ring

_HOST = "focusRingHost"
"""The property of a widget that has a ring of its own. The focus belongs to the nearest one."""


class FocusRing(Painted, QWidget):
    """A ring of ink outside a gap, around whichever widget of its host has the focus."""

    def __init__(self, style: PageStyle, host: QWidget) -> None:
        super().__init__(style, host)
        self._host = host
        self.target: QWidget | None = None  # the widget of its host that has the focus; None if none has
        self._radius = 0.0
        host.setProperty(_HOST, True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        _focus_watch().add(self)

    def attend(self, focused: QWidget | None) -> None:
        """Go to another widget, or away."""
        self.target = focused if _host_of(focused) is self._host else None
        self.follow()

    def follow(self) -> None:
        """Go to the place of the focused widget, after a change of focus or layout."""
        target = self.target
        if target is None or not isinstance(target, FocusMemory) or not target.isVisible():
            self.hide()
            return
        if not target.has_visible_focus():
            self.hide()
            return
        rect, self._radius = target.focus_shape()
        reach = self._reach_px()
        corner = target.mapTo(self._host, rect.topLeft().toPoint())
        place = QRectF(corner.x(), corner.y(), rect.width(), rect.height())
        self.setGeometry(place.adjusted(-reach, -reach, reach, reach).toAlignedRect())
        self.raise_()
        self.show()
        self.update()

    def _reach_px(self) -> float:
        return self._line_px() * 2 + 1

    def _line_px(self) -> float:
        return max(2.0, self._style.px(3))

    def _paint(self, painter: QPainter) -> None:
        line, reach = self._line_px(), self._reach_px()
        box = QRectF(self.rect()).adjusted(reach, reach, -reach, -reach)
        focus_ring(painter, box, self._radius, self._style.theme, line, line)


class _FocusWatch(QObject):
    """Tells all focus rings of the program when the focus moves. It lives as long as the application.

    A ring must not listen to Qt by itself. A page that nobody holds any more goes as garbage, and Python
    empties the objects of a cycle one after the other: when Qt hides the page's focused widget and moves the
    focus on, the ring is still there but all that it knew is gone. Weak references end before that begins.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._rings: WeakSet[FocusRing] = WeakSet()
        app.focusChanged.connect(self._focus_changed)

    def add(self, ring: FocusRing) -> None:
        """Lead one more ring."""
        self._rings.add(ring)

    def _living(self) -> list[FocusRing]:
        return [ring for ring in self._rings if shiboken6.isValid(ring)]

    def _focus_changed(self, old: QWidget | None, now: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        if now is not None:
            now.installEventFilter(self)
        for ring in self._living():
            ring.attend(now)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay with the focused widget when it moves."""
        if event.type() in (
            QEvent.Type.Move,
            QEvent.Type.Resize,
            QEvent.Type.Hide,
            QEvent.Type.Show,
            QEvent.Type.FocusIn,
        ):
            for ring in self._living():
                if ring.target is watched:
                    ring.follow()
        return False


def _focus_watch() -> _FocusWatch:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return _watch_of(app)


@lru_cache(maxsize=1)
def _watch_of(app: QApplication) -> _FocusWatch:
    # Kept here: asking the application for its child would make Python objects of the others too, its style
    # among them, which takes longer than all rings together.
    return _FocusWatch(app)


def _host_of(widget: QWidget | None) -> QWidget | None:
    while widget is not None and not widget.property(_HOST):
        widget = widget.parentWidget()
    return widget


def cycle_focus(host: QWidget, forward: bool) -> bool:
    """Move the focus to the next widget inside a host, in a circle. Tells whether there is one."""
    focused = QApplication.focusWidget()
    chain: list[QWidget] = []
    place = -1
    widget = host.nextInFocusChain()
    while widget is not None and widget is not host:
        if widget is focused:
            # It may have been disabled just now: its neighbours are still its neighbours.
            place = len(chain)
        elif host.isAncestorOf(widget) and takes_tab(widget) and widget.isVisibleTo(host):
            chain.append(widget)
        widget = widget.nextInFocusChain()
    if not chain:
        return False
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    target = max(place, 0) if forward else place - 1
    chain[target % len(chain)].setFocus(reason)
    return True


def takes_tab(widget: QWidget) -> bool:
    """Whether Tab may stop at a widget."""
    return widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
