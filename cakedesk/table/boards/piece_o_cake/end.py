"""What a finished game of Piece o' Cake tells the end page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cakedesk.art.piece_o_cake import faces
from cakedesk.art.piece_o_cake.faces import SliceSpec
from cakedesk.engine.observation import Observation
from cakedesk.games.piece_o_cake.plates import counts, slices_of
from cakedesk.games.piece_o_cake.scoring import cream_points, majority_seats
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.piece_o_cake.standing import by_worth, crown_of
from cakedesk.table.boards.piece_o_cake.wording import Wording, variety_name
from cakedesk.table.end_summary import Column, EndRow, EndSummary, Picture, places
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.result_words import ResultWords

MOST_PICTURED = faces.RING_SLICES
"""No plate holds more slices than a whole cake."""


def end_summary(look: Observation[PieceOCakeState], people: Sequence[SeatPerson]) -> EndSummary:
    """The result of a finished game, put into columns and words."""
    return _Summary(look.shown, [person.name for person in people]).build()


class _Summary(QObject):
    """Builds one summary; an object for its translations alone."""

    def __init__(self, shown: PieceOCakeState, names: Sequence[str]) -> None:
        super().__init__()
        self._shown = shown
        self._result = ResultWords(shown.winners(), shown.scores(), names)
        self._words = Wording(shown.lists, names)

    def build(self) -> EndSummary:
        shown, totals = self._shown, self._shown.scores()
        columns = self._columns()
        values = [source for _, source in columns]
        rows = [
            EndRow(seat, place, shared, tuple(source[seat] for source in values), totals[seat])
            for seat, (place, shared) in enumerate(places(totals))
        ]
        rows.sort(key=lambda row: (row.place, row.seat))
        pictures = tuple(self._pictures(seat) for seat in range(shown.seats))
        heads = tuple(column for column, _ in columns)
        return EndSummary(
            self._result.title(),
            heads,
            tuple(rows),
            pictures,
            tuple(self._notes()),
            self._result.short_titles(),
        )

    def _columns(self) -> list[tuple[Column, Sequence[int]]]:
        """The sources of points, each with its points by seat."""
        shown = self._shown
        found: list[tuple[Column, Sequence[int]]] = []
        past = [sum(points) for points in zip(shown.past_eaten, shown.past_majority, strict=True)]
        if shown.matches > 1:
            name, spoken = TableWords().earlier_matches()
            found.append((Column(name, faces.box_face(), spoken, carried=True), past))
        cream = [
            points - earlier for points, earlier in zip(shown.eaten_points(), shown.past_eaten, strict=True)
        ]
        found.append((Column(self.tr("eaten"), faces.cream_face()), cream))
        for variety in by_worth(range(len(shown.lists.varieties)), shown.lists):
            kind, leaders = shown.lists.varieties[variety], majority_seats(shown.collected, variety)
            name = variety_name(shown.lists, variety)
            points = [kind.count if seat in leaders else 0 for seat in range(shown.seats)]
            found.append((Column(str(kind.count), faces.variety_face(kind.name), name), points))
        return found

    def _pictures(self, seat: int) -> tuple[Picture, ...]:
        """The varieties that a seat leads in the end, the most valuable first, or else what it has eaten."""
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
            spec = SliceSpec(kind.name, kind.count, kind.cream)
            face = faces.served_piece_face([spec] * min(count, MOST_PICTURED))
            found.append(Picture(face, caption, points))
        return tuple(found) or self._eaten_pictures(seat)

    def _eaten_pictures(self, seat: int) -> tuple[Picture, ...]:
        shown = self._shown
        slices = slices_of(shown.eaten[seat])
        if not slices:
            return ()
        slices.sort(key=lambda variety: -shown.lists.varieties[variety].cream)
        cream = self._words.cream(cream_points(shown.eaten[seat], shown.lists))
        caption = self.tr("{slices} eaten, {cream}").format(
            slices=self._words.slices(len(slices)), cream=cream
        )
        face = faces.eaten_feast_face([shown.lists.varieties[variety].name for variety in slices])
        return (Picture(face, caption, cream),)

    def _notes(self) -> list[str]:
        notes, shown = self._result.notes(), self._shown
        if shown.matches > 1:
            notes.append(self.tr("“before” holds the points of %n earlier match(es).", "", shown.matches - 1))
        return notes
