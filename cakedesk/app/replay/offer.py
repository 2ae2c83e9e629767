"""The offer to play on from the moment that a replay shows."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.bar_controls import BarPill
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.text_kinds import BUTTON_LARGE, CAPTION, ink_soft

BUSY_AFTER_MS = 300
"""So long nobody is told that something takes time."""

_BUTTON_UNITS, _TALLER = 66.0, 1.5


class PlayOnOffer(Painted, QWidget):
    """A primary button with a line on what it does. While that takes long, the button cancels it."""

    clicked = Signal()  # a new match is wanted
    cancelled = Signal()  # it is no longer wanted

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.is_busy = False  # whether it says that the match takes a while
        self._is_usable = True
        self.button = BarPill(style, "", self, kind="primary", text=BUTTON_LARGE)
        self._about = Label(
            style, CAPTION, self, color=ink_soft, lines=3, align=Qt.AlignmentFlag.AlignHCenter
        )
        self._soon = QTimer(self, singleShot=True)
        self._soon.setObjectName("play on takes long")
        self._soon.timeout.connect(self._show_busy)
        self.button.clicked.connect(self._press)
        self._show()

    def set_usable(self, on: bool) -> None:
        """Say whether there is anything to be played from here."""
        self._is_usable = on
        self._show()

    def set_working(self, on: bool) -> None:
        """Say that the match is being made, or no longer. At first nobody sees it."""
        if on:
            self._soon.start(BUSY_AFTER_MS)
        else:
            self._soon.stop()
            self.is_busy = False
            self._show()

    def wanted_width_px(self) -> float:
        """How wide it is with room around its words."""
        return self.button.wanted_width_px()

    def place(self, rect: QRectF) -> None:
        """Move it; button and line stand in its middle."""
        super().place(rect)
        high, gap = self._style.target_px(_BUTTON_UNITS), self._style.px(8)
        line = max(CAPTION.line_px(self._style) * 2, self._about.wanted_height_px(self.width())) + 4
        self.button.place(QRectF(0, 0, self.width(), high))
        if self.button.is_clipped():  # long words have two lines
            high *= _TALLER
        line = min(line, self.height() - high - gap)
        top = (self.height() - high - gap - line) / 2
        self.button.place(QRectF(0, top, self.width(), high))
        self._about.place(QRectF(0, top + high + gap, self.width(), line))

    def _press(self) -> None:
        if self.is_busy:
            self.cancelled.emit()
        else:
            self.clicked.emit()

    def _show_busy(self) -> None:
        self.is_busy = True
        self._show()

    def _show(self) -> None:
        if self.is_busy:
            self.button.set_words(self.tr("Cancel"))
            self._about.setText(self.tr("Shuffling what was hidden …"))
        else:
            self.button.set_words(self.tr("Play on from here"))
            self._about.setText(self.tr("a new match; what is hidden is dealt anew"))
        self.button.setEnabled(self._is_usable or self.is_busy)
        self.button.setAccessibleDescription(self._about.text())
