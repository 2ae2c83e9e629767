"""`CutComposer`: a cut in the making. It asks the observation what is legal and states no rule."""

from __future__ import annotations

from typing import TypeAlias

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Reason
from cakedesk.games.piece_o_cake.actions import cut, whole
from cakedesk.games.piece_o_cake.cutting import pieces_of
from cakedesk.games.piece_o_cake.phases import SLICES
from cakedesk.games.piece_o_cake.state import PieceOCakeState

Look: TypeAlias = Observation[PieceOCakeState]


class CutComposer:
    """Where knives lie, and every step on the way there.

    Attributes:
        look: the look of the server.
    """

    def __init__(self, look: Look) -> None:
        self.look = look
        self._steps: list[tuple[frozenset[int], bool]] = [(frozenset(), False)]

    @property
    def cuts(self) -> tuple[int, ...]:
        """The gaps with a knife, ascending."""
        return tuple(sorted(self._steps[-1][0]))

    @property
    def is_whole(self) -> bool:
        """Whether the cake is to stay whole."""
        return self._steps[-1][1]

    @property
    def starts(self) -> tuple[int, ...]:
        """The first slice of each piece as the knives lie now; a single knife makes no piece."""
        return self.cuts if len(self.cuts) > 1 else (0,)

    @property
    def pieces(self) -> list[int]:
        """The heaps of the pieces, in the order of `starts`."""
        return pieces_of(self.look.shown.ring, self.starts)

    def free_gaps(self) -> tuple[int, ...]:
        """The gaps that may get one more knife."""
        if self.look.why_not(cut(*self._probe(len(self.cuts) + 1))) is not None:
            return ()
        return tuple(gap for gap in range(SLICES) if gap not in self.cuts)

    def targets_of(self, knife: int) -> tuple[int, ...]:
        """The gaps that a knife may be moved to."""
        return tuple(gap for gap in range(SLICES) if gap not in self.cuts and gap != knife)

    def starts_with(self, gap: int) -> tuple[int, ...]:
        """The pieces, by their first slice, that one more knife would make."""
        return tuple(sorted({*self.cuts, gap})) if self.cuts else (0,)

    def starts_moved(self, knife: int, gap: int | None) -> tuple[int, ...]:
        """The pieces, by their first slice, that a knife would make elsewhere, or that stay without it.

        Args:
            knife: where it lies.
            gap: where it would lie; None: nowhere.
        """
        cuts = tuple(sorted({*self.cuts, *(() if gap is None else (gap,))} - ({knife} - {gap})))
        return cuts if len(cuts) > 1 else (0,)

    def add(self, gap: int) -> None:
        """Lay one more knife into a gap."""
        self._step(frozenset({*self.cuts, gap}))

    def move(self, knife: int, gap: int) -> None:
        """Move a knife to another gap."""
        self._step(frozenset({*self.cuts, gap}) - {knife})

    def remove(self, knife: int) -> None:
        """Take a knife away."""
        self._step(frozenset(self.cuts) - {knife})

    def clear(self) -> None:
        """Take all knives away."""
        if self.cuts or self.is_whole:
            self._step(frozenset())

    def leave_whole(self) -> None:
        """Serve the cake in one piece."""
        if not self.is_whole:
            self._step(frozenset(), is_whole=True)

    def can_take_back(self) -> bool:
        """Whether there is a gesture to take back."""
        return len(self._steps) > 1

    def take_back(self) -> None:
        """Take the last gesture back."""
        if self.can_take_back():
            self._steps.pop()

    def take_all_back(self) -> None:
        """Take all gestures back."""
        del self._steps[1:]

    def action(self) -> Action | None:
        """What *Confirm* would do; None: nothing yet."""
        if self.is_whole:
            return whole()
        return cut(*self.cuts) if self.cuts else None

    def why_not(self) -> Reason | None:
        """Why it can't be confirmed; None: it can, or nothing is staged at all."""
        action = self.action()
        return None if action is None else self.look.why_not(action)

    def is_complete(self) -> bool:
        """Whether it can be confirmed."""
        action = self.action()
        return action is not None and self.look.why_not(action) is None

    def _step(self, cuts: frozenset[int], *, is_whole: bool = False) -> None:
        self._steps.append((cuts, is_whole))

    @staticmethod
    def _probe(knives: int) -> tuple[int, ...]:
        """Any gaps for so many knives: which ones makes no difference. A single one is asked as two."""
        return tuple(range(max(2, min(knives, SLICES))))
