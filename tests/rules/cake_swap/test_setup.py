"""Who goes first, and what then lies on the table."""

from __future__ import annotations

import pytest

from cakedesk.engine.errors import StartError
from cakedesk.games.cake_swap.game import GAME
from cakedesk.games.cake_swap.setup import SetUp, draw_for_first
from tests.rules.cake_swap.tables import LISTS, table


def test_the_largest_sum_goes_first() -> None:
    assert draw_for_first(range(6), 3, [3, 9, 5, 9, 9, 9]) == SetUp(1, (0, 1, 2), (3, 4, 5), 0)


def test_tied_seats_draw_again_among_themselves() -> None:
    #       seats 0 and 2 tie with 7; they draw cards 3 (4) and 4 (6): seat 2, although seat 1 holds 6 as well
    drawn = draw_for_first(range(6), 3, [7, 6, 7, 4, 6, 9])
    assert drawn == SetUp(2, (3, 1, 4), (5, 0, 2), 2)
    assert drawn.draws == (((0, 0), (1, 1), (2, 2)), ((0, 3), (2, 4))), "all of it can be shown"


def test_ties_go_on_until_one_is_largest() -> None:
    drawn = draw_for_first(range(8), 2, [7, 7, 5, 5, 3, 4, 9, 9])
    assert drawn == SetUp(1, (4, 5), (6, 7, 0, 1, 2, 3), 4)


def test_no_card_is_drawn_twice() -> None:
    drawn = draw_for_first(range(5), 2, [7, 7, 5, 5, 9])
    assert drawn == SetUp(0, (2, 3), (4, 0, 1), 2), "one card is left for two tied seats: both keep theirs"


def test_start_and_table() -> None:
    deck = ["5CS-3CO", "5VS-4CK", "4VS-2VK", *(name for name in LISTS.ids)]
    deck = list(dict.fromkeys(deck))
    state = GAME.new_state(3, {}, {"deck": deck}, LISTS)
    assert (state.first, state.turn(), table(state)) == (1, 1, set(deck[:3]))
    assert [LISTS.ids[number] for number in reversed(state.deck)] == deck[3:]
    assert not GAME.has_first


@pytest.mark.parametrize(
    ("start", "why"),
    [
        ({"deck": list(LISTS.ids[1:])}, "'deck' lacks '2CS-1CU'"),
        ({"deck": [*LISTS.ids, LISTS.ids[0]]}, "stands there twice"),
        ({"deck": " ".join(LISTS.ids)}, "'deck' is a list of card ids"),
        ({"deck": list(LISTS.ids), "first": 0}, "'first' does not belong there"),
        ({}, "'deck' is missing"),
    ],
)
def test_starts_that_no_deal_gives(start: dict[str, object], why: str) -> None:
    with pytest.raises(StartError) as caught:
        GAME.new_state(2, {}, start, LISTS)
    assert why in str(caught.value)
