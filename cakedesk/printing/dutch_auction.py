"""The cards of Dutch Auction."""

from __future__ import annotations

from cakedesk.art.dutch_auction.faces import card_back_face
from cakedesk.games.dutch_auction.cards import CARDS, DutchAuctionLists
from cakedesk.printing.deck import PrintedCard, PrintedSet
from cakedesk.table.boards.dutch_auction.looks import card_face


def deck(lists: DutchAuctionLists) -> list[PrintedSet]:
    """The forty cards. They change hands, so that all have the auction's back."""
    back = card_back_face(None)
    return [PrintedSet(59, [PrintedCard(card_face(lists, card), back) for card in range(CARDS)])]
