"""Which actions are legal in Take the Cake, and why others are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Reason
from cakedesk.games.take_the_cake.actions import (
    ACTION_LENGTHS,
    CUT,
    ORDER,
    ORDERS,
    PUT,
    SHUFFLE,
    TAKE,
    TAKE_FOR,
)
from cakedesk.games.take_the_cake.cards import COLOURS, TURNS
from cakedesk.games.take_the_cake.grid import ORIGIN, REACH, free_squares, place_of, square_at
from cakedesk.games.take_the_cake.phases import (
    CAKES,
    CHANCE_CUT,
    CUTTING,
    ENDED,
    NO_CARD,
    ORDERING,
    PUTTING,
    SHUFFLING,
    TAKING,
)

if TYPE_CHECKING:
    from cakedesk.games.take_the_cake.state import TakeTheCakeState


def may_name_cake(state: TakeTheCakeState) -> bool:
    """Whether the seat to act says which cake its piece is for: with two seats for the first of a round."""
    return state.seats == CAKES and state.round_cakes[state.to_act] < 0


def colours_left(state: TakeTheCakeState) -> list[int]:
    """The colours of the pieces that nobody has taken, ascending."""
    pieces = state.lists.squares[state.cut][state.cut_turn]
    return [colour for colour, squares in enumerate(pieces) if state.centre[squares[0]] != NO_CARD]


def why_not(state: TakeTheCakeState, action: Action) -> Reason | None:
    """Why the seat to act, or chance, can't do something. See `State.why_not`."""
    if not action or len(action) != ACTION_LENGTHS.get(action[0]):
        return Reason("no_such_action")
    if state.phase == PUTTING:
        return _why_not_put(state, action)
    if state.phase == TAKING:
        return _why_not_take(state, action)
    if state.phase in (CUTTING, CHANCE_CUT):
        return _why_not_cut(state, action)
    if state.phase == ORDERING:
        return _why_not_order(state, action)
    if state.phase == ENDED:
        return Reason("game_over")
    if action[0] != SHUFFLE:
        return Reason("shuffle_is_due")
    return None if sorted(action[1:]) == list(range(len(state.lists.pieces))) else Reason("not_all_cards")


def _why_not_cut(state: TakeTheCakeState, action: Action) -> Reason | None:
    if action[0] != CUT:
        return Reason("cut_is_due")
    card = action[1]
    choice, code = state.drawn, "not_drawn"
    if state.phase == CHANCE_CUT:
        choice, code = state.cut_deck[-1:], "not_the_top"
    if not 0 <= card < len(state.lists.cuts):
        return Reason("unknown_card")
    if card not in choice:
        return Reason(code, card=state.lists.cuts[card])
    return None if 0 <= action[2] < TURNS else Reason("no_such_turn")


def _why_not_take(state: TakeTheCakeState, action: Action) -> Reason | None:
    kind = action[0]
    if kind not in (TAKE, TAKE_FOR):
        return Reason("take_is_due")
    colour = action[1]
    if not 0 <= colour < len(COLOURS):
        return Reason("unknown_colour")
    if colour not in colours_left(state):
        return Reason("piece_gone", colour=COLOURS[colour])
    if may_name_cake(state):
        if kind == TAKE:
            return Reason("name_the_cake")
        return None if 0 <= action[2] < CAKES else Reason("no_such_cake")
    return None if kind == TAKE else Reason("no_cake_to_name")


def _why_not_put(state: TakeTheCakeState, action: Action) -> Reason | None:
    if action[0] != PUT:
        return Reason("put_is_due")
    _, card, row, column = action
    if card not in state.hand:
        known = 0 <= card < len(state.lists.pieces)
        return Reason("not_in_piece", card=state.lists.pieces[card]) if known else Reason("unknown_card")
    cake = state.cakes[state.target]
    if cake[ORIGIN] == NO_CARD:
        return None if row == column == 0 else Reason("first_in_the_middle")
    top, bottom, left, right = state.boxes[state.target]
    if not bottom - REACH <= row <= top + REACH:
        return Reason("too_many_rows", low=bottom - REACH, high=top + REACH)
    if not right - REACH <= column <= left + REACH:
        return Reason("too_many_columns", low=right - REACH, high=left + REACH)
    return None if cake[square_at(row, column)] == NO_CARD else Reason("square_taken")


def _why_not_order(state: TakeTheCakeState, action: Action) -> Reason | None:
    kind = action[0]
    if kind not in (ORDER, ORDERS):
        return Reason("order_is_due")
    if (kind == ORDERS) != (state.seats == CAKES):
        return Reason("two_orders" if kind == ORDER else "one_order")
    held = state.orders[state.to_act]
    for order in action[1:]:
        if not 0 <= order < len(state.lists.orders):
            return Reason("unknown_card")
        if order not in held:
            return Reason("not_held", order=state.lists.orders[order].id)
    if kind == ORDERS and action[1] == action[2]:
        return Reason("same_order", order=state.lists.orders[action[1]].id)
    return None


def legal_actions(state: TakeTheCakeState) -> list[Action]:
    """Every legal action of the seat to act. See `State.legal_actions`."""
    if state.phase == PUTTING:
        target = state.target
        places = [place_of(square) for square in free_squares(state.cakes[target], state.boxes[target])]
        return [(PUT, card, row, column) for card in state.hand for row, column in places]
    if state.phase == TAKING:
        colours = colours_left(state)
        if may_name_cake(state):
            return [(TAKE_FOR, colour, cake) for colour in colours for cake in range(CAKES)]
        return [(TAKE, colour) for colour in colours]
    if state.phase == CUTTING:
        return [(CUT, card, turn) for card in state.drawn for turn in range(TURNS)]
    if state.phase == ORDERING:
        held = state.orders[state.to_act]
        if state.seats == CAKES:
            return [(ORDERS, one, other) for one in held for other in held if one != other]
        return [(ORDER, order) for order in held]
    assert state.phase in (CHANCE_CUT, SHUFFLING, ENDED), "there is no other phase"
    return []
