"""What the bars of all pages have in common: their ground, and the button of the theme."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.table.theme import with_alpha


def paint_bar(painter: QPainter, style: PageStyle, rect: QRectF, *, at_top: bool = True) -> None:
    """Paint the ground of a bar at the top or the bottom of a page, and a fine edge towards its middle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # The edge is whole pixels, not a blur.
    painter.fillRect(rect, style.theme.panel)
    edge = max(1.0, style.px(1.5))
    place = QRectF(rect.x(), rect.bottom() - edge if at_top else rect.y(), rect.width(), edge)
    painter.fillRect(place, with_alpha(style.theme.line, 0.55))
    painter.restore()


def show_theme_icon(button: RoundButton, style: PageStyle) -> None:
    """Show what a theme button would change to."""
    if style.theme.dark:
        button.set_icon("sun", QCoreApplication.translate("TopBar", "Light theme"))
    else:
        button.set_icon("moon", QCoreApplication.translate("TopBar", "Dark theme"))
