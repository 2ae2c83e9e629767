"""`HoldButton`: a button that does something as long as it is held down."""

from __future__ import annotations

from collections.abc import Callable

from cakedesk.table.items import ButtonItem
from cakedesk.table.scene import TableScene


class HoldButton(ButtonItem):
    """Held by the pointer it is on as long as it is held; the keyboard and screen readers switch it.

    Attributes:
        is_on: whether it is on.
        on_change: called with whether it is on.
    """

    def __init__(self, table: TableScene, text: str, on_change: Callable[[bool], None]) -> None:
        super().__init__(table, "peek", text)
        self.on_change = on_change
        self.is_on = False
        self._by_pointer = False

    def set_on(self, on: bool) -> None:
        """Switch it."""
        if on != self.is_on:
            self.is_on = on
            self.on_change(on)

    def set_pressed(self, pressed: bool) -> None:
        """The pointer holds it down, or lets it go."""
        super().set_pressed(pressed)
        if pressed:
            self._by_pointer = True
        if self._by_pointer:
            self.set_on(pressed)

    def set_hot(self, hot: bool) -> None:
        """The pointer comes or goes."""
        super().set_hot(hot)
        if not hot:
            self._by_pointer = False

    def activate(self) -> bool:
        """Switch it, unless the pointer has just held it."""
        if self._by_pointer:
            self._by_pointer = False
        else:
            self.set_on(not self.is_on)
        return True
