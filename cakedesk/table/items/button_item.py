"""`ButtonItem`: a pill that does something when it is clicked."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from cakedesk.art.face import Face
from cakedesk.table import z_values
from cakedesk.table.items.base import ItemRole, Picture, Surface, TableItem
from cakedesk.table.metrics import MIN_TARGET_PX, MIN_TEXT_PX
from cakedesk.table.pixmap_cache import canvas, smooth_painter, whole_margin
from cakedesk.table.soft_shadow import shadow_margin_px
from cakedesk.table.strokes import fill_box, stroke_box
from cakedesk.table.text_fit import LaidText, TextStyle, lay_text, text_width
from cakedesk.table.theme import Theme

ButtonKind: TypeAlias = Literal["primary", "secondary", "icon"]


class ButtonItem(TableItem):
    """A button. There is one primary button at a time; Enter presses it (`Board.primary_button`).

    Attributes:
        text: what it says; an icon button tells it to screen readers and in its tooltip.
        kind: "primary" (do it), "secondary" or "icon" (a round one without text).
        on_click: what it does.
        text_px: the size of its text.
        chosen: whether what it does is what is chosen now.
        leads_away: whether it skips, discards or takes back: the keyboard never comes to it by itself.
    """

    def __init__(
        self,
        table: Surface,
        key: str,
        text: str,
        kind: ButtonKind = "secondary",
        on_click: Callable[[], None] | None = None,
        icon: Callable[[Theme], Face] | None = None,
        parent: TableItem | None = None,
    ) -> None:
        super().__init__(table, key, parent)
        self.role = ItemRole.BUTTON
        self.text = text
        self.kind: ButtonKind = kind
        self.on_click = on_click
        self.text_px = 25.0
        self.interactive = True
        self.accessible_name = text
        self._icon = icon
        self.chosen = self.leads_away = False
        self._hot = False
        self._pressed = False
        self.setZValue(z_values.TEXT)
        if kind == "icon":
            self.tooltip = text
            self.resize(MIN_TARGET_PX, MIN_TARGET_PX)

    @property
    def corner_px(self) -> float:
        """Half its height."""
        return self.height_px / 2

    @property
    def is_elided(self) -> bool:
        """Whether its text was cut off, since there is too little room."""
        return self.kind != "icon" and self._laid(self.width_px).elided

    def natural_width_px(self) -> float:
        """How wide it has to be for its text and comfortable ends."""
        return math.ceil(text_width(self.text, self._style()) + 2.2 * self.text_px)

    def set_text(self, text: str) -> None:
        """Say something else.

        Args:
            text: what.
        """
        if text != self.text:
            self.text = text
            self.refresh()
            self.set_accessible(text, self.accessible_description)

    def set_text_px(self, text_px: float) -> None:
        """Change the size of its text.

        Args:
            text_px: the new size.
        """
        if text_px != self.text_px:
            self.text_px = text_px
            self.refresh()

    def set_chosen(self, chosen: bool) -> None:
        """Look chosen, or not.

        Args:
            chosen: whether it does.
        """
        if chosen != self.chosen:
            self.chosen = chosen
            self.refresh()

    def set_kind(self, kind: ButtonKind) -> None:
        """Look like another kind of button.

        Args:
            kind: which.
        """
        if kind != self.kind:
            self.kind = kind
            self.refresh()

    def resize(self, width_px: float, height_px: float) -> None:
        """Draw it at another size, never too small to hit."""
        super().resize(max(round(width_px), MIN_TARGET_PX), max(round(height_px), MIN_TARGET_PX))

    def click(self) -> bool:
        """Press it.

        Returns:
            Whether it could be pressed.
        """
        if not self.available or self.is_discarded or not self.isVisible():
            return False
        if self.on_click is not None:
            self.on_click()
        return True

    def activate(self) -> bool:
        """Press it. A button that is not available takes the click and does nothing."""
        self.click()
        return True

    def set_hot(self, hot: bool) -> None:
        """Light up while the pointer is over it."""
        if hot != self._hot:
            self._hot = hot
            self.refresh()

    def set_pressed(self, pressed: bool) -> None:
        """Sink while it is held down."""
        if pressed != self._pressed:
            self._pressed = pressed
            self.refresh()

    def face_ready(self, face: Face) -> None:
        """Draw its icon again if that has come in full."""
        if self._icon is not None and self._icon(self.table.theme) == face:
            self.refresh()

    def order_faces(self) -> None:
        """Order its icon."""
        if self._icon is not None and self.width_px >= 1:
            side, ratio = self._icon_px(), self.table.device_pixel_ratio
            self.table.faces.order(self._icon(self.table.theme), side, side, device_pixel_ratio=ratio)

    def draw(self) -> Picture | None:
        """The button as it is now, from the cache if it was painted before."""
        if self.width_px < 1:
            return None
        margin = whole_margin(shadow_margin_px("rest", self.table.metrics.unit) + 2)
        if self._icon is not None:
            return Picture(self._paint(margin), margin, margin)
        state = (self.available, self.chosen, self._hot, self._pressed)
        key = ("button", self.text, self.kind, self.text_px, self.width_px, self.height_px, state,
               self.table.picture_key)  # fmt: skip
        return Picture(self.table.pixmaps.get(key, lambda: self._paint(margin)), margin, margin)

    def _paint(self, margin: float) -> QPixmap:
        ratio = self.table.device_pixel_ratio
        pixmap = canvas(self.width_px + 2 * margin, self.height_px + 2 * margin, ratio)
        painter = smooth_painter(pixmap)
        box = QRectF(margin, margin, self.width_px, self.height_px)
        if not self.available:
            ink = self._paint_unavailable(painter, box)
        elif self.kind == "primary":
            ink = self._paint_primary(painter, box)
        else:
            ink = self._paint_secondary(painter, box)
        sunk = 2.0 * self.table.metrics.unit if self._pressed and self.available else 0.0
        self._paint_label(painter, box.translated(0, sunk), ink)
        painter.end()
        return pixmap

    def _paint_unavailable(self, painter: QPainter, box: QRectF) -> QColor:
        width = max(2.0, 3.0 * self.table.metrics.unit)
        inner = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        stroke_box(painter, inner, inner.height() / 2, self.table.theme.line, width, "dotted")
        return self.table.theme.ink_soft

    def _paint_primary(self, painter: QPainter, box: QRectF) -> QColor:
        theme, unit = self.table.theme, self.table.metrics.unit
        self.table.shadow_brush().paint(painter, box, box.height() / 2, "rest")
        fill = _lit(theme.raspberry, self._hot)
        if theme.dark or self._pressed:
            fill_box(painter, box, box.height() / 2, fill)
        else:
            fill_box(painter, box, box.height() / 2, theme.raspberry.darker(150))
            top = box.adjusted(0, 0, 0, -max(2.0, 4.0 * unit))
            fill_box(painter, top, top.height() / 2, fill)
        return theme.on_raspberry

    def _paint_secondary(self, painter: QPainter, box: QRectF) -> QColor:
        theme, unit = self.table.theme, self.table.metrics.unit
        width = max(3.0, 5.0 * unit) if self.chosen else max(1.5, 2.5 * unit)
        inner = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        is_tinted = self._hot or self._pressed or self.chosen
        fill_box(painter, inner, inner.height() / 2, theme.well if is_tinted else theme.chip)
        edge = theme.raspberry if self.chosen else theme.line if self.kind == "icon" else theme.ink_soft
        stroke_box(painter, inner, inner.height() / 2, edge, width)
        return theme.ink

    def _paint_label(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        if self._icon is not None:
            side = self._icon_px()
            face = self._icon(self.table.theme)
            picture = self.table.faces.pixmap(
                face, side, side, device_pixel_ratio=self.table.device_pixel_ratio
            )
            painter.setOpacity(1.0 if self.available else 0.5)
            painter.drawPixmap(box.center() - QPointF(side / 2, side / 2), picture)
            painter.setOpacity(1.0)
        if self.kind != "icon":
            laid = self._laid(box.width())
            top = box.center().y() - laid.height_px / 2
            laid.paint(painter, QPointF(box.center().x() - laid.width_px / 2, top), ink)

    def _laid(self, width_px: float) -> LaidText:
        return lay_text(self.text, self._style(), width_px - 1.1 * self.text_px)

    def _icon_px(self) -> int:
        return round(min(self.height_px * 0.5, 30 * self.table.metrics.unit + 8))

    def _style(self) -> TextStyle:
        smallest = max(MIN_TEXT_PX, self.text_px * 0.7)
        return TextStyle(px=self.text_px, weight=700, align="center", elide=True, shrink_to_px=smallest)


def _lit(color: QColor, lit: bool) -> QColor:
    return color.lighter(112) if lit else color
