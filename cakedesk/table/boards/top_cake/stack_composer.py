"""Stages the placements of one stacking turn on a clone of the look, never in the match. Free of Qt."""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.engine.errors import IllegalAction
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Reason
from cakedesk.games.top_cake.actions import NEW_STACK
from cakedesk.games.top_cake.actions import stack as stack_action
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.boards.top_cake.stack_preview import PlacementPreview, points_of, preview_placement


class StackComposer:
    """Turns gestures into the placements of one turn; each can be taken back until the turn is committed.

    Attributes:
        seat: whose turn it is.
        lists: the card list.
        won: all cards that the seat places this turn, in the order in which it won them.
        placements: what is staged, oldest first.
        stacks: the seat's stacks with everything staged, each bottom to top.
    """

    def __init__(self, look: Observation[TopCakeState]) -> None:
        """Begin a turn.

        Raises:
            ValueError: it is not the turn of the seat that the look belongs to.
        """
        if look.seat is None or not look.may_act():
            raise ValueError("stacking needs the look of the seat to act")
        self.seat = look.seat
        self.lists = look.shown.lists
        self.won = tuple(look.shown.won[self.seat])
        self.placements: list[PlacementPreview] = []
        self.stacks: list[tuple[int, ...]] = []
        self._begin = look
        self._staged = look.clone()
        self._taken: list[list[PlacementPreview]] = []
        self._start_over()

    @property
    def to_place(self) -> tuple[int, ...]:
        """The cards still to place, in the order in which they were won."""
        placed = {placement.card for placement in self.placements}
        return tuple(card for card in self.won if card not in placed)

    @property
    def is_complete(self) -> bool:
        """Whether every won card is staged, so that the turn can be committed."""
        return not self.to_place

    @property
    def can_do_again(self) -> bool:
        """Whether something was taken back, and nothing staged since."""
        return bool(self._taken)

    @property
    def actions(self) -> list[Action]:
        """The staged turn, one action a placement, in order."""
        return [stack_action(placement.card, placement.stack) for placement in self.placements]

    @property
    def new_cards(self) -> frozenset[int]:
        """The cards that were staged, for the NEW marks; also those that fell again."""
        return frozenset(placement.card for placement in self.placements)

    @property
    def landed_stacks(self) -> list[tuple[int, ...]]:
        """The seat's stacks with everything staged, as if nothing fell: for tables that don't foretell it."""
        stacks = [tuple(stack) for stack in self._begin.shown.stacks[self.seat]]
        for placement in self.placements:
            if placement.is_new_stack:
                stacks.append((placement.card,))
            else:
                stacks[placement.stack] += (placement.card,)
        return stacks

    @property
    def points(self) -> int:
        """The seat's points with everything staged."""
        return sum(points_of(stack, self.lists) for stack in self.stacks)

    def targets(self, card: int) -> list[int]:
        """Where a card may go now.

        Args:
            card: index of a card.

        Returns:
            Numbers of stacks, then `NEW_STACK`; empty if the card is not to be placed now.
        """
        numbers = [*range(len(self.stacks)), NEW_STACK]
        return [number for number in numbers if self.why_not(card, number) is None]

    def why_not(self, card: int, stack: int) -> Reason | None:
        """Why a card can't be placed.

        Args:
            card: index of a card.

        Returns:
            None if it can, else the reason.
        """
        return self._staged.why_not(stack_action(card, stack))

    def preview(self, card: int, stack: int) -> PlacementPreview:
        """What a placement would do now.

        Args:
            card: index of a card that may go there.
        """
        return preview_placement(self.stacks, card, stack, self.lists)

    def place(self, card: int, stack: int) -> PlacementPreview:
        """Stage a placement.

        Args:
            card: index of the card.

        Raises:
            IllegalAction: it can't go there.
        """
        reason = self.why_not(card, stack)
        if reason is not None:
            raise IllegalAction(reason)
        self._taken.clear()
        return self._place(card, stack)

    def _place(self, card: int, stack: int) -> PlacementPreview:
        placement = self.preview(card, stack)
        action = stack_action(card, stack)
        # The last card of the last seat turns up the next round: it is only staged; nothing can follow it.
        if not self._staged.shown.reveals(action):
            self._staged.apply(action)
        if stack == NEW_STACK:
            self.stacks.append(placement.after)
        else:
            self.stacks[stack] = placement.after
        self.placements.append(placement)
        return placement

    def take_back(self) -> PlacementPreview | None:
        """Take the last staged placement back.

        Returns:
            What was taken back, or None if nothing is staged.
        """
        if not self.placements:
            return None
        kept, taken = self.placements[:-1], self.placements[-1]
        self._taken.append([taken])
        self._start_over()
        for placement in kept:
            self._place(placement.card, placement.stack)
        return taken

    def all_back(self) -> None:
        """Take everything staged back."""
        if self.placements:
            self._taken.append(self.placements)
        self._start_over()

    def do_again(self) -> None:
        """Stage again what was taken back at once last, if there is something."""
        for placement in self._taken.pop() if self._taken else ():
            self._place(placement.card, placement.stack)

    def _start_over(self) -> None:
        self._staged = self._begin.clone()
        self.stacks = [tuple(stack) for stack in self._begin.shown.stacks[self.seat]]
        self.placements = []
