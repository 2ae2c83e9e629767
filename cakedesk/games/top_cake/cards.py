"""The cards of Top Cake: cakes and toppers from the card list, and the bidding cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from cakedesk.engine.card_lists import ListRow, check_unique_ids, read_rows
from cakedesk.engine.errors import CardListError
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.engine.quote import quote

FLAVOURS = ("chocolate", "victoria", "velvet", "lemon", "carrot", "coffee", "battenberg")
LIST_FILE = "top_cake.csv"
COLUMNS = ("id", "kind", "flavour", "max_above")
NO_FLAVOUR = -1
CAKES_OF_A_FLAVOUR = 3
TOPPERS = 4
MAX_ABOVE_LIMIT = 24
"""No card can ever carry more: there are 25 cards."""

SNATCH = 9
REVERSE = 10
KIND_NAMES = {**{number: str(number) for number in range(1, 9)}, SNATCH: "S", REVERSE: "R"}
"""The spelling of each kind of bidding card. Kinds 1 to 8 are worth their number."""


@dataclass(frozen=True, slots=True)
class CakeCard:
    """A card that is bid on."""

    id: str
    flavour: int  # index into `FLAVOURS`; `NO_FLAVOUR` for a topper
    max_above: int  # the most layers that may lie above it
    is_topper: bool


@dataclass(frozen=True, slots=True)
class TopCakeLists:
    """The card list, read.

    Attributes:
        cards: all cards in the order of the list; actions and states name cards by their index here.
        cakes: the indexes of the cakes.
        toppers: the indexes of the toppers.
        index: the index of each id.
    """

    cards: tuple[CakeCard, ...]
    cakes: tuple[int, ...]
    toppers: tuple[int, ...]
    index: Mapping[str, int]


def hand_kinds(seats: int) -> tuple[int, ...]:
    """The kinds of bidding cards that each seat begins with, ascending, SNATCH and REVERSE last.

    With three or four seats, 7 and 8 are not used.
    """
    numbers = range(1, 9) if seats == 2 else range(1, 7)
    return (*numbers, SNATCH, REVERSE)


@cache
def kinds_in(hand: int) -> tuple[int, ...]:
    """The kinds in a hand, ascending.

    Args:
        hand: a bit mask, ``1 << kind`` for each kind held.
    """
    return tuple(kind for kind in KIND_NAMES if hand >> kind & 1)


def read_cards(text: str) -> TopCakeLists:
    """Read and check the card list.

    Args:
        text: the CSV text of `LIST_FILE`.

    Raises:
        CardListError: naming the line and what is wrong with it.
    """
    rows = read_rows(LIST_FILE, text, COLUMNS)
    check_unique_ids(rows)
    cards = tuple(_read_card(row) for row in rows)
    for flavour, name in enumerate(FLAVOURS):
        count = [card.flavour for card in cards].count(flavour)
        if count != CAKES_OF_A_FLAVOUR:
            what = QT_TRANSLATE_NOOP("CardLists", "{needed} {flavour} cakes are needed, the list has {count}")
            raise CardListError(LIST_FILE, 0, what, needed=CAKES_OF_A_FLAVOUR, flavour=name, count=count)
    toppers = tuple(index for index, card in enumerate(cards) if card.is_topper)
    if len(toppers) != TOPPERS:
        what = QT_TRANSLATE_NOOP("CardLists", "{needed} toppers are needed, the list has {count}")
        raise CardListError(LIST_FILE, 0, what, needed=TOPPERS, count=len(toppers))
    cakes = tuple(index for index, card in enumerate(cards) if not card.is_topper)
    return TopCakeLists(cards, cakes, toppers, {card.id: index for index, card in enumerate(cards)})


def _read_card(row: ListRow) -> CakeCard:
    if row.choice("kind", ("cake", "topper")) == "cake":
        flavour = FLAVOURS.index(row.choice("flavour", FLAVOURS))
        return CakeCard(row.card_id(), flavour, row.number("max_above", 0, MAX_ABOVE_LIMIT), False)
    if row.cells["flavour"]:
        what = QT_TRANSLATE_NOOP("CardLists", "a topper has no flavour, unlike {value}")
        raise row.fail(what, value=quote(row.cells["flavour"]))
    return CakeCard(row.card_id(), NO_FLAVOUR, row.number("max_above", 0, 0), True)
