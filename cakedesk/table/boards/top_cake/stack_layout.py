"""How large stacks are drawn in the room that there is. Pure arithmetic over the art's own geometry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cakedesk.art.top_cake.stack import STACK_WIDTH, LayerSpec, stack_geometry

TALLEST_LAYER_RATIO = 0.205
"""A layer's height by its plate's width when there is room: as on the mock-ups' tables."""

FLATTEST_LAYER_RATIO = 0.13
"""The same when a stack is tall: 26 units on a plate of 200. Flatter ones would not be told apart."""

WIDEST_PLATE_UNITS = 236.0
TAG_HEIGHT_RATIO = 0.8
"""The height of a MAX tag by its layer's height."""

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


def fixed_height_ratio(layers: Sequence[LayerSpec]) -> float:
    """How much of a stack's height grows with its plate: plate, headroom, toppers."""
    return stack_geometry(layers, STACK_WIDTH, 0.0).height / STACK_WIDTH


def stack_scale(
    stacks: Sequence[Sequence[LayerSpec]], width_px: float, height_px: float, unit: float
) -> StackScale:
    """The largest common scale at which each of the stacks fits into its room."""
    plate = max(8.0, min(width_px, WIDEST_PLATE_UNITS * unit))
    for stack in stacks:
        least = fixed_height_ratio(stack) + FLATTEST_LAYER_RATIO * cake_count(stack)
        plate = min(plate, height_px / least)
    ratio = TALLEST_LAYER_RATIO
    for stack in stacks:
        cakes = cake_count(stack)
        if cakes:
            ratio = min(ratio, (height_px / plate - fixed_height_ratio(stack)) / cakes)
    return StackScale(plate, max(ratio, FLATTEST_LAYER_RATIO) * plate)


def common_scale(
    stacks: Sequence[Sequence[LayerSpec]], width_px: float, height_px: float, unit: float
) -> StackScale | None:
    """The scale for stacks side by side; None if one is so high that layers of all would get too low."""
    scale = stack_scale(stacks, width_px, height_px, unit)
    return scale if scale.layer_px >= COMMON_LAYER_UNITS * unit else None


def cake_count(layers: Sequence[LayerSpec]) -> int:
    """How many layers of a stack are cakes."""
    return sum(not layer.is_topper for layer in layers)


def tag_height_px(scale: StackScale, unit: float) -> float:
    """The height of the MAX tags on stacks of one scale."""
    return min(scale.layer_px * TAG_HEIGHT_RATIO, LARGEST_TAG_UNITS * unit)
