"""Who may see what, who remembers what, and what each is told."""

from __future__ import annotations

from cakedesk.engine.actions import CHANCE, UNKNOWN
from cakedesk.engine.chance import seeded_rng
from cakedesk.games.take_the_cake import events
from cakedesk.games.take_the_cake.phases import ENDED, NO_ORDER, ORDERING, SHUFFLING
from tests.rules.take_the_cake.tables import LISTS, do, new_game, play_to, put_anywhere, told


def test_the_cutter_alone_sees_the_cut_cards_drawn() -> None:
    state = new_game(4)
    assert state.look(0).shown.drawn == state.observe(0).shown.drawn == [0, 1]
    for shown in (state.look(1).shown, state.observe(1).shown, state.look(None).shown):
        assert shown.drawn == [UNKNOWN, UNKNOWN]
        assert shown.cut_deck == [UNKNOWN] * 25


def test_the_cut_card_not_chosen_stays_secret_and_its_drawer_remembers_it() -> None:
    state = new_game(4)
    do(state, "0 cut T02 1")
    assert state.observe(0).shown.cuts_away == [0]
    assert state.look(0).shown.cuts_away == [UNKNOWN]
    assert state.observe(1).shown.cuts_away == [UNKNOWN]
    drawn = [state.observe(1).determinize(seeded_rng(seed)) for seed in range(80)]
    held = {other.cuts_away[0] for other in drawn}
    assert len(held) > 15
    assert 1 not in held
    assert all(other.cuts_laid == [1] for other in drawn)
    assert all(state.observe(0).determinize(seeded_rng(seed)).cuts_away == [0] for seed in range(5))


def test_decks_are_hidden_but_what_they_hold_is_known() -> None:
    state = new_game(4)
    shown = state.observe(2).shown
    assert shown.deck == [UNKNOWN] * 48
    drawn = state.observe(2).determinize(seeded_rng(1))
    assert sorted(drawn.deck) == sorted(state.deck)
    assert drawn.deck != state.deck


def test_the_second_deck_is_drawn_anew_too() -> None:
    for seats in (2, 3, 4):
        state = new_game(seats)
        play_to(state, ENDED if seats == 2 else SHUFFLING)
        if seats > 2:
            do(state, "-1 shuffle " + " ".join(LISTS.pieces))
        drawn = state.look(None).determinize(seeded_rng(1))
        assert sorted(drawn.deck) == sorted(state.deck)


def test_orders_of_others_are_hidden_and_the_unused_one_for_good() -> None:
    state = new_game(3)
    assert state.look(0).shown.orders == [[0, 1, 2], [UNKNOWN] * 3, [UNKNOWN] * 3]
    assert state.look(None).shown.orders == [[UNKNOWN] * 3] * 3
    drawn = [state.observe(0).determinize(seeded_rng(seed)) for seed in range(60)]
    assert {order for other in drawn for order in other.orders[1] + other.orders[2]} == set(range(3, 23))
    play_to(state, ORDERING)
    do(state, "0 order O01")
    assert told(state, "1 order O04", 0) == [events.OrdersAssigned(1, (UNKNOWN,))]
    assert told(state, "1 order O04", 1) == [events.OrdersAssigned(1, (3,))]
    assert state.look(0).shown.assigned[0] == 0
    assert state.look(1).shown.assigned[0] == state.observe(1).shown.assigned[0] == UNKNOWN
    assert {state.observe(1).determinize(seeded_rng(seed)).assigned[0] for seed in range(60)} <= set(
        range(23)
    )
    do(state, "1 order O04")
    shown = told(state, "2 order O07", None)
    assert [type(event).__name__ for event in shown] == ["OrdersAssigned", "OrdersRevealed", "CakesScored"]
    assert shown[1] == events.OrdersRevealed(((0,), (3,), (6,)))
    do(state, "2 order O07")
    assert state.look(None).shown.assigned == [0, NO_ORDER, 3, NO_ORDER, 6, NO_ORDER]
    play_to(state, ENDED)
    assert state.look(0).shown.orders[1] == [UNKNOWN]
    assert len(state.look(0).shown.orders[0]) == 1


def test_two_seats_orders_are_secret_for_both_cakes() -> None:
    state = new_game(2)
    play_to(state, ORDERING)
    do(state, "0 order O03 O01")
    assert state.look(1).shown.assigned == [UNKNOWN, UNKNOWN, NO_ORDER, NO_ORDER]
    shown = told(state, "1 order O04 O05", 0)
    assert shown[0] == events.OrdersAssigned(1, (UNKNOWN, UNKNOWN))
    assert shown[1] == events.OrdersRevealed(((2, 0), (3, 4)))
    scored, ended = shown[2:]
    assert isinstance(scored, events.CakesScored)
    assert (scored.cakes, len(scored.scores), len(scored.scores[0])) == ((0, 1), 2, 2)
    assert isinstance(ended, events.GameEnded)


def test_a_round_is_told_step_by_step() -> None:
    state = new_game(2)
    assert told(state, "0 cut T01 0", 1) == [events.CutLaid(0, 0, 0)]
    do(state, "0 cut T01 0")
    assert told(state, "1 take R 1", None) == [events.PieceTaken(1, 0, 1, (8, 9, 10, 11))]
    do(state, "1 take R 1")
    card = LISTS.pieces[8]
    assert told(state, f"1 put {card} 0 0", None) == [events.CardPlaced(1, 1, 8, 0, 0)]
    put_anywhere(state)
    for line in ("0 take G 0", "1 take B", "0 take P"):
        do(state, line)
        last = state.clone()
        while len(last.hand) > 1:
            last.apply(last.legal_actions()[0])
        put_anywhere(state)
    last_card = LISTS.pieces[last.hand[0]]
    _, _, row, column = last.legal_actions()[0]
    placed, began, drawn = told(last, f"0 put {last_card} {row} {column}", 0)
    assert isinstance(placed, events.CardPlaced)
    assert began == events.RoundBegan(0, 1, tuple(range(16, 32)))
    assert drawn == events.CutsDrawn(1, (UNKNOWN, UNKNOWN))
    assert told(last, f"0 put {last_card} {row} {column}", 1)[2] == events.CutsDrawn(1, (2, 3))


def test_chance_is_told() -> None:
    state = new_game(3, first=2)
    assert told(state, "-1 cut T01 0", None) == [
        events.CutLaid(CHANCE, 0, 0),
        events.PieceTaken(2, 2, 0, (4, 5, 6, 7)),
    ]
    play_to(state, SHUFFLING)
    shown = told(state, "-1 shuffle " + " ".join(LISTS.pieces), None)
    assert shown == [events.CardsShuffled(), events.RoundBegan(1, 0, tuple(range(16)))]


def test_the_piece_left_is_told() -> None:
    state = new_game(3)
    do(state, "-1 cut T01 0")
    for _ in range(2):
        put_anywhere(state)
    while len(state.hand) > 1:
        state.apply(state.legal_actions()[0])
    _, card, row, column = state.legal_actions()[0]
    shown = told(state, f"2 put {LISTS.pieces[card]} {row} {column}", 1)
    assert events.PieceLeft(3, (12, 13, 14, 15)) in shown
