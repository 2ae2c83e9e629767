"""What happens in Take the Cake, as values. Cards are indexes into the lists."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.events import Event
from cakedesk.games.take_the_cake.scoring import CakeScore


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins: cake (0 or 1) and round, from 0, and the cards of the centre, row by row."""

    cake: int
    round: int
    centre: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CutsDrawn(Event):
    """The cutter drew two cut cards."""

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, viewer: int | None) -> CutsDrawn:
        """Only the cutter sees them."""
        return self if viewer == self.seat else replace(self, cards=(UNKNOWN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class CutLaid(Event):
    """A cut card was laid at a turn; `seat` is `CHANCE` where nobody chose it."""

    seat: int
    card: int
    turn: int


@dataclass(frozen=True, slots=True)
class PieceTaken(Event):
    """A seat took a piece for one of its cakes, by choice or by its reference colour."""

    seat: int
    colour: int
    cake: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """A seat placed a card in a cake."""

    seat: int
    cake: int
    card: int
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class PieceLeft(Event):
    """The piece that nobody took is away until the next shuffle."""

    colour: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OrdersAssigned(Event):
    """A seat secretly assigned an order to a cake, or one to each."""

    seat: int
    orders: tuple[int, ...]

    def seen_by(self, viewer: int | None) -> OrdersAssigned:
        """Only the seat itself knows them."""
        return self if viewer == self.seat else replace(self, orders=(UNKNOWN,) * len(self.orders))


@dataclass(frozen=True, slots=True)
class OrdersRevealed(Event):
    """All seats have assigned their orders: by seat those of the cakes that are scored now."""

    orders: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class CakesScored(Event):
    """Cakes were scored together: by seat and cake the points."""

    cakes: tuple[int, ...]
    scores: tuple[tuple[CakeScore, ...], ...]


@dataclass(frozen=True, slots=True)
class CardsShuffled(Event):
    """All cake cards were shuffled for the second cake."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    winners: tuple[int, ...]
