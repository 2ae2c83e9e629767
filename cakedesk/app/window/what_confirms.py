"""What Ctrl+Enter presses, wherever the keyboard is."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsView, QMainWindow, QWidget

from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.panels import Overlay


def what_confirms(window: QMainWindow) -> QWidget | None:
    """The primary button of what is on top, the last one of a page with several, or the table there.

    Nothing takes its place: not what has the keyboard, and not what is covered. Qt lists what it finds from
    the bottom to the top.
    """
    *_, top = window.centralWidget(), *filter(QWidget.isVisible, window.findChildren(Overlay))
    pills = [pill for pill in top.findChildren(PillButton) if pill.is_primary]
    things = reversed([*top.findChildren(QGraphicsView), *pills])
    return next(filter(QWidget.isVisible, things), None)
