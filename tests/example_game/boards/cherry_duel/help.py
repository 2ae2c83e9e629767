"""Which part of the help fits the table of Cherry Duel."""

from __future__ import annotations

from cakedesk.engine.actions import OVER
from cakedesk.engine.observation import Observation
from cakedesk.games.cherry_duel.state import CherryDuelState


def help_place(look: Observation[CherryDuelState]) -> str:
    """See `BoardEntry.help_place`."""
    return "end" if look.turn() == OVER else "round"
