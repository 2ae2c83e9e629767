"""The card list: the built-in one, and an owner's own, of which only the VP may differ."""

from __future__ import annotations

import pytest

from cakedesk.engine.errors import CardListError
from cakedesk.engine.game import builtin_list_texts
from cakedesk.games.dutch_auction.cards import BID_OF, CARD_IDS, IS_POWER, SUIT_OF, DutchAuctionLists
from cakedesk.games.dutch_auction.game import GAME

FILE = "dutch_auction.csv"
TEXT = builtin_list_texts(GAME)[FILE]


def read(text: str) -> DutchAuctionLists:
    return GAME.read_lists({FILE: text})


def test_the_built_in_list() -> None:
    lists = GAME.builtin_lists()
    for card, name in enumerate(CARD_IDS):
        assert lists.index[name] == card
        assert "GRPB"[SUIT_OF[card]] == name[0]
        assert IS_POWER[card] == (name[1] in "xy")
        assert BID_OF[card] == (0 if IS_POWER[card] else int(name[1]))
        assert lists.vps[card] == (0 if IS_POWER[card] else 9 - BID_OF[card])
    assert len(lists.index) == len(lists.vps) == 40


def test_an_own_list_may_have_other_points_and_another_order() -> None:
    head, *rows = TEXT.splitlines()
    lists = read("\n".join([head, *reversed(rows)]).replace("R5,red,number,5,4", "R5,red,number,5,12"))
    assert lists.vps[lists.index["R5"]] == 12
    assert lists.vps[lists.index["R4"]] == 5


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("G1,green,number,1,8", "G9,green,number,1,8", 4, "no card 'G9'"),
        ("G1,green,number,1,8", "Gx,green,number,1,8", 4, "stands in line 2 already"),
        ("G1,green,number,1,8", "G1,red,number,1,8", 4, "suit must be green, not 'red'"),
        ("G1,green,number,1,8", "G1,green,power,1,8", 4, "kind must be number, not 'power'"),
        ("G1,green,number,1,8", "G1,green,number,2,8", 4, "bid must be 1, not '2'"),
        ("G1,green,number,1,8", "G1,green,number,1,100", 4, "from 0 to 99"),
        ("G1,green,number,1,8", "G1,green,number,1,-1", 4, "from 0 to 99"),
        ("Gx,green,power,0,0", "Gx,green,number,0,0", 2, "kind must be power, not 'number'"),
        ("G1,green,number,1,8\n", "", 0, "the card G1 is missing"),
        ("G1,green,number,1,8", "G1,green,number,1", 4, "5 values are needed"),
        ("id,suit", "suit,id", 1, "the first line must be"),
    ],
)
def test_faults_are_named_with_file_and_line(old: str, new: str, line: int, why: str) -> None:
    assert old in TEXT
    with pytest.raises(CardListError) as caught:
        read(TEXT.replace(old, new))
    assert (caught.value.file, caught.value.line) == (FILE, line)
    assert why in str(caught.value)
