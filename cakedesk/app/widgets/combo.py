"""A choice of one among many: a pill that opens a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QComboBox, QWidget

from cakedesk.app.widgets.buttons import PaintedButton
from cakedesk.app.widgets.focus import FocusMemory
from cakedesk.app.widgets.labels import LEAST_TEXT_UNITS, draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded, draw_shadow, mixed
from cakedesk.app.widgets.panels import Overlay, Page
from cakedesk.app.widgets.text_fit import FittedText, fit_text
from cakedesk.app.widgets.text_kinds import LABEL, TextKind
from cakedesk.art import faces

_TIGHT_EM = 1.1


class ComboRow(PaintedButton):
    """One entry of an open list; the chosen one has a tick."""

    def __init__(self, style: PageStyle, words: str, parent: QWidget, *, chosen: bool) -> None:
        super().__init__(style, words, parent)
        self._chosen = chosen
        if chosen:
            self.setAccessibleDescription(self.tr("chosen"))
        style.pictures_changed.connect(self.update)

    def focus_shape(self) -> tuple[QRectF, float]:
        """The row."""
        return QRectF(self.rect()).adjusted(6, 6, -6, -6), self._style.px(10)

    def wanted_width_px(self) -> float:
        """How wide it is in one line."""
        words = QFontMetricsF(LABEL.font(LABEL.size_px(self._style))).horizontalAdvance(self.words)
        return words + self._style.px(20 + 34 + 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint words and tick."""
        del event
        theme, px, painter = self._style.theme, self._style.px, QPainter(self)
        body = QRectF(self.rect())
        if self.underMouse() or self.hasFocus():
            draw_rounded(painter, body, px(14), theme.well)
        tick = px(24)
        inner = body.adjusted(px(20), 0, -px(20) - tick, 0)
        least = self._style.metrics.text_px(LEAST_TEXT_UNITS)
        fitted = fit_text(self.words, LABEL.font, LABEL.size_px(self._style), least, inner.width(), 1)
        draw_lines(painter, fitted, inner, 1.2, Qt.AlignmentFlag.AlignLeft, theme.ink)
        if self._chosen:
            place = QRectF(inner.right() + px(4), body.center().y() - tick / 2, tick, tick)
            self._style.draw_face(painter, faces.icon_face("tick", theme.raspberry.name()), place)


class ComboList(Overlay):
    """The open list. Arrow keys and Tab go through it, Enter chooses, Esc closes it.

    Signals:
        picked(int): an entry was chosen.
    """

    picked = Signal(int)

    def __init__(
        self, style: PageStyle, name: str, words: Sequence[str], index: int, parent: QWidget
    ) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(name)
        self._index = index
        self._anchor = QRectF()
        self._panel = QRectF()
        self.rows = [ComboRow(style, word, self, chosen=number == index) for number, word in enumerate(words)]
        for number, row in enumerate(self.rows):
            row.clicked.connect(lambda _checked=False, number=number: self._pick(number))

    def open_below(self, anchor: QRectF) -> None:
        """Open the list.

        Args:
            anchor: the place of its pill in the parent, px.
        """
        self._anchor = anchor
        self.raise_over_parent()

    def first_focus(self) -> QWidget:
        """The entry that is chosen now."""
        return self.rows[max(0, self._index)]

    def escape(self) -> None:
        """Esc closes it."""
        self.go_away()

    def relayout(self) -> None:
        """Place everything anew: below its pill, or above where the window ends."""
        px = self._style.px
        row, pad = self._style.target_px(50), px(10)
        row = min(row, (self.height() - 2 * pad - px(16)) / len(self.rows))
        width = max(self._anchor.width(), *(line.wanted_width_px() + 2 * pad for line in self.rows))
        width = min(width, self.width() - px(16))
        height = len(self.rows) * row + 2 * pad
        left = max(px(8), min(self._anchor.x(), self.width() - width - px(8)))
        top = self._anchor.bottom() + px(6)
        if top + height > self.height() - px(8):
            top = max(px(8), self._anchor.y() - px(6) - height)
        if top + height > self.height() - px(8):
            top = self.height() - px(8) - height
        self._panel = QRectF(left, top, width, height)
        for number, line in enumerate(self.rows):
            line.place(QRectF(left + pad, top + pad + number * row, width - 2 * pad, row))

    def _pick(self, number: int) -> None:
        self.go_away()
        self.picked.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go up and down."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click elsewhere closes it."""
        if not self._panel.contains(event.position()):
            self.go_away()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel."""
        del event
        painter, theme, px = QPainter(self), self._style.theme, self._style.px
        draw_shadow(painter, self._style, self._panel, px(20), blur=px(18), drop=px(10), alpha=0.34)
        draw_rounded(painter, self._panel, px(20), theme.panel, QPen(theme.line, max(1.0, px(1.5))))


class Combo(FocusMemory, QComboBox):
    """A pill with the chosen words. A click, Space, Enter or F4 opens the list; arrow keys go on at once.

    Attributes:
        popup: the open list, or None.

    Signals:
        chosen(int): a person chose the entry of this number.
    """

    chosen = Signal(int)

    def __init__(
        self,
        style: PageStyle,
        name: str,
        words: Sequence[str],
        parent: QWidget,
        kind: TextKind = LABEL,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._kind = kind
        self.popup: ComboList | None = None
        self.setAccessibleName(name)
        # On Linux the name that Qt tells is the chosen entry.
        self.setAccessibleDescription(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.set_words(words)
        self.activated.connect(self.chosen)
        style.changed.connect(self.update)
        style.pictures_changed.connect(self.update)

    def set_words(self, words: Sequence[str]) -> None:
        """Offer other entries; the first one is chosen, silently.

        Args:
            words: what the entries are called.
        """
        self.blockSignals(True)
        self.clear()
        self.addItems(list(words))
        self.blockSignals(False)

    def choose(self, index: int) -> None:
        """Choose an entry, silently.

        Args:
            index: its number.
        """
        self.blockSignals(True)
        self.setCurrentIndex(index)
        self.blockSignals(False)
        self.update()

    def place(self, rect: QRectF) -> None:
        """Move it.

        Args:
            rect: its place in its parent, px.
        """
        self.setGeometry(rect.toRect())

    def focus_shape(self) -> tuple[QRectF, float]:
        """The pill."""
        return QRectF(self.rect()), self.height() / 2

    def is_clipped(self) -> bool:
        """Whether some of the chosen words can't be read."""
        return self._fit().clipped

    def _chevron_px(self) -> float:
        return max(14.0, self._style.px(24))

    def _words_place(self) -> QRectF:
        pad = max(12.0, self._style.px(22))
        return QRectF(self.rect()).adjusted(pad, 0, -pad * 0.7 - self._chevron_px() - 4, 0)

    def _fit(self) -> FittedText:
        least = self._style.metrics.text_px(LEAST_TEXT_UNITS)
        room = max(1.0, self._words_place().width())
        size, text = self._kind.size_px(self._style), self.currentText()
        fitted = fit_text(text, self._kind.font, size, least, room, 1)
        if fitted.clipped and self.height() >= 2 * least * _TIGHT_EM:
            return fit_text(text, self._kind.font, least, least, room, 2)
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

    def _forget_list(self) -> None:
        if self.popup is not None:
            self.popup.deleteLater()
            self.popup = None

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        """Open our own list: the window of the system would look like nothing else here."""
        host = self._covered()
        words = [self.itemText(number) for number in range(self.count())]
        self._forget_list()
        self.popup = ComboList(self._style, self.accessibleName(), words, self.currentIndex(), host)
        self.popup.picked.connect(self._picked)
        self.popup.closed.connect(self._forget_list)
        self.setFocus(Qt.FocusReason.PopupFocusReason)
        self.popup.open_below(
            QRectF(QRectF(self.rect()).translated(self.mapTo(host, QPoint(0, 0)).toPointF()))
        )

    def hidePopup(self) -> None:  # noqa: N802 - Qt's name
        """Close the list."""
        if self.popup is not None:
            self.popup.go_away()

    def minimumSizeHint(self) -> QSize:
        """Pages place it by themselves."""
        return QSize(0, 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        self.note_focus(event)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the list, like Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint pill, words and chevron."""
        del event
        theme, painter, body = self._style.theme, QPainter(self), QRectF(self.rect())
        fill = mixed(theme.chip, theme.well, 0.55) if self.underMouse() else theme.chip
        draw_rounded(
            painter, body, body.height() / 2, fill, QPen(theme.ink_soft, max(1.5, self._style.px(2)))
        )
        words = self._words_place()
        draw_lines(painter, self._fit(), words, _TIGHT_EM, Qt.AlignmentFlag.AlignLeft, theme.ink)
        side = self._chevron_px()
        place = QRectF(words.right() + 4, body.center().y() - side / 2, side, side)
        self._style.draw_face(painter, faces.icon_face("chevron_down", theme.ink.name()), place)
