"""What lines of the log light on the table, as numbers: a seat's token, its plate, or a piece of a cake."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from cakedesk.games.piece_o_cake.phases import CAKES, SLICES
from cakedesk.games.piece_o_cake.plates import VARIETIES

Kind: TypeAlias = Literal["token", "plate", "piece"]

_KINDS: tuple[Kind, ...] = ("token", "plate", "piece")


class LogMark(NamedTuple):
    """A mark that was read.

    Attributes:
        kind: of what.
        first: the seat of a token or plate; of a piece the number of its cake, counted on over all matches.
        second: the variety of a token; the first slice of a piece; of a plate 0.
    """

    kind: Kind
    first: int
    second: int


def token_mark(seat: int, variety: int) -> int:
    """The mark of what a seat has collected of a variety."""
    return (seat * VARIETIES + variety) * len(_KINDS)


def plate_mark(seat: int) -> int:
    """The mark of the plate of what a seat has eaten."""
    return seat * len(_KINDS) + 1


def piece_mark(match: int, cake: int, start: int) -> int:
    """The mark of a piece, or of the place where it has lain.

    Args:
        match: the match, from 0.
        cake: the cake, from 0.
        start: its first slice.

    Returns:
        The mark.
    """
    return ((match * CAKES + cake) * SLICES + start) * len(_KINDS) + 2


def read_mark(mark: int) -> LogMark:
    """What a mark is of.

    Args:
        mark: one that this module made.

    Returns:
        What it says.
    """
    number, kind = divmod(mark, len(_KINDS))
    per_first = {"token": VARIETIES, "plate": 1, "piece": SLICES}[_KINDS[kind]]
    return LogMark(_KINDS[kind], *divmod(number, per_first))
