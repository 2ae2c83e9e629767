"""Tells the program of one more game, for as long as a test lasts.

All of a game is found by the name of its folder in `games`, `players/heuristics`, `art`, `table/boards`, by
its card lists in `resources/decks` and by one line of the registry. The example's folders stand here, beside
each other, and are looked for as if they stood there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import cakedesk.art
import cakedesk.games
import cakedesk.players.heuristics
import cakedesk.printing
import cakedesk.table.boards
from cakedesk.art.face import Face
from cakedesk.art.home_pictures import drawn_faces
from cakedesk.art.prepared import home_faces
from cakedesk.engine import game, registry
from cakedesk.engine.resources import resource_path
from cakedesk.table import help_text
from cakedesk.table.boards import entry
from cakedesk.table.boards.registry import BOARDS, find_board

GAME_ID = "cherry-duel"
_HERE = Path(__file__).parent

# Modules are found from now on; nobody looks for them before the registry names the game.
for _package, _folder in (
    (cakedesk.games, "games"),
    (cakedesk.players.heuristics, "heuristics"),
    (cakedesk.art, "art"),
    (cakedesk.table.boards, "boards"),
    (cakedesk.printing, "printing"),
):
    if str(_HERE / _folder) not in _package.__path__:
        _package.__path__.append(str(_HERE / _folder))


def _resource_path(*parts: str) -> Path:
    own = _HERE.joinpath(*parts)
    return own if own.is_file() else resource_path(*parts)


def _home_faces(folder: str) -> tuple[Face, ...]:
    """The pictures of the home page; those of the example are not drawn beforehand."""
    return drawn_faces(folder) if folder == GAME_ID.replace("-", "_") else home_faces(folder)


@contextmanager
def one_more_game() -> Iterator[None]:
    """Have the registry name the example."""
    board = find_board(GAME_ID)
    assert board is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_GAMES", (*registry._GAMES, GAME_ID))
        for reader in (game, help_text):
            patch.setattr(reader, "resource_path", _resource_path)
        patch.setattr(entry, "home_faces", _home_faces)
        patch.setitem(BOARDS, GAME_ID, board)
        yield
