"""The card lists: the built-in ones, and an owner's own with every fault that they can have."""

from __future__ import annotations

from collections import Counter

import pytest

from cakedesk.engine.errors import CardListError
from cakedesk.engine.game import builtin_list_texts
from cakedesk.games.take_the_cake.cards import (
    COLOURS,
    CUTS_FILE,
    FRUIT,
    ICINGS,
    MOST,
    ORDERS_FILE,
    PIECES_FILE,
    TOPPINGS,
    TakeTheCakeLists,
    turned,
)
from cakedesk.games.take_the_cake.game import GAME

TEXTS = builtin_list_texts(GAME)
LISTS = GAME.builtin_lists()


def read(file: str, old: str, new: str) -> TakeTheCakeLists:
    assert old in TEXTS[file]
    return GAME.own_lists({file: TEXTS[file].replace(old, new)})


def test_the_built_in_lists() -> None:
    assert (len(LISTS.pieces), len(LISTS.cuts), len(LISTS.orders)) == (64, 27, 23)
    assert set(Counter(LISTS.icings).values()) == {16}
    shown = Counter()  # type: ignore[var-annotated]
    for topping, count in zip(LISTS.toppings, LISTS.counts, strict=True):
        shown[TOPPINGS[topping]] += count
    assert (shown["cookie"], shown["flower"], shown["candle"]) == (16, 16, 20)
    card = LISTS.piece_index["Vo2"]
    assert (ICINGS[LISTS.icings[card]], TOPPINGS[LISTS.toppings[card]], LISTS.counts[card]) == (
        "vanilla", "orange", 2
    )  # fmt: skip
    order = LISTS.orders[LISTS.order_index["O03"]]
    assert (order.kind, order.of, order.points) == (MOST, FRUIT, 10)
    assert LISTS.orders[LISTS.order_index["O07"]].of == TOPPINGS.index("strawberry")


def test_a_cut_card_turned() -> None:
    assert turned(("RRRR", "GGGG", "PPPB", "PBBB"), 1) == ("PPGR", "BPGR", "BPGR", "BBGR")
    pieces = LISTS.squares[LISTS.cut_index["T02"]]
    letters = ["?"] * 16
    for colour, squares in enumerate(pieces[1]):
        for square in squares:
            letters[square] = COLOURS[colour]
    assert "".join(letters) == "PPGRBPGRBPGRBBGR"
    assert all(sorted(sum(turn, ())) == list(range(16)) for card in LISTS.squares for turn in card), (
        "the four pieces are the whole square"
    )


def test_own_lists_may_have_other_names_and_points() -> None:
    lists = read(PIECES_FILE, "Vo1,vanilla,orange,1", "Erstes,lavender,candle,2")
    card = lists.piece_index["Erstes"]
    assert (lists.icings[card], lists.toppings[card], lists.counts[card]) == (3, 6, 2)
    assert read(ORDERS_FILE, "O20,doubles,,1", "O20,doubles,,7").orders[19].points == 7
    assert read(CUTS_FILE, "T01,BBBB,PPPP,RRRR,GGGG", "T1,GGGG,PPPP,RRRR,BBBB").cuts[0] == "T1"


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "why"),
    [
        (PIECES_FILE, "Vo1,vanilla,orange,1", "Vo2,vanilla,orange,1", 3, "stands in line 2 already"),
        (PIECES_FILE, "Vo1,vanilla,orange,1", "Vo1,mint,orange,1", 2, "icing is one of"),
        (PIECES_FILE, "Vo1,vanilla,orange,1", "Vo1,vanilla,fig,1", 2, "topping is one of"),
        (PIECES_FILE, "Vo1,vanilla,orange,1", "Vo1,vanilla,fruit,1", 2, "topping is one of"),
        (PIECES_FILE, "Vo1,vanilla,orange,1", "Vo1,vanilla,orange,3", 2, "from 1 to 2, not"),
        (PIECES_FILE, "Vo1,vanilla,orange,1\n", "", 0, "64 cards are needed, the list has 63"),
        (CUTS_FILE, "T01,BBBB", "T 1,BBBB", 2, "has no spaces"),
        (CUTS_FILE, "T01,BBBB", "T01,BBB", 2, "each row of a cut card has four letters"),
        (CUTS_FILE, "T01,BBBB", "T01,BBBY", 2, "B must stand in four connected squares"),
        (CUTS_FILE, "T01,BBBB,PPPP", "T01,BBBP,BPPP", 2, ""),
        (CUTS_FILE, "T01,BBBB,PPPP,RRRR,GGGG", "T01,BBPP,PPBB,RRRR,GGGG", 2, "B must stand in four"),
        (CUTS_FILE, "T01,BBBB,PPPP,RRRR,GGGG\n", "", 0, "27 cards are needed, the list has 26"),
        (ORDERS_FILE, "O01,most,cookie,10", "O01,least,cookie,10", 2, "kind is one of"),
        (ORDERS_FILE, "O01,most,cookie,10", "O01,most,vanilla,10", 2, "of is one of"),
        (ORDERS_FILE, "O01,most,cookie,10", "O01,most,cookie,0", 2, "points is a whole number from 1 to 99"),
        (ORDERS_FILE, "O01,most,cookie,10", "O01,doubles,cookie,10", 2, "of must be empty, not 'cookie'"),
    ],
)  # fmt: skip
def test_faults_are_named_with_file_and_line(file: str, old: str, new: str, line: int, why: str) -> None:
    if not why:
        assert read(file, old, new).cuts[0] == "T01", "any division into four connected pieces will do"
        return
    with pytest.raises(CardListError) as caught:
        read(file, old, new)
    assert (caught.value.file, caught.value.line) == (file, line)
    assert why in str(caught.value)


def test_an_order_that_is_missing() -> None:
    lines = TEXTS[ORDERS_FILE].splitlines()
    with pytest.raises(CardListError, match="23 cards are needed, the list has 22"):
        GAME.own_lists({ORDERS_FILE: "\n".join(lines[:-1])})
