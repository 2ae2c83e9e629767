"""What the games of the arena have shown, as a table."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from cakedesk.players.arena import Outcome, Pairing, Thought

Z_95 = 1.96
"""So many standard deviations to both sides hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """Where a share may lie."""

    low: float  # its lower end, 0..1
    high: float  # its upper end, 0..1


def wilson_interval(share: float, games: int) -> Interval:
    """The 95 % interval of a share (Wilson, Probable Inference, JASA 22, 1927): right near 0 and 1, too.

    Shared victories and deals that are played from each seat make the truth lie closer: it is on the safe
    side.

    Args:
        share: of games won, 0..1.
        games: how many were played, at least one.
    """
    square = Z_95 * Z_95 / games
    middle = (share + square / 2) / (1 + square)
    half = sqrt(square * (share * (1 - share) + square / 4)) / (1 + square)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


class Tally:
    """The games of one pairing. What is summed up is exact: the order of the games can't show.

    Attributes:
        games: how many are counted.
    """

    def __init__(self, pairing: Pairing) -> None:
        """Begin with no games.

        Args:
            pairing: who plays them.
        """
        self.games = 0
        self._pairing = pairing
        self._won = Fraction(0)
        self._points = [0, 0]
        self._thought = [Thought(0, 0.0, 0.0)] * 2

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.games += 1
        self._won += outcome.won
        for side in (0, 1):
            self._points[side] += outcome.points[side]
            old, new = self._thought[side], outcome.thought[side]
            self._thought[side] = Thought(
                old.choices + new.choices,
                old.total_ms + new.total_ms,
                max(old.longest_ms, new.longest_ms),
            )

    def share(self) -> float:
        """What `Pairing.level` has won of the games: 0..1, shared victories in part."""
        return float(self._won / self.games)

    def cells(self) -> list[str]:
        """What the table says of it.

        Returns:
            Who plays, games, share won and its interval, points a seat, milliseconds a move and the longest.
        """
        pairing, others = self._pairing, self._pairing.seats - 1
        name = f"{pairing.level} {':' if others == 1 else f'among {others}'} {pairing.other}"
        if not self.games:
            return [name, "0", *["-"] * 5]
        interval = wilson_interval(self.share(), self.games)
        points = (self._points[0] / self.games, self._points[1] / (others * self.games))
        means_ms = [thought.total_ms / max(1, thought.choices) for thought in self._thought]
        return [
            name,
            str(self.games),
            f"{self.share():.1%}",
            f"{interval.low:.1%} to {interval.high:.1%}",
            " : ".join(f"{mean:.1f}" for mean in points),
            " : ".join(f"{mean_ms:.1f}" for mean_ms in means_ms),
            " : ".join(f"{thought.longest_ms:.0f}" for thought in self._thought),
        ]


def table(tallies: Iterable[Tally]) -> list[str]:
    """The table, line by line.

    Args:
        tallies: what is known of each pairing.

    Returns:
        A heading, and a line for each pairing; the last two columns are times.
    """
    rows = [["", "games", "wins", "95 %", "points", "ms a move", "longest"]]
    rows += [tally.cells() for tally in tallies]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows
    ]
