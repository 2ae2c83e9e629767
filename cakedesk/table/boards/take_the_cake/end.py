"""What a finished game of Take the Cake tells the end page."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.engine.observation import Observation
from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.take_the_cake.looks import cake_slab
from cakedesk.table.boards.take_the_cake.points import CakePoints
from cakedesk.table.boards.take_the_cake.wording import CakeWording
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.end_summary import EndSummary, Picture
from cakedesk.table.kit.points_table import Source
from cakedesk.table.kit.summary_builder import SummaryBuilder
from cakedesk.table.kit.table_words import TableWords


def end_summary(look: Observation[TakeTheCakeState], people: Sequence[SeatPerson]) -> EndSummary:
    """See `BoardEntry.end_summary`."""
    return TakeTheCakeSummary(look.shown, [person.name for person in people]).build()


class TakeTheCakeSummary(SummaryBuilder):
    """The points of both cakes by kind, and the cakes."""

    pictures_each = CAKES

    def __init__(self, shown: TakeTheCakeState, names: Sequence[str]) -> None:
        super().__init__(shown.winners(), names)
        self._shown = shown
        self._words = CakeWording(shown.lists, names)
        self._scores = shown.cake_scores()

    def sources(self) -> list[Source]:
        """Cookies, flowers, fruit, candles and orders."""
        return CakePoints(self._shown, self._words).kinds()

    def parts(self) -> list[list[int]]:
        """The points of both cakes."""
        totals = [score.total for score in self._scores]
        return [totals[CAKES * seat : CAKES * (seat + 1)] for seat in range(self._shown.seats)]

    def pictures(self, seat: int) -> list[Picture]:
        """Both cakes."""
        found = []
        for cake in range(CAKES):
            place = CAKES * seat + cake
            points = TableWords().points(self._scores[place].total)
            caption = self._words.with_points(self._words.cake(cake), points)
            found.append(Picture(cake_slab(self._shown, place), caption, points))
        return found

    def praise(self) -> list[str]:
        """The best cake of all, and what decides between equal points."""
        cakes = self.parts()
        best = max(map(max, cakes))
        bakers = [name for name, points in zip(self.names, cakes, strict=True) if best in points]
        text = self.tr("The best cake of all scores %n point(s): well baked, {names}!", "", best)
        praise = [text.format(names=and_list(bakers)), self.tr("Below each name: first cake + second cake.")]
        return [*praise, *filter(None, [self._words.what_decides(self._shown)])]
