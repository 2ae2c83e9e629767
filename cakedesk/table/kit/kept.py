"""`Kept`: things of a screen part by their keys. It is told each time which there are; the others go."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from cakedesk.table.items import TableItem
from cakedesk.table.screen_part import ScreenPart

KeyT = TypeVar("KeyT", bound=Hashable)
ThingT = TypeVar("ThingT", bound=TableItem | ScreenPart | tuple[TableItem, ...])


class Kept(dict[KeyT, ThingT]):
    """What lies there by key, in the order in which it was told last: items, parts, or a few items each."""

    def __init__(self, part: ScreenPart, make: Callable[[KeyT], ThingT]) -> None:
        """Keep nothing yet.

        Args:
            part: whose things they are.
            make: makes the thing of a new key; it need not be owned.
        """
        super().__init__()
        self._part = part
        self._make = make

    def lay(self, keys: Iterable[KeyT]) -> Kept[KeyT, ThingT]:
        """Have just these things: those that were there stay, what is new is made, the rest goes for ever.

        Args:
            keys: of the things, in order.
        """
        wanted = dict.fromkeys(keys)
        for key in [key for key in self if key not in wanted]:
            self._remove(self.pop(key))
        for key in wanted:
            thing = self.having(key)
            del self[key]  # it comes last
            self[key] = thing
        return self

    def having(self, key: KeyT) -> ThingT:
        """The thing of a key, which is made if it isn't there.

        Args:
            key: of the thing.
        """
        if key not in self:
            self[key] = self._own(self._make(key))
        return self[key]

    def _own(self, thing: ThingT) -> ThingT:
        for one in thing if isinstance(thing, tuple) else (thing,):
            if isinstance(one, ScreenPart):
                self._part.own_part(one)
            else:
                self._part.own(one)
        return thing

    def _remove(self, thing: ThingT) -> None:
        for one in thing if isinstance(thing, tuple) else (thing,):
            if isinstance(one, ScreenPart):
                self._part.drop_part(one)
            else:
                self._part.drop(one)
