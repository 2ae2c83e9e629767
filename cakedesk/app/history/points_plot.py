"""The points of the latest matches: one line a person, in the colour of its disc."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import date, datetime

from PySide6.QtCore import QCoreApplication

from cakedesk.app.history.statistics import PlayerStatistics, PointsPlot
from cakedesk.app.saves.running_match import date_text
from cakedesk.app.widgets.line_plot import LinePlot, PlotLine
from cakedesk.table.joined_words import in_parts, said_of

_GRID_LINES = 3
_FLAT_STEPS = (1, 2, 5)


class PointsPlotView(LinePlot):
    """The plot."""

    _moments: tuple[datetime, ...] = ()

    def show_plot(self, plot: PointsPlot, chosen: PlayerStatistics | None) -> None:
        """Show other matches (`chosen`: whose line is drawn thicker; None for nobody)."""
        self._moments = plot.moments
        lines = [PlotLine(line.player.seat, line.player.name, line.points) for line in plot.lines]
        is_chosen = [line.player is chosen for line in plot.lines]
        grid = grid_lines([points for line in plot.lines for _, points in line.points]) if lines else ()
        self.setAccessibleName(self.tr("Points of the latest games"))
        self.setAccessibleDescription(
            in_parts(
                [said_of(line.name, ", ".join(str(points) for _, points in line.points)) for line in lines]
            )
        )
        self.show_lines(lines, len(plot.moments), grid, is_chosen.index(True) if any(is_chosen) else -1)

    def grid_words(self, value: int) -> str:
        """Points."""
        return str(value).replace("-", "−")

    def axis_words(self) -> Sequence[str]:
        """Days."""
        return axis_days(self._moments, date.today())


def grid_lines(points: Sequence[int]) -> tuple[int, ...]:
    """Find three round numbers for the grid of a plot.

    >>> grid_lines([14, 30, 12])
    (10, 20, 30)
    >>> grid_lines([7])
    (6, 7, 8)
    """
    low, high = min(points), max(points)
    step = 1
    for tens in range(7):
        for flat in _FLAT_STEPS:
            step = flat * 10**tens
            first = math.floor(low / step) * step
            if first + (_GRID_LINES - 1) * step >= high and first <= low:
                if low == high:
                    first -= step
                return tuple(first + number * step for number in range(_GRID_LINES))
    return (low, (low + high) // 2, high)


def axis_days(moments: Sequence[datetime], today: date) -> tuple[str, ...]:
    """Say which days a plot spans."""
    first, last = day_text(moments[0], today), day_text(moments[-1], today)
    return (first,) if first == last else (first, last)


def day_text(moment: datetime, today: date) -> str:
    """Say which day something was on, in short."""
    if moment.date() == today:
        return QCoreApplication.translate("PointsPlotView", "today")
    return date_text(moment, today)
