"""Why moves of Cake Swap are not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Reason
from cakedesk.games.cake_swap.actions import (
    ACTION_LENGTHS,
    CLEAR,
    DRAFT,
    DRAW,
    PASS,
    PLACE,
    SQUEEZE_IN,
    SUBMIT,
    SWAP_FOR,
    SWAP_FOR_WITH,
    SWAP_TOP,
    SWAP_TOP_WITH,
    SWIPE_FROM,
)
from cakedesk.games.cake_swap.cards import (
    CARDS,
    CLASSES,
    FEWEST_LAYERS,
    LARGEST,
    SQUEEZE,
    SWAP,
    SWIPE,
    ribbon,
    ribbon_name,
)
from cakedesk.games.cake_swap.classes import classes_left, classes_met

if TYPE_CHECKING:
    from cakedesk.games.cake_swap.state import CakeSwapState

NOBODY = -1


def why_not(state: CakeSwapState, action: Action) -> Reason | None:
    """Why the seat to act can't do something. See `State.why_not`."""
    if not action or len(action) != ACTION_LENGTHS.get(action[0]):
        return Reason("no_such_action")
    if state.over:
        return Reason("game_over")
    if action[0] in {PLACE, SQUEEZE_IN, PASS, SWAP_TOP, SWAP_FOR}:
        return _why_not_finish(state, action)
    if state.held != NOBODY:
        return Reason("held_first", card=state.lists.ids[state.held])
    return _why_not_begin(state, action)


def _why_not_finish(state: CakeSwapState, action: Action) -> Reason | None:
    """About what is done with the held card."""
    held, kind = state.held, action[0]
    if held == NOBODY:
        return Reason("nothing_held")
    if kind == PASS:
        return None if state.held_was_drawn else Reason("not_drawn")
    size = action[1]
    reason = _why_not_side(state, held, size)
    if reason is not None:
        return reason
    if kind == PLACE:
        sizes = state.sizes_of(state.to_act)
        return Reason("must_be_smaller", size=sizes[-1]) if sizes and size >= sizes[-1] else None
    if kind == SQUEEZE_IN:
        return _why_not_squeeze(state, size)
    return _why_not_swap(state, size) if kind == SWAP_TOP else _why_not_swap_for(state, size, action[2])


def _why_not_side(state: CakeSwapState, card: int, size: int) -> Reason | None:
    if not 1 <= size <= LARGEST:
        return Reason("unknown_size")
    if state.lists.sides[card][size] < 0:
        return Reason("no_such_side", card=state.lists.ids[card], size=size)
    return None


def _why_not_squeeze(state: CakeSwapState, size: int) -> Reason | None:
    if not state.action_cards[state.to_act] & SQUEEZE:
        return Reason("squeeze_used")
    sizes = state.sizes_of(state.to_act)
    if not sizes:
        return Reason("empty_platter")
    if size in sizes:
        return Reason("size_is_there", size=size)
    return Reason("squeeze_not_on_top", size=size) if size < sizes[-1] else None


def _why_not_swap(state: CakeSwapState, size: int) -> Reason | None:
    """About replacing the top layer."""
    if not state.action_cards[state.to_act] & SWAP:
        return Reason("swap_used")
    sizes = state.sizes_of(state.to_act)
    if not sizes:
        return Reason("empty_platter")
    if len(sizes) > 1 and size >= sizes[-2]:
        return Reason("must_be_smaller", size=sizes[-2])
    return None


def _why_not_swap_for(state: CakeSwapState, size: int, old: int) -> Reason | None:
    """About replacing a lower layer."""
    left, sizes = state.action_cards[state.to_act], state.sizes_of(state.to_act)
    if not left & SWAP:
        return Reason("swap_used")
    if not 1 <= old <= LARGEST:
        return Reason("unknown_size")
    if old not in sizes:
        return Reason("no_such_layer", size=old)
    if old == sizes[-1]:
        return Reason("top_is_not_named", size=old)
    if not left & SQUEEZE:
        return Reason("squeeze_used")
    number = sizes.index(old)
    if size <= sizes[number + 1]:
        return Reason("must_be_larger", size=sizes[number + 1])
    if number and size >= sizes[number - 1]:
        return Reason("must_be_smaller", size=sizes[number - 1])
    return None


def _why_not_begin(state: CakeSwapState, action: Action) -> Reason | None:
    """About what is done without a held card."""
    kind = action[0]
    if kind in {DRAW, DRAFT}:
        if state.taken:
            return Reason("taken_already")
        return None if kind == DRAW else _why_not_draft(state, action[1])
    if kind == SWIPE_FROM:
        return _why_not_swipe(state, action[1])
    if kind in {SWAP_TOP_WITH, SWAP_FOR_WITH}:
        return _why_not_swap_with(state, action)
    if kind in {CLEAR, SUBMIT}:
        return _why_not_clear(state) or (_why_not_submit(state, action[1]) if kind == SUBMIT else None)
    return None if state.taken else Reason("take_first")


def _why_not_draft(state: CakeSwapState, card: int) -> Reason | None:
    return _why_not_on_table(state, card) or _why_not_usable(state, card)


def _why_not_on_table(state: CakeSwapState, card: int) -> Reason | None:
    if not 0 <= card < CARDS:
        return Reason("unknown_card")
    return None if state.table >> card & 1 else Reason("not_on_table", card=state.lists.ids[card])


def _why_not_usable(state: CakeSwapState, card: int) -> Reason | None:
    if state.lists.size_bits[card] & state.fit().usable:
        return None
    return Reason("fits_nowhere", card=state.lists.ids[card])


def _why_not_swipe(state: CakeSwapState, seat: int) -> Reason | None:
    if not state.action_cards[state.to_act] & SWIPE:
        return Reason("swipe_used")
    if not 0 <= seat < state.seats:
        return Reason("no_such_seat", seat=seat)
    if seat == state.to_act:
        return Reason("own_platter")
    if not state.platters[seat]:
        return Reason("nothing_to_swipe", seat=seat)
    return _why_not_usable(state, state.platters[seat][-1] >> 1)


def _why_not_swap_with(state: CakeSwapState, action: Action) -> Reason | None:
    size, card = action[1], action[-1]
    reason = _why_not_on_table(state, card) or _why_not_side(state, card, size)
    if reason is not None:
        return reason
    return _why_not_swap(state, size) if len(action) == 3 else _why_not_swap_for(state, size, action[2])


def _why_not_clear(state: CakeSwapState) -> Reason | None:
    if not state.platters[state.to_act]:
        return Reason("empty_platter")
    return Reason("cleared_already") if state.cleared else None


def _why_not_submit(state: CakeSwapState, cake_class: int) -> Reason | None:
    platter = state.platters[state.to_act]
    if not 0 <= cake_class < len(CLASSES):
        return Reason("unknown_class")
    if len(platter) < FEWEST_LAYERS:
        return Reason("too_few_layers", layers=len(platter))
    if not classes_met(platter, state.lists) >> cake_class & 1:
        return Reason("class_not_met", name=CLASSES[cake_class])
    if not classes_left(state.ribbons_left, len(platter)) >> cake_class & 1:
        return Reason("ribbon_is_gone", ribbon=ribbon_name(ribbon(cake_class, len(platter))))
    return None
