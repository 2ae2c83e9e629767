"""The course of a cake and of a game, ruling by ruling."""

from __future__ import annotations

import pytest

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.errors import OptionError, StartError
from cakedesk.games.piece_o_cake.actions import CUT, EAT, SHUFFLE, TAKE
from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from tests.rules.piece_o_cake.tables import LISTS, do, heap, legal, letters, new_game, refusal

CAKE = "SHGKPACBSHG"


def reason_of(state: PieceOCakeState, *action: int) -> str:
    reason = state.why_not(action)
    assert reason is not None
    return GAME.explain(reason)


def forfeits(state: PieceOCakeState) -> set[str]:
    return {move for move in legal(state) if move.startswith("eat")}


def finish(state: PieceOCakeState) -> None:
    rng = seeded_rng("finish")
    while state.turn() >= 0:
        state.apply(state.sample_action(rng))


@pytest.mark.parametrize(("seats", "cuts"), [(2, 386), (3, 221), (4, 551), (5, 1013)])
def test_at_most_as_many_pieces_as_seats_but_four_with_two(seats: int, cuts: int) -> None:
    state = new_game(seats)
    assert len(state.legal_actions()) == cuts
    most = 4 if seats == 2 else seats
    places = " ".join(map(str, range(most + 1)))
    assert refusal(state, f"cut {places}") == f"this cake can be cut into at most {most} pieces"
    do(state, "0 cut " + " ".join(map(str, range(most))))
    assert len(state.pieces) == most


def test_what_is_no_cut() -> None:
    state = new_game(3)
    assert refusal(state, "cut 3") == "a single cut makes no piece: cut at least twice"
    assert reason_of(state, CUT, 0) == "a single cut makes no piece: cut at least twice"
    assert reason_of(state, CUT, 1 << 11) == "the slices of a cake are numbered from 0 to 10"
    assert reason_of(state, CUT, -1) == "the slices of a cake are numbered from 0 to 10"
    assert refusal(state, "take 0 eat -") == "the cake must be cut now"
    assert reason_of(state, SHUFFLE, *LISTS.slices) == "the slices are not shuffled now"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_server_chooses_last_and_the_left_serves_next(seats: int) -> None:
    state = new_game(seats, first=1)
    for cake in range(5):
        server = (1 + cake) % seats
        assert (state.turn(), state.cake, state.server) == (server, cake, server)
        do(state, f"{server} whole")
        order = []
        for _ in range(seats):
            order.append(state.turn())
            state.apply(state.legal_actions()[0])
        assert order == [(server + step) % seats for step in range(1, seats + 1)]
    assert state.turn() == OVER


@pytest.mark.parametrize(
    ("cut", "order"), [("whole", [1, 0]), ("cut 0 5", [1, 0]), ("cut 0 3 5 8", [1, 0, 1, 0])],
)  # fmt: skip
def test_two_seats_have_one_turn_or_two(cut: str, order: list[int]) -> None:
    state = new_game(2, first=0)
    do(state, f"0 {cut}")
    turns = []
    while state.cake == 0:
        turns.append(state.turn())
        state.apply(state.legal_actions()[0])
    assert turns == order


def test_the_whole_cake_starts_at_0() -> None:
    state = new_game(2, CAKE)
    do(state, "0 whole")
    assert refusal(state, "take 3 eat -") == "no piece that is left starts at slice 3"
    do(state, "1 take 0 eat -")
    assert letters(state.collected[1]) == "ABCGGHHKPSS"
    assert refusal(state, "take 0 eat -") == "no piece is left"


def test_slices_of_a_variety_are_alike() -> None:
    state = new_game(3, "SSHKPACBSHG")
    do(state, "0 cut 0 3")
    ways = {move for move in legal(state) if move.startswith("take 0")}
    assert ways == {f"take 0 eat {eaten}" for eaten in ("-", "S", "SS", "H", "HS", "HSS")}
    assert refusal(state, "take 0 eat HH") == "slices of chocolate in the piece: 1, no more"
    assert refusal(state, "take 0 eat P") == "slices of plum in the piece: 0, no more"
    assert reason_of(state, TAKE, 0) == "this game has no such move"
    assert reason_of(state) == "this game has no such move"
    assert reason_of(state, TAKE, 0, -1) == "there are no such slices"
    assert reason_of(state, TAKE, 0, 1 << 64) == "there are no such slices"


def test_forfeiting_eats_all_of_one_variety() -> None:
    state = new_game(3, "SSHKPACBSHG" + CAKE)
    do(state, "0 cut 0 3", "1 take 0 eat -", "2 take 3 eat -")
    assert legal(state) == {"pass"}
    do(state, "0 pass", "1 cut 0 4", "2 take 0 eat -", "0 take 4 eat -")
    assert legal(state) == {"pass", "eat S", "eat H"}
    assert refusal(state, "eat P") == "this seat has collected no slice of plum"
    assert reason_of(state, EAT, 8) == "there is no such kind of slice"
    do(state, "1 eat S")
    assert (letters(state.eaten[1]), letters(state.collected[1]), state.eaten_sizes) == ("SS", "H", [0, 2, 0])
    assert state.eaten_points() == [0, 4, 0]


def test_a_seat_may_leave_the_pieces_but_not_pass() -> None:
    state = new_game(3, CAKE + "SSHKPACBSHG")
    do(state, "0 cut 0 4 8", "1 take 0 eat -")
    assert refusal(state, "pass") == "while pieces are left, a seat can't pass"
    assert refusal(state, "whole") == "the cake is cut already"
    assert reason_of(state, SHUFFLE, *LISTS.slices) == "the slices are not shuffled now"
    do(state, "2 take 4 eat -", "0 take 8 eat -", "1 cut 0 3 7")
    assert {"eat A", "eat P", "take 0 eat -"} <= legal(state)
    do(state, "2 eat P", "0 eat S", "1 eat H")
    assert letters(state.gone) == "ABCGHHKPSSS", "the cake that nobody wanted leaves the game"
    assert state.turn() == 2


def test_a_second_turn_leaves_what_the_first_collected() -> None:
    state = new_game(2, CAKE + "SSHKPACBSHG")
    do(state, "0 cut 0 3 6 8", "1 take 0 eat -", "0 take 3 eat -")
    assert forfeits(state) == set()
    assert refusal(state, "eat S") == "this seat has collected strawberry from this cake only: that stays"
    assert refusal(state, "eat K") == "this seat has collected no slice of kiwi"
    do(state, "1 take 6 eat -", "0 take 8 eat -")
    assert letters(state.collected[1]) == "BCGHS"
    do(state, "1 cut 0 2 5 8", "0 take 5 eat -", "1 take 0 eat -")
    assert forfeits(state) == {f"eat {letter}" for letter in "AGHKPS"}
    assert refusal(state, "eat C") == "this seat has collected cherry from this cake only: that stays"
    do(state, "0 take 8 eat -", "1 eat S")
    assert (letters(state.eaten[1]), state.eaten_sizes) == ("S", [0, 1])
    assert letters(state.collected[1]) == "BCGHSS", "what came from this cake stays"
    assert letters(state.gone) == "HKP"


def test_the_end_and_its_detail() -> None:
    state = new_game(2)
    finish(state)
    assert state.turn() == OVER
    assert state.legal_actions() == []
    assert reason_of(state, EAT, 0) == "the game is over"
    detail = state.detail()
    assert state.scores() == [a + b for a, b in zip(detail["eaten"], detail["majority"], strict=True)]
    assert detail["collected"] == [letters(plate) for plate in state.collected]
    state.collected, state.eaten = [heap("H"), heap("H")], [0, 0]
    assert (state.scores(), state.winners()) == ([11, 11], [0, 1])


def test_several_matches_are_added_up() -> None:
    state = new_game(3, first=1, matches=2)
    finish(state)
    assert (state.turn(), state.match) == (CHANCE, 0)
    assert refusal(state, "whole") == "the slices must be shuffled for the next match"
    other = "".join(reversed(LISTS.letters))
    spoiled = other.replace("P", "A", 1)
    assert refusal(state, f"shuffle {spoiled}") == "these are not the slices of this game"
    eaten, majority = state.eaten_points(), state.majority_points()
    do(state, f"-1 shuffle {other}")
    assert (state.turn(), state.match, state.cake) == (2, 1, 0), "match m is first served by first + m"
    assert letters(heap(other[:11])) == letters(sum(heap(LISTS.varieties[v].letter) for v in state.ring))
    assert [LISTS.varieties[variety].letter for variety in state.ring] == list(other[:11])
    assert (state.past_eaten, state.past_majority) == (eaten, majority)
    assert state.scores() == [a + b for a, b in zip(eaten, majority, strict=True)]
    do(state, "2 whole", "0 take 0 eat " + "".join(sorted(other[:11])))
    assert state.detail()["eaten"][0] == eaten[0] + sum(
        LISTS.varieties[LISTS.index[letter]].cream for letter in other[:11]
    )
    finish(state)
    assert state.turn() == OVER
    assert state.detail()["collected"] == [letters(plate) for plate in state.collected]


def test_an_outcome_is_a_shuffle_of_all_slices() -> None:
    state = new_game(2, matches=5)
    finish(state)
    rng = seeded_rng("shuffles")
    outcomes = [state.sample_action(rng) for _ in range(50)]
    assert all(state.why_not(outcome) is None and state.reveals(outcome) for outcome in outcomes)
    assert len(set(outcomes)) == 50
    firsts = [outcome[1] for outcome in outcomes]
    assert len(set(firsts)) >= 5


@pytest.mark.parametrize(
    ("options", "good"),
    [({"matches": 1}, True), ({"matches": 5}, True), ({"matches": 6}, False), ({"matches": 0}, False),
     ({"open_plates": True}, True), ({"open_plates": 1}, False), ({"seats": 2}, False)],
)  # fmt: skip
def test_options(options: dict[str, object], good: bool) -> None:
    if good:
        assert GAME.complete_options(options) == {"matches": 1, "open_plates": False} | options
    else:
        with pytest.raises(OptionError):
            GAME.complete_options(options)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"slices": list(LISTS.letters)}, "'slices' is a text of letters"),
        ({"slices": "".join(LISTS.letters)[1:]}, "'slices' lacks 'A'"),
        (
            {"slices": "A" + "".join(LISTS.letters)},
            "holds 'A', which is not in the card list or stands there twice",
        ),
        ({"slices": "x" + "".join(LISTS.letters)[1:]}, "holds 'x'"),
        ({"first": 2}, "'first' is a seat from 0 to 1, not 2"),
        ({"deck": ""}, "'deck' does not belong there"),
    ],
)
def test_starts_that_no_deal_gives(change: dict[str, object], why: str) -> None:
    start = {"slices": "".join(LISTS.letters), "first": 0} | change
    with pytest.raises(StartError) as caught:
        GAME.new_state(2, GAME.complete_options({}), start, LISTS)
    assert why in str(caught.value)
