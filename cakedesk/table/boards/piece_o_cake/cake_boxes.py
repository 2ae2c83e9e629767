"""`CakeBoxes`: the cakes to come, each in its box with its number."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.phases import CAKES, SLICES
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.layout import box_rects
from cakedesk.table.items import FaceItem
from cakedesk.table.kit.kept import Kept
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

NUMBER_SHARE = 0.29
"""The size of a number by the width of its box, at least."""


class CakeBoxes(ScreenPart):
    """Closed boxes on top of each other, the next one uppermost."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._boxes: Kept[int, FaceItem] = Kept(self, lambda _: FaceItem(scene, faces.cake_box_face()))
        self._corner = QRectF()

    def show(self, shown: PieceOCakeState) -> None:
        """Show the boxes that are still closed."""
        left = len(shown.deck) // SLICES  # the two slices aside make no cake
        for number, box in self._boxes.lay(range(CAKES - left + 1, CAKES + 1)).items():
            name = self.tr("Cake {number}, still in its box").format(number=number)
            box.set_accessible(name)
            box.tooltip = name
        self.relayout(self._corner)

    def relayout(self, corner: QRectF) -> None:
        """Stand in a corner."""
        self._corner = corner
        count = len(self._boxes)
        rects = box_rects(corner, count)
        for place, ((number, box), rect) in enumerate(zip(self._boxes.items(), rects, strict=True)):
            is_read = rect.width() * NUMBER_SHARE >= self.metrics.text_px(0)  # the bar says it as well
            box.set_face(faces.cake_box_face(number if is_read else None))
            box.resize(rect.width(), rect.width() / box.face.aspect)
            box.place(rect.left(), rect.bottom() - box.height_px)
            box.setZValue(z_values.CARD + (count - place) / count)  # a bow is hidden by the box above it
