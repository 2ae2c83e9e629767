"""Cuts of a cake: where it may be cut, and the pieces that follow."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from cakedesk.engine.actions import Action
from cakedesk.games.piece_o_cake.actions import CUT, WHOLE, cut
from cakedesk.games.piece_o_cake.phases import MOST_PIECES_TWO_SEATS, SLICES
from cakedesk.games.piece_o_cake.plates import UNITS


def most_pieces(seats: int) -> int:
    """Into how many pieces a cake may be cut.

    Args:
        seats: how many play.

    Returns:
        The largest number of pieces.
    """
    return MOST_PIECES_TWO_SEATS if seats == 2 else seats


def choices_in_cake(seats: int, pieces: int) -> int:
    """How many turns of choosing follow a cut.

    Args:
        seats: how many play.
        pieces: into how many pieces the cake is cut.

    Returns:
        The number of turns, all seats together: one each, but two each where two seats have more pieces.
    """
    return 2 * seats if pieces > seats else seats


@cache
def all_cuts(most: int) -> tuple[Action, ...]:
    """Every way to cut a cake.

    Args:
        most: the largest number of pieces.

    Returns:
        The actions: the whole cake first, then by number of pieces.
    """
    several = (
        cut(*places) for number in range(2, most + 1) for places in combinations(range(SLICES), number)
    )
    return ((WHOLE,), *several)


@cache
def starts_of(action: Action) -> tuple[int, ...]:
    """Where the pieces start.

    Args:
        action: a legal `CUT` or `WHOLE`.

    Returns:
        The number of the first slice of each piece, ascending; 0 for the whole cake.
    """
    if action[0] != CUT:
        return (0,)
    return tuple(place for place in range(SLICES) if action[1] >> place & 1)


def pieces_of(ring: list[int], starts: tuple[int, ...]) -> list[int]:
    """The pieces of a cut cake.

    Args:
        ring: the varieties of its slices.
        starts: where it is cut, ascending.

    Returns:
        The heap of each piece, in the order of `starts`; the last one may go on over the ring's end.
    """
    twice_round = [*map(UNITS.__getitem__, ring)] * 2
    return [sum(twice_round[run]) for run in _runs(starts)]


@cache
def _runs(starts: tuple[int, ...]) -> tuple[slice, ...]:
    """By piece its slices, counted on over the ring's end."""
    ends = (*starts[1:], starts[0] + SLICES)
    return tuple(map(slice, starts, ends))


def places_of(starts: tuple[int, ...], start: int) -> list[int]:
    """The slices of one piece.

    Args:
        starts: where the cake is cut, ascending.
        start: where the piece starts, one of them.

    Returns:
        The numbers of its slices in order round the ring.
    """
    after = starts[(starts.index(start) + 1) % len(starts)]
    return [place % SLICES for place in range(start, after if after > start else after + SLICES)]
