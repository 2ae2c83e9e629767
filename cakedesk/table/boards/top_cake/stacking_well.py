"""The well beside one's own stacks: what a placement would do and why, or where the points come from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF

from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.table import z_values
from cakedesk.table.aids import Aids
from cakedesk.table.boards.top_cake.stack_composer import PlacementPreview
from cakedesk.table.boards.top_cake.stack_item import StackItem
from cakedesk.table.boards.top_cake.stack_layout import stack_scale
from cakedesk.table.boards.top_cake.stack_wording import StackWording
from cakedesk.table.boards.top_cake.stacking_targets import points_tag
from cakedesk.table.items import FaceItem, PanelItem, PanelStyle, TagItem, TextItem, TextStyle, icon_in
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import lay_text

TITLE_UNITS = 25
TEXT_UNITS = 20
SIDE_UNITS = 18
LEAST_PICTURE_UNITS = 56
Rest = Callable[[int, int], str]
"""Says, beside how many sentences that are written, how many have no room."""


class StackingWell(ScreenPart):
    """Draws the well."""

    def __init__(self, scene: TableScene, lists: TopCakeLists, wording: StackWording, aids: Aids) -> None:
        super().__init__(scene)
        self._aids = aids
        self._lists = lists
        self._wording = wording
        self._rect = QRectF()
        self._preview: PlacementPreview | None = None
        self._title = ""
        self._told: tuple[str, ...] = ()
        self._rest: Rest | None = None

    def fit(self, rect: QRectF) -> None:
        """Stand somewhere."""
        self._rect = rect
        self._draw()

    def tell(self, title: str, lines: Sequence[str], rest: Rest | None = None) -> None:
        """Say something in words, and of lines that have no room how many there are."""
        self._preview = None
        self._title, self._told, self._rest = title, tuple(lines), rest
        self._draw()

    def tell_preview(self, preview: PlacementPreview) -> None:
        """Say what a placement would do."""
        self._preview = preview
        self._draw()

    def _draw(self) -> None:
        self.remove()
        if self._rect.isEmpty():
            return
        panel = self.own(PanelItem(self.scene, PanelStyle(fill="well", radius_px=self.metrics.px(20))))
        panel.place_in(self._rect)
        panel.setZValue(z_values.ZONE)
        inner = self.metrics.px(SIDE_UNITS)
        room = self._rect.adjusted(inner, inner * 0.8, -inner, -inner * 0.7)
        preview = self._preview
        if preview is None:
            top = self._heading(room, self._title, None)
            self._sentences(room, top, self._told, room.bottom(), self._rest)
            return
        icon = "warning" if preview.falling else "tick"
        top = self._heading(room, self._wording.headline(preview), icon)
        told, last = self._wording.reasons(preview), ""
        if preview.falling:
            last = self._wording.what_is_left(counted=self._aids.points)
        else:
            told = self._wording.breakdown(preview.after) if self._aids.points else []
        points = self._points(room, preview) if self._aids.points else None
        bottom = room.bottom() if points is None else room.bottom() - points.height_px - self.metrics.px(8)
        if preview.falling and preview.after:
            bottom = min(bottom, room.bottom() - self.metrics.px(LEAST_PICTURE_UNITS))
        self._outcome(
            room, self._sentences(room, top, told, bottom, self._wording.more_reasons, last), preview, points
        )

    def _heading(self, room: QRectF, text: str, icon: str | None) -> float:
        metrics = self.metrics
        left = room.left()
        style = TextStyle(
            px=metrics.text_px(TITLE_UNITS),
            family="display",
            wrap=True,
            max_lines=3,
        )
        title = self.own(TextItem(self.scene, text, style))
        if icon is not None:
            side = metrics.px(32)
            sign = self.own(
                FaceItem(self.scene, icon_in(icon, "warn" if icon == "warning" else "mint"), side, side)
            )
            sign.place(left, room.top() + (title.height_px - side) / 2)
            sign.setZValue(z_values.TEXT)
            left += side + metrics.px(10)
        title.set_width(room.right() - left)
        title.place(left, room.top())
        return room.top() + title.height_px + metrics.px(6)

    def _sentences(
        self,
        room: QRectF,
        top: float,
        lines: Sequence[str],
        bottom: float,
        rest: Rest | None,
        last: str = "",
    ) -> float:
        """Write sentences as long as there is room, how many more there are, and the last."""
        style = TextStyle(px=self.metrics.text_px(TEXT_UNITS), color="ink_soft", wrap=True)
        gap, heights = self.metrics.px(5), []
        said: list[str] = []
        for shown in range(len(lines), -1, -1):
            left = len(lines) - shown
            more = rest(shown, left) if rest is not None and left else ""
            said = [*lines[:shown], *(line for line in (more, last) if line)]
            heights = [lay_text(line, style, room.width()).height_px for line in said]
            if top + sum(heights) + gap * (len(said) - 1) <= bottom + 1:
                break
        else:
            if last:  # it leads to a picture that has no room either
                return top
        for line, height in zip(said, heights, strict=True):
            item = self.own(TextItem(self.scene, line, style))
            item.set_width(room.width())
            item.place(room.left(), top)
            top += height + gap
        return top

    def _points(self, room: QRectF, preview: PlacementPreview) -> TagItem:
        """Its points before and after."""
        tag = self.own(points_tag(self.scene, preview, room.width()))
        tag.place(room.right() - tag.width_px, room.bottom() - tag.height_px - self.metrics.px(6))
        return tag

    def _outcome(self, room: QRectF, top: float, preview: PlacementPreview, points: TagItem | None) -> None:
        """The stack that would remain, beside its points."""
        px = self.metrics.px
        place = QRectF(room.left(), top, room.width(), room.bottom() - top)
        if points is not None:
            place.setWidth(place.width() - points.width_px - px(8))
        if place.height() < px(LEAST_PICTURE_UNITS) - 1 or place.width() < px(50):
            return
        stack = self.own_part(StackItem(self.scene, self._lists, with_tags=False))
        stack.set_stack(preview.after)
        stack.picture.set_accessible("")
        width_px = min(place.width(), px(190))
        stack.fit(place, stack_scale([stack.specs], width_px, place.height(), self.metrics))
