"""A process of its own: one whole game, watched again by jumps, with every turn of the loop measured."""

from __future__ import annotations

import json
import sys

from cakedesk.app.replay.bar import ReplayBar
from cakedesk.app.settings.values import Pace, Resolving
from cakedesk.app.window.main_window import MainWindow
from cakedesk.bench.game_driver import GameDriver
from cakedesk.bench.loop_watch import LoopWatch
from cakedesk.bench.probe_window import open_window, spin

REST_S = 0.06
"""Between two jumps: nobody drags a slider quicker than pictures of it come."""


def main() -> None:
    """Print the turns of the loop while the replay of a game opens and jumps so often: the arguments."""
    with open_window(Pace.OFF, Resolving.ALL_AT_ONCE) as (window, _):
        spin(3.0)  # what is got ready beforehand is there
        driver = GameDriver(window, with_person=False)
        driver.start(sys.argv[1])
        driver.play_on()
        spin(1.0)
        watch = LoopWatch(window)
        watch.start()
        window.end.replay.emit()
        spin(1.0)
        watch.stop()
        opening, watch.blocks = watch.blocks, []
        for is_log_open in (False, True):
            window.table.set_log_open(is_log_open)
            spin(0.5)
            watch.start()
            _jump(window, int(sys.argv[2]))
            watch.stop()
        jumps = watch.blocks
    print(json.dumps({"opening": [b.cpu_ms for b in opening], "jumps": [b.cpu_ms for b in jumps]}))


def _jump(window: MainWindow, jumps: int) -> None:
    """Jump to and fro all over the match."""
    bar = window.table.findChild(ReplayBar)
    assert isinstance(bar, ReplayBar)
    for number in range(jumps):
        bar.slider.chosen.emit(number * 7 % jumps * bar.slider.maximum() // jumps)
        spin(REST_S)


if __name__ == "__main__":
    main()
