"""How large stacks are drawn in the room that there is. Pure arithmetic over the art's own geometry."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from cakedesk.art.top_cake.stack import STACK_WIDTH, LayerSpec, stack_geometry
from cakedesk.art.top_cake.tags import MOST_NUMERAL_SHARE, NUMERAL_SHARE
from cakedesk.table.metrics import Metrics

TALLEST_LAYER_RATIO = 0.205
"""A layer's height by its plate's width when there is room: as on the mock-ups' tables."""

FLATTEST_LAYER_RATIO = 0.13
"""The same when a stack is tall: 26 units on a plate of 200. Flatter ones would not be told apart."""

NARROW_LAYER_RATIO, NARROW_LAYER_UNITS = 0.45, 34.0
"""The same on a narrow plate, until layers are so high: so that their tags can be read."""

WIDEST_PLATE_UNITS = 236.0
TAG_HEIGHT_RATIO = 0.8
"""The height of a MAX tag by its layer's height, where its number is large enough to read so."""

LARGEST_TAG_UNITS = 36.0
COMMON_LAYER_UNITS = 26.0
"""Where a common scale would make layers lower than this, each stack has its own."""

TAG_OUTSIDE_RATIO = 0.36
"""How much of a MAX tag's width sticks out at the left of its layer."""


@dataclass(frozen=True, slots=True)
class StackScale:
    """The size of stacks that stand side by side: one scale for all, so that layers can be compared."""

    plate_px: float
    layer_px: float

    @property
    def face_layer_height(self) -> float:
        """The layer height to ask of the art: on a plate 200 wide, in tenths, as faces are cached."""
        return round(self.layer_px * STACK_WIDTH / self.plate_px, 1)


def stack_scale(
    stacks: Sequence[Sequence[LayerSpec]], width_px: float, height_px: float, metrics: Metrics
) -> StackScale:
    """The largest common scale at which each of the stacks fits into its room.

    A high one gets narrow rather than that the numbers of its layers are too small to read.
    """
    least_px = metrics.text_px(0) / MOST_NUMERAL_SHARE
    plate = max(8.0, min(width_px, WIDEST_PLATE_UNITS * metrics.unit))
    # Of each its cakes, and how much of its height grows with its plate: plate, headroom, toppers.
    sizes = [
        (sum(not layer.is_topper for layer in stack), stack_geometry(stack, 1.0, 0.0).height)
        for stack in stacks
    ]
    for cakes, fixed in sizes:
        narrowest = height_px / (fixed + NARROW_LAYER_RATIO * cakes)
        widest = height_px / (fixed + FLATTEST_LAYER_RATIO * cakes)
        plate = min(plate, widest, max(narrowest, (height_px - least_px * cakes) / fixed))
    wanted_px = max(least_px, metrics.px(NARROW_LAYER_UNITS))
    ratio = max(TALLEST_LAYER_RATIO, min(NARROW_LAYER_RATIO, wanted_px / plate))
    for cakes, fixed in sizes:
        if cakes:
            ratio = min(ratio, (height_px / plate - fixed) / cakes)
    return StackScale(plate, max(ratio, FLATTEST_LAYER_RATIO) * plate)


def common_scale(
    stacks: Sequence[Sequence[LayerSpec]], width_px: float, height_px: float, metrics: Metrics
) -> StackScale | None:
    """The scale for stacks side by side; None if one is so high that layers of all would get too low."""
    scale = stack_scale(stacks, width_px, height_px, metrics)
    return scale if scale.layer_px >= metrics.px(COMMON_LAYER_UNITS) else None


def max_tag(scale: StackScale, metrics: Metrics) -> tuple[float, float]:
    """The height of the MAX tags on stacks of one scale, and the size of their numbers by that.

    Where a number would be smaller than texts may be, its tag takes the whole layer, then it the whole tag;
    a tag that is even higher than its layer leaves one end of the layers above and below to theirs.
    """
    least_px = metrics.text_px(0)
    usual_px = min(scale.layer_px * TAG_HEIGHT_RATIO, metrics.px(LARGEST_TAG_UNITS))
    height_px = min(max(usual_px, least_px / NUMERAL_SHARE), scale.layer_px)
    height_px = math.ceil(max(height_px, least_px / MOST_NUMERAL_SHARE))
    share = math.ceil(100 * least_px / height_px) / 100
    return height_px, min(max(share, NUMERAL_SHARE), MOST_NUMERAL_SHARE)
