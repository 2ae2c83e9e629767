"""A turn's actions in any legal order, ruling by ruling."""

from __future__ import annotations

import pytest

from cakedesk.engine.actions import OVER
from cakedesk.games.cake_swap.actions import (
    DRAFT,
    PLACE,
    SUBMIT,
    SWAP_FOR,
    SWAP_FOR_WITH,
    SWAP_TOP_WITH,
    SWIPE_FROM,
)
from cakedesk.games.cake_swap.cards import SQUEEZE, SWAP, SWIPE
from cakedesk.games.cake_swap.game import GAME
from cakedesk.games.cake_swap.state import CakeSwapState
from tests.rules.cake_swap.tables import LISTS, card, do, legal, new_game, platter, refusal, table


def reason_of(state: CakeSwapState, *action: int) -> str:
    reason = state.why_not(action)
    assert reason is not None
    return GAME.explain(reason)


TOWER = "5VS-4CK:5 4CO-2CB:4 2CB-1VK:2"


def test_a_turn_takes_once_and_ends_only_then() -> None:
    state = new_game(2, deck=["3VO-1VS"], table=["5CS-3CO"])
    assert legal(state) == {"draw", "draft 5CS-3CO"}
    assert refusal(state, "end") == "a turn ends only after a card was drawn or drafted"
    assert refusal(state, "clear") == "the platter is empty"
    assert refusal(state, "place 3") == "no card is held"
    do(state, "draw")
    assert legal(state) == {"place 3", "place 1", "pass"}
    assert refusal(state, "end") == "the held card 3VO-1VS must be finished first"
    assert refusal(state, "place 5") == "3VO-1VS has no side of size 5"
    do(state, "place 3")
    assert legal(state) == {"end", "clear", "swap 5 with 5CS-3CO", "swap 3 with 5CS-3CO"}
    assert refusal(state, "draw") == "this seat has taken its card of this turn already"
    assert refusal(state, "draft 5CS-3CO") == "this seat has taken its card of this turn already"
    do(state, "end")
    assert (state.turn(), state.taken, state.cleared) == (1, 0, 0)


def test_only_a_drawn_card_may_be_passed() -> None:
    state = new_game(2, deck=["3VO-1VS"], table=["5CS-3CO"])
    drafted = state.clone()
    do(state, "draw", "pass")
    assert table(state) == {"5CS-3CO", "3VO-1VS"}
    assert (state.held, state.held_was_drawn) == (-1, 0)
    do(drafted, "draft 5CS-3CO")
    assert refusal(drafted, "pass") == "only a card that was drawn can be passed"


def test_a_draft_or_swipe_must_be_usable() -> None:
    state = new_game(2, "2CB-1VK:1", "5CS-3CO:3", table=["4VS-2VK"])
    assert "draft 4VS-2VK" in legal(state), "it could be squeezed or swapped in"
    state.action_cards[0] = SWIPE
    assert refusal(state, "draft 4VS-2VK") == (
        "4VS-2VK could then be neither placed nor squeezed nor swapped in"
    )
    assert refusal(state, "swipe 1") == "5CS-3CO could then be neither placed nor squeezed nor swapped in"
    state.action_cards[0] = SWIPE | SWAP
    do(state, "swipe 1")
    assert legal(state) == {"swap 5", "swap 3"}
    assert refusal(state, "place 3") == "it must be smaller than the 1 below it"
    assert refusal(state, "squeeze 5") == "this seat has used its Squeeze"
    do(state, "swap 3")
    assert (platter(state), table(state)) == ("5CS-3CO:3", {"4VS-2VK", "2CB-1VK"})


def test_a_swipe_comes_on_top_of_the_take_and_may_turn_the_card() -> None:
    state = new_game(3, "", TOWER, deck=["3VO-1VS"])
    assert refusal(state, "swipe 0") == "a seat can't swipe from its own platter"
    assert refusal(state, "swipe 2") == "the platter of seat 2 is empty"
    assert reason_of(state, SWIPE_FROM, 3) == "there is no seat 3"
    assert reason_of(state, SWIPE_FROM, -1) == "there is no seat -1"
    do(state, "swipe 1")
    assert refusal(state, "pass") == "only a card that was drawn can be passed"
    assert refusal(state, "draw") == "the held card 2CB-1VK must be finished first"
    do(state, "place 1")
    assert (platter(state), platter(state, 1)) == ("2CB-1VK:1", "5VS-4CK:5 4CO-2CB:4")
    assert state.size_bits[1] == 0b110000
    assert refusal(state, "swipe 1") == "this seat has used its Swipe"
    do(state, "draw", "pass", "end")


def test_squeeze_goes_anywhere_but_on_top() -> None:
    state = new_game(2, deck=["4VS-2VK"])
    do(state, "draw")
    assert refusal(state, "squeeze 4") == "the platter is empty"
    state = new_game(2, "5VS-4CK:5 3VO-1VS:3", deck=["4VS-2VK"])
    do(state, "draw")
    assert refusal(state, "squeeze 2") == "a 2 would lie on top: Squeeze puts it under other layers"
    do(state, "squeeze 4")
    assert platter(state) == "5VS-4CK:5 4VS-2VK:4 3VO-1VS:3"
    state = new_game(2, "5VS-4CK:5 4VO-3CU:4 3VO-1VS:3", deck=["4VS-2VK"])
    do(state, "draw")
    assert refusal(state, "squeeze 4") == "the platter has a layer of size 4 already"


def test_swap_replaces_the_top_with_any_size_that_fits() -> None:
    state = new_game(2, TOWER, table=["5CS-3CO", "4VS-2VK", "3CW-2VB", "4VU-2VW"])
    assert refusal(state, "swap 5 with 5CS-3CO") == "it must be smaller than the 4 below it"
    assert refusal(state, "swap 4 with 4VS-2VK") == "it must be smaller than the 4 below it"
    assert refusal(state, "swap 3 with 3VO-1VS") == "3VO-1VS is not on the table"
    assert reason_of(state, SWAP_TOP_WITH, 3, 60) == "there is no such card"
    assert reason_of(state, SWAP_TOP_WITH, 9, card("5CS-3CO")) == "there is no such size"
    assert refusal(state, "swap 1 with 5CS-3CO") == "5CS-3CO has no side of size 1"
    assert {"swap 3 with 5CS-3CO", "swap 2 with 4VS-2VK"} <= legal(state), "an equal size is allowed"
    do(state, "swap 3 with 5CS-3CO")
    assert (platter(state), state.taken) == ("5VS-4CK:5 4CO-2CB:4 5CS-3CO:3", 0)
    assert "2CB-1VK" in table(state), "the layer taken off lies on the table at once"
    assert "draft 2CB-1VK" in legal(state)
    assert refusal(state, "swap 2 with 4VS-2VK") == "this seat has used its Swap"
    assert refusal(state, "swap 2 for 4 with 4VS-2VK") == "this seat has used its Swap"


def test_with_squeeze_any_lower_layer_may_be_swapped() -> None:
    state = new_game(2, TOWER, table=["5CS-3CO", "4VS-2VK", "2VO-1CB"])
    swaps = {move for move in legal(state) if move.startswith("swap")}
    assert swaps == {
        "swap 3 with 5CS-3CO",
        "swap 3 for 4 with 5CS-3CO",
        "swap 5 for 5 with 5CS-3CO",
        "swap 2 with 4VS-2VK",
        "swap 4 for 4 with 4VS-2VK",
        "swap 2 with 2VO-1CB",
        "swap 1 with 2VO-1CB",
    }
    assert refusal(state, "swap 3 for 2 with 5CS-3CO") == (
        "the 2 is the top layer: it is swapped without naming it"
    )
    assert refusal(state, "swap 5 for 3 with 5CS-3CO") == "the platter has no layer of size 3"
    assert refusal(state, "swap 4 for 5 with 4VS-2VK") == "it must be larger than the 4 above it"
    assert refusal(state, "swap 2 for 4 with 4VS-2VK") == "it must be larger than the 2 above it"
    assert refusal(state, "swap 5 for 4 with 5CS-3CO") == "it must be smaller than the 5 below it"
    assert reason_of(state, SWAP_FOR_WITH, 3, 0, card("5CS-3CO")) == "there is no such size"
    do(state, "swap 3 for 4 with 5CS-3CO")
    assert platter(state) == "5VS-4CK:5 5CS-3CO:3 2CB-1VK:2"
    assert state.action_cards[0] == SWIPE
    assert refusal(state, "swap 3 with 4CO-2CB") == "4CO-2CB has no side of size 3"


def test_a_swapped_in_held_card_is_placed_that_way() -> None:
    state = new_game(2, TOWER, deck=["5CS-3CO"])
    do(state, "draw")
    assert legal(state) == {"pass", "squeeze 3", "swap 3", "swap 3 for 4", "swap 5 for 5"}
    assert reason_of(state, SWAP_FOR, 3, 0) == "there is no such size"
    assert reason_of(state, PLACE, 0) == "there is no such size"
    state.action_cards[0] = SWAP
    assert refusal(state, "swap 3 for 4") == "this seat has used its Squeeze"
    assert legal(state) == {"pass", "swap 3"}
    do(state, "swap 3")
    assert (state.held, table(state), state.action_cards[0]) == (-1, {"2CB-1VK"}, 0)
    assert "end" in legal(state)


def test_an_empty_platter_has_nothing_to_clear_or_swap() -> None:
    state = new_game(2, deck=["5CS-3CO"], table=["4VS-2VK"])
    assert refusal(state, "swap 4 with 4VS-2VK") == "the platter is empty"
    assert refusal(state, "submit gold") == "the platter is empty"


def test_clear_once_a_turn_with_or_without_a_ribbon() -> None:
    state = new_game(2, TOWER, deck=["3VO-1VS"])
    do(state, "clear")
    assert (platter(state), state.ribbons[0], len(state.out), state.size_bits[0]) == ("", [], 3, 0)
    do(state, "draw", "place 3")
    assert refusal(state, "clear") == "a platter is cleared once a turn only"
    assert refusal(state, "submit honorable") == "a platter is cleared once a turn only"
    do(state, "end")
    assert state.turn() == 1


def test_submitting_takes_the_ribbon_of_just_that_number_of_layers() -> None:
    cake = "5CS-3CO:5 4CK-2CU:4 3CW-2VB:3 2CB-1VK:2"
    state = new_game(2, cake, ribbons=["", "honorable-red"])
    assert {move for move in legal(state) if move.startswith("submit")} == {
        "submit premium", "submit prestigious", "submit signature",
    }  # fmt: skip
    assert refusal(state, "submit honorable") == "the ribbon honorable-red is gone"
    assert refusal(state, "submit gold") == "this cake does not meet the class gold"
    assert reason_of(state, SUBMIT, 6) == "there is no such class"
    do(state, "submit signature")
    assert state.detail() == {
        "points": [10, 5],
        "ribbons": [["signature-red"], ["honorable-red"]],
        "first": state.first,
    }
    assert (platter(state), state.cleared) == ("", 1)


def test_two_layers_are_no_cake() -> None:
    state = new_game(2, "5CS-3CO:5 4CK-2CU:4")
    assert refusal(state, "submit honorable") == "a cake needs at least three layers, this one has 2"
    assert "clear" in legal(state)


def test_take_clear_place_is_not_possible_but_clear_take_place_is() -> None:
    state = new_game(2, TOWER, deck=["3VO-1VS"])
    taken = state.clone()
    do(taken, "draw")
    assert refusal(taken, "clear") == "the held card 3VO-1VS must be finished first"
    do(state, "clear", "draw", "place 3", "end")


def test_draft_of_a_card_that_is_not_there() -> None:
    state = new_game(2, table=["4VS-2VK"])
    assert refusal(state, "draft 3VO-1VS") == "3VO-1VS is not on the table"
    assert reason_of(state, DRAFT, -1) == "there is no such card"
    assert reason_of(state, DRAFT) == "this game has no such move"
    assert reason_of(state) == "this game has no such move"


@pytest.mark.parametrize(("seats", "target"), [(2, 31), (3, 31), (4, 31), (5, 25), (6, 21)])
def test_targets(seats: int, target: int) -> None:
    for missing in (3, 4):
        state = new_game(seats, TOWER)
        state.points[0] = target - missing
        do(state, "submit honorable")
        assert (state.turn() == OVER) == (missing == 3)


def test_the_seat_that_draws_the_last_card_finishes_its_turn() -> None:
    state = new_game(3, "", TOWER)
    state.out, state.deck = state.deck[1:], state.deck[:1]
    do(state, "draw")
    assert state.turn() == 0
    do(state, "place 1")
    do(state, "clear")
    assert legal(state) == {"end", "swipe 1"}
    do(state, "swipe 1", "place 2", "end")
    assert (state.turn(), state.winners()) == (OVER, [0, 1, 2])
    assert state.action_cards[0] == SQUEEZE | SWAP


@pytest.mark.parametrize(
    ("ribbons", "points", "winners"),
    [
        (["gold-blue", "showcase-white prestigious-white"], [13, 13], [0]),
        (["showcase-white", "gold-red"], [9, 9], [0, 1]),
        (["", ""], [0, 0], [0, 1]),
        (["honorable-white", "showcase-blue", "showcase-red signature-white"], [3, 20, 20], [1]),
    ],
)
def test_winners(ribbons: list[str], points: list[int], winners: list[int]) -> None:
    state = new_game(len(ribbons), ribbons=ribbons)
    assert (state.points, state.winners()) == (points, winners)


def test_rows_of_ribbons_cost_what_the_list_says() -> None:
    assert sum(LISTS.ribbon_points) == 160
    assert LISTS.ribbon_points[:6] == (3, 4, 4, 5, 6, 9)
