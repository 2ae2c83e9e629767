"""The spelling of moves, as the page gives it."""

from __future__ import annotations

import pytest

from cakedesk.games.top_cake import actions
from cakedesk.games.top_cake.cards import SNATCH
from cakedesk.games.top_cake.game import GAME
from tests.rules.top_cake.tables import LISTS, MOVER

LEMON, CROWN = LISTS.index["lemon-4"], LISTS.index["crown"]


@pytest.mark.parametrize(
    ("spelling", "action"),
    [
        ("bid up=5:lemon-4 down=S:crown", actions.bid(5, LEMON, SNATCH, CROWN)),
        ("bid up=5:lemon-4", actions.bid_up(5, LEMON)),
        ("bid down=5:lemon-4", actions.bid_down(5, LEMON)),
        ("pass", actions.pass_turn()),
        ("half lemon-4", actions.half(LEMON)),
        ("stack lemon-4 0", actions.stack(LEMON, 0)),
        ("stack lemon-4 12", actions.stack(LEMON, 12)),
        ("stack lemon-4 new", actions.stack(LEMON, actions.NEW_STACK)),
    ],
)
def test_spellings(spelling: str, action: tuple[int, ...]) -> None:
    assert GAME.parse(spelling, LISTS) == action
    assert GAME.format(action, LISTS) == spelling


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is no move of Top Cake"),
        ("bid", "is no move of Top Cake"),
        ("Pass", "is no move of Top Cake"),
        ("bid up=5:lemon-4 down=S:crown ", "is no move of Top Cake"),
        ("bid down=S:crown up=5:lemon-4", "'down=S:crown' is not spelled up=KIND:CARD"),
        ("bid up=5:lemon-4 up=S:crown", "'up=S:crown' is not spelled down=KIND:CARD"),
        ("bid 5:lemon-4", "'5:lemon-4' is not spelled down=KIND:CARD"),
        ("bid up=5-lemon-4", "'up=5-lemon-4' is not spelled up=KIND:CARD"),
        ("bid up=9:lemon-4", "there is no bidding card '9'"),
        ("bid up=s:lemon-4", "there is no bidding card 's'"),
        ("bid up=05:lemon-4", "there is no bidding card '05'"),
        ("bid up=up=5:lemon-4", "there is no bidding card 'up=5'"),
        ("half lemon-9", "there is no card 'lemon-9'"),
        ("half ", "there is no card ''"),
        ("stack lemon-4 -1", "neither the number of a stack nor 'new'"),
        ("stack lemon-4 -0", "neither the number of a stack nor 'new'"),
        ("stack lemon-4 1.0", "neither the number of a stack nor 'new'"),
        ("stack lemon-4 ²", "neither the number of a stack nor 'new'"),
        ("stack lemon-4 000", "neither the number of a stack nor 'new'"),
        ("stack lemon-4 00", "'stack lemon-4 00' is spelled 'stack lemon-4 0'"),
        ("stack new lemon-4", "there is no card 'new'"),
    ],
)
def test_other_texts_are_refused(text: str, why: str) -> None:
    assert why in MOVER.misread(text)
