"""What only Top Cake can say about itself to the laws."""

from __future__ import annotations

from random import Random

from cakedesk.engine.actions import Action
from cakedesk.games.top_cake.actions import BID, BID_DOWN
from cakedesk.games.top_cake.cards import SNATCH, hand_kinds, kinds_in
from cakedesk.games.top_cake.resolving import DOWN
from cakedesk.games.top_cake.state import TopCakeState

MOST_MOVES = 5 * (8 + 1 + 9)


def census(state: TopCakeState) -> object:
    """All cards by owner, wherever they lie: the same at every moment of every game."""
    cards = [state.put_away, *state.cake_deck, *state.topper_deck, *state.row, *state.gone, *state.fallen]
    cards += [card for won in state.won for card in won]
    cards += [card for stacks in state.stacks for stack in stacks for card in stack]
    bidding_cards = []
    for seat in range(state.seats):
        held = list(kinds_in(state.hands[seat]))
        assert len(held) == state.hand_sizes[seat]
        laid = [kind for bids in state.bids for owner, kind, _ in bids if owner == seat]
        bidding_cards.append(sorted(held + laid + [SNATCH] * state.snatch_used[seat]))
    assert len(state.row) == len(state.bids)
    return sorted(cards), bidding_cards


def first_census(state: TopCakeState) -> object:
    """What `census` must give."""
    return list(range(25)), [list(hand_kinds(state.seats))] * state.seats


def scramble(state: TopCakeState, viewer: int | None, remembers: bool, rng: Random) -> None:
    """Move what is hidden from one pair of eyes to other places where it might be as well."""
    rng.shuffle(state.cake_deck)
    rng.shuffle(state.topper_deck)
    for seat in range(state.seats):
        places = [
            (row, place)
            for row, bids in enumerate(state.bids)
            for place, (owner, _, how) in enumerate(bids)
            if owner == seat and how == DOWN
        ]
        face_down = [state.bids[row][place][1] for row, place in places]
        if seat == viewer:
            pool, hand_size = face_down, 0
        else:
            pool, hand_size = face_down + list(kinds_in(state.hands[seat])), state.hand_sizes[seat]
        if seat == viewer and remembers:
            continue
        rng.shuffle(pool)
        if seat != viewer:
            state.hands[seat] = sum(1 << kind for kind in pool[:hand_size])
        for (row, place), kind in zip(places, pool[hand_size:], strict=True):
            state.bids[row][place] = (seat, kind, DOWN)


def disguises(state: TopCakeState, action: Action, viewer: int | None) -> list[Action]:
    """Other legal actions that look like this one to that viewer."""
    if state.turn() == viewer:
        return []
    if action[0] == BID:
        kinds = set(kinds_in(state.hands[state.turn()])) - {action[1], action[3]}
        return [(*action[:3], kind, action[4]) for kind in sorted(kinds)]
    assert action[0] != BID_DOWN or state.hand_sizes[state.turn()] == 1
    return []
