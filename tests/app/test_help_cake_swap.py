"""The help of Cake Swap agrees with the rules: its numbers, its classes, its examples, its places."""

from __future__ import annotations

import re

import pytest

from cakedesk.games.cake_swap.cards import (
    CAKES,
    CARDS,
    CLASSES,
    COLOURS,
    FEWEST_LAYERS,
    FROSTINGS,
    LARGEST,
    TARGETS,
    ribbon,
    ribbon_name,
)
from cakedesk.games.cake_swap.classes import classes_met
from cakedesk.games.cake_swap.game import GAME
from cakedesk.table.help_text import read_help
from tests.app.test_help import LANGUAGES, NUMBER_WORDS, numbers_in, rows_after, words_of

NAME = "cake-swap"
LISTS = GAME.builtin_lists()
LAYER = {
    side: 2 * card + place
    for card, card_id in enumerate(LISTS.ids)
    for place, side in enumerate(card_id.split("-"))
}
"""By its spelling a layer that looks like that."""


def test_the_numbers_are_those_of_the_rules() -> None:
    text = words_of(NAME)
    assert f"{NUMBER_WORDS[GAME.seats[0]].capitalize()} to {NUMBER_WORDS[GAME.seats[-1]]} people" in text
    assert f"Each of the {CARDS} cards" in text
    assert f"from 1 to {LARGEST}" in text
    assert f"{NUMBER_WORDS[FEWEST_LAYERS]} to {NUMBER_WORDS[LARGEST]} layers" in text
    named = "strawberry, orange, banana, kiwi, blueberry, or wild"
    assert re.findall(r"\w+", named.replace("or ", "")) == list(FROSTINGS) and named in text
    assert "chocolate or vanilla" in text and CAKES == ("chocolate", "vanilla")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_classes_is_the_card_list(language: str) -> None:
    told = [numbers_in(row.more) for row in rows_after(NAME, language, "classes")]
    layers = range(FEWEST_LAYERS, LARGEST + 1)
    assert told == [
        [LISTS.ribbon_points[ribbon(place, number)] for number in layers] for place in range(len(CLASSES))
    ]
    if language == "en":
        assert [row.text.lower() for row in rows_after(NAME, "en", "classes")] == list(CLASSES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_targets_are_those_of_the_rules(language: str) -> None:
    told = {
        seats: numbers_in(row.more)[0]
        for row in rows_after(NAME, language, "end")
        for seats in numbers_in(row.text)
    }
    assert told == TARGETS


def test_the_examples_are_right() -> None:
    """Cakes get smaller upwards, and the ribbons beside them are all that they can win."""
    judged = 0
    for block in read_help(NAME, "en"):
        cakes = [name.partition("/")[2].split(",") for name in block.pictures if name.startswith("cake/")]
        for cake in cakes:
            sizes = [LISTS.layers[LAYER[side]].size for side in cake]
            assert sizes == sorted(set(sizes), reverse=True), cake
        if "→" in block.pictures and block.pictures[0].startswith("cake/") and len(cakes) == 1:
            won = {name.partition("/")[2] for name in block.pictures if name.startswith("ribbon/")}
            met = classes_met([LAYER[side] for side in cakes[0]], LISTS)
            could = {
                ribbon_name(ribbon(place, len(cakes[0]))) for place in range(len(CLASSES)) if met >> place & 1
            }
            assert won == could or (len(won) == 1 and won <= could), block.text
            judged += 1
    assert judged == 3
    assert COLOURS == ("white", "red", "blue")
    assert "a white ribbon, four a red one, five a blue one" in words_of(NAME)
