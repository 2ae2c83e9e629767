"""`ListWording`: what a list of pieces says: what each has, and the new leads that it would bring."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.games.piece_o_cake.cutting import places_of
from cakedesk.games.piece_o_cake.plates import heap_of
from cakedesk.games.piece_o_cake.scoring import cream_points
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.piece_line import ListedPiece
from cakedesk.table.boards.piece_o_cake.standing import new_leads
from cakedesk.table.boards.piece_o_cake.wording import Wording, piece_letter


class ListWording(Wording):
    """Words of a list of pieces."""

    def listed(
        self,
        shown: PieceOCakeState,
        starts: tuple[int, ...],
        left: Sequence[int],
        seat: int,
        *,
        told: bool,
        named: bool,
    ) -> list[ListedPiece]:
        """Pieces, and what each would mean for a seat."""
        name = self.names[seat] if named else ""
        return [self._listed(shown, starts, start, seat, told=told, name=name) for start in left]

    def _listed(
        self, shown: PieceOCakeState, starts: tuple[int, ...], start: int, seat: int, *, told: bool, name: str
    ) -> ListedPiece:
        slices = tuple(shown.ring[place] for place in places_of(starts, start))
        heap = heap_of(slices)
        fresh = new_leads(shown.collected, seat, heap) if told else frozenset()
        points = sum(self.lists.varieties[variety].count for variety in fresh)
        text = self.meaning(points, name) if told else ""
        spoken = self.piece(shown, start, starts)
        return ListedPiece(
            start,
            piece_letter(starts, start),
            slices,
            fresh,
            cream_points(heap, self.lists),
            points if told else None,
            text,
            f"{spoken}. {text}" if text else spoken,
            self._gained(name, points) if text and name and points else "",
        )

    def meaning(self, points: int, name: str = "") -> str:
        """The new leads that something would bring, in points."""
        if not points:
            return self.tr("no new lead for {name}").format(name=name) if name else self.tr("no new lead")
        return self._gained(self.legend(name), points)

    def legend(self, name: str = "") -> str:
        """What a crown and a number beside it say, where they stand instead of words (no name: you)."""
        return self.tr("new leads for {name}").format(name=name) if name else self.tr("new leads")

    def _gained(self, leads: str, points: int) -> str:
        return self.tr("{leads}: +{points}").format(leads=leads, points=points)
