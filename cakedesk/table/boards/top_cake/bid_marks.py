"""How a line of the log names a bid, where a card is named by its index."""

from __future__ import annotations

from typing import NamedTuple

from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.top_cake.resolving import TIED, Bid


class BidMark(NamedTuple):
    """A bid beside a card of the row, or the half point.

    Attributes:
        card: index of the card.
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
        """
        seat, kind, how = bid
        if seat != self.seat:
            return False
        if round_index == self.round:
            return number == self.number and how != TIED
        return how == TIED and kind == self.kind
