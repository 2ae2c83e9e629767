"""Staging the placements of a turn, and telling what they would do: checked against the rules themselves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cakedesk.engine.errors import IllegalAction
from cakedesk.games.top_cake.actions import NEW_STACK
from cakedesk.games.top_cake.actions import stack as stack_action
from cakedesk.games.top_cake.game import GAME
from cakedesk.games.top_cake.phases import STACKING
from cakedesk.games.top_cake.state import TopCakeState, first_state
from cakedesk.table.boards.top_cake.stack_composer import StackComposer, points_of, preview_placement

LISTS = GAME.builtin_lists()


def cards(*names: str) -> list[int]:
    return [LISTS.index[name] for name in names]


def stacking_state(
    stacks: list[list[int]], won: list[int], *, others_won: list[int] | None = None, round_index: int = 0
) -> TopCakeState:
    """A state in which seat 0 stacks; seat 1 follows if it won something."""
    used = {card for stack in stacks for card in stack} | set(won) | set(others_won or [])
    free_cakes = [card for card in LISTS.cakes if card not in used]
    state = first_state(LISTS, 2, 0, list(LISTS.cakes), list(LISTS.toppers))
    state.round = round_index
    state.phase = STACKING
    state.to_act = 0
    state.row, state.bids = [], []
    state.cake_deck = free_cakes[:4] if round_index < 4 else []
    state.topper_deck = [card for card in LISTS.toppers if card not in used][:1] if round_index < 4 else []
    state.stacks = [stacks, []]
    state.won = [list(won), list(others_won or [])]
    return state


@st.composite
def placements(draw: st.DrawFn) -> tuple[list[list[int]], list[int], list[tuple[int, float]]]:
    """Stacks as play can leave them, won cards, and an order with a choice of stack for each."""
    pool = draw(st.permutations(range(len(LISTS.cards))))
    won = list(pool[: draw(st.integers(1, 5))])
    stacks: list[list[int]] = []
    for card in pool[5 : 5 + draw(st.integers(0, 15))]:
        number = draw(st.integers(-1, len(stacks) - 1))
        if number < 0:
            stacks.append([card])
        else:
            stacks[number] = list(preview_placement(stacks, card, number, LISTS).after)
    order = draw(st.permutations(won))
    return stacks, won, [(card, draw(st.floats(0, 1, exclude_max=True))) for card in order]


@given(placements())
def test_the_preview_is_what_the_rules_do(
    case: tuple[list[list[int]], list[int], list[tuple[int, float]]],
) -> None:
    stacks, won, choices = case
    state = stacking_state([stack[:] for stack in stacks], won, others_won=[], round_index=0)
    state.won[1] = [
        next(card for card in LISTS.cakes if card not in won and all(card not in s for s in stacks))
    ]
    composer = StackComposer(state.look(0))
    engine = state.clone()
    for card, share in choices:
        targets = composer.targets(card)
        target = targets[int(share * len(targets))]
        preview = composer.place(card, target)
        points = engine.scores()[0]
        fallen_before = len(engine.fallen)
        engine.apply(stack_action(card, target))
        assert [list(stack) for stack in composer.stacks] == engine.stacks[0]
        assert [layer.card for layer in preview.falling] == engine.fallen[fallen_before:]
        assert preview.gain == engine.scores()[0] - points
        assert sum(points_of(stack, LISTS) for stack in composer.stacks) == engine.scores()[0]
        assert all(layer.would_carry > layer.bears for layer in preview.falling)
    assert composer.is_complete()
    assert [LISTS.cards[action[1]].id for action in composer.actions()] == [
        LISTS.cards[card].id for card, _ in choices
    ]
    replayed = state.clone()
    for action in composer.actions():
        assert replayed.why_not(action) is None
        replayed.apply(action)
    assert replayed.stacks == engine.stacks
    assert state.stacks[0] == stacks, "staging never touches the state that it was made from"


def test_the_last_placement_of_a_round_is_staged_though_it_would_reveal_the_next_row() -> None:
    state = stacking_state([cards("coffee-5")], cards("lemon-4"))
    composer = StackComposer(state.look(0))
    assert state.reveals(stack_action(composer.won[0], 0))
    composer.place(composer.won[0], 0)
    assert composer.is_complete()
    assert composer.stacks == [tuple(cards("coffee-5", "lemon-4"))]


def test_layers_fall_as_in_the_rulings() -> None:
    state = stacking_state(
        [cards("coffee-2")], cards("crown", "lemon-5", "lemon-4"), others_won=cards("carrot-4")
    )
    composer = StackComposer(state.look(0))
    crown, lemon_5, lemon_4 = composer.won
    assert composer.place(crown, 0).falling == ()
    (fallen,) = composer.place(lemon_5, 0).falling
    assert (fallen.card, fallen.position, fallen.bears, fallen.would_carry) == (crown, 1, 0, 1)
    assert composer.place(lemon_4, 0).falling == ()
    assert composer.stacks == [tuple(cards("coffee-2", "lemon-5", "lemon-4"))]


def test_a_third_layer_collapses_a_bottom_that_bears_two() -> None:
    stacks = [cards("victoria-2", "coffee-3", "carrot-3a")]
    preview = preview_placement(stacks, LISTS.index["lemon-4"], 0, LISTS)
    (fallen,) = preview.falling
    assert (fallen.position, fallen.bears, fallen.would_carry) == (0, 2, 3)
    assert preview.after == tuple(cards("coffee-3", "carrot-3a", "lemon-4"))
    assert (preview.points_before, preview.points_after) == (4, 4)


def test_taking_back_undoes_one_placement_or_all() -> None:
    state = stacking_state([cards("coffee-5")], cards("lemon-4", "rose"), others_won=cards("carrot-4"))
    composer = StackComposer(state.look(0))
    lemon, rose = composer.won
    composer.place(rose, NEW_STACK)
    composer.place(lemon, 1)
    assert composer.stacks == [tuple(cards("coffee-5")), (lemon,)]
    assert composer.take_back()
    assert composer.stacks == [tuple(cards("coffee-5")), (rose,)]
    assert composer.to_place == (lemon,)
    composer.place(lemon, 0)
    composer.take_all_back()
    assert composer.to_place == (lemon, rose)
    assert composer.placements == [] and composer.actions() == ()
    assert not composer.take_back()


def test_what_the_rules_refuse_is_refused_with_their_reason() -> None:
    state = stacking_state([], cards("lemon-4"), others_won=cards("carrot-4"))
    composer = StackComposer(state.look(0))
    lemon = composer.won[0]
    assert composer.targets(lemon) == [NEW_STACK]
    reason = composer.why_not(lemon, 0)
    assert reason is not None
    assert reason.code == "no_such_stack"
    with pytest.raises(IllegalAction):
        composer.place(LISTS.index["carrot-4"], NEW_STACK)
    assert composer.targets(LISTS.index["carrot-4"]) == []


def test_a_turn_needs_the_look_of_the_seat_to_act() -> None:
    state = stacking_state([], cards("lemon-4"))
    with pytest.raises(ValueError, match="seat to act"):
        StackComposer(state.look(1))
    with pytest.raises(ValueError, match="seat to act"):
        StackComposer(state.look(None))


def test_what_was_taken_back_comes_again_until_something_else_is_staged() -> None:
    won = cards("lemon-4", "carrot-3a", "coffee-5")
    composer = StackComposer(stacking_state([], won).look(0))
    for card, number in zip(won, (NEW_STACK, 0, NEW_STACK), strict=True):
        composer.place(card, number)
    whole, placements, stacks = composer.actions(), composer.placements, composer.stacks
    assert not composer.can_do_again()
    composer.take_back()
    composer.take_back()
    composer.do_again()
    assert composer.placements == placements[:2]
    composer.do_again()
    assert (composer.actions(), composer.stacks) == (whole, stacks)
    composer.take_all_back()
    assert composer.placements == [] and composer.actions() == ()
    composer.do_again()
    assert composer.actions() == whole and not composer.can_do_again()
    composer.take_back()
    composer.place(won[2], 0)
    assert not composer.can_do_again()
    composer.do_again()
    assert len(composer.actions()) == 3
