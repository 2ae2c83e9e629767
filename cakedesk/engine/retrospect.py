"""Looking back at a match: any earlier moment through any eyes, and how far a seat may go back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from cakedesk.engine.actions import OVER
from cakedesk.engine.events import Sight, Step
from cakedesk.engine.observation import Observation
from cakedesk.engine.state import State

S = TypeVar("S", bound=State)


class Retrospect(ABC, Generic[S]):
    """What was done in a match, to be looked back at. `Match` derives from it.

    Attributes:
        steps: everything done up to now, oldest first.
    """

    steps: list[Step[S]]

    @abstractmethod
    def turn(self) -> int:
        """The seat to act, `CHANCE` or `OVER`."""

    @abstractmethod
    def _first_state(self) -> S:
        """The full state before the first step, made afresh."""

    def look_at(self, steps: int, viewer: int | None) -> Observation[S]:
        """What lay open to one pair of eyes at an earlier moment.

        Args:
            steps: how many steps had been done then, 0 to `len(self.steps)`.
            viewer: a seat, or None for a spectator.

        Raises:
            ValueError: so many steps were not done.
        """
        return self._state_after(steps).look(viewer)

    def knew_at(self, step: int) -> Observation[S]:
        """What a seat had learned when it was to act.

        Args:
            step: the index of the step that it did then, from 0.

        Returns:
            The observation of that seat before the step.
        """
        return self._state_after(step).observe(self.steps[step].seat)

    def open_look_at(self, steps: int) -> Observation[S]:
        """The table of an earlier moment of a finished match with nothing hidden.

        Args:
            steps: how many steps had been done then, 0 to `len(self.steps)`.

        Returns:
            A look of nobody's (its seat is None) in which every card is known.

        Raises:
            ValueError: so many steps were not done, or the match still runs.
        """
        self._must_be_over()
        return Observation(self._state_after(steps), None)

    def sights_of(self, step: int, viewer: int | None) -> list[Sight[S]]:
        """What a step did, for one pair of eyes.

        Args:
            step: the index of the step, from 0.
            viewer: a seat, or None for a spectator.

        Returns:
            Its sights, as they were when it was done.
        """
        return self.steps[step].sights_for(viewer)

    def open_sights_of(self, step: int) -> list[Sight[S]]:
        """What a step of a finished match did, with nothing hidden.

        Args:
            step: the index of the step, from 0.

        Returns:
            Its sights with whole events and looks in which every card is known.

        Raises:
            ValueError: the match still runs.
        """
        self._must_be_over()
        return self.steps[step].open_sights()

    def undo_limit(self, seat: int) -> int:
        """How far back a seat may take its own actions.

        Returns:
            To how many steps it may go back: those after them are all its own and showed it nothing new. The
            number of all steps where it may take nothing back.
        """
        limit = len(self.steps)
        while limit and self.steps[limit - 1].seat == seat and not self.steps[limit - 1].reveals:
            limit -= 1
        return limit

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last action back.

        Returns:
            True if that seat acted last and was shown nothing new by it.
        """
        return self.undo_limit(seat) < len(self.steps)

    def own_decision_before(self, seats: frozenset[int], steps: int) -> int | None:
        """Where one of some seats decided last, whoever acted since. For *take back their answers*.

        Args:
            seats: who decides, such as the seats of persons.
            steps: before this many steps.

        Returns:
            How many steps had been done when the last action of one of these seats was due; None if none of
            them has acted before.
        """
        for index in range(steps - 1, -1, -1):
            if self.steps[index].seat in seats:
                return index
        return None

    def _state_after(self, steps: int) -> S:
        if not 0 <= steps <= len(self.steps):
            raise ValueError(f"there are {len(self.steps)} steps, not {steps}")
        state = self._first_state()
        for step in self.steps[:steps]:
            state.apply(step.action)
        return state

    def _must_be_over(self) -> None:
        if self.turn() != OVER:
            raise ValueError("the match still runs")
