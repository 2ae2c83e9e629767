"""The slices of Cherry Duel."""

from __future__ import annotations

from typing import NamedTuple

from cakedesk.engine.card_lists import check_unique_ids, read_rows
from cakedesk.engine.errors import CardListError

LIST_FILE = "cherry_duel.csv"
FLAVOURS = ("plain", "almond", "lemon")
CARDS = 12


class CherryDuelLists(NamedTuple):
    """The card list, read. A slice is its index here; a higher one wins.

    Attributes:
        ids: by slice its number, as records spell it.
        flavours: by slice what it tastes of, for its picture.
    """

    ids: tuple[str, ...]
    flavours: tuple[str, ...]


def read_slices(text: str) -> CherryDuelLists:
    """Read and check the card list.

    Raises:
        CardListError: naming the line and what is wrong with it.
    """
    rows = read_rows(LIST_FILE, text, ("id", "flavour"))
    check_unique_ids(rows)
    if len(rows) != CARDS:
        raise CardListError(LIST_FILE, 0, f"{CARDS} slices are needed, the list has {len(rows)}")
    return CherryDuelLists(
        tuple(row.card_id() for row in rows), tuple(row.choice("flavour", FLAVOURS) for row in rows)
    )
