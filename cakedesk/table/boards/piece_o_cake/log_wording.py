"""The log of Piece o' Cake in words."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, NamedTuple

from cakedesk.engine.events import Event, Sight
from cakedesk.games.piece_o_cake.events import (
    CakeCleared,
    CakeCut,
    CakeServed,
    GameEnded,
    MatchScored,
    PieceTaken,
    SlicesShuffled,
    VarietyEaten,
)
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.piece_o_cake.event_wording import EventWording
from cakedesk.table.boards.piece_o_cake.standing import held
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.log_line import LogLine


class TokenMark(NamedTuple):
    """A line is about what a seat has collected of a variety."""

    seat: int
    variety: int


class PlateMark(NamedTuple):
    """A line is about the plate of what a seat has eaten."""

    seat: int


class PieceMark(NamedTuple):
    """A line is about a piece by its first slice, or where it has lain; match and cake count from 0."""

    match: int
    cake: int
    start: int


def sentences(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[tuple[int, str]]:
    """See `BoardEntry.sentences`."""
    return LogWords(sights[0].look.shown.lists, [person.name for person in people]).sentences(sights)


def log_lines(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.log_lines`."""
    return LogWords(sights[0].look.shown.lists, [person.name for person in people]).lines(sights)


class LogWords(EventWording):
    """Puts what happened into lines."""

    def lines(self, sights: Sequence[Sight[Any]]) -> list[LogLine]:
        """See `log_lines`."""
        told: list[LogLine] = []
        for number, sight in enumerate(sights):
            if number == 0 and begins_match(sight):
                told += [line._replace(at=-1) for line in self._first_cake(sight.look.shown)]
            if isinstance(sight.event, CakeCleared):
                told += self._left_over(sights, number)
            else:
                told += self._lines(sight, number)
        return told

    def _lines(self, sight: Sight[Any], number: int) -> list[LogLine]:
        event, shown = sight.event, sight.look.shown
        if isinstance(event, SlicesShuffled):
            return []
        if isinstance(event, CakeServed):
            return self._served(shown, event.server)
        if isinstance(event, MatchScored):
            return self._scored(event, shown)
        told = self.sentence(sight)
        if told is None:
            return []
        text = told[1]
        if isinstance(event, CakeCut) and len(event.starts) > 1:
            text = f"{text}. {self.pieces_cut(shown)}"
        # The last choice of a cake is followed by more: its moment is before the next cake comes.
        at = None if isinstance(event, GameEnded) else number
        return [LogLine(told[0], text, _marks(event, shown), at=at)]

    def _left_over(self, sights: Sequence[Sight[Any]], number: int) -> list[LogLine]:
        """What nobody took is told of the table on which it still lies: as it was after the last choice."""
        told = self.sentence(sights[number])
        if told is None:
            return []
        before = sights[number - 1].look.shown
        marks = tuple(PieceMark(before.match, before.cake, start) for start in before.starts)
        return [LogLine(told[0], told[1], marks, at=number - 1)]

    def _first_cake(self, shown: PieceOCakeState) -> list[LogLine]:
        """What was there before anybody acted has no event of its own."""
        return self._served(shown, shown.server)

    def _served(self, shown: PieceOCakeState, seat: int) -> list[LogLine]:
        heading = self.tr("Cake {number}").format(number=shown.cake + 1)
        if shown.matches > 1:
            match = self.tr("Match {number}").format(number=shown.match + 1)
            heading = f"{match}, {heading}"
        text = self.tr("{name} serves").format(name=self.names[seat])
        return [LogLine(-1, heading, is_heading=True), LogLine(seat, text)]

    def _scored(self, event: MatchScored, shown: PieceOCakeState) -> list[LogLine]:
        heading = self.tr("Points of match {number}").format(number=event.match + 1)
        if shown.matches == 1:
            heading = TableWords().the_points()
        # What is counted is told before the results, which wait until they are on the table.
        lines = [LogLine(-1, heading, is_heading=True), LogLine(-1, self.points_counted())]
        for seat, name in enumerate(self.names):
            text = self.tr("{name}: {eaten} eaten + {leads} from leads = {total}")
            eaten, majority = event.eaten[seat], event.majority[seat]
            lines.append(
                LogLine(
                    seat,
                    text.format(name=name, eaten=eaten, leads=majority, total=eaten + majority),
                    (PlateMark(seat), *_led(shown, seat)),
                )
            )
        return lines


def _marks(event: Event, shown: PieceOCakeState) -> tuple[Hashable, ...]:
    """What an event is about: pieces, and where their slices have gone."""
    if isinstance(event, CakeCut):
        return tuple(PieceMark(shown.match, shown.cake, start) for start in event.starts)
    if isinstance(event, PieceTaken):
        tokens = (TokenMark(event.seat, variety) for variety in sorted(set(event.collected)))
        plate = (PlateMark(event.seat),) if event.eaten else ()
        return (PieceMark(shown.match, shown.cake, event.start), *tokens, *plate)
    if isinstance(event, VarietyEaten):
        return (TokenMark(event.seat, event.variety), PlateMark(event.seat))
    return ()


def _led(shown: PieceOCakeState, seat: int) -> Iterator[TokenMark]:
    """The marks of what a seat scores majorities for."""
    own = held(shown.collected, seat, shown.lists)
    return (TokenMark(seat, item.variety) for item in own if item.crown != "none")


def begins_match(sight: Sight[Any]) -> bool:
    """Whether a sight is of the very first action of a game."""
    shown = sight.look.shown
    return (shown.match, shown.cake) == (0, 0) and isinstance(sight.event, CakeCut)
