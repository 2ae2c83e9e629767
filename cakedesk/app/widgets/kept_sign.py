"""A quiet sign on the button that leads away: whether the last move is on the disk."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.art import faces
from cakedesk.table.bodies import draw_box

_SHARE = 0.42
"""How wide it is, of the button."""


class KeptSign(Painted, QWidget):
    """A tick in the corner of a button, whose the mouse stays, or a clock as long as a move is not kept."""

    def __init__(self, style: PageStyle, button: QWidget) -> None:
        super().__init__(style, button)
        self._button = button
        self._is_kept = True
        self.hide()

    def show_kept(self, kept: bool | None) -> None:
        """Say it, also to who reads the button (`kept`: None: there is nothing to be kept)."""
        if kept is not None and kept == self._is_kept and not self.isHidden():
            return
        words = self.tr("The last move is saved.") if kept else self.tr("The last move is not saved yet.")
        self._is_kept = bool(kept)
        self.tooltip = words
        self._button.setAccessibleDescription("" if kept is None else words)
        self.setVisible(kept is not None)
        self.update()

    def relayout(self) -> None:
        """Follow the button."""
        side = self._button.width() * _SHARE
        corner = QRectF(self._button.width() - side, self._button.height() - side, side, side)
        self.setGeometry(corner.toAlignedRect())

    def _paint(self, painter: QPainter) -> None:
        theme, edge = self._style.theme, max(1.0, self._style.px(1.5))
        body = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        draw_box(painter, body, body.height() / 2, theme.panel, theme.line, edge)
        icon, color = ("tick", theme.mint) if self._is_kept else ("clock", theme.ink)
        side = body.height() * 0.62
        place = QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side)
        self._style.draw_face(painter, faces.icon_face(icon, color.name()), place)
