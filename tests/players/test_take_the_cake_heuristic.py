"""The heuristic of Take the Cake: what it must never do, and what it finds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cakedesk.engine.actions import OVER, Action
from cakedesk.games.take_the_cake.actions import ORDER, ORDERS, PUT
from cakedesk.games.take_the_cake.cards import COOKIE
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.grid import square_at
from cakedesk.games.take_the_cake.phases import (
    CAKES,
    CENTRE,
    CUTTING,
    ENDED,
    NO_CARD,
    ORDERING,
    PIECE,
    PUTTING,
    ROUNDS,
    TAKING,
)
from cakedesk.games.take_the_cake.scoring import order_points, survey_cake
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.heuristics.take_the_cake.heuristic import LEAD_SCALE
from cakedesk.players.heuristics.take_the_cake.last_round import weigh_last_round
from cakedesk.players.heuristics.take_the_cake.layouts import finish
from cakedesk.players.heuristics.take_the_cake.outline import RIM, outline_of
from cakedesk.players.heuristics.take_the_cake.outlook import outlook
from cakedesk.players.heuristics.take_the_cake.pieces import Appraiser
from cakedesk.players.heuristics.take_the_cake.standing import values_between_rounds
from cakedesk.players.levels import player_names
from cakedesk.players.registry import make_player, search_levels
from cakedesk.players.weighing import values_of_leads
from tests.players.games import new_state, played
from tests.rules.take_the_cake.tables import LISTS, cake_of, do, new_game, play_to


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_never_makes_an_absurd_move(seats: int) -> None:
    for seed in range(3):
        for _, state, action in played(GAME.id, ["medium"] * seats, seed):
            if action[0] == PUT:
                check_cookie(state, action)
            if action[0] in (ORDER, ORDERS):
                check_order(state, action)


def check_cookie(state: TakeTheCakeState, action: Action) -> None:
    """A cookie goes inside only where no place on the rim is left, or candles gain by it."""
    _, card, row, column = action
    if LISTS.toppings[card] != COOKIE:
        return
    outline = outline_of(state, state.target)
    cell = 4 * (row - outline.top) + column - outline.left
    if not RIM[cell] and outline.rim_left:
        after = state.clone()
        after.apply(action)
        assert after.cake_scores()[state.target].candles > state.cake_scores()[state.target].candles


def check_order(state: TakeTheCakeState, action: Action) -> None:
    """The last orders are those that pay most."""
    seat = state.turn()
    if state.seats > 2 and state.cake == 0:
        return
    cakes = (0, 1) if state.seats == 2 else (1,)
    surveys = {
        place: survey_cake(state.cakes[place], state.boxes[place], LISTS)
        for place in state.compared_with(2 * seat + cakes[0])
    }

    def pays(orders: tuple[int, ...]) -> int:
        return sum(
            order_points(LISTS.orders[order], surveys[2 * seat + cake], list(surveys.values()))
            for cake, order in zip(cakes, orders, strict=True)
        )

    assert pays(action[1:]) == max(pays(other[1:]) for other in state.legal_actions())


def choices(state: TakeTheCakeState, level: str = "medium") -> set[str]:
    """What it does here with many seeds."""
    player = make_player(level, "take-the-cake")
    observation = state.observe(state.turn())
    return {GAME.format(player.choose(observation, Random(seed)), LISTS) for seed in range(12)}


def placing(rows: str, hand: str, **given: str) -> TakeTheCakeState:
    """Seat 1 of four is to place cards in a cake of these rows."""
    state = new_game(4, **given)
    do(state, "0 cut T01 0", "1 take B")
    state.cakes[2], state.boxes[2] = cake_of(rows)
    state.sizes[2] = sum(card != NO_CARD for card in state.cakes[2])
    state.hand = sorted(LISTS.piece_index[name] for name in hand.split())
    return state


def test_a_cookie_goes_on_the_rim() -> None:
    state = placing("Vo1 Co1 So1 Lo1/Cc1 . . Cb1/Vc1 . . Vb1/So1 Sc1 Lb1 .", "Vk3")
    assert choices(state) == {"put Vk3 3 3"}


def test_a_candle_joins_the_group_of_its_icing() -> None:
    state = placing("Cd1 Cd2 Vo1 Co1/Cc1 . Vc1 ./Vb1 . . ./. . . .", "Cd4")
    assert choices(state) == {"put Cd4 1 1"}


def test_the_first_card_of_a_cake_lies_where_it_must() -> None:
    state = placing("Vo1", "Vo2 Vk3")
    state.cakes[2], state.boxes[2] = [NO_CARD] * 49, [0, 0, 0, 0]
    assert all(text.endswith(" 0 0") for text in choices(state))


def test_a_cake_that_somebody_else_began_is_finished_in_its_box() -> None:
    state = placing("Vo1 Co1/Cc1", "Vk1 Vk2 Cd1 Ld1")
    state.cakes[2][square_at(-2, 1)] = LISTS.piece_index["So1"]
    state.boxes[2] = [-2, 1, 0, 1]
    while state.phase == PUTTING and state.turn() == 1:
        (text, *_) = sorted(choices(state))
        do(state, f"1 {text}")
    assert state.sizes[2] == 7


def test_it_completes_rows_for_its_order() -> None:
    state = placing("Vo1 Co1 So1 ./Lb1 . . ./. . . .", "Lo1", orders="O20 O21 O22 O12 O09 O10")
    assert choices(state) == {"put Lo1 0 3"}


def test_it_takes_the_fruit_that_squares_up() -> None:
    state = new_game(4, cuts="T01", pieces="Ld1 Vk1 Sf1 Cb1 Vo1 Co1 So1 Lo1 Vc1 Cb2 Ss1 Ld2 Vd1 Cd1 Sk1 Lf1")
    do(state, "0 cut T01 0")  # blue, purple, red, green rows
    state.cakes[2], state.boxes[2] = cake_of("Vo2")
    state.sizes[2] = 1
    assert choices(state) == {"take P"}


def test_two_seats_choose_the_cake_that_a_piece_fits() -> None:
    state = new_game(2, cuts="T01", pieces="Ld1 Vk1 Sf1 Cb1 Vo1 Co1 So1 Lo1 Vc1 Cb2 Ss1 Ld2 Vd1 Cd1 Sk1 Lf1")
    do(state, "0 cut T01 0")
    state.cakes[3], state.boxes[3] = cake_of("Lo2 Vf3 Cf3 Sf3")
    state.cakes[2], state.boxes[2] = cake_of("Vo2 Vo2 Vo2 Lk3")
    state.sizes[2] = state.sizes[3] = 4
    assert choices(state) == {"take P 1"}


def test_it_assigns_an_order_that_pays() -> None:
    state = new_game(3, orders="O01 O02 O03 O04 O05 O06 O07 O08 O09")
    play_to(state, ORDERING)
    text = choices(state)
    assert len(text) <= 3


def test_cuts_and_pieces_are_mixed_and_the_same_seed_gives_the_same_choice() -> None:
    state = new_state(GAME.id, 4, 3)
    player = make_player("easy", "take-the-cake")
    observation = state.observe(state.turn())
    drawn = {player.choose(observation, Random(seed)) for seed in range(40)}
    assert len(drawn) > 2
    assert player.choose(observation, Random(7)) == player.choose(observation, Random(7))


def test_every_order_has_an_outlook() -> None:
    """Of a full cake it is what the order pays (but for the most, which is a chance while cards come)."""
    state = new_game(3)
    play_to(state, ORDERING)
    surveys = {place: survey_cake(state.cakes[place], state.boxes[place], LISTS) for place in (0, 2, 4)}
    for place, survey in surveys.items():
        rivals = Appraiser(state, place // 2).rivals(place)
        for order in LISTS.orders:
            expected = order_points(order, survey, list(surveys.values()))
            assert outlook(order, outline_of(state, place), (), rivals, LISTS) == pytest.approx(expected), (
                order
            )


def test_a_piece_with_an_order_is_worth_more() -> None:
    state = new_game(4, orders="O20 O21 O22 O08 O09 O10")
    do(state, "0 cut T01 0")
    assert state.phase == TAKING
    mine, stranger = Appraiser(state, 1), Appraiser(state, 2)
    piece = [LISTS.piece_index[name] for name in ("Vo2", "Vd4", "Vk3", "Vf3")]
    assert mine.orders(2)
    assert not stranger.orders(2)
    assert mine.worth(2, piece) > stranger.worth(2, piece)


WITH_FRUIT, WITH_COOKIE, WITH_NEITHER = "Vo1 Cc1/Sb1 Ls1", "Vo1 Cc1/Sb1 Lk1", "Vo1 Cc1/Sb1 ."


def between_rounds(seats: int, rounds: int, cakes: dict[int, str], building: int = 0) -> TakeTheCakeState:
    """So many rounds of a cake without orders were played; these cakes lie there, by their places."""
    state = new_game(seats, options={"orders": False})
    state.cake, state.round = building, rounds
    for place, rows in cakes.items():
        state.cakes[place], state.boxes[place] = cake_of(rows)
        state.sizes[place] = sum(card != NO_CARD for card in state.cakes[place])
    return state


@pytest.mark.parametrize(
    ("poor", "rich"),
    [
        (WITH_COOKIE, WITH_FRUIT),
        (WITH_NEITHER, WITH_COOKIE),
        (WITH_NEITHER, "Vo1 Cc1/Sb1 Lf1"),
        ("Vd1 . Cc1/Sb1 Vc1 .", "Vd1 Vc1 ./Sb1 Cc1 ."),
        ("Vd1 Cc1/Sb1 Vc1", "Vd1 ./Sb1 Vc1/. Cc1"),
    ],
)
@pytest.mark.parametrize(("seats", "building", "place"), [(2, 0, 2), (2, 0, 3), (3, 0, 2), (4, 1, 3)])
def test_between_rounds_a_seat_stands_by_what_its_cakes_may_become(
    seats: int, building: int, place: int, poor: str, rich: str
) -> None:
    poorly = dict.fromkeys(range(CAKES * seats), poor)
    for rounds in (1, 2, 3):
        assert values_between_rounds(between_rounds(seats, rounds, poorly, building)) == [0.5] * seats
        values = values_between_rounds(between_rounds(seats, rounds, poorly | {place: rich}, building))
        assert values[1] > 0.5 > values[0]
        assert len({*values}) == 2


def test_fruit_is_better_than_a_cookie_that_scores_more_so_far_and_less_so_from_round_to_round() -> None:
    cakes = dict.fromkeys(range(8), WITH_COOKIE) | {2: WITH_FRUIT}
    states = [between_rounds(4, rounds, cakes) for rounds in (1, 2, 3)]
    assert all(state.scores()[1] < state.scores()[0] for state in states)
    stands = [values_between_rounds(state)[1] for state in states]
    assert stands == sorted({*stands}, reverse=True)
    assert stands[-1] > 0.5


def test_while_the_second_cake_is_built_the_points_of_the_first_count() -> None:
    cakes = {2 * seat + 1: WITH_COOKIE for seat in range(4)}
    even = between_rounds(4, 1, cakes, building=1)
    ahead = between_rounds(4, 1, cakes | {4: WITH_FRUIT}, building=1)
    assert values_between_rounds(even) == [0.5] * 4
    values = values_between_rounds(ahead)
    assert values[2] > 0.5 > values[0] == values[1] == values[3]


def test_hard_plays_cuts_and_pieces_on_with_any_number_of_seats() -> None:
    guide, _ = search_levels(GAME.id)["hard"]
    for seats in GAME.seats:
        assert "hard" in player_names(GAME.id, seats)
        game = played(GAME.id, ["medium"] * seats, seats)
        assert {state.phase for _, state, _ in game if guide.is_searched(state)} == {CUTTING, TAKING}


def last_takes(seed: int, orders: bool) -> list[TakeTheCakeState]:
    """The cut and the takes of the last round of a game of two."""
    return [
        state.clone()
        for _, state, _ in played(GAME.id, ["medium"] * 2, seed, orders=orders)
        if state.round == ROUNDS - 1 and state.phase in (CUTTING, TAKING)
    ]


@pytest.mark.parametrize("seed", range(3))
def test_without_orders_expert_foresees_how_the_last_round_ends(seed: int) -> None:
    state = last_takes(seed, orders=False)[0]
    cutter = state.turn()
    foreseen, _ = weigh_last_round(state.observe(cutter).shown, Random(seed))[0]
    expert = make_player("expert", GAME.id)
    while (seat := state.turn()) != OVER:
        state.apply(expert.choose(state.observe(seat), Random(seed)))
    lead = state.scores()[cutter] - state.scores()[1 - cutter]
    won = 0.5 if lead == 0 else float(lead > 0)
    assert foreseen == pytest.approx((won + values_of_leads((lead, 0), LEAD_SCALE)[0]) / 2)


@pytest.mark.parametrize("seed", range(3))
def test_the_last_piece_is_worth_what_the_best_filling_and_the_best_orders_make_of_it(seed: int) -> None:
    state = last_takes(seed, orders=True)[-1]
    seat = state.turn()
    (take,) = state.legal_actions()
    # A full state: the orders of the other seat are known.
    ((foreseen, action),) = weigh_last_round(state, Random(seed))
    assert action == take
    state.apply(take)
    lead = max(assigned_lead(filled, seat) for filled in fillings(state))
    won = 0.5 if lead == 0 else float(lead > 0)
    assert foreseen == pytest.approx((won + values_of_leads((lead, 0), LEAD_SCALE)[0]) / 2)


def fillings(state: TakeTheCakeState) -> Iterator[TakeTheCakeState]:
    """Every way to place the cards in hand, but for their order."""
    if state.phase != PUTTING:
        yield state
        return
    for action in state.legal_actions():
        if action[1] == state.hand[0]:
            after = state.clone()
            after.apply(action)
            yield from fillings(after)


def assigned_lead(state: TakeTheCakeState, seat: int) -> int:
    """The lead of a seat in the end, when both assign the orders that pay most."""
    while state.turn() != OVER:
        ends = []
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            after.assigned[CAKES * state.turn() : CAKES * state.turn() + CAKES] = action[1:]
            after.phase, phase = ENDED, after.phase
            ends.append((after.scores()[state.turn()], action))
            after.phase = phase
        state.apply(max(ends)[1])
    return state.scores()[seat] - state.scores()[1 - seat]


def test_layouts_of_expert_become_more_than_those_of_hard() -> None:
    gained, cards = 0, Random(5)
    for _, state, _ in played(GAME.id, ["medium"] * 2, 6):
        if state.phase != PUTTING or len(state.hand) < PIECE or state.round != 1:
            continue
        seat, place = state.turn(), state.target
        after = [state.clone() for _ in range(2)]
        for lying, level in zip(after, ("hard", "expert"), strict=True):
            while lying.hand and lying.target == place:
                lying.apply(make_player(level, GAME.id).choose(lying.observe(seat), Random(1)))
        for _ in range(15):
            to_come = cards.sample(state.deck, 2 * (CENTRE - after[0].sizes[place]))
            hards, experts = (finish(lying, seat, place, to_come) for lying in after)
            gained += experts - hards
    assert gained > 0


def test_expert_searches_no_last_round_of_two_but_other_cuts_and_takes() -> None:
    guide, _ = search_levels(GAME.id)["expert"]
    for seats, rounds in ((2, {0, 1, 2}), (4, {0, 1, 2, 3})):
        game = played(GAME.id, ["medium"] * seats, seats)
        assert {state.round for _, state, _ in game if guide.is_searched(state)} == rounds
