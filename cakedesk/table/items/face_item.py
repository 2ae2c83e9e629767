"""`FaceItem`: a picture of the art, and the states that it can be in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.art.render import Order
from cakedesk.art.shadow import Shadow, ShadowKind
from cakedesk.table import z_values
from cakedesk.table.items.base import ItemRole, Picture, Surface, TableItem
from cakedesk.table.metrics import RAISED_UNITS
from cakedesk.table.pixmap_cache import canvas, smooth_painter, whole_margin
from cakedesk.table.strokes import honey_ring, ring, slash, tick_disc
from cakedesk.table.theme import Theme

FaceSource: TypeAlias = Face | Callable[[Theme], Face]
"""A face, or what gives the face for a theme."""


@cache
def icon_in(name: str, ink: str) -> Callable[[Theme], Face]:
    """An icon in a colour of the theme.

    Args:
        name: of the icon.
        ink: of the colour's token.

    Returns:
        What gives the face; equal for equal arguments.
    """
    return lambda theme: faces.icon_face(name, theme.color(ink).name())


DISABLED_OPACITY = 0.38
STRUCK_OPACITY = 0.66
TICK_SHARE = 0.15
"""A tick is as far outside as its half is larger than this, by the width of its card."""


@dataclass(frozen=True)
class FaceLook:
    """The states of a face. Several may hold at once.

    Attributes:
        playable: it may be chosen: honey ring.
        selected: it is chosen: raspberry ring, raised, tick.
        current: attention is on it: raspberry ring alone.
        disabled: it can't be chosen: faded, with a slash.
        new: it has just changed: honey ring.
        struck: it does not count: faded a little, one stroke.
        dim: how opaque the face is, 0 to 1.
    """

    playable: bool = False
    selected: bool = False
    current: bool = False
    disabled: bool = False
    new: bool = False
    struck: bool = False
    dim: float = 1.0

    @property
    def opacity(self) -> float:
        """How opaque the face is in the end."""
        if self.disabled:
            return self.dim * DISABLED_OPACITY
        return self.dim * (STRUCK_OPACITY if self.struck else 1.0)

    @property
    def has_ring(self) -> bool:
        """Whether a ring is drawn around it."""
        return self.playable or self.selected or self.current or self.new


_PLAIN = FaceLook()


class FaceItem(TableItem):
    """A picture of the art at a size, with its shadow, ring and stroke in one pixmap.

    A plain stand-in shows until the art is ready; then the picture takes its place by itself.

    Attributes:
        look: the states it is in.
        shadow: its shadow; None: none. A selected face has the lifted one.
        big_face: what is shown when it is enlarged; None: it can't be.
        rests_large: whether the keyboard, too, enlarges it by resting on it.
    """

    def __init__(
        self,
        table: Surface,
        face: FaceSource,
        width_px: float = 0.0,
        height_px: float = 0.0,
        key: str = "",
        shadow: ShadowKind | None = None,
        parent: TableItem | None = None,
    ) -> None:
        super().__init__(table, key, parent)
        self.look = _PLAIN
        self.shadow: ShadowKind | None = shadow
        self.big_face: Face | None = None
        self.rests_large = False
        self._source: FaceSource = face
        self._least_px = table.metrics.text_px(0)
        self._exact = True
        self.setZValue(z_values.CARD)
        self._take_size(round(width_px), round(height_px))
        self.refresh()

    @property
    def face(self) -> Face:
        """The picture that it shows in the present theme, with no letters smaller than texts."""
        return self._whole_face.readable(self._least_px, self.width_px, self.height_px)

    @property
    def corner_px(self) -> float:
        """The radius of its corners; 0 if it is no card."""
        return (self.face.corner_ratio or 0.0) * self.width_px

    @property
    def focus_outset_px(self) -> float:
        """How far its own ring reaches out, so that the focus ring stays outside."""
        return 5.0 * self.table.metrics.unit if self.look.has_ring else 0.0

    @property
    def tick_px(self) -> QRectF:
        """The box of its tick, in its own px; empty if it has none. The focus ring leaves it free."""
        if not self.look.selected:
            return QRectF()
        unit, radius, out = self.table.metrics.unit, self._tick_radius(), self._tick_out_px()
        left, top = self.width_px - 4 * unit - radius + out, 2 * unit - radius
        return QRectF(left, top, 2 * radius, 2 * radius)

    def set_face(self, face: FaceSource) -> None:
        """Show another picture.

        Args:
            face: the face, or what gives it for a theme.
        """
        if face != self._source:
            self._source = face
            self.refresh()

    def set_shadow(self, shadow: ShadowKind | None) -> None:
        """Change its shadow.

        Args:
            shadow: the new one; None: none.
        """
        if shadow != self.shadow:
            self.shadow = shadow
            self.refresh()

    def set_look(self, **changes: Any) -> None:
        """Change some states.

        Args:
            changes: fields of `FaceLook` with their new values.
        """
        if any(getattr(self.look, name) != value for name, value in changes.items()):
            self.look = replace(self.look, **changes)
            self.refresh()
            self.table.note_changed(self)

    def reset_look(self) -> None:
        """Be in no special state."""
        if self.look != _PLAIN:
            self.look = _PLAIN
            self.refresh()
            self.table.note_changed(self)

    def refresh(self) -> None:
        """Have it drawn again, and raise it if it is selected."""
        self.set_raise(RAISED_UNITS * self.table.metrics.unit if self.look.selected else 0.0)
        super().refresh()

    def order_faces(self) -> None:
        """Order the picture with the shadow that it has now."""
        width, height = int(self.width_px), int(self.height_px)
        if width >= 1 and height >= 1:
            ratio, unit = self.table.device_pixel_ratio, self.table.metrics.unit
            self.table.faces.order(Order(self.face, width, height, self._shadow_now(), ratio, unit))

    def resize(self, width_px: float, height_px: float) -> None:
        """Draw it at another size, in whole px, or for another size of texts. The upper left corner stays."""
        if self._least_px != (least_px := self.table.metrics.text_px(0)):
            self._least_px = least_px
            self.refresh()
        super().resize(round(width_px), round(height_px))

    def face_ready(self, face: Face) -> None:
        """Draw it again if it still shows a stand-in of this face.

        Args:
            face: the face whose picture has come.
        """
        if not self._exact and face == self.face:
            self.refresh()

    def set_hot(self, hot: bool) -> None:
        """Have the picture with the lifted shadow drawn: the pointer may pick the card up."""
        shadow = self._shadow_of("lifted")
        if hot and self.shadow is not None and shadow is not None and self.width_px >= 1:
            size = int(self.width_px), int(self.height_px)
            ratio, unit = self.table.device_pixel_ratio, self.table.metrics.unit
            self.table.faces.pixmap(self.face, *size, shadow, ratio, unit)

    def draw(self) -> Picture | None:
        """The face with everything around it."""
        width, height = int(self.width_px), int(self.height_px)
        if width < 1 or height < 1:
            return None
        face, shadow = self.face, self._shadow_now()
        store, ratio, unit = self.table.faces, self.table.device_pixel_ratio, self.table.metrics.unit
        pixmap = store.pixmap(face, width, height, shadow, ratio, unit)
        self._exact = store.is_ready(face, width, height, shadow, ratio, unit)
        if not self._exact:
            # The same face with its other shadow, or with the other theme's, is nearer than any stand-in.
            other = self._shadow_of(self.shadow)
            for near in filter(None, (other, other and other._replace(dark=not other.dark))):
                if near != shadow and store.is_ready(face, width, height, near, ratio, unit):
                    shadow = near
                    pixmap = store.pixmap(face, width, height, shadow, ratio, unit)
                    break
        margins = store.margins_px(face, shadow, unit)
        left, top = margins.left, margins.top
        # Qt paints a pixmap whose device pixel ratio is below 1 as if that were 1.
        if self.look == _PLAIN and pixmap.devicePixelRatio() >= 1.0:
            return Picture(pixmap, left, top)
        margin = self._margin_px(max(left, top, margins.right, margins.bottom))
        if not self._exact:
            return Picture(self._compose(pixmap, left, top, margin), margin, margin)
        key = ("face", face, width, height, shadow, self.look, self.table.picture_key)
        composed = self.table.pixmaps.get(key, lambda: self._compose(pixmap, left, top, margin))
        return Picture(composed, margin, margin)

    @property
    def _whole_face(self) -> Face:
        return self._source if isinstance(self._source, Face) else self._source(self.table.theme)

    def _shadow_now(self) -> Shadow | None:
        return self._shadow_of("lifted" if self.look.selected and self.shadow else self.shadow)

    def _shadow_of(self, kind: ShadowKind | None) -> Shadow | None:
        if kind is None or self.face.corner_ratio is None:
            return None
        return Shadow(kind, self.table.theme.dark)

    def _margin_px(self, shadow_px: float) -> float:
        needed = shadow_px
        if self.look.has_ring:
            needed = max(needed, 8 * self.table.metrics.unit + 2)
        if self.look.selected:
            needed = max(needed, 1.2 * self._tick_radius() + self._tick_out_px())
        return whole_margin(needed)

    def _compose(self, pixmap: QPixmap, left: float, top: float, margin: float) -> QPixmap:
        whole = canvas(self.width_px + 2 * margin, self.height_px + 2 * margin, self.table.device_pixel_ratio)
        painter = smooth_painter(whole)
        painter.setOpacity(self.look.opacity)
        place = QPointF(margin - left, margin - top)
        if pixmap.devicePixelRatio() >= 1.0:
            painter.drawPixmap(place, pixmap)
        else:
            painter.drawPixmap(QRectF(place, pixmap.deviceIndependentSize()), pixmap, QRectF(pixmap.rect()))
        painter.setOpacity(1.0)
        self._paint_states(painter, QRectF(margin, margin, self.width_px, self.height_px))
        painter.end()
        return whole

    def _paint_states(self, painter: QPainter, box: QRectF) -> None:
        theme, unit, look = self.table.theme, self.table.metrics.unit, self.look
        radius = self.corner_px or 0.1 * self.width_px
        if look.selected or look.current:
            width = max(3.5, 6.0 * unit)
            ring(painter, box, radius, theme.raspberry, 1.5 * unit, width - 1.5 * unit)
            # A thin line keeps a red card and its ring apart.
            ring(painter, box, radius, theme.porcelain_edge, 1.5 * unit + 1.0, -1.5 * unit)
        elif look.playable or look.new:
            honey_ring(painter, box, radius, theme.honey, theme.card_ink, unit)
        if look.disabled or look.struck:
            color = theme.card_ink if look.struck else theme.ink_soft
            slash(painter, box, color, max(2.0, 4.0 * unit))
        if look.selected:
            tick = self.tick_px.translated(box.topLeft())
            tick_disc(
                painter, tick.center(), tick.width() / 2, theme.raspberry, theme.on_raspberry, theme.porcelain
            )

    def _tick_radius(self) -> float:
        return max(9.0, 17.0 * self.table.metrics.unit)

    def _tick_out_px(self) -> float:
        """How far the tick of a small card stands to the right, so that what the corner bears is free."""
        return max(0.0, self._tick_radius() - TICK_SHARE * self.width_px)


class CardItem(FaceItem):
    """A card: it lies on the table with a shadow and can be enlarged."""

    def __init__(
        self,
        table: Surface,
        face: FaceSource,
        width_px: float = 0.0,
        height_px: float = 0.0,
        key: str = "",
    ) -> None:
        super().__init__(table, face, width_px, height_px, key, "card")
        self.role = ItemRole.CARD
        self.big_face = self._whole_face

    def set_face(self, face: FaceSource) -> None:
        """Show another picture, also when enlarged.

        Args:
            face: the face, or what gives it for a theme.
        """
        super().set_face(face)
        self.big_face = self._whole_face
