"""What a finished game of Piece o' Cake tells the end page."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.art.piece_o_cake import ring as geometry
from cakedesk.engine.observation import Observation
from cakedesk.games.piece_o_cake.plates import slices_of
from cakedesk.games.piece_o_cake.scoring import cream_points
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.piece_o_cake import looks
from cakedesk.table.boards.piece_o_cake.points import Points
from cakedesk.table.boards.piece_o_cake.standing import held
from cakedesk.table.boards.piece_o_cake.wording import Wording
from cakedesk.table.kit.end_summary import EndSummary, Picture
from cakedesk.table.kit.points_table import Source
from cakedesk.table.kit.summary_builder import SummaryBuilder
from cakedesk.table.kit.table_words import TableWords

MOST_PICTURED = geometry.RING_SLICES
"""No plate holds more slices than a whole cake."""


def end_summary(look: Observation[PieceOCakeState], people: Sequence[SeatPerson]) -> EndSummary:
    """The result of a finished game, put into columns and words."""
    return PieceOCakeSummary(look.shown, [person.name for person in people]).build()


class PieceOCakeSummary(SummaryBuilder):
    """The points by variety, and the varieties that each seat leads."""

    def __init__(self, shown: PieceOCakeState, names: Sequence[str]) -> None:
        super().__init__(shown.winners(), names, shown.matches)
        self._shown = shown
        self._words = Wording(shown.lists, names)

    def sources(self) -> list[Source]:
        """Earlier matches, cream, and each variety."""
        points = Points(self._shown)
        return [*points.sure(), *points.by_variety()]

    def pictures(self, seat: int) -> list[Picture]:
        """The varieties that a seat leads in the end, the most valuable first, or else what it has eaten."""
        shown, found = self._shown, []
        for variety, count, crown in held(shown.collected, seat, shown.lists):
            if crown == "none":
                continue
            kind = shown.lists.varieties[variety]
            points = TableWords().points(kind.count)
            text = self.tr("{slices}, {points}") if crown == "own" else self.tr("{slices}, shared, {points}")
            caption = text.format(slices=self._words.some(variety, count), points=points)
            spec = looks.slice_of(kind)
            found.append(
                Picture(looks.served_piece_face([spec] * min(count, MOST_PICTURED)), caption, points)
            )
        return found or self._eaten_pictures(seat)

    def _eaten_pictures(self, seat: int) -> list[Picture]:
        shown = self._shown
        slices = slices_of(shown.eaten[seat])
        if not slices:
            return []
        slices.sort(key=lambda variety: -shown.lists.varieties[variety].cream)
        cream = self._words.cream(cream_points(shown.eaten[seat], shown.lists))
        told = self.tr("{slices} eaten, {cream}").format(slices=self._words.slices(len(slices)), cream=cream)
        face = looks.eaten_feast_face([shown.lists.varieties[variety].name for variety in slices])
        return [Picture(face, told, cream)]
