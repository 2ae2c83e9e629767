"""What a finished game of Cake Swap tells the end page."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.art.cake_swap import faces
from cakedesk.engine.observation import Observation
from cakedesk.games.cake_swap.cards import CLASSES, COLOURS
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.cake_swap.looks import layer_look
from cakedesk.table.boards.cake_swap.wording import SwapWording
from cakedesk.table.kit.end_summary import EndSummary, Picture
from cakedesk.table.kit.points_table import Gain, PointsColumn, Source
from cakedesk.table.kit.summary_builder import SummaryBuilder


def end_summary(look: Observation[CakeSwapState], people: Sequence[SeatPerson]) -> EndSummary:
    """See `BoardEntry.end_summary`."""
    return CakeSwapSummary(look.shown, [person.name for person in people]).build()


class CakeSwapSummary(SummaryBuilder):
    """The ribbons by class, and the cakes that have won them."""

    def __init__(self, shown: CakeSwapState, names: Sequence[str]) -> None:
        super().__init__(shown.winners(), names)
        self._shown = shown
        self._words = SwapWording(shown.lists, names)

    def sources(self) -> list[Source]:
        """The points of the white, the red and the blue ribbons."""
        worth, headings = self._shown.lists.ribbon_points, (self.tr("white"), self.tr("red"), self.tr("blue"))
        told = (self.tr("white ribbons"), self.tr("red ribbons"), self.tr("blue ribbons"))
        found = []
        for colour, name in enumerate(COLOURS):
            points = [
                sum(worth[ribbon] for ribbon in won if ribbon // len(CLASSES) == colour)
                for won in self._shown.ribbons
            ]
            cakes = [
                [
                    Gain(
                        picture.face,
                        faces.rosette_face(name, worth[ribbon], least_share=1.0),
                        faces.most_numeral_share(worth[ribbon]),
                    )
                    for ribbon, picture in self._won(seat)
                    if ribbon // len(CLASSES) == colour
                ]
                for seat in range(self._shown.seats)
            ]
            icon = faces.ribbon_face(name, 0)
            found.append(Source(PointsColumn(headings[colour], icon, told[colour]), points, cakes))
        return found

    def pictures(self, seat: int) -> list[Picture]:
        """The cakes with the most valuable ribbons."""
        return [picture for _, picture in self._won(seat)]

    def _won(self, seat: int) -> list[tuple[int, Picture]]:
        """By its ribbon each cake that has won, the most valuable one first."""
        shown, worth = self._shown, self._shown.lists.ribbon_points
        won = sorted(
            zip(shown.ribbons[seat], shown.cakes[seat], strict=True), key=lambda each: -worth[each[0]]
        )
        found = []
        for ribbon, cake in won:
            face = faces.cake_face([layer_look(shown.lists, layer) for layer in cake], foot=False)
            picture = Picture(face, self._words.ribbon_of_class(ribbon), self._words.ribbon(ribbon))
            found.append((ribbon, picture))
        return found

    def praise(self) -> list[str]:
        """What decides between equal points."""
        shown = self._shown
        best = max(shown.points)
        if shown.points.count(best) > 1 and len(shown.winners()) < shown.points.count(best):
            return [self.tr("Of equal points the most valuable ribbon decides.")]
        return []
