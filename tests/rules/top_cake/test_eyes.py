"""Who may see what: face-down bids are hidden from everyone, remembered by their owner."""

from __future__ import annotations

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.events import Step
from cakedesk.games.top_cake import events
from cakedesk.games.top_cake.cards import REVERSE, SNATCH, hand_kinds, kinds_in
from cakedesk.games.top_cake.game import GAME
from cakedesk.games.top_cake.phases import HALF_POINT
from cakedesk.games.top_cake.resolving import DOWN, UP
from cakedesk.games.top_cake.state import TopCakeState
from tests.rules.top_cake.tables import LISTS, do, ids, new_game

CAKES = ["lemon-1", "chocolate-6", "velvet-2", "coffee-5", "carrot-4"]
ALL = hand_kinds(3)


def after_two_bids() -> TopCakeState:
    state = new_game(3, CAKES)
    do(state, "0 bid up=5:velvet-2 down=S:coffee-5", "1 bid up=2:coffee-5 down=6:coffee-5")
    return state


def test_the_owner_remembers_but_does_not_see() -> None:
    state = after_two_bids()
    assert state.observe(0).shown.bids[2] == [(0, SNATCH, DOWN), (1, 2, UP), (1, UNKNOWN, DOWN)]
    assert state.look(0).shown.bids[2] == [(0, UNKNOWN, DOWN), (1, 2, UP), (1, UNKNOWN, DOWN)]
    assert state.look(None).shown.bids == state.look(0).shown.bids
    assert state.observe(1).shown.bids[2] == [(0, UNKNOWN, DOWN), (1, 2, UP), (1, 6, DOWN)]


def test_a_hand_shows_what_is_left_in_it_and_others_what_may_be() -> None:
    state = after_two_bids()
    for shown in (state.observe(0).shown, state.look(0).shown):
        assert kinds_in(shown.hands[0]) == (1, 2, 3, 4, 6, REVERSE)
        assert kinds_in(shown.hands[1]) == (1, 3, 4, 5, 6, SNATCH, REVERSE)
        assert shown.hand_sizes == [6, 6, 8]
    assert kinds_in(state.look(None).shown.hands[0]) == (1, 2, 3, 4, 6, SNATCH, REVERSE)


def test_decks_are_hidden_but_their_heights_are_not() -> None:
    shown = after_two_bids().observe(2).shown
    assert shown.cake_deck == [UNKNOWN] * 16
    assert shown.topper_deck == [UNKNOWN] * 4


def test_between_rounds_all_hands_are_known() -> None:
    state = new_game(3, CAKES)
    do(state, "0 bid up=5:velvet-2 down=S:coffee-5", "1 bid up=2:coffee-5 down=6:coffee-5")
    state.phase, state.to_act = HALF_POINT, 0
    do(state, "0 half carrot-4")
    assert state.observe(2).shown.hands == state.hands
    assert state.look(None).shown.hands == state.hands


def test_every_possibility_is_drawn() -> None:
    observation = after_two_bids().observe(0)
    rng = seeded_rng("possibilities")
    drawn = [observation.determinize(rng) for _ in range(300)]
    pool = {1, 3, 4, 5, 6, SNATCH, REVERSE}
    assert {state.bids[2][2][1] for state in drawn} == pool
    assert all({state.bids[2][2][1], *kinds_in(state.hands[1])} == pool for state in drawn)
    unseen = set(LISTS.cakes) - {LISTS.index[name] for name in CAKES}
    assert {state.cake_deck[-1] for state in drawn} == unseen
    assert {state.topper_deck[-1] for state in drawn} == set(LISTS.toppers)
    assert {tuple(state.bids[2][0]) for state in drawn} == {(0, SNATCH, DOWN)}


def test_a_look_draws_own_face_down_bids_from_what_is_missing_in_the_hand() -> None:
    state = after_two_bids()
    state.to_act = 0
    do(state, "0 bid up=1:velvet-2 down=3:velvet-2")
    rng = seeded_rng("look")
    drawn = {(s.bids[2][0][1], s.bids[1][2][1]) for s in (state.look(0).determinize(rng) for _ in range(50))}
    assert drawn == {(SNATCH, 3), (3, SNATCH)}


def events_of(*lines: str) -> list[tuple[list[events.Event], list[events.Event]]]:
    """What a spectator and seat 0 are told of each of these moves at the start of a game."""
    state, told = new_game(3, CAKES), []
    for line in lines:
        journal: list[object] = []
        state.journal = journal
        seat = state.turn()
        state.apply(GAME.parse(line, LISTS))
        state.journal = None
        step = Step(seat, (), False, tuple(journal))
        told.append((step.events_for(None), step.events_for(0)))
    return told


def test_a_bid_is_told_without_the_kind_that_lies_face_down() -> None:
    velvet, coffee = LISTS.index["velvet-2"], LISTS.index["coffee-5"]
    ((to_all, to_owner),) = events_of("bid up=5:velvet-2 down=S:coffee-5")
    assert (
        to_all == to_owner == [events.BidLaid(0, velvet, 5, True), events.BidLaid(0, coffee, UNKNOWN, False)]
    )


def test_a_round_is_told_step_by_step() -> None:
    *_, (told, _) = events_of(
        "bid up=5:velvet-2 down=4:velvet-2",
        "bid up=2:velvet-2 down=1:velvet-2",
        "bid up=2:velvet-2 down=1:velvet-2",
        "bid up=3:velvet-2 down=2:velvet-2",
        "bid up=5:coffee-5 down=4:coffee-5",
        "bid up=4:coffee-5 down=R:carrot-4",
        "half carrot-4",
    )
    assert [type(event).__name__ for event in told] == [
        "HalfLaid",
        "ResolvingBegan",
        "CardResolved",
        "CardResolved",
        "CardResolved",
        "CardResolved",
        "StackingBegan",
    ]
    assert told[-1] == events.StackingBegan((0, 1))
    began = told[1]
    assert isinstance(began, events.ResolvingBegan)
    assert ids(began.cards) == CAKES[1:]


def test_stacking_is_told_and_a_new_round_begins() -> None:
    state = new_game(3, CAKES)
    state.phase = HALF_POINT
    do(state, "0 half carrot-4")
    state.stacks[0] = [[LISTS.index["crown"]]]
    state.journal = []
    do(state, "0 stack carrot-4 0")
    told = [event for event, _ in state.journal]
    carrot, crown = LISTS.index["carrot-4"], LISTS.index["crown"]
    assert told == [
        events.LayerPlaced(0, carrot, 0, False),
        events.LayersCollapsed(0, 0, (crown,)),
        events.RoundEnded(0),
        events.RoundBegan(1, 1),
        events.CardsRevealed(tuple(state.row)),
    ]
    looks = [state.row for _, state in state.journal]
    assert looks[:4] == [[], [], [], []], "new cards are not there before they are turned up"


def test_only_what_turns_cards_up_reveals() -> None:
    state = new_game(3, CAKES)
    assert not state.reveals(GAME.parse("bid up=5:velvet-2 down=4:velvet-2", LISTS))
    do(state, "0 bid up=5:velvet-2 down=4:coffee-5")
    state.phase, state.to_act = HALF_POINT, 0
    assert state.reveals(GAME.parse("half carrot-4", LISTS))
    do(state, "0 half carrot-4")
    assert not state.reveals(GAME.parse("stack velvet-2 new", LISTS))
    do(state, "0 stack velvet-2 new", "0 stack coffee-5 new")
    last = GAME.parse("stack carrot-4 new", LISTS)
    assert state.reveals(last)
    state.round = 4
    assert not state.reveals(last)
