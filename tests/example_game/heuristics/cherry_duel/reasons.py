"""What speaks for a slice in Cherry Duel."""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Reason
from cakedesk.games.cherry_duel.state import LAY, CherryDuelState

SECRET = frozenset({LAY})

COMPARING: frozenset[str] = frozenset()


def reasons(state: CherryDuelState, action: Action) -> list[Reason]:
    """See `find_reasons`."""
    is_high = action[1] >= sorted(state.hands[state.turn()])[-2:][0]
    return [Reason("tries" if is_high else "spares", cherries=state.round + 1)]
