"""Who plays the seats of a match, as the table needs it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from unicodedata import bidirectional

from cakedesk.app.people.shown_names import shown_names
from cakedesk.engine.game import PERSON
from cakedesk.table.board import SeatPerson

RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"


def seat_people(names: Sequence[str], players: Sequence[str], away: Collection[int] = ()) -> list[SeatPerson]:
    """Who sits where, as the table needs it (`names`: by seat, as in a record)."""
    return [
        SeatPerson(isolated(name), player == PERSON, "" if player == PERSON else player, seat in away)
        for seat, (name, player) in enumerate(zip(shown_names(names), players, strict=True))
    ]


def isolated(name: str) -> str:
    """A name as it may stand in a sentence."""
    if any(bidirectional(letter) in RIGHT_TO_LEFT for letter in name):
        return f"{ISOLATE}{name}{END_OF_ISOLATE}"
    return name
