"""The card list: the built-in one, and an owner's own with every fault that it can have."""

from __future__ import annotations

import pytest

from cakedesk.engine.errors import CardListError
from cakedesk.engine.game import builtin_list_texts
from cakedesk.games.piece_o_cake.game import GAME

FILE = "piece_o_cake.csv"
TEXT = builtin_list_texts(GAME)[FILE]


def test_the_built_in_list() -> None:
    lists = GAME.builtin_lists()
    assert len(lists.slices) == 57
    assert [variety.letter for variety in lists.varieties] == list("ABCGHKPS")
    strawberry = lists.varieties[lists.index["S"]]
    assert (strawberry.name, strawberry.count, strawberry.cream) == ("strawberry", 10, 2)
    assert "".join(lists.letters) == "AAAABBBBBBBCCCCCGGGGGGGGGHHHHHHHHHHHKKKKKKKKPPPSSSSSSSSSS"


def test_an_own_list_may_have_other_letters_numbers_and_order() -> None:
    head, *rows = (
        TEXT.replace("S,strawberry,10,2", "E,strawberry,9,4").replace("P,plum,3,1", "Z,plum,4,0").splitlines()
    )
    lists = GAME.own_lists({FILE: "\n".join([head, *reversed(rows)])})
    assert [variety.letter for variety in lists.varieties] == list("ABCEGHKZ")
    assert (lists.varieties[lists.index["E"]].cream, len(lists.slices)) == (4, 57)


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("S,strawberry,10,2", "s,strawberry,10,2", 8, "a letter is one capital from A to Z, unlike 's'"),
        ("S,strawberry,10,2", "ST,strawberry,10,2", 8, "unlike 'ST'"),
        ("S,strawberry,10,2", ",strawberry,10,2", 8, "unlike ''"),
        ("S,strawberry,10,2", "É,strawberry,10,2", 8, "unlike 'É'"),
        ("S,strawberry,10,2", "P,strawberry,10,2", 8, "P stands in line 2 already"),
        ("S,strawberry,10,2", "S,plum,10,2", 8, "plum stands in line 2 already"),
        ("S,strawberry,10,2", "S,lemon,10,2", 8, "variety is one of plum, apricot"),
        ("S,strawberry,10,2", "S,strawberry,0,2", 8, "count is a whole number from 1 to 57, not '0'"),
        ("S,strawberry,10,2", "S,strawberry,10,10", 8, "cream is a whole number from 0 to 9, not '10'"),
        ("S,strawberry,10,2", "S,strawberry,9,2", 0, "57 slices are needed, the list has 56"),
        ("S,strawberry,10,2", "", 0, "the variety strawberry is missing"),
    ],
)
def test_faults_are_named_with_file_and_line(old: str, new: str, line: int, why: str) -> None:
    assert old in TEXT
    with pytest.raises(CardListError) as caught:
        GAME.own_lists({FILE: TEXT.replace(old, new)})
    assert (caught.value.file, caught.value.line) == (FILE, line)
    assert why in str(caught.value)
