"""Points before and after a placement, in a pill: green if there are more, else in the colour of loss."""

from __future__ import annotations

from cakedesk.table import z_values
from cakedesk.table.boards.top_cake.stack_composer import PlacementPreview
from cakedesk.table.items import FaceItem, Frame, PanelItem, PanelStyle, TextItem, display_style, icon_in
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

TEXT_UNITS = 27
SIDE_UNITS = 18
GAP_UNITS = 13
ARROW_UNITS = 22


class PointsPill(ScreenPart):
    """Draws the pill. A small triangle before the numbers says that something would fall."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.width_px = 0.0
        self.height_px = 0.0
        self._color = "mint"
        self._falls = False
        self._most_width_px = 0.0
        self._panel = self.own(PanelItem(scene))
        self._panel.setZValue(z_values.TAG)
        self._before = self.own(TextItem(scene))
        self._after = self.own(TextItem(scene))
        self._arrow = self.own(FaceItem(scene, icon_in("arrow_right", "mint")))
        self._warning = self.own(FaceItem(scene, icon_in("warning", "warn")))
        for item in (self._arrow, self._warning, self._before, self._after):
            item.setZValue(z_values.TEXT)
            item.set_accessible("")

    def set_preview(self, preview: PlacementPreview, most_width_px: float) -> None:
        """Show what a placement is worth."""
        self._most_width_px = most_width_px
        self._color = "mint" if preview.gain > 0 else "warn"
        self._falls = bool(preview.falling)
        self._before.set_text(str(preview.points_before))
        self._after.set_text(str(preview.points_after))
        self._before.set_accessible("")
        self._after.set_accessible("")
        self._arrow.set_face(icon_in("arrow_right", self._color))
        self._measure()

    def place_center(self, x_px: float, y_px: float) -> None:
        """Put its middle somewhere."""
        self._measure()
        px = self.metrics.px
        left = x_px - self.width_px / 2
        self._panel.place(left, y_px - self.height_px / 2)
        left += px(SIDE_UNITS)
        self.show_item(self._warning, self._falls)
        if self._falls:
            self._warning.place(left, y_px - self._warning.height_px / 2)
            left += self._warning.width_px + px(GAP_UNITS) * 0.8
        for item in (self._before, self._arrow, self._after):
            item.place(left, y_px - item.height_px / 2)
            left += item.width_px + px(GAP_UNITS)

    def _measure(self) -> None:
        text_px, least_px = self.metrics.text_px(TEXT_UNITS), self.metrics.text_px(0)
        self._measure_at(text_px)
        while self.width_px > self._most_width_px and text_px - 1 >= least_px:
            text_px -= 1
            self._measure_at(text_px)

    def _measure_at(self, text_px: float) -> None:
        px = self.metrics.px
        self._before.set_style(display_style(text_px, "ink_soft"))
        self._after.set_style(display_style(text_px, "ink"))
        self._arrow.resize(px(ARROW_UNITS), px(ARROW_UNITS))
        self._warning.resize(px(ARROW_UNITS + 3), px(ARROW_UNITS + 3))
        width = self._before.width_px + self._arrow.width_px + self._after.width_px
        width += 2 * px(GAP_UNITS) + 2 * px(SIDE_UNITS)
        if self._falls:
            width += self._warning.width_px + px(GAP_UNITS) * 0.8
        self.width_px, self.height_px = width, max(px(42), self._after.height_px * 1.2)
        line = Frame(self._color, max(2.0, px(2.6)))
        self._panel.set_style(PanelStyle(fill="well", radius_px=self.height_px / 2, frame=line))
        self._panel.resize(self.width_px, self.height_px)
