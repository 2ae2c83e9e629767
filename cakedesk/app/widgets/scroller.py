"""A room that scrolls when what is in it is higher than it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.painting import draw_rounded, mixed


class ThinScrollBar(Painted, QScrollBar):
    """A slim bar in the colour of lines."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setOrientation(Qt.Orientation.Vertical)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Slim, but still to be grabbed."""
        return QSize(max(14, round(self._style.px(18))), 40)

    def _paint(self, painter: QPainter) -> None:
        spread = self.maximum() - self.minimum() + self.pageStep()
        length = max(40.0, self.height() * self.pageStep() / max(1, spread))
        share = (self.value() - self.minimum()) / max(1, self.maximum() - self.minimum())
        width = self.width() * 0.5
        place = QRectF((self.width() - width) / 2, share * (self.height() - length), width, length)
        theme = self._style.theme
        hot = self.underMouse() or self.isSliderDown()
        draw_rounded(painter, place, width / 2, mixed(theme.line, theme.ink_soft, 0.7 if hot else 0.25))


class Scroller(QScrollArea):
    """Shows the whole of its content, or a part of it beside a slim bar. Tab brings a control into view.

    Attributes:
        content: what scrolls; its owner gives it its size.

    Signals:
        scrolled: the content lies elsewhere.
    """

    scrolled = Signal()

    def __init__(self, style: PageStyle, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self.content = content
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
