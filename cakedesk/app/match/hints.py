"""Hints for the person who acts, and what speaks for what computers did: in words, and lit on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from cakedesk.app.match.adviser import Adviser
from cakedesk.app.match.model import MatchModel
from cakedesk.engine.actions import Action
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation
from cakedesk.players.advice import ONLY, Advice
from cakedesk.table.board import Board, SeatPerson
from cakedesk.table.boards.entry import BoardEntry
from cakedesk.table.items.light_item import LightItem
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.advice_words import AdviceWords

LIT_MS = 3000
"""So long one of two moves stands out before the other does: together they would look like one."""

HINTS = "hints"
"""The key of a record's ``table`` that says how many hints were shown, by the seat as a text."""


def hints_used(match: Match[Any]) -> dict[int, int]:
    """How many hints were shown to each seat that asked for some."""
    given = match.table.get(HINTS)
    counts = given if isinstance(given, dict) else {}
    used = {seat: counts.get(str(seat)) for seat in range(len(match.seats))}
    return {seat: count for seat, count in used.items() if type(count) is int and count > 0}


class Hints(QObject):
    """Asks for advice, and takes it away when what it is about has passed, or when nobody is to see it.

    Args:
        is_open: whether the table can be seen and played on.
        is_covered: whether nothing is to be read.
    """

    told = Signal(str)  # something for the players to read
    withdrawn = Signal(str)  # it is not to be read any more
    counted = Signal()  # a hint more was shown: the record has changed

    def __init__(
        self,
        model: MatchModel,
        board: Board,
        entry: BoardEntry,
        people: Sequence[SeatPerson],
        is_open: Callable[[], bool],
        is_covered: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._board, self._entry = model, board, entry
        self._is_open, self._is_covered = is_open, is_covered
        self._people = tuple(people)
        self._adviser = Adviser(self)
        self._adviser.advised.connect(self._take)
        self._advice: tuple[Advice, ...] = ()
        self._shows_next = False
        self._shown_at: tuple[str, ...] = ()  # the gestures that were staged when it was shown
        # What was asked for; whether it was the next two.
        self._shown: set[tuple[tuple[int, tuple[Action, ...]], bool]] = set()
        self._lit: list[LightItem] = []
        self._to_light: list[list[str]] = []  # places of moves, which stand out one after the other
        self._lighting = QTimer(self, interval=LIT_MS)
        self._lighting.timeout.connect(self._light_next)
        # The position that the hint is for, and what is staged there that it goes on from.
        self._asked_at: tuple[int, tuple[Action, ...]] = (-1, ())
        self._why: int | None = None  # the step that is asked about
        self._told = ""
        model.viewer_changed.connect(self.withdraw)

    # ------------------------------------------------------------------------------------------ what is asked

    def can_ask(self) -> bool:
        """Whether somebody acts who may have a hint."""
        turn, model = self._board.staged.turn, self._model
        return (
            self._board.aids.hints and turn is not None and model.viewer == model.turn() and self._is_open()
        )

    def ask(self) -> None:
        """Show the best move; if it is still shown, the next two; and then the best again."""
        if not self.can_ask() or (self._adviser.is_asked and self._why is None):
            return
        if self._advice and self._asked_at == self._asked_now() and self._why is None:
            is_shown = bool(self._told) and self._shown_at == self._board.staged.gestures()
            self._shows_next = is_shown and not self._shows_next
            self._show_hint()
            return
        self._say(self.tr("Thinking of a hint …"))
        self._ask_anew()

    def _ask_anew(self) -> None:
        self._asked_at, self._why, self._shows_next, self._advice = self._asked_now(), None, False, ()
        model = self._model
        self._adviser.ask(model.game.id, model.seats, self._seen(), f"hint/{model.moves_count}")

    def _asked_now(self) -> tuple[int, tuple[Action, ...]]:
        return self._model.position, self._board.staged.begun()

    def _seen(self) -> Observation[Any]:
        """What the seat to act knows, with what is staged that the hint goes on from."""
        seen = self._model.observe(self._model.turn()).clone()
        for action in self._asked_at[1]:
            seen.apply(action)
        return seen

    def explain(self, step: int) -> None:
        """Tell what speaks for what a computer did (`step`: its index)."""
        if not self._board.aids.hints or self._is_covered():
            return
        self._why, self._asked_at, self._advice = step, (-1, ()), ()
        self._say(self.tr("Thinking about it …"))
        match = self._model.match
        seen, done = match.knew_at(step), match.steps[step].action
        self._adviser.ask(match.game.id, self._model.seats, seen, f"why/{step}", done)

    # ------------------------------------------------------------------------------------------ what is shown

    def follow(self) -> None:
        """Take away what is outdated, and all if nobody is to see it."""
        if self._is_covered() or (self._why is None and not self._is_now()):
            self.withdraw()

    def withdraw(self) -> None:
        """Show and think nothing more."""
        self._adviser.cancel()
        self._advice = ()
        self._unsay()

    def put_away(self, sentence: str) -> None:
        """Somebody has closed a message: if it was the hint, that stands out no more."""
        if sentence == self._told:
            self._unsay()

    def _unsay(self) -> None:
        if self._told:
            self._board.lights.clear()
            self._say("")

    def close(self) -> None:
        """The match leaves the table."""
        self._model.viewer_changed.disconnect(self.withdraw)
        self.withdraw()
        self._adviser.close()

    def _is_now(self) -> bool:
        return self._asked_at[0] == self._model.position and self.can_ask()

    def _say(self, text: str) -> None:
        self._lighting.stop()
        before, self._told = self._told, text
        if text:
            self.told.emit(text)
        if before and before != text:
            self.withdrawn.emit(before)  # last: the table moves once

    def _take(self, advice: tuple[Advice, ...]) -> None:
        if not advice:
            self._say(self.tr("No advice can be had just now."))
        elif self._why is not None:
            self._show_reasons(self._why, advice[0])
        elif self._is_now() and self._asked_at != self._asked_now():
            self._ask_anew()  # gestures were made meanwhile
        elif self._is_now():
            self._advice = advice
            self._show_hint()

    def _show_hint(self) -> None:
        turn = self._model.turn()
        words = self._entry.advice_words(self._seen(), self._people)
        shown = self._next_two(words) if self._shows_next else self._advice[:1]
        told = [self._sentences(words, advice) for advice in shown]
        staged = self._board.staged
        self._shown_at = staged.gestures()
        is_followed = staged.turn is not None and staged.turn.composer.actions() == (self._advice[0].action,)
        begins_anew = bool(self._shown_at) and not self._asked_at[1] and not is_followed
        if not shown:
            text = self.tr("Nothing else comes close.")
            if ONLY in self._advice[0].reasons:
                text = words.why([ONLY])
        elif self._shows_next:
            text = self.tr("Not quite as good: {moves}")
            if begins_anew:
                text = self.tr("Not quite as good from the beginning of the turn: {moves}")
        elif begins_anew:
            text = self.tr("Hint from the beginning of the turn: {moves}")
        else:
            text = self.tr("Hint: {moves}")
        places = [words.places(advice.action) for advice in shown]
        if len(told) > 1:
            told = [self.tr("{move} Or: {other}").format(move=told[0], other=told[1])]
        # First the words: the table moves below them, which clears what stands out.
        self._say(text.format(moves="".join(told)))
        self._to_light = places * len(places) or [[]]  # two of them twice, by turns
        self._light()
        if self._to_light:
            self._lighting.start()
        if not shown or (shown_now := (self._asked_at, self._shows_next)) in self._shown:
            return
        self._shown.add(shown_now)
        used = hints_used(self._model.match)
        used[turn] = used.get(turn, 0) + 1
        self._model.match.table[HINTS] = {str(seat): count for seat, count in sorted(used.items())}
        self.counted.emit()

    def _next_two(self, words: AdviceWords) -> list[Advice]:
        """The next best that say something else than the best and each other; else those told otherwise."""
        best, *others = self._advice
        found: dict[str, Advice] = {}
        for told in (words.answer, words.deed):
            found = found or {told(advice.action): advice for advice in reversed(others)}
            found.pop(told(best.action), None)
        return sorted(found.values(), key=others.index)[:2]

    def _light_next(self) -> None:
        """Let the next move stand out, unless something else does by now."""
        if self._board.lights.lit == self._lit:
            self._light()
        else:
            self._to_light = []
        if not self._to_light:
            self._lighting.stop()

    def _light(self) -> None:
        self._board.light_named(self._to_light.pop(0))
        self._lit = self._board.lights.lit

    def _sentences(self, words: AdviceWords, advice: Advice) -> str:
        reasons = advice.reasons[: 1 if self._shows_next else None]
        return f"{words.deed(advice.action)}. {words.why(reasons)}"

    def _show_reasons(self, step: int, advice: Advice) -> None:
        seen = self._model.match.knew_at(step)
        name = self._people[seen.turn()].name
        if not advice.reasons:
            self._say(self.tr("{name} did that in secret, and does not say why.").format(name=name))
            return
        why = self._entry.advice_words(seen, self._people).why(advice.reasons)
        self._say(self.tr("Why {name} did that: {reasons}").format(name=name, reasons=why))


def hints_told(match: Match[Any], people: Sequence[SeatPerson]) -> str:
    """Who was shown how many hints, for the end page; empty: nobody was."""
    counts = [f"{people[seat].name} {count}" for seat, count in hints_used(match).items()]
    text = QCoreApplication.translate("Hints", "Hints shown: {counts}.")
    return text.format(counts=and_list(counts)) if counts else ""
