"""What a key means, whatever the keyboard's layout is. Whoever reads keys asks here first."""

from __future__ import annotations

import sys
import unicodedata

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

_MODIFIERS = Qt.KeyboardModifier
_COMMANDS = _MODIFIERS.ControlModifier | _MODIFIERS.AltModifier | _MODIFIERS.MetaModifier
_ALT_GR = _MODIFIERS.ControlModifier | _MODIFIERS.AltModifier
"""How Windows tells AltGr; elsewhere it is no modifier that commands use."""
_FIRST_FUNCTION_KEY = 0x01000000
"""From here on keys have no character: Enter, arrows, F1."""
_IS_MAC = sys.platform == "darwin"
_XKB_OFFSET = 8

_ROWS = {0x02: "1234567890", 0x10: "QWERTYUIOP", 0x1E: "ASDFGHJKL", 0x2C: "ZXCVBNM,"}
_PC_PLACES = {first + at: letter for first, row in _ROWS.items() for at, letter in enumerate(row)}
"""What a US keyboard has there, by the PC's scan codes (set 1), by which Linux numbers its keys as well."""
_MAC_PLACES = {
    code: letter
    for code, letter in enumerate("ASDFHGZXCV?BQWERYT123465?97?80?OU?IP?LJ?K??,?NM")
    if letter != "?"
}
"""The same by the virtual key codes of macOS (kVK_ANSI_A and so on in Carbon's Events.h)."""
_FOREIGN_SIGNS = {(ord(";"), "Q"), (ord("/"), "Q"), (ord("~"), "Z"), (ord("("), "Z")}
"""Signs that Greek, Hebrew, Arabic and Thai keyboards have where a command's letter is on a US one.

Keyboards with Latin letters have other signs there: a Dvorak one has the Q elsewhere, and `'` in its place.
"""


def meant(event: QKeyEvent) -> QKeyEvent:
    """Find what a key event means: digits by what is typed, letters by what the layout says, else by place.

    A French keyboard types digits with Shift; a Russian, Greek or Hebrew one has no Latin letters, so there
    that key counts which has the letter on a US keyboard, even if it types a sign (the W of a Hebrew one).

    Returns:
        The event itself, or a new one with the key, and of the modifiers those, that are meant. Whether it is
        accepted must be said of the event that came.
    """
    key, modifiers = event.key(), event.modifiers()
    digit = _typed_digit(event)
    if digit is not None:
        key, modifiers = Qt.Key.Key_0 + digit, modifiers & _MODIFIERS.KeypadModifier
    elif is_foreign(event) or _is_sign(event):
        key = ord(_at_place(event) or chr(key))
    if (key, modifiers) == (event.key(), event.modifiers()):
        return event
    repeats, count = event.isAutoRepeat(), event.count()
    return QKeyEvent(event.type(), key, modifiers, event.text(), repeats, count)


def plain_key(event: QKeyEvent) -> int:
    """Find which key is meant, if it is pressed alone, on the keypad or not; 0: it is pressed with others."""
    pressed = meant(event)
    return 0 if pressed.modifiers() & ~_MODIFIERS.KeypadModifier else pressed.key()


def is_foreign(event: QKeyEvent) -> bool:
    """Whether the layout has a letter, or a vowel's mark, on this key that is no Latin one."""
    key = event.key()
    if not 0x7F < key < _FIRST_FUNCTION_KEY or key > sys.maxunicode:
        return False
    is_letter = unicodedata.category(chr(key))[0] in "LM"
    return is_letter and not unicodedata.name(chr(key), "").startswith("LATIN")


def _is_sign(event: QKeyEvent) -> bool:
    """Whether a sign such as a comma is typed where a letter is meant; for commands few can be."""
    place = _at_place(event)
    if event.modifiers() & _COMMANDS:
        return (event.key(), place) in _FOREIGN_SIGNS
    return event.text() in tuple("'`,./;") and place.isalpha()


def press_shortcut(window: QWidget, event: QKeyEvent) -> bool:
    """Trigger the command of a window whose shortcut is meant: Qt finds only those that the layout types.

    Returns:
        Whether there is one that can be done now.
    """
    pressed = meant(event)
    if pressed is event:
        return False
    modifiers = pressed.modifiers() & ~_MODIFIERS.GroupSwitchModifier
    from PySide6.QtGui import QKeySequence  # noqa: PLC0415 - its names of keys take a while to come

    sequence = QKeySequence(QKeyCombination(modifiers, Qt.Key(pressed.key())))
    for action in window.actions():
        if action.isEnabled() and sequence in action.shortcuts():
            action.trigger()
            return True
    return False


def _typed_digit(event: QKeyEvent) -> int | None:
    """The digit that is typed, with Shift or AltGr too; None where the key is part of a command."""
    text, held = event.text(), event.modifiers() & _COMMANDS
    if held and held != (_MODIFIERS.AltModifier if _IS_MAC else _ALT_GR):
        return None
    return int(text) if len(text) == 1 and text.isdecimal() else None


def _at_place(event: QKeyEvent) -> str:
    """The letter, digit or comma that a US keyboard has there; empty if it has none, or nobody knows.

    Qt tells the place as the system does: Windows by scan code, X11 and Wayland by the number of Linux and 8,
    macOS by its virtual key.
    """
    if _IS_MAC:
        return _MAC_PLACES.get(event.nativeVirtualKey(), "")
    offset = 0 if sys.platform == "win32" else _XKB_OFFSET
    return _PC_PLACES.get(event.nativeScanCode() - offset, "")
