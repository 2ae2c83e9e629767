"""`ItemScene`: what lies on the table and how it looks; `TableScene` adds what acts on it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from cakedesk.art.face import Face
from cakedesk.art.store import FaceStore
from cakedesk.table.background import paint_table
from cakedesk.table.items.base import ItemRole, TableItem
from cakedesk.table.late_drawing import LateDrawing
from cakedesk.table.metrics import Metrics
from cakedesk.table.pixmap_cache import PixmapCache
from cakedesk.table.reading_order import reading_order, spoken_order
from cakedesk.table.soft_shadow import ShadowBrush
from cakedesk.table.theme import Theme

_KEPT_TABLES = 4
"""The pictures that the table has drawn itself may take as much memory as this many pictures of all of it."""
_LEAST_KEPT_BYTES = 20 * 1024 * 1024


class ItemScene(QGraphicsScene):
    """A scene that keeps a reference to every item until that is discarded.

    Attributes:
        faces: gives the pictures of the art.
        theme: the present colours.
        metrics: the present sizes.
        device_pixel_ratio: device pixels in one px of the present screen.
        pixmaps: pictures that items have drawn, by what they depend on.
        drawing: draws the items that have changed.
        picture_key: what every picture depends on; it changes with theme, size and screen.
    """

    def __init__(self, faces: FaceStore, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.faces = faces
        self.theme = theme
        self.metrics = Metrics(1600, 936)
        self.device_pixel_ratio = 1.0
        self.pixmaps = PixmapCache()
        self.drawing = LateDrawing(self)
        self.picture_key: tuple[object, ...] = ()
        self._items: dict[TableItem, None] = {}
        self._kept: dict[TableItem, None] = {}
        self._incomplete: dict[TableItem, None] = {}
        self._spoken: list[TableItem] | None = None
        self._background: QPixmap | None = None
        self._note_picture_key()

    # ------------------------------------------------------------------ what is there

    def table_items(self) -> list[TableItem]:
        """Everything on the table, in the order in which it came."""
        return list(self._items)

    def find(self, key: str) -> TableItem | None:
        """An item by its name; None if there is none.

        Args:
            key: the item's key.
        """
        return next((item for item in self._items if item.key == key), None)

    def interactive_items(self) -> list[TableItem]:
        """What mouse and keyboard can reach now, in reading order."""
        return reading_order([item for item in self._items if item.interactive and item.isVisible()])

    def spoken_items(self) -> list[TableItem]:
        """What a screen reader can find now, in reading order: places only while something may go there."""
        if self._spoken is None:
            seen = [item for item in self._items if item.isVisible()]
            spoken = [
                item
                for item in seen
                if item.accessible_name and (item.interactive or item.role is not ItemRole.ZONE)
            ]
            panels = [item.rect_px() for item in seen if item.role is ItemRole.GROUP]
            self._spoken = spoken_order(spoken, panels)
        return list(self._spoken)

    def interactive_at(self, pos: QPointF) -> TableItem | None:
        """The topmost interactive item under a point of the scene; others do not hide it."""
        self.draw_all()
        for item in self.items(pos, Qt.ItemSelectionMode.IntersectsItemBoundingRect):
            if isinstance(item, TableItem) and item.interactive and item.covers(pos):
                return item
        return None

    def tooltip_at(self, pos: QPointF) -> str:
        """The line to show when the pointer rests on a point.

        Args:
            pos: the point, in the scene.

        Returns:
            The tooltip of the topmost item that has one there; empty: none.
        """
        self.draw_all()
        for item in self.items(pos, Qt.ItemSelectionMode.IntersectsItemBoundingRect):
            if isinstance(item, TableItem) and item.tooltip and item.covers(pos):
                return item.tooltip
        return ""

    def keep(self, item: TableItem) -> None:
        """Let an item outlive boards."""
        self._kept[item] = None

    def clear_table(self) -> None:
        """Discard everything that lies on the table and is not kept."""
        for item in list(self._items):
            if item not in self._kept:
                item.discard()

    def adopt(self, item: TableItem) -> None:
        """A new item has come. Items call this themselves."""
        self._items[item] = None
        self._spoken = None
        if item.parentItem() is None:
            self.addItem(item)

    def release(self, item: TableItem) -> None:
        """An item goes for ever. Items call this themselves."""
        self._items.pop(item, None)
        self.drawing.forget(item)
        self._incomplete.pop(item, None)
        self._spoken = None
        self._kept.pop(item, None)
        if item.scene() is self:
            self.removeItem(item)

    # ------------------------------------------------------------------ how it looks

    def shadow_brush(self) -> ShadowBrush:
        """What paints shadows of shapes that items draw themselves."""
        return ShadowBrush(self.pixmaps, self.theme, self.metrics.unit, self.device_pixel_ratio)

    def draw_all(self) -> None:
        """Draw all visible items that have changed, now: before painting and before searching a point."""
        self.drawing.draw_all()

    def _repaint_all(self) -> None:
        """Forgets pictures of another theme or screen. Items are drawn again by `_refresh_stale`."""
        self.pixmaps.clear()
        self._background = None
        self._note_picture_key()

    def _note_picture_key(self) -> None:
        unit = round(self.metrics.unit, 4)
        self.picture_key = (self.theme.dark, unit, self.metrics.text_scale, self.device_pixel_ratio)
        table_px = self.metrics.width_px * self.metrics.height_px * self.device_pixel_ratio**2
        self.pixmaps.set_limit(max(_LEAST_KEPT_BYTES, round(_KEPT_TABLES * table_px * 4)))

    def _refresh_stale(self) -> None:
        for item in list(self._items):
            if not item.is_discarded and item.drawn_for != self.picture_key:
                item.refresh()

    def note_drawn(self, item: TableItem, *, is_complete: bool) -> None:
        """An item was drawn. Items call this themselves.

        Args:
            is_complete: whether all of the art that it asked for was there.
        """
        if is_complete:
            self._incomplete.pop(item, None)
        else:
            self._incomplete[item] = None

    def _face_ready(self, face: Face) -> None:
        for item in list(self._incomplete):
            item.face_ready(face)

    # Qt's names

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]
        """Paint the part of the table's surface that is asked for."""
        if self._background is None:
            width, height = self.metrics.width_px, self.metrics.height_px
            self._background = paint_table(width, height, self.device_pixel_ratio, self.theme)
        ratio = self._background.devicePixelRatio()
        box = QRectF(rect.toAlignedRect()).intersected(self.sceneRect())
        source = QRectF(box.left() * ratio, box.top() * ratio, box.width() * ratio, box.height() * ratio)
        painter.drawPixmap(box, self._background, source)
