"""Sizes of the table, in units of the pictures that it was designed in.

The table is 1600 x 936 units: a window of 1600 x 1000 without its top bar. One unit is as many px as fit both
ways; the zones of a board absorb what is left over.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple, TypeAlias

Size: TypeAlias = tuple[float, float]

TABLE_WIDTH_UNITS = 1600.0
TABLE_HEIGHT_UNITS = 936.0
TOP_BAR_UNITS = 64.0

MIN_TEXT_PX = 13.0
MIN_TARGET_PX = 44.0

LAID_BID: Size = (52.0, 68.0)
CHIP_UNITS = 44.0

PANEL_RADIUS_UNITS = 22.0
WELL_RADIUS_UNITS = 20.0
RAISED_UNITS = 14.0
HOVER_LIFT_UNITS = 5.0

CAPTION_UNITS = 20.0
BUTTON_UNITS = 25.0
PROMPT_UNITS = 34.0


class _Sizes(NamedTuple):
    width_px: int
    height_px: int
    text_scale: float = 1.0


class Metrics(_Sizes):
    """How large things are in a table of a given size.

    Attributes:
        width_px: the table's width, at least 1.
        height_px: the table's height, at least 1.
        text_scale: the text size that a person has set, 1.0 or more.
    """

    @cached_property
    def unit(self) -> float:
        """One unit in px. Each layout asks for it thousands of times."""
        return min(self.width_px / TABLE_WIDTH_UNITS, self.height_px / TABLE_HEIGHT_UNITS)

    @property
    def width_units(self) -> float:
        """The table's whole width, at least 1600."""
        return self.width_px / self.unit

    @property
    def height_units(self) -> float:
        """The table's whole height, at least 936."""
        return self.height_px / self.unit

    def px(self, units: float) -> float:
        """A length in px, not rounded.

        Args:
            units: the length in units.
        """
        return units * self.unit

    def size(self, size_units: Size) -> Size:
        """A width and a height in px, not rounded.

        Args:
            size_units: both in units.
        """
        return size_units[0] * self.unit, size_units[1] * self.unit

    def text_px(self, units: float) -> float:
        """A text size in px, which never becomes too small to read.

        Args:
            units: the size in units.

        Returns:
            The size in px: at least 13 px times the text scale.
        """
        return max(units * self.unit, MIN_TEXT_PX) * self.text_scale

    def room_px(self, units: float, share: float = 0.5) -> float:
        """A length that must hold text in px.

        Args:
            units: the length in units, at the usual text size.
            share: how much of the text's growth it takes part in: 0 none, 1 all of it.

        Returns:
            The length in px: longer where a person has set larger texts.
        """
        return units * self.unit * (1 + (self.text_scale - 1) * share)

    def target_px(self, units: float) -> float:
        """A length of something to be clicked in px.

        Args:
            units: the length in units.

        Returns:
            The length in px, at least 44.
        """
        return max(units * self.unit, MIN_TARGET_PX)


def spread(count: int, room_px: float, item_px: float, pitch_px: float) -> list[float]:
    """Places for items in one row, closer together where the room is short.

    Args:
        count: how many items.
        room_px: the width that they may take.
        item_px: the width of one.
        pitch_px: the wanted distance from one left edge to the next.

    Returns:
        The left edges, beginning with 0.
    """
    if count > 1:
        pitch_px = min(pitch_px, max(0.0, (room_px - item_px) / (count - 1)))
    return [index * pitch_px for index in range(count)]
