"""The log of Take the Cake in words, and what happened last. Orders alone are ever hidden."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from cakedesk.engine.actions import CHANCE, UNKNOWN
from cakedesk.engine.events import Event, Sight
from cakedesk.engine.observation import Observation
from cakedesk.games.take_the_cake import events
from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.take_the_cake.wording import CakeWording
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.log_line import LogLine


class CardMark(NamedTuple):
    """A line is about a cake card, as it is dealt for a cake: all are shuffled for the second one."""

    cake: int
    card: int


class CutMark(NamedTuple):
    """A line is about a cut card."""

    card: int


class CakeMark(NamedTuple):
    """A line is about a cake, by its place in the state."""

    place: int


class OrderMark(NamedTuple):
    """A line is about an order."""

    order: int


def sentences(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[tuple[int, str]]:
    """See `BoardEntry.sentences`."""
    words = CakeLogWording(sights[0].look.shown.lists, [person.name for person in people])
    return [told for sight in sights if (told := words.sentence(sight)) is not None]


def beginning(look: Observation[Any], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.beginning`."""
    words = CakeLogWording(look.shown.lists, [person.name for person in people])
    return [words.heading(look.shown), words.begins(look.shown.first)]


def log_lines(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.log_lines`."""
    words, told = CakeLogWording(sights[0].look.shown.lists, [person.name for person in people]), []
    for number, sight in enumerate(sights):
        told += words.lines(sight, number)
    return told


class CakeLogWording(CakeWording):
    """Puts what happened into lines."""

    def heading(self, shown: TakeTheCakeState) -> LogLine:
        """The heading of a round."""
        return LogLine(-1, self.round_of(shown, shown.cake, shown.round), is_heading=True)

    def begins(self, seat: int) -> LogLine:
        """Whose turn is the first."""
        return LogLine(*self._by(seat, self.tr("{name} begins")))

    def lines(self, sight: Sight[Any], number: int) -> list[LogLine]:
        """What a sight shows."""
        event, shown = sight.event, sight.look.shown
        if isinstance(event, events.RoundBegan):
            return [self.heading(shown)]
        if isinstance(event, events.OrdersRevealed):
            return [self._revealed(event, seat)._replace(at=number) for seat in range(shown.seats)]
        if isinstance(event, events.CakesScored):
            return self._scored(event, shown)
        told = self.sentence(sight)
        if told is None:
            return []
        seat, text = told
        if isinstance(event, events.CutLaid):
            text = f"{text}. {self._pieces(shown, event)}"
        # What is last is followed by results, which wait until they are on the table.
        return [
            LogLine(
                seat, text, _marks(event, shown), at=None if isinstance(event, events.GameEnded) else number
            )
        ]

    def sentence(self, sight: Sight[Any]) -> tuple[int, str] | None:
        """Who did what; None: it goes without saying."""
        event, shown = sight.event, sight.look.shown
        if isinstance(event, events.CutsDrawn):
            return self._by(event.seat, self.tr("{name} draws two cut cards"))
        if isinstance(event, events.CutLaid):
            if event.seat == CHANCE:
                return -1, self.tr("Chance cuts the cake")
            return self._by(event.seat, self.tr("{name} cuts the cake"))
        if isinstance(event, events.PieceTaken):
            return self._taken(event, shown)
        if isinstance(event, events.CardPlaced):
            return self._by(event.seat, self.tr("{name} places {card}"), card=self.card(event.card))
        if isinstance(event, events.PieceLeft):
            text = self.tr("Nobody takes {piece}: {cards}")
            return -1, text.format(piece=self.piece(event.colour), cards=self.cards(event.cards))
        if isinstance(event, events.OrdersAssigned):
            return self._assigned(event)
        if isinstance(event, events.GameEnded):
            return -1, TableWords().won([self.names[seat] for seat in event.winners])
        plain = {
            events.OrdersRevealed: self.tr("All orders are shown"),
            events.CakesScored: self.tr("The cakes are scored"),
            events.CardsShuffled: self.tr("All squares are shuffled again"),
        }
        return (-1, plain[type(event)]) if type(event) in plain else None

    def _pieces(self, shown: TakeTheCakeState, event: events.CutLaid) -> str:
        """What lies in each piece."""
        squares = shown.lists.squares[event.card][event.turn]
        pieces = [self.cards([shown.centre[square] for square in piece]) for piece in squares]
        told = self.tr("Triangle: {pieces[0]}. Square: {pieces[1]}. Ring: {pieces[2]}. Cross: {pieces[3]}.")
        return told.format(pieces=pieces)

    def _taken(self, event: events.PieceTaken, shown: TakeTheCakeState) -> tuple[int, str]:
        text = self.tr("{name} takes {piece}: {cards}")
        if shown.is_cut_by_chance:
            text = self.tr("{name} gets {piece}: {cards}")
        elif shown.seats == CAKES:
            text = (
                self.tr("{name} takes {piece} for the first cake: {cards}"),
                self.tr("{name} takes {piece} for the second cake: {cards}"),
            )[event.cake]
        return self._by(event.seat, text, piece=self.piece(event.colour), cards=self.cards(event.cards))

    def _assigned(self, event: events.OrdersAssigned) -> tuple[int, str]:
        if UNKNOWN not in event.orders:
            return self._by(event.seat, self.tr("{name} chooses {orders}"), orders=self.orders(event.orders))
        if len(event.orders) == 1:
            return self._by(event.seat, self.tr("{name} has chosen an order"))
        return self._by(event.seat, self.tr("{name} has chosen two orders"))

    def _revealed(self, event: events.OrdersRevealed, seat: int) -> LogLine:
        orders = event.orders[seat]
        text = self.tr("{name}: {orders}").format(name=self.names[seat], orders=self.orders(orders))
        return LogLine(seat, text, tuple(map(OrderMark, orders)))

    def _scored(self, event: events.CakesScored, shown: TakeTheCakeState) -> list[LogLine]:
        """The points of each cake by kind; they wait until they are on the table."""
        lines = [LogLine(-1, TableWords().the_points(), is_heading=True)]
        for seat, scores in enumerate(event.scores):
            for cake, score in zip(event.cakes, scores, strict=True):
                kinds = [
                    f"{self.kind_of_points(kind)} {points}" for kind, points in enumerate(score) if points
                ]
                text = self.tr("{name}, {cake}: {kinds}. Together {total}").format(
                    name=self.names[seat],
                    cake=self.cake_within(cake),
                    kinds=", ".join(kinds),
                    total=score.total,
                )
                lines.append(LogLine(seat, text, (CakeMark(CAKES * seat + cake),)))
        return lines

    def _by(self, seat: int, text: str, **values: str) -> tuple[int, str]:
        return seat, text.format(name=self.names[seat], **values)


def _marks(event: Event, shown: TakeTheCakeState) -> tuple[Hashable, ...]:
    """What an event is about."""
    if isinstance(event, events.CutLaid):
        return (CutMark(event.card),)
    if isinstance(event, events.PieceTaken | events.PieceLeft):
        return tuple(CardMark(shown.cake, card) for card in event.cards)
    if isinstance(event, events.CardPlaced):
        return (CardMark(shown.cake, event.card),)
    if isinstance(event, events.OrdersAssigned):
        return tuple(OrderMark(order) for order in event.orders if order != UNKNOWN)
    return ()
