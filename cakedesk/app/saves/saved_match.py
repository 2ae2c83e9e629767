"""What a match that is kept is called, and which record is one of its moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cakedesk.app.people.shown_names import shown_match_name, shown_names
from cakedesk.app.settings.i18n import game_title, title_of

if TYPE_CHECKING:
    from cakedesk.engine.match import Match
    from cakedesk.engine.record import MatchRecord


def name_of(match: Match[Any]) -> str:
    """What people call a match."""
    return _called(match, game_title(match.game))


def name_of_record(record: MatchRecord) -> str:
    """The same of its record."""
    return _called(record, title_of(record.game))


def _called(match: Match[Any] | MatchRecord, title: str) -> str:
    return f"{shown_match_name(match.table) or title} ({', '.join(shown_names(match.seats))})"


def goes_on(kept: Match[Any], match: Match[Any]) -> bool:
    """Whether a match that is kept goes on from where a record ends, or ends there, too."""
    moves = match.record().moves
    return is_same_deal(kept, match) and kept.record().moves[: len(moves)] == moves


def is_same_deal(kept: Match[Any], match: Match[Any]) -> bool:
    """Whether a record is of the match that is kept, whatever was played."""
    ours, theirs = kept.record(), match.record()
    began = ours.table.get("began")
    return (ours.game, ours.start, ours.options, ours.seats, began) == (
        theirs.game,
        theirs.start,
        theirs.options,
        theirs.seats,
        theirs.table.get("began", began),
    )
