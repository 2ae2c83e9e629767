"""Keys of layouts other than ours, as Qt tells them on Linux: the key has the layout's own letter."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

PLAIN = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

PLACES = dict(zip("SRENPLZYMFC", (31, 19, 18, 49, 25, 38, 44, 21, 50, 33, 46), strict=True))
"""The scan codes of a PC by the letters of a US keyboard."""
LAYOUTS = {
    "Russian": dict(zip("SRENPLZYMFC", "ЫКУТЗДЯНЬАС", strict=True)),
    "Greek": dict(zip("SRENPLZYMFC", "ΣΡΕΝΠΛΖΥΜΦΨ", strict=True)),
    "Hebrew": dict(zip("SRENPLZYMFC", "דרקמפךזטצכב", strict=True)),
    # Half of these keys have marks of vowels.
    "Hindi": dict(zip("SRENPLZYMFC", "\u0947\u0940\u093eलजत\u0946बस\u093fम", strict=True)),
}


def key_event(
    kind: QEvent.Type,
    letter: str,
    modifiers: Qt.KeyboardModifier = PLAIN,
    text: str | None = None,
    *,
    scan: int = 0,
    virtual: int = 0,
) -> QKeyEvent:
    """An event of a key that the layout calls by a letter, digit or sign."""
    typed = letter.lower() if text is None else text
    return QKeyEvent(kind, ord(letter), modifiers, scan, virtual, 0, typed)


def press(
    layout: str, place: str, modifiers: Qt.KeyboardModifier = PLAIN, text: str | None = None
) -> QKeyEvent:
    """The key of a foreign layout that has a letter on a US keyboard is pressed."""
    letter = LAYOUTS[layout][place]
    return key_event(QEvent.Type.KeyPress, letter, modifiers, text, scan=PLACES[place] + 8)


def release(layout: str, place: str) -> QKeyEvent:
    """The same key is let go."""
    return key_event(QEvent.Type.KeyRelease, LAYOUTS[layout][place], scan=PLACES[place] + 8)


def french_digit(number: int) -> QKeyEvent:
    """A digit is typed on a French keyboard, where it needs Shift."""
    return key_event(QEvent.Type.KeyPress, str(number), SHIFT, scan=number + 9)


def send(widget: QWidget, *events: QKeyEvent) -> None:
    """Have a widget, and those that it is on, hear of keys."""
    for event in events:
        QCoreApplication.sendEvent(widget, event)
