"""How much CPU a frame of the table takes while cards are dragged and flying."""

from __future__ import annotations

from statistics import median, quantiles

from cakedesk.bench.probe import run_probe
from cakedesk.bench.report import Row

FRAMES = 500
SIZE_PX = (1600, 1000)
LARGE_PX = (3840, 2160)
P99_MS = 12.0
DRAGGING_MS, MOVING_MS, LARGE_DRAGGING_MS = 2.0, 6.0, 4.0


def measure_frames(frames: int = FRAMES) -> list[Row]:
    """Drag one and move twenty of 150 cards, painted in software."""
    usual = run_probe("frames_probe", *map(str, (*SIZE_PX, frames)))
    large = run_probe("frames_probe", *map(str, (*LARGE_PX, frames)))
    return [
        _row("dragging one", SIZE_PX, usual["dragging"], DRAGGING_MS, P99_MS),
        _row("20 moving", SIZE_PX, usual["moving"], MOVING_MS, P99_MS),
        _row("dragging one", LARGE_PX, large["dragging"], LARGE_DRAGGING_MS, None),
    ]


def _row(
    what: str, size_px: tuple[int, int], took_ms: list[float], bar_ms: float, bar_p99_ms: float | None
) -> Row:
    half, p99 = median(took_ms), quantiles(took_ms, n=100, method="inclusive")[-1]
    bar = f"median under {bar_ms:g} ms" + ("" if bar_p99_ms is None else f", p99 under {bar_p99_ms:g} ms")
    return Row(
        f"CPU of a frame at {size_px[0]}x{size_px[1]}, 150 cards, {what}",
        f"median {half:.1f} ms, p99 {p99:.1f} ms",
        bar,
        half < bar_ms and (bar_p99_ms is None or p99 < bar_p99_ms),
    )
