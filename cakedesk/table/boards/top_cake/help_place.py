"""Which part of the help of Top Cake fits what is on the table."""

from __future__ import annotations

from cakedesk.engine.observation import Observation
from cakedesk.games.top_cake.phases import BIDDING, ENDED, HALF_POINT, STACKING
from cakedesk.games.top_cake.state import TopCakeState

PLACES = {
    BIDDING: "bidding",
    HALF_POINT: "half-point",
    STACKING: "stacking",
    ENDED: "scoring",
}
"""The anchor of each phase in the help."""


def help_place(look: Observation[TopCakeState]) -> str:
    """The anchor that fits a look."""
    return PLACES[look.shown.phase]
