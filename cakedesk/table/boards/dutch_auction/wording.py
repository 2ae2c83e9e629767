"""`AuctionWording`: what the table of Dutch Auction says of cards, suits and seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cakedesk.engine.actions import OVER
from cakedesk.games.dutch_auction.cards import BID_OF, IS_POWER, SUIT_OF, DutchAuctionLists
from cakedesk.games.dutch_auction.phases import VOTE
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.kit.words import Words


class AuctionWording(Words):
    """The words."""

    def __init__(self, lists: DutchAuctionLists, names: Sequence[str]) -> None:
        super().__init__()
        self.lists, self.names = lists, tuple(names)
        # All cards are named whenever anything is shown.
        self._named: dict[int, str] = {}

    def suit(self, suit: int) -> str:
        """A suit: "mint"."""
        return (self.tr("mint"), self.tr("cherry"), self.tr("tulip"), self.tr("blueberry"))[suit]

    def card(self, card: int) -> str:
        """A card without an article: "mint 4", "tulip power"."""
        if card not in self._named:
            self._named[card] = self._name(card)
        return self._named[card]

    def _name(self, card: int) -> str:
        suit = SUIT_OF[card]
        if IS_POWER[card]:
            return (
                self.tr("mint power"),
                self.tr("cherry power"),
                self.tr("tulip power"),
                self.tr("blueberry power"),
            )[suit]
        return f"{self.suit(suit)}\u00a0{BID_OF[card]}"  # no line ends between them

    def vp(self, points: int) -> str:
        """So many VP."""
        return self.tr("{vp} VP").format(vp=f"−{-points}" if points < 0 else points)

    def cards(self, cards: Iterable[int]) -> str:
        """Several cards: "mint 4 and tulip 6"."""
        return and_list([self.card(card) for card in cards])

    def round_heading(self, number: int) -> str:
        """A round by its number from 0."""
        return self.tr("Round {number}").format(number=number + 1)

    def status(self, shown: DutchAuctionState) -> str:
        """How far the game is."""
        if shown.turn() == OVER:
            return TableWords().over()
        left = len(shown.auction_deck)
        told = self.round_heading(shown.round)
        if not left:
            return self.tr("{round}, no card to come").format(round=told)
        return self.tr("{round}, {cards} to come").format(round=told, cards=self.number_of(left))

    def number_of(self, cards: int) -> str:
        """A number of cards: "1 card", "7 cards"."""
        return self.tr("%n card(s)", "", cards)

    def resting(self, shown: DutchAuctionState, *, is_past: bool) -> str:
        """What is said while nobody acts here."""
        turn = shown.turn()
        if turn == OVER:
            return TableWords().won([self.names[seat] for seat in shown.winners()])
        if is_past or turn < 0:
            return ""
        if shown.is_setting_aside:
            return self.tr("{name} sets a card aside").format(name=self.names[turn])
        if shown.phase == VOTE:
            return TableWords().chooses(self.names[turn])
        return self.tr("{name} buys").format(name=self.names[turn])
