"""The card list: the built-in one, and an owner's own with every fault that it can have."""

from __future__ import annotations

import pytest

from cakedesk.engine.errors import CardListError
from cakedesk.engine.game import builtin_list_texts
from cakedesk.games.top_cake.cards import FLAVOURS, TopCakeLists
from cakedesk.games.top_cake.game import GAME

FILE = "top_cake.csv"
TEXT = builtin_list_texts(GAME)[FILE]


def read(text: str) -> TopCakeLists:
    return GAME.read_lists({FILE: text})


def test_the_built_in_list() -> None:
    lists = GAME.builtin_lists()
    assert lists is GAME.builtin_lists(), "it is read once"
    assert (len(lists.cards), len(lists.cakes), len(lists.toppers)) == (25, 21, 4)
    assert [[card.flavour for card in lists.cards].count(flavour) for flavour in range(len(FLAVOURS))] == [
        3
    ] * 7
    assert all(lists.cards[card].max_above == 0 for card in lists.toppers)
    lemon = lists.cards[lists.index["lemon-4"]]
    assert (lemon.id, lemon.flavour, lemon.max_above, lemon.is_topper) == ("lemon-4", 3, 4, False)


def test_an_own_list_may_have_other_names_limits_order_and_form() -> None:
    head, *rows = TEXT.splitlines()
    rows = [row.replace("lemon-4,cake,lemon,4", "Zitrone-mit-Guss, cake ,lemon,24") for row in reversed(rows)]
    lists = read("\ufeff" + "\r\n".join([head, "", *rows, "   ", ""]))
    assert lists.cards[lists.index["Zitrone-mit-Guss"]].max_above == 24


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("lemon-4,cake,lemon,4", "lemon 4,cake,lemon,4", 12, "'lemon 4'"),
        ("lemon-4,cake,lemon,4", "lemon:4,cake,lemon,4", 12, "'lemon:4'"),
        ("lemon-4,cake,lemon,4", ",cake,lemon,4", 12, "''"),
        ("lemon-4,cake,lemon,4", "lem\u200bon,cake,lemon,4", 12, "a card id has no spaces"),
        ("lemon-4,cake,lemon,4", "lemon-1,cake,lemon,4", 12, "the id 'lemon-1' stands in line 11 already"),
        ("lemon-4,cake,lemon,4", "lemon-4,pie,lemon,4", 12, "kind is one of cake, topper, not 'pie'"),
        ("lemon-4,cake,lemon,4", "lemon-4,cake,lime,4", 12, "not 'lime'"),
        ("lemon-4,cake,lemon,4", "lemon-4,cake,,4", 12, "not ''"),
        ("lemon-4,cake,lemon,4", "lemon-4,cake,lemon,25", 12, "from 0 to 24, not '25'"),
        ("lemon-4,cake,lemon,4", "lemon-4,cake,lemon,-1", 12, "not '-1'"),
        ("lemon-4,cake,lemon,4", "lemon-4,cake,lemon,4.0", 12, "not '4.0'"),
        ("lemon-4,cake,lemon,4", "lemon-4,cake,lemon,four", 12, "not 'four'"),
        ("lemon-4,cake,lemon,4", "lemon-4,cake,lemon,٤", 12, "max_above is a whole number"),
        ("lemon-4,cake,lemon,4", "lemon-4,cake,lemon,", 12, "not ''"),
        ("lemon-4,cake,lemon,4", "lemon-4,cake,lemon", 12, "4 values are needed, this line has 3"),
        ("lemon-4,cake,lemon,4", "lemon-4,cake,lemon,4,5", 12, "this line has 5"),
        ("crown,topper,,0", "crown,topper,,1", 23, "max_above must be 0, not '1'"),
        ("crown,topper,,0", "crown,topper,lemon,0", 23, "a topper has no flavour, unlike 'lemon'"),
        ("id,kind,flavour,max_above", "id,kind,max_above,flavour", 1, "the first line must be"),
        ("id,kind,flavour,max_above\n", "", 1, "the first line must be"),
        ("lemon-4,cake,lemon,4\n", "", 0, "3 lemon cakes are needed, the list has 2"),
        ("lemon-4,cake,lemon,4", "lemon-4,cake,carrot,4", 0, "3 lemon cakes are needed, the list has 2"),
        ("crown,topper,,0\n", "", 0, "4 toppers are needed, the list has 3"),
        ("lemon-4,cake,lemon,4", 'lemon-4,cake,lemon,"4', 0, "this is no CSV text"),
        ("lemon-4,cake,lemon,4", "lemon-4,cake,lemon,4\nlemon-7,cake,lemon,4", 0, "the list has 4"),
    ],
)
def test_faults_are_named_with_file_and_line(old: str, new: str, line: int, why: str) -> None:
    assert old in TEXT
    with pytest.raises(CardListError) as caught:
        read(TEXT.replace(old, new))
    assert (caught.value.file, caught.value.line) == (FILE, line)
    assert str(caught.value).startswith(f"{FILE}, line {line}: " if line else f"{FILE}: ")
    assert why in str(caught.value)


@pytest.mark.parametrize(("text", "why"), [("", "the first line must be"), ("x" * 200_000, "longer than")])
def test_no_list_at_all(text: str, why: str) -> None:
    with pytest.raises(CardListError, match=why):
        read(text)


def test_a_list_with_a_zero_byte_is_refused() -> None:
    with pytest.raises(CardListError):
        read(TEXT.replace("lemon-4", "lemon\0"))
