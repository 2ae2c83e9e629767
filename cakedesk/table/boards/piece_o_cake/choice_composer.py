"""`ChoiceComposer`: a choice in the making: a piece with what is eaten of it, or a variety to forfeit."""

from __future__ import annotations

from typing import NamedTuple

from cakedesk.engine.actions import Action
from cakedesk.games.piece_o_cake.actions import eat, pass_turn, take
from cakedesk.games.piece_o_cake.plates import UNITS, counts, size, varieties
from cakedesk.games.piece_o_cake.scoring import cream_points
from cakedesk.table.boards.piece_o_cake.cut_composer import Look
from cakedesk.table.boards.piece_o_cake.staged_steps import StagedSteps
from cakedesk.table.boards.piece_o_cake.standing import by_worth


class StagedChoice(NamedTuple):
    """What is staged.

    Attributes:
        start: the first slice of the chosen piece; -1: none.
        eaten: the heap that is eaten of it.
        variety: the variety that is forfeited; -1: none.
    """

    start: int = -1
    eaten: int = 0
    variety: int = -1


NOTHING = StagedChoice()


class ChoiceComposer(StagedSteps[StagedChoice]):
    """What the person who chooses has decided so far.

    Attributes:
        look: the look of that person.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(NOTHING)
        self.look = look

    @property
    def seat(self) -> int:
        """Who chooses."""
        return self.look.shown.to_act

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
        return shown.pieces[shown.starts.index(self.staged.start)] if self.staged.start >= 0 else 0

    @property
    def collected(self) -> int:
        """The heap that is collected of the chosen piece."""
        return self.piece - self.staged.eaten

    def rows(self) -> list[tuple[int, int, int]]:
        """The varieties of the chosen piece: variety, slices in it, slices of those that are eaten."""
        eaten, count = counts(self.staged.eaten), counts(self.piece)
        order = by_worth(varieties(self.piece), self.look.shown.lists)
        return [(variety, count[variety], eaten[variety]) for variety in order]

    def cream(self) -> int:
        """The points of what would be eaten now."""
        shown, staged = self.look.shown, self.staged
        if staged.variety >= 0:
            return self.forfeit_points(staged.variety)
        return cream_points(staged.eaten, shown.lists)

    def forfeit_points(self, variety: int) -> int:
        """The cream of all collected slices of a variety."""
        shown = self.look.shown
        count = counts(shown.collected[self.seat])[variety]
        return count * shown.lists.varieties[variety].cream

    def heaps_after(self) -> list[int]:
        """What everyone would have collected after this turn, by seat."""
        heaps = list(self.look.shown.collected)
        if self.staged.variety >= 0:
            heaps[self.seat] &= ~(0xFF * UNITS[self.staged.variety])
        heaps[self.seat] += self.collected
        return heaps

    def eaten_slices(self) -> int:
        """How many slices would be eaten."""
        if self.staged.variety >= 0:
            return counts(self.look.shown.collected[self.seat])[self.staged.variety]
        return size(self.staged.eaten)

    def choose(self, start: int) -> None:
        """Choose a piece, or give the chosen one back. All of it is collected at first."""
        self._step(NOTHING if start == self.staged.start else StagedChoice(start))

    def choose_forfeit(self, variety: int) -> None:
        """Choose a variety to forfeit, or give it back."""
        self._step(NOTHING if variety == self.staged.variety else StagedChoice(variety=variety))

    def eat_one(self, variety: int) -> None:
        """Eat one more slice of a variety of the chosen piece."""
        if counts(self.staged.eaten)[variety] < counts(self.piece)[variety]:
            self._step(self.staged._replace(eaten=self.staged.eaten + UNITS[variety]))

    def collect_one(self, variety: int) -> None:
        """Collect one more slice of a variety of the chosen piece."""
        if counts(self.staged.eaten)[variety]:
            self._step(self.staged._replace(eaten=self.staged.eaten - UNITS[variety]))

    def eat_all(self) -> None:
        """Eat the whole piece."""
        if self.staged.eaten != self.piece:
            self._step(self.staged._replace(eaten=self.piece))

    def collect_all(self) -> None:
        """Collect the whole piece."""
        if self.staged.eaten:
            self._step(self.staged._replace(eaten=0))

    def give_up(self) -> bool:
        """Choose nothing. Returns whether anything was chosen."""
        if self.staged == NOTHING:
            return False
        self._step(NOTHING)
        return True

    def action(self) -> Action | None:
        """What *Confirm* would do; None: nothing yet."""
        if self.staged.start >= 0:
            return take(self.staged.start, self.staged.eaten)
        if self.staged.variety >= 0:
            return eat(self.staged.variety)
        return pass_turn() if self.can_pass else None

    def is_complete(self) -> bool:
        """Whether it can be confirmed."""
        action = self.action()
        return action is not None and self.look.why_not(action) is None
