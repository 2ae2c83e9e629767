"""The heuristic of Cake Swap: what it must never do, and what it finds."""

from __future__ import annotations

from random import Random

import pytest

from cakedesk.games.cake_swap.actions import CLEAR, DRAW, END, PASS, SUBMIT, SWIPE_FROM
from cakedesk.games.cake_swap.cards import SWAP, TARGETS, ribbon
from cakedesk.games.cake_swap.game import GAME
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.players.heuristics.cake_swap import CARELESS
from cakedesk.players.heuristics.cake_swap.outlook import Outlook
from cakedesk.players.heuristics.cake_swap.reasons import reasons
from cakedesk.players.heuristics.cake_swap.sketch import EMPTY, sketch
from cakedesk.players.heuristics.cake_swap.weighing import weigh_moves
from cakedesk.players.levels import player_names
from cakedesk.players.registry import make_player
from tests.players.games import new_state, played, share_won
from tests.rules.cake_swap.tables import LISTS, do, layer, new_game

GAME_ID = "cake-swap"


def best(state: CakeSwapState) -> str:
    return GAME.format(weigh_moves(state.observe(state.turn()).shown)[0][1], LISTS)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_it_never_makes_an_absurd_move(level: str, seats: int) -> None:
    for _, state, action in played(GAME_ID, [level] * seats, 1):
        seat = state.turn()
        ways_to_submit = [other for other in state.legal_actions() if other[0] == SUBMIT]
        wins = [
            other for other in ways_to_submit if prize(state, other) + state.points[seat] >= TARGETS[seats]
        ]
        if wins:
            assert action in wins, "a submission that reaches the target is made at once"
        if action[0] == SUBMIT:
            assert prize(state, action) >= max(prize(state, other) for other in ways_to_submit) - 2
        if action[0] == CLEAR:
            assert not ways_to_submit, "a cake that can win a ribbon is not thrown away"
            assert not state.taken, "a platter is cleared for something new"


def prize(state: CakeSwapState, action: tuple[int, ...]) -> int:
    return LISTS.ribbon_points[ribbon(action[1], len(state.platters[state.turn()]))]


def test_the_turn_that_wins_is_found() -> None:
    cake = "5CS-3CO:5 4VO-3CU:4"
    state = new_game(2, cake, table=["3VK-1CO", "2CB-1VK"])
    state.points[0] = 28
    while state.turn() == 0 and not state.over:
        do(state, best(state))
    assert state.points[0] >= TARGETS[2]


def test_no_greater_ribbon_is_waited_for_when_one_wins() -> None:
    ribbons = [
        "gold-white honorable-red prestigious-red premium-red",
        "honorable-white signature-red",
        "signature-white premium-white prestigious-white prestigious-blue",
    ]
    cake = "5VW-3VU:5 4VO-3CU:4 4VK-3VW:3"
    state = new_game(3, cake, table=["5CK-2VS", "4VS-2VK", "3CW-2VB", "4CW-2VO"], ribbons=ribbons)
    state.out, state.deck = state.deck[8:], state.deck[:8]
    state.action_cards[0] = SWAP
    state.taken = 1
    assert state.points[0] == 24
    assert best(state) == "submit showcase", "showcase-red might come, but the game can be won now"
    for level in player_names(GAME_ID)[1:]:
        action = make_player(level, GAME_ID).choose(state.observe(0), Random(1))
        assert GAME.format(action, LISTS) == "submit showcase", f"{level} sees that it wins now"
    state.points[0] = 30
    assert best(state) == "submit showcase", "of ribbons that win, the greatest"


def test_a_layer_that_helps_no_cake_is_passed_or_lies_where_most_can_follow() -> None:
    state = new_game(2, deck=["3VO-1VS"])
    state.action_cards = [0, 0]
    do(state, "draw")
    moves = {GAME.format(action, LISTS): worth for worth, action in weigh_moves(state)}
    assert moves["pass"] > moves["place 1"] + 0.15, "a 1 could only be cleared again"
    state.out += state.deck
    state.deck = []
    moves = {GAME.format(action, LISTS): worth for worth, action in weigh_moves(state)}
    assert moves["pass"] > moves["place 3"] > moves["place 1"], "no turn is left for any cake"


def test_the_swipe_is_kept_for_better_than_a_first_layer() -> None:
    state = new_game(2, "", "5VO-3VB:5", table=["5CS-1VU", "5CO-2VB"])
    assert best(state) != "swipe 1"


def test_nobody_clears_for_nothing() -> None:
    state = new_game(2, "5CK-4CW:5")
    state.ribbons_left = 0
    moves = {GAME.format(action, LISTS): worth for worth, action in weigh_moves(state)}
    assert moves["clear"] < moves["draw"] - 0.15, "no ribbon can be had any more, with either platter"


def test_a_card_that_completes_a_good_cake_is_drafted_and_submitted() -> None:
    state = new_game(2, "5CS-1VU:5 4CW-2VO:4", table=["4CS-3VK", "3CS-1CK", "2VO-1CB"])
    lines = []
    while state.turn() == 0:
        lines.append(best(state))
        do(state, lines[-1])
    assert lines[0] == "draft 3CS-1CK"
    assert "place 3" in lines


def test_a_cake_about_to_win_is_swiped() -> None:
    theirs = "5CS-1VU:5 4CW-2VO:4 3CS-1CK:3"
    state = new_game(2, "", theirs, table=["2VO-1CB"])
    state.points[1] = 30
    moves = {action[0]: worth for worth, action in weigh_moves(state)}
    assert moves[SWIPE_FROM] == max(moves.values())


def test_a_platter_is_worth_more_the_nearer_it_is_to_a_ribbon() -> None:
    state = new_game(2)
    outlook = Outlook(state, 0)
    layers = [layer(text) for text in ("5CS-1VU:5", "4CW-2VO:4", "3CS-1CK:3")]
    worths = [outlook.worth(sketch(layers[:number], LISTS)) for number in range(4)]
    assert worths == sorted(worths)
    assert worths[3] >= 9, "showcase-white can be had at once"
    assert outlook.worth(sketch([layer("2CB-1VK:1")], LISTS)) < worths[1], "little can follow a 1"
    assert outlook.worth(EMPTY) == worths[0]


def test_no_ribbon_left_and_no_time_left_are_worth_nothing() -> None:
    state = new_game(2)
    state.ribbons_left = 0
    assert Outlook(state, 0).worth(sketch([layer("5CS-1VU:5")], LISTS)) == Outlook(state, 0).worth(EMPTY)
    state = new_game(2)
    state.out, state.deck = state.deck[1:], state.deck[:1]
    outlook = Outlook(state, 0)
    assert outlook.worth(sketch([layer("5CS-1VU:5")], LISTS)) == outlook.worth(EMPTY)
    while not state.over:
        do(state, best(state))


def test_the_deck_is_not_looked_at() -> None:
    for _, state, _ in played(GAME_ID, ["medium", "easy"], 4):
        assert weigh_moves(state) == weigh_moves(state.look(state.turn()).shown)


def test_the_same_seed_gives_the_same_choice() -> None:
    state = new_state(GAME_ID, 3, 5)
    observation = state.observe(state.turn())
    for level in ("easy", "medium"):
        player = make_player(level, GAME_ID)
        assert player.choose(observation, Random(7)) == player.choose(observation, Random(7))
    easy = make_player("easy", GAME_ID)
    assert len({easy.choose(observation, Random(seed)) for seed in range(30)}) > 1


def test_what_adds_nothing_tells_what_can_still_be_had() -> None:
    """So that hints can say more of a draw that is second best than that something else is better."""
    told = set()
    for _, state, _ in played(GAME_ID, ["medium", "easy"], 2):
        platter = state.platters[state.turn()]
        for action in state.legal_actions():
            if action[0] not in (DRAW, PASS, END, CLEAR):
                continue
            _, *more = reasons(state, action)
            layers = 0 if action[0] == CLEAR else len(platter)
            for reason in more:
                facts = dict(reason.params)
                assert state.ribbons_left >> int(facts["ribbon"]) & 1
                assert ("layers" in facts) == (layers > 0)
                if layers:
                    assert ribbon(0, layers + int(facts["layers"])) == int(facts["ribbon"]) // 6 * 6
                told.add((action[0], reason.code))
    assert told >= {(DRAW, "stays"), (DRAW, "anew"), (PASS, "stays"), (END, "stays"), (CLEAR, "anew")}
    assert (CLEAR, "stays") not in told


def test_expert_wins_most_games_against_medium() -> None:
    assert share_won(GAME_ID, "expert", "medium", games=6) >= 0.65


def test_medium_gives_up_a_little_and_no_more() -> None:
    most = CARELESS["medium"].loss
    lost = []
    for _, state, action in played(GAME_ID, ["medium", "medium"], 3):
        worths = {other: worth for worth, other in weigh_moves(state)}
        lost.append(max(worths.values()) - worths[action])
    assert 0.6 * most < max(lost) <= most < CARELESS["fair"].loss
