"""Moves as they are spelled, carried out or refused on positions of tests."""

from __future__ import annotations

from typing import Any

import pytest

from cakedesk.engine.errors import NotationError
from cakedesk.engine.events import Event, Step
from cakedesk.engine.game import Game
from cakedesk.engine.reasons import Reason


class Mover:
    """Knows how a game spells its moves."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game: Any = game

    def do(self, state: Any, *lines: str) -> None:
        """Carry out moves that must be legal, given as seat and spelling, such as ``0 half lemon-4``."""
        for line in lines:
            seat, _, text = line.partition(" ")
            assert state.turn() == int(seat), line
            action = self._game.parse(text, state.lists)
            reason = state.why_not(action)
            assert reason is None, f"{line}: {reason}"
            state.apply(action)

    def why_not(self, state: Any, text: str) -> Reason:
        """Why a move is not legal."""
        reason: Reason | None = state.why_not(self._game.parse(text, state.lists))
        assert reason is not None
        return reason

    def refusal(self, state: Any, text: str) -> str:
        """The code of the reason why a move is not legal."""
        return self.why_not(state, text).code

    def legal(self, state: Any) -> set[str]:
        """The spellings of all legal moves."""
        return {self._game.format(action, state.lists) for action in state.legal_actions()}

    def told(self, state: Any, line: str, viewer: int | None) -> list[Event]:
        """What somebody is told of a move, which is carried out on a copy."""
        other = state.clone()
        other.journal = []
        seat = other.turn()
        self.do(other, line)
        journal, other.journal = tuple(other.journal), None
        return Step(seat, (), False, journal).events_for(viewer)

    def misread(self, text: str) -> str:
        """What is said of a text that spells no move."""
        with pytest.raises(NotationError) as caught:
            self._game.parse(text, self._game.builtin_lists())
        return str(caught.value)
