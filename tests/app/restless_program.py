"""A program for test_killed_saves: plays match after match, saving as the real one does, until it is killed.

Prints the key of a match and its number of actions each time that they are said to be on the disk.
Arguments: the data folder; "flush" to wait for the disk after each action, "rush" to never wait.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication

from cakedesk.app.files.paths import app_paths, prepare_folders
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.match.model import MatchModel
from cakedesk.app.saves.store import SaveStore
from tests.app.played_matches import new_match, random_action


def main() -> None:
    data_dir, pace = sys.argv[1:]
    app = QCoreApplication([])
    paths = app_paths(Path(data_dir))
    prepare_folders(paths)
    store = SaveStore(paths, SaveWriter())
    rng = Random()
    print("ready", flush=True)
    while True:
        infos = store.listing().saves
        if infos and rng.random() < 0.5:
            resumed = store.resume(infos[0].key)
            match, save = resumed.match, resumed.save
        else:
            match = new_match(rng.randrange(1000))
            save = store.begin(match)
        model = MatchModel(match)
        model.changed.connect(save.keep)
        while not model.is_over:
            model.play(random_action(match, rng))
            if pace == "flush":
                assert store.writer.flush()
                print(save.key, model.moves_count, flush=True)
        store.writer.flush()
        save.close()
        app.processEvents()


if __name__ == "__main__":
    main()
