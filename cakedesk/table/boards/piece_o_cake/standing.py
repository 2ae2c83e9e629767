"""Who leads which variety, and what lies open: small pure functions for panels, words and the end page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.phases import CUTTING
from cakedesk.games.piece_o_cake.plates import counts, heap_of, varieties
from cakedesk.games.piece_o_cake.scoring import majority_points, majority_seats
from cakedesk.games.piece_o_cake.state import PieceOCakeState

Crown = Literal["none", "own", "shared"]


class Held(NamedTuple):
    """What a seat holds of a variety."""

    variety: int
    slices: int  # how many
    crown: Crown


def by_worth(variety_indexes: Iterable[int], lists: PieceOCakeLists) -> list[int]:
    """The order of varieties wherever the table or the log names several: from 11 down to 3.

    Only the slices of a cake stand in an order of their own, that of the ring.
    """
    return sorted(variety_indexes, key=lambda variety: -lists.varieties[variety].count)


def held(collected: Sequence[int], seat: int, lists: PieceOCakeLists) -> list[Held]:
    """The varieties that a seat has collected, in the order of all."""
    count = counts(collected[seat])
    return [
        Held(variety, count[variety], crown_of(collected, seat, variety))
        for variety in by_worth(varieties(collected[seat]), lists)
    ]


def unseen_slices(shown: PieceOCakeState) -> list[int]:
    """How many slices of each variety have lain on no cake of this match yet."""
    served = shown.served + (heap_of(shown.ring) if shown.phase == CUTTING else 0)
    return [kind.count - seen for kind, seen in zip(shown.lists.varieties, counts(served), strict=True)]


def kinds_of(heap: int, lists: PieceOCakeLists) -> list[Held]:
    """The varieties of a heap, in the order of all, where nobody leads anything."""
    count = counts(heap)
    return [Held(variety, count[variety], "none") for variety in by_worth(varieties(heap), lists)]


def crown_of(collected: Sequence[int], seat: int, variety: int) -> Crown:
    """Whether a seat leads a variety."""
    leaders = majority_seats(collected, variety)
    if seat not in leaders:
        return "none"
    return "own" if len(leaders) == 1 else "shared"


def new_leads(collected: Sequence[int], seat: int, heap: int) -> frozenset[int]:
    """What a seat would lead, alone or with others, if it collected a whole heap, and does not lead now."""
    after = list(collected)
    after[seat] += heap
    return frozenset(
        variety
        for variety in varieties(heap)
        if seat in majority_seats(after, variety) and seat not in majority_seats(collected, variety)
    )


def loss(collected: Sequence[int], seat: int, heap: int, lists: PieceOCakeLists) -> int:
    """How many fewer majority points a seat would have now if it gave up a heap of what it has collected."""
    after = list(collected)
    after[seat] -= heap
    return majority_points(collected, lists)[seat] - majority_points(after, lists)[seat]


def plates_lie_open(shown: PieceOCakeState, viewer: int | None) -> bool:
    """Whether everyone's eaten slices may be shown: by the rules, or to eyes that nothing is hidden from.

    Args:
        viewer: who looks; None: a spectator.

    Returns:
        True also where what others have eaten is known although it lies face down: to "everyone" in replays.
    """
    others = (eaten for seat, eaten in enumerate(shown.eaten) if seat != viewer)
    return shown.plates_are_open or any(eaten > 0 for eaten in others)
