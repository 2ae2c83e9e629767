"""Who sits at the screen, as far as the program knows: nobody else's cards may show without the curtain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.app.people.stand_in import people_of
from cakedesk.engine.match import Match


class AtScreen:
    """The person who sits at the screen of a match.

    One person who never shared the screen always does. Where several do, those included for whom a computer
    plays meanwhile, only who lifted the curtain is known to sit there, until somebody else may have acted.

    Args:
        match: the match; who plays it must not change.
        persons: the seats that persons play now.
        is_open: whether the game's table shows nothing secret to who acts.
    """

    def __init__(self, match: Match[Any], persons: Sequence[int], *, is_open: bool = False) -> None:
        self._persons = persons
        self._one = persons[0] if len(persons) == 1 else None
        self.is_shared = len(people_of(match)) > 1  # whether several people share the screen
        # Whether the table may show what is for the eyes of one of them alone.
        self.has_secrets = self.is_shared and not is_open
        self.seat = None if self.is_shared else self._one  # that person's seat; None if it may be anybody

    def usual_viewer(self) -> int | None:
        """Whose eyes the table shows between turns: the one person's, if nobody else may see it."""
        return self._one if self.seat == self._one else None

    def who_looks(self, viewer: int | None, *, is_covered: bool) -> int | None:
        """Who is known to look at the screen at this moment; None if it may be anybody."""
        return viewer if viewer == self.seat and not is_covered else None

    def stay(self, seat: int | None, turn: int) -> int | None:
        """Somebody (None: perhaps anybody) sat at the screen while who plays was changed."""
        if seat in self._persons and seat in (self._one, turn):
            self.seat = seat
            return seat
        return self.usual_viewer()

    def lift_for(self, seat: int | None) -> None:
        """Somebody lifts the curtain (`seat`: None if it only covers what was seen before)."""
        if seat is not None:
            self.seat = seat

    def let_anybody_act(self) -> None:
        """Somebody acts without a curtain: from now on anybody may sit here."""
        if self.is_shared:
            self.seat = None
