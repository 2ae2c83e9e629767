"""A process of its own: many games in a row in the real window, and what the memory is after some of them."""

from __future__ import annotations

import gc
import json
import os
import sys

from PySide6.QtCore import QTimer

from cakedesk.app.settings.values import Pace, Resolving
from cakedesk.app.window.main_window import MainWindow
from cakedesk.bench.game_driver import GameDriver
from cakedesk.bench.probe_window import open_window, spin
from cakedesk.bench.process_memory import process_memory


def main() -> None:
    """Print the memory of both processes by number of games; arguments: the games, in turn, and how many."""
    games, count = sys.argv[1].split(","), int(sys.argv[2])
    measured = {}
    with open_window(Pace.OFF, Resolving.ALL_AT_ONCE) as (window, services):
        driver = GameDriver(window, with_person=False)
        for number in range(1, count + 1):
            driver.start(games[number % len(games)])
            driver.play_on()
            window.desk.show_home()
            if number in (max(1, count // 4), max(1, count // 2), count):
                _rest(window)
                gc.collect()
                measured[number] = {
                    "window": process_memory(os.getpid()),
                    "thinking": process_memory(services.thinker.pid),
                }
    print(json.dumps(measured))


def _rest(window: MainWindow) -> None:
    """Wait until what a match leaves is cleared up, however busy the machine is with other things."""
    spin(0.5)
    while any(timer.isActive() for timer in window.desk.findChildren(QTimer)):
        spin(0.1)


if __name__ == "__main__":
    main()
