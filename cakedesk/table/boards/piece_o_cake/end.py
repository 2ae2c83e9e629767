"""What a finished game of Piece o' Cake tells the end page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cakedesk.art import faces as shared_faces
from cakedesk.art.piece_o_cake import faces
from cakedesk.art.piece_o_cake.faces import SliceSpec
from cakedesk.engine.observation import Observation
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.piece_o_cake.standing import by_worth, crown_of
from cakedesk.table.boards.piece_o_cake.wording import Wording, and_list, variety_name
from cakedesk.table.end_summary import Column, EndRow, EndSummary, Picture, places

MOST_PICTURED = 3
"""A piece of more slices than these would be wider than high."""


def end_summary(look: Observation[PieceOCakeState], people: Sequence[SeatPerson]) -> EndSummary:
    """The result of a finished game, put into columns and words.

    Args:
        look: a look at the final position; nothing is hidden in it then.
        people: who sat where.

    Returns:
        The summary.
    """
    return _Summary(look.shown, [person.name for person in people]).build()


class _Summary(QObject):
    """Builds one summary; an object for its translations alone."""

    def __init__(self, shown: PieceOCakeState, names: Sequence[str]) -> None:
        super().__init__()
        self._shown = shown
        self._names = names
        self._words = Wording(shown.lists, names)

    def build(self) -> EndSummary:
        shown = self._shown
        totals, eaten, majority = shown.scores(), shown.eaten_points(), shown.majority_points()
        rows = [
            EndRow(seat, place, shared, (eaten[seat], majority[seat]), totals[seat])
            for seat, (place, shared) in enumerate(places(totals))
        ]
        rows.sort(key=lambda row: (row.place, row.seat))
        columns = (
            Column(self.tr("eaten"), faces.cream_face()),
            Column(self.tr("majorities"), shared_faces.crown_face()),
        )
        pictures = tuple(self._pictures(seat) for seat in range(shown.seats))
        return EndSummary(self._title(), columns, tuple(rows), pictures, tuple(self._notes(totals)))

    def _title(self) -> str:
        winners = self._shown.winners()
        names = and_list([self._names[seat] for seat in winners])
        if len(winners) == 1:
            return self.tr("{name} takes the cake!").format(name=names)
        return self.tr("{names} share the cake!").format(names=names)

    def _pictures(self, seat: int) -> tuple[Picture, ...]:
        """The varieties that a seat leads in the end, the most valuable first."""
        shown = self._shown
        found = []
        for variety in by_worth(range(len(shown.lists.varieties)), shown.lists):
            crown = crown_of(shown.collected, seat, variety)
            if crown == "none":
                continue
            count, kind = counts(shown.collected[seat])[variety], shown.lists.varieties[variety]
            points = self._words.points(kind.count)
            text = self.tr("{slices}, {points}") if crown == "own" else self.tr("{slices}, shared, {points}")
            caption = text.format(slices=self._words.some(variety, count), points=points)
            slices = (SliceSpec(kind.name, kind.count, kind.cream),) * min(count, MOST_PICTURED)
            found.append(Picture(faces.piece_face(slices, -((len(slices) - 1) // 2)), caption))
        return tuple(found)

    def _notes(self, totals: Sequence[int]) -> list[str]:
        shown, notes = self._shown, []
        best = max(totals)
        others = sorted((total for total in totals if total < best), reverse=True)
        if others and len(shown.winners()) == 1:
            second = and_list([self._names[seat] for seat, total in enumerate(totals) if total == others[0]])
            notes.append(self.tr("%n point(s) ahead of {names}.", "", best - others[0]).format(names=second))
        if shown.matches > 1:
            notes.append(self.tr("Points of %n match(es).", "", shown.matches))
        return notes + self._majorities()

    def _majorities(self) -> list[str]:
        """Who scored each variety; in the last match, where there were several."""
        shown, lines = self._shown, []
        for variety in by_worth(range(len(shown.lists.varieties)), shown.lists):
            seats = [
                seat for seat in range(shown.seats) if crown_of(shown.collected, seat, variety) != "none"
            ]
            if seats:
                text = self.tr("{variety} {points}: {names}")
                names = and_list([self._names[seat] for seat in seats])
                points = shown.lists.varieties[variety].count
                lines.append(
                    text.format(variety=variety_name(shown.lists, variety), points=points, names=names)
                )
        return [" · ".join(lines)] if lines else []
