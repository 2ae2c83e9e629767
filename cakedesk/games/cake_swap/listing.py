"""The legal moves of Cake Swap: all of them, or one at random without listing the drafts and swaps."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.games.cake_swap.actions import (
    CLEAR,
    DRAFT,
    DRAW,
    END,
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
from cakedesk.games.cake_swap.cards import FEWEST_LAYERS, LARGEST, SWIPE, cards_in
from cakedesk.games.cake_swap.classes import classes_to_submit
from cakedesk.games.cake_swap.fitting import TOP, Fit

if TYPE_CHECKING:
    from cakedesk.games.cake_swap.state import CakeSwapState

NOBODY = -1


def legal_actions(state: CakeSwapState) -> list[Action]:
    """Every legal action of the seat to act. See `State.legal_actions`."""
    if state.over:
        return []
    fit = state.fit()
    if state.held != NOBODY:
        return _with_held(state, fit)
    found = _few(state, fit)
    if not state.taken:
        found += [(DRAFT, card) for card in cards_in(state.table & state.lists.fitting[fit.usable])]
    for size in range(1, LARGEST + 1):
        if fit.swaps[size]:
            cards = cards_in(state.table & state.lists.fitting[1 << size])
            found += [_swap_with(size, old, card) for old in fit.swaps[size] for card in cards]
    return found


def sample_action(state: CakeSwapState, rng: Random) -> Action:
    """One legal action uniformly. See `State.sample_action`."""
    # random() * n is uniform enough for such small n, and three times as fast as randrange.
    fit = state.fit()
    if state.held != NOBODY:
        actions = _with_held(state, fit)
        return actions[int(rng.random() * len(actions))]
    actions = _few(state, fit)
    table, fitting = state.table, state.lists.fitting
    drafts = 0 if state.taken else table & fitting[fit.usable]
    ways = len(actions) + drafts.bit_count()
    swaps = []
    if fit.swap:
        for size, replaced in enumerate(fit.swaps):
            if replaced:
                cards = table & fitting[1 << size]
                swaps.append((size, cards, len(replaced) * cards.bit_count()))
                ways += swaps[-1][2]
    pick = int(rng.random() * ways)
    if pick < len(actions):
        return actions[pick]
    pick -= len(actions)
    if pick < drafts.bit_count():
        return (DRAFT, nth_card(drafts, pick))
    pick -= drafts.bit_count()
    return _nth_swap(fit, swaps, pick)


def nth_card(mask: int, number: int) -> int:
    """One of a bit mask of cards: which one, from 0, in ascending order."""
    for _ in range(number):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def _nth_swap(fit: Fit, swaps: list[tuple[int, int, int]], pick: int) -> Action:
    number = 0
    while pick >= swaps[number][2]:
        pick -= swaps[number][2]
        number += 1
    size, cards, _ = swaps[number]
    replaced = fit.swaps[size]
    card, which = divmod(pick, len(replaced))
    return _swap_with(size, replaced[which], nth_card(cards, card))


def _swap_with(size: int, old: int, card: int) -> Action:
    return (SWAP_TOP_WITH, size, card) if old == TOP else (SWAP_FOR_WITH, size, old, card)


def _with_held(state: CakeSwapState, fit: Fit) -> list[Action]:
    """What can be done with the held card."""
    held = state.lists.size_bits[state.held]
    found: list[Action] = [(PASS,)] if state.held_was_drawn else []
    if held & fit.place:
        found += [(PLACE, size) for size in _SIZES_IN[held & fit.place]]
    if held & fit.squeeze:
        found += [(SQUEEZE_IN, size) for size in _SIZES_IN[held & fit.squeeze]]
    if held & fit.swap:
        for size in _SIZES_IN[held & fit.swap]:
            for old in fit.swaps[size]:
                found.append((SWAP_TOP, size) if old == TOP else (SWAP_FOR, size, old))
    return found


def _few(state: CakeSwapState, fit: Fit) -> list[Action]:
    """What can be done without a held card, but for the drafts and swaps of cards of the table."""
    seat = state.to_act
    found: list[Action] = [(END,) if state.taken else (DRAW,)]
    if state.action_cards[seat] & SWIPE:
        size_bits = state.lists.size_bits
        for other, platter in enumerate(state.platters):
            if platter and other != seat and size_bits[platter[-1] >> 1] & fit.usable:
                found.append((SWIPE_FROM, other))
    platter = state.platters[seat]
    if platter and not state.cleared:
        found.append((CLEAR,))
        if len(platter) >= FEWEST_LAYERS:
            to_submit = classes_to_submit(platter, state.ribbons_left, state.lists)
            found += [(SUBMIT, cake_class) for cake_class in to_submit]
    return found


_SIZES_IN = tuple(
    tuple(size for size in range(1, LARGEST + 1) if bits >> size & 1) for bits in range(1 << LARGEST + 1)
)
