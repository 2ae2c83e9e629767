"""The cards of Dutch Auction. A card is ten times its suit plus its rank: no look-up for suits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cakedesk.engine.card_lists import check_unique_ids, read_rows
from cakedesk.engine.errors import CardListError
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.engine.quote import quote

LIST_FILE = "dutch_auction.csv"
COLUMNS = ("id", "suit", "kind", "bid", "vp")
SUITS = ("green", "red", "pink", "blue")
SUIT_LETTERS = "GRPB"
RANKS = "xy12345678"
"""Ranks 0 and 1 are the power cards; rank r from 2 on is the number with the bid r - 1."""

RANKS_OF_A_SUIT = len(RANKS)
CARDS = len(SUITS) * RANKS_OF_A_SUIT
MAX_VP = 99

CARD_IDS = tuple(f"{letter}{rank}" for letter in SUIT_LETTERS for rank in RANKS)
SUIT_OF = tuple(card // RANKS_OF_A_SUIT for card in range(CARDS))
"""The printed suit of each card."""
BID_OF = tuple(max(0, card % RANKS_OF_A_SUIT - 1) for card in range(CARDS))
"""The bid of each card."""
IS_POWER = tuple(card % RANKS_OF_A_SUIT < 2 for card in range(CARDS))
"""Whether each card is a power card."""
CARDS_OF = tuple(
    frozenset(card for card in range(CARDS) if SUIT_OF[card] == suit) for suit in range(len(SUITS))
)
"""The cards of each printed suit."""


@dataclass(frozen=True, slots=True)
class DutchAuctionLists:
    """The card list, read.

    Attributes:
        vps: the VP of each card.
        index: the card of each id.
    """

    vps: tuple[int, ...]
    index: Mapping[str, int]


def mask_of(cards: Iterable[int]) -> int:
    """A set of cards as a bit mask, ``1 << card`` for each."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: int) -> list[int]:
    """The cards of a bit mask, ascending."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def read_cards(text: str) -> DutchAuctionLists:
    """Read and check the card list. An own list may differ in its VP and in the order of its lines only.

    Args:
        text: the CSV text of `LIST_FILE`.

    Raises:
        CardListError: naming the line and what is wrong with it.
    """
    rows = read_rows(LIST_FILE, text, COLUMNS)
    check_unique_ids(rows)
    index = {name: card for card, name in enumerate(CARD_IDS)}
    vps: dict[int, int] = {}
    for row in rows:
        card = index.get(row.card_id())
        if card is None:
            what = QT_TRANSLATE_NOOP("CardLists", "there is no card {value} in this game")
            raise row.fail(what, value=quote(row.card_id()))
        row.choice("suit", (SUITS[SUIT_OF[card]],))
        row.choice("kind", ("power" if IS_POWER[card] else "number",))
        row.number("bid", BID_OF[card], BID_OF[card])
        vps[card] = row.number("vp", 0, MAX_VP)
    for card, name in enumerate(CARD_IDS):
        if card not in vps:
            what = QT_TRANSLATE_NOOP("CardLists", "the card {name} is missing")
            raise CardListError(LIST_FILE, 0, what, name=name)
    return DutchAuctionLists(tuple(vps[card] for card in range(CARDS)), index)
