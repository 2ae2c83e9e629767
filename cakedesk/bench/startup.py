"""How long the window takes to be there, beside a bare window of the same libraries in the same run."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from cakedesk.bench.probe import probe_environment
from cakedesk.bench.report import Row

RUNS = 11
MOST_TIMES_BARE_FIRST = 1.6
MOST_TIMES_BARE_LATER = 1.35
SCREEN = {"name": "usual", "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
"""A screen on which the window has its usual size, where there is none: that of Qt is 800 x 800."""
IDLE_S = 2.0
MOST_IDLE_CPU = 0.005


class Start(NamedTuple):
    """One start of a window.

    Attributes:
        cpu_s: CPU time of the main thread until the window was painted.
        wall_s: the same on the clock.
        idle_share: the share of one core that the idle window takes afterwards; 0.0 for the bare one.
    """

    cpu_s: float
    wall_s: float
    idle_share: float = 0.0


def measure_startup(runs: int = RUNS, idle_s: float = IDLE_S) -> list[Row]:
    """Start both windows in turn, ours first without caches and then again, and watch ours idle.

    A start is held against the bare one right before it: a machine that is slower for some seconds is so for
    both.
    """
    _start_bare()
    with tempfile.TemporaryDirectory(prefix="cakedesk-bench-") as folder:
        _start_home(f"{folder}/data", 0.01)
    first, later = [], []
    for _ in range(runs):
        with tempfile.TemporaryDirectory(prefix="cakedesk-bench-") as folder:
            first.append((_start_bare(), _start_home(f"{folder}/data", idle_s)))
            later.append((_start_bare(), _start_home(f"{folder}/data", 0.01)))
    idle = median(start.idle_share for _, start in first)
    return [
        _row("first start, no caches", first, MOST_TIMES_BARE_FIRST),
        _row("later start", later, MOST_TIMES_BARE_LATER),
        Row(
            f"CPU of the idle home page over {idle_s:g} s", f"{100 * idle:.1f} %", "0 %", idle < MOST_IDLE_CPU
        ),
    ]


def _row(what: str, pairs: Sequence[tuple[Start, Start]], most: float) -> Row:
    (bare_cpu_s, bare_wall_s), (cpu_s, wall_s) = (
        (median(start.cpu_s for start in starts), median(start.wall_s for start in starts))
        for starts in zip(*pairs, strict=True)
    )
    times = median(start.cpu_s / bare.cpu_s for bare, start in pairs)
    return Row(
        f"CPU of the main thread until the home page is painted with its art, 1600x1000, {what}",
        f"{cpu_s:.2f} s, bare window {bare_cpu_s:.2f} s: {times:.2f} times"
        f" (on the clock {wall_s:.2f} s and {bare_wall_s:.2f} s)",
        f"at most {most} times",
        times <= most,
    )


def _start_bare() -> Start:
    return _started("bare_window_probe")


def _start_home(data_dir: str, idle_s: float) -> Start:
    return _started("startup_probe", data_dir, str(idle_s))


def _started(probe: str, *arguments: str) -> Start:
    command = [sys.executable, "-m", f"cakedesk.bench.{probe}", *arguments]
    environment, folder = probe_environment(), _screens().name
    if environment["QT_QPA_PLATFORM"] == "offscreen":
        environment["QT_QPA_PLATFORM"] += ":configfile=screens.json"
    begin = perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        wall_s = perf_counter() - begin
        lines = process.stdout.read().split()
    word, _, cpu_s = first.strip().partition(" ")
    if word != "ready" or process.returncode:
        raise RuntimeError(f"the probe {probe} ended with {process.returncode}")
    return Start(float(cpu_s), wall_s, float(lines[-1]) if lines else 0.0)


@cache
def _screens() -> tempfile.TemporaryDirectory[str]:
    folder = tempfile.TemporaryDirectory(prefix="cakedesk-bench-")
    Path(folder.name, "screens.json").write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
    return folder
