"""`ReasonBubble`: what the pointer would learn by resting on something, for whoever uses the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF

from cakedesk.table import z_values
from cakedesk.table.items import Frame, PanelItem, PanelStyle, TableItem, TextItem, TextStyle
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

WIDEST_UNITS = 460


class ReasonBubble(ScreenPart):
    """Shows the tooltip of what the keyboard has come to, beside it."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._panel = self.own(PanelItem(scene))
        self._text = self.own(TextItem(scene, ""))
        self._panel.setZValue(z_values.ENLARGED)
        self._text.setZValue(z_values.ENLARGED + 1)
        self.set_shown(False)

    @property
    def text(self) -> str:
        """What it says; empty while it is hidden."""
        return self._text.text if self.is_shown else ""

    def point_at(self, item: TableItem | None) -> None:
        """The pointer or the keyboard came to an item.

        Args:
            item: which; None: to none. The pointer has tooltips of its own.
        """
        focus = self.scene.focus
        if item is None or not item.tooltip or not focus.shown or focus.current is not item:
            self.set_shown(False)
            return
        self._text.set_text(item.tooltip)
        # The item's own description says the same to a screen reader.
        self._text.set_accessible("")
        self.set_shown(True)
        self._fit(item.rect_px())

    def _fit(self, beside: QRectF) -> None:
        px, metrics = self.metrics.px, self.metrics
        self._text.set_style(TextStyle(px=metrics.text_px(20), wrap=True))
        self._text.set_width(None)
        if self._text.width_px > px(WIDEST_UNITS):
            self._text.set_width(px(WIDEST_UNITS))
        pad = px(14)
        width, height = self._text.width_px + 2 * pad, self._text.height_px + 2 * pad
        left = min(max(beside.center().x() - width / 2, px(8)), metrics.width_px - width - px(8))
        top = beside.top() - height - px(12)
        if top < px(8):
            top = min(beside.bottom() + px(12), metrics.height_px - height - px(8))
        frame = Frame("ink_soft", max(1.5, px(2.5)))
        self._panel.set_style(PanelStyle(fill="chip", radius_px=px(16), shadow="card", frame=frame))
        self._panel.resize(width, height)
        self._panel.place(left, top)
        self._text.place(left + pad, top + pad)
