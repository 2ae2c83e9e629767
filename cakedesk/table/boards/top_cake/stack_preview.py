"""What a placement would do to a stack, told before it is made. Free of Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cakedesk.games.top_cake.actions import NEW_STACK
from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.games.top_cake.scoring import layers_that_fall, score_stack


@dataclass(frozen=True, slots=True)
class FallingLayer:
    """A layer that would collapse.

    Attributes:
        position: its place in the stack, 0 is the bottom.
        card: index of its card.
        bears: the most layers that may lie above it.
        would_carry: how many would.
    """

    position: int
    card: int
    bears: int
    would_carry: int


@dataclass(frozen=True, slots=True)
class PlacementPreview:
    """What placing one card would do.

    Attributes:
        card: index of the card.
        stack: the number of the stack, or `NEW_STACK`.
        before: the stack's cards now, bottom to top; empty for a new stack.
        landed: the same with the card on top, before anything falls.
        falling: the layers that would then collapse, bottom first.
    """

    card: int
    stack: int
    before: tuple[int, ...]
    landed: tuple[int, ...]
    falling: tuple[FallingLayer, ...]
    after: tuple[int, ...]
    points_before: int
    points_after: int

    @property
    def gain(self) -> int:
        """How many points the placement brings; below 0 if it costs some."""
        return self.points_after - self.points_before

    @property
    def is_new_stack(self) -> bool:
        """Whether it begins a stack."""
        return self.stack == NEW_STACK


def preview_placement(
    stacks: Sequence[Sequence[int]], card: int, stack: int, lists: TopCakeLists
) -> PlacementPreview:
    """Look ahead at one placement.

    Args:
        card: index of the card to place.
    """
    before = () if stack == NEW_STACK else tuple(stacks[stack])
    landed = (*before, card)
    positions = layers_that_fall(landed, lists)
    falling = tuple(
        FallingLayer(
            position, landed[position], lists.cards[landed[position]].max_above, len(landed) - 1 - position
        )
        for position in positions
    )
    after = tuple(layer for position, layer in enumerate(landed) if position not in positions)
    return PlacementPreview(
        card, stack, before, landed, falling, after, points_of(before, lists), points_of(after, lists)
    )


def points_of(stack: Sequence[int], lists: TopCakeLists) -> int:
    """The points of a stack, 0 for none."""
    return score_stack(stack, lists).points if stack else 0
