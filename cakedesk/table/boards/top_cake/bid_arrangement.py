"""Where the bids beneath a card lie: grouped by seat, in as many lines as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

SCALES = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65)
"""Sizes that are tried, from the usual one on, before bids overlap."""

GAP = 3 / 52
"""Between two bids of one seat, in widths of a bid."""

GROUP_GAP = 5 / 52
"""Between two seats: little more, their colours tell them apart."""

LINE_GAP = 3 / 68
"""Between two lines, in heights of a bid."""


def arrange(
    groups: Sequence[int], width: float, height: float, bid: tuple[float, float], least: float = SCALES[-1]
) -> tuple[float, list[tuple[float, float]]]:
    """Arrange bids in lines that are centred in their room, from its upper edge.

    Groups stay together on a line where that needs no smaller bids; then bids shrink rather than overlap;
    only as a last resort they overlap.

    Args:
        groups: how many bids each group has, in order.
        least: the size at which they overlap rather than that they become smaller.

    Returns:
        Their size, 1.0 is the usual one, and where the upper left corners of all of them lie in the room.

    >>> arrange([2, 1], 200, 200, (52, 68))[1][2]
    (130.0, 0.0)
    """
    whole = [[group] * count for group, count in enumerate(groups)]
    single = [[group] for group, count in enumerate(groups) for _ in range(count)]
    for scale in (*(scale for scale in SCALES if scale > least), least):
        bid_width, bid_height = bid[0] * scale, bid[1] * scale
        most_lines = max(1, int((height + bid_height * LINE_GAP) / (bid_height * (1 + LINE_GAP)) + 1e-6))
        for pieces in (whole, single):
            lines = _filled(pieces, room := width / bid_width)
            if len(lines) <= most_lines and all(_line_width(line) <= room for line in lines):
                return scale, _places(groups, lines, width, (bid_width, bid_height))
    return scale, _places(groups, _even(groups, most_lines), width, (bid_width, bid_height))


def _line_width(line: Sequence[int]) -> float:
    """Width of a line in widths of a bid; it is given as the group of each of its bids."""
    if not line:
        return 0.0
    changes = sum(before != after for before, after in pairwise(line))
    return len(line) + GAP * (len(line) - 1 - changes) + GROUP_GAP * changes


def _filled(pieces: Sequence[list[int]], room: float) -> list[list[int]]:
    """Lines filled up one after the other with pieces that are not broken."""
    lines: list[list[int]] = [[]]
    for piece in pieces:
        if lines[-1] and _line_width(lines[-1] + piece) > room:
            lines.append([])
        lines[-1] += piece
    return lines


def _even(groups: Sequence[int], lines: int) -> list[list[int]]:
    """As many lines as there are, equally long."""
    bids = [group for group, count in enumerate(groups) for _ in range(count)]
    per_line = max(1, -(-len(bids) // lines))
    return [bids[start : start + per_line] for start in range(0, len(bids), per_line)]


def _places(
    groups: Sequence[int], lines: Sequence[Sequence[int]], width: float, bid: tuple[float, float]
) -> list[tuple[float, float]]:
    places: list[list[tuple[float, float]]] = [[] for _ in groups]
    for number, line in enumerate(lines):
        natural = _line_width(line) * bid[0]
        # A line that is too wide is pressed together: its last bid ends where the room ends.
        pressed = min(1.0, (width - bid[0]) / (natural - bid[0])) if len(line) > 1 else 1.0
        left = (width - min(natural, max(width, bid[0]))) / 2
        y = number * bid[1] * (1 + LINE_GAP)
        for index, group in enumerate(line):
            x = left + (_line_width(line[: index + 1]) - 1) * bid[0] * pressed
            places[group].append((x, y))
    return [place for group in places for place in group]
