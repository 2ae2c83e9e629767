"""What each group of tests costs: `python -m tests.costs REPORT`, by a report of `pytest --junitxml`."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

COST = "cpu_s"
"""What `conftest.py` calls the cost of a test: however busy the machine is, it stays about the same."""

GROUPS_BY_GAME = ("rules", "table", "whole_games")
"""Folders in which games have folders of their own, told one by one."""
_COSTS = f"properties/property[@name='{COST}']"


def costs_by_group(report: Path) -> list[tuple[str, int, float]]:
    """Sums up the tests of each group.

    Args:
        report: what `pytest --junitxml` wrote.

    Returns:
        Group, number of tests and seconds of a processor, the dearest first.
    """
    numbers: Counter[str] = Counter()
    seconds: Counter[str] = Counter()
    for case in ElementTree.parse(report).iter("testcase"):
        names = case.get("classname", "").split(".")
        depth = 3 if len(names) > 3 and names[1] in GROUPS_BY_GAME else 2
        group = "/".join(names[:depth])
        numbers[group] += 1
        seconds[group] += sum(float(cost.get("value", 0)) for cost in case.iterfind(_COSTS))
    return [(group, numbers[group], cost) for group, cost in seconds.most_common()]


def main() -> int:
    """Prints the table; the exit code is 2 without a report."""
    if len(sys.argv) != 2:
        print("usage: python -m tests.costs REPORT", file=sys.stderr)
        return 2
    rows = costs_by_group(Path(sys.argv[1]))
    whole = sum(cost for _, _, cost in rows)
    for group, number, cost in rows:
        print(f"{cost:7.0f} s {cost / whole:6.1%} {number:6} tests  {group}")
    print(f"{whole:7.0f} s in all")
    return 0


if __name__ == "__main__":
    sys.exit(main())
