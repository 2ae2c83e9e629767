"""How far undo goes in a running match."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from cakedesk.engine.match import Match

TURNS = "turns"
"""The key of a record's ``table``: after how many moves persons began what they confirmed at once."""


class TakingBack:
    """Says how many actions undo takes back: all that a person confirmed together go together.

    The moves of a record don't tell where that began, so the match's ``table`` does: a match that is resumed
    goes back like one that was never left. Where it does not say, all of a turn goes back.

    Args:
        match: the match; only the turns in its ``table`` change.
        persons: the seats of persons.
        past_answers: whether the one person may go back past what others did since, chance included.
    """

    def __init__(self, match: Match[Any], persons: Collection[int], *, past_answers: bool = False) -> None:
        self._match = match
        self._persons = frozenset(persons)
        self._past_answers = past_answers
        self._turns = _kept_turns(match)

    def begin_turn(self) -> None:
        """A person confirms something now: what is done from here on is one turn."""
        self._forget_undone()
        done = len(self._match.steps)
        if self._turns[-1:] != [done]:
            self._turns.append(done)
        self._match.table[TURNS] = list(self._turns)

    def last_turn(self) -> int | None:
        """After how many steps the turn began that a person confirmed last; None: it stays as it is."""
        limit = self.whole_turn()
        if limit is None:
            return None
        self._forget_undone()
        decided = self._last_decision()
        began = [turn for turn in self._turns if limit <= turn <= decided]
        return began[-1] if began else limit

    def whole_turn(self) -> int | None:
        """After how many steps all that may be taken back of the turn began that was last; None: nothing."""
        steps, last = self._match.steps, self._last_decision()
        if last < 0:
            return None
        seat = steps[last].seat
        if not self._past_answers:
            limit = self._match.undo_limit(seat)
            return limit if limit < len(steps) else None
        while last and steps[last - 1].seat == seat and not steps[last - 1].reveals:
            last -= 1
        return last

    def _last_decision(self) -> int:
        """The index of the last step that a person may take back by who acted; -1: none."""
        last = len(self._match.steps) - 1
        if self._past_answers:
            decided = self._match.own_decision_before(self._persons, last + 1)
            return -1 if decided is None else decided
        return last if last >= 0 and self._match.steps[last].seat in self._persons else -1

    def _forget_undone(self) -> None:
        while self._turns and self._turns[-1] >= len(self._match.steps):
            self._turns.pop()


def _kept_turns(match: Match[Any]) -> list[int]:
    """What a record says of turns; nothing if that can't be understood."""
    given = match.table.get(TURNS)
    if not isinstance(given, list) or not all(type(turn) is int for turn in given):
        return []
    return sorted({turn for turn in given if 0 <= turn < len(match.steps)})
