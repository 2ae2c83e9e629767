"""Rooms that scroll when what is in them is higher than they are: by wheel, by keys, and by one slim bar."""

from __future__ import annotations

from bisect import bisect_right

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPalette, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.table.bodies import draw_box
from cakedesk.table.theme import mixed

SCROLL_MS = 160
NOTCH = 120
"""What one notch of a mouse wheel counts in Qt."""


class ThinScrollBar(Painted, QScrollBar):
    """A slim bar in the colour of lines."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setOrientation(Qt.Orientation.Vertical)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._grip_px = 0.0

    def sizeHint(self) -> QSize:
        """Slim, but still to be grabbed."""
        return QSize(max(14, round(self._style.px(18))), 40)

    def _handle(self) -> QRectF:
        spread = self.maximum() - self.minimum() + self.pageStep()
        length = max(40.0, self.height() * self.pageStep() / max(1, spread))
        share = (self.value() - self.minimum()) / max(1, self.maximum() - self.minimum())
        width = self.width() * 0.5
        return QRectF((self.width() - width) / 2, share * (self.height() - length), width, length)

    def _paint(self, painter: QPainter) -> None:
        place, theme = self._handle(), self._style.theme
        hot = self.underMouse() or self.isSliderDown()
        fill = mixed(theme.line, theme.ink_soft, 0.7 if hot else 0.25)
        draw_box(painter, place, place.width() / 2, fill)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the handle, or have its middle come to where the press is."""
        handle, y = self._handle(), event.position().y()
        self._grip_px = y - handle.y() if handle.top() <= y <= handle.bottom() else handle.height() / 2
        self.setSliderDown(True)
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the handle."""
        if self.isSliderDown():
            way = max(1.0, self.height() - self._handle().height())
            share = (event.position().y() - self._grip_px) / way
            self.setValue(round(self.minimum() + share * (self.maximum() - self.minimum())))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the handle go."""
        del event
        self.setSliderDown(False)


class Scroller(QScrollArea):
    """Shows the whole of its content, or a part of it beside a slim bar. Tab brings a control into view."""

    scrolled = Signal()  # the content lies elsewhere

    def __init__(self, style: PageStyle, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self.content = content  # what scrolls; its owner gives it its size
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ThinScrollBar(style, self))
        for widget in (self, self.viewport(), content):
            palette = widget.palette()
            palette.setColor(QPalette.ColorRole.Window, QColor(0, 0, 0, 0))
            widget.setPalette(palette)
            widget.setAutoFillBackground(False)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self.scrolled.emit())

    def bar_width_px(self) -> int:
        """How much of its width the bar takes when it is needed."""
        return self.verticalScrollBar().sizeHint().width()

    def place(self, rect: QRectF, content_height_px: float) -> None:
        """Move it and size its content; the bar is there only if the content is higher than the room."""
        self.setGeometry(rect.toAlignedRect())
        over = content_height_px > self.height() + 0.5
        shown = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if over else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(shown)
        self.verticalScrollBar().setSingleStep(round(self._style.px(40)))
        width = self.width() - (self.bar_width_px() if over else 0)
        self.content.resize(width, max(self.height(), round(content_height_px)))


class ScrolledRows(Painted, QWidget):
    """Rows of any height, of which only those in view are widgets, however many there are.

    Lists set `_tops`, where each row begins and the last one ends, and show in `_arrange` what is in view.
    """

    _glides = False

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._tops: list[float] = [0.0]
        self._bar = ThinScrollBar(style, self)
        self._bar.hide()
        self._bar.valueChanged.connect(lambda _value: self._arrange())
        self._glide = QPropertyAnimation(self._bar, b"value", self)
        self._glide.setDuration(SCROLL_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def offset_px(self) -> float:
        """How far it is scrolled."""
        return float(self._bar.value())

    def stop(self) -> None:
        """Let nothing glide any more."""
        self._glide.stop()

    def pad_px(self) -> float:
        """The room above the first row and below the last."""
        return self._tops[0]

    def _arrange(self) -> None:
        """Give each row in view a widget. Lists override it."""

    def _notch_px(self) -> float:
        """How far one notch of the wheel scrolls."""
        return self._style.px(120)

    def _in_view(self, pad_px: float = 0.0) -> range:
        first = bisect_right(self._tops, self.offset_px - pad_px) - 1
        last = bisect_right(self._tops, self.offset_px + self.height() - pad_px)
        return range(max(0, first), min(len(self._tops) - 1, last))

    def _bar_px(self) -> int:
        return self._bar.sizeHint().width()

    def _end_px(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self._tops[-1] + self._tops[0] - self.height())

    def _fit_bar(self) -> None:
        """Have the bar follow the rows and the size; what is in view stays in view."""
        most = round(self._end_px())
        self._bar.blockSignals(True)
        self._bar.setRange(0, most)
        self._bar.setPageStep(max(1, self.height()))
        self._bar.blockSignals(False)
        self._bar.setVisible(most > 0)
        self._bar.setGeometry(self.width() - self._bar_px(), 0, self._bar_px(), self.height())

    def _scroll_to(self, offset_px: float, *, glide: bool = False) -> None:
        self._fit_bar()
        self._glide.stop()
        offset = max(0, min(round(offset_px), self._bar.maximum()))
        if glide and not self._style.reduced_motion and abs(offset - self._bar.value()) > 1:
            self._glide.setEndValue(offset)
            self._glide.start()
        elif offset != self._bar.value():
            self._bar.setValue(offset)
        else:
            self._arrange()

    def _aim(self) -> float:
        """Where it is going to, if it glides."""
        if self._glide.state() == QPropertyAnimation.State.Running:
            return float(self._glide.endValue())
        return self.offset_px

    def _page_rows(self) -> int:
        """How many rows Page Up and Down go."""
        return max(1, len(self._in_view()) - 2)

    def _step(self, key: int, at: int, count: int) -> int | None:
        """Where a key leads from a row; None: it is no key of a list."""
        steps = {
            Qt.Key.Key_Up: at - 1,
            Qt.Key.Key_Down: at + 1,
            Qt.Key.Key_PageUp: at - self._page_rows(),
            Qt.Key.Key_PageDown: at + self._page_rows(),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: count - 1,
        }
        return max(0, min(steps[Qt.Key(key)], count - 1)) if key in steps and count else None

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll."""
        if not self._bar.maximum():
            event.ignore()
            return
        pixels = event.pixelDelta().y()
        if pixels:
            self._scroll_to(self.offset_px - pixels)
        else:
            self._scroll_to(
                self._aim() - event.angleDelta().y() / NOTCH * self._notch_px(), glide=self._glides
            )
        event.accept()
