"""`StackPicture`: the picture of a stack, which never blinks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from cakedesk.art.face import Face
from cakedesk.table.items import FaceItem
from cakedesk.table.items.base import Picture


class StackPicture(FaceItem):
    """Shows a stack. When layers come or go, the stack as it was stays until the new picture has been drawn.

    Every stack is another picture, so that no plain stand-in could take its place. Old and new stand on the
    same spot: both are aligned by the middle of their lower edge.
    """

    # Tells where in the scene the layer of a card stands: nothing if it is not in this stack.
    layer_of: Callable[[int], QRectF | None] | None = None
    cards: tuple[int, ...] = ()  # the cards of the stack, bottom to top
    counted = True
    _kept: tuple[Face, QPixmap, float, float] | None = None

    def draw(self) -> Picture | None:
        """The exact picture, or the last one that there was."""
        picture = super().draw()
        if picture is None:
            return None
        if self._exact:
            self._kept = (self.face, picture.pixmap, self.width_px, self.height_px)
            return picture
        if self._kept is None or self._kept[0] == self.face:
            return picture  # another size of the same stack does as well
        _, pixmap, width, height = self._kept
        return Picture(pixmap, (width - self.width_px) / 2, height - self.height_px)
