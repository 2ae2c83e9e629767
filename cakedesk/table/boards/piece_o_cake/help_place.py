"""Which part of the help fits what is on the table."""

from __future__ import annotations

from cakedesk.engine.observation import Observation
from cakedesk.games.piece_o_cake.phases import CHOOSING, CUTTING, ENDED, SHUFFLING
from cakedesk.games.piece_o_cake.state import PieceOCakeState

PLACES = {CUTTING: "cutting", CHOOSING: "choosing", SHUFFLING: "scoring", ENDED: "scoring"}
"""The anchor of each phase in the help."""

NONE_LEFT = "none-left"
"""The anchor for a seat that has to choose although no piece is left."""


def help_place(look: Observation[PieceOCakeState]) -> str:
    """The anchor that fits a look."""
    shown = look.shown
    if shown.phase == CHOOSING and not shown.starts:
        return NONE_LEFT
    return PLACES[shown.phase]
