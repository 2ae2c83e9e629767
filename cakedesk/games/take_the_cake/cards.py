"""The cards of Take the Cake: cake cards, cut cards and orders, from three card lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cakedesk.engine.card_lists import ListRow, check_unique_ids, read_rows
from cakedesk.engine.errors import CardListError
from cakedesk.engine.messages import QT_TRANSLATE_NOOP

PIECES_FILE = "take_the_cake_pieces.csv"
CUTS_FILE = "take_the_cake_cuts.csv"
ORDERS_FILE = "take_the_cake_orders.csv"

ICINGS = ("vanilla", "chocolate", "strawberry", "lavender")
TOPPINGS = ("orange", "cherry", "blueberry", "strawberry", "cookie", "flower", "candle")
"""The first four are the fruits."""
FRUITS = 4
COOKIE, FLOWER, CANDLE = 4, 5, 6
COLOURS = "RBPG"
"""The colours of cut cards: red, blue, purple, green, which are also the reference cards of seats 0 to 3."""

CAKE_CARDS = 64
CUT_CARDS = 27
ORDER_CARDS = 23
TURNS = 4
MAX_POINTS = 99

FRUIT = len(TOPPINGS)
"""Stands in an order for all four fruits together."""

KINDS = (
    "most", "group", "rows", "columns", "corners", "centre", "sets", "doubles", "at_most_2", "balanced"
)  # fmt: skip
MOST, GROUP, ROWS, COLUMNS, CORNERS, CENTRE, SETS, DOUBLES, AT_MOST_2, BALANCED = range(10)
"""What an order pays for."""

_TOPPING_WORDS = (*TOPPINGS, "fruit")
_WORDS_OF = {
    MOST: _TOPPING_WORDS,
    GROUP: ICINGS,
    ROWS: ("icings",),
    COLUMNS: ("icings",),
    CORNERS: _TOPPING_WORDS,
    CENTRE: _TOPPING_WORDS,
    SETS: ("fruit", "topping"),
    DOUBLES: ("",),
    AT_MOST_2: _TOPPING_WORDS,
    BALANCED: ("icings",),
}
"""The words that an order of each kind may have in the column ``of``; `Order.of` is the index here."""

SETS_OF_FRUIT, SETS_OF_TOPPING = 0, 1


@dataclass(frozen=True, slots=True)
class Order:
    """An order card.

    Attributes:
        id: its id.
        kind: one of the kinds above.
        of: what of: a topping or `FRUIT`, an icing, or for sets `SETS_OF_FRUIT` or `SETS_OF_TOPPING`.
        points: what it pays.
        meaning: in English.
    """

    id: str
    kind: int
    of: int
    points: int
    meaning: str


@dataclass(frozen=True, slots=True)
class TakeTheCakeLists:
    """The card lists, read. Actions and states name cards by their indexes here.

    Attributes:
        pieces: the ids of the cake cards.
        icings: the icing of each cake card.
        toppings: the topping of each cake card.
        counts: how many of its topping each cake card shows: 1 or 2.
        cuts: the ids of the cut cards.
        squares: by cut card, turn and colour the four squares of that piece, as indexes into the centre.
        orders: the orders.
        piece_index: the index of each cake card by its id.
        cut_index: the index of each cut card by its id.
        order_index: the index of each order by its id.
    """

    pieces: tuple[str, ...]
    icings: tuple[int, ...]
    toppings: tuple[int, ...]
    counts: tuple[int, ...]
    cuts: tuple[str, ...]
    squares: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]
    orders: tuple[Order, ...]
    piece_index: Mapping[str, int]
    cut_index: Mapping[str, int]
    order_index: Mapping[str, int]


def order_words(order: Order) -> tuple[str, str]:
    """The words for what an order pays for and what of, as the card list spells them.

    >>> order_words(Order("O20", DOUBLES, 0, 1, "")), order_words(Order("O03", MOST, FRUIT, 10, ""))
    (('doubles', ''), ('most', 'fruit'))
    """
    return KINDS[order.kind], _WORDS_OF[order.kind][order.of]


def cut_rows(squares: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """The rows of a cut as a card shows them.

    Args:
        squares: by colour the four squares of its piece.

    Returns:
        A letter of `COLOURS` for each square, row by row.

    >>> cut_rows([(0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11), (12, 13, 14, 15)])
    ('RRRR', 'BBBB', 'PPPP', 'GGGG')
    """
    letters = {square: letter for letter, piece in zip(COLOURS, squares, strict=True) for square in piece}
    return tuple("".join(letters[row * 4 + column] for column in range(4)) for row in range(4))


def turned(rows: Sequence[str], quarters: int) -> tuple[str, ...]:
    """A square of letters turned clockwise by quarter turns.

    >>> turned(("RRRR", "GGGG", "PPPB", "PBBB"), 1)
    ('PPGR', 'BPGR', 'BPGR', 'BBGR')
    """
    for _ in range(quarters):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return tuple(rows)


def read_cards(texts: Mapping[str, str]) -> TakeTheCakeLists:
    """Read and check the three card lists.

    Args:
        texts: the CSV texts by file name.

    Raises:
        CardListError: naming file and line and what is wrong.
    """
    pieces = _read_rows(PIECES_FILE, texts, ("id", "icing", "topping", "count"), CAKE_CARDS)
    cuts = _read_rows(CUTS_FILE, texts, ("id", "row0", "row1", "row2", "row3"), CUT_CARDS)
    orders = _read_rows(ORDERS_FILE, texts, ("id", "kind", "of", "points", "meaning"), ORDER_CARDS)
    return TakeTheCakeLists(
        pieces=tuple(row.card_id() for row in pieces),
        icings=tuple(ICINGS.index(row.choice("icing", ICINGS)) for row in pieces),
        toppings=tuple(TOPPINGS.index(row.choice("topping", TOPPINGS)) for row in pieces),
        counts=tuple(row.number("count", 1, 2) for row in pieces),
        cuts=tuple(row.card_id() for row in cuts),
        squares=tuple(map(_read_cut, cuts)),
        orders=tuple(map(_read_order, orders)),
        piece_index={row.card_id(): card for card, row in enumerate(pieces)},
        cut_index={row.card_id(): card for card, row in enumerate(cuts)},
        order_index={row.card_id(): card for card, row in enumerate(orders)},
    )


def _read_rows(file: str, texts: Mapping[str, str], columns: Sequence[str], needed: int) -> list[ListRow]:
    rows = read_rows(file, texts[file], columns)
    check_unique_ids(rows)
    if len(rows) != needed:
        what = QT_TRANSLATE_NOOP("CardLists", "{needed} cards are needed, the list has {count}")
        raise CardListError(file, 0, what, needed=needed, count=len(rows))
    return rows


def _read_cut(row: ListRow) -> tuple[tuple[tuple[int, ...], ...], ...]:
    lines = tuple(row.cells[f"row{number}"] for number in range(4))
    if any(len(line) != 4 for line in lines):
        raise row.fail(QT_TRANSLATE_NOOP("CardLists", "each row of a cut card has four letters"))
    for letter in COLOURS:
        if not _is_piece(_squares_of(lines, letter)):
            what = QT_TRANSLATE_NOOP("CardLists", "{letter} must stand in four connected squares")
            raise row.fail(what, letter=letter)
    return tuple(
        tuple(_squares_of(turned(lines, quarters), letter) for letter in COLOURS) for quarters in range(TURNS)
    )


def _squares_of(lines: Sequence[str], letter: str) -> tuple[int, ...]:
    return tuple(square for square, other in enumerate("".join(lines)) if other == letter)


def _is_piece(squares: Sequence[int]) -> bool:
    reached = set(squares[:1])
    for _ in squares:
        reached |= {
            square
            for square in squares
            for other in reached
            if abs(square // 4 - other // 4) + abs(square % 4 - other % 4) == 1
        }
    return len(squares) == len(reached) == 4


def _read_order(row: ListRow) -> Order:
    kind = KINDS.index(row.choice("kind", KINDS))
    words = _WORDS_OF[kind]
    of = words.index(row.choice("of", words))
    return Order(row.card_id(), kind, of, row.number("points", 1, MAX_POINTS), row.cells["meaning"])
