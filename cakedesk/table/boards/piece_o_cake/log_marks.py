"""What lines of the log light on the table: what a seat has collected, its plate, or a piece of a cake."""

from __future__ import annotations

from typing import NamedTuple


class TokenMark(NamedTuple):
    """What a seat has collected of a variety.

    Attributes:
        seat: whose.
        variety: the variety.
    """

    seat: int
    variety: int


class PlateMark(NamedTuple):
    """The plate of what a seat has eaten.

    Attributes:
        seat: whose.
    """

    seat: int


class PieceMark(NamedTuple):
    """A piece, or the place where it has lain.

    Attributes:
        match: the match, from 0.
        cake: the cake, from 0.
        start: its first slice.
    """

    match: int
    cake: int
    start: int
