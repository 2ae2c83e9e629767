"""What happens in Dutch Auction, as values. Cards are numbers as in `cards`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.events import Event

AUCTION_DISCARDS, OWN_DISCARDS, FROM_DISPLAY = range(3)
"""Where a taken card lay."""


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins: number from 0."""

    round: int


@dataclass(frozen=True, slots=True)
class CardSetAside(Event):
    """A seat laid a card of its hand face down on its personal deck."""

    seat: int
    card: int

    def seen_by(self, viewer: int | None) -> CardSetAside:
        """Only the seat itself knows the card."""
        return self if viewer == self.seat else replace(self, card=UNKNOWN)


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat without cards set nothing aside."""

    seat: int


@dataclass(frozen=True, slots=True)
class BidsRevealed(Event):
    """Both bids lie open: their cards and values by seat."""

    bids: tuple[tuple[int, ...], ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TieCardsAdded(Event):
    """The bids tied; each seat added the top card of its personal deck. `values` are those with it."""

    cards: tuple[int, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidsCompared(Event):
    """The round has a winner; `tied` if a seat had no card left to break a tie with."""

    winner: int
    values: tuple[int, ...]
    tied: bool


@dataclass(frozen=True, slots=True)
class CardCashedIn(Event):
    """A card of the bid left play; it counts for its seat."""

    seat: int
    power: int
    card: int


@dataclass(frozen=True, slots=True)
class SuitChanged(Event):
    """A card of the bid took another suit."""

    seat: int
    power: int
    card: int
    suit: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A card joined the bid; `source` says where it lay."""

    seat: int
    power: int
    card: int
    source: int


@dataclass(frozen=True, slots=True)
class CardStolen(Event):
    """A card of the other seat's bid joined the bid."""

    seat: int
    power: int
    card: int


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """A card of the display was bought; `kept` of the payers went to the own discards, `lost` did not."""

    seat: int
    card: int
    cost: int
    kept: tuple[int, ...]
    lost: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatDone(Event):
    """A seat has finished acting; what was left of its bid went to its discards."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DisplayRestocked(Event):
    """The display slid to the left; `cards` came from the auction deck at its end."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A seat drew cards from its personal deck."""

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, viewer: int | None) -> CardsDrawn:
        """Others see how many."""
        return self if viewer == self.seat else replace(self, cards=(UNKNOWN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """The discards of a seat became its new personal deck."""

    seat: int
    cards_number: int


@dataclass(frozen=True, slots=True)
class Voted(Event):
    """A seat said secretly whether it goes on."""

    seat: int
    vote: int

    def seen_by(self, viewer: int | None) -> Voted:
        """Only the seat itself knows what it said."""
        return self if viewer == self.seat else replace(self, vote=UNKNOWN)


@dataclass(frozen=True, slots=True)
class VotesRevealed(Event):
    """Both seats have said whether they go on."""

    votes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: all cards that the seats own lie open."""

    winners: tuple[int, ...]
