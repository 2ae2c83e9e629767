"""How long the window takes to be there, beside a bare window of the same libraries in the same run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from cakedesk.bench.report import Row

RUNS = 5
MOST_TIMES_BARE = 1.6
IDLE_S = 2.0
MOST_IDLE_CPU = 0.02

BARE_WINDOW = """
import PIL.Image
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
app = QApplication([])
window = QMainWindow()
window.setCentralWidget(QLabel("bare"))
window.resize(1600, 1000)
window.show()
window.grab()
QTimer.singleShot(0, lambda: print("ready", flush=True))
QTimer.singleShot(50, app.quit)
app.exec()
"""


def measure_startup() -> list[Row]:
    """Start both windows in turn, each time without caches, and watch the last one idle.

    Returns:
        The start and the idle row.
    """
    bare, ours = [], []
    for _ in range(RUNS):
        bare.append(_seconds_until_ready([sys.executable, "-c", BARE_WINDOW])[0])
        seconds, idle = _start_home()
        ours.append(seconds)
    ratio = median(ours) / median(bare)
    return [
        Row(
            "start until the home page is painted with its art, no caches",
            f"{median(ours):.2f} s, bare window {median(bare):.2f} s: {ratio:.2f} times",
            f"at most {MOST_TIMES_BARE} times",
            ratio <= MOST_TIMES_BARE,
        ),
        Row(
            f"CPU of the idle home page over {IDLE_S:.0f} s",
            f"{100 * idle:.1f} %",
            "0 %",
            idle < MOST_IDLE_CPU,
        ),
    ]


def _start_home() -> tuple[float, float]:
    with tempfile.TemporaryDirectory(prefix="cakedesk-bench-") as data:
        command = [sys.executable, "-m", "cakedesk.bench.startup_probe", data, str(IDLE_S)]
        seconds, lines = _seconds_until_ready(command)
    return seconds, float(lines[-1])


def _seconds_until_ready(command: list[str]) -> tuple[float, list[str]]:
    environment = os.environ | {"QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    root = str(Path(__file__).parents[2])
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH", "")]))
    begin = perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        seconds = perf_counter() - begin
        lines = process.stdout.read().split()
    if first.strip() != "ready" or process.returncode:
        raise RuntimeError(f"{command[:3]} ended with {process.returncode}")
    return seconds, lines
