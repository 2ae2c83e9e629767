"""Cuts what happened into pieces that one screen of the board shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from cakedesk.engine.events import Event, Sight
from cakedesk.games.top_cake.events import (
    CardResolved,
    LayerPlaced,
    LayersCollapsed,
    ResolvingBegan,
    StackingBegan,
)
from cakedesk.games.top_cake.state import TopCakeState

TopCakeSight: TypeAlias = Sight[TopCakeState]


class Screen(Enum):
    """The screens of the board: one is shown at a time."""

    BIDDING = "bidding"
    RESOLVING = "resolving"
    STACKING = "stacking"


@dataclass(frozen=True, slots=True)
class Segment:
    """Sights in a row that one screen shows.

    Attributes:
        screen: which one.
        sights: what happened, at least one.
    """

    screen: Screen
    sights: tuple[TopCakeSight, ...]


def screen_of(event: Event) -> Screen:
    """The screen that shows an event."""
    if isinstance(event, ResolvingBegan | CardResolved):
        return Screen.RESOLVING
    if isinstance(event, StackingBegan | LayerPlaced | LayersCollapsed):
        return Screen.STACKING
    return Screen.BIDDING


def cut(sights: Sequence[TopCakeSight]) -> list[Segment]:
    """Cut sights where the screen changes.

    Args:
        sights: what happened, in order.

    Returns:
        The pieces in order; together they hold all sights.
    """
    segments: list[Segment] = []
    for sight in sights:
        screen = screen_of(sight.event)
        if segments and segments[-1].screen is screen:
            segments[-1] = Segment(screen, (*segments[-1].sights, sight))
        else:
            segments.append(Segment(screen, (sight,)))
    return segments
