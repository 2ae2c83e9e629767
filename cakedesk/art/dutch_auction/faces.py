"""The faces of Dutch Auction, one function for each kind of picture. Its table imports only this.

What the home page does not show is imported when it is asked for.
"""

from __future__ import annotations

from cakedesk.art.dutch_auction.cards import CardBackFace, NumberCardFace, PowerCardFace
from cakedesk.art.dutch_auction.seals import CoinFace, SealFace
from cakedesk.art.dutch_auction.suits import SuitFace
from cakedesk.art.face import Face


def number_card_face(suit: str, bid: int, vp: int, shown_suit: str | None = None, label: str = "") -> Face:
    """Gives a number card (118 x 167, good down to 44 wide).

    Args:
        suit: Its printed suit, as the card list spells it.
        bid: The large number on its band.
        vp: The number in its seal.
        shown_suit: The suit that it is changed to: drawn in it, old and new symbol above; None: not changed.
        label: A translated word below the points, left out where the card is small; may be empty.
    """
    return NumberCardFace(suit, bid, vp, shown_suit, label)


def power_card_face(
    suit: str, shown_suit: str | None = None, used: bool = False, label: str = "", vp: int = 0
) -> Face:
    """Gives a power card (118 x 167, good down to 44 wide).

    Args:
        suit: Its printed suit, as the card list spells it.
        shown_suit: The suit that it is changed to; None: not changed.
        used: Whether its power is used: the whisk is struck through.
        label: A translated word on its plate, left out where the card is small; empty: no plate.
        vp: What it counts, on a seal in the plate's place; 0: no seal.
    """
    return PowerCardFace(suit, shown_suit, used, label, vp)


def card_back_face(owner: int | None) -> Face:
    """Gives a card's back (118 x 167) in the colour of a seat; None: in the auction's brown."""
    return CardBackFace(owner)


def suit_face(suit: str) -> Face:
    """Gives a suit's disc with its symbol (1:1)."""
    return SuitFace(suit)


def coin_face(cost: int | None, lit: bool = True) -> Face:
    """Gives a coin with a price in cards (1:1); None: an n for any. Unlit: an empty ring."""
    return CoinFace(cost, lit)


def seal_face(vp: int) -> Face:
    """Gives a seal with points (1:1)."""
    return SealFace(vp)


def payer_face(suit: str, bid: int, bar: str) -> Face:
    """Gives a paying card in small (1:1): its number (0: a whisk), its present suit, a bar in a colour."""
    from cakedesk.art.dutch_auction.payers import PayerFace  # noqa: PLC0415 - see the module

    return PayerFace(suit, bid, bar)


def power_disc_face(kind: str) -> Face:
    """Gives what a power does as a sign in gold on a dark disc (1:1): cash, suit, take or steal."""
    from cakedesk.art.dutch_auction.powers import PowerKindDiscFace  # noqa: PLC0415 - see the module

    return PowerKindDiscFace(kind)


def tulips_face() -> Face:
    """Gives tulips in a vase (300 x 366)."""
    from cakedesk.art.dutch_auction.tulips import TulipVaseFace  # noqa: PLC0415 - see the module

    return TulipVaseFace()
