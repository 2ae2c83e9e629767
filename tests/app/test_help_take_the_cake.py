"""The help of Take the Cake agrees with the rules: its numbers, its examples, its pictures."""

from __future__ import annotations

import pytest

from cakedesk.games.take_the_cake.cards import (
    CAKE_CARDS,
    CANDLE,
    FRUITS,
    ICINGS,
    KINDS,
    TOPPINGS,
    order_words,
)
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.grid import empty_cake, square_at
from cakedesk.games.take_the_cake.scoring import (
    AT_MOST,
    BALANCED_CARDS,
    COOKIE_POINTS,
    FRUIT_POINTS,
    survey_cake,
)
from cakedesk.table.help_text import Block, read_help
from tests.app.test_help import LANGUAGES, NUMBER_WORDS, numbers_in, rows_after, under, words_of

NAME = "take-the-cake"
LISTS = GAME.builtin_lists()


def _examples(language: str, topping: int) -> list[Block]:
    """Rows of cards that show so much of a topping that it is what they are about."""
    blocks = [block for block in read_help(NAME, language) if block.pictures and "=" in block.text]
    return [
        block
        for block in blocks
        if any(LISTS.toppings[card] == topping for card in _cards(block))
    ]  # fmt: skip


def _cards(block: Block) -> list[int]:
    return [LISTS.piece_index[name.removeprefix("card/")] for name in block.pictures]


def test_the_numbers_are_those_of_the_rules() -> None:
    text = words_of(NAME)
    assert f"{NUMBER_WORDS[GAME.seats[0]].capitalize()} to {NUMBER_WORDS[GAME.seats[-1]]} people" in text
    assert f"Each of the {CAKE_CARDS} squares" in text
    assert f"no more than {NUMBER_WORDS[AT_MOST]} of that topping" in text
    assert f"no icing covers more than {NUMBER_WORDS[BALANCED_CARDS]} squares" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_are_those_of_the_rules(language: str) -> None:
    cookies, flowers, fruit, *_ = rows_after(NAME, language, "score")
    assert numbers_in(cookies.more) == [COOKIE_POINTS]
    assert numbers_in(flowers.more) == [1, 1]
    assert numbers_in(fruit.more) == [*FRUIT_POINTS[1:], *range(1, len(FRUIT_POINTS))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_fruit_is_right(language: str) -> None:
    (block,) = _examples(language, TOPPINGS.index("orange"))
    counts = [0] * FRUITS
    for card in _cards(block):
        counts[LISTS.toppings[card]] += LISTS.counts[card]
    points = sorted((FRUIT_POINTS[count] for count in counts if count), reverse=True)
    assert numbers_in(block.text) == [*points, sum(points)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_candles_is_right(language: str) -> None:
    (block,) = _examples(language, CANDLE)
    cards = _cards(block)
    cake = empty_cake()
    for column, card in enumerate(cards):
        cake[square_at(0, column)] = card
    found = survey_cake(cake, [0, 0, 0, len(cards) - 1], LISTS)
    candles = found.toppings[CANDLE]
    assert numbers_in(block.text) == [candles, len(cards), found.candle_points]
    assert {ICINGS[LISTS.icings[card]] for card in cards} == {"chocolate"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_order_is_told(language: str) -> None:
    told = rows_after(NAME, language, "orders")
    assert len(told) == len(KINDS) - 2  # rows and columns are told together, and corners and the middle
    shown = [name.removeprefix("order/") for block in read_help(NAME, language) for name in block.pictures
             if name.startswith("order/")]  # fmt: skip
    kinds = [order_words(LISTS.orders[LISTS.order_index[order]])[0] for order in shown]
    assert kinds == [kind for kind in KINDS if kind not in {"columns", "centre"}]


def test_the_hints_calculate_right() -> None:
    hints = under(read_help(NAME, "en"), "hints")
    assert FRUIT_POINTS[5] - FRUIT_POINTS[4] == 9 and FRUIT_POINTS[1] == 1
    assert "The fifth fruit of a type brings nine points, the first one." in hints
