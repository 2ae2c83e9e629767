"""How much memory the two processes take after many games in a row."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.bench.probe import run_probe
from cakedesk.bench.process_memory import memory_is_told
from cakedesk.bench.report import Row

GAMES = 20
WINDOW_MB, THINKING_MB = 250.0, 120.0
MOST_GROWTH_MB = 5.0
"""From half of the games to the last: what grows with the games would grow by more."""


def measure_memory(games: int = GAMES, game_ids: Sequence[str] = ()) -> list[Row]:
    """Play some games in turn, else all that have a table, without animations."""
    if not memory_is_told():
        return []
    from cakedesk.table.boards.registry import BOARDS  # noqa: PLC0415 - it brings Qt

    measured = run_probe("memory_probe", ",".join(game_ids or BOARDS), str(games))
    return [
        _row("window process", "window", games, measured, WINDOW_MB),
        _row("thinking process", "thinking", games, measured, THINKING_MB),
    ]


def _row(
    what: str, process: str, games: int, measured: dict[str, dict[str, list[float]]], bar_mb: float
) -> Row:
    sizes = {int(number): sizes[process] for number, sizes in measured.items()}
    rss = [f"{rss_mb:.0f} MB after {number}" for number, (rss_mb, _) in sizes.items()]
    last_mb = sizes[games][0]
    growth_mb = last_mb - sizes[max(1, games // 2)][0]
    return Row(
        f"memory after {games} games in a row at 1600x1000, {what}",
        f"{', '.join(rss)} (not shared: {sizes[games][1]:.0f} MB)",
        f"under {bar_mb:.0f} MB, not growing",
        last_mb < bar_mb and growth_mb <= MOST_GROWTH_MB,
    )
