"""What a person has missed: told on the curtain, where everybody may read it."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.app.match.model import MatchModel
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.entry import BoardEntry


def facts_for(
    model: MatchModel, entry: BoardEntry, people: Sequence[SeatPerson], seat: int
) -> list[tuple[int, str]]:
    """What everybody saw the others do since somebody's last turn."""
    steps = model.match.steps
    first = max((number + 1 for number, step in enumerate(steps) if step.seat == seat), default=0)
    latest: dict[int, str] = {}
    for number in range(first, len(steps)):
        for who, sentence in entry.sentences(model.sights_of(number, None), people):
            if who not in (seat, -1):
                latest.pop(who, None)
                latest[who] = sentence
    return list(latest.items())
