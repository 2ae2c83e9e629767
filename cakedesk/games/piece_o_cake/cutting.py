"""Cuts of a cake: where it may be cut, and the pieces that follow."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from cakedesk.engine.actions import Action
from cakedesk.games.piece_o_cake.actions import CUT, WHOLE, cut
from cakedesk.games.piece_o_cake.phases import PIECES_TWO_SEATS, SLICES
from cakedesk.games.piece_o_cake.plates import UNITS


def numbers_of_pieces(seats: int) -> tuple[int, ...]:
    """Into how many pieces a cake may be cut, ascending from 1."""
    return PIECES_TWO_SEATS if seats == 2 else tuple(range(1, seats + 1))


def choices_in_cake(seats: int, pieces: int) -> int:
    """How many turns of choosing follow a cut: one a seat, two each where two seats have more pieces."""
    return 2 * seats if pieces > seats else seats


@cache
def all_cuts(seats: int) -> tuple[Action, ...]:
    """Every way to cut a cake: the whole cake first, then by number of pieces."""
    several = (
        cut(*places)
        for number in numbers_of_pieces(seats)[1:]
        for places in combinations(range(SLICES), number)
    )
    return ((WHOLE,), *several)


@cache
def starts_of(action: Action) -> tuple[int, ...]:
    """The first slice of each piece of a legal `CUT` or `WHOLE`, ascending; 0 for the whole cake."""
    if action[0] != CUT:
        return (0,)
    return tuple(place for place in range(SLICES) if action[1] >> place & 1)


def pieces_of(ring: list[int], starts: tuple[int, ...]) -> list[int]:
    """The heap of each piece of a cake by its ascending starts; the last may go on over the end."""
    heap, sums, pieces, before = 0, [], [], 0
    for variety in ring:
        sums.append(heap)
        heap += UNITS[variety]
    for start in starts:
        pieces.append(sums[start] - before)
        before = sums[start]
    return [*pieces[1:], heap - before + pieces[0]]


def places_of(starts: tuple[int, ...], start: int) -> list[int]:
    """The slices of the piece that starts at one of the ascending `starts`, in order round the ring."""
    after = starts[(starts.index(start) + 1) % len(starts)]
    return [place % SLICES for place in range(start, after if after > start else after + SLICES)]
