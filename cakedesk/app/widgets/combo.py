"""A choice of one among many: a pill that opens a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from cakedesk.app.widgets.choice_sheet import ChoiceSheet
from cakedesk.app.widgets.labels import draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import ENTER, Control
from cakedesk.app.widgets.panels import Overlay, Page
from cakedesk.app.widgets.text_kinds import LABEL, TIGHT_EM, TextKind
from cakedesk.art import faces
from cakedesk.table.bodies import ButtonState, draw_button
from cakedesk.table.text_fit import LaidText


class Combo(Control, QComboBox):
    """A pill with the chosen words. A click, Space, Enter or F4 opens the list; arrow keys go on at once."""

    chosen = Signal(int)

    def __init__(
        self,
        style: PageStyle,
        name: str,
        words: Sequence[str],
        parent: QWidget,
        kind: TextKind = LABEL,
    ) -> None:
        super().__init__(style, parent)
        self._kind = kind
        self._sheet: ChoiceSheet | None = None
        self._abouts: Sequence[str] = ()
        self.setAccessibleName(name)
        # On Linux the name that Qt tells is the chosen entry.
        self.setAccessibleDescription(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_words(words)
        self.activated.connect(self.chosen)

    @property
    def popup(self) -> ChoiceSheet | None:
        """The open list; None while it is closed."""
        return self._sheet if self._sheet is not None and not self._sheet.isHidden() else None

    def set_words(self, words: Sequence[str], abouts: Sequence[str] = ()) -> None:
        """Offer other entries, perhaps with a sentence about each; the first one is chosen, silently."""
        self._abouts = abouts
        self.blockSignals(True)
        self.clear()
        self.addItems(list(words))
        self.blockSignals(False)

    def choose(self, index: int) -> None:
        """Choose an entry, silently."""
        self.blockSignals(True)
        self.setCurrentIndex(index)
        self.blockSignals(False)
        self.update()

    def is_clipped(self) -> bool:
        """Whether some of the chosen words can't be read."""
        return self._fit().elided

    def _chevron_px(self) -> float:
        return max(14.0, self._style.px(24))

    def _words_place(self) -> QRectF:
        pad = max(12.0, self._style.px(22))
        body, beside = QRectF(self.rect()), self._chevron_px() + 4
        words = self._kind.width_px(self.currentText(), self._style.least_text_px)
        # Words of large text may come nearer to the ends.
        pad = max(min(12.0, pad), min(pad, (body.width() - beside - words) / 1.7))
        return body.adjusted(pad, 0, -pad * 0.7 - beside, 0)

    def wanted_width_px(self) -> float:
        """How wide it is with room around the chosen words."""
        words = self._kind.wanted_width_px(self.currentText(), self._style)
        return words + 1.7 * max(12.0, self._style.px(22)) + self._chevron_px() + 4

    def least_width_px(self, height_px: float) -> float:
        """How wide it must be for the chosen words to be read, in two lines if it is so high."""
        least, words = self._style.least_text_px, self.currentText().split()
        begin = 1 if len(words) > 1 and height_px >= 2 * least * TIGHT_EM else len(words)
        halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(begin, len(words) + 1)]
        wide = min(max(self._kind.width_px(half, least) for half in pair) for pair in halves)
        return wide + 2 + 1.7 * 12.0 + self._chevron_px() + 4

    def _fit(self) -> LaidText:
        text, room, least = self.currentText(), self._words_place().width(), self._style.least_text_px
        fitted = self._kind.fit(text, self._style, room)
        if fitted.elided and self.height() >= 2 * least * TIGHT_EM:
            return self._kind.fit_at(least, text, room, 2)
        return fitted

    def _covered(self) -> QWidget:
        """What the list lies over: the page or the overlay that this is on."""
        widget: QWidget = self
        while (parent := widget.parentWidget()) is not None:
            widget = parent
            if isinstance(widget, Page | Overlay):
                break
        return widget

    def _picked(self, number: int) -> None:
        if number != self.currentIndex():
            self.choose(number)
            self.chosen.emit(number)

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        """Open our own list: the window of the system would look like nothing else here."""
        if self._sheet is None:
            self._sheet = ChoiceSheet(self._style, self._covered())
        self.setFocus(Qt.FocusReason.PopupFocusReason)
        words = [self.itemText(number) for number in range(self.count())]
        self._sheet.open_below(
            self, self.accessibleName(), words, self.currentIndex(), self._picked, self._abouts
        )

    def hidePopup(self) -> None:  # noqa: N802 - Qt's name
        """Close the list."""
        if self._sheet is not None:
            self._sheet.go_away()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the list, like Space."""
        if event.key() in ENTER:
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press opens the list."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._visible_focus = False
            self.showPopup()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nothing more happens."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the page: nobody wants to change a setting on the way."""
        event.ignore()

    def _paint(self, painter: QPainter) -> None:
        theme, body = self._style.theme, QRectF(self.rect())
        state = ButtonState(self.isEnabled(), hot=self.underMouse())
        draw_button(painter, body, "secondary", state, theme, self._style.px(1))
        words = self._words_place()
        fitted = self._fit()
        self.tooltip = self.currentText() if fitted.elided else self.accessibleName()
        draw_lines(painter, fitted, words, TIGHT_EM, Qt.AlignmentFlag.AlignLeft, theme.ink)
        side = self._chevron_px()
        place = QRectF(words.right() + 4, body.center().y() - side / 2, side, side)
        self._style.draw_face(painter, faces.icon_face("chevron_down", theme.ink.name()), place)
