"""How long the window is away from its event loop at most, in whole games and while one is watched again."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.bench.probe import run_probe
from cakedesk.bench.report import Row
from cakedesk.engine.registry import find_game

LONGEST_MS = 16.0


def measure_blocks(animation: str = "fast", game_ids: Sequence[str] = ()) -> list[Row]:
    """Play each game that has a table: a person and computers, animations on.

    Returns:
        One row a game. The bar is held to the work of the GUI thread: the time on the clock, also shown,
        depends on what else the machine does.
    """
    from cakedesk.table.boards.registry import BOARDS  # noqa: PLC0415 - it brings Qt

    rows = []
    for game_id in game_ids or BOARDS:
        measured = run_probe("blocks_probe", game_id, animation)
        cpu_ms, wall_ms = measured["cpu"], measured["wall"]
        longest = max(cpu_ms)
        late = sum(took > LONGEST_MS for took in cpu_ms)
        rows.append(
            Row(
                f"longest block of the GUI thread in a whole game, {find_game(game_id).title}, 1600x1000",
                f"{longest:.0f} ms of work ({max(wall_ms):.0f} ms on the clock), "
                f"{late} of {len(cpu_ms):,} turns of the event loop are longer than the bar",
                f"at most {LONGEST_MS:.0f} ms",
                longest <= LONGEST_MS,
            )
        )
    return rows


def measure_replay(game_ids: Sequence[str] = (), jumps: int = 40) -> list[Row]:
    """Watch a whole game of each game that has a table again, at 1600x1000, by jumps of the slider.

    Returns:
        One row a game, the jumps with the log open among them. How the replay opens is only told.
    """
    from cakedesk.table.boards.registry import BOARDS  # noqa: PLC0415 - it brings Qt

    rows = []
    for game_id in game_ids or BOARDS:
        measured = run_probe("replay_probe", game_id, str(jumps))
        longest = max(measured["jumps"])
        rows.append(
            Row(
                f"longest block of the GUI thread in a jump of a replay, {find_game(game_id).title}",
                f"{longest:.0f} ms of work (opening it: {max(measured['opening']):.0f} ms)",
                f"at most {LONGEST_MS:.0f} ms",
                longest <= LONGEST_MS,
            )
        )
    return rows
