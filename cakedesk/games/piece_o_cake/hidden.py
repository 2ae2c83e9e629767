"""What a seat can't know or can't see in Piece o' Cake: taking it out of a state, and drawing it anew.

Nobody knows the slices still to come and the two aside. Others' eaten slices lie face down, so a look does
not show them; but all were seen before, so a seat that remembers everything knows them. The pool that unknown
slices come from is all that lies nowhere in the open.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.chance import quick_shuffle
from cakedesk.games.piece_o_cake.cutting import places_of
from cakedesk.games.piece_o_cake.phases import CHOOSING, CUTTING
from cakedesk.games.piece_o_cake.plates import heap_of, slices_of

if TYPE_CHECKING:
    from cakedesk.games.piece_o_cake.state import PieceOCakeState


def hide(state: PieceOCakeState, viewer: int | None, *, remembers: bool) -> None:
    """See `State.hide`: a viewer may remember every slice that it saw."""
    state.deck = [UNKNOWN] * len(state.deck)
    if remembers:
        return
    if state.phase == CHOOSING:
        for start in set(state.cuts) - set(state.starts):
            for place in places_of(state.cuts, start):
                state.ring[place] = UNKNOWN
    if not state.plates_are_open:
        for seat, slices in enumerate(state.eaten_sizes):
            if slices and seat != viewer:
                state.eaten[seat] = -slices


def fill(state: PieceOCakeState, viewer: int | None, rng: Random) -> None:
    """Draw what is hidden in a masked state at random. See `State.fill_unknown`."""
    del viewer
    known = state.gone + sum(state.collected) + sum(eaten for eaten in state.eaten if eaten > 0)
    known += heap_of(state.ring) if state.phase == CUTTING else sum(state.pieces)
    pool = slices_of(heap_of(state.lists.slices) - known)
    quick_shuffle(pool, rng)
    state.deck = pool[: len(state.deck)]
    del pool[: len(state.deck)]
    for seat, eaten in enumerate(state.eaten):
        if eaten < 0:
            state.eaten[seat] = heap_of(pool[:-eaten])
            del pool[:-eaten]
