"""What the pointer rests on, in words: on a small panel beside it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRectF, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.widgets.note import Note
from cakedesk.app.widgets.page_style import PageStyle, shadow_margin_px
from cakedesk.table.view import TableView

_WIDEST_UNITS = 548
_AWAY_UNITS = 22
_LOOK_AGAIN_MS = 100
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


class Tooltip(Note):
    """The tooltip of the window. Qt's own would read names as marks of HTML, and open what they name.

    It tells the `tooltip` of a painted widget, or of an item on the table, and goes as soon as that is
    another one: nothing is told that holds no more, or that is hidden by now.
    """

    def __init__(self, style: PageStyle, window: QWidget) -> None:
        super().__init__(style, window)
        self._window = window
        self._at = QPoint()  # where the pointer rests, in the window
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_AGAIN_MS)
        self._looking.timeout.connect(self._look_again)
        style.changed.connect(self.leave)

    def rest_at(self, at: QPoint) -> None:
        """The pointer rests on a point of the window: tell what is there, if anything is to be told."""
        words = words_at(self._window, at)
        if not words:
            self.leave()
            return
        if self.isHidden():
            # All events of the program are looked at, but only as long as it shows.
            self._application().installEventFilter(self)
        self._at = at
        self._lay_out(words)
        self.show()
        self.raise_()
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

    def _lay_out(self, words: str) -> None:
        px, room = self._style.px, self._window.rect()
        margin = shadow_margin_px(self._style.metrics)
        size = self.fit(words, min(px(_WIDEST_UNITS) * self._style.metrics.text_scale, room.width() * 0.8))
        left = max(0.0, min(self._at.x() + px(8), room.width() - size.width() - margin))
        top = self._at.y() + max(px(_AWAY_UNITS), 18)
        if top + size.height() + margin > room.height():
            top = max(0.0, self._at.y() - px(8) - size.height())
        self.place(QRectF(QPointF(left, top), size))

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
