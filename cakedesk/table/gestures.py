"""`PickPlace`: one way to pick something up and place it, for drag, click-click and keyboard alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from cakedesk.table import z_values
from cakedesk.table.animation import Group, Move
from cakedesk.table.items.base import TableItem
from cakedesk.table.items.drop_zone import DropZone
from cakedesk.table.items.face_item import FaceItem
from cakedesk.table.motion import MOVE_MS

if TYPE_CHECKING:
    from cakedesk.table.scene import TableScene

DRAG_THRESHOLD_PX = 8.0
CARRIED_OPACITY = 0.4
"""Of a card that is carried over its target: what would become of it there is seen through it."""


class GestureSource:
    """Who says what may be picked and where it may go, and hears what was done. A person's turn is one."""

    def can_pick(self, item: TableItem) -> bool:
        """Whether an item can be picked up now."""
        del item
        return False

    def is_holding(self) -> bool:
        """Whether something is in hand that was not picked up: a click on its place lays it there."""
        return False

    def in_hand(self) -> TableItem | None:
        """What may go to its places though nobody has picked it up."""
        return None

    def targets_for(self, item: TableItem) -> list[DropZone]:
        """Where a picked item may go."""
        del item
        return []

    def picked(self, item: TableItem) -> None:
        """An item was picked up."""

    def placed(self, item: TableItem, zone: DropZone) -> None:
        """It was placed. It stands where it was let go, or at home after click-click and keyboard."""

    def given_up(self, item: TableItem) -> None:
        """It was given up and is on its way home."""

    def dropped_nowhere(self, item: TableItem) -> None:
        """It was let go beside all targets and is on its way home. If that means nothing, it is given up."""
        self.given_up(item)

    def hovering(self, item: TableItem, zone: DropZone | None) -> None:
        """What is picked would go to this zone now, or nowhere any more: show or remove a ghost."""

    def answers(self, item: TableItem) -> bool:
        """Whether a click on an item does something that neither its role nor a ring tells."""
        del item
        return False

    def activated(self, item: TableItem) -> None:
        """An interactive item that can't be picked and does nothing by itself was clicked."""

    def clicked_beside(self, pos: QPointF) -> None:
        """A place of the scene was clicked where nothing answers."""

    def pointed(self, item: TableItem | None) -> None:
        """The pointer or the keyboard came to an interactive item, or left all of them."""


class PickPlace:
    """Turns presses, moves, releases and keys into picking and placing."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        # Where the pointer was on what is activated, in the scene; None: it was not the pointer.
        self.activated_at: QPointF | None = None
        self.source: GestureSource | None = None  # who decides; None: nothing can be picked
        self.picked_item: TableItem | None = None  # what is picked up
        self.targets: list[DropZone] = []  # where it may go
        self._hot_zone: DropZone | None = None
        self._home = QPointF()
        self._pressed_item: TableItem | None = None
        self._pressed_at = QPointF()
        self._grip = QPointF()
        self._dragging = False
        self._was_picked = False
        self._pressed_beside = False

    @property
    def dragging(self) -> bool:
        """Whether something is being dragged."""
        return self._dragging

    @property
    def carries(self) -> bool:
        """Whether something is in hand: whoever carries it wants to see where it would land."""
        return self.picked_item is not None or (self.source is not None and self.source.is_holding())

    @property
    def held_at(self) -> QPointF | None:
        """Where the pointer took hold of what it holds down, in the scene; None: it holds nothing."""
        return self._pressed_at if self._pressed_item is not None else None

    def set_source(self, source: GestureSource | None) -> None:
        """Say who decides from now on. What is picked is given up.

        Args:
            source: the new one; None: nothing can be picked.
        """
        self.drop()
        self._let_go()
        self.source = source

    # ------------------------------------------------------------------ pointer

    def press(self, pos: QPointF) -> None:
        """The pointer was pressed. What moves is finished; if no gesture moved it, that is all.

        Args:
            pos: where, in the scene.
        """
        if self._dragging:  # the release got lost
            self.drop()
        self._let_go()
        if self._scene.queue.yields:
            self._scene.queue.skip_all()
        item = self._scene.interactive_at(pos)
        if self._scene.queue.busy and not (item is not None and item.eager):
            self._scene.queue.finish_current()
            return
        self._was_picked = item is not None and item is self.picked_item
        if self.picked_item is not None and not self._was_picked:
            zone = self.zone_at(pos)
            if zone is not None:
                self.place_on(zone)
                return
            self.drop()
        self._pressed_item = item
        self._pressed_at = pos
        self._pressed_beside = item is None
        if item is not None:
            item.set_pressed(True)

    def move(self, pos: QPointF) -> None:
        """The pointer has moved."""
        item = self._pressed_item
        if self._dragging and self.picked_item is not None:
            self._carry(self.picked_item, pos)
        elif item is not None and (pos - self._pressed_at).manhattanLength() >= DRAG_THRESHOLD_PX:
            if self._may_pick(item):
                self._begin_drag(item, pos)
        elif item is None and self.picked_item is not None:
            self._set_hot_zone(self.zone_at(pos))

    def release(self, pos: QPointF) -> None:
        """The pointer was released.

        Args:
            pos: where, in the scene.
        """
        item = self._pressed_item
        dragged, was_picked, beside = self._dragging, self._was_picked, self._pressed_beside
        if dragged and self.picked_item is not None:
            zone = self._zone_under_drag(self.picked_item, pos)
            self._let_go()
            if zone is not None:
                self.place_on(zone)
            elif (home := self._go_home()) is not None and self.source is not None:
                self.source.dropped_nowhere(home)
            return
        self._let_go()
        if beside and self.source is not None:
            self.source.clicked_beside(pos)
        if item is None or item.is_discarded or self._scene.interactive_at(pos) is not item:
            return
        if was_picked:
            self.drop()
        elif self._may_pick(item) and not item.drag_only:
            self.pick(item)
        else:
            self.activate(item, pos)

    def cancel_drag(self) -> None:
        """Give up a drag and any press, as when the window loses the pointer. A pick by click stays."""
        if self._dragging:
            self.drop()
        self._let_go()

    # ------------------------------------------------------------------ what all three ways share

    def pick(self, item: TableItem) -> None:
        """Pick something up.

        Args:
            item: what; ignored if it can't be picked.
        """
        if not self._may_pick(item) or self.source is None:
            return
        self.drop()
        self.picked_item = item
        self._home = item.pos()
        item.set_lift(0.0)
        if isinstance(item, FaceItem):
            item.set_look(selected=True)
        self.source.picked(item)
        if self.picked_item is not item:  # the board has thought better of it
            return
        self.targets = list(self.source.targets_for(item))
        for zone in self.targets:
            zone.set_lit("lit")
        self._scene.note_changed(item)
        self._scene.sound("lift")

    def place_on(self, zone: DropZone) -> None:
        """Place what is picked.

        Args:
            zone: where; ignored if it is no target of what is picked.
        """
        item, source = self.picked_item, self.source
        if item is None or source is None or zone not in self.targets:
            return
        self._end_pick(item)
        source.placed(item, zone)
        if not self._scene.queue.busy:  # else it is still on its way, and is heard when it lands
            self._scene.sound("set")

    def drop(self) -> bool:
        """Give up what is picked; it goes home.

        Returns:
            Whether anything was picked.
        """
        item = self._go_home()
        if item is not None and self.source is not None:
            self.source.given_up(item)
        return item is not None

    def activate(self, item: TableItem, at: QPointF | None = None) -> None:
        """Do what a plain click on an item does.

        Args:
            item: an interactive item.
            at: where the pointer was on it, in the scene; None: it was not the pointer.
        """
        self.activated_at = at
        if item.activate() or not item.available or self.source is None:
            return
        self.source.activated(item)

    def act_on_focus(self, item: TableItem) -> None:
        """Do what Enter or Space on an item does: place there, pick it, or activate it."""
        if isinstance(item, DropZone) and item in self.targets:
            self.place_on(item)
        elif self._may_pick(item) and not item.drag_only:
            self.pick(item)
            if self.picked_item is item:
                self._scene.focus.begin()
        else:
            self.activate(item)

    def preview(self, item: TableItem | None) -> None:
        """Show what placing on the focused zone would do.

        Args:
            item: what has the focus now.
        """
        if self.picked_item is not None:
            self._set_hot_zone(item if isinstance(item, DropZone) and item in self.targets else None)

    def forget(self, item: TableItem) -> None:
        """Have nothing more to do with an item that goes for ever."""
        if item is self._pressed_item:
            self._pressed_item = None
            self._dragging = False
        if item is self._hot_zone:
            self._hot_zone = None
        if item is self.picked_item:
            self._end_pick(item)
        self.targets = [zone for zone in self.targets if zone is not item]

    def come_home(self) -> None:
        """The table was laid out anew: what is picked lies at another place, to which it goes home now."""
        if self.picked_item is None:
            return
        self._home = self.picked_item.pos()
        if self.source is not None and self._hot_zone is not None:
            self.source.hovering(self.picked_item, self._hot_zone)

    def zone_at(self, pos: QPointF) -> DropZone | None:
        """The smallest target under a point of the scene; None if there is none."""
        here = [zone for zone in self.targets if zone.isVisible() and zone.covers(pos)]
        return min(here, key=lambda zone: zone.width_px * zone.height_px, default=None)

    # ------------------------------------------------------------------ inside

    def _may_pick(self, item: TableItem) -> bool:
        return (
            self.source is not None
            and item.interactive
            and item.available
            and not item.is_discarded
            and not isinstance(item, DropZone)
            and self.source.can_pick(item)
        )

    def _begin_drag(self, item: TableItem, pos: QPointF) -> None:
        if self.picked_item is not item:
            self.pick(item)
        if self.picked_item is not item:
            return
        self._grip = self._pressed_at - item.pos()
        self._dragging = True
        item.set_pressed(False)
        item.set_flying(True)
        item.setZValue(z_values.PICKED)
        self._scene.focus.hide()
        self._carry(item, pos)

    def _carry(self, item: TableItem, pos: QPointF) -> None:
        item.setPos(item.carried_to(pos - self._grip))
        self._set_hot_zone(self._zone_under_drag(item, pos))

    def _zone_under_drag(self, item: TableItem, pos: QPointF) -> DropZone | None:
        return self.zone_at(pos) or self.zone_at(item.center_px())

    def _go_home(self) -> TableItem | None:
        """Send home what is picked."""
        item, home = self.picked_item, self._home
        if item is None:
            return None
        self._end_pick(item)
        self._let_go()
        if not item.is_discarded and item.pos() != home:
            back = Move(item, pos=home, duration_ms=MOVE_MS)
            self._scene.queue.play(Group([back], name="back", by_gesture=True))
        return item

    def _set_hot_zone(self, zone: DropZone | None) -> None:
        if zone is self._hot_zone:
            return
        if self._hot_zone is not None and not self._hot_zone.is_discarded:
            self._hot_zone.set_lit("lit")
        self._hot_zone = zone
        if zone is not None:
            zone.set_lit("hot")
        if isinstance(self.picked_item, FaceItem):
            self.picked_item.setOpacity(CARRIED_OPACITY if self._dragging and zone is not None else 1.0)
        if self.source is not None and self.picked_item is not None:
            self.source.hovering(self.picked_item, zone)

    def _end_pick(self, item: TableItem) -> None:
        self._set_hot_zone(None)
        self.picked_item = None
        for zone in self.targets:
            if not zone.is_discarded:
                zone.set_lit("off")
        self.targets = []
        if not item.is_discarded:
            item.set_flying(False)
            if isinstance(item, FaceItem):
                item.set_look(selected=False)
            self._scene.note_changed(item)
            if self._scene.focus.shown:  # back from the targets to where the keyboard came from
                self._scene.focus.set_current(item)

    def _let_go(self) -> None:
        if self._pressed_item is not None and not self._pressed_item.is_discarded:
            self._pressed_item.set_pressed(False)
        self._pressed_item = None
        self._dragging = self._was_picked = self._pressed_beside = False
