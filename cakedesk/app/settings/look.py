"""From what people have set to how the program looks and moves."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from cakedesk.app.settings.values import Settings, ThemeChoice
from cakedesk.table.motion import Motion
from cakedesk.table.theme import DARK, LIGHT, Theme

MOTION_SETTINGS = frozenset({"computer_pace", "animation_speed", "resolving", "reduced_motion"})
"""Settings by which `chosen_motion` and `watching_motion` differ."""


def chosen_theme(settings: Settings) -> Theme:
    """The theme to show now."""
    if settings.theme is ThemeChoice.SYSTEM:
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    else:
        dark = settings.theme is ThemeChoice.DARK
    return DARK if dark else LIGHT


def chosen_motion(settings: Settings) -> Motion:
    """How things move now: inversely to the settings' factor on durations, at speed 0 without animations."""
    factor = settings.animation_factor
    return Motion(
        speed=1.0 / factor if factor else 0.0,
        reduced=settings.reduced_motion,
        computer_pause_ms=settings.computer_pause_ms,
        pace=settings.resolving.value,
    )


def watching_motion(settings: Settings, factor: float) -> Motion:
    """How things move for who only watches, so many times as fast: walks go on by themselves."""
    motion = chosen_motion(settings)
    return motion._replace(
        speed=motion.speed * factor,
        haste=factor,
        pace="timer" if motion.pace == "wait" else motion.pace,
        keeps_results=False,
    )
