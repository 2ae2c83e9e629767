"""What only Piece o' Cake can say about itself to the laws."""

from __future__ import annotations

from random import Random

from cakedesk.engine.actions import Action
from cakedesk.games.piece_o_cake.cutting import places_of
from cakedesk.games.piece_o_cake.phases import CHOOSING, CUTTING
from cakedesk.games.piece_o_cake.plates import counts, heap_of, slices_of
from cakedesk.games.piece_o_cake.state import PieceOCakeState

MOST_MOVES = 2 * 5 * (1 + 5) + 1
VARIANTS = [(2, {"matches": 2}), (5, {"matches": 2, "open_plates": True}), (3, {"open_plates": True})]


def census(state: PieceOCakeState) -> object:
    """All slices of a match, wherever they lie."""
    assert len(state.starts) == len(state.pieces)
    for earlier, collected in zip(state.earlier, state.collected, strict=True):
        assert all(old <= now for old, now in zip(counts(earlier), counts(collected), strict=True))
    cake = heap_of(state.ring) if state.phase == CUTTING else sum(state.pieces)
    return heap_of(state.deck) + cake + sum(state.collected) + sum(state.eaten) + state.gone


def first_census(state: PieceOCakeState) -> object:
    """What `census` must give."""
    return heap_of(state.lists.slices)


def scramble(state: PieceOCakeState, viewer: int | None, remembers: bool, rng: Random) -> None:
    """Move what is hidden from one pair of eyes to other places where it might be as well."""
    hidden_plates = [seat for seat in range(state.seats) if seat != viewer]
    if remembers or state.plates_are_open:
        hidden_plates = []
    pool = state.deck + [slice_ for seat in hidden_plates for slice_ in slices_of(state.eaten[seat])]
    rng.shuffle(pool)
    for seat in hidden_plates:
        state.eaten[seat] = heap_of(pool.pop() for _ in range(state.eaten_sizes[seat]))
    state.deck = pool
    if state.phase == CHOOSING and not remembers:
        for start in set(state.cuts) - set(state.starts):
            for place in places_of(state.cuts, start):
                state.ring[place] = rng.randrange(8)


def disguises(state: PieceOCakeState, action: Action, viewer: int | None) -> list[Action]:
    """Other legal actions that look like this one to that viewer: none, all is done in the open."""
    del state, action, viewer
    return []
