"""`Points`: where the points of Piece o' Cake come from, for counting a match and for the end page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cakedesk.art import faces as shared_faces
from cakedesk.art.piece_o_cake import faces
from cakedesk.art.prepared import home_faces
from cakedesk.games.piece_o_cake.scoring import majority_seats
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake import looks
from cakedesk.table.boards.piece_o_cake.standing import by_worth
from cakedesk.table.boards.piece_o_cake.wording import eaten_word, variety_name
from cakedesk.table.kit.points_table import PointsColumn, Source


class Points(QObject):
    """The sources of points on a table where all that was eaten lies open."""

    def __init__(self, shown: PieceOCakeState) -> None:
        super().__init__()
        self._shown = shown

    def sure(self) -> list[Source]:
        """What is not led: points of earlier matches, and the cream of this one."""
        shown = self._shown
        cream = map(int.__sub__, shown.eaten_points(), shown.past_eaten)
        eaten = Source(PointsColumn(eaten_word(), faces.cream_face()), list(cream))
        if not shown.match:
            return [eaten]
        past = list(map(int.__add__, shown.past_eaten, shown.past_majority))
        return [Source.earlier_matches(past, home_faces("piece_o_cake")[0]), eaten]

    def variety(self, variety: int) -> Source:
        """What the majority of a variety scores."""
        kind = self._shown.lists.varieties[variety]
        leaders = majority_seats(self._shown.collected, variety)
        points = [kind.count if seat in leaders else 0 for seat in range(self._shown.seats)]
        name = variety_name(self._shown.lists, variety)
        return Source(PointsColumn(str(kind.count), looks.variety_face(kind.name), name), points)

    def by_variety(self) -> list[Source]:
        """What the majorities of all varieties score, the most valuable first."""
        return [
            self.variety(each)
            for each in by_worth(range(len(self._shown.lists.varieties)), self._shown.lists)
        ]

    def leads(self, sources: Sequence[Source]) -> Source:
        """What the majorities of some varieties score together."""
        column = PointsColumn(self.tr("leads"), shared_faces.crown_face())
        return Source.together(column, [source.points for source in sources], self._shown.seats)
