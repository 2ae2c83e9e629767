"""What each game must say about itself, independently of its own code, before the laws can judge it."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from cakedesk.engine.actions import Action


class Witness(Protocol):
    """The functions of a module `witnesses/<game's folder>.py`."""

    MOST_MOVES: int
    """No game takes more moves, whatever the variant."""

    VARIANTS: list[tuple[int, dict[str, int | bool]]]
    """Of a game with options: numbers of seats and options that the laws are tried with besides."""

    def census(self, state: Any) -> object:
        """Everything that a full state holds, wherever it lies, in a fixed order.

        It may also assert what must hold in every state (lists of equal length, sizes that fit).
        """
        ...

    def first_census(self, state: Any) -> object:
        """What `census` must give at every moment, from the card lists and the number of seats alone."""
        ...

    def scramble(self, state: Any, viewer: int | None, remembers: bool, rng: Random) -> None:
        """Move what is hidden from one pair of eyes to other places where it might be as well.

        Written without the game's own masks and draws, so that a leak can't hide in both.

        Args:
            state: a full state; it changes into another full one.
            viewer: a seat, or None for a spectator.
            remembers: whether it is about all that the seat has learned, or what it sees now.
            rng: the only source of randomness.
        """
        ...

    def disguises(self, state: Any, action: Action, viewer: int | None) -> list[Action]:
        """Other legal actions that look like this one to that viewer, such as another card laid face down."""
        ...
