"""What the pointer rests on, in words: on a small panel beside it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.widgets.page_style import PageStyle, shadow_margin_px
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.text_kinds import CAPTION
from cakedesk.table.bodies import draw_box
from cakedesk.table.text_fit import LaidText
from cakedesk.table.view import TableView

_WIDEST_UNITS = 520
_PAD_UNITS = (14, 9)
_AWAY_UNITS = 22
_LOOK_AGAIN_MS = 100
_MOST_LINES = 20
_ENDING = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.WindowDeactivate,
        QEvent.Type.Close,
    }
)


class Tooltip(Painted, QWidget):
    """The tooltip of the window. Qt's own would read names as marks of HTML, and open what they name.

    It tells the `tooltip` of a painted widget, or of an item on the table, and goes as soon as that is
    another one: nothing is told that holds no more, or that is hidden by now.
    """

    def __init__(self, style: PageStyle, window: QWidget) -> None:
        super().__init__(style, window)
        self._window = window
        self._at = QPoint()  # where the pointer rests, in the window
        self._words = ""
        self._fitted: LaidText | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_AGAIN_MS)
        self._looking.timeout.connect(self._look_again)
        style.changed.connect(self.leave)
        self.hide()

    @property
    def words(self) -> str:
        """What is told; empty if nothing is."""
        return "" if self.isHidden() else self._words

    def rest_at(self, at: QPoint) -> None:
        """The pointer rests on a point of the window: tell what is there, if anything is to be told."""
        words = words_at(self._window, at)
        if not words:
            self.leave()
            return
        if self.isHidden():
            # All events of the program are looked at, but only as long as it shows.
            self._application().installEventFilter(self)
        self._at, self._words = at, words
        self._lay_out()
        self.show()
        self.raise_()
        self.update()
        self._looking.start()

    def leave(self) -> None:
        """Tell nothing any more."""
        if not self.isHidden():
            self._application().removeEventFilter(self)
            self._looking.stop()
            self.hide()

    @staticmethod
    def _application() -> QCoreApplication:
        application = QApplication.instance()
        assert application is not None
        return application

    def _look_again(self) -> None:
        if words_at(self._window, self._at) != self._words:
            self.leave()

    def _lay_out(self) -> None:
        px, room = self._style.px, self._window.rect()
        across, down, margin = px(_PAD_UNITS[0]), px(_PAD_UNITS[1]), shadow_margin_px(self._style.metrics)
        widest = min(px(_WIDEST_UNITS) * self._style.metrics.text_scale, room.width() * 0.8)
        fitted = self._fitted = CAPTION.fit(self._words, self._style, widest, _MOST_LINES)
        width, height = fitted.widest_px + 2 * across + 1, fitted.height_px + 2 * down
        left = max(0.0, min(self._at.x() + px(8), room.width() - width - margin))
        top = self._at.y() + max(px(_AWAY_UNITS), 18)
        if top + height + margin > room.height():
            top = max(0.0, self._at.y() - px(8) - height)
        self.place(QRectF(left - margin, top - margin, width + 2 * margin, height + 2 * margin))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go when something is done, or when the pointer is elsewhere."""
        kind = event.type()
        if kind in _ENDING:
            self.leave()
        elif kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._at = self._window.mapFromGlobal(event.globalPosition()).toPoint()
            self._look_again()
        elif kind == QEvent.Type.Leave and watched is self._window:
            self.leave()
        return False

    def _paint(self, painter: QPainter) -> None:
        if self._fitted is None:
            return
        style, theme = self._style, self._style.theme
        margin = shadow_margin_px(style.metrics)
        body = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        style.shadows(painter).paint(painter, body, style.px(12), "rest")
        draw_box(painter, body, style.px(12), theme.chip, theme.line, max(1.0, style.px(1.5)))
        across, down = (style.px(units) for units in _PAD_UNITS)
        self._fitted.paint(painter, QPointF(body.x() + across, body.y() + down), theme.ink)


def words_at(window: QWidget, at: QPoint) -> str:
    """What the tooltip of a point in a window says: that of the innermost widget, or of the table's item."""
    widget: QWidget | None = window.childAt(at)
    while widget is not None and widget is not window:
        if isinstance(widget, TableView):
            return widget.table.tooltip_at(widget.mapToScene(widget.mapFrom(window, at)))
        words = getattr(widget, "tooltip", "")
        if words:
            return str(words)
        widget = widget.parentWidget()
    return ""
