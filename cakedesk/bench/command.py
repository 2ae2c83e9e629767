"""The command `cakedesk bench`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence

from cakedesk.bench.blocks import measure_blocks, measure_replay
from cakedesk.bench.frames import measure_frames
from cakedesk.bench.memory import measure_memory
from cakedesk.bench.moves import measure_moves
from cakedesk.bench.playouts import measure_playouts
from cakedesk.bench.report import Row, machine, table
from cakedesk.bench.searches import measure_searches
from cakedesk.bench.startup import measure_startup

MEASUREMENTS: dict[str, Callable[[], list[Row]]] = {
    "startup": measure_startup,
    "frames": measure_frames,
    "blocks": measure_blocks,
    "replay": measure_replay,
    "playouts": measure_playouts,
    "searches": measure_searches,
    "moves": measure_moves,
    "memory": measure_memory,
}
"""What can be measured, by its name on the command line, in the order of the table."""


def main(argv: Sequence[str]) -> int:
    """Measure and print the table.

    Returns:
        The exit code: 0 if every bar is met, else 1.
    """
    parser = argparse.ArgumentParser(
        prog="cakedesk bench", description="Measure the program's speed and memory on this machine."
    )
    parser.add_argument(
        "what", nargs="*", metavar="WHAT", help=f"some of: {', '.join(MEASUREMENTS)} (all if none is named)"
    )
    wanted = parser.parse_args(argv).what
    for name in wanted:
        if name not in MEASUREMENTS:
            parser.error(f"there is nothing called {name!r} to measure; there is: {', '.join(MEASUREMENTS)}")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    rows: list[Row] = []
    for name, measure in MEASUREMENTS.items():
        if not wanted or name in wanted:
            print(f"measuring {name} ...", flush=True)
            rows += measure()
    print(f"\nMeasured on {machine()}.\n\n{table(rows)}")
    return 0 if all(row.met for row in rows) else 1
