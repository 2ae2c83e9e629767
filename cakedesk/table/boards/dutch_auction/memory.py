"""`RoundMemory`: what a look does not tell of the present round, but who has followed it knows."""

from __future__ import annotations

from cakedesk.engine.events import Event
from cakedesk.games.dutch_auction.cards import BID_OF
from cakedesk.games.dutch_auction.events import BidsCompared, BidsRevealed, TieCardsAdded
from cakedesk.games.dutch_auction.state import DutchAuctionState


class RoundMemory:
    """In which order cards came into the bids, and what was compared. Another round forgets it.

    Attributes:
        added: the cards that were added to break ties, by seat.
        values: both sums, as they were compared last; None: nobody has followed it.
        ties: the sums that were equal, in their order.
        is_comparing: whether it is still open who acts first.
        newest: the card of a bid that was taken, stolen or changed last, until the next change; -1: none.
    """

    def __init__(self) -> None:
        self._round = -1
        self._forget()

    def _forget(self) -> None:
        self._orders: tuple[list[int], list[int]] = ([], [])
        self.added: tuple[list[int], list[int]] = ([], [])
        self.values: tuple[int, ...] | None = None
        self.ties: list[int] = []
        self.is_comparing = False
        self.newest = -1

    def follow(self, shown: DutchAuctionState) -> None:
        """Know what is shown now."""
        if shown.round != self._round or shown.is_setting_aside:
            self._round = shown.round
            self._forget()
        if self.values is None and not shown.is_setting_aside:  # nobody has followed it: a game goes on
            self.values, self.added = shown.sums, (shown.added[0][:], shown.added[1][:])

    def learn(self, event: Event) -> None:
        """Know what was compared, if that is what has happened."""
        if isinstance(event, TieCardsAdded):
            self.ties.append(event.values[0] - BID_OF[event.cards[0]])
            for added, card in zip(self.added, event.cards, strict=True):
                added.append(card)
        if isinstance(event, BidsRevealed | TieCardsAdded | BidsCompared):
            self.values, self.is_comparing = event.values, not isinstance(event, BidsCompared)

    def bid(self, shown: DutchAuctionState, seat: int) -> list[int]:
        """The cards of a bid in the order in which they came."""
        order, cards = self._orders[seat], shown.bids[seat]
        order[:] = [card for card in order if card in cards]
        order += sorted((card for card in cards if card not in order), key=self.added[seat].__contains__)
        return list(order)

    def sum_of(self, shown: DutchAuctionState, seat: int) -> int:
        """The sum that was compared; who has not followed it sees that of the cards."""
        if self.values is not None:
            return self.values[seat]
        return sum(BID_OF[card] for card in shown.bids[seat])

    def parts(self, seat: int) -> list[int]:
        """What the sum is made of, if cards were added."""
        if self.values is None or not self.added[seat]:
            return []
        added = [BID_OF[card] for card in self.added[seat]]
        return [self.values[seat] - sum(added), *added]
