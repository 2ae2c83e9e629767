"""The game of Dice, registered for a test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cakedesk.engine import game as engine_game
from cakedesk.engine import registry
from tests.engine.dice import GAME, Dice


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Dice]:
    """The game of Dice, as the registry knows it, with its built-in lists."""
    folder = tmp_path / "built-in"
    folder.mkdir()
    for name in GAME.list_files:
        (folder / name).write_text("id\n", encoding="utf-8")
    monkeypatch.setattr(registry, "_GAMES", (*registry.game_ids(), GAME.id))
    monkeypatch.setitem(sys.modules, f"cakedesk.games.{GAME.id}.game", sys.modules[Dice.__module__])
    monkeypatch.setattr(engine_game, "resource_path", lambda _, name: folder / name)
    engine_game._builtin_lists.cache_clear()
    yield GAME
    engine_game._builtin_lists.cache_clear()
