"""The full truth of one game being played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import TYPE_CHECKING, Any, Self

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Reason

if TYPE_CHECKING:
    from cakedesk.engine.events import Event
    from cakedesk.engine.observation import Observation


class State(ABC):
    """The full truth of one game: mutable, small and fast.

    Derived classes declare `__slots__` of ints, tuples and lists of ints. Only `Match` holds a full state of
    a game that is being played; everybody else gets an `Observation`, which wraps a *masked* state of the
    same class.

    Attributes:
        journal: None, or the list into which `apply` notes events (see `note`). Search leaves it None.
    """

    __slots__ = ("journal",)

    journal: list[tuple[Event, Any]] | None

    @abstractmethod
    def turn(self) -> int:
        """The seat to act, `CHANCE` or `OVER`.

        Choices made at the same time are taken one seat after another, the earlier ones hidden.
        """

    @abstractmethod
    def legal_actions(self) -> list[Action]:
        """Every legal action of the seat to act, without repeats; empty when over. Not asked at `CHANCE`."""

    @abstractmethod
    def sample_action(self, rng: Random) -> Action:
        """One legal action, each as likely as any other; at `CHANCE` one outcome.

        Args:
            rng: the only source of randomness used.

        Returns:
            The action. It must not build the whole list where that is long.
        """

    @abstractmethod
    def why_not(self, action: Action) -> Reason | None:
        """Say whether an action is legal for the seat to act, or why not. This is the one place of legality.

        Args:
            action: any tuple of ints, even one of another game; a chance outcome at `CHANCE`.

        Returns:
            None if it is legal, else the reason.
        """

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Carry out an action that is known to be legal. It trusts; ask `why_not` first.

        Args:
            action: a legal action of the seat to act, or a chance outcome.
        """

    @abstractmethod
    def reveals(self, action: Action) -> bool:
        """Whether a legal action will show the acting seat something that it did not know.

        Args:
            action: a legal action in this state.

        Returns:
            True if a card is turned up or drawn by it, so that it can't be taken back, nor be tried on an
            observation.
        """

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy whose journal is off."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat; in mid-game the points so far."""

    def winners(self) -> list[int]:
        """The seats that share the victory, ascending; in mid-game those that would.

        Here they are those with most points: games with a tie-break answer this themselves.
        """
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    @abstractmethod
    def detail(self) -> dict[str, Any]:
        """The breakdown of the scores as a record of this game carries it, as plain JSON values."""

    def masked(self, viewer: int | None, *, remembers: bool) -> Self:
        """A copy in which all that one viewer can't know, or can't see, is `UNKNOWN`.

        Args:
            viewer: a seat, or None for a spectator.
            remembers: True for all that the seat has legally learned (`observe`), False for what lies open to
                it on the table now (`look`).

        Returns:
            A masked state: unknown cards are `UNKNOWN`, the pools that they come from are those that follow
            from it.
        """
        copy = self.clone()
        copy.hide(viewer, remembers=remembers)
        return copy

    @abstractmethod
    def hide(self, viewer: int | None, *, remembers: bool) -> None:
        """Take out of a state, full or masked for the same viewer, what that one can't know: see `masked`."""

    @abstractmethod
    def fill_unknown(self, viewer: int | None, rng: Random) -> None:
        """Turn a masked state into a random full one that is consistent with it. Used by `determinize`.

        Args:
            viewer: the eyes that it was masked for.
            rng: the only source of randomness used.
        """

    def visible_scores(self) -> list[int | None]:
        """Points so far as a masked state shows them: None where they would tell a secret."""
        return list(self.scores())

    def observe(self, seat: int) -> Observation[Self]:
        """All that a seat has legally learned.

        Args:
            seat: whose knowledge.

        Returns:
            Its observation, as a computer player gets it.
        """
        from cakedesk.engine.observation import Observation  # noqa: PLC0415 - the two name each other

        return Observation(self.masked(seat, remembers=True), seat)

    def look(self, seat: int | None) -> Observation[Self]:
        """What lies open to one pair of eyes on the table now.

        Args:
            seat: a seat, or None for a spectator.
        """
        from cakedesk.engine.observation import Observation  # noqa: PLC0415 - the two name each other

        return Observation(self.masked(seat, remembers=False), seat)

    def note(self, event: Event) -> None:
        """Write an event down, with a copy of the state right after it.

        Call it only when `journal` is not None: making an event costs time.

        Args:
            event: what just happened, with the full truth.
        """
        if self.journal is not None:
            self.journal.append((event, self.clone()))

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self._fields())

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def _fields(cls) -> list[str]:
        slots = (getattr(base, "__slots__", ()) for base in cls.__mro__)
        return [name for names in slots for name in names if name != "journal"]
