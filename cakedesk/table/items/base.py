"""`TableItem`: what all things on the table have in common."""

from __future__ import annotations

import enum
import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Protocol, Self

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from cakedesk.art.face import Face
from cakedesk.art.store import FaceStore
from cakedesk.table import z_values
from cakedesk.table.items.crisp_pixmap import CrispPixmap
from cakedesk.table.metrics import Metrics
from cakedesk.table.pixmap_cache import PixmapCache, canvas, smooth_painter, whole_margin
from cakedesk.table.soft_shadow import ShadowBrush
from cakedesk.table.theme import Theme


class ItemRole(enum.Enum):
    """What an item is to somebody who can't see it."""

    CARD = "card"
    BUTTON = "button"
    TEXT = "text"
    IMAGE = "image"
    ZONE = "zone"
    GROUP = "group"


@dataclass(frozen=True)
class Picture:
    """A drawn item.

    Attributes:
        pixmap: the picture at device resolution, with all that sticks out.
        left_px: how far it sticks out to the left of the item's box.
        top_px: how far it sticks out above the item's box.
    """

    pixmap: QPixmap
    left_px: float = 0.0
    top_px: float = 0.0


class Drawing(Protocol):
    """Draws items that have changed, when there is time."""

    def mark(self, item: TableItem) -> None:
        """An item has changed."""

    def shown(self, item: TableItem) -> None:
        """An item can be seen from now on."""

    def draw(self, item: TableItem) -> None:
        """Draw an item now, if it has changed."""


class Surface(Protocol):
    """What an item asks of the scene that it lies on. Whoever has these can carry items.

    Attributes:
        faces: gives the pictures of the art.
        theme: the present colours.
        metrics: the present sizes.
        device_pixel_ratio: device pixels in one px of the present screen.
        pixmaps: pictures that items have drawn, by what they depend on.
        picture_key: what every picture depends on.
    """

    faces: FaceStore
    theme: Theme
    metrics: Metrics
    device_pixel_ratio: float
    pixmaps: PixmapCache
    picture_key: tuple[object, ...]

    @property
    def drawing(self) -> Drawing:
        """Draws items that have changed."""

    def shadow_brush(self) -> ShadowBrush:
        """What paints shadows of shapes that items draw themselves."""

    def adopt(self, item: TableItem) -> None:
        """A new item has come."""

    def release(self, item: TableItem) -> None:
        """An item goes for ever."""

    def note_changed(self, item: TableItem) -> None:
        """An item can be reached or seen now, or no longer, or shows another state."""

    def note_moved(self, item: TableItem) -> None:
        """An item has another place or size."""

    def note_renamed(self, item: TableItem) -> None:
        """An item is called something else."""

    def note_drawn(self, item: TableItem, *, is_complete: bool) -> None:
        """An item was drawn, with all of the art that it asked for or without some."""


class TableItem(CrispPixmap):
    """One thing on the table: a picture drawn once, that C++ paints.

    Its box is the face, panel or text itself; shadows, rings and tags stick out of it. Its position is the
    upper left corner of the box. It belongs to its scene from the beginning, and the scene keeps the
    reference to it until `discard`.

    Attributes:
        table: the scene.
        key: its name, unique in the scene, by which the keyboard focus finds it again; empty for decoration.
        role: what it is.
        accessible_name: what a screen reader says; empty: nothing.
        accessible_description: what it adds when asked.
        interactive: whether mouse and keyboard reach it.
        available: whether it can be used now; otherwise it says so when reached.
        eager: whether a click reaches it even while something moves.
        drag_only: whether nothing but a drag picks it up; a click and the keyboard activate it.
        tooltip: a line shown when the pointer rests on it; empty: none.
        drawn_for: the scene's `picture_key` that its picture was drawn for.
    """

    def __init__(self, table: Surface, key: str = "", parent: TableItem | None = None) -> None:
        super().__init__()
        self.table = table
        self.key = key
        self.role = ItemRole.IMAGE
        self.accessible_name = ""
        self.accessible_description = ""
        self._is_mute = False
        self.interactive = False
        self.available = True
        self._focus_order: tuple[int, ...] = ()
        self.eager = False
        self.drag_only = False
        self.tooltip = ""
        self.drawn_for: tuple[object, ...] = ()
        self._width_px = 0.0
        self._height_px = 0.0
        self._left_px = 0.0
        self._top_px = 0.0
        self._lift_px = 0.0
        self._raise_px = 0.0
        self._flying = False
        self._resting_z = 0.0
        self._discarded = False
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        if parent is not None:
            self.setParentItem(parent)
        table.adopt(self)

    @property
    def focus_order(self) -> tuple[int, ...]:
        """Its place in the reading order, compared from left to right; empty: where it lies."""
        return self._focus_order

    @focus_order.setter
    def focus_order(self, order: tuple[int, ...]) -> None:
        if order != self._focus_order:
            self._focus_order = order
            self.table.note_moved(self)

    @property
    def width_px(self) -> float:
        """The width of its box."""
        return self._width_px

    @property
    def height_px(self) -> float:
        """The height of its box."""
        return self._height_px

    @property
    def lift_px(self) -> float:
        """How far the pointer over it lifts its picture above its place."""
        return self._lift_px

    @property
    def is_flying(self) -> bool:
        """Whether it is carried or flies, above everything that lies."""
        return self._flying

    @property
    def corner_px(self) -> float:
        """The radius of the corners of its box."""
        return 0.0

    @property
    def outline_px(self) -> QPainterPath:
        """Its edge in its own px, where that is not its box; empty: it is."""
        return QPainterPath()

    @property
    def focus_outset_px(self) -> float:
        """How far outside of its box the focus ring begins."""
        return 0.0

    @property
    def is_discarded(self) -> bool:
        """Whether it was removed for ever."""
        return self._discarded

    def place(self, x_px: float, y_px: float) -> None:
        """Put the upper left corner of its box somewhere, on whole device pixels.

        Args:
            x_px: from its parent's left edge.
            y_px: from its parent's upper edge.
        """
        ratio = self.table.device_pixel_ratio
        x, y = math.floor(x_px * ratio + 0.5) / ratio, math.floor(y_px * ratio + 0.5) / ratio
        if x != self.x() or y != self.y():
            self.setPos(x, y)
            self.table.note_moved(self)

    def place_center(self, x_px: float, y_px: float) -> None:
        """Put the middle of its box somewhere.

        Args:
            x_px: from its parent's left edge.
            y_px: from its parent's upper edge.
        """
        self.place(x_px - self._width_px / 2, y_px - self._height_px / 2)

    def place_in(self, rect_px: QRectF) -> None:
        """Fill a rectangle.

        Args:
            rect_px: its box from now on, from its parent's upper left corner.
        """
        self.resize(rect_px.width(), rect_px.height())
        self.place(rect_px.left(), rect_px.top())

    def resize(self, width_px: float, height_px: float) -> None:
        """Draw it at another size. The upper left corner stays.

        Args:
            width_px: the new width of its box.
            height_px: the new height of its box.
        """
        if (width_px, height_px) != (self._width_px, self._height_px):
            self._take_size(width_px, height_px)
            self.refresh()

    def box_px(self) -> QRectF:
        """Its box in its own coordinates, raised with its picture."""
        return QRectF(0.0, -self._lift_px - self._raise_px, self._width_px, self._height_px)

    @property
    def tick_px(self) -> QRectF:
        """A mark at its edge that the focus ring leaves free, in its own px; empty: none."""
        return QRectF()

    def rect_px(self) -> QRectF:
        """Its box in the scene, without what sticks out."""
        return self.mapRectToScene(self.box_px())

    def center_px(self) -> QPointF:
        """The middle of its box in the scene; of an item of another shape a point that it covers."""
        return self.rect_px().center()

    def covers(self, pos: QPointF) -> bool:
        """Whether a point is on the item. Items that fill their box only in part answer this.

        Args:
            pos: the point, in the scene.
        """
        return self.rect_px().contains(pos)

    def set_lift(self, lift_px: float) -> None:
        """Show its picture above its place."""
        if lift_px != self._lift_px:
            self._lift_px = lift_px
            self._put_offset()

    def set_raise(self, raise_px: float) -> None:
        """Show its picture above its place as long as a state lasts."""
        if raise_px != self._raise_px:
            self._raise_px = raise_px
            self._put_offset()

    def set_flying(self, flying: bool) -> None:
        """Carry it above everything that lies, or lay it down again.

        Args:
            flying: whether it is carried.
        """
        if flying == self._flying:
            return
        self._flying = flying
        if flying:
            self._resting_z = self.zValue()
            self.setZValue(max(self._resting_z, z_values.FLYING))
        else:
            self.setZValue(self._resting_z)

    def set_interactive(self, interactive: bool) -> None:
        """Let mouse and keyboard reach it, or not.

        Args:
            interactive: whether they do.
        """
        if interactive != self.interactive:
            self.interactive = interactive
            self.table.note_changed(self)

    def set_available(self, available: bool) -> None:
        """Say whether it can be used now.

        Args:
            available: whether it can.
        """
        if available != self.available:
            self.available = available
            self.refresh()
            self.table.note_changed(self)

    def set_accessible(self, name: str, description: str = "") -> None:
        """Say what a screen reader tells about it.

        Args:
            name: a few words; empty: it is passed over.
            description: more, when asked.
        """
        if not self._is_mute and (name, description) != (self.accessible_name, self.accessible_description):
            self.accessible_name = name
            self.accessible_description = description
            self.table.note_renamed(self)

    def mute(self) -> Self:
        """Have screen readers pass it over, whatever it shows: something beside it tells that. Returns it."""
        self.set_accessible("")
        self._is_mute = True
        return self

    def refresh(self) -> None:
        """Have it drawn again before it is seen, because something that it depends on has changed."""
        if not self._discarded:
            self.order_faces()
            self.table.drawing.mark(self)
            self.table.note_moved(self)

    def draw_now(self) -> None:
        """Draw it. `LateDrawing` calls this when it is time."""
        if self._discarded:
            return
        self.drawn_for = self.table.picture_key
        missed = self.table.faces.missed
        picture = self.draw()
        self.table.note_drawn(self, is_complete=self.table.faces.missed == missed)
        if picture is None:
            self.setPixmap(QPixmap())
            return
        self._left_px = picture.left_px
        self._top_px = picture.top_px
        self.setPixmap(picture.pixmap)
        self.sample_for(self.table.device_pixel_ratio)
        self._put_offset()

    def order_faces(self) -> None:
        """Order what `draw` will ask of the art, so that it is drawn meanwhile. Subclasses answer this."""

    def draw(self) -> Picture | None:
        """Its picture as it should look now; None if there is nothing to see. Subclasses answer this."""
        return None

    def painted(
        self, paint: Callable[[QPainter, QRectF], None], margin_px: float = 0.0, key: Hashable = None
    ) -> Picture:
        """A picture of what is painted, for `draw`.

        Args:
            paint: paints the item into its box, with a painter for smooth shapes.
            margin_px: how far it reaches beyond that box.
            key: all that it depends on, but for size and look; what is painted is kept by it. None: it isn't.
        """
        margin, size = whole_margin(margin_px), (self.width_px, self.height_px)

        def make() -> QPixmap:
            pixmap = canvas(size[0] + 2 * margin, size[1] + 2 * margin, self.table.device_pixel_ratio)
            painter = smooth_painter(pixmap)
            paint(painter, QRectF(margin, margin, *size))
            painter.end()
            return pixmap

        kept = (type(self), key, size, self.table.picture_key)
        return Picture(make() if key is None else self.table.pixmaps.get(kept, make), margin, margin)

    def set_hot(self, hot: bool) -> None:
        """React to the pointer coming or going.

        Args:
            hot: whether the pointer is over it.
        """

    def carried_to(self, pos: QPointF) -> QPointF:
        """Where it goes when the pointer drags it somewhere. Items that keep to a track answer this.

        Args:
            pos: where its upper left corner would go, in its parent's coordinates.

        Returns:
            Where that goes instead.
        """
        return pos

    def show_focus(self, shown: bool) -> bool:
        """Show by itself that the keyboard is on it, or no longer. Items that are no boxes answer this.

        Args:
            shown: whether the keyboard is on it.

        Returns:
            Whether it does so; otherwise a ring is drawn around its box.
        """
        del shown
        return False

    def set_pressed(self, pressed: bool) -> None:
        """React to being held down.

        Args:
            pressed: whether it is.
        """

    def activate(self) -> bool:
        """Do what a click on it does by itself.

        Returns:
            Whether it did something; otherwise the board is asked.
        """
        return False

    def discard(self) -> None:
        """Remove it and its children for ever. May be called twice."""
        if self._discarded:
            return
        for child in self.childItems():
            if isinstance(child, TableItem):
                child.discard()
        self._discarded = True
        self.table.release(self)

    def transformed(self) -> None:
        """Stay smooth, with all that belongs to it."""
        self.sample_for(self.table.device_pixel_ratio)
        for child in self.childItems():
            if isinstance(child, TableItem):
                child.transformed()

    def face_ready(self, face: Face) -> None:
        """React to the exact picture of a face having come."""

    def _take_size(self, width_px: float, height_px: float) -> None:
        self._width_px = width_px
        self._height_px = height_px
        self.setTransformOriginPoint(width_px / 2, height_px / 2)

    def _put_offset(self) -> None:
        ratio = self.table.device_pixel_ratio
        lift = math.floor((self._lift_px + self._raise_px) * ratio + 0.5) / ratio
        self.setOffset(-self._left_px, -self._top_px - lift)

    def setVisible(self, visible: bool) -> None:
        """Show or hide it. Qt's name: the same call, but the keyboard focus hears of it."""
        if visible != self.isVisible():
            super().setVisible(visible)
            self.table.note_changed(self)
            if visible:
                self.table.drawing.shown(self)

    def pixmap(self) -> QPixmap:
        """Its picture as it is now. Qt's name: the same answer, but drawn before if that is due."""
        self.table.drawing.draw(self)
        return super().pixmap()
