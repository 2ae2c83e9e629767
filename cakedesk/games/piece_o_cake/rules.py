"""Piece o' Cake, by Jeffrey D. Allers, published by Winning Moves. For 2 to 5 seats.

Five cakes of eleven slices lie face down, two more slices aside. The server lays a cake face up in a ring and
cuts it into as many pieces as there are seats, or fewer (two seats: one, two or four). From the server's
left, the server last, each seat takes a piece and at once eats or collects each of its slices; or it leaves
the pieces and eats all slices of one variety that it has collected from earlier cakes. Of four pieces two
seats choose twice each, alternating. What is left of the cake goes; the next seat serves. Eaten slices score
their cream. In the end who has collected most of a variety scores as many points as there are slices of it,
ties all in full. The highest sum wins.

What the published rules leave open, and how it is played here:

- A seat that finds no piece left may eat all of one variety or pass; while pieces are left it can't pass.
- Two seats do not cut into three pieces. What the first turn collected of a cake, the second leaves: of a
  variety with older slices too only those are eaten, one with fresh slices alone can't be chosen.
- The owner may look at its eaten slices; others see how many (`open_plates` shows all).
- `matches`: the game is played several times over, and sums are added. The first server moves on by one seat.

>>> from cakedesk.games.piece_o_cake.game import GAME
>>> lists = GAME.builtin_lists()
>>> start = {"slices": lists.letters, "first": 0}
>>> state = GAME.new_state(3, GAME.complete_options({}), start, lists)
>>> state.apply(GAME.parse("cut 0 4 9", lists))
>>> state.why_not(GAME.parse("take 3 eat A", lists))
Reason(code='no_piece_there', params=(('start', 3),))
>>> state.apply(GAME.parse("take 0 eat AA", lists))
>>> state.turn(), state.scores()
(2, [0, 6, 0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.games.piece_o_cake import events
from cakedesk.games.piece_o_cake.actions import EAT, SHUFFLE, TAKE
from cakedesk.games.piece_o_cake.cutting import choices_in_cake, pieces_of, places_of, starts_of
from cakedesk.games.piece_o_cake.phases import CAKES, CHOOSING, CUTTING, ENDED, SHUFFLING, SLICES
from cakedesk.games.piece_o_cake.plates import all_of, size, slices_of, ways_to_eat
from cakedesk.games.piece_o_cake.scoring import cream_points, majority_points

if TYPE_CHECKING:
    from cakedesk.games.piece_o_cake.state import PieceOCakeState

NOBODY = [-1] * SLICES
"""`takers` of a cake that nobody has taken from."""


def apply(state: PieceOCakeState, action: Action) -> None:
    """Carry out a legal action or chance outcome. See `State.apply`."""
    if state.phase != CHOOSING:
        if state.phase == CUTTING:
            _cut(state, action)
        else:
            _begin_further_match(state, list(action[1:]))
        return
    kind, seat = action[0], state.to_act
    # Events are noted with the next seat to act: the turn is over when its slices have gone their way.
    state.choices_left -= 1
    if state.choices_left:
        state.to_act = (seat + 1) % state.seats
    if kind == TAKE:
        _, start, eaten = action
        place = state.starts.index(start)
        del state.starts[place], state.ways[place]
        state.takers[start] = seat
        collected = state.pieces.pop(place) - eaten
        state.collected[seat] += collected
        state.eaten[seat] += eaten
        if state.journal is not None:
            places, slices = tuple(places_of(state.cuts, start)), tuple(slices_of(collected))
            meal = tuple(slices_of(eaten))
            state.note(events.PieceTaken(seat, start, places, slices, meal, state.open_plates))
    elif kind == EAT:
        _eat(state, seat, action[1])
    elif state.journal is not None:
        state.note(events.Passed(seat))
    if not state.choices_left:
        _end_cake(state)


def reveals(state: PieceOCakeState, action: Action) -> bool:
    """Whether an action turns slices up. See `State.reveals`.

    A shuffle does, and the last choice of a cake: the next cake follows, or the eaten slices are turned up
    where they lay face down.
    """
    if action[0] == SHUFFLE:
        return True
    if state.phase == CUTTING or state.choices_left > 1:
        return False
    return state.cake + 1 < CAKES or not state.open_plates


def serve(state: PieceOCakeState) -> None:
    """Lay the next cake face up before its server."""
    state.ring = state.deck[: -SLICES - 1 : -1]
    del state.deck[-SLICES:]
    state.takers = NOBODY[:]
    state.earlier = state.collected[:]
    state.phase = CUTTING
    state.to_act = state.server
    if state.journal is not None:
        state.note(events.CakeServed(state.to_act, state.cake, tuple(state.ring)))


def _cut(state: PieceOCakeState, action: Action) -> None:
    starts = starts_of(action)
    state.cuts = starts
    state.starts = list(starts)
    state.pieces = pieces = pieces_of(state.ring, starts)
    state.ways = [*map(ways_to_eat, pieces)]
    state.served += sum(pieces)
    state.phase = CHOOSING
    state.choices_left = choices_in_cake(state.seats, len(starts))
    server = state.to_act
    state.to_act = (server + 1) % state.seats
    if state.journal is not None:
        state.note(events.CakeCut(server, starts))


def _eat(state: PieceOCakeState, seat: int, variety: int) -> None:
    eaten = all_of(state.earlier[seat], variety)
    state.earlier[seat] -= eaten
    state.collected[seat] -= eaten
    state.eaten[seat] += eaten
    if state.journal is not None:
        state.note(events.VarietyEaten(seat, variety, size(eaten)))


def _end_cake(state: PieceOCakeState) -> None:
    left = sum(state.pieces)
    state.gone += left
    state.ring, state.cuts, state.starts, state.pieces, state.ways = [], (), [], [], []
    if state.journal is not None:
        state.note(events.CakeCleared(state.cake, tuple(slices_of(left))))
    if state.cake + 1 < CAKES:
        state.cake += 1
        serve(state)
        return
    state.phase = SHUFFLING if state.match + 1 < state.matches else ENDED
    if state.journal is not None:
        eaten = tuple(cream_points(heap, state.lists) for heap in state.eaten)
        majority = tuple(majority_points(state.collected, state.lists))
        state.note(events.MatchScored(state.match, eaten, majority))
        if state.phase == ENDED:
            state.note(events.GameEnded(tuple(state.winners())))


def _begin_further_match(state: PieceOCakeState, slices: list[int]) -> None:
    for seat, points in enumerate(majority_points(state.collected, state.lists)):
        state.past_majority[seat] += points
        state.past_eaten[seat] += cream_points(state.eaten[seat], state.lists)
        state.collected[seat] = state.earlier[seat] = state.eaten[seat] = 0
    state.gone = state.served = 0
    state.match += 1
    state.cake = 0
    state.deck = slices[::-1]
    if state.journal is not None:
        state.note(events.SlicesShuffled(state.match))
    serve(state)
