"""The card lists: the built-in ones, and an owner's own with every fault that they can have."""

from __future__ import annotations

import pytest

from cakedesk.engine.errors import CardListError
from cakedesk.engine.game import builtin_list_texts
from cakedesk.games.cake_swap.cards import CLASSES, COLOURS, Layer, layers_for, ribbon, ribbon_name
from cakedesk.games.cake_swap.game import GAME

TEXTS = builtin_list_texts(GAME)
LAYERS, RIBBONS = "cake_swap_layers.csv", "cake_swap_ribbons.csv"


def test_the_built_in_lists() -> None:
    lists = GAME.builtin_lists()
    assert (len(lists.ids), len(lists.layers), len(lists.ribbon_points)) == (60, 120, 18)
    number = lists.index["5CS-3CO"]
    assert lists.layers[2 * number : 2 * number + 2] == (Layer(number, 5, 0, 0), Layer(number, 3, 0, 1))
    assert lists.sides[number] == (-1, -1, -1, 2 * number + 1, -1, 2 * number)
    assert (lists.sums[number], lists.size_bits[number]) == (8, 0b101000)
    assert all(
        one.size != other.size for one, other in zip(lists.layers[::2], lists.layers[1::2], strict=True)
    )


def test_own_ribbons_in_another_order() -> None:
    head, *rows = TEXTS[RIBBONS].replace("gold,5,9,13", "gold,0,99,1").splitlines()
    lists = GAME.own_lists({RIBBONS: "\n".join([head, *reversed(rows)])})
    gold = CLASSES.index("gold")
    assert lists.ribbon_points[gold::6] == (0, 99, 1)
    assert lists.ids == GAME.builtin_lists().ids


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "why"),
    [
        (LAYERS, "2CS-1CU,2,", "2CS 1CU,2,", 2, "'2CS 1CU'"),
        (LAYERS, "2CS-1CU,2,", "2VO-1CB,2,", 3, "the id '2VO-1CB' stands in line 2 already"),
        (LAYERS, "2CS-1CU,2,", "2CS-1CU,6,", 2, "size_a is a whole number from 1 to 5, not '6'"),
        (LAYERS, "2CS-1CU,2,", "2CS-1CU,1,", 2, "the two sizes of a card differ, but both are 1"),
        (
            LAYERS,
            "2,chocolate,strawberry,1",
            "2,lemon,strawberry,1",
            2,
            "cake_a is one of chocolate, vanilla",
        ),
        (LAYERS, "2,chocolate,strawberry,1", "2,chocolate,plum,1", 2, "frosting_a is one of strawberry"),
        (LAYERS, "2CS-1CU,2,chocolate,strawberry,1,chocolate,blueberry\n", "", 0, "60 cards are needed"),
        (LAYERS, "id,size_a", "id,size", 1, "the first line must be"),
        (RIBBONS, "gold,5,9,13", "silver,5,9,13", 5, "class is one of honorable"),
        (RIBBONS, "gold,5,9,13", "honorable,5,9,13", 5, "the class honorable stands there twice"),
        (RIBBONS, "gold,5,9,13", "gold,5,9,100", 5, "blue_5_layers is a whole number from 0 to 99"),
        (RIBBONS, "gold,5,9,13\n", "", 0, "the class gold is missing"),
    ],
)
def test_faults_are_named_with_file_and_line(file: str, old: str, new: str, line: int, why: str) -> None:
    assert old in TEXTS[file]
    with pytest.raises(CardListError) as caught:
        GAME.own_lists({file: TEXTS[file].replace(old, new, 1)})
    assert (caught.value.file, caught.value.line) == (file, line)
    assert why in str(caught.value)


@pytest.mark.parametrize(("name", "layers"), [("gold-white", 3), ("gold-red", 4), ("honorable-blue", 5)])
def test_a_ribbon_asks_for_as_many_layers_as_its_colour_says(name: str, layers: int) -> None:
    (number,) = [each for each in range(len(CLASSES) * len(COLOURS)) if ribbon_name(each) == name]
    assert layers_for(number) == layers and ribbon(number % len(CLASSES), layers) == number
