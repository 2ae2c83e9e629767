"""What happens in Top Cake, as values. Cards are indexes into the card list."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.events import Event
from cakedesk.games.top_cake.resolving import Resolution


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins: number from 0, and who starts it."""

    round: int
    starter: int


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    """New cards join the row at its end: cakes in deck order, then the topper."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidLaid(Event):
    """A seat laid a bidding card beside a card of the row. Noted once for each of the two cards."""

    seat: int
    card: int
    kind: int
    face_up: bool

    def seen_by(self, viewer: int | None) -> BidLaid:
        """A face-down bid shows its kind to nobody, not even to its owner."""
        del viewer
        return self if self.face_up else replace(self, kind=UNKNOWN)


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat without bidding cards passed."""

    seat: int


@dataclass(frozen=True, slots=True)
class HalfLaid(Event):
    """The starting seat laid the first player card beside a cake."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class ResolvingBegan(Event):
    """All bids are laid; the cards of the row are resolved in this order."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardResolved(Event):
    """One card of the row was resolved: its bids lie open, cancelled ones left, the card went its way."""

    resolution: Resolution


@dataclass(frozen=True, slots=True)
class StackingBegan(Event):
    """The seats that won cards place them, in this order."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LayerPlaced(Event):
    """A seat placed a won card on a stack; `begins_stack` if that stack is new."""

    seat: int
    card: int
    stack: int
    begins_stack: bool


@dataclass(frozen=True, slots=True)
class LayersCollapsed(Event):
    """Layers that carried too much fell out of a stack, all at once, and left the game (bottom first)."""

    seat: int
    stack: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over (number from 0)."""

    round: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last round is over."""

    winners: tuple[int, ...]
