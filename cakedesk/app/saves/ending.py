"""When a match has ended, and the time of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cakedesk.engine.actions import OVER

if TYPE_CHECKING:
    from cakedesk.engine.match import Match


def is_ended(match: Match[Any]) -> bool:
    """Whether nobody plays a match on: it is over, or was given up."""
    return match.turn() == OVER or match.table.get("abandoned") is True


def stamp_end(match: Match[Any]) -> None:
    """Write into a match when it ended; taking its last action back takes that away too."""
    from datetime import datetime  # noqa: PLC0415 - a start without matches is quicker

    if not is_ended(match):
        match.table.pop("ended", None)
    elif "ended" not in match.table:
        match.table["ended"] = f"{datetime.now():%Y-%m-%dT%H:%M:%S}"
