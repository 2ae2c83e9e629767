"""A computer plays for somebody who left a running match, and gives the seat back."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from cakedesk.engine.game import PERSON
from cakedesk.engine.match import Match

AWAY = "away"
"""The key of a record's ``table`` that says who stands here otherwise, by the seat as a text."""


def seats_away(match: Match[Any]) -> dict[int, str]:
    """The seats that a computer plays for somebody, and who plays them otherwise, as in a record."""
    given = match.table.get(AWAY)
    if not isinstance(given, dict):
        return {}
    names = {str(seat): seat for seat in range(len(match.seats))}
    return {names[key]: who for key, who in given.items() if key in names and isinstance(who, str)}


def people_of(match: Match[Any]) -> set[int]:
    """The seats of all people of a match."""
    playing = {seat for seat, player in enumerate(match.players) if player == PERSON}
    return playing | {seat for seat, who in seats_away(match).items() if who == PERSON}


def players_as_seated(match: Match[Any]) -> list[str]:
    """Who plays the seats of a match, as they sat down."""
    away = seats_away(match)
    return [away.get(seat, player) for seat, player in enumerate(match.players)]


def kept_at_table(match: Match[Any]) -> dict[str, Any]:
    """What a match is set to that a match that follows from it is set to as well."""
    return {key: deepcopy(match.table[key]) for key in ("aids", "take_back") if key in match.table}


def let_computer_play(match: Match[Any], seat: int, level: str) -> None:
    """Let a computer play for whoever plays a seat."""
    away = seats_away(match)
    away.setdefault(seat, match.players[seat])
    match.players[seat] = level
    match.table[AWAY] = {str(number): who for number, who in sorted(away.items())}


def give_back(match: Match[Any], seat: int) -> bool:
    """Let somebody play on whom a computer played for. Tells whether there is such a person."""
    away = seats_away(match)
    if seat not in away:
        return False
    match.players[seat] = away.pop(seat)
    match.table[AWAY] = {str(number): who for number, who in sorted(away.items())}
    if not away:
        del match.table[AWAY]
    return True
