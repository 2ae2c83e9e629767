"""What happens in Cherry Duel, as values."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.events import Event


@dataclass(frozen=True, slots=True)
class SliceLaid(Event):
    """A seat laid a slice face down; `UNKNOWN` for the other."""

    seat: int
    card: int

    def seen_by(self, viewer: int | None) -> SliceLaid:
        """Who laid it knows it; others learn that it was done."""
        return self if viewer == self.seat else replace(self, card=UNKNOWN)


@dataclass(frozen=True, slots=True)
class RoundWon(Event):
    """Both slices were turned up, and a seat took them: by seat what each had laid."""

    seat: int
    cards: tuple[int, ...]
