"""`CutComposer`: a cut in the making. It asks the observation what is legal and states no rule."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Reason
from cakedesk.games.piece_o_cake.actions import cut, whole
from cakedesk.games.piece_o_cake.cutting import pieces_of
from cakedesk.games.piece_o_cake.phases import SLICES
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.kit.staged_steps import StagedSteps

Look: TypeAlias = Observation[PieceOCakeState]


class StagedCut(NamedTuple):
    """What is staged."""

    cuts: tuple[int, ...] = ()  # the gaps with a knife, ascending
    is_whole: bool = False


class CutComposer(StagedSteps[PieceOCakeState, StagedCut]):
    """Where knives lie, and every step on the way there."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, StagedCut())

    @property
    def cuts(self) -> tuple[int, ...]:
        """The gaps with a knife, ascending."""
        return self.now.cuts

    @property
    def is_whole(self) -> bool:
        """Whether the cake is to stay whole."""
        return self.now.is_whole

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
        # Which gaps makes no difference; on the way to four pieces two seats lay a third knife.
        for knives in range(max(2, len(self.cuts) + 1), SLICES + 1):
            if self.look.why_not(cut(*range(knives))) is None:
                return tuple(gap for gap in range(SLICES) if gap not in self.cuts)
        return ()

    def targets_of(self, knife: int) -> tuple[int, ...]:
        """The gaps that a knife may be moved to."""
        return tuple(gap for gap in range(SLICES) if gap not in self.cuts and gap != knife)

    def starts_with(self, gap: int) -> tuple[int, ...]:
        """The pieces, by their first slice, that one more knife would make."""
        return tuple(sorted({*self.cuts, gap})) if self.cuts else (0,)

    def starts_moved(self, knife: int, gap: int | None) -> tuple[int, ...]:
        """The pieces, by their first slice, that a knife would make elsewhere, or that stay without it."""
        cuts = tuple(sorted({*self.cuts, *(() if gap is None else (gap,))} - ({knife} - {gap})))
        return cuts if len(cuts) > 1 else (0,)

    def add(self, gap: int) -> None:
        """Lay one more knife into a gap."""
        self._lay({*self.cuts, gap})

    def move(self, knife: int, gap: int) -> None:
        """Move a knife to another gap."""
        self._lay({*self.cuts, gap} - {knife})

    def remove(self, knife: int) -> None:
        """Take a knife away."""
        self._lay({*self.cuts} - {knife})

    def was_laid_last(self, knife: int) -> bool:
        """Whether to take the last gesture back is to take this knife away."""
        others = tuple(gap for gap in self.cuts if gap != knife)
        return self.can_take_back() and self._steps[-2] == StagedCut(others)

    def clear(self) -> None:
        """Take all knives away."""
        if self.cuts or self.is_whole:
            self._step(StagedCut())

    def leave_whole(self) -> None:
        """Serve the cake in one piece."""
        if not self.is_whole:
            self._step(StagedCut(is_whole=True))

    def action(self) -> Action | None:
        """What *Confirm* would do; None: nothing yet."""
        if self.is_whole:
            return whole()
        return cut(*self.cuts) if self.cuts else None

    def why_not(self) -> Reason | None:
        """Why it can't be confirmed; None: it can, or nothing is staged at all."""
        action = self.action()
        return None if action is None else self.look.why_not(action)

    def gestures(self) -> tuple[str, ...]:
        """The knives, or that the cake stays whole."""
        return ("whole",) if self.is_whole else tuple(f"cut {gap}" for gap in self.cuts)

    def _lay(self, cuts: set[int]) -> None:
        self._step(StagedCut(tuple(sorted(cuts))))
