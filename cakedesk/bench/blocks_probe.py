"""A process of its own: one whole game in the real window, with every turn of the event loop measured."""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QCoreApplication

from cakedesk.app.settings.values import Pace, Resolving
from cakedesk.bench.game_driver import GameDriver
from cakedesk.bench.loop_watch import LoopWatch
from cakedesk.bench.probe_window import open_window, spin


def main() -> None:
    """Print the turns of the event loop after the table's first frame; arguments: game, animation speed."""
    with open_window(Pace(sys.argv[2]), Resolving.WAIT) as (window, _):
        spin(1.0)
        driver = GameDriver(window, with_person=True)
        driver.start(sys.argv[1])
        QCoreApplication.processEvents()
        watch = LoopWatch(window)
        driver.thought.connect(watch.leave_out)
        watch.start()
        driver.play_on()
        watch.stop()
    print(json.dumps({"cpu": [b.cpu_ms for b in watch.blocks], "wall": [b.wall_ms for b in watch.blocks]}))


if __name__ == "__main__":
    main()
