"""The log of Top Cake in words."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.segments import TopCakeSight
from cakedesk.table.boards.top_cake.wording import EventWording
from cakedesk.table.log_line import LogLine


def log_lines(sights: Sequence[TopCakeSight], people: Sequence[SeatPerson]) -> list[LogLine]:
    """What happened, one line for each thing.

    Args:
        sights: what happened, in order, for one pair of eyes.
        people: who plays each seat.

    Returns:
        The lines in order.
    """
    if not sights:
        return []
    wording = EventWording(sights[0].look.shown.lists, [person.name for person in people])
    return [LogLine(seat, text) for seat, text in wording.sentences(sights)]
