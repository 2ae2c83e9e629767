"""What happens in Piece o' Cake, as values. Slices are named by their varieties."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.events import Event


@dataclass(frozen=True, slots=True)
class SlicesShuffled(Event):
    """The slices were shuffled for a further match: number from 0."""

    match: int


@dataclass(frozen=True, slots=True)
class CakeServed(Event):
    """A seat lays a cake face up: number from 0, and its slices in the order of the ring."""

    server: int
    cake: int
    slices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CakeCut(Event):
    """The server cut the cake: the first slice of each piece, ascending (0 alone: it stays whole)."""

    server: int
    starts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PieceTaken(Event):
    """A seat took a piece, collected some of its slices and ate the others.

    Attributes:
        seat: who.
        start: where the piece started.
        places: the numbers of its slices in order round the ring.
        collected: the varieties collected, ascending.
        eaten: the varieties eaten, ascending; `UNKNOWN` each for who may not look at that plate.
        open_plates: whether all may look at eaten slices.
    """

    seat: int
    start: int
    places: tuple[int, ...]
    collected: tuple[int, ...]
    eaten: tuple[int, ...]
    open_plates: bool

    def seen_by(self, viewer: int | None) -> PieceTaken:
        """Eaten slices lie face down: others are told how many."""
        if self.open_plates or viewer == self.seat:
            return self
        return replace(self, eaten=(UNKNOWN,) * len(self.eaten))


@dataclass(frozen=True, slots=True)
class VarietyEaten(Event):
    """A seat turned its slices of one variety from earlier cakes face down; they had lain open to all."""

    seat: int
    variety: int
    slices: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat found no piece left and ate nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class CakeCleared(Event):
    """A cake is over; the slices that nobody took leave the game (ascending)."""

    cake: int
    slices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchScored(Event):
    """A match is over (number from 0): eaten slices are turned up. Its points by seat, apart."""

    match: int
    eaten: tuple[int, ...]
    majority: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last match is over."""

    winners: tuple[int, ...]
