"""The matches that can be gone on with, as the home page lists them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cakedesk.app.files.writer import some_of
from cakedesk.app.people.shown_names import shown_match_name, shown_names
from cakedesk.app.saves.ending import is_ended
from cakedesk.app.saves.running_match import RunningMatch, saved_text
from cakedesk.app.saves.store import SaveInfo, SaveListing
from cakedesk.app.settings.i18n import game_title
from cakedesk.table.boards.registry import BOARDS


def running_matches(listing: SaveListing, told: set[str]) -> tuple[list[RunningMatch], list[str]]:
    """The list of running matches, and what is to be told of it: one sentence, or none."""
    troubles = _troubles_of(listing)
    matches = []
    for info in listing.saves:
        if info.problem:
            if info.key not in told:
                told.add(info.key)
                troubles[info.key] = info.problem
        elif not info.open_elsewhere and (entry := _entry(info)) is not None:
            matches.append(entry)
    return matches, _in_one(troubles)


def all_running(listing: SaveListing) -> tuple[list[RunningMatch], list[str]]:
    """The whole list of running matches, for the page that manages them."""
    from datetime import datetime  # noqa: PLC0415

    matches = []
    for info in listing.saves:
        if info.problem:
            when = saved_text(info.moment, datetime.now(info.moment.tzinfo))
            unread = RunningMatch(info.key, "", info.key, "", "", (), when, problem=info.problem)
        entry = unread if info.problem else _entry(info)
        if entry is not None:
            matches.append(entry._replace(is_elsewhere=info.open_elsewhere, older=info.older))
    return matches, _in_one(_troubles_of(listing))


def _troubles_of(listing: SaveListing) -> dict[str, str]:
    return dict(zip(listing.troubled or ("",), listing.troubles, strict=False))


def _in_one(troubles: dict[str, str]) -> list[str]:
    """Tell of several troubles (by key) in one sentence: how many there are, and with what."""
    if len(troubles) < 2:
        return list(troubles.values())
    text = QCoreApplication.translate(
        "Saves",
        "{count} saved matches can't go on, or not from their last move: {files}. “Matches” lists them.",
    )
    return [text.format(count=len(troubles), files=some_of(list(troubles)))]


def _entry(info: SaveInfo) -> RunningMatch | None:
    from datetime import datetime  # noqa: PLC0415

    from cakedesk.app.people.seats import seat_people  # noqa: PLC0415 - a start without matches is quicker

    match = info.match
    if match is None or is_ended(match) or info.game_id not in BOARDS:
        return None
    board = BOARDS[info.game_id]
    facts = board.match_facts(match.look(None), seat_people(match.seats, match.players))
    return RunningMatch(
        key=info.key,
        game_id=info.game_id,
        title=game_title(match.game),
        place=facts.place,
        turn=facts.turn,
        names=shown_names(match.seats),
        saved=saved_text(info.moment, datetime.now(info.moment.tzinfo)),
        picture=facts.picture or board.box(),
        name=shown_match_name(match.table),
    )
