"""A sentence on a small panel over a page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Panel
from cakedesk.app.widgets.text_kinds import CAPTION
from cakedesk.table.bodies import draw_box
from cakedesk.table.text_fit import LaidText

_PAD_UNITS = (14, 9)
_MOST_LINES = 20


class Note(Panel):
    """The panel, hidden at first. Presses go through it."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.fitted: LaidText | None = None  # its words in lines; None: there never were any
        self._words = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def words(self) -> str:
        """What is told; empty if nothing is."""
        return "" if self.isHidden() else self._words

    def fit(self, words: str, widest_px: float, lines: int = _MOST_LINES) -> QSizeF:
        """Write some words on it, in so many lines so wide at most. Gives the size of the panel."""
        across, down = (self._style.px(units) for units in _PAD_UNITS)
        self._words = words
        self.fitted = CAPTION.fit(words, self._style, widest_px - 2 * across - 1, lines)
        self.update()
        return QSizeF(self.fitted.widest_px + 2 * across + 1, self.fitted.height_px + 2 * down)

    def _paint(self, painter: QPainter) -> None:
        if self.fitted is None:
            return
        style, theme, body = self._style, self._style.theme, self.body()
        style.shadows(painter).paint(painter, body, style.px(12), "rest")
        draw_box(painter, body, style.px(12), theme.chip, theme.line, max(1.0, style.px(1.5)))
        across, down = (style.px(units) for units in _PAD_UNITS)
        self.fitted.paint(painter, QPointF(body.x() + across, body.y() + down), theme.ink)
