"""`CakeBoxes`: the cakes to come, each in its box with its number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF

from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.phases import CAKES, SLICES
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.items import FaceItem
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart


def cakes_to_come(shown: PieceOCakeState) -> list[int]:
    """The numbers, from 1, of the cakes of this match that are still in their boxes."""
    left = len(shown.deck) // SLICES  # the two slices aside make no cake
    first = CAKES - left + 1
    return list(range(first, CAKES + 1))


class CakeBoxes(ScreenPart):
    """Closed boxes, the next one nearest."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._boxes: list[FaceItem] = []
        self._places: Sequence[QRectF] = ()

    def show(self, shown: PieceOCakeState) -> None:
        """Show the boxes that are still closed."""
        numbers = cakes_to_come(shown)[: len(self._places) or None]
        while len(self._boxes) > len(numbers):
            self.drop(self._boxes.pop())
        while len(self._boxes) < len(numbers):
            self._boxes.append(self.own(FaceItem(self.scene, faces.cake_box_face(1))))
        for box, number in zip(self._boxes, numbers, strict=True):
            box.set_face(faces.cake_box_face(number))
            name = self.tr("Cake {number}, still in its box").format(number=number)
            box.set_accessible(name)
            box.tooltip = name
        self.relayout(self._places)

    def relayout(self, places: Sequence[QRectF]) -> None:
        """Stand in these places."""
        self._places = places
        for box, rect in zip(self._boxes, places, strict=False):
            box.resize(rect.width(), rect.width() / box.face.aspect)
            box.place(rect.left(), rect.bottom() - box.height_px)

    def next_center(self) -> QPointF:
        """Where the next cake comes from."""
        return self._places[0].center() if self._places else QPointF()
