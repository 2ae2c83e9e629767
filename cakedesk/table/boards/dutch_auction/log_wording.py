"""The log of Dutch Auction in words, and what happened last: as much as one pair of eyes has seen."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, TypeAlias

from cakedesk.engine.events import Event, Sight
from cakedesk.engine.observation import Observation
from cakedesk.games.dutch_auction import events
from cakedesk.games.dutch_auction.phases import QUIET_ROUNDS, VOTE_ON
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.dutch_auction.marks import BidMark, CardMark, PileMark
from cakedesk.table.boards.dutch_auction.wording import AuctionWording
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.log_line import LogLine

_PowerUsed: TypeAlias = events.CardCashedIn | events.SuitChanged | events.CardTaken | events.CardStolen

_SEEN_BY_ITSELF = events.RoundBegan | events.DisplayRestocked | events.CardsDrawn
"""What the log tells, but nobody has to be told of."""


def sentences(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[tuple[int, str]]:
    """See `BoardEntry.sentences`."""
    words = AuctionLogWording(sights[0].look.shown.lists, [person.name for person in people])
    return [words.sentence(sight) for sight in sights if not isinstance(sight.event, _SEEN_BY_ITSELF)]


def beginning(look: Observation[Any], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.beginning`."""
    words = AuctionLogWording(look.shown.lists, [person.name for person in people])
    row = events.DisplayRestocked(tuple(look.shown.display))
    return [
        LogLine(-1, words.round_heading(0), is_heading=True),
        LogLine(*words.sentence(Sight(row, look)), _marks(row)),
    ]


def log_lines(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.log_lines`."""
    words = AuctionLogWording(sights[0].look.shown.lists, [person.name for person in people])
    return [line for number, sight in enumerate(sights) for line in words.lines(sight, number)]


class AuctionLogWording(AuctionWording):
    """Puts what happened into lines."""

    def lines(self, sight: Sight[Any], number: int) -> list[LogLine]:
        """What a sight shows."""
        event = sight.event
        if isinstance(event, events.RoundBegan):
            return [LogLine(-1, self.round_heading(event.round), is_heading=True)]
        if isinstance(event, events.DisplayRestocked) and not event.cards:
            return []
        if isinstance(event, events.BidsRevealed):
            text = self.tr("{name} bids {sum}: {cards}")
            return [
                LogLine(
                    seat,
                    text.format(name=name, sum=event.values[seat], cards=self.cards(event.bids[seat])),
                    (BidMark(seat),),
                    at=number,
                )
                for seat, name in enumerate(self.names)
                if event.bids[seat]
            ]
        at = None if isinstance(event, events.GameEnded) else number
        return [LogLine(*self.sentence(sight), _marks(event), at=at)]

    def sentence(self, sight: Sight[Any]) -> tuple[int, str]:
        """Who did what."""
        event: Any = sight.event
        if isinstance(event, _PowerUsed):
            return event.seat, self._power(event)
        if isinstance(event, events.BidsRevealed | events.TieCardsAdded | events.BidsCompared):
            return self._bids(event)
        if isinstance(event, events.Voted | events.VotesRevealed):
            return self._votes(event)
        if isinstance(event, events.DisplayRestocked):
            return -1, self.tr("New in the row: {cards}").format(cards=self.cards(event.cards))
        if isinstance(event, events.GameEnded):
            won = TableWords().won([self.names[seat] for seat in event.winners])
            if sight.look.shown.quiet_rounds < QUIET_ROUNDS:
                return -1, won
            return -1, self.tr("For two rounds no card has left the row. {won}").format(won=won)
        return event.seat, self._deed(event).format(name=self.names[event.seat])

    def _deed(self, event: Any) -> str:
        """What a seat did besides using powers; its name is filled in later."""
        if isinstance(event, events.CardSetAside):
            if event.card < 0:
                return self.tr("{name} sets a card aside")
            return self._name_later(self.tr("{name} sets the {card} aside"), card=self.card(event.card))
        if isinstance(event, events.CardBought):
            return self._bought(event)
        if isinstance(event, events.CardsDrawn):
            if event.cards[0] < 0:
                return self.tr("{name} draws %n card(s)", "", len(event.cards))
            return self._name_later(self.tr("{name} draws {cards}"), cards=self.cards(event.cards))
        if isinstance(event, events.DeckShuffled):
            return self.tr("{name} shuffles %n card(s) into a new deck", "", event.cards_number)
        if isinstance(event, events.SeatDone):
            return self.tr("{name} is done")
        return self.tr("{name} has no card to set aside")

    def _bought(self, event: events.CardBought) -> str:
        if not event.lost:
            text = self.tr("{name} buys {card} and keeps {kept}")
        elif not event.kept:
            text = self.tr("{name} buys {card} for {lost}")
        else:
            text = self.tr("{name} buys {card} for {lost}, and keeps {kept}")
        return self._name_later(
            text, card=self.card(event.card), kept=self.cards(event.kept), lost=self.cards(event.lost)
        )

    def _power(self, event: _PowerUsed) -> str:
        if isinstance(event, events.CardCashedIn):
            text = self.tr("{name} cashes in the {card}")
        elif isinstance(event, events.SuitChanged):
            text = self.tr("{name} changes the {card} to {suit}").replace("{suit}", self.suit(event.suit))
        elif isinstance(event, events.CardStolen):
            text = self.tr("{name} steals the {card} from {other}")
        elif event.source == events.FROM_DISPLAY:
            text = self.tr("{name} takes the {card} from the row")
        elif event.source == events.AUCTION_DISCARDS:
            text = self.tr("{name} takes the {card} from what is out of the auction")
        else:
            text = self.tr("{name} takes the {card} from the discards")
        return text.format(
            name=self.names[event.seat], card=self.card(event.card), other=self.names[1 - event.seat]
        )

    def _bids(self, event: Any) -> tuple[int, str]:
        if isinstance(event, events.BidsRevealed):
            text = self.tr("{one} bids {own}, {other} bids {others}")
            return -1, text.format(
                one=self.names[0], own=event.values[0], other=self.names[1], others=event.values[1]
            )
        if isinstance(event, events.TieCardsAdded):
            text = self.tr("A tie: {one} adds {card}, {other} adds {others}")
            return -1, text.format(
                one=self.names[0],
                card=self.card(event.cards[0]),
                other=self.names[1],
                others=self.card(event.cards[1]),
            )
        text = self.tr("{name} outbids {other}, {more} to {less}")
        if event.tied:
            text = self.tr("Still {more} to {less}, and no card to add: {name} acts first")
        winner = event.winner
        return winner, text.format(
            name=self.names[winner],
            other=self.names[1 - winner],
            more=event.values[winner],
            less=event.values[1 - winner],
        )

    def _votes(self, event: events.Voted | events.VotesRevealed) -> tuple[int, str]:
        if isinstance(event, events.Voted):
            text = self.tr("{name} has said whether to go on")
            if event.vote >= 0:
                goes_on = event.vote == VOTE_ON
                text = self.tr("{name} wants to go on") if goes_on else self.tr("{name} wants to stop")
            return event.seat, text.format(name=self.names[event.seat])
        going = [name for name, vote in zip(self.names, event.votes, strict=True) if vote == VOTE_ON]
        if len(going) == 1:
            return self.names.index(going[0]), self.tr("{name} wants to go on: one is enough").format(
                name=going[0]
            )
        return -1, self.tr("Both want to go on") if going else self.tr("Both want to stop")

    @staticmethod
    def _name_later(text: str, **values: str) -> str:
        """Fill in all but the name, which may itself hold braces."""
        return text.format(name="{name}", **values)


def _marks(event: Event) -> tuple[Hashable, ...]:
    """What an event is about."""
    if isinstance(event, events.CardSetAside):
        return (PileMark(f"deck/{event.seat}"),)
    if isinstance(event, events.SeatDone):
        return (PileMark(f"discards/{event.seat}"),)
    if isinstance(event, _PowerUsed):
        return CardMark(event.power), CardMark(event.card)
    if isinstance(event, events.CardBought):
        return tuple(CardMark(card) for card in (event.card, *event.kept, *event.lost))
    if isinstance(event, events.TieCardsAdded | events.DisplayRestocked):
        return tuple(CardMark(card) for card in event.cards)
    if isinstance(event, events.BidsCompared):
        return (BidMark(event.winner),)
    if isinstance(event, events.CardsDrawn | events.DeckShuffled):
        return (PileMark(f"deck/{event.seat}"),)
    return ()
