"""`PictureButton`: what a game paints itself, with pictures on it, and what lights up under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cakedesk.art.face import Face
from cakedesk.art.render import Order
from cakedesk.table.items.base import ItemRole, Picture, Surface, TableItem


class PictureButton(TableItem):
    """A button with pictures, drawn again when they come. A game derives its own and draws it.

    Attributes:
        hot: whether the pointer is over it.
        margin_px: how far what is painted may reach out of its box.
    """

    def __init__(self, table: Surface, key: str) -> None:
        super().__init__(table, key)
        self.role = ItemRole.BUTTON
        self.hot = False
        self.margin_px = 2.0
        self._shown: list[tuple[Face, int]] = []  # the pictures as they are drawn

    def paint_in(self, painter: QPainter, box: QRectF) -> None:
        """Paint it. To be overridden.

        Args:
            box: its box; nothing may reach further out of it than `margin_px`.
        """
        raise NotImplementedError

    def pictures(self) -> list[tuple[Face, int]]:
        """What it shows: squares, each with its size in px; 0: it is not shown now. To be overridden."""
        raise NotImplementedError

    def paint_picture(self, painter: QPainter, number: int, corner: QPointF) -> None:
        """Paint one of its pictures.

        Args:
            number: which of `pictures`.
            corner: where its upper left corner lies.
        """
        face, side = self._shown[number]
        ratio = self.table.device_pixel_ratio
        painter.drawPixmap(corner, self.table.faces.pixmap(face, side, side, device_pixel_ratio=ratio))

    def set_hot(self, hot: bool) -> None:
        """Light up under the pointer."""
        if hot != self.hot:
            self.hot = hot
            self.refresh()

    def order_faces(self) -> None:
        """Order its pictures."""
        for face, side in self.pictures():
            if side >= 1:
                self.table.faces.order(Order(face, side, side, ratio=self.table.device_pixel_ratio))

    def face_ready(self, face: Face) -> None:
        """Draw it again when one of its pictures has come."""
        if any(face == own and side for own, side in self._shown):
            self.refresh()

    def draw(self) -> Picture | None:
        """What it paints, on a canvas of its own."""
        if self.width_px < 2 or self.height_px < 2:
            return None
        self._shown = self.pictures()
        return self.painted(self.paint_in, self.margin_px)
