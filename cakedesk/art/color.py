"""Mixing of colours written as `#RRGGBB`."""

from __future__ import annotations


def mix(first: str, second: str, share: float) -> str:
    """Mixes two colours.

    Args:
        first: `#RRGGBB`.
        second: `#RRGGBB`.
        share: Share of the second, 0..1.

    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    channels = zip(_channels(first), _channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in channels)


def lighter(color: str, share: float) -> str:
    """Mixes a colour with white."""
    return mix(color, "#ffffff", share)


def darker(color: str, share: float) -> str:
    """Mixes a colour with a warm dark brown, which keeps cakes appetising; black makes them grey."""
    return mix(color, "#2a0f08", share)


def is_dark(color: str) -> bool:
    """Tells whether white stands out on a colour."""
    red, green, blue = _channels(color)
    return 0.3 * red + 0.59 * green + 0.11 * blue < 128


def _channels(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)
