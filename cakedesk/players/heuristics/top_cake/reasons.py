"""What speaks for a move of Top Cake: the cards of the row and all stacks lie open."""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Reason
from cakedesk.games.top_cake.actions import BID, HALF, NEW_STACK, PASS, STACK
from cakedesk.games.top_cake.scoring import layers_that_fall, score_stack
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.players.heuristics.top_cake.worth import place, room_above, seat_worth

SECRET: frozenset[int] = frozenset()
"""Of each bid the card is seen that it lies on, and nothing else is told."""

COMPARING = frozenset({"keeps"})

DENIED_POINTS = 2
"""So much a card must be worth to another seat to speak for a bid on it."""


def reasons(state: TopCakeState, action: Action) -> list[Reason]:
    """See `find_reasons`."""
    if action[0] == STACK:
        return _placing(state, *action[1:])
    if action[0] == PASS:
        return [Reason("keeps")]
    cards = [action[1]] if action[0] == HALF else [action[2]]
    if action[0] == BID and action[4] != action[2]:
        cards.append(action[4])
    found = [reason for card in cards if (reason := _wanting(state, card)) is not None]
    found += [Reason("free", card=card) for card in cards if action[0] != HALF and _is_free(state, card)]
    return found or [Reason("saves", card=cards[0])]


def _wanting(state: TopCakeState, card: int) -> Reason | None:
    """For whom a card of the row is worth most: for the own stacks, or for somebody else's."""
    me = state.turn()
    own = round(seat_worth(state, me).gain(card))
    other, most = max(
        ((seat, round(seat_worth(state, seat).gain(card))) for seat in range(state.seats) if seat != me),
        key=lambda pair: pair[1],
    )
    if most >= DENIED_POINTS and most > own:
        return Reason("denies", card=card, seat=other, points=most)
    return Reason("useful", card=card, points=own) if own > 0 else None


def _is_free(state: TopCakeState, card: int) -> bool:
    """Whether nobody else has bid on a card."""
    return all(seat == state.turn() for seat, _, _ in state.bids[state.row.index(card)])


def _placing(state: TopCakeState, card: int, number: int) -> list[Reason]:
    lists, stacks = state.lists, state.stacks[state.turn()]
    before = [] if number == NEW_STACK else stacks[number]
    after = place(before, card, lists)
    gained = score_stack(after, lists).points - (score_stack(before, lists).points if before else 0)
    found = [Reason("points", points=gained)] if gained > 0 else []
    fallen = len(layers_that_fall([*before, card], lists))
    if fallen:
        return [*found, Reason("fall", layers=fallen)] if found else [Reason("keeps")]
    if not before and len(stacks) > 0:
        found.append(Reason("apart"))
    elif (room := room_above(after, lists)) > 0:
        found.append(Reason("room", layers=room))
    return found or [Reason("keeps")]
