"""One seat's panel while stacks are built: whose it is, its stacks, its points."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF

from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.games.top_cake.scoring import score_stack
from cakedesk.table import z_values
from cakedesk.table.aids import Aids
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.stack_composer import points_of
from cakedesk.table.boards.top_cake.stack_layout import common_scale
from cakedesk.table.boards.top_cake.stack_wording import StackWording
from cakedesk.table.boards.top_cake.stacked_seat import StackedSeat
from cakedesk.table.boards.top_cake.stacking_layout import SeatRects, stack_room
from cakedesk.table.boards.top_cake.wording import spoken_card, stack_reason
from cakedesk.table.items import CardItem, TagItem, TextItem, TextStyle
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.kept import Kept
from cakedesk.table.scene import TableScene

TALL_LAYERS = 5
"""From so many layers on, a stack says how many it has."""


class SeatStacks(StackedSeat):
    """Draws one seat's panel."""

    def __init__(
        self, scene: TableScene, lists: TopCakeLists, seat: int, people: Sequence[SeatPerson], aids: Aids
    ) -> None:
        super().__init__(scene, seat, people, aids)
        self._lists = lists
        self._wording = StackWording(lists)
        self._cards: list[tuple[int, ...]] = []
        self._counted: list[tuple[int, ...]] = []
        self._rects: SeatRects | None = None
        self._fits = Facts()
        self._so_far = self.own(TextItem(scene, self.tr("points so far")))
        self._nothing = self.own(TextItem(scene, self.tr("no stack yet")))
        self._layers: list[TagItem] = []
        self._waiting = Kept(self, self._new_card)

    def counted(self, number: int) -> tuple[int, ...]:
        """The cards of a stack that are counted: those that are shown, but for uncounted ones."""
        return self._counted[number]

    def set_stacks(
        self, stacks: Sequence[Sequence[int]], new: Collection[int] = (), uncounted: Collection[int] = ()
    ) -> None:
        """Show stacks as they stand. Call `fit` when their number has changed."""
        self._cards = [tuple(stack) for stack in stacks]
        self._counted = [tuple(card for card in stack if card not in uncounted) for stack in stacks]
        self._have_stacks(self._lists, len(stacks), "stack", 2 if self.is_active else 1)
        for stack, cards, counted in zip(self.stacks, self._cards, self._counted, strict=True):
            stack.set_counted(self._aids.points and cards == counted)
            stack.set_stack(cards, new)
        if self._aids.points:
            reasons = [stack_reason(score_stack(cards, self._lists)) for cards in self._counted if cards]
            self._tell_points(sum(points_of(stack, self._lists) for stack in self._counted), reasons)
        else:
            self.header.set_points(None)

    def set_waiting(self, cards: Sequence[int]) -> None:
        """Show what it won and places when it is its turn."""
        zone = 2 if self.is_active else 1
        for number, item in enumerate(self._waiting.lay(cards).values()):
            item.focus_order = (zone, self.seat, len(self.stacks) + number)
            item.setZValue(z_values.CARD + number * 0.01)

    def fit(self, rects: SeatRects, *, is_large: bool) -> None:
        """Stand in a place."""
        # All seats are drawn at every step, and most of them stay as they were.
        size = (self.metrics, self.scene.device_pixel_ratio)
        shown = self._cards, list(self._waiting), self.header.points.text
        if not self._fits.changed(rects, size, is_large, self.is_active, shown):
            return
        self._rects = rects
        self.fit_frame(rects.panel, rects.header)
        with_points = is_large and self._aids.gains
        rooms = [stack_room(self.metrics, column, with_points=with_points) for column in rects.columns]
        specs, scale = [stack.specs for stack in self.stacks], None
        if rooms:
            scale = common_scale(specs, rooms[0].width(), rooms[0].height(), self.metrics)
        for stack, room in zip(self.stacks, rooms, strict=True):
            stack.fit(room, scale)
        self._show_so_far(is_large and self._aids.points)
        self._show_layers(with_count=not is_large)
        self._show_nothing(rects)
        for item, place in zip(self._waiting.values(), rects.waiting, strict=True):
            item.place_in(place)

    def _new_card(self, card: int) -> CardItem:
        item = CardItem(self.scene, row_face(self._lists, card), key=f"waiting/{card}")
        item.set_interactive(True)
        text = self.tr("{name} still has to place {card}")
        item.set_accessible(text.format(name=self._name, card=spoken_card(self._lists, card)))
        return item

    def _show_so_far(self, shown: bool) -> None:
        self.show_item(self._so_far, shown)
        if not shown:
            return
        self._so_far.set_style(TextStyle(px=self.metrics.text_px(22), color="ink_soft"))
        points = self.header.points
        self._so_far.place(
            points.pos().x() - self.metrics.px(18) - self._so_far.width_px,
            points.pos().y() + (points.height_px - self._so_far.height_px) / 2,
        )

    def _show_nothing(self, rects: SeatRects) -> None:
        """Words in a panel without stacks."""
        empty = not self.stacks and rects.new_stack.isEmpty()
        self.show_item(self._nothing, empty)
        if empty:
            self._nothing.set_style(TextStyle(px=self.metrics.text_px(22), color="ink_soft"))
            middle = (rects.header.bottom() + rects.panel.bottom()) / 2
            self._nothing.place_center(rects.panel.center().x(), middle)

    def _show_layers(self, *, with_count: bool) -> None:
        """The number of layers beside high stacks, where no points stand above them."""
        for tag in self._layers:
            self.drop(tag)
        self._layers = []
        for stack, cards in zip(self.stacks, self._cards, strict=True):
            if len(cards) < TALL_LAYERS or self._rects is None or not with_count:
                continue
            tag = self.own(
                TagItem(self.scene, self._wording.layers(len(cards)), "quiet", self.metrics.text_px(20))
            )
            picture = stack.picture.rect_px()
            end = self._rects.waiting[0].left() if self._rects.waiting else self._rects.panel.right()
            left = min(picture.right() - picture.width() * 0.3, end - tag.width_px - 8)
            top = stack.layer_rect(-1)
            box = QRectF(left, picture.top(), tag.width_px, tag.height_px)
            # What lies on top stays in sight: whether it is a topper counts.
            tag.place(left, top.bottom() if stack.specs[-1].is_topper and box.intersects(top) else box.top())
            self._layers.append(tag)
