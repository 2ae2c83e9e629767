"""Top Cake, by Ellie Dix, published by The Dark Imp. For 2 to 4 seats.

Five rounds. In each, four cakes are turned up (from the second round on a topper too). Clockwise from the
starting seat, everyone lays two bidding cards a turn beside cards of the row, one open and one face down:
three turns each with two seats, two with more. Then the starting seat lays the first player card, worth half
a point, beside a cake. Card by card all is turned up: equal bidding cards of different seats cancel; a SNATCH
that is left takes the card; else the highest sum wins it, or with a REVERSE the lowest; equal best sums leave
it, and the cards bid on it, for the next round. What was won goes on stacks, and a layer that carries more
than it can falls out of its stack. In the end a cake counts 1, in a stack of three layers the best flavour
counts 2 each, and a topper on three cakes doubles its stack.

What the published rules leave open, and how it is played here:

- A seat with one bidding card lays that one, up or down; with none it passes.
- The half point is a bid by itself, and the lowest one beside a REVERSE. It never stays on a tied card.
- On a tie the numbers and REVERSE of all seats stay, also of those not tied; later they count like new ones.
- Layers fall after every single placement, all at once, counted before any is taken out.
- Seats place what they won in turn from the starting seat; a stack never becomes empty, so numbers never
  change.
- Remembering one's own face-down bids is allowed, looking at them is not.

>>> from random import Random
>>> from cakedesk.games.top_cake.game import GAME
>>> lists = GAME.builtin_lists()
>>> state = GAME.new_state(2, {}, GAME.deal(Random(1), 2, {}, lists, first=0), lists)
>>> [lists.cards[card].id for card in state.row]
['coffee-5', 'battenberg-2', 'lemon-5', 'victoria-5']
>>> state.why_not(GAME.parse("bid up=5:lemon-4 down=S:coffee-5", lists))
Reason(code='not_in_row', params=(('card', 'lemon-4'),))
>>> state.apply(GAME.parse("bid up=5:coffee-5 down=S:coffee-5", lists))
>>> state.turn(), state.hand_sizes
(1, [8, 10])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.games.top_cake import events
from cakedesk.games.top_cake.actions import BID, BID_DOWN, BID_UP, HALF, NEW_STACK, STACK
from cakedesk.games.top_cake.cards import SNATCH
from cakedesk.games.top_cake.phases import BIDDING, CAKES_A_ROUND, ENDED, HALF_POINT, ROUNDS, STACKING
from cakedesk.games.top_cake.resolving import DOWN, TIED, UP, Resolution, resolve_card
from cakedesk.games.top_cake.scoring import layers_that_fall

if TYPE_CHECKING:
    from cakedesk.games.top_cake.state import TopCakeState


def apply(state: TopCakeState, action: Action) -> None:
    """Carry out a legal action. See `State.apply`."""
    kind = action[0]
    if kind == STACK:
        _place(state, action[1], action[2])
        return
    if kind == HALF:
        _lay_half(state, action[1])
        return
    if kind == BID:
        _lay_bid(state, action[1], action[2], UP)
        _lay_bid(state, action[3], action[4], DOWN)
    elif kind == BID_UP:
        _lay_bid(state, action[1], action[2], UP)
    elif kind == BID_DOWN:
        _lay_bid(state, action[1], action[2], DOWN)
    elif state.journal is not None:
        state.note(events.Passed(state.to_act))
    _end_bid_turn(state)


def reveals(state: TopCakeState, action: Action) -> bool:
    """Whether an action turns cards up. See `State.reveals`.

    The first player card does, which all bids are turned up after, and the last card that is placed before a
    further round.
    """
    if action[0] == HALF:
        return True
    return action[0] == STACK and state.round + 1 < ROUNDS and sum(map(len, state.won)) == 1


def begin_round(state: TopCakeState) -> None:
    """Let the cakes of a round, and from the second round on a topper, join the row."""
    new_cards = [state.cake_deck.pop() for _ in range(CAKES_A_ROUND)]
    if state.round > 0:
        new_cards.append(state.topper_deck.pop())
    state.row += new_cards
    state.bids += [[] for _ in new_cards]
    state.phase = BIDDING
    state.to_act = state.starter
    state.bid_turns = 0
    if state.journal is not None:
        state.note(events.CardsRevealed(tuple(new_cards)))


def _lay_bid(state: TopCakeState, kind: int, card: int, how: int) -> None:
    seat = state.to_act
    state.hands[seat] &= ~(1 << kind)
    state.hand_sizes[seat] -= 1
    state.bids[state.row.index(card)].append((seat, kind, how))
    if state.journal is not None:
        state.note(events.BidLaid(seat, card, kind, how == UP))


def _end_bid_turn(state: TopCakeState) -> None:
    state.bid_turns += 1
    if state.bid_turns < state.bid_turns_in_round:
        state.to_act = (state.to_act + 1) % state.seats
    else:
        state.phase = HALF_POINT
        state.to_act = state.starter


def _lay_half(state: TopCakeState, card: int) -> None:
    state.half_card = card
    if state.journal is not None:
        state.note(events.HalfLaid(state.to_act, card))
        state.note(events.ResolvingBegan(tuple(state.row)))
    for row_card in state.row[:]:
        _resolve(state, row_card)
    if any(state.won):
        state.phase = STACKING
        state.to_act = _next_to_place(state, state.starter)
        if state.journal is not None:
            in_order = ((state.starter + step) % state.seats for step in range(state.seats))
            state.note(events.StackingBegan(tuple(seat for seat in in_order if state.won[seat])))
    else:
        _end_round(state)


def _resolve(state: TopCakeState, card: int) -> None:
    place = state.row.index(card)
    half_seat = state.starter if card == state.half_card else -1
    resolution = resolve_card(
        card, state.bids[place], half_seat, state.seats, last_round=state.round + 1 == ROUNDS
    )
    if half_seat >= 0:
        state.half_card = -1
    if resolution.stays:
        state.bids[place] = _bids_that_stay(state, resolution)
    else:
        del state.row[place], state.bids[place]
        for seat, kind, _ in resolution.bids:
            _take_back(state, seat, kind)
        if resolution.winner >= 0:
            state.won[resolution.winner].append(card)
        else:
            state.gone.append(card)
    if state.journal is not None:
        state.note(events.CardResolved(resolution))


def _bids_that_stay(state: TopCakeState, resolution: Resolution) -> list[tuple[int, int, int]]:
    staying = []
    for seat, kind, _ in resolution.bids:
        if kind in resolution.cancelled:
            _take_back(state, seat, kind)
        else:
            staying.append((seat, kind, TIED))
    return staying


def _take_back(state: TopCakeState, seat: int, kind: int) -> None:
    if kind == SNATCH:
        state.snatch_used[seat] = 1
    else:
        state.hands[seat] |= 1 << kind
        state.hand_sizes[seat] += 1


def _next_to_place(state: TopCakeState, seat: int) -> int:
    while not state.won[seat]:
        seat = (seat + 1) % state.seats
    return seat


def _place(state: TopCakeState, card: int, number: int) -> None:
    seat = state.to_act
    stacks = state.stacks[seat]
    state.won[seat].remove(card)
    if number == NEW_STACK:
        number = len(stacks)
        stacks.append([card])
        if state.journal is not None:
            state.note(events.LayerPlaced(seat, card, number, True))
    else:
        stacks[number].append(card)
        if state.journal is not None:
            state.note(events.LayerPlaced(seat, card, number, False))
        _collapse(state, seat, number)
    if any(state.won):
        state.to_act = _next_to_place(state, seat)
    else:
        _end_round(state)


def _collapse(state: TopCakeState, seat: int, number: int) -> None:
    stack = state.stacks[seat][number]
    falling = [stack[position] for position in layers_that_fall(stack, state.lists)]
    if not falling:
        return
    state.stacks[seat][number] = [card for card in stack if card not in falling]
    state.fallen += falling
    if state.journal is not None:
        state.note(events.LayersCollapsed(seat, number, tuple(falling)))


def _end_round(state: TopCakeState) -> None:
    if state.journal is not None:
        state.note(events.RoundEnded(state.round))
    if state.round + 1 == ROUNDS:
        state.phase = ENDED
        if state.journal is not None:
            state.note(events.GameEnded(tuple(state.winners())))
        return
    state.round += 1
    state.to_act = state.starter
    if state.journal is not None:
        state.note(events.RoundBegan(state.round, state.starter))
    begin_round(state)
