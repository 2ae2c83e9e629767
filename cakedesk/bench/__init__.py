"""Measures what the README's table shows: `cakedesk bench`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence

from cakedesk.bench.report import Row, machine, table


def main(argv: Sequence[str]) -> int:
    """Measure and print the table.

    Args:
        argv: the arguments after ``bench``.

    Returns:
        The exit code: 0 if every bar is met, else 1.
    """
    names = list(_measurements())
    parser = argparse.ArgumentParser(
        prog="cakedesk bench", description="Measure the program's speed and memory."
    )
    parser.add_argument(
        "what", nargs="*", metavar="WHAT", help=f"some of: {', '.join(names)} (all if none is named)"
    )
    wanted = parser.parse_args(argv).what
    for name in wanted:
        if name not in names:
            parser.error(f"there is nothing called {name!r} to measure; there is: {', '.join(names)}")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    rows: list[Row] = []
    for name, measure in _measurements().items():
        if not wanted or name in wanted:
            print(f"measuring {name} ...", flush=True)
            rows += measure()
    print(f"\nMeasured on {machine()}.\n\n{table(rows)}")
    return 0 if all(row.met for row in rows) else 1


def _measurements() -> dict[str, Callable[[], list[Row]]]:
    from cakedesk.bench.moves import measure_moves  # noqa: PLC0415 - modules that import this package's report
    from cakedesk.bench.playouts import measure_playouts  # noqa: PLC0415
    from cakedesk.bench.startup import measure_startup  # noqa: PLC0415

    return {"playouts": measure_playouts, "moves": measure_moves, "startup": measure_startup}
