"""What happens in Cake Swap, as values. All of it lies open.

Cards and layers are indexes into the card lists; a number of a layer counts from the bottom (0).
"""

from __future__ import annotations

from dataclasses import dataclass

from cakedesk.engine.events import Event


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew the top card of the deck; so many are left there."""

    seat: int
    card: int
    cards_left: int


@dataclass(frozen=True, slots=True)
class CardDrafted(Event):
    """A seat took a card of the table."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardPassed(Event):
    """A seat laid the card that it drew on the table."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardSwiped(Event):
    """A seat used its Swipe: the top layer of another one's platter is its held card."""

    seat: int
    other: int
    layer: int


@dataclass(frozen=True, slots=True)
class LayerPlaced(Event):
    """A layer went on a platter: on top, or with Squeeze under the layers from that number on."""

    seat: int
    layer: int
    number: int
    squeezed: bool


@dataclass(frozen=True, slots=True)
class LayerSwapped(Event):
    """A seat used its Swap: a layer replaced another one, whose card went to the table.

    Attributes:
        seat: who.
        layer: the new layer.
        number: its place from the bottom.
        removed: the layer taken off.
        from_table: whether the new one came from the table, not from the hand.
        squeezed: whether Squeeze was used as well, for a lower layer.
    """

    seat: int
    layer: int
    number: int
    removed: int
    from_table: bool
    squeezed: bool


@dataclass(frozen=True, slots=True)
class PlatterCleared(Event):
    """A platter was emptied, its cards left the game (bottom first). It won a ribbon, or none (-1)."""

    seat: int
    layers: tuple[int, ...]
    ribbon: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: a seat reached the target, or the deck had run out at the end of a turn."""

    winners: tuple[int, ...]
    target_reached: bool
