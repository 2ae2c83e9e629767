"""A tag in the top bar that says what is special about the match on the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.text_kinds import CAPTION_BOLD
from cakedesk.art import faces
from cakedesk.table.bodies import draw_box


class MatchTag(Painted, QWidget):
    """A pill with an icon and a few words; fewer where there is little room, else the icon with a tooltip."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._label = Label(style, CAPTION_BOLD, self)
        self._words: tuple[str, ...] = ()
        self.hide()

    def set_words(self, words: str, short: str = "") -> None:
        """Say something else (`words`: what is special; empty hides the tag)."""
        self._words = tuple(text for text in (words, short) if text)
        self._label.setText(words)
        self.tooltip = words
        self.setAccessibleName(words)
        self.setVisible(bool(words))

    def width_within_px(self, room_px: float) -> float:
        """How wide it is: with as many of its words as there is room for, or with its icon alone."""
        widths = (self._width_with_px(words) for words in self._words)
        return next((width for width in widths if width <= room_px), float(max(self.height(), 1)))

    def place(self, rect: QRectF) -> None:
        """Move it. Where its words do not fit, they go."""
        super().place(rect)
        fitting = (words for words in self._words if self._width_with_px(words) <= rect.width() + 1)
        words = next(fitting, "")
        self._label.setText(words)
        self._label.setVisible(bool(words))
        left = self._left_px()
        self._label.place(QRectF(left, 0, self.width() - left - self._style.px(14), self.height()))

    def _width_with_px(self, words: str) -> float:
        self._label.setText(words)
        return self._left_px() + self._label.wanted_width_px() + self._style.px(16)

    def _left_px(self) -> float:
        return self.height() * 0.24 + self._icon_px() + self._style.px(7)

    def _icon_px(self) -> float:
        return self.height() * 0.52

    def _paint(self, painter: QPainter) -> None:
        theme = self._style.theme
        edge = max(1.5, self._style.px(2))
        body = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        draw_box(painter, body, body.height() / 2, theme.panel, theme.line, edge)
        side = self._icon_px()
        icon = QRectF(self.height() * 0.24, (self.height() - side) / 2, side, side)
        self._style.draw_face(painter, faces.icon_face("robot_back", theme.ink.name()), icon)
