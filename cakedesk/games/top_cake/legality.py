"""Which actions are legal in Top Cake, and why others are not."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Reason
from cakedesk.games.top_cake.actions import (
    ACTION_LENGTHS,
    BID,
    BID_DOWN,
    BID_UP,
    HALF,
    NEW_STACK,
    PASS,
    STACK,
)
from cakedesk.games.top_cake.cards import KIND_NAMES, kinds_in
from cakedesk.games.top_cake.phases import BIDDING, ENDED, HALF_POINT, STACKING

if TYPE_CHECKING:
    from cakedesk.games.top_cake.state import TopCakeState


def why_not(state: TopCakeState, action: Action) -> Reason | None:
    """Why the seat to act can't do something. See `State.why_not`."""
    if not action or len(action) != ACTION_LENGTHS.get(action[0]):
        return Reason("no_such_action")
    if state.phase == BIDDING:
        return _why_not_bid(state, action)
    if state.phase == HALF_POINT:
        return _why_not_half(state, action)
    if state.phase == STACKING:
        return _why_not_stack(state, action)
    return Reason("game_over")


def _why_not_bid(state: TopCakeState, action: Action) -> Reason | None:
    kind = action[0]
    if kind in {HALF, STACK}:
        return Reason("bids_are_due")
    held = state.hand_sizes[state.to_act]
    if held == 0:
        return None if kind == PASS else Reason("must_pass")
    if held == 1 and kind not in {BID_UP, BID_DOWN}:
        return Reason("lay_the_last")
    if held > 1 and kind != BID:
        return Reason("lay_two")
    return _why_not_kinds(state, action[1::2]) or _why_not_cards(state, action[2::2])


def _why_not_kinds(state: TopCakeState, kinds: Action) -> Reason | None:
    hand = state.hands[state.to_act]
    for kind in kinds:
        if kind not in KIND_NAMES:
            return Reason("unknown_kind")
        if not hand >> kind & 1:
            return Reason("not_held", kind=KIND_NAMES[kind])
    if len(kinds) > 1 and kinds[0] == kinds[1]:
        return Reason("same_kind", kind=KIND_NAMES[kinds[0]])
    return None


def _why_not_cards(state: TopCakeState, cards: Action) -> Reason | None:
    for card in cards:
        if card not in state.row:
            return _about_card(state, "not_in_row", card)
    return None


def _why_not_half(state: TopCakeState, action: Action) -> Reason | None:
    if action[0] != HALF:
        return Reason("half_is_due")
    card = action[1]
    if card not in state.row:
        return _about_card(state, "not_in_row", card)
    if state.lists.cards[card].is_topper:
        return _about_card(state, "half_needs_cake", card)
    return None


def _why_not_stack(state: TopCakeState, action: Action) -> Reason | None:
    if action[0] != STACK:
        return Reason("stacking_is_due")
    _, card, stack = action
    if card not in state.won[state.to_act]:
        return _about_card(state, "not_won", card)
    if not NEW_STACK <= stack < len(state.stacks[state.to_act]):
        return Reason("no_such_stack", stack=stack)
    return None


def _about_card(state: TopCakeState, code: str, card: int) -> Reason:
    if 0 <= card < len(state.lists.cards):
        return Reason(code, card=state.lists.cards[card].id)
    return Reason("unknown_card")


def legal_actions(state: TopCakeState) -> list[Action]:
    """Every legal action of the seat to act. See `State.legal_actions`."""
    if state.phase == BIDDING:
        return _legal_bids(state)
    if state.phase == HALF_POINT:
        return [(HALF, card) for card in _cakes_of_row(state)]
    if state.phase == STACKING:
        stacks = range(NEW_STACK, len(state.stacks[state.to_act]))
        return [(STACK, card, stack) for card in state.won[state.to_act] for stack in stacks]
    return []


def _legal_bids(state: TopCakeState) -> list[Action]:
    kinds, row = kinds_in(state.hands[state.to_act]), state.row
    if not kinds:
        return [(PASS,)]
    if len(kinds) == 1:
        return [(side, kinds[0], card) for side in (BID_UP, BID_DOWN) for card in row]
    return [
        (BID, up_kind, up_card, down_kind, down_card)
        for up_kind in kinds
        for down_kind in kinds
        if down_kind != up_kind
        for up_card in row
        for down_card in row
    ]


def sample_action(state: TopCakeState, rng: Random) -> Action:
    """One legal action uniformly. See `State.sample_action`."""
    random = (
        rng.random
    )  # random() * n is uniform enough for such small n, and three times as fast as randrange
    if state.phase == BIDDING:
        return _sample_bid(state, rng)
    if state.phase == STACKING:
        won = state.won[state.to_act]
        stacks = len(state.stacks[state.to_act])
        return (STACK, won[int(random() * len(won))], int(random() * (stacks + 1)) + NEW_STACK)
    assert state.phase != ENDED, "a game that is over has no legal action"
    cakes = _cakes_of_row(state)
    return (HALF, cakes[int(random() * len(cakes))])


def _sample_bid(state: TopCakeState, rng: Random) -> Action:
    random, row = rng.random, state.row
    kinds = kinds_in(state.hands[state.to_act])
    held, cards = len(kinds), len(row)
    if held == 0:
        return (PASS,)
    if held == 1:
        return (BID_UP if random() < 0.5 else BID_DOWN, kinds[0], row[int(random() * cards)])
    up = int(random() * held)
    down = int(random() * (held - 1))
    if down >= up:
        down += 1
    return (BID, kinds[up], row[int(random() * cards)], kinds[down], row[int(random() * cards)])


def _cakes_of_row(state: TopCakeState) -> list[int]:
    cards = state.lists.cards
    return [card for card in state.row if not cards[card].is_topper]
