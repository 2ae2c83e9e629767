"""`RoundMemory`: what a look does not tell of the present round, but who has followed it knows."""

from __future__ import annotations

from cakedesk.engine.events import Event
from cakedesk.games.dutch_auction.cards import BID_OF
from cakedesk.games.dutch_auction.events import BidsCompared, BidsRevealed, DisplayRestocked, TieCardsAdded
from cakedesk.games.dutch_auction.state import DutchAuctionState


class RoundMemory:
    """In which order cards came into the bids, and what came last. Another round forgets it."""

    def __init__(self) -> None:
        self._round = -1
        self.fresh: frozenset[int] = frozenset()  # what came into the display last, until the next bids
        self._forget()

    def _forget(self) -> None:
        self._orders: tuple[list[int], list[int]] = ([], [])
        self.is_comparing = False  # whether it is still open who acts first
        self.newest = -1  # the card of a bid that was taken, stolen or changed last; -1: none

    def follow(self, shown: DutchAuctionState) -> None:
        """Know what is shown now."""
        if shown.round != self._round or shown.is_setting_aside:
            self._round = shown.round
            self._forget()

    def learn(self, event: Event) -> None:
        """Know what has happened: whether bids are being compared, and what is new."""
        if isinstance(event, BidsRevealed | TieCardsAdded | BidsCompared):
            self.is_comparing = not isinstance(event, BidsCompared)
        if isinstance(event, BidsRevealed):
            self.fresh = frozenset()
        elif isinstance(event, DisplayRestocked):
            self.fresh = frozenset(event.cards)

    def bid(self, shown: DutchAuctionState, seat: int) -> list[int]:
        """The cards of a bid as they came; of those that nobody saw come, what ties added last."""
        order, cards = self._orders[seat], shown.bids[seat]
        order[:] = [card for card in order if card in cards]
        order += sorted((card for card in cards if card not in order), key=shown.added[seat].__contains__)
        return list(order)


def parts_of_sum(shown: DutchAuctionState, seat: int) -> list[int]:
    """What a sum is made of, if cards were added."""
    added = [BID_OF[card] for card in shown.added[seat]]
    return [shown.sums[seat] - sum(added), *added] if added else []


def ties(shown: DutchAuctionState) -> list[int]:
    """The sums of the round that were equal, in their order."""
    parts = parts_of_sum(shown, 0)
    return [sum(parts[:number]) for number in range(1, len(parts))]
