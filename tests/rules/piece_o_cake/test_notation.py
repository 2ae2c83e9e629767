"""The spelling of moves, as the page gives it."""

from __future__ import annotations

import pytest

from cakedesk.games.piece_o_cake import actions
from cakedesk.games.piece_o_cake.game import GAME
from tests.rules.piece_o_cake.tables import LISTS, MOVER, heap

ALL = "".join(LISTS.letters)


@pytest.mark.parametrize(
    ("spelling", "action"),
    [
        ("cut 0 3 7", actions.cut(0, 3, 7)),
        ("cut 9 10", actions.cut(10, 9)),
        ("whole", actions.whole()),
        ("take 3 eat HS", actions.take(3, heap("SH"))),
        ("take 10 eat -", actions.take(10, 0)),
        ("take 0 eat ABBCG", actions.take(0, heap("BBACG"))),
        ("eat S", actions.eat(LISTS.index["S"])),
        ("pass", actions.pass_turn()),
        (f"shuffle {ALL}", (actions.SHUFFLE, *LISTS.slices)),
    ],
)
def test_spellings(spelling: str, action: tuple[int, ...]) -> None:
    assert GAME.parse(spelling, LISTS) == action
    assert GAME.format(action, LISTS) == spelling


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is no move of Piece o' Cake"),
        ("cut", "is no move of Piece o' Cake"),
        ("cut ", "'' is no number of a slice"),
        ("cut 0 7 3", "is spelled 'cut 0 3 7'"),
        ("cut 0 4 4", "is spelled 'cut 0 4'"),
        ("cut 00 4", "is spelled 'cut 0 4'"),
        ("cut 0 11", "'11' is no number of a slice: they go from 0 to 10"),
        ("cut 0 -1", "'-1' is no number of a slice"),
        ("cut 0 ²", "'²' is no number of a slice"),
        ("cut 0 004", "'004' is no number of a slice"),
        ("take 3 eat SH", "is spelled 'take 3 eat HS'"),
        ("take 3 eat", "is no move of Piece o' Cake"),
        ("take 3 eat ", "is spelled 'take 3 eat -'"),
        ("take 3 eat s", "there is no kind 's'"),
        ("take 3", "is no move of Piece o' Cake"),
        ("take eat 3 S", "is no move of Piece o' Cake"),
        ("take 3 eat " + "S" * 58, "has more letters than there are slices"),
        ("eat SS", "is no move of Piece o' Cake"),
        ("eat -", "there is no kind '-'"),
        ("eat", "is no move of Piece o' Cake"),
        ("pass ", "is no move of Piece o' Cake"),
        ("WHOLE", "is no move of Piece o' Cake"),
        ("shuffle A B", "is no move of Piece o' Cake"),
        ("shuffle X", "there is no kind 'X'"),
        (f"shuffle {ALL[1:]}", "a shuffle names all 57 slices, not 56"),
        (f"shuffle {ALL}A", "has more letters than there are slices"),
    ],
)
def test_other_texts_are_refused(text: str, why: str) -> None:
    assert why in MOVER.misread(text)
