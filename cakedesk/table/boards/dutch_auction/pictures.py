"""The pictures of Dutch Auction by name, for texts that show some: help and lesson.

=====================  ===================================================================================
``card/<id>``          a card as records name it: ``card/R5``, ``card/Bx``
``used/<id>``          a power card whose power is used
``changed/<id>,<to>``  a card of another suit for now: ``changed/R4,P``
``power/<kind>``       what a power does: cash, suit, take or steal
``coin/<cost>``        a price in cards; ``seal/<vp>``: points; ``suit/<name>``: a suit's disc
``tulips``             a vase of tulips
=====================  ===================================================================================
"""

from __future__ import annotations

from cakedesk.art.dutch_auction import faces
from cakedesk.art.face import Face
from cakedesk.games.dutch_auction.cards import BID_OF, IS_POWER, SUIT_LETTERS, SUIT_OF, SUITS
from cakedesk.games.dutch_auction.game import GAME
from cakedesk.table.boards.entry import NamedPicture

_HEIGHTS_CARDS = {
    **dict.fromkeys(("power", "coin", "seal", "suit"), 0.46),
    **dict.fromkeys(("card", "used", "changed", "tulips"), 1.25),
}


def picture(name: str) -> NamedPicture:
    """See `BoardEntry.picture`."""
    kind, _, which = name.partition("/")
    return NamedPicture(_face(kind, which), _HEIGHTS_CARDS[kind])


def _face(kind: str, which: str) -> Face:
    match kind:
        case "card" | "used" | "changed":
            card_id, _, letter = which.partition(",")
            return _card(card_id, SUITS[SUIT_LETTERS.index(letter)] if letter else None, kind == "used")
        case "power":
            return faces.power_disc_face(which)
        case "coin":
            return faces.coin_face(int(which))
        case "seal":
            return faces.seal_face(int(which))
        case "suit":
            return faces.suit_face(which)
        case "tulips":
            return faces.tulips_face()
    raise KeyError(kind)


def _card(card_id: str, shown_suit: str | None, used: bool) -> Face:
    lists = GAME.builtin_lists()
    card = lists.index[card_id]
    suit = SUITS[SUIT_OF[card]]
    if IS_POWER[card]:
        return faces.power_card_face(suit, shown_suit, used)
    return faces.number_card_face(suit, BID_OF[card], lists.vps[card], shown_suit)
