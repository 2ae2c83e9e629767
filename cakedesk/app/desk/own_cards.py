"""An owner's own card lists, as a new match takes them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from cakedesk.app.files.disk_errors import why_failed
from cakedesk.app.settings.i18n import game_title
from cakedesk.engine.errors import CardListError
from cakedesk.engine.game import Game
from cakedesk.engine.own_lists import find_own_lists
from cakedesk.table.joined_words import said_of

if TYPE_CHECKING:
    from cakedesk.engine.match import Match


@dataclass(frozen=True, slots=True)
class OwnCards:
    """The card lists for new matches of one game."""

    list_texts: dict[str, str]  # an owner's own lists by file name; empty where the built-in ones are used
    trouble: str  # one sentence for people if a list of theirs is refused, else empty


def own_cards_note(match: Match[Any]) -> str:
    """What is told of a record that was made with an owner's own cards; of any other nothing."""
    files = ", ".join(sorted(match.record().lists))
    if not files:
        return ""
    template = QCoreApplication.translate(
        "OwnCards", "This match of {game} is played with an own list, which its record brings: {files}."
    )
    return template.format(game=game_title(match.game), files=files)


def own_cards(game: Game[Any, Any], folder: Path) -> OwnCards:
    """Look for an owner's own card lists of a game."""
    found = find_own_lists(game, folder)
    if found.error is None:
        return OwnCards(found.texts, "")
    template = QCoreApplication.translate(
        "OwnCards", "Your list for {game} can't be used: {why}. The built-in one is used."
    )
    return OwnCards({}, template.format(game=game_title(game), why=_in_words(found.error)))


def _in_words(error: CardListError) -> str:
    """What is wrong with a card list, and where."""
    params = dict(error.params)
    if isinstance(error.__cause__, OSError):
        params["why"] = why_failed(error.__cause__)
    what = QCoreApplication.translate("CardLists", error.what).format(**params)
    if not error.line:
        return said_of(error.file, what)
    template = QCoreApplication.translate("OwnCards", "{file}, line {line}: {what}")
    return template.format(file=error.file, line=error.line, what=what)
