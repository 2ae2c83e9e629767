"""Which part of the help fits the table of Take the Cake."""

from __future__ import annotations

from cakedesk.engine.observation import Observation
from cakedesk.games.take_the_cake.phases import (
    CHANCE_CUT,
    CUTTING,
    ENDED,
    ORDERING,
    PUTTING,
    SHUFFLING,
    TAKING,
)
from cakedesk.games.take_the_cake.state import TakeTheCakeState

PLACES = {
    CUTTING: "cut",
    CHANCE_CUT: "three",
    TAKING: "take",
    PUTTING: "place",
    ORDERING: "orders",
    SHUFFLING: "score",
    ENDED: "end",
}
"""The anchor of each phase in the help."""


def help_place(look: Observation[TakeTheCakeState]) -> str:
    """See `BoardEntry.help_place`."""
    return PLACES[look.shown.phase]
