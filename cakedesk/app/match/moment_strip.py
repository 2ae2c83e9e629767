"""The strip below an earlier moment of a match: which one it is, and the way back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.match.moment_names import MomentNames
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Arranged
from cakedesk.app.widgets.text_kinds import LABEL, TextKind

_BUTTON = TextKind(False, 700, 22, 1.2)
_STRIP_UNITS, _BUTTON_UNITS, _SIDE_UNITS, _GAP_UNITS = 78.0, 54.0, 24.0, 12.0


class MomentKeys:
    """Mix-in of the strip's buttons: arrow keys and Escape are the strip's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the strip's keys to the strip."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)  # type: ignore[misc]


class MomentButton(MomentKeys, PillButton):
    """A button of the strip."""


class MomentStrip(Arranged, QWidget):
    """Says "Move 12 of 40, as it was" and goes to earlier and later moves, or back to now."""

    moved = Signal(int)  # the moment before (-1) or after (1) is wanted
    left = Signal()  # back to now

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._names = MomentNames(self)
        self.setAccessibleName(self.tr("Earlier moment"))
        self._label = Label(style, LABEL, self, lines=2)
        self.earlier_button = MomentButton(style, self.tr("Earlier"), self, text=_BUTTON)
        self.later_button = MomentButton(style, self.tr("Later"), self, text=_BUTTON)
        self.now_button = MomentButton(style, self.tr("Back to now"), self, kind="primary", text=_BUTTON)
        self.earlier_button.clicked.connect(lambda: self.moved.emit(-1))
        self.later_button.clicked.connect(lambda: self.moved.emit(1))
        self.now_button.clicked.connect(self.left)
        self._ring = FocusRing(style, self)

    @property
    def text(self) -> str:
        """What it says."""
        return self._label.text()

    def wanted_height_px(self) -> int:
        """How high it is."""
        return round(max(self._style.px(_STRIP_UNITS), self._style.target_px(_BUTTON_UNITS) + 12))

    def show_moment(self, steps: int, count: int, *, is_during: bool = False) -> None:
        """Say which moment is shown."""
        self._label.setText(self._names.name(steps, count, is_during=is_during))
        focused = self.earlier_button.hasFocus() or self.later_button.hasFocus()
        self.earlier_button.setEnabled(steps > 0)
        self.later_button.setEnabled(steps < count or is_during)
        if focused and not (self.earlier_button.hasFocus() or self.later_button.hasFocus()):
            self.now_button.setFocus(Qt.FocusReason.TabFocusReason)

    def relayout(self) -> None:
        """Place everything anew: the buttons right, the words in what is left."""
        px, height = self._style.px, float(self.height())
        side = self._style.target_px(_BUTTON_UNITS)
        gap, top, right = px(_GAP_UNITS), (height - side) / 2, self.width() - px(_SIDE_UNITS)
        buttons = (self.now_button, self.later_button, self.earlier_button)
        wanted = [button.wanted_width_px() for button in buttons]
        left = px(_SIDE_UNITS)
        share = min(1.0, (right - left) * 0.7 / (sum(wanted) + 2 * gap))
        for button, width in zip(buttons, wanted, strict=True):
            button.place(QRectF(right - width * share, top, width * share, side))
            right -= width * share + gap
        self._label.place(QRectF(left, 0, max(1.0, right - left), height))
        self._ring.follow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys go through the moves, Escape goes back to now."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.moved.emit(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def _paint(self, painter: QPainter) -> None:
        """Paint the ground, and a line of honey on top: this is not now."""
        theme = self._style.theme
        painter.fillRect(self.rect(), theme.panel)
        line, outline = max(3.0, self._style.px(5)), max(1.0, self._style.px(1.5))
        painter.fillRect(QRectF(0, 0, self.width(), line + outline), theme.card_ink)
        painter.fillRect(QRectF(0, 0, self.width(), line), theme.honey)
