"""Where to cut a cake in Piece o' Cake: every cut is tried, and the choosers followed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from cakedesk.engine.actions import Action
from cakedesk.games.piece_o_cake.actions import whole
from cakedesk.games.piece_o_cake.cutting import all_cuts, choices_in_cake, numbers_of_pieces, starts_of
from cakedesk.games.piece_o_cake.phases import SLICES
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.players.characters import BALANCED, Character
from cakedesk.players.heuristics.piece_o_cake.choosing import Weighed, balance, follow, wishes_of
from cakedesk.players.heuristics.piece_o_cake.prospects import Prospects

_LONGEST = SLICES + 1


def weigh_cuts(state: PieceOCakeState, me: int, character: Character = BALANCED) -> Weighed:
    """All cuts, with their worth in points, best first."""
    return _weigh(_runs_of_cuts(state.seats), state, me, character)


def sample_cut(state: PieceOCakeState, me: int, number: int, rng: Random) -> Action:
    """The best of a number of random cuts, much quicker than the best of all."""
    cuts, random = _runs_of_cuts(state.seats), rng.random
    return _weigh([cuts[int(random() * len(cuts))] for _ in range(number)], state, me, BALANCED)[0][1]


def _weigh(
    cuts: Sequence[tuple[Action, tuple[int, ...]]], state: PieceOCakeState, me: int, character: Character
) -> Weighed:
    usual = Prospects(state)
    own = usual if character is BALANCED else Prospects(state, character)
    gains = [_gains_of_runs(own if seat == me else usual, seat) for seat in range(state.seats)]
    wishes = wishes_of(gains)
    choosers = {
        pieces: [(me + step) % state.seats for step in range(1, choices_in_cake(state.seats, pieces) + 1)]
        for pieces in numbers_of_pieces(state.seats)
    }
    weighed = [
        (balance(follow(gains, wishes, list(runs), choosers[len(runs)]), me), action) for action, runs in cuts
    ]
    weighed.sort(key=lambda pair: -pair[0])
    return weighed


@cache
def _runs_of_cuts(seats: int) -> tuple[tuple[Action, tuple[int, ...]], ...]:
    """Every cut with its pieces as runs: start times 12 plus length. Nobody serves one rival a whole cake."""
    found = []
    for action in all_cuts(seats):
        if seats == 2 and action == whole():
            continue
        starts = starts_of(action)
        lengths = [
            (after - start - 1) % SLICES + 1
            for start, after in zip(starts, starts[1:] + starts[:1], strict=True)
        ]
        runs = tuple(start * _LONGEST + length for start, length in zip(starts, lengths, strict=True))
        found.append((action, runs))
    return tuple(found)


def _gains_of_runs(prospects: Prospects, seat: int) -> list[float]:
    """By run (start times 12 plus length) what it brings a seat."""
    ring = prospects.state.ring
    tables = [prospects.gains(seat, variety)[0] for variety in range(len(prospects.in_cake))]
    gains = [0.0] * (SLICES * _LONGEST)
    for start in range(SLICES):
        counts = [0] * len(tables)
        gain = 0.0
        for length in range(1, SLICES + 1):
            variety = ring[(start + length - 1) % SLICES]
            count = counts[variety]
            gain += tables[variety][count + 1] - tables[variety][count]
            counts[variety] = count + 1
            gains[start * _LONGEST + length] = gain
    return gains
