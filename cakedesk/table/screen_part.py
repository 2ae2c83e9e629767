"""`ScreenPart`: some items that come and go together."""

from __future__ import annotations

from typing import Any, TypeVar

from PySide6.QtCore import QObject

from cakedesk.table.items import TableItem
from cakedesk.table.metrics import Metrics
from cakedesk.table.scene import TableScene
from cakedesk.table.text_fit import TextStyle

Item = TypeVar("Item", bound=TableItem)
Part = TypeVar("Part", bound="ScreenPart")


class ScreenPart(QObject):
    """Owns items of the scene and other parts, and shows, hides and removes them as one.

    An item may be hidden for reasons of its own (`show_item`); hiding the part hides it too, and showing the
    part again does not forget the reason.

    Attributes:
        scene: where the items are.
    """

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self._own: dict[TableItem, bool] = {}
        self._parts: list[ScreenPart] = []
        self._shown = True

    @property
    def metrics(self) -> Metrics:
        """The sizes of the table now."""
        return self.scene.metrics

    @property
    def is_shown(self) -> bool:
        """Whether the part is shown."""
        return self._shown

    def own(self, item: Item) -> Item:
        """Let an item belong to this part.

        Args:
            item: a new item.
        """
        self._own[item] = True
        item.setVisible(self._shown)
        return item

    def own_part(self, part: Part) -> Part:
        """Let another part belong to this one, for Qt too. Returns the part."""
        part.setParent(self)
        self._parts.append(part)
        part.set_shown(self._shown)
        return part

    def drop(self, item: TableItem) -> None:
        """Remove one item for ever."""
        self._own.pop(item, None)
        item.discard()

    def drop_part(self, part: ScreenPart) -> None:
        """Remove another part for ever."""
        self._parts.remove(part)
        part.remove()
        part.deleteLater()

    def show_item(self, item: TableItem, shown: bool) -> None:
        """Show or hide one item while the part is shown.

        Args:
            item: an item of this part.
            shown: whether it is shown.
        """
        if self._own[item] != shown or item.isVisible() != (shown and self._shown):
            self._own[item] = shown
            item.setVisible(shown and self._shown)
            self.scene.note_changed(item)

    def set_shown(self, shown: bool) -> None:
        """Show or hide the part.

        Args:
            shown: whether it is shown.
        """
        self._shown = shown
        for item, wanted in self._own.items():
            item.setVisible(wanted and shown)
        for part in self._parts:
            part.set_shown(shown)

    def fitting(self, units: float, *look: Any, **more: Any) -> TextStyle:
        """A text that shrinks to the least size before it loses its end.

        Args:
            units: its size where it has room.
            look: further fields of `TextStyle`, in their order; others by name.
        """
        style = TextStyle(self.metrics.text_px(units), *look, **more)
        return style._replace(elide=True, shrink_to_px=self.metrics.text_px(0))

    def items(self) -> list[TableItem]:
        """All its items that are shown, those of its parts too."""
        if not self._shown:
            return []
        mine = [item for item, wanted in self._own.items() if wanted]
        return mine + [item for part in self._parts for item in part.items()]

    def remove(self) -> None:
        """Remove all its items for ever."""
        for part in list(self._parts):
            self.drop_part(part)
        for item in list(self._own):
            item.discard()
        self._own = {}
