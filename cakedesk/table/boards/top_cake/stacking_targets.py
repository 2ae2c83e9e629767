"""Where a picked card may go: zones over one's own stacks, a place for a new one, points before and after."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF

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
    TagItem,
    TextItem,
    TextStyle,
    display_style,
    icon_in,
)
from cakedesk.table.kit.kept import Kept
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

CAPTION_UNITS, POINTS_UNITS = 22, 24
NEW_STACK_KEY = "zone/new"


class StackingTargets(ScreenPart):
    """Draws the zones and what they promise; while nothing is picked a quiet frame for a new stack alone."""

    def __init__(self, scene: TableScene, wording: StackWording, aids: Aids) -> None:
        super().__init__(scene)
        self._wording = wording
        self._aids = aids
        self._zones = Kept(self, self._new_target)
        self._points: dict[int, TagItem] = {}  # by stack what a picked card would bring there
        self._panel: SeatStacks | None = None
        self._offered: Mapping[int, PlacementPreview] = {}
        self._open = True
        self._new_zone = self.own(DropZone(scene, NEW_STACK_KEY, self.tr("New stack"), NEW_STACK))
        self._new_zone.is_quiet = not aids.targets
        self._new_frame = self.own(PanelItem(scene))
        self._plus = self.own(FaceItem(scene, icon_in("plus", "line")))
        self._new_text = self.own(TextItem(scene, self.tr("new stack")))
        self._gain = self.own(TextItem(scene))
        self._caption = self.own(TextItem(scene).mute())
        self.show_item(self._caption, False)

    def fit(self, panel: SeatStacks, rects: SeatRects) -> None:
        """Stand over the stacks of a panel."""
        self._panel = panel
        count = len(rects.columns)
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
        """A stack (None: no stack) shows the ghost of what would land there; its points make room."""
        self._place_points()
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
        for tag in self._points.values():
            self.drop(tag)
        self._points = {
            number: self.own(points_tag(self.scene, preview, self._zones[number].width_px))
            for number, preview in self._offered.items()
            if number != NEW_STACK and self._aids.gains
        }
        self._place_points()
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

    def _place_points(self) -> None:
        """Just above each stack's picture, within its zone."""
        for number, tag in self._points.items():
            assert self._panel is not None
            picture = self._panel.stacks[number].picture.rect_px()
            top = max(picture.top() - self.metrics.px(4) - tag.height_px, self._zones[number].pos().y())
            tag.place(picture.center().x() - tag.width_px / 2, top)

    def _top_of(self, number: int) -> float:
        """The upper end of a stack with the points above it."""
        assert self._panel is not None
        item = self._points.get(number, self._panel.stacks[number].picture)
        return item.rect_px().top()


def points_tag(scene: TableScene, preview: PlacementPreview, width_px: float) -> TagItem:
    """The points before and after a placement, with a warning before them if something would fall."""
    icon = icon_in("warning", "warn") if preview.falling else None
    text = f"{preview.points_before} → {preview.points_after}"
    tag = TagItem(scene, text, "good_outline" if preview.gain > 0 else "warn_outline", icon=icon)
    tag.set_accessible("")  # the zone says it
    tag.fit(scene.metrics.text_px(POINTS_UNITS), width_px)
    return tag
