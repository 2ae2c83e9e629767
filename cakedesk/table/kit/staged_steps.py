"""`StagedSteps`: what a turn in the making came to, gesture by gesture, to go back and forth. Free of Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.state import State

StateT = TypeVar("StateT", bound=State)
StagedT = TypeVar("StagedT")


class StagedSteps(Generic[StateT, StagedT]):
    """Keeps all that was staged after each gesture of a turn. A game's composer derives from it.

    The composer adds what its gestures mean: each makes a new value of what is staged and calls `_step` with
    it. It states no rule: it asks the look.

    Attributes:
        look: the look of the seat to act. It is never changed.
    """

    def __init__(self, look: Observation[StateT], nothing: StagedT) -> None:
        """Begin a turn.

        Args:
            look: the look of the seat to act.
            nothing: what is staged before the first gesture. Values of this kind are never changed.

        Raises:
            ValueError: it is not the turn of the seat that the look belongs to.
        """
        if not look.may_act():
            raise ValueError("a turn needs the look of the seat to act")
        self.look = look
        self._steps = [nothing]
        self._taken: list[list[StagedT]] = []

    # ------------------------------------------------------------------------------- what a composer answers

    def action(self) -> Action | None:
        """What is staged as one action, legal or not; None: there is none yet. The first of several."""
        return next(iter(self.actions()), None)

    def actions(self) -> tuple[Action, ...]:
        """What *Confirm* would commit, in order. Override this where a turn has several, else `action`.

        Returns:
            Legal actions; none while something is missing.
        """
        action = self.action()
        return () if action is None or self.look.why_not(action) is not None else (action,)

    def begun(self) -> tuple[Action, ...]:
        """What is staged for good as far as more is to follow it. Override where a turn has several actions.

        Returns:
            Legal actions, after which the seat still acts in the same turn.
        """
        return ()

    def gestures(self) -> tuple[str, ...]:
        """What is staged as texts, one for each thing: the spelling of (a part of) its action."""
        raise NotImplementedError

    def give_up(self) -> bool:
        """Do what Escape does while nothing is in hand.

        Returns:
            Whether that was anything.
        """
        return False

    # ----------------------------------------------------------------------------------------- what all share

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.look.turn()

    @property
    def now(self) -> StagedT:
        """What is staged."""
        return self._steps[-1]

    def is_complete(self) -> bool:
        """Whether the turn can be confirmed."""
        return bool(self.actions())

    def can_take_back(self) -> bool:
        """Whether there is a gesture to take back."""
        return len(self._steps) > 1

    def take_back(self) -> bool:
        """Take the last gesture back. Returns whether there was one."""
        return self._go_back_to(self._steps[:-1])

    def take_all_back(self) -> bool:
        """Take all gestures back at once. Returns whether there was one."""
        return self._go_back_to(self._steps[:1])

    def can_do_again(self) -> bool:
        """Whether something was taken back, and nothing staged since."""
        return bool(self._taken)

    def do_again(self) -> bool:
        """Stage again what was taken back at once last. Returns whether there was something."""
        if not self._taken:
            return False
        self._steps = self._taken.pop()
        return True

    def go_on_from(self, other: StagedSteps[StateT, StagedT]) -> None:
        """Stage what was staged in the same turn at a table that was made anew since.

        Args:
            other: what was staged there.
        """
        self._steps, self._taken = other._steps, other._taken

    def _step(self, *staged: StagedT) -> None:
        """A gesture was made.

        Args:
            staged: what is staged now.
        """
        self._steps += staged
        self._taken.clear()

    def _go_back_to(self, steps: Sequence[StagedT]) -> bool:
        """Have only some steps been made, until `do_again`. Returns whether others were taken back."""
        if not self.can_take_back():
            return False
        self._taken.append(self._steps)
        self._steps = list(steps)
        return True


class StepsAnew(StagedSteps[StateT, StagedT]):
    """Steps of a turn that Escape begins again; that can be taken back like any gesture."""

    def give_up(self) -> bool:
        """Stage what was staged in the beginning. Returns whether that is anything else."""
        if self.now == self._steps[0]:
            return False
        self._step(self._steps[0])
        return True
