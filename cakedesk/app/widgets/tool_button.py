"""A round button of a tool: it may stay pressed, and it can be off."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded, mixed
from cakedesk.art import faces

_OFF_OPACITY = 0.38
_ICON_SHARE = 0.52


class ToolButton(RoundButton):
    """A disc with an icon. Checked it is filled with ink; disabled it is faint."""

    def __init__(
        self, style: PageStyle, words: str, icon: str, parent: QWidget, *, checkable: bool = False
    ) -> None:
        super().__init__(style, words, icon, parent)
        self._tool_icon = icon
        self._keys = ""
        self.setCheckable(checkable)

    def set_icon(self, icon: str, words: str) -> None:
        """See `RoundButton.set_icon`."""
        self._tool_icon = icon
        super().set_icon(icon, words)
        self._name_keys()

    def show_shortcut(self, keys: str) -> None:
        """Name the keys that do the same, in the tooltip and to screen readers."""
        self._keys = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        self._name_keys()

    def set_usable(self, on: bool) -> None:
        """Say whether it does something now."""
        self.setEnabled(on)
        self.setCursor(Qt.CursorShape.PointingHandCursor if on else Qt.CursorShape.ArrowCursor)

    def _name_keys(self) -> None:
        if self._keys:
            self.tooltip = f"{self.words} ({self._keys})"
            self.setAccessibleDescription(self._keys)

    def _paint(self, painter: QPainter) -> None:
        theme, body = self._style.theme, QRectF(self.rect())
        fill, ink = theme.panel, theme.ink
        if self.isChecked():
            fill, ink = theme.ink, theme.panel
        elif self.isDown():
            fill = mixed(theme.panel, theme.line, 0.5)
        elif self.underMouse() and self.isEnabled():
            fill = mixed(theme.panel, theme.well, 0.9)
        if not self.isEnabled():
            painter.setOpacity(_OFF_OPACITY)
        draw_rounded(painter, body, body.height() / 2, fill, QPen(theme.line, max(1.5, self._style.px(2))))
        side = round(body.height() * _ICON_SHARE)
        icon = QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side)
        self._style.draw_face(painter, faces.icon_face(self._tool_icon, ink.name()), icon)
