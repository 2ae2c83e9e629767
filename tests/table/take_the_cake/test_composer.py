"""What is staged at the table of Take the Cake, phase by phase."""

from __future__ import annotations

from random import Random

import pytest

from cakedesk.engine.actions import Action
from cakedesk.games.take_the_cake.actions import TAKE
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.phases import CAKES, CUTTING, ORDERING, PUTTING, TAKING
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.boards.take_the_cake.composer import (
    NOTHING,
    CutComposer,
    OrderComposer,
    Put,
    PutComposer,
    TakeComposer,
    order_pays,
)
from cakedesk.table.boards.take_the_cake.turn_wording import TurnWording
from tests.rules.take_the_cake.tables import LISTS, do, new_game, play_to, put_anywhere

PIECES = "Vo1 Vo2 Cd4 Ck1  Sk1 Sf1 Sb1 Sd1  Lo1 Lo2 Ld1 Lf1  Vk1 Vf1 Cc1 Cb1"


def composer_of(state: TakeTheCakeState) -> object:
    made = {CUTTING: CutComposer, TAKING: TakeComposer, PUTTING: PutComposer, ORDERING: OrderComposer}
    return made[state.phase](state.look(state.turn()))


def committed(composer: object) -> list[str]:
    return [GAME.format(action, LISTS) for action in composer.actions()]  # type: ignore[attr-defined]


def cards(*names: str) -> list[int]:
    return [LISTS.piece_index[name] for name in names]


def _after(state: TakeTheCakeState, action: Action) -> TakeTheCakeState:
    after = state.clone()
    after.apply(action)
    return after


def placing(seats: int = 4) -> tuple[TakeTheCakeState, PutComposer]:
    """The piece of two oranges, candles and a cookie is to be placed."""
    state = new_game(seats, pieces=PIECES, cuts="T01 T22")
    do(state, "0 cut T01 0", "1 take B" if seats > 2 else "1 take B 0")
    composer = composer_of(state)
    assert isinstance(composer, PutComposer)
    return state, composer


def test_a_cut_is_there_at_once_and_each_card_keeps_its_turn() -> None:
    composer = composer_of(new_game(4, cuts="T01 T22"))
    assert isinstance(composer, CutComposer)
    assert committed(composer) == ["cut T01 0"] and composer.gestures() == ()
    composer.turn_to(3)
    composer.choose(LISTS.cut_index["T22"])
    assert committed(composer) == ["cut T22 0"]
    composer.choose(LISTS.cut_index["T01"])
    assert composer.gestures() == ("cut T01 3",), "as it was turned before"
    composer.turn_to(composer.now.turn + 1)
    assert committed(composer) == ["cut T01 0"]
    assert composer.give_up() is False, "as it lay in the beginning"
    assert composer.take_back() and committed(composer) == ["cut T01 3"]


def test_a_piece_is_chosen_and_put_back() -> None:
    state = new_game(3)
    play_to(state, 1)
    composer = composer_of(state)
    assert isinstance(composer, TakeComposer)
    assert committed(composer) == [] and not composer.can_name_cake
    colour = composer.colours()[1]
    composer.choose(colour)
    assert committed(composer) == [f"take {'RBPG'[colour]}"] == list(composer.gestures())
    composer.choose(colour)
    assert composer.gestures() == ()


def test_with_two_seats_a_piece_goes_to_the_emptier_cake_or_the_one_that_is_named() -> None:
    state, _ = placing(2)
    put_anywhere(state)
    do(state, "0 take R 0")
    put_anywhere(state)
    composer = composer_of(state)
    assert isinstance(composer, TakeComposer)
    assert composer.cake == 1 and not composer.can_name_cake
    composer.name_cake(0)
    composer.choose(2)
    assert committed(composer) == ["take P"], "the second piece of a round has no choice"
    do(state, "1 take P")
    put_anywhere(state)
    last = composer_of(state)
    assert committed(last) == ["take G"] and not last.can_take_back()  # type: ignore[attr-defined]
    do(state, "0 take G")
    put_anywhere(state)
    do(state, f"1 cut {LISTS.cuts[state.drawn[0]]} 0")
    naming = composer_of(state)
    assert isinstance(naming, TakeComposer)
    naming.choose(0)
    assert committed(naming) == ["take R 0"]
    naming.name_cake(1)
    assert naming.gestures() == ("take R 1",)
    naming.choose(3)
    assert committed(naming) == ["take G 1"], "the cake stays named"
    naming.choose(2, 0)
    assert committed(naming) == ["take P 0"]


def test_squares_are_placed_one_by_one_and_confirmed_together() -> None:
    _, composer = placing()
    first, *_ = composer.shown.hand
    assert composer.now.card == first and composer.squares() == [(0, 0)]
    candles, cookie, orange, double = cards("Cd4", "Ck1", "Vo1", "Vo2")
    composer.put(0, 0, double)
    assert composer.gestures() == ("put Vo2 0 0",) and composer.now.card == orange
    composer.hold(candles)
    assert len(composer.squares()) == 7 * 7 - 1
    assert composer.gains(composer.now.puts, Put(candles, 0, 1)) == [0, 2, 0, 0]
    composer.put(0, 1)
    assert composer.gains(composer.now.puts, Put(cookie, 1, 1)) == [0, 2 + 2, 0, 0], "it joins the group"
    assert composer.now.card == orange
    composer.put(0, 3)
    assert {column for _, column in composer.squares()} == {0, 1, 2, 3}, "four wide"
    assert committed(composer) == []
    assert composer.kinds_gained(1, 1) == (2, 0, 0, 2, 0)
    composer.put(1, 1)
    assert composer.now.card == NOTHING and composer.squares() == []
    assert committed(composer) == ["put Vo2 0 0", "put Cd4 0 1", "put Vo1 0 3", "put Ck1 1 1"]
    assert composer.can_move(cookie, 3, 3) and not composer.can_move(cookie, 0, 4)
    assert not composer.can_move(double, 0, -1), "the first square is where rows and columns begin"
    composer.move(cookie, -1, 0)
    assert composer.gestures()[-1] == "put Ck1 -1 0"
    assert composer.give_up() and composer.now.card == first


def test_a_cookie_that_leaves_the_rim_and_flowers_of_others_change_points() -> None:
    state = new_game(4, pieces=PIECES, cuts="T01 T22")
    do(state, "0 cut T01 0", "1 take R")
    do(state, "1 put Lf1 0 0", "1 put Lo1 0 1", "1 put Lo2 1 0", "1 put Ld1 1 1")
    assert state.scores()[1] == 2 + 4 + 4
    do(state, "2 take G")
    composer = composer_of(state)
    assert isinstance(composer, PutComposer)
    flower, cookie = cards("Vf1", "Vk1")
    composer.put(0, 0, cookie)
    assert composer.gains(composer.now.puts, Put(flower, 0, 1)) == [0, -1, 1, 0], "nobody has the most"
    words = TurnWording(state.lists, ["Ada", "Ben", "Zoé", "Łucja"])
    assert words.here(composer, 0, 1) == "Here: flowers +1 and Ben −1."


def test_a_piece_gains_at_best_what_the_best_way_to_place_it_does() -> None:
    rng, state = Random(5), new_game(4)
    while state.phase != TAKING or state.round < 3 or state.step:
        if state.phase == TAKING and state.round < 2:
            composer = composer_of(state)
            assert isinstance(composer, TakeComposer) and composer.best_gains() == {}, "there is more room"
        state.apply(state.sample_action(rng))
    composer, seat = composer_of(state), state.to_act
    assert isinstance(composer, TakeComposer)
    before, best = state.scores()[seat], {}
    for colour in composer.colours():
        taken = state.clone()
        taken.apply((TAKE, colour))
        ways = [taken]
        for _ in range(4):
            ways = [_after(way, action) for way in ways for action in way.legal_actions()]
        best[colour] = max(way.scores()[seat] for way in ways) - before
    assert composer.best_gains() == best and len(best) == 4


@pytest.mark.parametrize("seats", [2, 4])
def test_orders_are_assigned_exchanged_and_taken_away(seats: int) -> None:
    state = new_game(seats)
    play_to(state, ORDERING)
    composer = composer_of(state)
    assert isinstance(composer, OrderComposer)
    one, two, three = composer.orders()
    names = {order: LISTS.orders[order].id for order in (one, two, three)}
    composer.choose(two)
    if seats == 4:
        assert committed(composer) == [f"order {names[two]}"]
        composer.choose(one)
        assert composer.gestures() == (f"order {names[one]}",), "another one instead"
        composer.choose(one)
        assert composer.gestures() == () and not composer.give_up()
        return
    assert composer.gestures() == (f"order {names[two]} -",) and committed(composer) == []
    composer.choose(one)
    assert committed(composer) == [f"order {names[two]} {names[one]}"]
    composer.assign(one, 0)
    assert committed(composer) == [f"order {names[one]} {names[two]}"], "they change places"
    composer.choose(three)
    assert committed(composer) == [f"order {names[one]} {names[three]}"]
    composer.choose(one)
    assert composer.gestures() == (f"order - {names[three]}",) and composer.cake_of(three) == 1
    assert composer.give_up() and composer.gestures() == ()


def test_what_orders_would_pay_is_what_they_pay() -> None:
    state = new_game(2)
    play_to(state, ORDERING)
    composer = composer_of(state)
    assert isinstance(composer, OrderComposer)
    one, _, three = composer.orders()
    own = CAKES * composer.seat
    expected = [order_pays(state, own, three), order_pays(state, own + 1, one)]
    state.apply(GAME.parse(f"order {LISTS.orders[three].id} {LISTS.orders[one].id}", LISTS))
    state.apply(state.legal_actions()[0])
    assert [score.order for score in state.cake_scores()[:2]] == expected


def test_nobody_else_composes() -> None:
    state = new_game(3)
    play_to(state, PUTTING)
    with pytest.raises(ValueError, match="seat to act"):
        PutComposer(state.look((state.turn() + 1) % 3))
