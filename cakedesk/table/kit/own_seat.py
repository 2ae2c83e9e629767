"""Whose things lie below, where a table shows one seat larger than the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.engine.observation import Observation
from cakedesk.table.board import SeatPerson


def own_seat(look: Observation[Any], people: Sequence[SeatPerson]) -> int:
    """The one person's seat, else that of the person who looks or acts.

    Args:
        people: by seat.

    Returns:
        The seat; where nobody is a person the first one.
    """
    persons = [seat for seat, person in enumerate(people) if person.is_person]
    if len(persons) == 1:
        return persons[0]
    for seat in (look.seat, look.turn()):
        if seat is not None and seat in persons:
            return seat
    return persons[0] if persons else 0


def is_alone(people: Sequence[SeatPerson]) -> bool:
    """Whether nobody else is at the screen who plays, or for whom a computer plays meanwhile.

    Args:
        people: by seat.
    """
    return sum(person.is_person or person.is_away for person in people) < 2
