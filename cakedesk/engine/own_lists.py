"""Card lists of an owner's own, from a folder of theirs."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cakedesk.engine.card_lists import MAX_LIST_CHARS
from cakedesk.engine.errors import CardListError
from cakedesk.engine.foreign_files import open_regular
from cakedesk.engine.game import Game
from cakedesk.engine.messages import QT_TRANSLATE_NOOP

_MAX_BYTES_OF_A_CHAR = 4


@dataclass(frozen=True, slots=True)
class OwnLists:
    """What was found of an owner's own card lists of one game.

    Attributes:
        texts: the texts by file name, as a match takes them; empty where the built-in lists are to be used.
        problem: why a list that is there can't be used, in one sentence; empty if there is no such trouble.
        error: the same with its parts, to be put into other words; None if there is no trouble.
    """

    texts: dict[str, str]
    problem: str = ""
    error: CardListError | None = field(default=None, compare=False)


def find_own_lists(game: Game[Any, Any], folder: Path) -> OwnLists:
    """Find the own card lists of a game, and check them.

    Args:
        folder: where the owner keeps card lists; it need not exist.

    Returns:
        The texts; none of them if one can't be used, with the reason.
    """
    try:
        return OwnLists(read_own_lists(game, folder))
    except CardListError as error:
        return OwnLists({}, str(error), error)


def read_own_lists(game: Game[Any, Any], folder: Path) -> dict[str, str]:
    """Read the own card lists of a game that lie in a folder, and check them.

    Args:
        folder: where the owner keeps card lists.

    Returns:
        The texts by file name; empty if the folder holds none of this game.

    Raises:
        CardListError: a list that is there can't be read or used.
    """
    texts = {}
    for name in game.list_files:
        text = _read_text(folder / name)
        if text is not None:
            texts[name] = text
    if texts:
        game.own_lists(texts)
    return texts


def _read_text(path: Path) -> str | None:
    try:
        with open_regular(path) as file:
            # One byte too many tells the check for the length what it has to know.
            raw = file.read(MAX_LIST_CHARS * _MAX_BYTES_OF_A_CHAR + 1)
        return raw.decode("utf-8-sig")
    except OSError as error:
        if isinstance(error, FileNotFoundError | NotADirectoryError) and not path.is_symlink():
            return None
        what = QT_TRANSLATE_NOOP("CardLists", "the list can't be read ({why})")
        raise CardListError(path.name, 0, what, why=error.strerror) from error
    except UnicodeDecodeError as error:
        raise CardListError(
            path.name, 0, QT_TRANSLATE_NOOP("CardLists", "the list is not in UTF-8")
        ) from error
