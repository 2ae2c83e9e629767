"""What a match that is kept is called, and which record is one of its moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cakedesk.app.people.shown_names import shown_match_name, shown_names
from cakedesk.app.settings.i18n import game_title

if TYPE_CHECKING:
    from cakedesk.engine.match import Match


def name_of(match: Match[Any]) -> str:
    """What people call a match."""
    called = shown_match_name(match.table) or game_title(match.game)
    return f"{called} ({', '.join(shown_names(match.seats))})"


def goes_on(kept: Match[Any], match: Match[Any]) -> bool:
    """Whether a match that is kept goes on from where a record ends, or ends there, too."""
    ours, theirs = kept.record(), match.record()
    began = theirs.table.get("began", ours.table.get("began"))
    is_same_deal = (ours.game, ours.start, ours.options, ours.seats) == (
        theirs.game,
        theirs.start,
        theirs.options,
        theirs.seats,
    )
    moves = len(theirs.moves)
    return is_same_deal and began == ours.table.get("began") and ours.moves[:moves] == theirs.moves
