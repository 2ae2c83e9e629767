"""Where a picked card may go: zones over one's own stacks, a place for a new one, points before and after."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF

from cakedesk.games.top_cake.actions import NEW_STACK
from cakedesk.table import z_values
from cakedesk.table.aids import Aids
from cakedesk.table.boards.top_cake.stack_composer import PlacementPreview
from cakedesk.table.boards.top_cake.stack_wording import StackWording
from cakedesk.table.boards.top_cake.stacking_layout import SeatRects
from cakedesk.table.boards.top_cake.stacking_panel import SeatStacks
from cakedesk.table.items import (
    DropZone,
    FaceItem,
    Frame,
    PanelItem,
    PanelStyle,
    TextItem,
    TextStyle,
    display_style,
    icon_in,
)
from cakedesk.table.kit.kept import Kept
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

CAPTION_UNITS = 22
NEW_STACK_KEY = "zone/new"


class StackingTargets(ScreenPart):
    """Draws the zones and what they promise; while nothing is picked a quiet frame for a new stack alone."""

    def __init__(self, scene: TableScene, wording: StackWording, aids: Aids) -> None:
        super().__init__(scene)
        self._wording = wording
        self._aids = aids
        self._zones = Kept(self, self._new_target)
        self._pills: Kept[int, PointsPill] = Kept(self, lambda _: PointsPill(scene))
        self._panel: SeatStacks | None = None
        self._offered: Mapping[int, PlacementPreview] = {}
        self._open = True
        self._new_zone = self.own(DropZone(scene, NEW_STACK_KEY, self.tr("New stack"), NEW_STACK))
        self._new_zone.is_quiet = not aids.targets
        self._new_frame = self.own(PanelItem(scene))
        self._plus = self.own(FaceItem(scene, icon_in("plus", "line")))
        self._new_text = self.own(TextItem(scene, self.tr("new stack")))
        self._gain = self.own(TextItem(scene))
        self._caption = self.own(TextItem(scene))
        self._caption.set_accessible("")
        self.show_item(self._caption, False)

    def fit(self, panel: SeatStacks, rects: SeatRects) -> None:
        """Stand over the stacks of a panel."""
        self._panel = panel
        count = len(rects.columns)
        self._pills.lay(range(count))
        self._new_zone.focus_order = (2, count)
        for zone, column in zip(self._zones.lay(range(count)).values(), rects.columns, strict=True):
            zone.radius_px = self.metrics.px(20)
            zone.place_in(column)
        self._fit_new(rects.new_stack)
        self._show_offer()

    def zones(self, numbers: list[int]) -> list[DropZone]:
        """The zones of some stacks."""
        return [self._new_zone if number == NEW_STACK else self._zones[number] for number in numbers]

    def offer(self, previews: Mapping[int, PlacementPreview]) -> None:
        """Show what a picked card would bring on each stack."""
        self._offered = previews
        for number, preview in previews.items():
            zone = self.zones([number])[0]
            zone.set_accessible(self._zone_name(number), self._wording.placement(preview, self._aids))
        self._show_offer()

    def set_open(self, is_open: bool) -> None:
        """Say whether there is anything left to place: only then a new stack may be begun."""
        self._open = is_open
        self._show_offer()

    def withdraw(self) -> None:
        """Nothing is picked any more."""
        self.offer({})
        self.show_item(self._caption, False)

    def hover(self, number: int | None, *, dragging: bool) -> None:
        """A stack (None: no stack) shows the ghost of what would land there; its pill makes room."""
        self._place_pills()
        fits = False
        if number is not None and number != NEW_STACK and self._panel is not None and self._aids.targets:
            zone = self._zones[number]
            self._caption.set_text(self.tr("let go: it lands here") if dragging else self.tr("it lands here"))
            style = TextStyle(
                px=self.metrics.text_px(CAPTION_UNITS), weight=600, color="teal", align="center", elide=True
            )
            self._caption.set_style(style)
            self._caption.set_width(zone.width_px - self.metrics.px(12))
            self._caption.place(zone.pos().x() + self.metrics.px(6), zone.pos().y() + self.metrics.px(10))
            bottom = self._caption.pos().y() + self._caption.height_px
            fits = bottom <= self._top_of(number) and not self._caption.is_elided
        self.show_item(self._caption, fits)

    # -------------------------------------------------------------------------------------------- parts

    def _new_target(self, number: int) -> DropZone:
        zone = DropZone(self.scene, f"zone/{number}", self._zone_name(number), number)
        zone.is_quiet = not self._aids.targets
        zone.focus_order = (2, number)
        return zone

    def _zone_name(self, number: int) -> str:
        if number == NEW_STACK:
            return self.tr("New stack")
        return self.tr("Stack {number}").format(number=number + 1)

    def _fit_new(self, rect: QRectF) -> None:
        metrics, radius = self.metrics, self.metrics.px(20)
        self._new_zone.radius_px = radius
        for item in (self._new_zone, self._new_frame):
            item.place_in(rect)
        line = Frame("line", max(1.5, metrics.px(2.5)), "dotted")
        self._new_frame.set_style(PanelStyle(fill=None, radius_px=radius, frame=line))
        side = metrics.px(44)
        self._plus.resize(side, side)
        self._plus.setZValue(z_values.TEXT)
        self._plus.place_center(rect.center().x(), rect.top() + rect.height() * 0.4)
        self._new_text.set_style(
            TextStyle(
                px=metrics.text_px(22),
                weight=700,
                align="center",
                wrap=True,
                max_lines=2,
                shrink_to_px=metrics.text_px(0),
            )
        )
        self._new_text.set_width(rect.width() - metrics.px(12))
        self._new_text.place_center(rect.center().x(), rect.top() + rect.height() * 0.76)
        self._gain.set_style(display_style(metrics.text_px(27)))

    def _show_offer(self) -> None:
        for number, pill in self._pills.items():
            offered = number in self._offered and self._aids.gains
            pill.set_shown(offered and self.is_shown)
            if offered:
                pill.set_preview(self._offered[number], self._zones[number].width_px)
        self._place_pills()
        preview = self._offered.get(NEW_STACK) if self._aids.gains else None
        is_lit = NEW_STACK in self._offered and self._aids.targets
        self.show_item(self._new_frame, self._open and not is_lit)
        self.show_item(self._plus, self._open)
        self.show_item(self._new_text, self._open)
        self.show_item(self._gain, preview is not None)
        self._new_text.restyle(color="teal" if is_lit else "ink_soft")
        self._plus.set_face(icon_in("plus", "teal" if is_lit else "line"))
        if preview is not None:
            self._gain.set_text(f"+{preview.points_after}")
            self._gain.place_center(
                self._new_zone.center_px().x(), self._new_zone.pos().y() - self.metrics.px(24)
            )

    def _place_pills(self) -> None:
        for number in self._offered:
            if number != NEW_STACK:
                center = self._pill_center(number)
                self._pills[number].place_center(center.x(), center.y())

    def _top_of(self, number: int) -> float:
        """The upper end of a stack with the pill above it."""
        assert self._panel is not None
        if self._aids.gains:
            return self._pill_center(number).y() - self._pills[number].height_px / 2
        return self._panel.stacks[number].picture.rect_px().top()

    def _pill_center(self, number: int) -> QPointF:
        """Just above the stack's picture, within its zone."""
        assert self._panel is not None
        picture, pill = self._panel.stacks[number].picture.rect_px(), self._pills[number]
        zone_top = self._zones[number].pos().y()
        y = max(picture.top() - self.metrics.px(4) - pill.height_px / 2, zone_top + pill.height_px / 2)
        return QPointF(picture.center().x(), y)


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
