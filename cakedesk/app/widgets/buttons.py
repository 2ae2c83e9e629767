"""The buttons: pills with words, discs with a picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QPainter
from PySide6.QtWidgets import QPushButton, QWidget

from cakedesk.app.widgets.labels import draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Pressed
from cakedesk.app.widgets.text_kinds import BUTTON, TextKind, fit_text
from cakedesk.art import faces
from cakedesk.table.bodies import ButtonKind, ButtonState, draw_button
from cakedesk.table.text_fit import LaidText
from cakedesk.table.theme import Theme

_LINE_EM = 1.12


class PaintedButton(Pressed, QPushButton):
    """What all painted buttons share: words without mnemonics, Enter as well as Space, hover, focus."""

    def __init__(self, style: PageStyle, words: str, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.set_words(words)

    @property
    def words(self) -> str:
        """What stands on it, and what a screen reader says."""
        return self.accessibleName()

    def set_words(self, words: str) -> None:
        """Put other words on it."""
        self.setText(words.replace("&", "&&"))
        self.setAccessibleName(words)
        self.update()

    def _paint_body(
        self, painter: QPainter, body: QRectF, kind: ButtonKind, theme: Theme | None = None
    ) -> tuple[QRectF, QColor]:
        """Paint its body; see `draw_button`."""
        state = ButtonState(self.isEnabled(), self.isChecked(), self.underMouse(), self.isDown())
        return draw_button(painter, body, kind, state, theme or self._style.theme, self._style.px(1))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be pressed."""
        super().enterEvent(event)
        self.update()


class PillButton(PaintedButton):
    """A pill with words, perhaps with an icon before them. Disabled it is a dotted outline."""

    _body_theme: Theme | None = None
    """In whose colours it is painted; None: in those of the page."""

    def __init__(
        self,
        style: PageStyle,
        words: str,
        parent: QWidget,
        *,
        kind: ButtonKind = "secondary",
        text: TextKind = BUTTON,
        icon: str = "",
    ) -> None:
        super().__init__(style, words, parent)
        self._kind = kind
        self._text = text
        self._icon = icon
        self._ink: QColor | None = None

    @property
    def is_primary(self) -> bool:
        """Whether it stands out from all others that are there."""
        return self._kind in ("primary", "porcelain")

    def set_kind(self, kind: ButtonKind) -> None:
        """Say how much it wants to be pressed."""
        self._kind = kind
        self.update()

    def set_porcelain_ink(self, color: QColor) -> None:
        """The colour of the words on a porcelain pill."""
        self._ink = QColor(color)
        self.update()

    def wanted_width_px(self) -> float:
        """How wide it is with room left and right of its words."""
        icon = self._icon_px() + self._style.px(10) if self._icon else 0.0
        return self._text.wanted_width_px(self.words, self._style) + icon + 2 * self._style.px(34)

    def is_clipped(self) -> bool:
        """Whether some of the words can't be read."""
        fitted = self._fit(self._text_room())
        high = fitted.style.typeface.px * _LINE_EM * len(fitted.lines)
        return fitted.elided or fitted.splits_word or high > self.height() + 1

    def _fit(self, width_px: float) -> LaidText:
        size, least = self._text.size_px(self._style), self._style.least_text_px
        one = self._text.fit(self.words, self._style, width_px)
        tallest = (self.height() - self._lip_px()) / (2 * _LINE_EM)
        if not one.elided or tallest < least:
            return one
        return fit_text(self.words, self._text, min(size, tallest), least, width_px, 2)

    def _text_room(self) -> float:
        icon = self._icon_px() + self._style.px(10) if self._icon else 0.0
        return max(1.0, self.width() - icon - 2 * self._style.px(14))

    def _icon_px(self) -> float:
        return self._style.px(34)

    def _lip_px(self) -> float:
        return max(2.0, self._style.px(4))

    def _paint(self, painter: QPainter) -> None:
        place, ink = self._paint_body(painter, QRectF(self.rect()), self._kind, self._body_theme)
        ink = self._ink or ink
        fitted = self._fit(self._text_room())
        text_width = fitted.widest_px
        if self._icon:
            side, gap = self._icon_px(), self._style.px(10)
            left = place.center().x() - (side + gap + text_width) / 2
            icon = QRectF(left, place.center().y() - side / 2, side, side)
            self._style.draw_face(painter, faces.icon_face(self._icon, ink.name()), icon)
            place = QRectF(left + side + gap, place.y(), text_width, place.height())
        draw_lines(painter, fitted, place, _LINE_EM, Qt.AlignmentFlag.AlignHCenter, ink)


class RoundButton(PaintedButton):
    """A disc with an icon; its name shows as a tooltip."""

    _ICON_SHARE = 0.52

    def __init__(
        self, style: PageStyle, words: str, icon: str, parent: QWidget, *, kind: ButtonKind = "icon"
    ) -> None:
        super().__init__(style, words, parent)
        self._icon = icon
        self._kind = kind
        self.tooltip = words

    def set_icon(self, icon: str, words: str) -> None:
        """Show another icon."""
        if (icon, words) != (self._icon, self.words):
            self._icon = icon
            self.set_words(words)
            self.tooltip = words

    def _paint(self, painter: QPainter) -> None:
        """Paint disc and sign; pale while it does nothing."""
        self._paint_sign(painter, *self._paint_body(painter, QRectF(self.rect()), self._kind))

    def _paint_sign(self, painter: QPainter, body: QRectF, ink: QColor) -> None:
        side = round(body.height() * self._ICON_SHARE)
        icon = QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side)
        self._style.draw_face(painter, faces.icon_face(self._icon, ink.name()), icon)
