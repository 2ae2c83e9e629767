"""What a finished game of Cherry Duel tells the end page."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.art.cherry_duel.faces import CherriesFace, SliceFace
from cakedesk.engine.observation import Observation
from cakedesk.games.cherry_duel.state import CherryDuelState
from cakedesk.table.board import SeatPerson
from cakedesk.table.kit.end_summary import EndSummary, Picture
from cakedesk.table.kit.points_table import PointsColumn, Source
from cakedesk.table.kit.summary_builder import SummaryBuilder


def end_summary(look: Observation[CherryDuelState], people: Sequence[SeatPerson]) -> EndSummary:
    """See `BoardEntry.end_summary`."""
    return CherryDuelSummary(look.shown, [person.name for person in people]).build()


class CherryDuelSummary(SummaryBuilder):
    """The cherries, and the highest slices that each seat has taken."""

    def __init__(self, shown: CherryDuelState, names: Sequence[str]) -> None:
        super().__init__(shown.winners(), names)
        self._shown = shown

    def sources(self) -> list[Source]:
        """Cherries are all there is."""
        return [Source(PointsColumn(self.tr("cherries"), CherriesFace(1)), self._shown.cherries)]

    def pictures(self, seat: int) -> list[Picture]:
        """The highest slices."""
        lists, taken = self._shown.lists, sorted(self._shown.taken[seat], reverse=True)
        name = self.tr("slice {number}")
        return [
            Picture(
                SliceFace(lists.ids[card], lists.flavours[card]),
                name.format(number=lists.ids[card]),
                lists.ids[card],
            )
            for card in taken[:3]
        ]
