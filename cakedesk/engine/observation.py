"""What one seat knows or sees of a game: a type of its own, so that the full truth can't pass for it."""

from __future__ import annotations

from random import Random
from typing import Generic, TypeVar

from cakedesk.engine.actions import Action
from cakedesk.engine.errors import IllegalAction
from cakedesk.engine.reasons import Reason
from cakedesk.engine.state import State

S_co = TypeVar("S_co", bound=State, covariant=True)


class Observation(Generic[S_co]):
    """A masked state and whose eyes it was masked for.

    Made by `State.observe` (all that a seat has learned) and by `State.look` (what lies open to it now).

    Attributes:
        seat: the seat whose eyes these are; None for a spectator.
        shown: the masked state. Read it; change it only through `apply`.
    """

    __slots__ = ("seat", "shown")

    def __init__(self, shown: S_co, seat: int | None) -> None:
        self.shown = shown
        self.seat = seat

    def turn(self) -> int:
        """The seat to act, `CHANCE` or `OVER`."""
        return self.shown.turn()

    def may_act(self) -> bool:
        """Whether it is the turn of the seat that these eyes belong to."""
        return self.seat is not None and self.shown.turn() == self.seat

    def legal_actions(self) -> list[Action]:
        """The legal actions of the observing seat; empty when it is not its turn."""
        return self.shown.legal_actions() if self.may_act() else []

    def sample_action(self, rng: Random) -> Action:
        """One legal action of the observing seat, uniformly.

        Args:
            rng: the only source of randomness used.

        Raises:
            IllegalAction: it is not this seat's turn.
        """
        if not self.may_act():
            raise IllegalAction(Reason("not_your_turn"))
        return self.shown.sample_action(rng)

    def why_not(self, action: Action) -> Reason | None:
        """Why the observing seat can't do something now.

        Returns:
            None if it is legal, else the reason.
        """
        return self.shown.why_not(action) if self.may_act() else Reason("not_your_turn")

    def apply(self, action: Action) -> None:
        """Try an action of the observing seat here. The match does not change.

        Args:
            action: a legal action that reveals nothing.

        Raises:
            IllegalAction: it is not legal, or it would reveal what these eyes can't see.
        """
        reason = self.why_not(action)
        if reason is None and self.shown.reveals(action):
            reason = Reason("reveals")
        if reason is not None:
            raise IllegalAction(reason)
        self.shown.apply(action)

    def clone(self) -> Observation[S_co]:
        """An independent copy."""
        return Observation(self.shown.clone(), self.seat)

    def scores(self) -> list[int | None]:
        """Points so far by seat, None where they are hidden."""
        return self.shown.visible_scores()

    def determinize(self, rng: Random) -> S_co:
        """A random full state that is consistent with this observation.

        Args:
            rng: the only source of randomness used.

        Returns:
            A new state; the observation stays as it is.
        """
        state = self.shown.clone()
        state.fill_unknown(self.seat, rng)
        return state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Observation):
            return NotImplemented
        return bool(self.seat == other.seat and self.shown == other.shown)

    __hash__ = None  # type: ignore[assignment]
