"""The cards of Carroll County Cake Swap: layer cards with two sides, ribbons, action cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cakedesk.engine.card_lists import ListRow, check_unique_ids, read_rows
from cakedesk.engine.errors import CardListError
from cakedesk.engine.messages import QT_TRANSLATE_NOOP

LAYERS_FILE = "cake_swap_layers.csv"
RIBBONS_FILE = "cake_swap_ribbons.csv"
LAYER_COLUMNS = ("id", "size_a", "cake_a", "frosting_a", "size_b", "cake_b", "frosting_b")
RIBBON_COLUMNS = ("class", "white_3_layers", "red_4_layers", "blue_5_layers")

CAKES = ("chocolate", "vanilla")
FROSTINGS = ("strawberry", "orange", "banana", "kiwi", "blueberry", "wild")
WILD = FROSTINGS.index("wild")
LARGEST = 5
CARDS = 60
FEWEST_LAYERS = 3
"""Layers of the smallest cake that wins a ribbon. There are five sizes, so none has more than five."""

CLASSES = ("honorable", "premium", "prestigious", "gold", "signature", "showcase")
COLOURS = ("white", "red", "blue")
"""Ribbons by number of layers: white for 3, red for 4, blue for 5."""
ALL_RIBBONS = (1 << len(CLASSES) * len(COLOURS)) - 1
MOST_POINTS = 99

SQUEEZE, SWIPE, SWAP = 1, 2, 4
"""The action cards, as bits of a mask."""
ALL_ACTION_CARDS = SQUEEZE | SWIPE | SWAP

TARGETS = {2: 31, 3: 31, 4: 31, 5: 25, 6: 21}
"""Points that end the game at once, by number of seats."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One side of a layer card."""

    card: int  # the index of its card
    size: int  # 1 to 5
    cake: int  # index into `CAKES`
    frosting: int  # index into `FROSTINGS`


@dataclass(frozen=True, slots=True)
class CakeSwapLists:
    """The card lists, read.

    Attributes:
        ids: the ids of all cards in the order of the list; actions and states name a card by its index here.
        layers: both sides of all cards: those of card c are 2c and 2c + 1. Platters name a layer by its index
            here.
        index: the index of each id.
        sides: by card and size (0 to 5) the layer of that size, -1 if the card has none.
        sums: by card the sum of both sizes.
        size_bits: by card a bit mask of its sizes, ``1 << size``.
        fitting: by a bit mask of sizes all cards that have one of them, as a bit mask of cards.
        with_sizes: by a bit mask of sizes all layers that have one of them, as a bit mask of layers.
        with_cakes: the same by a bit mask of cakes.
        with_frostings: the same by a bit mask of frostings.
        ribbon_points: by ribbon its points; ribbon ``6 * colour + class`` is that of `CLASSES` and `COLOURS`.
    """

    ids: tuple[str, ...]
    layers: tuple[Layer, ...]
    index: Mapping[str, int]
    sides: tuple[tuple[int, ...], ...]
    sums: tuple[int, ...]
    size_bits: tuple[int, ...]
    fitting: tuple[int, ...]
    with_sizes: tuple[int, ...]
    with_cakes: tuple[int, ...]
    with_frostings: tuple[int, ...]
    ribbon_points: tuple[int, ...]


def ribbon(cake_class: int, layers: int) -> int:
    """The ribbon of a class for a number of layers.

    Args:
        cake_class: index into `CLASSES`.
        layers: 3 to 5.
    """
    return len(CLASSES) * (layers - FEWEST_LAYERS) + cake_class


def layers_for(ribbon: int) -> int:
    """How many layers a ribbon asks for."""
    return FEWEST_LAYERS + ribbon // len(CLASSES)


def ribbon_name(number: int) -> str:
    """The name of a ribbon in records, such as ``gold-red``."""
    colour, cake_class = divmod(number, len(CLASSES))
    return f"{CLASSES[cake_class]}-{COLOURS[colour]}"


def cards_in(mask: int) -> list[int]:
    """The cards of a bit mask, ascending."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cards


def mask_of(cards: Iterable[int]) -> int:
    """Different cards as a set: a bit mask."""
    return sum(1 << card for card in cards)


def read_cards(texts: Mapping[str, str]) -> CakeSwapLists:
    """Read and check the card lists.

    Args:
        texts: the CSV texts of `LAYERS_FILE` and `RIBBONS_FILE`.

    Raises:
        CardListError: naming file, line and what is wrong.
    """
    rows = read_rows(LAYERS_FILE, texts[LAYERS_FILE], LAYER_COLUMNS)
    check_unique_ids(rows)
    if len(rows) != CARDS:
        what = QT_TRANSLATE_NOOP("CardLists", "{needed} cards are needed, the list has {count}")
        raise CardListError(LAYERS_FILE, 0, what, needed=CARDS, count=len(rows))
    layers = tuple(layer for card, row in enumerate(rows) for layer in _read_sides(row, card))
    size_bits = tuple(1 << one.size | 1 << other.size for one, other in _pairs(layers))
    return CakeSwapLists(
        ids=tuple(row.card_id() for row in rows),
        layers=layers,
        index={row.card_id(): card for card, row in enumerate(rows)},
        sides=tuple(_sides_by_size(card, one, other) for card, (one, other) in enumerate(_pairs(layers))),
        sums=tuple(one.size + other.size for one, other in _pairs(layers)),
        size_bits=size_bits,
        fitting=tuple(
            mask_of(card for card, bits in enumerate(size_bits) if bits & sizes)
            for sizes in range(1 << LARGEST + 1)
        ),
        with_sizes=_layers_by([layer.size for layer in layers], LARGEST + 1),
        with_cakes=_layers_by([layer.cake for layer in layers], len(CAKES)),
        with_frostings=_layers_by([layer.frosting for layer in layers], len(FROSTINGS)),
        ribbon_points=_read_ribbons(texts[RIBBONS_FILE]),
    )


def _read_sides(row: ListRow, card: int) -> tuple[Layer, Layer]:
    one, other = (_read_side(row, card, side) for side in ("a", "b"))
    if one.size == other.size:
        what = QT_TRANSLATE_NOOP("CardLists", "the two sizes of a card differ, but both are {size}")
        raise row.fail(what, size=one.size)
    return one, other


def _read_side(row: ListRow, card: int, side: str) -> Layer:
    return Layer(
        card,
        row.number(f"size_{side}", 1, LARGEST),
        CAKES.index(row.choice(f"cake_{side}", CAKES)),
        FROSTINGS.index(row.choice(f"frosting_{side}", FROSTINGS)),
    )


def _pairs(layers: tuple[Layer, ...]) -> list[tuple[Layer, Layer]]:
    return list(zip(layers[::2], layers[1::2], strict=True))


def _layers_by(values: list[int], number: int) -> tuple[int, ...]:
    """By a bit mask of values all layers that have one of them."""
    return tuple(
        sum(1 << layer for layer, value in enumerate(values) if wanted >> value & 1)
        for wanted in range(1 << number)
    )


def _sides_by_size(card: int, one: Layer, other: Layer) -> tuple[int, ...]:
    sides = [-1] * (LARGEST + 1)
    sides[one.size], sides[other.size] = 2 * card, 2 * card + 1
    return tuple(sides)


def _read_ribbons(text: str) -> tuple[int, ...]:
    points: dict[str, list[int]] = {}
    for row in read_rows(RIBBONS_FILE, text, RIBBON_COLUMNS):
        name = row.choice("class", CLASSES)
        if name in points:
            what = QT_TRANSLATE_NOOP("CardLists", "the class {name} stands there twice")
            raise row.fail(what, name=name)
        points[name] = [row.number(column, 0, MOST_POINTS) for column in RIBBON_COLUMNS[1:]]
    for name in CLASSES:
        if name not in points:
            what = QT_TRANSLATE_NOOP("CardLists", "the class {name} is missing")
            raise CardListError(RIBBONS_FILE, 0, what, name=name)
    return tuple(points[name][colour] for colour in range(len(COLOURS)) for name in CLASSES)
