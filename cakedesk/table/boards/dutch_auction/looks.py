"""How cards of Dutch Auction look: their faces by the numbers that a state has."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cakedesk.art.dutch_auction import faces
from cakedesk.art.face import Face
from cakedesk.games.dutch_auction.cards import BID_OF, CARD_IDS, IS_POWER, SUIT_OF, SUITS, DutchAuctionLists
from cakedesk.games.dutch_auction.game import GAME
from cakedesk.table.own_faces import own_face

POWER_KINDS = ("cash", "suit", "take", "steal")
"""As records and the art call them, in the order of the actions' kinds."""


def card_face(lists: DutchAuctionLists, card: int, suit: int | None = None, *, used: bool = False) -> Face:
    """A card, in another suit if it has one for now."""
    printed = SUIT_OF[card]
    shown_suit = None if suit is None or suit == printed else SUITS[suit]
    if IS_POWER[card]:
        word = QCoreApplication.translate("DutchAuctionBoard", "POWER")
        face = faces.power_card_face(SUITS[printed], shown_suit, used, word, lists.vps[card])
    else:
        word = QCoreApplication.translate("DutchAuctionBoard", "VP")
        face = faces.number_card_face(SUITS[printed], BID_OF[card], lists.vps[card], shown_suit, word)
    # No picture of somebody's own shows that a suit is changed or a power is used.
    return face if shown_suit or used else own_face(GAME.id, CARD_IDS[card], face)
