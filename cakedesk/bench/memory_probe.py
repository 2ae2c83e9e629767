"""A process of its own: many games in a row in the real window, and what the memory is after some of them."""

from __future__ import annotations

import gc
import json
import os
import sys
from pathlib import Path

from cakedesk.app.settings.values import Pace, Resolving
from cakedesk.bench.game_driver import GameDriver
from cakedesk.bench.probe_window import open_window, spin
from cakedesk.bench.process_memory import child_pids, process_memory


def main() -> None:
    """Print the memory of both processes by number of games; arguments: the games, in turn, and how many."""
    games, count = sys.argv[1].split(","), int(sys.argv[2])
    measured = {}
    with open_window(Pace.OFF, Resolving.ALL_AT_ONCE) as (window, _):
        driver = GameDriver(window, with_person=False)
        for number in range(1, count + 1):
            driver.start(games[number % len(games)])
            driver.play_on()
            window.show_home()
            if number in (max(1, count // 4), max(1, count // 2), count):
                spin(0.5)
                gc.collect()
                thinking = _thinking_pid()
                measured[number] = {
                    "window": process_memory(os.getpid()),
                    "thinking": process_memory(thinking),
                }
    print(json.dumps(measured))


def _thinking_pid() -> int:
    """The child that computes; the others only track resources."""
    for pid in child_pids(os.getpid()):
        if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes():
            return pid
    raise RuntimeError("there is no thinking process")


if __name__ == "__main__":
    main()
