"""How a line of the log names a bid: one number that no other bid of the match has.

A mark that is not negative is the index of a card. Those of bids are negative, so the two are never confused.
"""

from __future__ import annotations

from typing import NamedTuple

from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.top_cake.resolving import TIED, Bid

_SEATS, _ROUNDS, _NUMBERS, _KINDS = 8, 8, 64, 16
"""Of each more than there ever are; the last two begin at -1."""


class BidMark(NamedTuple):
    """A bid beside a card of the row, or the half point.

    Attributes:
        card: index of the card.
        seat: who laid it.
        round: in which round, from 0.
        number: which of the card's bids it was then, in laying order; -1: the half point.
        kind: what it is; `UNKNOWN` if the line is for eyes that can't tell, and for the half point.
    """

    card: int
    seat: int
    round: int
    number: int
    kind: int = UNKNOWN

    def is_this(self, bid: Bid, number: int, round_index: int) -> bool:
        """Whether it is a bid that lies beside its card now.

        A tie leaves bids there, open and in other places: they are told by their kind, which a seat has once.
        One that was laid face down can't be told any more by who has not seen it.

        Args:
            bid: seat, kind and how it lies.
            number: its place in laying order; -1: the half point.
            round_index: the present round.
        """
        seat, kind, how = bid
        if seat != self.seat:
            return False
        if round_index == self.round:
            return number == self.number and how != TIED
        return how == TIED and kind == self.kind


def bid_mark(mark: BidMark) -> int:
    """The number that stands for a bid.

    >>> read_bid_mark(bid_mark(BidMark(card=12, seat=3, round=4, number=-1)))
    BidMark(card=12, seat=3, round=4, number=-1, kind=-1)

    Args:
        mark: the bid.

    Returns:
        A negative number.
    """
    code = (mark.card * _SEATS + mark.seat) * _ROUNDS + mark.round
    return -1 - ((code * _NUMBERS + mark.number + 1) * _KINDS + mark.kind + 1)


def read_bid_mark(mark: int) -> BidMark | None:
    """What a mark says of a bid.

    Args:
        mark: any mark of a line of Top Cake.

    Returns:
        The bid; None if it is a card's.
    """
    if mark >= 0:
        return None
    code, kind = divmod(-1 - mark, _KINDS)
    code, number = divmod(code, _NUMBERS)
    code, round_index = divmod(code, _ROUNDS)
    card, seat = divmod(code, _SEATS)
    return BidMark(card, seat, round_index, number - 1, kind - 1)
