"""Which piece to take in Take the Cake, and how to cut: by what each piece is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from cakedesk.engine.actions import Action
from cakedesk.games.take_the_cake.actions import CUT, TAKE, TAKE_FOR
from cakedesk.games.take_the_cake.cards import TURNS
from cakedesk.games.take_the_cake.legality import colours_left, may_name_cake
from cakedesk.games.take_the_cake.phases import CAKES, PIECE
from cakedesk.games.take_the_cake.rules import pieces_in_round
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.characters import BALANCED, Character
from cakedesk.players.heuristics.take_the_cake.filling import Filling
from cakedesk.players.heuristics.take_the_cake.pieces import Appraiser

DENIAL = {2: 0.5, 3: 0.2, 4: 0.15}
"""What keeping a piece from others is worth, as a share of its worth there, by seats."""

SECOND_SHARE = 0.6
"""With two seats, how much the worth of the pieces left for the other cake counts when a cake is named."""

CUT_DENIAL = {2: 0.6, 3: 0.25, 4: 0.2}
"""What the gains of others count against a cut, as a share of their mean, by seats."""

MALICE = 1.0
"""How much more both count for a mean seat."""

Weighed = list[tuple[float, Action]]
Piece = tuple[int, ...]
Pieces = dict[int, Piece]
Worths = dict[int, float]
"""By colour."""


def weigh_takes(state: TakeTheCakeState, me: int, character: Character = BALANCED) -> Weighed:
    """The pieces to take, with the gain in points, best first: at least one."""
    return _weigh_takes(state, me, _count_worths, character)


def guess_takes(state: TakeTheCakeState, me: int) -> Weighed:
    """The same without counting what fills a cake: much quicker."""
    return _weigh_takes(state, me, _guess_worths, BALANCED)


def _weigh_takes(
    state: TakeTheCakeState, me: int, worths_of: Callable[..., Worths], character: Character
) -> Weighed:
    appraiser = Appraiser(state, me)
    pieces = {colour: piece_of(state, state.cut, state.cut_turn, colour) for colour in colours_left(state)}
    if len(pieces) == 1:
        (colour,) = pieces
        return [(0.0, (TAKE, colour))]
    denial = _denial(state, me, appraiser, pieces, character)
    if not may_name_cake(state):
        worths = worths_of(state, appraiser, cake_of(state, me), pieces)
        return sorted([(worths[colour] + denial[colour], (TAKE, colour)) for colour in pieces], reverse=True)
    weighed: Weighed = []
    cakes = [worths_of(state, appraiser, CAKES * me + cake, pieces) for cake in range(CAKES)]
    for cake in range(CAKES):
        for colour in pieces:
            rest = [worth for it, worth in cakes[1 - cake].items() if it != colour]
            worth = cakes[cake][colour] + SECOND_SHARE * sum(rest) / len(rest)
            weighed.append((worth + denial[colour], (TAKE_FOR, colour, cake)))
    return sorted(weighed, reverse=True)


def _count_worths(state: TakeTheCakeState, appraiser: Appraiser, place: int, pieces: Pieces) -> Worths:
    """The same, counted for pieces that fill the cake."""
    outline = appraiser.outline(place)
    if outline.empty != PIECE:
        return _guess_worths(state, appraiser, place, pieces)
    filling = Filling(state, state.turn(), place, outline)
    now = filling.points()
    return {colour: float(max(filling.most_points(piece).values()) - now) for colour, piece in pieces.items()}


def _guess_worths(state: TakeTheCakeState, appraiser: Appraiser, place: int, pieces: Pieces) -> Worths:
    """What pieces add to a cake of the seat to act, by their colours."""
    del state
    return {colour: appraiser.worth(place, piece) for colour, piece in pieces.items()}


def weigh_cuts(state: TakeTheCakeState, me: int, character: Character = BALANCED) -> Weighed:
    """The cuts, with the gain in points, best first: at least one.

    The draft that follows is played through with the best piece for each seat.
    """
    return _weigh_cuts([(card, turn) for card in state.drawn for turn in range(TURNS)], state, me, character)


def sample_cut(state: TakeTheCakeState, me: int, number: int, rng: Random) -> Action:
    """The best of a number of random cuts, much quicker than the best of all."""
    cuts = [(card, turn) for card in state.drawn for turn in range(TURNS)]
    return _weigh_cuts(rng.sample(cuts, number), state, me, BALANCED)[0][1]


def _weigh_cuts(
    cuts: Sequence[tuple[int, int]], state: TakeTheCakeState, me: int, character: Character
) -> Weighed:
    denial = CUT_DENIAL[state.seats] * (1.0 + MALICE * character.malice)
    appraiser = Appraiser(state, me)
    worths: dict[tuple[int, Piece], float] = {}

    def worth(place: int, piece: Piece) -> float:
        if (place, piece) not in worths:
            worths[place, piece] = appraiser.worth(place, piece)
        return worths[place, piece]

    weighed = []
    for card, turn in cuts:
        gains = draft(state, me, card, turn, worth)
        others = sum(gains) - gains[me]
        value = gains[me] - denial * others / (state.seats - 1)
        weighed.append((value, (CUT, card, turn)))
    return sorted(weighed, reverse=True)


def draft(
    state: TakeTheCakeState, cutter: int, card: int, turn: int, worth: Callable[[int, Piece], float]
) -> list[float]:
    """What each seat gains when every seat takes what is best for it."""
    left = [piece_of(state, card, turn, colour) for colour in range(4)]
    gains = [0.0] * state.seats
    taken = [-1] * state.seats
    for step in range(pieces_in_round(state)):
        seat = (cutter + 1 + step) % state.seats
        cakes = [state.cake]
        if state.seats == CAKES:
            cakes = [0, 1] if taken[seat] < 0 else [1 - taken[seat]]
        gain, piece, cake = max(
            (worth(CAKES * seat + cake, piece), piece, cake) for cake in cakes for piece in left
        )
        gains[seat] += gain
        taken[seat] = cake
        left.remove(piece)
    return gains


def _denial(
    state: TakeTheCakeState, me: int, appraiser: Appraiser, pieces: dict[int, Piece], character: Character
) -> dict[int, float]:
    """By colour what it is worth that others who still take a piece don't get it."""
    waiting = pieces_in_round(state) - state.step - 1
    seats = {(me + 1 + step) % state.seats for step in range(waiting)} - {me}
    share = DENIAL[state.seats] * (1.0 + MALICE * character.malice)
    return {
        colour: share * max((appraiser.worth(cake_of(state, seat), piece) for seat in seats), default=0.0)
        for colour, piece in pieces.items()
    }


def cake_of(state: TakeTheCakeState, seat: int) -> int:
    """The place of the cake that a seat's next piece goes to; where it may choose, the one that has less."""
    if state.seats != CAKES:
        return CAKES * seat + state.cake
    earlier = state.round_cakes[seat]
    if earlier >= 0:
        return CAKES * seat + 1 - earlier
    return CAKES * seat + (state.sizes[CAKES * seat] > state.sizes[CAKES * seat + 1])


def piece_of(state: TakeTheCakeState, card: int, turn: int, colour: int) -> Piece:
    """The cards of a piece, when a cut card lies so."""
    return tuple([state.centre[square] for square in state.lists.squares[card][turn][colour]])
