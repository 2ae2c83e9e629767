"""`EnlargedHelp`: a few sentences beside an enlarged card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cakedesk.table import z_values
from cakedesk.table.bodies import PanelStyle
from cakedesk.table.items.base import ItemRole, TableItem
from cakedesk.table.items.panel_item import PanelItem
from cakedesk.table.items.text_item import TextItem
from cakedesk.table.strokes import Frame
from cakedesk.table.text_fit import TextStyle

if TYPE_CHECKING:
    from cakedesk.table.scene import TableScene

_Item = TypeVar("_Item", bound=TableItem)

WIDTH_UNITS = 340.0
_PAD_UNITS = 20.0
_TITLE_UNITS = 29.0
_TEXT_UNITS = 21.0
_BETWEEN_UNITS = 9.0


class EnlargedHelp:
    """A panel with a title and sentences. It is made when something is told for the first time."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._panel: PanelItem | None = None
        self._lines: list[TextItem] = []
        self._told: tuple[str, ...] = ()
        self._width_px = 0.0

    @property
    def told(self) -> tuple[str, ...]:
        """What it says now: a title, then sentences; empty while it is hidden."""
        return self._told

    def tell(self, told: Sequence[str], room: QSizeF | None = None) -> None:
        """Say something else.

        Args:
            told: a title, then sentences; empty: it is hidden.
            room: how large the panel may become, in px, for a title and one long text; None: as wide as ever.
        """
        self._told = tuple(told)
        if not told:
            for item in self._items():
                item.setVisible(False)
            return
        scene = self._scene
        if self._panel is None:
            self._panel = self._kept(PanelItem(scene), z_values.ENLARGED)
            self._panel.role = ItemRole.IMAGE  # nothing lies on it that is read
        while len(self._lines) < len(told):
            self._lines.append(self._kept(TextItem(scene), z_values.ENLARGED + 1))
        px, text_px = scene.metrics.px, scene.metrics.text_px
        self._width_px = px(WIDTH_UNITS) if room is None else room.width()
        title = TextStyle(px=text_px(_TITLE_UNITS), family="display", weight=800, wrap=True)
        sentence = TextStyle(px=text_px(_TEXT_UNITS), wrap=True)
        height_px = None
        if room is not None:
            sentence = sentence._replace(elide=True, shrink_to_px=text_px(0))
            height_px = room.height() - 2 * px(_PAD_UNITS) - px(_BETWEEN_UNITS) - title.line_px
        for number, item in enumerate(self._lines):
            item.setVisible(number < len(told))
            if number < len(told):
                item.set_style(sentence if number else title)
                item.set_width(self._width_px - px(2 * _PAD_UNITS), height_px if number else None)
                item.set_text(told[number])
                item.set_accessible("")  # it is announced, and the card's own description says the rest
        self._panel.setVisible(True)

    def covers(self, pos: QPointF) -> bool:
        """Whether the panel is shown over a point of the scene."""
        return self._panel is not None and self._panel.isVisible() and self._panel.rect_px().contains(pos)

    def size_px(self) -> QSizeF:
        """How large the panel is; empty while it is hidden."""
        if not self._told:
            return QSizeF(0.0, 0.0)
        px = self._scene.metrics.px
        words = sum(item.height_px for item in self._lines[: len(self._told)])
        between = px(_BETWEEN_UNITS) * (len(self._told) - 1)
        return QSizeF(self._width_px, words + between + 2 * px(_PAD_UNITS))

    def place(self, left: float, top: float) -> None:
        """Move it.

        Args:
            left: its left edge, px of the scene.
            top: its upper edge.
        """
        if self._panel is None or not self._told:
            return
        px, size = self._scene.metrics.px, self.size_px()
        frame = Frame("line", max(1.0, px(2)))
        self._panel.set_style(PanelStyle(fill="panel", radius_px=px(20), shadow="lifted", frame=frame))
        self._panel.place_in(QRectF(left, top, size.width(), size.height()))
        top += px(_PAD_UNITS)
        for item in self._lines[: len(self._told)]:
            item.place(left + px(_PAD_UNITS), top)
            top += item.height_px + px(_BETWEEN_UNITS)

    def forget(self, item: TableItem) -> None:
        """Have nothing more to do with an item that goes for ever."""
        if item is self._panel:
            self._panel = None
        self._lines = [line for line in self._lines if line is not item]

    def _items(self) -> list[TableItem]:
        return [*([self._panel] if self._panel is not None else []), *self._lines]

    def _kept(self, item: _Item, z_value: float) -> _Item:
        item.setZValue(z_value)
        self._scene.keep(item)
        return item
