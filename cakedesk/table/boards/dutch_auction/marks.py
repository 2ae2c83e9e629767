"""What a line of the log can be about, to stand out on the table."""

from __future__ import annotations

from typing import NamedTuple


class CardMark(NamedTuple):
    """A card, wherever it lies open."""

    card: int


class BidMark(NamedTuple):
    """The bid of a seat with its sum."""

    seat: int


class PileMark(NamedTuple):
    """A pile by its place: ``out``, ``deck/0``, ``discards/1``."""

    place: str
