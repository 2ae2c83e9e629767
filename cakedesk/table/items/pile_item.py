"""`PileItem`: several pictures on top of each other, painted as one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from cakedesk.art.face import Face
from cakedesk.art.shadow import Shadow, ShadowKind
from cakedesk.table import z_values
from cakedesk.table.items.base import ItemRole, Picture, TableItem
from cakedesk.table.pixmap_cache import canvas, smooth_painter, whole_margin

if TYPE_CHECKING:
    from cakedesk.table.scene import TableScene


class PileItem(TableItem):
    """Pictures of one size, each moved a little against the one below it.

    Attributes:
        faces: the pictures, the lowest first.
    """

    def __init__(
        self,
        table: TableScene,
        width_px: float,
        height_px: float,
        key: str = "",
        shadow: ShadowKind | None = "rest",
        parent: TableItem | None = None,
    ) -> None:
        super().__init__(table, key, parent)
        self.role = ItemRole.CARD
        self.faces: tuple[Face, ...] = ()
        self._shadow: ShadowKind | None = shadow
        self._step = (0.0, 0.0)
        self._exact = True
        self.setZValue(z_values.CARD)
        self._take_size(round(width_px), round(height_px))

    def set_faces(self, faces: Sequence[Face], step_px: tuple[float, float] = (2.0, -2.0)) -> None:
        """Show other pictures.

        Args:
            faces: the pictures, the lowest first.
            step_px: how far each is moved against the one below it, to the right and down.
        """
        if (tuple(faces), step_px) != (self.faces, self._step):
            self.faces = tuple(faces)
            self._step = step_px
            self.refresh()

    def face_ready(self, face: Face) -> None:
        """Draw it again if it still shows a stand-in of this face."""
        if not self._exact and face in self.faces:
            self.refresh()

    def order_faces(self) -> None:
        """Order all pictures."""
        width, height = int(self.width_px), int(self.height_px)
        if width >= 1 and height >= 1:
            ratio, unit = self.table.device_pixel_ratio, self.table.metrics.unit
            for face in self.faces:
                self.table.faces.order(face, width, height, self._shadow_of_all(), ratio, unit)

    def draw(self) -> Picture | None:
        """All pictures at once. The lowest fills the item's box."""
        width, height = int(self.width_px), int(self.height_px)
        if not self.faces or width < 1 or height < 1:
            return None
        store, ratio, unit = self.table.faces, self.table.device_pixel_ratio, self.table.metrics.unit
        shadow = self._shadow_of_all()
        reach = len(self.faces) - 1
        stretch = max(abs(self._step[0]), abs(self._step[1])) * reach
        margins = store.margins_px(self.faces[0], shadow, unit)
        left, top = margins.left, margins.top
        margin = whole_margin(stretch + max(left, top, margins.right, margins.bottom))
        whole: QPixmap = canvas(width + 2 * margin, height + 2 * margin, ratio)
        painter = smooth_painter(whole)
        self._exact = True
        for number, face in enumerate(self.faces):
            place = QPointF(margin - left + number * self._step[0], margin - top + number * self._step[1])
            painter.drawPixmap(place, store.pixmap(face, width, height, shadow, ratio, unit))
            self._exact = self._exact and store.is_ready(face, width, height, shadow, ratio, unit)
        painter.end()
        return Picture(whole, margin, margin)

    def _shadow_of_all(self) -> Shadow | None:
        return Shadow(self._shadow, self.table.theme.dark) if self._shadow else None
