"""The log of Cake Swap in words, and what happened last. All of it lies open."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from cakedesk.engine.events import Event, Sight
from cakedesk.engine.observation import Observation
from cakedesk.games.cake_swap import events
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.cake_swap.wording import SwapWording
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.log_line import LogLine


class CardMark(NamedTuple):
    """A line is about a card."""

    card: int


class CakeMark(NamedTuple):
    """A line is about the cake of a seat."""

    seat: int


class RibbonMark(NamedTuple):
    """A line is about a ribbon that was won."""

    ribbon: int


def sentences(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[tuple[int, str]]:
    """See `BoardEntry.sentences`: brief ones, since the top bar has no room for two layers in full."""
    words = BriefWording(sights[0].look.shown.lists, [person.name for person in people])
    return words.sentences(sights)


def beginning(look: Observation[Any], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.beginning`."""
    return LogWording(look.shown.lists, [person.name for person in people]).first_turn(look.shown)


def log_lines(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.log_lines`."""
    words = LogWording(sights[0].look.shown.lists, [person.name for person in people])
    return [line for number, sight in enumerate(sights) for line in words.lines(sight, number)]


class LogWording(SwapWording):
    """Puts what happened into lines."""

    def first_turn(self, shown: CakeSwapState) -> list[LogLine]:
        """The draw for the first seat, which has no event of its own, and the first turn."""
        return [
            LogLine(-1, self.tr("The draw for the first turn"), is_heading=True),
            LogLine(-1, self.first_draw(shown)),
            LogLine(-1, self.turn_of(shown.first), is_heading=True),
        ]

    def lines(self, sight: Sight[Any], number: int) -> list[LogLine]:
        """What a sight shows."""
        event = sight.event
        if isinstance(event, events.TurnBegan):
            return [LogLine(-1, self.turn_of(event.seat), is_heading=True)]
        told = self.sentence(event)
        if told is None:
            return []
        at = None if isinstance(event, events.GameEnded) else number
        return [LogLine(told[0], told[1], _marks(event), at=at)]

    def sentences(self, sights: Sequence[Sight[Any]]) -> list[tuple[int, str]]:
        """Who did what."""
        return [told for sight in sights if (told := self.sentence(sight.event)) is not None]

    def turn_of(self, seat: int) -> str:
        """The heading of a turn."""
        return self.tr("The turn of {name}").format(name=self.names[seat])

    def sentence(self, event: Event) -> tuple[int, str] | None:
        """Who did what; None: it goes without saying."""
        if isinstance(event, events.CardDrawn):
            return self._by(event.seat, self.tr("{name} draws {card}"), card=self.card(event.card))
        if isinstance(event, events.CardDrafted):
            return self._by(event.seat, self.tr("{name} drafts {card}"), card=self.card(event.card))
        if isinstance(event, events.CardPassed):
            return self._by(event.seat, self.tr("{name} passes the card to the table"))
        if isinstance(event, events.CardSwiped):
            text = self.tr("{name} swipes {layer} from {other}")
            return self._by(event.seat, text, layer=self.layer(event.layer), other=self.names[event.other])
        if isinstance(event, events.LayerPlaced):
            squeezes, places = self.tr("{name} squeezes in {layer}"), self.tr("{name} places {layer}")
            text = squeezes if event.squeezed else places
            return self._by(event.seat, text, layer=self.layer(event.layer))
        if isinstance(event, events.LayerSwapped):
            text = self.tr("{name} swaps in {layer} for {removed}")
            if event.squeezed:
                text = self.tr("{name} swaps in {layer} for {removed}, with Squeeze")
            return self._by(
                event.seat, text, layer=self.layer(event.layer), removed=self.layer(event.removed)
            )
        if isinstance(event, events.PlatterCleared):
            return self._cleared(event)
        if isinstance(event, events.TurnBegan):
            return None
        assert isinstance(event, events.GameEnded)
        won = TableWords().won([self.names[seat] for seat in event.winners])
        return -1, won if event.target_reached else self.tr("The deck is empty. {won}").format(won=won)

    def _cleared(self, event: events.PlatterCleared) -> tuple[int, str]:
        if event.ribbon < 0:
            return self._by(event.seat, self.tr("{name} clears the platter without a ribbon"))
        text = self.tr("{name} wins {ribbon} with %n layer(s)", "", len(event.layers))
        return self._by(event.seat, text, ribbon=self.ribbon_of_class(event.ribbon))

    def _by(self, seat: int, text: str, **values: str) -> tuple[int, str]:
        return seat, text.format(name=self.names[seat], **values)


class BriefWording(LogWording):
    """The same with layers by cake and size."""

    def layer(self, layer: int) -> str:
        """One side of a card: "chocolate 3"."""
        side = self.lists.layers[layer]
        return self.tr("{cake} {size}").format(cake=self.cake_name(side.cake), size=side.size)


def _marks(event: Event) -> tuple[Hashable, ...]:
    """What an event is about."""
    if isinstance(event, events.CardDrawn | events.CardDrafted | events.CardPassed):
        return (CardMark(event.card),)
    if isinstance(event, events.CardSwiped):
        return (CardMark(event.layer >> 1), CakeMark(event.other))
    if isinstance(event, events.LayerPlaced):
        return (CakeMark(event.seat),)
    if isinstance(event, events.LayerSwapped):
        return (CakeMark(event.seat), CardMark(event.removed >> 1))
    if isinstance(event, events.PlatterCleared):
        return (CakeMark(event.seat),) if event.ribbon < 0 else (RibbonMark(event.ribbon),)
    return ()
