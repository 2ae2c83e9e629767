"""What a process takes of the memory, as Linux tells it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class ProcessMemory(NamedTuple):
    """The memory of a process."""

    rss_mb: float  # what of it is in the memory, shared libraries counted whole
    pss_mb: float  # the same with shared pages divided among those who share them


def memory_is_told() -> bool:
    """Whether this system tells the memory of a process."""
    return Path("/proc/self/smaps_rollup").exists()


def process_memory(pid: int) -> ProcessMemory:
    """Look at a process; raises `OSError` if there is none."""
    sizes = {}
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]:
        name, size = line.split(":")
        sizes[name] = int(size.split()[0]) / 1024
    return ProcessMemory(sizes["Rss"], sizes["Pss"])
