"""Which actions are legal in Piece o' Cake, and why others are not."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.engine.chance import quick_shuffle
from cakedesk.engine.reasons import Reason
from cakedesk.games.piece_o_cake.actions import ACTION_LENGTHS, CUT, EAT, PASS, SHUFFLE, TAKE, WHOLE
from cakedesk.games.piece_o_cake.cutting import all_cuts, numbers_of_pieces
from cakedesk.games.piece_o_cake.phases import CHOOSING, CUTTING, ENDED, SHUFFLING, SLICES
from cakedesk.games.piece_o_cake.plates import (
    all_of,
    all_parts,
    counts,
    is_heap,
    nth_part,
    varieties,
)

if TYPE_CHECKING:
    from cakedesk.games.piece_o_cake.state import PieceOCakeState


def why_not(state: PieceOCakeState, action: Action) -> Reason | None:
    """Why the seat to act, or chance, can't do something. See `State.why_not`."""
    if not action or len(action) != ACTION_LENGTHS.get(action[0]):
        return Reason("no_such_action")
    if state.phase == CUTTING:
        return _why_not_cut(state, action)
    if state.phase == CHOOSING:
        return _why_not_choice(state, action)
    if state.phase == SHUFFLING:
        return _why_not_shuffle(state, action)
    return Reason("game_over")


def _why_not_cut(state: PieceOCakeState, action: Action) -> Reason | None:
    kind = action[0]
    if kind == WHOLE:
        return None
    if kind != CUT:
        return Reason("no_shuffle" if kind == SHUFFLE else "cut_is_due")
    if not 0 <= action[1] < 1 << SLICES:
        return Reason("no_such_slice")
    pieces, allowed = action[1].bit_count(), numbers_of_pieces(state.seats)
    if pieces < 2:
        return Reason("two_cuts_at_least")
    if pieces > allowed[-1]:
        return Reason("too_many_pieces", most=allowed[-1])
    return None if pieces in allowed else Reason("not_three_pieces")


def _why_not_choice(state: PieceOCakeState, action: Action) -> Reason | None:
    kind = action[0]
    if kind == TAKE:
        return _why_not_take(state, action[1], action[2])
    if kind == EAT:
        return _why_not_eat(state, action[1])
    if kind == PASS:
        return Reason("pieces_are_left") if state.starts else None
    return Reason("no_shuffle" if kind == SHUFFLE else "cake_is_cut")


def _why_not_take(state: PieceOCakeState, start: int, eaten: int) -> Reason | None:
    if not state.starts:
        return Reason("no_piece_left")
    if start not in state.starts:
        return Reason("no_piece_there", start=start)
    if not is_heap(eaten):
        return Reason("no_such_slices")
    piece = state.pieces[state.starts.index(start)]
    for variety, few, many in zip(state.lists.varieties, counts(eaten), counts(piece), strict=True):
        if few > many:
            return Reason("too_few_in_piece", count=many, variety=variety.name)
    return None


def _why_not_eat(state: PieceOCakeState, variety: int) -> Reason | None:
    known = state.lists.varieties
    if not 0 <= variety < len(known):
        return Reason("unknown_variety")
    if all_of(state.earlier[state.to_act], variety):
        return None
    is_fresh = all_of(state.collected[state.to_act], variety)
    return Reason("only_fresh_ones" if is_fresh else "none_collected", variety=known[variety].name)


def _why_not_shuffle(state: PieceOCakeState, action: Action) -> Reason | None:
    if action[0] != SHUFFLE:
        return Reason("shuffle_is_due")
    return None if tuple(sorted(action[1:])) == state.lists.slices else Reason("other_slices")


def legal_actions(state: PieceOCakeState) -> list[Action]:
    """Every legal action of the seat to act. See `State.legal_actions`."""
    if state.phase == CUTTING:
        return list(all_cuts(state.seats))
    if state.phase == ENDED:
        return []
    found: list[Action] = [
        (TAKE, start, eaten)
        for start, piece in zip(state.starts, state.pieces, strict=True)
        for eaten in all_parts(piece)
    ]
    found += [(EAT, variety) for variety in varieties(state.earlier[state.to_act])]
    if not state.starts:
        found.append((PASS,))
    return found


def sample_action(state: PieceOCakeState, rng: Random) -> Action:
    """One legal action, or outcome where chance is due, uniformly. See `State.sample_action`."""
    # random() * n is uniform enough for such small n, and three times as fast as randrange.
    if state.phase == CHOOSING:
        forfeits = varieties(state.earlier[state.to_act])
        eats = len(forfeits)
        pick = int(rng.random() * (eats + (sum(state.ways) or 1)))
        if pick < eats:
            return (EAT, forfeits[pick])
        pick -= eats
        for number, ways in enumerate(state.ways):
            if pick < ways:
                return (TAKE, state.starts[number], nth_part(state.pieces[number], pick))
            pick -= ways
        return (PASS,)
    if state.phase == CUTTING:
        cuts = all_cuts(state.seats)
        return cuts[int(rng.random() * len(cuts))]
    assert state.phase == SHUFFLING, "a game that is over has no legal action"
    slices = list(state.lists.slices)
    quick_shuffle(slices, rng)
    return (SHUFFLE, *slices)
