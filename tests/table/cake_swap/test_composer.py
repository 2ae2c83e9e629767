"""What a turn in the making comes to, gesture by gesture: it asks the look for all that is legal."""

from __future__ import annotations

from cakedesk.games.cake_swap.actions import (
    CLEAR,
    DRAW,
    END,
    PASS,
    PLACE,
    SQUEEZE_IN,
    SUBMIT,
    SWAP_FOR,
    SWAP_TOP,
)
from cakedesk.games.cake_swap.cards import SQUEEZE, SWAP, SWIPE
from cakedesk.games.cake_swap.game import GAME
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.boards.cake_swap.composer import Source, Spot, TurnComposer
from tests.rules.cake_swap.tables import LISTS, card, do, new_game
from tests.table.cake_swap.named_cards import Pack, card_of


def composer_of(state: CakeSwapState) -> TurnComposer:
    return TurnComposer(state.look(state.turn()))


def spelled(composer: TurnComposer) -> tuple[str, ...]:
    return tuple(GAME.format(action, LISTS) for action in composer.actions())


PACK = Pack()
FIVE, FOUR, TWO = (PACK.layer(size) for size in (5, 4, 2))
OTHERS, THREE_ONE = PACK.layer(4), PACK.layer(3, other=1)
OWN, OTHER = f"{FIVE} {FOUR} {TWO}", f"{OTHERS} {THREE_ONE}"


def swiping() -> CakeSwapState:
    """Worked example 5: a card is to be swiped and goes into the middle by a swap."""
    return new_game(2, OWN, OTHER)


def test_a_turn_begins_with_a_draw() -> None:
    composer = composer_of(new_game(2, table=[LISTS.ids[7]]))
    assert spelled(composer) == ("draw",)
    assert not composer.can_take_back()
    assert not composer.has_card
    assert composer.deed == DRAW
    assert composer.cards_for(0) == [7]


def test_a_draft_takes_its_best_side_and_can_be_turned() -> None:
    name = PACK.card(5, 2)
    composer = composer_of(new_game(2, THREE_ONE, table=[name]))
    composer.choose(Source.DRAFT, card(name))
    assert spelled(composer) == (f"draft {name}", "place 2"), "the 5 can't go on top of the 3"
    composer.turn()
    assert spelled(composer) == (f"draft {name}", "swap 5"), "the 5 could replace the 3"
    composer.turn()
    composer.choose(Source.DRAFT, card(name))
    assert spelled(composer) == ("draw",), "chosen again it is given back"
    for _ in range(4):
        composer.take_back()
    assert not composer.can_take_back()
    composer.do_again()
    assert composer.has_card


def test_swipe_then_into_the_middle_by_a_swap() -> None:
    state = swiping()
    composer = composer_of(state)
    assert composer.seats_for(SWIPE) == [1]
    composer.choose(Source.SWIPE, card(card_of(THREE_ONE)))
    composer.turn_to(3)
    assert composer.spots(3) == [Spot(SWAP_TOP), Spot(SQUEEZE_IN), Spot(SWAP_FOR, 4)]
    composer.go_to(Spot(SWAP_FOR, 4))
    assert spelled(composer) == ("swipe 1", "swap 3 for 4")
    assert composer.tools_in_use == SWIPE | SWAP | SQUEEZE
    assert [LISTS.layers[number].size for number in composer.cake_with(composer.now.spot)] == [5, 3, 2]
    do(state, *spelled(composer))
    assert state.action_cards[0] == 0


def test_a_card_of_the_table_is_the_take_or_comes_besides() -> None:
    name = PACK.card(4, 2)
    composer = composer_of(new_game(2, FIVE, table=[name]))
    composer.choose(Source.DRAFT, card(name))
    composer.turn_to(4)
    composer.go_to(Spot(SWAP_TOP))
    assert spelled(composer) == (f"draft {name}", "swap 4")
    assert composer.can_be_both()
    composer.toggle_take()
    assert spelled(composer) == (f"swap 4 with {name}",)
    composer.take_back()
    assert spelled(composer) == (f"draft {name}", "swap 4")
    composer.go_to(Spot(PLACE))
    assert not composer.can_be_both()


def test_an_action_card_narrows_what_is_lit() -> None:
    name = PACK.card(4, 1)
    state = new_game(2, OWN, OTHER, table=[name])
    composer = composer_of(state)
    assert composer.can_tools & (SWIPE | SWAP) == SWIPE | SWAP
    composer.pick_tool(SWIPE)
    assert composer.cards_for(SWIPE) == []
    assert composer.seats_for(SWIPE) == [1]
    composer.pick_tool(SWAP)
    assert composer.seats_for(SWAP) == []
    assert composer.source_of(card(name)) is Source.TABLE
    composer.pick_tool(SWAP)
    assert composer.now.tool == 0
    assert composer.source_of(card(name)) is Source.DRAFT


def test_a_drawn_card_may_be_passed_and_one_that_fits_nowhere_is() -> None:
    name = PACK.card(3, 1)
    state = new_game(2, OWN, deck=[name])
    do(state, "draw")
    composer = composer_of(state)
    assert spelled(composer) == ("place 1",)
    composer.do((PASS,))
    assert spelled(composer) == ("pass",)
    assert not composer.has_card
    composer.turn_to(1)
    assert spelled(composer) == ("place 1",)
    pack = Pack()
    five_four = pack.card(5, 4)
    state = new_game(2, pack.layer(1), deck=[five_four])
    state.action_cards[0] = 0
    do(state, "draw")
    composer = composer_of(state)
    assert spelled(composer) == ("pass",)
    composer.turn()
    assert spelled(composer) == (), "no side of it fits"
    assert composer.gestures()


def test_submitting_and_ending() -> None:
    state = new_game(2, Pack().cake(5, 4, 3, cake="vanilla"))
    composer = composer_of(state)
    deeds = composer.deeds()
    worth = [LISTS.ribbon_points[deed[1]] for deed in deeds if deed[0] == SUBMIT]
    assert worth == sorted(worth, reverse=True), "the best ribbon comes first"
    assert len(worth) >= 2
    assert (CLEAR,) in deeds
    assert (END,) not in deeds
    composer.do(deeds[0])
    assert spelled(composer)[0].startswith("submit ")
    composer.do(deeds[0])
    assert spelled(composer) == ("draw",), "chosen again it is not done"
    composer.do((CLEAR,))
    assert spelled(composer) == ("clear",)
    assert composer.give_up()
    assert spelled(composer) == ("draw",)
    assert not composer.give_up()
    do(state, "draw")
    state.apply((PASS,))
    assert spelled(composer_of(state)) == ("end",)
