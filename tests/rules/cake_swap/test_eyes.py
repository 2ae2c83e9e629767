"""Who may see what: all but the deck, whose bottom is known after a tie in set-up; and what is told."""

from __future__ import annotations

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.chance import seeded_rng
from cakedesk.games.cake_swap import events
from cakedesk.games.cake_swap.game import GAME
from cakedesk.games.cake_swap.state import CakeSwapState
from tests.rules.cake_swap.tables import LISTS, card, do, layer, new_game, ribbon_number


def tied_game() -> CakeSwapState:
    #   5CS-3CO and 4VS... both seats hold sums of 8; then 9 against 3
    deck = list(dict.fromkeys(["5CS-3CO", "5VO-3VB", "5VS-4CK", "2CS-1CU", *LISTS.ids]))
    return GAME.new_state(2, {}, {"deck": deck}, LISTS)


def test_cards_put_under_the_deck_are_remembered_but_not_seen() -> None:
    state = tied_game()
    under = [card("5VO-3VB"), card("5CS-3CO")]
    assert (state.first, state.under, state.deck[:2]) == (0, 2, under)
    assert state.observe(1).shown.deck == [*under, *[UNKNOWN] * 56]
    assert state.look(1).shown.deck == [UNKNOWN] * 58
    assert state.look(None).shown.deck == [UNKNOWN] * 58
    rng = seeded_rng("deck")
    drawn = [state.observe(0).determinize(rng) for _ in range(800)]
    assert all(other.deck[:2] == under for other in drawn)
    assert {other.deck[-1] for other in drawn} == set(state.deck[2:])
    assert any(other.deck[:2] != under for other in (state.look(0).determinize(rng) for _ in range(10)))


def test_the_last_cards_are_known() -> None:
    state = tied_game()
    state.out, state.deck = state.deck[1:], state.deck[:1]
    assert state.observe(0).shown.deck == [card("5VO-3VB")]


def test_a_held_card_lies_open() -> None:
    state = new_game(2, deck=["3VO-1VS"])
    do(state, "draw")
    assert state.look(None).shown.held == state.look(1).shown.held == card("3VO-1VS")


def told(state: CakeSwapState, *lines: str) -> list[object]:
    state.journal = []
    do(state, *lines)
    noted: list[object] = [event for event, _ in state.journal]
    state.journal = None
    return noted


def test_a_turn_is_told_step_by_step() -> None:
    state = new_game(
        2, "5VS-4CK:5 4CO-2CB:4 2CB-1VK:2", "3CW-2VB:3", deck=["3VO-1VS", "4VS-2VK"], table=["2VO-1CB"]
    )
    assert told(state, "swap 1 with 2VO-1CB") == [
        events.LayerSwapped(0, layer("2VO-1CB:1"), 2, layer("2CB-1VK:2"), True, False)
    ]
    assert told(state, "draw", "squeeze 3") == [
        events.CardDrawn(0, card("3VO-1VS"), len(state.deck)),
        events.LayerPlaced(0, layer("3VO-1VS:3"), 2, True),
    ]
    assert told(state, "submit honorable", "swipe 1", "place 3", "end") == [
        events.PlatterCleared(
            0,
            (layer("5VS-4CK:5"), layer("4CO-2CB:4"), layer("3VO-1VS:3"), layer("2VO-1CB:1")),
            ribbon_number("honorable-red"),
            5,
        ),
        events.CardSwiped(0, 1, layer("3CW-2VB:3")),
        events.LayerPlaced(0, layer("3CW-2VB:3"), 0, False),
        events.TurnBegan(1),
    ]
    assert told(state, "draw", "pass", "end") == [
        events.CardDrawn(1, card("4VS-2VK"), len(state.deck)),
        events.CardPassed(1, card("4VS-2VK")),
        events.TurnBegan(0),
    ]
    assert told(state, "draft 2CB-1VK", "place 2")[0] == events.CardDrafted(0, card("2CB-1VK"))
    assert told(state, "clear") == [events.PlatterCleared(0, (layer("3CW-2VB:3"), layer("2CB-1VK:2")), -1, 0)]


def test_a_lower_layer_swapped_from_the_hand_is_told() -> None:
    state = new_game(2, "5VS-4CK:5 2CB-1VK:2", deck=["4VS-2VK"])
    assert told(state, "draw", "swap 4 for 5")[1] == events.LayerSwapped(
        0, layer("4VS-2VK:4"), 0, layer("5VS-4CK:5"), False, True
    )


def test_both_ends_are_told() -> None:
    state = new_game(2, "5VS-4CK:5 4CO-2CB:4 2CB-1VK:2")
    state.points[0] = 30
    assert told(state, "submit honorable")[-1] == events.GameEnded((0,), True)
    state = new_game(2)
    state.out, state.deck = state.deck[1:], state.deck[:1]
    assert told(state, "draw", "pass", "end")[-1] == events.GameEnded((0, 1), False)


def test_only_a_draw_reveals() -> None:
    state = new_game(2, table=["4VS-2VK"])
    assert state.reveals(GAME.parse("draw", LISTS))
    assert not state.reveals(GAME.parse("draft 4VS-2VK", LISTS))
