"""A cut and a choice in the making. They ask the observation what is legal and state no rule."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Reason
from cakedesk.games.piece_o_cake.actions import cut, eat, letters_of, pass_turn, take, whole
from cakedesk.games.piece_o_cake.cutting import places_of
from cakedesk.games.piece_o_cake.phases import SLICES
from cakedesk.games.piece_o_cake.plates import UNITS, all_of, counts, size, slices_of, varieties
from cakedesk.games.piece_o_cake.scoring import cream_points
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.standing import by_worth
from cakedesk.table.kit.staged_steps import StagedSteps, StepsAnew

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
    def starts(self) -> tuple[int, ...]:
        """The first slice of each piece as the knives lie now."""
        return _starts_of(self.now.cuts)

    def free_gaps(self) -> tuple[int, ...]:
        """The gaps that may get one more knife."""
        # Which gaps makes no difference; on the way to four pieces two seats lay a third knife.
        for knives in range(max(2, len(self.now.cuts) + 1), SLICES + 1):
            if self.look.why_not(cut(*range(knives))) is None:
                return tuple(gap for gap in range(SLICES) if gap not in self.now.cuts)
        return ()

    def starts_with(self, gap: int | None, knife: int | None = None) -> tuple[int, ...]:
        """The first slice of each piece that `lay` would make."""
        return _starts_of(self._cuts_with(gap, knife))

    def lay(self, gap: int | None, knife: int | None = None) -> None:
        """Lay a knife into a gap, one that lies elsewhere or a new one; without a gap take it away."""
        self._step(StagedCut(self._cuts_with(gap, knife)))

    def was_laid_last(self, knife: int) -> bool:
        """Whether to take the last gesture back is to take this knife away."""
        return self.can_take_back() and self._steps[-2] == StagedCut(self._cuts_with(None, knife))

    def clear(self) -> None:
        """Take all knives away."""
        if self.now.cuts or self.now.is_whole:
            self._step(StagedCut())

    def leave_whole(self) -> None:
        """Serve the cake in one piece."""
        if not self.now.is_whole:
            self._step(StagedCut(is_whole=True))

    def action(self) -> Action | None:
        """What *Confirm* would do; None: nothing yet."""
        if self.now.is_whole:
            return whole()
        return cut(*self.now.cuts) if self.now.cuts else None

    def why_not(self) -> Reason | None:
        """Why it can't be confirmed; None: it can, or nothing is staged at all."""
        action = self.action()
        return None if action is None else self.look.why_not(action)

    def gestures(self) -> tuple[str, ...]:
        """The knives, or that the cake stays whole."""
        return ("whole",) if self.now.is_whole else tuple(f"cut {gap}" for gap in self.now.cuts)

    def _cuts_with(self, gap: int | None, knife: int | None) -> tuple[int, ...]:
        others = {each for each in self.now.cuts if each != knife}
        return tuple(sorted(others if gap is None else {*others, gap}))


def _starts_of(cuts: tuple[int, ...]) -> tuple[int, ...]:
    """A single knife makes no piece."""
    return cuts if len(cuts) > 1 else (0,)


class StagedChoice(NamedTuple):
    """What is staged."""

    start: int = -1  # the first slice of the chosen piece; -1: none
    eaten: int = 0
    variety: int = -1  # the variety that is forfeited; -1: none


NOTHING = StagedChoice()


class ChoiceComposer(StepsAnew[PieceOCakeState, StagedChoice]):
    """What the person who chooses has decided so far."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, NOTHING)

    @property
    def starts(self) -> list[int]:
        """The pieces that may be taken, by their first slices."""
        return [start for start in self.look.shown.starts if self.look.why_not(take(start, 0)) is None]

    @property
    def forfeits(self) -> list[int]:
        """The varieties that may be forfeited."""
        shown = self.look.shown
        own = by_worth(varieties(shown.collected[self.seat]), shown.lists)
        return [variety for variety in own if self.look.why_not(eat(variety)) is None]

    @property
    def can_pass(self) -> bool:
        """Whether nothing at all may be done."""
        return self.look.why_not(pass_turn()) is None

    @property
    def piece(self) -> int:
        """The heap of the chosen piece; 0: none is chosen."""
        shown = self.look.shown
        return shown.pieces[shown.starts.index(self.now.start)] if self.now.start >= 0 else 0

    @property
    def slices(self) -> list[int]:
        """The varieties of the chosen piece, clockwise."""
        shown, start = self.look.shown, self.now.start
        return [shown.ring[place] for place in places_of(shown.cuts, start)] if start >= 0 else []

    @property
    def collected(self) -> int:
        """The heap that is collected of the chosen piece."""
        return self.piece - self.now.eaten

    def rows(self) -> list[tuple[int, int, int]]:
        """The varieties of the chosen piece: variety, slices in it, slices of those that are eaten."""
        eaten, count = counts(self.now.eaten), counts(self.piece)
        order = by_worth(varieties(self.piece), self.look.shown.lists)
        return [(variety, count[variety], eaten[variety]) for variety in order]

    def cream(self) -> int:
        """The points of what would be eaten now."""
        shown, staged = self.look.shown, self.now
        if staged.variety >= 0:
            return self.forfeit_points(staged.variety)
        return cream_points(staged.eaten, shown.lists)

    def forfeited(self, variety: int) -> int:
        """The heap of a variety that forfeiting it eats."""
        return all_of(self.look.shown.earlier[self.seat], variety)

    def kept(self, variety: int) -> int:
        """How many collected slices of a variety forfeiting it leaves: those of this cake."""
        return size(all_of(self.look.shown.collected[self.seat], variety) - self.forfeited(variety))

    def forfeit_points(self, variety: int) -> int:
        """The cream of what forfeiting a variety eats."""
        return cream_points(self.forfeited(variety), self.look.shown.lists)

    def heaps_after(self) -> list[int]:
        """What everyone would have collected after this turn, by seat."""
        heaps = list(self.look.shown.collected)
        if self.now.variety >= 0:
            heaps[self.seat] -= self.forfeited(self.now.variety)
        heaps[self.seat] += self.collected
        return heaps

    def then(self) -> PieceOCakeState:
        """What will lie open once the choice is confirmed."""
        then, seat = self.look.shown.clone(), self.seat
        then.collected = self.heaps_after()
        eaten = self.look.shown.collected[seat] + self.piece - then.collected[seat]
        then.eaten[seat] += eaten if then.eaten[seat] >= 0 else -size(eaten)
        return then

    def eaten_slices(self) -> int:
        """How many slices would be eaten."""
        if self.now.variety >= 0:
            return size(self.forfeited(self.now.variety))
        return size(self.now.eaten)

    def choose(self, start: int) -> None:
        """Choose a piece, or give the chosen one back. All of it is collected at first."""
        self._step(NOTHING if start == self.now.start else StagedChoice(start))

    def choose_forfeit(self, variety: int) -> None:
        """Choose a variety to forfeit, or give it back."""
        self._step(NOTHING if variety == self.now.variety else StagedChoice(variety=variety))

    def eat_one(self, variety: int) -> None:
        """Eat one more slice of a variety of the chosen piece."""
        if counts(self.now.eaten)[variety] < counts(self.piece)[variety]:
            self._step(self.now._replace(eaten=self.now.eaten + UNITS[variety]))

    def collect_one(self, variety: int) -> None:
        """Collect one more slice of a variety of the chosen piece."""
        if counts(self.now.eaten)[variety]:
            self._step(self.now._replace(eaten=self.now.eaten - UNITS[variety]))

    def eat_all(self) -> None:
        """Eat the whole piece."""
        if self.now.eaten != self.piece:
            self._step(self.now._replace(eaten=self.piece))

    def collect_all(self) -> None:
        """Collect the whole piece."""
        if self.now.eaten:
            self._step(self.now._replace(eaten=0))

    def action(self) -> Action | None:
        """What *Confirm* would do; None: nothing yet."""
        if self.now.start >= 0:
            return take(self.now.start, self.now.eaten)
        if self.now.variety >= 0:
            return eat(self.now.variety)
        return pass_turn() if self.can_pass else None

    def gestures(self) -> tuple[str, ...]:
        """The piece and what is eaten of it, or what is forfeited."""
        start, eaten, variety = self.now
        lists = self.look.shown.lists
        if variety >= 0:
            return (f"eat {lists.varieties[variety].letter}",)
        if start < 0:
            return ()
        letters = letters_of(slices_of(eaten), lists)
        return (f"take {start}", f"eat {letters}") if letters else (f"take {start}",)
