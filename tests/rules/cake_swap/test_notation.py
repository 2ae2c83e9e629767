"""The spelling of moves, as the page gives it."""

from __future__ import annotations

import pytest

from cakedesk.games.cake_swap import actions
from cakedesk.games.cake_swap.cards import CLASSES
from cakedesk.games.cake_swap.game import GAME
from tests.rules.cake_swap.tables import LISTS, MOVER, card


@pytest.mark.parametrize(
    ("spelling", "action"),
    [
        ("draw", (actions.DRAW,)),
        ("draft 5CS-1VU", (actions.DRAFT, card("5CS-1VU"))),
        ("place 4", (actions.PLACE, 4)),
        ("squeeze 5", (actions.SQUEEZE_IN, 5)),
        ("pass", (actions.PASS,)),
        ("swipe 2", (actions.SWIPE_FROM, 2)),
        ("swap 3", (actions.SWAP_TOP, 3)),
        ("swap 3 for 4", (actions.SWAP_FOR, 3, 4)),
        ("swap 3 with 4CS-3VK", (actions.SWAP_TOP_WITH, 3, card("4CS-3VK"))),
        ("swap 3 for 4 with 5CS-3CO", (actions.SWAP_FOR_WITH, 3, 4, card("5CS-3CO"))),
        ("clear", (actions.CLEAR,)),
        ("submit gold", (actions.SUBMIT, CLASSES.index("gold"))),
        ("end", (actions.END,)),
    ],
)
def test_spellings(spelling: str, action: tuple[int, ...]) -> None:
    assert GAME.parse(spelling, LISTS) == action
    assert GAME.format(action, LISTS) == spelling


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is no move of Cake Swap"),
        ("Draw", "is no move of Cake Swap"),
        ("draw ", "is no move of Cake Swap"),
        ("end 1", "is no move of Cake Swap"),
        ("draft", "is no move of Cake Swap"),
        ("draft 5cs-1vu", "there is no card '5cs-1vu'"),
        ("place 0", "'0' is no size: they go from 1 to 5"),
        ("place 6", "'6' is no size"),
        ("place 04", "'04' is no size"),
        ("place ", "'' is no size"),
        ("squeeze ٣", "is no size"),
        ("swipe 6", "'6' is no seat: they go from 0 to 5"),
        ("swipe -1", "'-1' is no seat"),
        ("submit Gold", "there is no class 'Gold'; there are honorable"),
        ("swap", "is not spelled swap SIZE"),
        ("swap 3 4", "is not spelled swap SIZE [for SIZE] [with CARD]"),
        ("swap 3 with 5CS-3CO for 4", "is not spelled swap SIZE"),
        ("swap 3 for", "is not spelled swap SIZE"),
    ],
)
def test_other_texts_are_refused(text: str, why: str) -> None:
    assert why in MOVER.misread(text)
