"""The slices of Piece o' Cake: how many there are of each variety, and their cream."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cakedesk.engine.card_lists import ListRow, read_rows
from cakedesk.engine.errors import CardListError
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.games.piece_o_cake.phases import ASIDE, CAKES, SLICES

LIST_FILE = "piece_o_cake.csv"
COLUMNS = ("letter", "variety", "count", "cream")
VARIETY_NAMES = (
    "plum",
    "apricot",
    "cherry",
    "blackberry",
    "kiwi",
    "gooseberry",
    "strawberry",
    "chocolate",
)
ALL_SLICES = CAKES * SLICES + ASIDE
MOST_CREAM = 9


@dataclass(frozen=True, slots=True)
class Variety:
    """A variety of slices.

    Attributes:
        letter: its letter in records.
        name: one of `VARIETY_NAMES`.
        count: how many slices there are, which is also the points for the majority.
        cream: dollops on each slice: its points when eaten.
    """

    letter: str
    name: str
    count: int
    cream: int


@dataclass(frozen=True, slots=True)
class PieceOCakeLists:
    """The card list, read.

    Attributes:
        varieties: the eight varieties by alphabet of their letters; actions and states name a variety by its
            index here, so that what is ascending is spelled in order.
        index: the index of each letter.
        slices: the varieties of all 57 slices, ascending.
        letters: the same as letters.
        to_places: `index` as `str.translate` wants it.
    """

    varieties: tuple[Variety, ...]
    index: Mapping[str, int]
    slices: tuple[int, ...]
    letters: str
    to_places: Mapping[int, int]


def read_slices(text: str) -> PieceOCakeLists:
    """Read and check the card list.

    Args:
        text: the CSV text of `LIST_FILE`.

    Raises:
        CardListError: naming the line and what is wrong with it.
    """
    rows = read_rows(LIST_FILE, text, COLUMNS)
    lines: dict[str, int] = {}
    read = [_read_variety(row, lines) for row in rows]
    for name in VARIETY_NAMES:
        if name not in lines:
            what = QT_TRANSLATE_NOOP("CardLists", "the variety {name} is missing")
            raise CardListError(LIST_FILE, 0, what, name=name)
    varieties = tuple(sorted(read, key=lambda variety: variety.letter))
    slices = tuple(place for place, variety in enumerate(varieties) for _ in range(variety.count))
    if len(slices) != ALL_SLICES:
        what = QT_TRANSLATE_NOOP("CardLists", "{needed} slices are needed, the list has {count}")
        raise CardListError(LIST_FILE, 0, what, needed=ALL_SLICES, count=len(slices))
    return PieceOCakeLists(
        varieties,
        {variety.letter: place for place, variety in enumerate(varieties)},
        slices,
        "".join(varieties[place].letter for place in slices),
        {ord(variety.letter): place for place, variety in enumerate(varieties)},
    )


def _read_variety(row: ListRow, lines: dict[str, int]) -> Variety:
    letter = row.cells["letter"]
    if len(letter) != 1 or not letter.isascii() or not letter.isupper():
        what = QT_TRANSLATE_NOOP("CardLists", "a letter is one capital from A to Z, unlike {value}")
        raise row.fail(what, value=repr(letter[:20]))
    name = row.choice("variety", VARIETY_NAMES)
    for word in (letter, name):
        if word in lines:
            what = QT_TRANSLATE_NOOP("CardLists", "{value} stands in line {line} already")
            raise row.fail(what, value=word, line=lines[word])
        lines[word] = row.line
    return Variety(letter, name, row.number("count", 1, ALL_SLICES), row.number("cream", 0, MOST_CREAM))
