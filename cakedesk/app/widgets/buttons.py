"""The buttons: pills with words, discs with a picture."""

from __future__ import annotations

import enum

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QWidget

from cakedesk.app.widgets.labels import LEAST_TEXT_UNITS, draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Control
from cakedesk.app.widgets.painting import draw_rounded, mixed
from cakedesk.app.widgets.text_kinds import BUTTON, TextKind, fit_text
from cakedesk.art import faces
from cakedesk.table.text_fit import LaidText
from cakedesk.table.theme import Theme

_DISABLED_OPACITY = 0.38
_LINE_EM = 1.12


class PaintedButton(Control, QPushButton):
    """What all painted buttons share: words without mnemonics, Enter as well as Space, hover, focus."""

    def __init__(self, style: PageStyle, words: str, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, once however long it is held: it may be held since before the button came."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be pressed."""
        super().enterEvent(event)
        self.update()


class PillKind(enum.Enum):
    """How much a pill wants to be pressed."""

    PRIMARY = enum.auto()
    SECONDARY = enum.auto()
    PORCELAIN = enum.auto()


class PillButton(PaintedButton):
    """A pill with words, perhaps with an icon before them. Disabled it is a dotted outline."""

    def __init__(
        self,
        style: PageStyle,
        words: str,
        parent: QWidget,
        *,
        kind: PillKind = PillKind.SECONDARY,
        text: TextKind = BUTTON,
        icon: str = "",
    ) -> None:
        super().__init__(style, words, parent)
        self._kind = kind
        self._text = text
        self._icon = icon
        self._ink: QColor | None = None
        if icon:
            style.pictures_changed.connect(self.update)

    def set_porcelain_ink(self, color: QColor) -> None:
        """The colour of the words on a porcelain pill."""
        self._ink = QColor(color)
        self.update()

    def wanted_width_px(self) -> float:
        """How wide it is with room left and right of its words."""
        metrics = QFontMetricsF(self._text.font(self._text.size_px(self._style)))
        icon = self._icon_px() + self._style.px(10) if self._icon else 0.0
        return metrics.horizontalAdvance(self.words) + icon + 2 * self._style.px(34)

    def is_clipped(self) -> bool:
        """Whether some of the words can't be read."""
        fitted = self._fit(self._text_room())
        high = fitted.style.typeface.px * _LINE_EM * len(fitted.lines)
        return fitted.elided or high > self.height() + 1

    def _fit(self, width_px: float) -> LaidText:
        size, least = self._text.size_px(self._style), self._style.metrics.text_px(LEAST_TEXT_UNITS)
        one = fit_text(self.words, self._text, size, least, width_px, 1)
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

    def _paint_ground(self, painter: QPainter, body: QRectF) -> tuple[QRectF, QColor]:
        """Paint the pill."""
        theme, radius = self._style.theme, body.height() / 2
        if not self.isEnabled():
            pen = QPen(
                theme.ink_soft,
                max(1.5, self._style.px(2.5)),
                Qt.PenStyle.CustomDashLine,
                Qt.PenCapStyle.RoundCap,
            )
            pen.setDashPattern([0.1, 3.0])
            draw_rounded(painter, body, radius, None, pen)
            return body, theme.ink_soft
        if self._kind is PillKind.SECONDARY:
            fill = mixed(theme.chip, theme.well, 0.55) if self.underMouse() else theme.chip
            if self.isDown():
                fill = mixed(theme.chip, theme.line, 0.4)
            draw_rounded(painter, body, radius, fill, QPen(theme.ink_soft, max(1.5, self._style.px(2))))
            return body, theme.ink
        lip = self._lip_px()
        fill, ink, edge = self._strong_colors(theme)
        if self.underMouse():
            fill = mixed(fill, QColor("#FFFFFF"), 0.10)
        top = body.adjusted(0, 0, 0, -lip)
        if self.isDown():
            top.translate(0, lip)
        else:
            draw_rounded(painter, body, radius, edge)
        draw_rounded(painter, top, radius, fill)
        return top, ink

    def _strong_colors(self, theme: Theme) -> tuple[QColor, QColor, QColor]:
        if self._kind is PillKind.PRIMARY:
            return theme.raspberry, theme.on_raspberry, mixed(theme.raspberry, QColor("#000000"), 0.34)
        return theme.porcelain, self._ink or theme.card_ink, QColor("#8E8478")

    def _paint(self, painter: QPainter) -> None:
        place, ink = self._paint_ground(painter, QRectF(self.rect()))
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

    def __init__(self, style: PageStyle, words: str, icon: str, parent: QWidget) -> None:
        super().__init__(style, words, parent)
        self._icon = icon
        self.tooltip = words
        style.pictures_changed.connect(self.update)

    def set_icon(self, icon: str, words: str) -> None:
        """Show another icon."""
        self._icon = icon
        self.set_words(words)
        self.tooltip = words

    def hitButton(self, pos: QPoint) -> bool:
        """The whole square counts: corners are easily hit."""
        return self.rect().contains(pos)

    def _paint(self, painter: QPainter) -> None:
        """Paint disc and icon; pale while it does nothing."""
        theme = self._style.theme
        if not self.isEnabled():
            painter.setOpacity(_DISABLED_OPACITY)
        body = QRectF(self.rect())
        fill = mixed(theme.panel, theme.well, 0.9) if self.underMouse() else theme.panel
        if self.isDown():
            fill = mixed(theme.panel, theme.line, 0.5)
        draw_rounded(painter, body, body.height() / 2, fill, QPen(theme.line, max(1.5, self._style.px(2))))
        side = round(body.height() * 0.52)
        icon = QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side)
        self._style.draw_face(painter, faces.icon_face(self._icon, theme.ink.name()), icon)
