"""Take the Cake; its designer is not named in its rules. For 2 to 4 seats.

Sixteen cake cards form a square, row by row. The cutter draws two cut cards, chooses one and turns it: its
four colours cut the square into four pieces. Clockwise, the cutter last, every seat takes a piece and
places its four cards in its own cake, which must fit four by four squares. After four rounds the cakes are
full: each seat secretly assigns one of its three orders to its cake, and the cakes are scored: cookies on
the rim, flowers and a bonus for the most, fruit by type, candles by the size of their group of icing, the
order. All cards are shuffled, and a second cake is built, cut in reverse. With three seats chance cuts each
cake's first round, and every seat gets the piece of its colour. With two seats both cakes are built at
once. Both cakes together win.

What the published rules leave open, and how it is played here:

- A piece may be broken up; all its cards are placed before the next seat takes. No card need touch another.
- Rows and columns count from the cake's first card; the box around all cards never exceeds four by four.
- Every turn of a cut card is another move, even where it cuts alike. The card not chosen leaves the game
  unseen, and cut cards are never shuffled again.
- One order of three goes to the first cake, one of the two others to the second, the last is unused and
  stays secret.
- With two seats all four cakes are compared for flowers and for orders that pay for the most.
- Equal points go to more points from flowers, then the win is shared.

>>> from cakedesk.games.take_the_cake.game import GAME
>>> lists = GAME.builtin_lists()
>>> orders = [order.id for order in lists.orders]
>>> start = {"pieces": list(lists.pieces), "cuts": list(lists.cuts), "orders": orders, "first": 1}
>>> state = GAME.new_state(2, GAME.complete_options({}), start, lists)
>>> [lists.cuts[card] for card in state.drawn]
['T01', 'T02']
>>> state.apply(GAME.parse("cut T02 1", lists))
>>> state.apply(GAME.parse("take G 1", lists))
>>> [lists.pieces[card] for card in state.hand]
['Vc1', 'Vd1', 'Vk1', 'Vf2']
>>> state.why_not(GAME.parse("put Vc1 0 1", lists))
Reason(code='first_in_the_middle', params=())
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.engine.actions import CHANCE, Action
from cakedesk.games.take_the_cake import events
from cakedesk.games.take_the_cake.actions import CUT, ORDER, ORDERS, PUT, SHUFFLE, TAKE, TAKE_FOR
from cakedesk.games.take_the_cake.cards import COLOURS
from cakedesk.games.take_the_cake.grid import REACH, WIDTH
from cakedesk.games.take_the_cake.phases import (
    CAKES,
    CENTRE,
    CHANCE_CUT,
    CUTTING,
    ENDED,
    NO_CARD,
    NO_CUT,
    ORDERING,
    PUTTING,
    ROUNDS,
    SHUFFLING,
    TAKING,
)

if TYPE_CHECKING:
    from cakedesk.games.take_the_cake.state import TakeTheCakeState


def apply(state: TakeTheCakeState, action: Action) -> None:
    """Carry out a legal action or chance outcome. See `State.apply`."""
    kind = action[0]
    if kind == PUT:
        _put(state, action[1], action[2], action[3])
    elif kind in (TAKE, TAKE_FOR):
        _take(state, action)
    elif kind == CUT:
        _lay_cut(state, action[1], action[2])
    elif kind == SHUFFLE:
        _begin_second_cake(state, list(action[1:]))
    else:
        _assign(state, action[1:])


def reveals(state: TakeTheCakeState, action: Action) -> bool:
    """Whether an action turns cards up. See `State.reveals`.

    Chance does; the last card of a round that another one follows, whose centre is laid; and the last order,
    which all are revealed after.
    """
    kind = action[0]
    if state.phase >= CHANCE_CUT:
        return True
    if kind == PUT:
        last_card = len(state.hand) == 1 and state.step + 1 == pieces_in_round(state)
        return last_card and state.round + 1 < ROUNDS
    return kind in (ORDER, ORDERS) and state.to_act == state.seats - 1


def pieces_in_round(state: TakeTheCakeState) -> int:
    """How many pieces are taken in a round: three with three seats, else four."""
    return 3 if state.seats == 3 else len(COLOURS)


def begin_round(state: TakeTheCakeState) -> None:
    """Lay the centre, and let the cutter draw."""
    state.centre = state.deck[: -CENTRE - 1 : -1]
    del state.deck[-CENTRE:]
    state.cut = NO_CUT
    state.step = 0
    state.round_cakes = [-1] * state.seats
    cutter = state.cutter
    if cutter == CHANCE:
        state.phase = CHANCE_CUT
    else:
        state.phase = CUTTING
        state.to_act = cutter
    if state.journal is not None:
        state.note(events.RoundBegan(state.cake, state.round, tuple(state.centre)))
    if cutter != CHANCE:
        state.drawn = [state.cut_deck.pop(), state.cut_deck.pop()]
        if state.journal is not None:
            state.note(events.CutsDrawn(cutter, tuple(state.drawn)))


def _lay_cut(state: TakeTheCakeState, card: int, turn: int) -> None:
    cutter = state.cutter
    if cutter == CHANCE:
        state.cut_deck.pop()
    else:
        state.drawn.remove(card)
        state.cuts_away += state.drawn
        state.cutters.append(cutter)
        state.drawn = []
    state.cut = card
    state.cut_turn = turn
    state.cuts_laid.append(card)
    state.taken = []
    state.phase = TAKING
    state.to_act = state.first if cutter == CHANCE else (cutter + 1) % state.seats
    if state.journal is not None:
        state.note(events.CutLaid(cutter, card, turn))
    if cutter == CHANCE:
        _hand_out(state)


def _hand_out(state: TakeTheCakeState) -> None:
    """Give a seat the piece of its reference colour."""
    seat = state.to_act
    _pick_up(state, seat, CAKES * seat + state.cake)


def _take(state: TakeTheCakeState, action: Action) -> None:
    seat = state.to_act
    cake = state.cake
    if state.seats == CAKES:
        earlier = state.round_cakes[seat]
        cake = 1 - earlier if earlier >= 0 else action[2]
        state.round_cakes[seat] = cake
    _pick_up(state, action[1], CAKES * seat + cake)


def _pick_up(state: TakeTheCakeState, colour: int, target: int) -> None:
    squares = state.lists.squares[state.cut][state.cut_turn][colour]
    centre = state.centre
    state.hand = sorted([centre[square] for square in squares])
    for square in squares:
        centre[square] = NO_CARD
    state.taken.append((colour, target, *state.hand))
    state.target = target
    state.phase = PUTTING
    if state.journal is not None:
        state.note(events.PieceTaken(state.to_act, colour, target % CAKES, tuple(state.hand)))


def _put(state: TakeTheCakeState, card: int, row: int, column: int) -> None:
    lay(state, card, row, column)
    if not state.hand:
        _end_turn(state)


def lay(state: TakeTheCakeState, card: int, row: int, column: int) -> None:
    """Place a card of the piece in hand, without what follows the last one.

    Args:
        row: where it may lie, relative to the cake's first card; `column` likewise.
    """
    target = state.target
    state.hand.remove(card)
    state.cakes[target][(row + REACH) * WIDTH + column + REACH] = card
    box = state.boxes[target]
    if row < box[0]:
        box[0] = row
    elif row > box[1]:
        box[1] = row
    if column < box[2]:
        box[2] = column
    elif column > box[3]:
        box[3] = column
    state.sizes[target] += 1
    if state.journal is not None:
        state.note(events.CardPlaced(state.to_act, target % CAKES, card, row, column))


def _end_turn(state: TakeTheCakeState) -> None:
    state.step += 1
    if state.step == pieces_in_round(state):
        _end_round(state)
        return
    state.to_act = (state.to_act + 1) % state.seats
    state.phase = TAKING
    if state.is_cut_by_chance:
        _hand_out(state)


def _end_round(state: TakeTheCakeState) -> None:
    if state.seats == 3:
        _put_away(state)
    if state.round + 1 < ROUNDS:
        state.round += 1
        begin_round(state)
    elif state.with_orders:
        state.phase = ORDERING
        state.to_act = 0
    else:
        _score(state)


def _put_away(state: TakeTheCakeState) -> None:
    pieces = state.lists.squares[state.cut][state.cut_turn]
    colour = next(colour for colour, squares in enumerate(pieces) if state.centre[squares[0]] != NO_CARD)
    left = tuple([state.centre[square] for square in pieces[colour]])
    state.away += left
    state.centre = [NO_CARD] * CENTRE
    if state.journal is not None:
        state.note(events.PieceLeft(colour, left))


def _assign(state: TakeTheCakeState, orders: Action) -> None:
    seat = state.to_act
    for cake, order in enumerate(orders, state.cake):
        state.orders[seat].remove(order)
        state.assigned[CAKES * seat + cake] = order
    if state.journal is not None:
        state.note(events.OrdersAssigned(seat, orders))
    if seat + 1 < state.seats:
        state.to_act += 1
    else:
        _score(state)


def _score(state: TakeTheCakeState) -> None:
    is_last = state.seats == CAKES or state.cake + 1 == CAKES
    state.phase = ENDED if is_last else SHUFFLING
    if state.journal is None:
        return
    cakes = tuple(range(CAKES)) if state.seats == CAKES else (state.cake,)
    places = [[CAKES * seat + cake for cake in cakes] for seat in range(state.seats)]
    if state.with_orders:
        state.note(events.OrdersRevealed(tuple(tuple(state.assigned[it] for it in own) for own in places)))
    scores = state.cake_scores()
    state.note(events.CakesScored(cakes, tuple(tuple(scores[it] for it in own) for own in places)))
    if is_last:
        state.note(events.GameEnded(tuple(state.winners())))


def _begin_second_cake(state: TakeTheCakeState, cards: list[int]) -> None:
    state.deck = cards[::-1]
    state.away = []
    state.taken = []
    state.cake = 1
    state.round = 0
    if state.journal is not None:
        state.note(events.CardsShuffled())
    begin_round(state)
