"""Which piece to take in Piece o' Cake, and what to eat of it; or what to forfeit."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

from cakedesk.engine.actions import Action
from cakedesk.games.piece_o_cake.actions import EAT, PASS, TAKE
from cakedesk.games.piece_o_cake.phases import CAKES
from cakedesk.games.piece_o_cake.plates import is_lesser, varieties
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.players.characters import BALANCED, Character
from cakedesk.players.heuristics.piece_o_cake.prospects import DENIAL, Prospects

VICTORY = 1000.0
"""Points that winning alone is worth where the last choice of all decides it."""

Weighed = list[tuple[float, Action]]


Gains = Sequence[Sequence[float]]
"""By seat and piece the gain in points."""


def wishes_of(gains: Gains) -> Gains:
    """How much seats want pieces as long as others choose after them, by seat and piece, in points.

    What one of two seats takes, the other does not get: it counts for both.
    """
    if len(gains) != 2:
        return gains
    both = [*map(add, *gains)]
    return (both, both)


def follow(gains: Gains, wishes: Gains, pieces: list[int], choosers: Sequence[int]) -> list[float]:
    """Let seats choose in turn, each what looks best to it.

    Args:
        gains: by seat and piece the gain in points.
        wishes: `wishes_of` them.
        pieces: the numbers of the pieces that are left; it is used up.
        choosers: the seats in the order in which they choose.

    Returns:
        By seat the gains of what it took.
    """
    got = [0.0] * len(gains)
    last = len(choosers)
    for turn, seat in enumerate(choosers, 1):
        if not pieces:
            break
        wanted = wishes[seat] if turn < last else gains[seat]
        piece = max(pieces, key=wanted.__getitem__)
        pieces.remove(piece)
        got[seat] += gains[seat][piece]
    return got


def balance(got: Sequence[float], seat: int) -> float:
    """What gains of all seats are worth to one of them, in points."""
    return got[seat] - DENIAL[len(got)] * (sum(got) - got[seat])


def weigh_choices(state: PieceOCakeState, me: int, character: Character = BALANCED) -> Weighed:
    """The choices worth considering, with their worth in points, best first: at least one.

    They are each piece with its best meal, and what can be forfeited. Of a piece that has the same slices as
    another one and fewer nobody thinks.
    """
    is_last = _is_last_choice(state)
    if is_last and state.seats > 2:
        return _weigh_results(state, me)
    usual = Prospects(state)
    prospects = usual if is_last or character is BALANCED else Prospects(state, character)
    choosers = [(me + step) % state.seats for step in range(1, state.choices_left)]
    numbers = list(range(len(state.pieces)))
    gains = [
        [(prospects if seat == me else usual).piece_gain(seat, piece) for piece in state.pieces]
        if seat == me or seat in choosers
        else []
        for seat in range(state.seats)
    ]
    wishes = wishes_of(gains)
    weighed: Weighed = []
    for number, piece in enumerate(state.pieces):
        if any(is_lesser(piece, other) for other in state.pieces):
            continue
        got = follow(gains, wishes, [other for other in numbers if other != number], choosers)
        got[me] += gains[me][number]
        meal = prospects.best_meal(me, piece)
        weighed.append((balance(got, me), (TAKE, state.starts[number], meal)))
    left = balance(follow(gains, wishes, numbers[:], choosers), me)
    for variety in varieties(state.earlier[me]):
        weighed.append((left + prospects.forfeit_gain(me, variety), (EAT, variety)))
    if not numbers:
        weighed.append((left, (PASS,)))
    if is_last:
        # What each of two seats gains is exact now.
        own, theirs = state.scores()[me], state.scores()[1 - me]
        weighed = [(worth + _victory(own + worth - theirs), action) for worth, action in weighed]
    weighed.sort(key=lambda pair: -pair[0])
    return weighed


def weigh_meals(state: PieceOCakeState, me: int, gap: float, character: Character = BALANCED) -> Weighed:
    """Like `weigh_choices`, with other meals as well: of one variety more or less is eaten.

    Args:
        gap: points that another meal may be worth less than the best of the same piece.
    """
    weighed = weigh_choices(state, me, character)
    prospects = Prospects(state, BALANCED if _is_last_choice(state) else character)
    for worth, action in weighed[:]:
        if action[0] == TAKE:
            piece = state.pieces[state.starts.index(action[1])]
            for loss, meal in prospects.other_meals(me, piece, action[2], gap):
                weighed.append((worth - loss, (TAKE, action[1], meal)))
    weighed.sort(key=lambda pair: -pair[0])
    return weighed


def _victory(lead: float) -> float:
    """What an end of the game with such a lead is worth besides its points."""
    return VICTORY if lead > 0.5 else VICTORY / 2 if lead > -0.5 else 0.0


def _is_last_choice(state: PieceOCakeState) -> bool:
    return state.choices_left == 1 and state.cake + 1 == CAKES and state.match + 1 == state.matches


def _weigh_results(state: PieceOCakeState, me: int) -> Weighed:
    """The choices where each ends the game, by their results: whoever can win does, alone if that can be."""
    best: dict[Action, tuple[float, Action]] = {}
    for action in state.legal_actions():
        end = state.clone()
        end.apply(action)
        winners = end.winners()
        share = VICTORY / len(winners) if me in winners else 0.0
        worth = share + balance(end.scores(), me)
        # Of each piece the best meal alone: a blurred choice is to be a likely one still.
        if action[:2] not in best or worth > best[action[:2]][0]:
            best[action[:2]] = worth, action
    return sorted(best.values(), key=lambda pair: -pair[0])
