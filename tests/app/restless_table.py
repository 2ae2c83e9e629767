"""A program for test_killed_saves: plays match after match at a real table at pace off, until it is killed.

Prints the key of a match and its number of actions whenever one is committed, which is before it is written.
Arguments: the data folder, and which game is played.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from cakedesk.app.files import writer
from cakedesk.app.files.paths import app_paths, prepare_folders
from cakedesk.art.fonts import load_fonts
from cakedesk.engine.actions import OVER
from cakedesk.engine.registry import find_game
from tests.app.session_kit import Sitting, dealt

SLOW_S = 0.1
"""A disk that takes its time, twice for each write: computers could do several actions meanwhile."""


def slow_fsync(handle: int) -> None:
    """Take as long as a turning disk."""
    time.sleep(SLOW_S)
    os.fdatasync(handle)


def main() -> None:
    """Play until it is killed."""
    app = QApplication([])
    load_fonts()
    writer.os.fsync = slow_fsync
    folder, game_id = sys.argv[1:]
    paths = app_paths(Path(folder))
    players = ("human", "easy", "medium")[: find_game(game_id).seats[-1]]
    prepare_folders(paths)
    for seed in range(1000):
        table = Sitting(paths, dealt(*players, game_id=game_id, seed=seed))
        if not seed:
            print("ready", flush=True)
        key, model = table.save.key, table.session.model
        model.changed.connect(lambda key=key, model=model: print(key, model.moves_count, flush=True))
        table.rest()
        while table.match.turn() != OVER:
            table.act(seed)
        table.session.leave()
    del app


if __name__ == "__main__":
    main()
