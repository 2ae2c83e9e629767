"""`ButtonItem`: a pill that does something when it is clicked."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cakedesk.table import z_values
from cakedesk.table.bodies import ButtonKind, ButtonState, draw_button
from cakedesk.table.items.base import ItemRole, Picture, Surface, TableItem
from cakedesk.table.metrics import MIN_TARGET_PX, MIN_TEXT_PX
from cakedesk.table.soft_shadow import shadow_margin_px
from cakedesk.table.text_fit import LaidText, TextStyle, lay_text, text_width


class ButtonItem(TableItem):
    """A button. There is one primary button at a time; Enter presses it (`Board.primary_button`).

    Attributes:
        text: what it says.
        kind: "primary" (do it) or "secondary".
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
    ) -> None:
        super().__init__(table, key)
        self.role = ItemRole.BUTTON
        self.text = text
        self.kind: ButtonKind = kind
        self.on_click = on_click
        self.text_px = 25.0
        self.interactive = True
        self.accessible_name = text
        self.chosen = self.leads_away = False
        self._hot = False
        self._pressed = False
        self.setZValue(z_values.TEXT)

    @property
    def corner_px(self) -> float:
        """Half its height."""
        return self.height_px / 2

    @property
    def is_elided(self) -> bool:
        """Whether its text was cut off, since there is too little room."""
        return self._laid(self.width_px).elided

    @property
    def is_small(self) -> bool:
        """Whether its text is smaller than texts should be, since there is too little room."""
        return self._laid(self.width_px).style.px < min(self.text_px, self.table.metrics.text_px(0))

    def natural_width_px(self) -> float:
        """How wide it has to be for its text and comfortable ends."""
        return math.ceil(text_width(self.text, self._style()) + 2.2 * self.text_px)

    def set_text(self, text: str) -> None:
        """Say something else."""
        if text != self.text:
            self.text = text
            self.refresh()
            self.set_accessible(text, self.accessible_description)

    def set_text_px(self, text_px: float) -> None:
        """Change the size of its text."""
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
        """Look like another kind of button."""
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

    def draw(self) -> Picture | None:
        """The button as it is now, from the cache if it was painted before."""
        if self.width_px < 1:
            return None
        state = ButtonState(self.available, self.chosen, self._hot, self._pressed)
        margin = shadow_margin_px("rest", self.table.metrics.unit) + 2
        key = self.text, self.kind, self.text_px, state
        return self.painted(partial(self._paint, state), margin, key)

    def _paint(self, state: ButtonState, painter: QPainter, box: QRectF) -> None:
        table, laid = self.table, self._laid(self.width_px)
        if self.kind == "primary" and state.available and not state.pressed:
            table.shadow_brush().paint(painter, box, box.height() / 2, "rest")
        body, ink = draw_button(painter, box, self.kind, state, table.theme, table.metrics.unit)
        laid.paint(painter, body.center() - QPointF(laid.width_px, laid.height_px) / 2, ink)

    def _laid(self, width_px: float) -> LaidText:
        """In one line or two; smaller than texts should be only where neither has room."""
        style, room_px = self._style(), width_px - 1.1 * self.text_px
        least = max(style.shrink_to_px, min(self.text_px, self.table.metrics.text_px(0)))
        large, lines = style._replace(shrink_to_px=least), style._replace(wrap=True, even=True)
        for way in (large, lines._replace(shrink_to_px=least), style):
            laid = lay_text(self.text, way, room_px, self.height_px)
            if laid.fits:
                return laid
        return lay_text(self.text, lines, room_px, self.height_px)

    def _style(self) -> TextStyle:
        smallest = max(MIN_TEXT_PX, self.text_px * 0.7)
        return TextStyle(px=self.text_px, weight=700, align="center", elide=True, shrink_to_px=smallest)
