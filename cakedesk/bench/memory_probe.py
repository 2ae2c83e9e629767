"""A process of its own: many games in a row in the real window, and what the memory is after some of them."""

from __future__ import annotations

import gc
import json
import os
import sys

from cakedesk.app.settings.values import Pace, Resolving
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
                spin(0.5)
                gc.collect()
                measured[number] = {
                    "window": process_memory(os.getpid()),
                    "thinking": process_memory(services.thinker.pid),
                }
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
