"""The field for a name, and the switch."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from cakedesk.app.widgets.labels import draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Control, Pressed
from cakedesk.app.widgets.text_kinds import LABEL, TIGHT_EM
from cakedesk.art import faces
from cakedesk.table.bodies import draw_box
from cakedesk.table.key_meaning import meant
from cakedesk.table.text_fit import LaidText
from cakedesk.table.theme import Theme, mixed


def field_palette(palette: QPalette, theme: Theme) -> QPalette:
    """The colours of what can be written in."""
    for role, color in (
        (QPalette.ColorRole.Base, QColor(0, 0, 0, 0)),
        (QPalette.ColorRole.Text, theme.ink),
        (QPalette.ColorRole.PlaceholderText, theme.ink_soft),
        (QPalette.ColorRole.Highlight, theme.raspberry),
        (QPalette.ColorRole.HighlightedText, theme.on_raspberry),
    ):
        palette.setColor(role, color)
    return palette


class NameEdit(Control, QLineEdit):
    """A field for the name of a player."""

    entered = Signal()  # it got the focus

    def __init__(self, style: PageStyle, name: str, longest: int, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setFrame(False)
        self.setMaxLength(longest)
        self.setAccessibleName(name)
        style.changed.connect(self._restyle)
        self.textChanged.connect(lambda _text: self._fit_font())
        self._restyle()

    def place(self, rect: QRectF) -> None:
        """Move it."""
        super().place(rect)
        self._fit_font()

    def is_clipped(self) -> bool:
        """Whether some of what is typed can't be read."""
        return self._is_long() and self._laid().elided

    def _is_long(self) -> bool:
        """Whether it does not fit into a line."""
        return QFontMetricsF(self.font()).horizontalAdvance(self.text()) > self._room_px()

    def _laid(self) -> LaidText:
        """What is typed in two lines, for whoever only reads it."""
        least = self._style.least_text_px
        lines = 2 if self.height() >= 2 * TIGHT_EM * least else 1
        return LABEL.fit_at(least, self.text(), self._room_px(), lines)

    def wanted_width_px(self, text: str) -> float:
        """How wide it is with a text at its usual size."""
        return LABEL.wanted_width_px(text, self._style) + 1.5 * self._style.px(14) + 6

    def _room_px(self) -> float:
        margins = self.textMargins()
        # Qt keeps 2 px of its own at each end.
        return self.width() - margins.left() - margins.right() - 4

    def _fit_font(self) -> None:
        """Long names come nearer to the ends of the field, and are smaller, before they are cut off."""
        usual, least, pad = LABEL.size_px(self._style), self._style.least_text_px, self._style.px(14)
        smaller = [(size, pad / 2) for size in range(math.floor(usual), math.floor(least) - 1, -1)]
        for size, left in ((usual, pad), *smaller):
            self.setFont(LABEL.font(size))
            self.setTextMargins(round(left), 0, round(left / 2), 0)
            if not self._is_long():
                break
        self.tooltip = self.text() if self.is_clipped() else ""

    def focus_shape(self) -> tuple[QRectF, float]:
        """The whole field."""
        return QRectF(self.rect()), self._radius_px()

    def _radius_px(self) -> float:
        return self._style.px(12)

    def _restyle(self) -> None:
        self.setPalette(field_palette(self.palette(), self._style.theme))
        self._fit_font()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy, paste and the like have keys also where the layout has no Latin letters."""
        pressed = meant(event) if event.modifiers() & Qt.KeyboardModifier.ControlModifier else event
        super().keyPressEvent(pressed)
        event.setAccepted(pressed.isAccepted())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the beginning of a long name again."""
        super().focusOutEvent(event)
        self.setCursorPosition(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the trough that the words lie in."""
        painter, theme = QPainter(self), self._style.theme
        edge, units = (theme.ink, 3) if self.hasFocus() else (theme.line, 2)
        width = max(1.5, self._style.px(units))
        draw_box(painter, QRectF(self.rect()), self._radius_px(), theme.chip, edge, width)
        if self._is_long() and not self.hasFocus():
            margins = self.textMargins()
            place = QRectF(self.rect()).adjusted(margins.left() + 2, 0, -margins.right() - 2, 0)
            draw_lines(painter, self._laid(), place, TIGHT_EM, Qt.AlignmentFlag.AlignLeft, theme.ink)
            return
        painter.end()
        QLineEdit.paintEvent(self, event)


class Switch(Pressed, QCheckBox):
    """On: mint with a tick; off: hollow with a cross."""

    def __init__(self, style: PageStyle, name: str, description: str, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def focus_shape(self) -> tuple[QRectF, float]:
        """The switch itself."""
        body = self._body()
        return body, body.height() / 2

    def _body(self) -> QRectF:
        width, height = self._style.px(76), self._style.px(42)
        return QRectF(self.width() - width, (self.height() - height) / 2, width, height)

    def _paint(self, painter: QPainter) -> None:
        theme = self._style.theme
        body, line = self._body(), max(1.5, self._style.px(2.5))
        on = self.isChecked()
        inset = self._style.px(5)
        side = body.height() - 2 * inset
        if on:
            fill = mixed(theme.mint, QColor("#FFFFFF"), 0.12) if self.underMouse() else theme.mint
            draw_box(painter, body, body.height() / 2, fill)
        else:
            fill = mixed(theme.chip, theme.well, 0.6) if self.underMouse() else theme.panel
            draw_box(painter, body, body.height() / 2, fill, theme.ink_soft, line)
        knob = QRectF(
            body.right() - inset - side if on else body.left() + inset, body.top() + inset, side, side
        )
        draw_box(painter, knob, side / 2, theme.porcelain, None if on else theme.ink_soft, line)
        sign = side * 0.62
        left = body.left() + inset * 1.6 if on else body.right() - inset * 1.6 - sign
        color = theme.panel if on and theme.dark else theme.porcelain if on else theme.ink_soft
        face = faces.icon_face("tick" if on else "cross", color.name())
        self._style.draw_face(painter, face, QRectF(left, body.center().y() - sign / 2, sign, sign))
