"""What speaks for a move of Piece o' Cake: cream at once, and majorities. All is done in the open."""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Reason
from cakedesk.games.piece_o_cake.actions import CUT, EAT, PASS, WHOLE
from cakedesk.games.piece_o_cake.plates import all_of, counts
from cakedesk.games.piece_o_cake.scoring import cream_points
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.players.cut_reason import cut_reason
from cakedesk.players.heuristics.piece_o_cake.choosing import follow, wishes_of
from cakedesk.players.heuristics.piece_o_cake.prospects import Prospects

SECRET: frozenset[int] = frozenset()

COMPARING = frozenset({"enough"})


def reasons(state: PieceOCakeState, action: Action) -> list[Reason]:
    """See `find_reasons`."""
    me, kind = state.turn(), action[0]
    if kind in (CUT, WHOLE):
        return [_cutting(state, action)]
    if kind == EAT:
        eaten = all_of(state.earlier[me], action[1])
        return [_cream(state, eaten), Reason("gives_up", variety=action[1])]
    if kind == PASS:
        return [Reason("enough")]
    piece, eaten = state.pieces[state.starts.index(action[1])], action[2]
    found = [_leading(state, me, piece - eaten)] if piece != eaten else []
    return [*([_cream(state, eaten)] if eaten else []), *found]


def _cream(state: PieceOCakeState, eaten: int) -> Reason:
    return Reason("cream", points=cream_points(eaten, state.lists))


def _leading(state: PieceOCakeState, me: int, kept: int) -> Reason:
    """The most valuable variety that what is kept leads in; else how much it is."""
    others = [counts(heap) for seat, heap in enumerate(state.collected) if seat != me]
    own, added = counts(state.collected[me]), counts(kept)
    varieties = state.lists.varieties
    for variety in sorted(range(len(added)), key=lambda variety: -varieties[variety].count):
        best = max(held[variety] for held in others)
        if added[variety] and own[variety] + added[variety] > best:
            code = "stays_ahead" if own[variety] > best else "leads"
            return Reason(code, variety=variety, points=varieties[variety].count)
    return Reason("collects", slices=sum(added))


def _cutting(state: PieceOCakeState, action: Action) -> Reason:
    """What the pieces are worth if all choose well."""
    me, after = state.turn(), state.clone()
    after.apply(action)
    prospects = Prospects(after)
    gains = [[prospects.piece_gain(seat, piece) for piece in after.pieces] for seat in range(state.seats)]
    choosers = [(me + step) % state.seats for step in range(1, after.choices_left + 1)]
    return cut_reason(follow(gains, wishes_of(gains), [*range(len(after.pieces))], choosers), me)
