"""One line of the table that `cakedesk bench` prints."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One figure beside its bar.

    Attributes:
        what: what was measured.
        measured: the figure with its unit.
        bar: what it must not exceed, or reach, in words.
        met: whether it does.
    """

    what: str
    measured: str
    bar: str
    met: bool


def machine() -> str:
    """The machine in a few words: processor, cores, system, Python."""
    return (
        f"{_processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}, "
        f"Python {platform.python_version()}"
    )


def table(rows: Iterable[Row]) -> str:
    """The rows as a Markdown table."""
    lines = ["| what | measured | bar | met |", "| --- | --- | --- | --- |"]
    lines += [f"| {row.what} | {row.measured} | {row.bar} | {'yes' if row.met else 'NO'} |" for row in rows]
    return "\n".join(lines)


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as info:
            for line in info:
                if line.startswith("model name"):
                    return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or "unknown processor"
