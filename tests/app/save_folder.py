"""Looking into a folder of saves, and putting some there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.saves.store import MatchSave, SaveStore
from cakedesk.engine.match import Match
from cakedesk.engine.record import MatchRecord

KEY = "20261127-201455-top-cake-3fa9.json"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def put(paths: AppPaths, match: Match[Any], key: str = KEY, version: str = "") -> Path:
    path = paths.saves / (key + version)
    path.write_text(match.record().to_json(), encoding="utf-8")
    return path


def kept(save: MatchSave, store: SaveStore) -> MatchRecord:
    assert store.writer.flush()
    return MatchRecord.from_json((store.paths.saves / save.key).read_text(encoding="utf-8"))


def close(save: MatchSave) -> None:
    """Close a save that is written, or can't be."""
    save.writer.flush()
    save.close()
