"""Points of a stack, and which of its layers fall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cakedesk.games.top_cake.cards import NO_FLAVOUR, TopCakeLists

IMPRESSIVE_LAYERS = 3
"""From so many layers on a flavour scores double; from so many cakes on a topper doubles the stack."""


class StackScore(NamedTuple):
    """The points of one stack and where they come from.

    Attributes:
        points: the stack's points: ``cakes + matching``, twice that if `doubled`.
        layers: its layers, toppers included.
        cakes: its cakes, 1 point each.
        flavour: the flavour that scores 2 each, the best one; `NO_FLAVOUR` if the stack has too few layers
            for it.
        matching: how many cakes of that flavour it has, 1 point more for each.
        base: the points before doubling.
        crowned: whether its top layer is a topper.
        doubled: whether the topper doubles it (three cakes or more below it).
    """

    points: int
    layers: int
    cakes: int
    flavour: int
    matching: int
    base: int
    crowned: bool
    doubled: bool


def score_stack(cards: Sequence[int], lists: TopCakeLists) -> StackScore:
    """Score one stack.

    Args:
        cards: indexes of its cards, bottom to top.
    """
    flavours = [flavour for card in cards if (flavour := lists.cards[card].flavour) != NO_FLAVOUR]
    cakes = len(flavours)
    flavour, matching = NO_FLAVOUR, 0
    if len(cards) >= IMPRESSIVE_LAYERS:
        flavour = max(flavours, key=flavours.count)  # the lowest of equal ones
        matching = flavours.count(flavour)
    base = cakes + matching
    crowned = bool(cards) and lists.cards[cards[-1]].is_topper
    doubled = crowned and cakes >= IMPRESSIVE_LAYERS
    return StackScore(
        2 * base if doubled else base, len(cards), cakes, flavour, matching, base, crowned, doubled
    )


def layers_that_fall(stack: Sequence[int], lists: TopCakeLists) -> list[int]:
    """The layers that carry more than they can.

    Args:
        stack: indexes of its cards, bottom to top, the new one included.

    Returns:
        Their positions from the bottom (0), ascending. They all fall at once. The top layer never does.
    """
    top = len(stack) - 1
    return [position for position, card in enumerate(stack) if top - position > lists.cards[card].max_above]
