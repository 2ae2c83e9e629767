"""The log of Piece o' Cake in words: each thing that happened. What lies face down is only counted."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, NamedTuple

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.events import Event, Sight
from cakedesk.engine.observation import Observation
from cakedesk.games.piece_o_cake import events
from cakedesk.games.piece_o_cake.cutting import places_of
from cakedesk.games.piece_o_cake.plates import heap_of
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.piece_o_cake.standing import held
from cakedesk.table.boards.piece_o_cake.wording import Wording, piece_letter
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


def beginning(look: Observation[Any], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.beginning`."""
    words = LogWords(look.shown.lists, [person.name for person in people])
    return words.served(look.shown, look.shown.server)


def log_lines(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.log_lines`."""
    return LogWords(sights[0].look.shown.lists, [person.name for person in people]).lines(sights)


class EventWording(Wording):
    """Words of events."""

    def sentences(self, sights: Sequence[Sight[Any]]) -> list[tuple[int, str]]:
        """Seat (-1: nobody) and sentence for each thing of some sights that is worth telling."""
        return [told for sight in sights if (told := self.sentence(sight)) is not None]

    def sentence(self, sight: Sight[Any]) -> tuple[int, str] | None:
        """One sentence; None: it is not worth telling."""
        match sight.event:
            case events.CakeServed(server=seat, cake=cake):
                text = self.tr("{name} serves cake {number}")
                return seat, text.format(name=self.names[seat], number=cake + 1)
            case events.CakeCut(server=seat, starts=starts):
                return seat, self._cut(seat, len(starts))
            case events.PieceTaken() as taken:
                return taken.seat, self.taken_sentence(taken)
            case events.VarietyEaten(seat=seat, variety=variety, slices=count):
                text = self.tr("{name} eats {slices} already collected")
                return seat, text.format(name=self.names[seat], slices=self.some(variety, count))
            case events.Passed(seat=seat):
                return seat, self.no_piece_left(seat)
            case events.CakeCleared(slices=slices) if slices:
                return -1, self.tr("Left over: {slices}").format(slices=self.heap(heap_of(slices)))
            case events.SlicesShuffled(match=match):
                return -1, self.tr("The slices are shuffled for match {number}").format(number=match + 1)
            case events.MatchScored() if sight.look.shown.matches == 1:
                return -1, self.points_counted()
            case events.MatchScored(match=match):
                return -1, self.tr("Match {number} is counted").format(number=match + 1)
            case events.GameEnded(winners=winners):
                return (winners[0] if len(winners) == 1 else -1), self.won(winners)
        return None

    def points_counted(self) -> str:
        """That the points of a single match are counted."""
        return self.tr("The points are counted")

    def taken_sentence(self, taken: events.PieceTaken) -> str:
        """Who took what: the slices collected, and those that were eaten as far as they lie open."""
        name, collected = self.names[taken.seat], self.heap(heap_of(taken.collected))
        is_open = UNKNOWN not in taken.eaten
        eaten = self.heap(heap_of(taken.eaten)) if is_open else self.slices(len(taken.eaten))
        if not taken.collected:
            return self.tr("{name} eats a whole piece: {slices}").format(name=name, slices=eaten)
        if not taken.eaten:
            return self.tr("{name} collects {slices}").format(name=name, slices=collected)
        text = self.tr("{name} eats {eaten} and collects {slices}")
        return text.format(name=name, eaten=eaten, slices=collected)

    def pieces_cut(self, shown: PieceOCakeState) -> str:
        """The pieces of a cut by their letters: "A: 2 kiwis and 1 cherry. B: 1 plum."."""
        told = []
        for start in shown.cuts:
            heap = heap_of(shown.ring[place] for place in places_of(shown.cuts, start))
            letter, text = piece_letter(shown.cuts, start), self.tr("{letter}: {slices}.")
            told.append(text.format(letter=letter, slices=self.heap(heap)))
        return " ".join(told)

    def _cut(self, seat: int, pieces: int) -> str:
        if pieces == 1:
            return self.tr("{name} leaves the cake whole").format(name=self.names[seat])
        return self.tr("{name} cuts %n piece(s)", "", pieces).format(name=self.names[seat])


class LogWords(EventWording):
    """Puts what happened into lines."""

    def lines(self, sights: Sequence[Sight[Any]]) -> list[LogLine]:
        """See `log_lines`."""
        told: list[LogLine] = []
        for number, sight in enumerate(sights):
            if isinstance(sight.event, events.CakeCleared):
                told += self._left_over(sights, number)
            else:
                told += self._lines(sight, number)
        return told

    def _lines(self, sight: Sight[Any], number: int) -> list[LogLine]:
        event, shown = sight.event, sight.look.shown
        if isinstance(event, events.SlicesShuffled):
            return []
        if isinstance(event, events.CakeServed):
            return self.served(shown, event.server)
        if isinstance(event, events.MatchScored):
            return self._scored(event, shown)
        told = self.sentence(sight)
        if told is None:
            return []
        text = told[1]
        if isinstance(event, events.CakeCut) and len(event.starts) > 1:
            text = f"{text}. {self.pieces_cut(shown)}"
        # The last choice of a cake is followed by more: its moment is before the next cake comes.
        at = None if isinstance(event, events.GameEnded) else number
        return [LogLine(told[0], text, _marks(event, shown), at=at)]

    def _left_over(self, sights: Sequence[Sight[Any]], number: int) -> list[LogLine]:
        """What nobody took is told of the table on which it still lies: as it was after the last choice."""
        told = self.sentence(sights[number])
        if told is None:
            return []
        before = sights[number - 1].look.shown
        marks = tuple(PieceMark(before.match, before.cake, start) for start in before.starts)
        return [LogLine(told[0], told[1], marks, at=number - 1)]

    def served(self, shown: PieceOCakeState, seat: int) -> list[LogLine]:
        """The heading of a cake, and who serves it."""
        heading = self.tr("Cake {number}").format(number=shown.cake + 1)
        if shown.matches > 1:
            match = self.tr("Match {number}").format(number=shown.match + 1)
            heading = f"{match}, {heading}"
        text = self.tr("{name} serves").format(name=self.names[seat])
        return [LogLine(-1, heading, is_heading=True), LogLine(seat, text)]

    def _scored(self, event: events.MatchScored, shown: PieceOCakeState) -> list[LogLine]:
        heading = self.tr("Points of match {number}").format(number=event.match + 1)
        if shown.matches == 1:
            heading = TableWords().the_points()
        # What is counted is told before the results, which wait until they are on the table.
        lines = [LogLine(-1, heading, is_heading=True), LogLine(-1, self.points_counted())]
        for seat, name in enumerate(self.names):
            text = self.tr("{name}: {eaten} eaten + {leads} from leads = {total}")
            eaten, majority = event.eaten[seat], event.majority[seat]
            text = text.format(name=name, eaten=eaten, leads=majority, total=eaten + majority)
            lines.append(LogLine(seat, text, (PlateMark(seat), *_led(shown, seat))))
        return lines


def _marks(event: Event, shown: PieceOCakeState) -> tuple[Hashable, ...]:
    """What an event is about: pieces, and where their slices have gone."""
    if isinstance(event, events.CakeCut):
        return tuple(PieceMark(shown.match, shown.cake, start) for start in event.starts)
    if isinstance(event, events.PieceTaken):
        tokens = (TokenMark(event.seat, variety) for variety in sorted(set(event.collected)))
        plate = (PlateMark(event.seat),) if event.eaten else ()
        return (PieceMark(shown.match, shown.cake, event.start), *tokens, *plate)
    if isinstance(event, events.VarietyEaten):
        return (TokenMark(event.seat, event.variety), PlateMark(event.seat))
    return ()


def _led(shown: PieceOCakeState, seat: int) -> Iterator[TokenMark]:
    """The marks of what a seat scores majorities for."""
    own = held(shown.collected, seat, shown.lists)
    return (TokenMark(seat, item.variety) for item in own if item.crown != "none")
