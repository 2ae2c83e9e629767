"""Which games have a table. It is found by the name of the game's folder: `boards/<folder>/entry.py`."""

from __future__ import annotations

from importlib import import_module

from cakedesk.engine.registry import game_folder, game_ids
from cakedesk.table.boards.entry import BoardEntry


def find_board(game_id: str) -> BoardEntry | None:
    """The table of a game.

    Args:
        game_id: such as ``top-cake``.

    Returns:
        The `ENTRY` of its folder, or None if the game has no table, or one that is still being made.
    """
    package = f"cakedesk.table.boards.{game_folder(game_id)}"
    try:
        entry = import_module(f"{package}.entry").ENTRY
    except ModuleNotFoundError as error:
        if error.name not in {package, f"{package}.entry"}:
            raise
        return None
    assert isinstance(entry, BoardEntry)
    return entry


BOARDS: dict[str, BoardEntry] = {
    game_id: entry for game_id in game_ids() if (entry := find_board(game_id)) is not None
}
"""The tables by the games' ids, in the order of the registry."""
