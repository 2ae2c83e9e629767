"""How long the window takes to be there, beside a bare window of the same libraries in the same run."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from cakedesk.bench.probe import probe_environment
from cakedesk.bench.report import Row

RUNS = 7
MOST_TIMES_BARE = 1.6
IDLE_S = 2.0
MOST_IDLE_CPU = 0.005


def measure_startup(runs: int = RUNS, idle_s: float = IDLE_S) -> list[Row]:
    """Start both windows in turn, each time without caches, and watch ours idle."""
    _start_bare()
    _start_home(0.01)
    bare, ours, idle = [], [], []
    for _ in range(runs):
        bare.append(_start_bare())
        seconds, share = _start_home(idle_s)
        ours.append(seconds)
        idle.append(share)
    ratio = median(ours) / median(bare)
    return [
        Row(
            "start until the home page is painted with its art, no caches",
            f"{median(ours):.2f} s, bare window {median(bare):.2f} s: {ratio:.2f} times",
            f"at most {MOST_TIMES_BARE} times",
            ratio <= MOST_TIMES_BARE,
        ),
        Row(
            f"CPU of the idle home page over {idle_s:g} s",
            f"{100 * median(idle):.1f} %",
            "0 %",
            median(idle) < MOST_IDLE_CPU,
        ),
    ]


def _start_bare() -> float:
    return _seconds_until_ready("bare_window_probe")[0]


def _start_home(idle_s: float) -> tuple[float, float]:
    with tempfile.TemporaryDirectory(prefix="cakedesk-bench-") as data:
        seconds, lines = _seconds_until_ready("startup_probe", str(Path(data)), str(idle_s))
    return seconds, float(lines[-1])


def _seconds_until_ready(probe: str, *arguments: str) -> tuple[float, list[str]]:
    command = [sys.executable, "-m", f"cakedesk.bench.{probe}", *arguments]
    begin = perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=probe_environment()) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        seconds = perf_counter() - begin
        lines = process.stdout.read().split()
    if first.strip() != "ready" or process.returncode:
        raise RuntimeError(f"the probe {probe} ended with {process.returncode}")
    return seconds, lines
