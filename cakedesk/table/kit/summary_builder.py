"""`SummaryBuilder`: makes of a finished game what the end page shows; a board says what its own game adds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cakedesk.table.kit.end_summary import EndSummary, Picture
from cakedesk.table.kit.points_table import PointsTable, Source
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.result_words import ResultWords


class SummaryBuilder(QObject):
    """Builds one summary; an object for its translations alone.

    Attributes:
        names: of the players, by seat.
        matches: how many were played in a row.
        pictures_each: see `EndSummary`.

    Args:
        winners: the seats that have won, as the rules say.
        names: by seat.
        matches: in a row.
    """

    pictures_each = 1

    def __init__(self, winners: Sequence[int], names: Sequence[str], matches: int = 1) -> None:
        super().__init__()
        self.names = tuple(names)
        self.matches = matches
        self._winners = tuple(winners)

    def sources(self) -> Sequence[Source]:
        """Where the points come from; together they are all points. Boards answer this."""
        raise NotImplementedError

    def pictures(self, seat: int) -> Sequence[Picture]:
        """What a seat may be proud of, the best first. Boards answer this."""
        raise NotImplementedError

    def parts(self) -> Sequence[Sequence[int]]:
        """By seat other sums that make up its points. Boards may answer this."""
        return ()

    def praise(self) -> Sequence[str]:
        """Further sentences. Boards may answer this."""
        return ()

    def build(self) -> EndSummary:
        """The result, put into columns and words."""
        points = PointsTable.ranked(self.sources(), self._winners, self.parts())
        totals = [row.total for row in sorted(points.rows, key=lambda row: row.seat)]
        result = ResultWords(self._winners, totals, self.names)
        notes = [*result.notes(), *self.praise()]
        if self.matches > 1:
            notes.append(TableWords().earlier_matches_note(self.matches - 1))
        return EndSummary(
            title=result.title(),
            points=points,
            pictures=tuple(tuple(self.pictures(seat)) for seat in range(len(self.names))),
            notes=tuple(notes),
            short_titles=result.short_titles(),
            pictures_each=self.pictures_each,
        )
