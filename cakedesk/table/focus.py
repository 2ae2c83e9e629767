"""`FocusRing`: what the keyboard would act on, and how it gets from one thing to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from cakedesk.table.items.base import TableItem
from cakedesk.table.items.button_item import ButtonItem
from cakedesk.table.items.focus_frame import FocusFrame
from cakedesk.table.reading_order import reading_order

if TYPE_CHECKING:
    from cakedesk.table.scene import TableScene

_SIDEWAYS_COST = 2.5
"""How much worse a step aside is than a step in the wanted direction."""


class FocusRing:
    """The keyboard's place on the table. It is shown only while the keyboard is used.

    It goes while the keyboard is elsewhere, and comes back with it. It survives a redrawn board: the item
    with the same key takes it over, else the nearest one, but no button that leads away or can't be pressed.
    A button hands it on to another button alone: until there is one, or an arrow is pressed, the ring rests.
    What begins a phase leads it to what is done next.

    Attributes:
        frame: the ring itself.
        guide: finds what is to be done now, in place of what the game would lead to; None: nobody guides.
        shown: whether the ring can be seen.
        comes_back: whether it will be, once the keyboard is back.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.frame = FocusFrame(scene)
        self._current: TableItem | None = None
        self._ringed: TableItem | None = None
        self._key = ""
        self._where = QRectF()
        self._was_button = False
        self._leads_to: Callable[[], TableItem | None] | None = None
        self.guide: Callable[[], TableItem | None] | None = None
        self.comes_back = self.shown = False
        self._is_due = False  # the keyboard is back, but nothing was there yet to be shown on

    @property
    def current(self) -> TableItem | None:
        """The item that the keyboard would act on."""
        self._settle()
        return self._current

    @property
    def rests(self) -> bool:
        """Whether what it was on has gone, and nothing on the table can have it now: something is to come."""
        return self._current is None and bool(self._key) and not self.candidates()

    def is_on(self, item: TableItem) -> bool:
        """Whether an item has the focus, without looking for another if that has gone."""
        return item is self._current

    def candidates(self) -> list[TableItem]:
        """What can have the focus now, in reading order: while something is picked, its targets."""
        if self._scene.gestures.picked_item is not None:
            return reading_order(self._scene.gestures.targets)
        return self._scene.interactive_items()

    def set_current(self, item: TableItem | None, *, show: bool = True) -> None:
        """Go to an item.

        Args:
            item: which; None: nothing has the focus.
            show: whether the ring is shown.
        """
        comes = item is not self._current or (show and not self.shown)
        self._current, self._leads_to = item, None
        self._key = item.key if item is not None else ""
        self._was_button = isinstance(item, ButtonItem)
        self.shown = show and item is not None
        self.follow()
        if comes:
            self._scene.note_focused(item)

    def lead(self, to: Callable[[], TableItem | None] | None) -> None:
        """Bring the keyboard to what is done next, as soon as that is there, unless it goes elsewhere before.

        While the ring is hidden it stays where it is, but whoever takes up the keyboard begins there.

        Args:
            to: finds it, None as long as it isn't there; None: nothing is done next, and nothing is led to.
        """
        if to is not None:  # first: a keyboard that comes back begins where it was
            self._scene.keyboard_wanted.emit()
        self._leads_to = to and (self.guide or to)
        self._follow_lead()

    def hide(self) -> None:
        """Stop showing the ring; its place is kept."""
        was_shown, self.shown = self.shown, False
        self.comes_back = self._is_due = False
        self._ring(None)
        if was_shown:
            self._scene.note_ring_hidden()

    def leave(self) -> None:
        """Hide the ring until the keyboard is back."""
        comes_back = self.shown or self.comes_back
        self.hide()
        self.comes_back = comes_back

    def come_back(self) -> None:
        """Show it again if it was shown when the keyboard left."""
        if self.comes_back:
            self.show()
            self._is_due = not self.shown

    def show(self) -> None:
        """Show the ring where it is, or on the first item."""
        item = self._led_to() or self.current or next(iter(self.candidates()), None)
        self.set_current(item)

    def begin(self) -> None:
        """Something was picked: go to where it is to go, or to the first of its targets."""
        if not self.show_guided():
            self.first()

    def show_guided(self) -> bool:
        """Go to what somebody who guides asks for. Returns whether there is such a thing."""
        guided = self._found(self.guide)
        if guided is not None:
            self.set_current(guided)
        return guided is not None

    def first(self) -> bool:
        """Go to the first item. Returns whether there is one."""
        return self._go(self.candidates(), 0)

    def last(self) -> bool:
        """Go to the last item. Returns whether there is one."""
        items = self.candidates()
        return self._go(items, len(items) - 1)

    def next(self) -> bool:
        """Go to the next item in reading order. Returns False behind the last one."""
        return self._step(1)

    def previous(self) -> bool:
        """Go to the previous item in reading order. Returns False before the first one."""
        return self._step(-1)

    def move(self, right: int, down: int) -> bool:
        """Go to the nearest item in a direction.

        Args:
            right: 1, -1 or 0.
            down: 1, -1 or 0.

        Returns:
            Whether there was one.
        """
        current = self.current
        if current is None or not self.shown:
            self.show()
            return self.current is not None
        others = [item for item in self.candidates() if item is not current]
        nearest = _nearest_in_direction(current.rect_px(), others, right, down)
        if nearest is not None:
            self.set_current(nearest)
        return nearest is not None

    def follow(self) -> None:
        """Put the ring where its item is now."""
        item = self._current
        if item is None or item.is_discarded:
            self._ring(None)
            return
        self._where = item.rect_px()
        self._ring(item if self.shown and item.isVisible() and not item.is_flying else None)

    def _ring(self, item: TableItem | None) -> None:
        """Show the ring around one item, or around none."""
        before, self._ringed = self._ringed, item
        if before is not None and before is not item and not before.is_discarded:
            before.show_focus(False)
        if item is not None and not item.show_focus(True):
            self.frame.surround(item)
        else:
            self.frame.setVisible(False)

    def _settle(self) -> None:
        """Finds a new item where the old one has gone."""
        self._follow_lead()
        candidates = self.candidates()
        if self._is_due and candidates:
            self._is_due = False
            self.show()
        item = self._current
        if item is not None and not item.is_discarded and item in candidates:
            return
        if item is None and not self._key:
            return
        same = next((other for other in candidates if other.key and other.key == self._key), None)
        if isinstance(same, ButtonItem) and not same.available:
            same = None
        if self._was_button:
            # What stood beside a button that was pressed is not what comes next.
            candidates = [other for other in candidates if isinstance(other, ButtonItem)]
        candidates = [other for other in candidates if _may_come_by_itself(other)]
        if same is None and self.shown and candidates:
            same = min(candidates, key=lambda other: _distance(self._where, other.rect_px()))
        if same is not None:
            self.set_current(same, show=self.shown)
        elif item is not None:
            key = self._key  # it may come back
            self._current = None
            self._key = key
            self._ring(None)

    def _follow_lead(self) -> None:
        if (self.shown or self._current is None) and (item := self._led_to()) is not None:
            self.set_current(item, show=self.shown)

    def _led_to(self) -> TableItem | None:
        """What is done next, if that is there."""
        return self._found(self._leads_to)

    def _found(self, by: Callable[[], TableItem | None] | None) -> TableItem | None:
        item = by() if by is not None else None
        return item if item is not None and item in self.candidates() else None

    def settle(self) -> None:
        """Follow what has changed on the table."""
        self._settle()
        self.follow()

    def _step(self, by: int) -> bool:
        items = self.candidates()
        current = self.current
        if current is None or current not in items:
            return self._go(items, 0 if by > 0 else len(items) - 1)
        return self._go(items, items.index(current) + by)

    def _go(self, items: Sequence[TableItem], index: int) -> bool:
        if not 0 <= index < len(items):
            return False
        self.set_current(items[index])
        return True


def _may_come_by_itself(item: TableItem) -> bool:
    return not isinstance(item, ButtonItem) or (item.available and not item.leads_away)


def _nearest_in_direction(
    box: QRectF, others: Sequence[TableItem], right: int, down: int
) -> TableItem | None:
    best: TableItem | None = None
    best_cost = float("inf")
    for other in others:
        there = other.rect_px()
        ahead_x = (there.center().x() - box.center().x()) * right
        ahead_y = (there.center().y() - box.center().y()) * down
        ahead = ahead_x + ahead_y
        if ahead <= 1.0:
            continue
        if right:
            gap = max(0.0, there.left() - box.right() if right > 0 else box.left() - there.right())
            aside = max(0.0, there.top() - box.bottom(), box.top() - there.bottom())
            off_middle = abs(there.center().y() - box.center().y())
        else:
            gap = max(0.0, there.top() - box.bottom() if down > 0 else box.top() - there.bottom())
            aside = max(0.0, there.left() - box.right(), box.left() - there.right())
            off_middle = abs(there.center().x() - box.center().x())
        cost = gap + 0.2 * ahead + _SIDEWAYS_COST * aside + 0.3 * off_middle
        if cost < best_cost:
            best, best_cost = other, cost
    return best


def _distance(box: QRectF, there: QRectF) -> float:
    away = there.center() - box.center()
    return away.manhattanLength()
