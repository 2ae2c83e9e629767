"""The worked examples of the rules page, with its values."""

from __future__ import annotations

from cakedesk.engine.actions import OVER
from cakedesk.games.cake_swap.cards import CLASSES, SQUEEZE, SWAP, SWIPE
from cakedesk.games.cake_swap.classes import classes_met
from tests.rules.cake_swap.tables import LISTS, do, layer, legal, new_game, platter, refusal, table


def met(*layers: str) -> set[str]:
    mask = classes_met([layer(text) for text in layers], LISTS)
    return {name for place, name in enumerate(CLASSES) if mask >> place & 1}


def test_example_1_what_can_be_placed_and_squeezed() -> None:
    state = new_game(2, "5VS-4CK:5 4CO-2CB:4 2CB-1VK:2", deck=["3VO-1VS"])
    do(state, "draw")
    assert refusal(state, "place 3") == "it must be smaller than the 2 below it"
    assert {"place 1", "squeeze 3"} <= legal(state)
    do(state, "squeeze 3")
    assert platter(state) == "5VS-4CK:5 4CO-2CB:4 3VO-1VS:3 2CB-1VK:2"
    assert not state.action_cards[0] & SQUEEZE


def test_example_2_a_wild_stands_for_any_frosting() -> None:
    cake = met("5VS-4CK:5", "3VW-1VB:3", "3VO-1VS:1")
    assert cake == {"honorable", "prestigious", "gold", "showcase"}


def test_example_3_three_wild_ones() -> None:
    assert met("5CW-4VU:5", "4VW-3CS:4", "3CW-2VB:3") == {"honorable", "premium", "gold"}


def test_example_4_a_draft_that_is_squeezed() -> None:
    state = new_game(2, "4VS-2VK:4", table=["5CS-3CO"])
    do(state, "draft 5CS-3CO", "squeeze 5")
    assert platter(state) == "5CS-3CO:5 4VS-2VK:4"


def test_example_5_all_three_action_cards() -> None:
    state = new_game(3, "5VS-4CK:5 4CO-2CB:4 2CB-1VK:2", "", "3VO-1VS:1")
    do(state, "swipe 2", "swap 3 for 4")
    assert platter(state) == "5VS-4CK:5 3VO-1VS:3 2CB-1VK:2"
    assert (state.action_cards[0], state.platters[2], table(state)) == (0, [], {"4CO-2CB"})
    assert state.action_cards[1:] == [SQUEEZE | SWIPE | SWAP] * 2


def test_example_6_the_target_ends_the_game_at_once() -> None:
    cake = "5CS-3CO:5 4VO-3CU:4 2CB-1VK:2"
    state = new_game(2, cake, ribbons=["showcase-red signature-white honorable-blue"])
    assert state.points == [28, 0]
    do(state, "submit premium")
    assert (state.points, state.turn(), state.legal_actions()) == ([32, 0], OVER, [])
    assert refusal(state, "end") == "the game is over"


def test_example_7_the_best_ribbon_breaks_the_tie() -> None:
    ribbons = ["honorable-blue prestigious-red premium-white", "showcase-white gold-white signature-white"]
    state = new_game(2, ribbons=ribbons)
    state.out, state.deck = state.deck[1:], state.deck[:1]
    do(state, "draw", "pass", "end")
    assert (state.turn(), state.scores(), state.winners()) == (OVER, [20, 20], [1])
