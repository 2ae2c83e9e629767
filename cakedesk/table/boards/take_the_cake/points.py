"""`CakePoints`: where the points of Take the Cake come from, for the walk, the sheet and the end page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cakedesk.art.face import Face
from cakedesk.art.take_the_cake import faces
from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.boards.take_the_cake.wording import CakeWording
from cakedesk.table.kit.points_table import PointsColumn, Source

_ORDER_INK = "#A46B12"


class CakePoints(QObject):
    """The sources of points."""

    def __init__(self, shown: TakeTheCakeState, words: CakeWording) -> None:
        super().__init__()
        self._shown = shown
        self._words = words
        self._scores = shown.cake_scores()

    def kinds(self, cakes: Sequence[int] = range(CAKES)) -> list[Source]:
        """What some cakes of every seat score, kind by kind."""
        number = 5 if self._shown.with_orders else 4
        return [self._kind(kind, cakes) for kind in range(number)]

    def earlier(self) -> list[Source]:
        """What the first cakes have scored, where the second ones are counted."""
        if not self._shown.cake:
            return []
        column = PointsColumn(
            self.tr("first"), faces.slab_face({}), self.tr("points of the first cake"), carried=True
        )
        return [Source(column, [self._scores[CAKES * seat].total for seat in range(self._shown.seats)])]

    def _kind(self, kind: int, cakes: Sequence[int]) -> Source:
        points = [
            sum(self._scores[CAKES * seat + cake][kind] for cake in cakes)
            for seat in range(self._shown.seats)
        ]
        return Source(PointsColumn(self._words.kind_of_points(kind), kind_face(kind)), points)


def kind_face(kind: int) -> Face:
    """The picture of a kind of points."""
    if kind == 4:
        return faces.order_sign_face(_ORDER_INK)
    return faces.topping_face(("cookie", "flower", "orange", "candle")[kind])
