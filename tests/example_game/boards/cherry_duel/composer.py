"""`LayComposer`: a slice in the making. It asks the observation what is legal and states no rule."""

from __future__ import annotations

from typing import TypeAlias

from cakedesk.engine.actions import UNKNOWN, Action
from cakedesk.engine.observation import Observation
from cakedesk.games.cherry_duel.game import GAME
from cakedesk.games.cherry_duel.state import LAY, CherryDuelState
from cakedesk.table.kit.staged_steps import StagedSteps

Look: TypeAlias = Observation[CherryDuelState]


class LayComposer(StagedSteps[CherryDuelState, int]):
    """Which slice is to be laid; `UNKNOWN`: none yet."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, UNKNOWN)

    def lay(self, card: int) -> None:
        """Lay a slice, instead of another one; `UNKNOWN`: take it back into the hand."""
        self._step(card)

    def action(self) -> Action | None:
        """See `StagedSteps.action`."""
        return None if self.now == UNKNOWN else (LAY, self.now)

    def gestures(self) -> tuple[str, ...]:
        """See `StagedSteps.gestures`."""
        action = self.action()
        return () if action is None else (GAME.format(action, self.look.shown.lists),)
