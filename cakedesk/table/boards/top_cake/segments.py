"""Which screen of the board shows what, and what is shown at once."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TypeAlias

from cakedesk.engine.events import Event, Sight
from cakedesk.games.top_cake.events import (
    BidLaid,
    CardResolved,
    LayerPlaced,
    LayersCollapsed,
    ResolvingBegan,
    RoundBegan,
    RoundEnded,
    StackingBegan,
)
from cakedesk.games.top_cake.phases import BIDDING
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.boards.top_cake.bid_composer import Look

TopCakeSight: TypeAlias = Sight[TopCakeState]


class Screen(Enum):
    """The screens of the board: one is shown at a time."""

    BIDDING = "bidding"
    RESOLVING = "resolving"
    STACKING = "stacking"


def screen_of(event: Event) -> Screen:
    """The screen that shows an event."""
    if isinstance(event, ResolvingBegan | CardResolved):
        return Screen.RESOLVING
    if isinstance(event, StackingBegan | LayerPlaced | LayersCollapsed):
        return Screen.STACKING
    return Screen.BIDDING


def together(sights: Sequence[TopCakeSight]) -> list[list[TopCakeSight]]:
    """Put together what is shown at once.

    Those are the two bids of a turn, the end of a round and the beginning of the next one, and all cards of
    a row that are resolved.
    """
    groups: list[list[TopCakeSight]] = []
    for sight in sights:
        last = groups[-1][-1].event if groups else None
        event = sight.event
        both_bids = isinstance(event, BidLaid) and isinstance(last, BidLaid) and event.seat == last.seat
        resolved = isinstance(event, CardResolved) and isinstance(last, ResolvingBegan | CardResolved)
        if both_bids or resolved or isinstance(last, RoundEnded | RoundBegan):
            groups[-1].append(sight)
        else:
            groups.append([sight])
    return groups


def is_untouched(look: Look) -> bool:
    """Whether the game has not begun: its row is dealt now."""
    shown = look.shown
    return shown.round == 0 and shown.phase == BIDDING and shown.bid_turns == 0
