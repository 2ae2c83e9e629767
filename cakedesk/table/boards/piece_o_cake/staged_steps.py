"""`StagedSteps`: what a turn in the making came to, gesture by gesture, to go back and forth."""

from __future__ import annotations

from typing import Generic, TypeVar

StagedT = TypeVar("StagedT")


class StagedSteps(Generic[StagedT]):
    """Keeps all that was staged after each gesture of a turn.

    Args:
        nothing: what is staged before the first gesture.
    """

    def __init__(self, nothing: StagedT) -> None:
        self._steps = [nothing]
        self._taken: list[list[StagedT]] = []

    @property
    def staged(self) -> StagedT:
        """What is staged."""
        return self._steps[-1]

    def can_take_back(self) -> bool:
        """Whether there is a gesture to take back."""
        return len(self._steps) > 1

    def take_back(self) -> None:
        """Take the last gesture back."""
        self._take_back_from(max(1, len(self._steps) - 1))

    def take_all_back(self) -> None:
        """Take all gestures back at once."""
        self._take_back_from(1)

    def can_do_again(self) -> bool:
        """Whether something was taken back, and nothing staged since."""
        return bool(self._taken)

    def do_again(self) -> None:
        """Stage again what was taken back at once last."""
        if self._taken:
            self._steps += self._taken.pop()

    def _step(self, staged: StagedT) -> None:
        """A gesture was made."""
        self._steps.append(staged)
        self._taken.clear()

    def _take_back_from(self, first: int) -> None:
        if first < len(self._steps):
            self._taken.append(self._steps[first:])
            del self._steps[first:]
