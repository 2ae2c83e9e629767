"""What a placement would do to a stack, told before it is made. Free of Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cakedesk.engine.actions import Action
from cakedesk.engine.errors import IllegalAction
from cakedesk.engine.reasons import Reason
from cakedesk.games.top_cake.actions import NEW_STACK
from cakedesk.games.top_cake.actions import stack as stack_action
from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.games.top_cake.scoring import layers_that_fall, score_stack
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.boards.top_cake.bid_composer import Look
from cakedesk.table.kit.staged_steps import StagedSteps


@dataclass(frozen=True, slots=True)
class FallingLayer:
    """A layer, counted from below, that would collapse, and how many it bears and would carry."""

    position: int
    card: int
    bears: int
    would_carry: int


@dataclass(frozen=True, slots=True)
class PlacementPreview:
    """What placing one card on a stack would do. Cards and layers are told from below."""

    card: int
    stack: int  # the number of the stack, or `NEW_STACK`
    before: tuple[int, ...]
    landed: tuple[int, ...]  # the stack's cards with the new one on top, before anything falls
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
    """Look ahead at one placement."""
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


class Stacking(NamedTuple):
    """All that is staged, oldest first, and the seat's stacks then, each bottom to top."""

    look: Look
    stacks: tuple[tuple[int, ...], ...]
    placements: tuple[PlacementPreview, ...] = ()


class StackComposer(StagedSteps[TopCakeState, Stacking]):
    """Turns gestures into the placements of one turn; each can be taken back until the turn is committed."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, Stacking(look, tuple(map(tuple, look.shown.stacks[look.turn()]))))
        self.lists = look.shown.lists
        # All cards that the seat places this turn, in the order in which it won them.
        self.won = tuple(look.shown.won[self.seat])

    @property
    def placements(self) -> list[PlacementPreview]:
        """What is staged, oldest first."""
        return list(self.now.placements)

    @property
    def stacks(self) -> list[tuple[int, ...]]:
        """The seat's stacks with everything staged, each bottom to top."""
        return list(self.now.stacks)

    @property
    def to_place(self) -> tuple[int, ...]:
        """The cards still to place, in the order in which they were won."""
        return tuple(card for card in self.won if card not in self.new_cards)

    @property
    def new_cards(self) -> frozenset[int]:
        """The cards that were staged, for the NEW marks; also those that fell again."""
        return frozenset(placement.card for placement in self.now.placements)

    @property
    def landed_stacks(self) -> list[tuple[int, ...]]:
        """The seat's stacks with everything staged, as if nothing fell: for tables that don't foretell it."""
        stacks = list(self._steps[0].stacks)
        for placement in self.now.placements:
            if placement.is_new_stack:
                stacks.append((placement.card,))
            else:
                stacks[placement.stack] += (placement.card,)
        return stacks

    def actions(self) -> tuple[Action, ...]:
        """One action a placement, in order, once every card is placed."""
        return () if self.to_place else self._placed()

    def begun(self) -> tuple[Action, ...]:
        """The placements, while a card is left."""
        return self._placed() if self.to_place else ()

    def gestures(self) -> tuple[str, ...]:
        """The placements."""
        return tuple(
            f"stack {self.lists.cards[placed.card].id} {'new' if placed.is_new_stack else placed.stack}"
            for placed in self.now.placements
        )

    def _placed(self) -> tuple[Action, ...]:
        return tuple(stack_action(placement.card, placement.stack) for placement in self.now.placements)

    def targets(self, card: int) -> list[int]:
        """Where a card may go now: numbers of stacks, then `NEW_STACK`; nowhere if it is placed already."""
        numbers = [*range(len(self.now.stacks)), NEW_STACK]
        return [number for number in numbers if self.why_not(card, number) is None]

    def why_not(self, card: int, stack: int) -> Reason | None:
        """Why a card can't be placed there; None: it can."""
        return self.now.look.why_not(stack_action(card, stack))

    def preview(self, card: int, stack: int) -> PlacementPreview:
        """What a placement would do now."""
        return preview_placement(self.stacks, card, stack, self.lists)

    def place(self, card: int, stack: int) -> PlacementPreview:
        """Stage a placement, which must be legal."""
        reason = self.why_not(card, stack)
        if reason is not None:
            raise IllegalAction(reason)
        placement, action, look = self.preview(card, stack), stack_action(card, stack), self.now.look.clone()
        # The last card of the last seat turns up the next round: it is only staged; nothing can follow it.
        if not look.shown.reveals(action):
            look.apply(action)
        stacks = self.stacks
        if placement.is_new_stack:
            stacks.append(placement.after)
        else:
            stacks[stack] = placement.after
        self._step(Stacking(look, tuple(stacks), (*self.now.placements, placement)))
        return placement
