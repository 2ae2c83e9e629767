"""A tag in the top bar that says what is special about the match on the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded
from cakedesk.app.widgets.text_kinds import CAPTION_BOLD
from cakedesk.art import faces


class MatchTag(QWidget):
    """A pill with an icon and a few words; where there is no room for the words, the icon with a tooltip."""

    def __init__(self, style: PageStyle, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._icon = icon
        self._label = Label(style, CAPTION_BOLD, self)
        style.pictures_changed.connect(self.update)
        self.hide()

    def set_words(self, words: str) -> None:
        """Say something else.

        Args:
            words: what is special; empty hides the tag.
        """
        self._label.setText(words)
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))

    def wanted_width_px(self) -> float:
        """How wide it is with its words at full size."""
        return self._left_px() + self._label.wanted_width_px() + self._style.px(16)

    def least_width_px(self) -> float:
        """How wide it is without them."""
        return float(max(self.height(), 1))

    def place(self, rect: QRectF) -> None:
        """Move it. Where its words do not fit, they go.

        Args:
            rect: its place in its parent, px.
        """
        self.setGeometry(rect.toAlignedRect())
        self._label.setVisible(rect.width() >= self.wanted_width_px() - 1)
        left = self._left_px()
        self._label.place(QRectF(left, 0, self.width() - left - self._style.px(14), self.height()))

    def _left_px(self) -> float:
        return self.height() * 0.24 + self._icon_px() + self._style.px(7)

    def _icon_px(self) -> float:
        return self.height() * 0.52

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint pill and icon."""
        del event
        theme, painter = self._style.theme, QPainter(self)
        edge = max(1.5, self._style.px(2))
        body = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        draw_rounded(painter, body, body.height() / 2, theme.panel, QPen(theme.line, edge))
        side = self._icon_px()
        icon = QRectF(self.height() * 0.24, (self.height() - side) / 2, side, side)
        self._style.draw_face(painter, faces.icon_face(self._icon, theme.ink.name()), icon)
