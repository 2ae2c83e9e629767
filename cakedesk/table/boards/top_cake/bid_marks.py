"""How a line of the log names bids: all that a seat has laid beside a card of the row is one mark.

A mark that is not negative is the index of a card. Those of bids are negative, so the two are never confused.
"""

from __future__ import annotations

from typing import NamedTuple

_SEATS = 8
"""More than ever play."""


class BidMark(NamedTuple):
    """What one seat has laid beside one card.

    Attributes:
        card: index of the card.
        seat: the seat.
    """

    card: int
    seat: int


def bid_mark(card: int, seat: int) -> int:
    """The mark of all bids of a seat beside a card.

    >>> read_bid_mark(bid_mark(12, 3))
    BidMark(card=12, seat=3)

    Args:
        card: index of the card.
        seat: the seat.

    Returns:
        A negative number.
    """
    return -1 - (card * _SEATS + seat)


def read_bid_mark(mark: int) -> BidMark | None:
    """What a mark says of bids.

    Args:
        mark: any mark of a line of Top Cake.

    Returns:
        The bids; None if it is a card's.
    """
    return BidMark(*divmod(-1 - mark, _SEATS)) if mark < 0 else None
