"""The matches that can be gone on with, as the home page lists them."""

from __future__ import annotations

from cakedesk.app.i18n import game_title
from cakedesk.app.running_match import RunningMatch, saved_text
from cakedesk.app.saves import SaveInfo, SaveStore
from cakedesk.engine.actions import OVER
from cakedesk.table.boards.registry import BOARDS


def running_matches(saves: SaveStore) -> tuple[list[RunningMatch], list[str]]:
    """Read the list of running matches.

    Args:
        saves: where they are kept.

    Returns:
        The matches that can be gone on with here, latest first, and sentences about those that can't.
    """
    listing = saves.listing()
    troubles = list(listing.troubles)
    matches = []
    for info in listing.saves:
        if info.problem:
            troubles.append(info.problem)
        elif not info.open_elsewhere and (entry := _entry(saves, info)) is not None:
            matches.append(entry)
    return matches, troubles


def _entry(saves: SaveStore, info: SaveInfo) -> RunningMatch | None:
    from datetime import datetime  # noqa: PLC0415

    from cakedesk.app.controller import seat_people  # noqa: PLC0415 - a start without matches is quicker

    match = saves.peek(info.key)
    if match is None or match.turn() == OVER or info.game_id not in BOARDS:
        return None
    facts = BOARDS[info.game_id].match_facts(match.look(None), seat_people(match.seats, match.players))
    return RunningMatch(
        key=info.key,
        game_id=info.game_id,
        title=game_title(match.game),
        place=facts.place,
        turn=facts.turn,
        names=tuple(match.seats),
        saved=saved_text(info.moment, datetime.now(info.moment.tzinfo)),
        picture=facts.picture,
    )
