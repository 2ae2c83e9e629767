"""How the bubble of a lesson looks, which is porcelain in both themes: its colours and its buttons."""

from __future__ import annotations

from PySide6.QtGui import QColor

from cakedesk.app.widgets.buttons import PillButton
from cakedesk.table.theme import LIGHT, Theme


def bubble_ink(theme: Theme) -> QColor:
    """Text on porcelain."""
    return theme.card_ink


def bubble_raspberry(theme: Theme) -> QColor:
    """What is to be done."""
    del theme
    return LIGHT.raspberry  # the bubble is porcelain in both themes


def bubble_warn(theme: Theme) -> QColor:
    """An answer to what is not wanted now."""
    del theme
    return LIGHT.warn


class BubbleButton(PillButton):
    """A pill on porcelain, the same in both themes."""

    _body_theme = LIGHT
