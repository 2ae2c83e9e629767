"""One game being played: who sits where, and all that was done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from copy import copy, deepcopy
from functools import cache
from random import Random
from typing import Any, TypeVar

from cakedesk.engine.actions import CHANCE, OVER, Action
from cakedesk.engine.errors import (
    CakeDeskError,
    CardListError,
    IllegalAction,
    NotationError,
    OptionError,
    RecordError,
    StartError,
)
from cakedesk.engine.events import Event, Step
from cakedesk.engine.game import Game, Start
from cakedesk.engine.observation import Observation
from cakedesk.engine.quote import quote
from cakedesk.engine.reasons import Reason
from cakedesk.engine.record import MatchRecord, first_difference, read_json
from cakedesk.engine.registry import find_game
from cakedesk.engine.retrospect import Retrospect
from cakedesk.engine.shuffle import KEY as SHUFFLE
from cakedesk.engine.shuffle import Shuffle
from cakedesk.engine.state import State

S = TypeVar("S", bound=State)


class Match(Retrospect[S]):
    """One game being played. The only holder of its full state.

    Attributes:
        game: the game's fixed facts.
        seats: the names by seat.
        players: who plays each seat, free text; may be changed while the match runs.
        table: what the match is set to that is no rule (kept in the record).
        shuffle: where its chance comes from; None: nobody has promised that. Set by who deals.
        steps: everything done up to now, oldest first.
    """

    def __init__(
        self,
        game: Game[S, Any],
        seats: Sequence[str],
        players: Sequence[str],
        start: Start,
        *,
        options: Mapping[str, object] | None = None,
        list_texts: Mapping[str, str] | None = None,
        table: Mapping[str, Any] | None = None,
    ) -> None:
        """Set a match up.

        Args:
            seats: the names by seat.
            players: who plays each seat.
            start: what `Game.deal` gave.
            options: options that differ from their defaults.
            list_texts: an owner's own card lists by file name; None or empty for the built-in ones.
            table: what the match is set to that is no rule.

        Raises:
            StartError: too few or too many seats, or an impossible start.
            OptionError: an unknown option or a value out of range.
            CardListError: card lists that can't be used.
        """
        game.check_seats(len(seats))
        self.game = game
        self.seats = list(seats)
        self.players = list(players)
        self.table: dict[str, Any] = dict(table or {})
        self._options = dict(options or {})
        self._list_texts = dict(list_texts or {})
        self._lists = game.own_lists(self._list_texts)
        self._spell = cache(lambda action: game.format(action, self._lists))
        self._start = deepcopy(start)
        self.shuffle: Shuffle | None = None
        self._extra: dict[str, Any] = {}
        self._result_extra: dict[str, Any] = {}
        self._state = self._first_state()
        self.steps: list[Step[S]] = []
        self._undone: list[list[Action]] = []

    @classmethod
    def from_record(cls, record: MatchRecord) -> Match[Any]:
        """Read a match back by playing its record through the rules.

        Args:
            record: a running or finished game.

        Returns:
            The match after the record's last move.

        Raises:
            RecordError: naming the part at fault, with the number of the first bad move.
        """
        match = cls._replay(record)
        # After the moves: those that are played from now on need the seed, see `_carry_out`.
        with suppress(KeyError, RecordError):  # what is spoiled is kept, for whoever checks it
            match.shuffle = Shuffle.from_json(record.extra[SHUFFLE])
            del match._extra[SHUFFLE]
        match._check_result(record.result)
        return match

    @classmethod
    def from_json(cls, text: str) -> Match[Any]:
        """Read a match back from the text of its record.

        Args:
            text: one JSON object.

        Raises:
            RecordError: as `from_record`. Of several faults it names the first: an illegal move before one
                that is not even a seat and a text.
        """
        data = read_json(text)
        try:
            record = MatchRecord.from_dict(data)
        except RecordError as error:
            if error.part == "move":
                # It may not be the first fault.
                sound_moves = data["moves"][: error.move - 1]
                cls._replay(MatchRecord.from_dict(data | {"moves": sound_moves}))
            raise
        return cls.from_record(record)

    def turn(self) -> int:
        """The seat to act, `CHANCE` or `OVER`."""
        return self._state.turn()

    def observe(self, seat: int) -> Observation[S]:
        """All that a seat has legally learned. See `State.observe`."""
        return self._state.observe(seat)

    def look(self, viewer: int | None) -> Observation[S]:
        """What lies open to one pair of eyes now. See `State.look`."""
        return self._state.look(viewer)

    def scores(self) -> list[int]:
        """Points by seat of a finished match.

        Raises:
            ValueError: the match still runs; ask a look, which hides what must stay hidden.
        """
        self._must_be_over()
        return self._state.scores()

    def winners(self) -> list[int]:
        """The seats that share the victory of a finished match. Raises ValueError while it runs."""
        self._must_be_over()
        return self._state.winners()

    def legal_actions(self) -> list[Action]:
        """Every legal action of the seat to act; empty when the match is over. Not asked at `CHANCE`."""
        return self._state.legal_actions()

    def why_not(self, action: Action) -> Reason | None:
        """Why the seat to act can't do something now; None if it can."""
        return self._state.why_not(action)

    def format(self, action: Action) -> str:
        """The one spelling of an action in this match."""
        return self._spell(action)

    def parse(self, text: str) -> Action:
        """Read the one spelling of an action. Raises NotationError."""
        return self.game.parse(text, self._lists)

    def play(self, action: Action) -> Step[S]:
        """Carry out an action of the seat to act.

        Args:
            action: a legal one.

        Raises:
            IllegalAction: the rules do not allow it; the match is unchanged.
        """
        reason = self._state.why_not(action)
        if reason is not None:
            raise IllegalAction(reason, self.game.explain(reason))
        self._undone.clear()
        return self._carry_out(action)

    def chance_outcome(self, rng: Random) -> Action:
        """Draw an outcome where chance is due, without carrying it out.

        Args:
            rng: the only source of randomness used.

        Returns:
            The outcome, to be given to `play`.

        Raises:
            ValueError: it is a seat's turn, or the game is over.
        """
        if self._state.turn() != CHANCE:
            raise ValueError("chance is not due")
        return self._state.sample_action(rng)

    def play_chance(self, rng: Random) -> Step[S]:
        """Let chance act where it is due. See `chance_outcome` for arguments and errors.

        Returns:
            What it did.
        """
        return self.play(self.chance_outcome(rng))

    def undo(self) -> Action:
        """Take the last action back, by replaying all before it. Who may is asked of `can_undo`.

        Returns:
            The action taken back.

        Raises:
            ValueError: nothing was done yet.
        """
        return self.undo_to(max(0, len(self.steps) - 1))[0]

    def undo_to(self, steps: int) -> list[Action]:
        """Take several actions back at once, which `redo_all` does again at once.

        Who may take back how much is asked of `undo_limit`.

        Args:
            steps: how many steps are left, fewer than there are.

        Returns:
            The actions taken back, in the order in which they were done.

        Raises:
            ValueError: so many steps were not done, or there is nothing after them.
        """
        if not 0 <= steps < len(self.steps):
            raise ValueError("nothing to take back")
        actions = [step.action for step in self.steps[steps:]]
        self._result_extra = {}
        self._state = self._state_after(steps)
        del self.steps[steps:]
        self._undone.append(actions)
        return list(actions)

    def until(self, steps: int) -> Match[S]:
        """A match of its own that goes on from a moment of this one; its later chance is not from the seed.

        Args:
            steps: how many steps had been done.

        Raises:
            ValueError: so many steps were not done.
        """
        again = copy(self)
        again._state = self._state_after(steps)
        again.steps, again._undone, again.table = self.steps[:steps], [], dict(self.table)
        again.shuffle, again._extra, again._result_extra = None, {}, {}
        return again

    def can_redo(self) -> bool:
        """Whether an action was taken back and nothing else done since."""
        return bool(self._undone)

    def redo(self) -> Step[S]:
        """Do the first of the actions again that were taken back last.

        Raises:
            ValueError: nothing was taken back.
        """
        if not self._undone:
            raise ValueError("nothing to do again")
        step = self._carry_out(self._undone[-1].pop(0))
        if not self._undone[-1]:
            self._undone.pop()
        return step

    def redo_all(self) -> list[Step[S]]:
        """Do all actions again that were taken back together last.

        Returns:
            What they did, in their order.

        Raises:
            ValueError: nothing was taken back.
        """
        groups = len(self._undone)
        steps = [self.redo()]
        while len(self._undone) == groups:
            steps.append(self.redo())
        return steps

    def record(self) -> MatchRecord:
        """The match as data, with its result if it is over, and only then with the seed of its chance."""
        record = self.kept_record()
        if self.shuffle is not None and record.result is None:
            record.extra[SHUFFLE] = self.shuffle.sealed()
        return record

    def kept_record(self) -> MatchRecord:
        """The same for the save of a running match, with the seed: chance must go on from it on another day.

        Who reads such a save can work out what will be shuffled. That is no new leak: the start stands beside
        it, with every hidden card in it. What is given away is `record`.
        """
        result = None
        if self.turn() == OVER:
            result = {
                "scores": self._state.scores(),
                "winners": self._state.winners(),
                "detail": self._state.detail(),
            } | self._result_extra
        return MatchRecord(
            game=self.game.id,
            options=dict(self._options),
            seats=list(self.seats),
            players=list(self.players),
            start=deepcopy(self._start),
            moves=[(step.seat, self.format(step.action)) for step in self.steps],
            result=result,
            table=dict(self.table),
            lists=dict(self._list_texts),
            extra=self._extra | ({SHUFFLE: self.shuffle.to_json()} if self.shuffle else {}),
        )

    def _carry_out(self, action: Action) -> Step[S]:
        state = self._state
        journal: list[tuple[Event, S]] = []
        seat, reveals = state.turn(), state.reveals(action)
        state.journal = journal
        try:
            state.apply(action)
        finally:
            state.journal = None
        if self.shuffle is not None and self.shuffle.secret is None:
            self.shuffle = None  # what is played without the seed can't be shown to come from it
        step = Step(seat, action, reveals, tuple(journal))
        self.steps.append(step)
        return step

    def _first_state(self) -> S:
        options = self.game.complete_options(self._options)
        return self.game.new_state(len(self.seats), options, self._start, self._lists)

    @classmethod
    def _replay(cls, record: MatchRecord) -> Match[Any]:
        match = cls._begin_record(record)
        for number, (seat, text) in enumerate(record.moves, 1):
            match._play_recorded(seat, text, number)
        return match

    @classmethod
    def _begin_record(cls, record: MatchRecord) -> Match[Any]:
        try:
            game = find_game(record.game)
        except CakeDeskError as error:
            raise RecordError("record", str(error)) from error
        try:
            match = Match(
                game,
                record.seats,
                record.players,
                record.start,
                options=record.options,
                list_texts=record.lists,
                table=record.table,
            )
        except (StartError, OptionError, CardListError) as error:
            raise RecordError("start", str(error)) from error
        match._extra = dict(record.extra)
        return match

    def _play_recorded(self, seat: int, text: str, number: int) -> None:
        due = self.turn()
        try:
            if due == OVER:
                raise IllegalAction(Reason("game_over"))
            if seat != due:
                raise IllegalAction(Reason("wrong_seat", due=due, seat=seat))
            self.play(self.parse(text))
        except NotationError as error:
            raise RecordError("move", str(error), number) from error
        except IllegalAction as error:
            why = f"{quote(text)}: {self.game.explain(error.reason)}"
            raise RecordError("move", why, number, self.game.id) from error

    def _check_result(self, given: dict[str, Any] | None) -> None:
        made = self.record().result
        if given is None and made is not None:
            raise RecordError("result", "it is missing although the game is over")
        if given is not None and made is None:
            raise RecordError("result", "it stands there although the game is not over")
        if given is None or made is None:
            return
        for key, value in made.items():
            if key not in given:
                raise RecordError("result", f"{key!r} is missing")
            difference = first_difference(value, given[key])
            if difference is not None:
                place, right, wrong = difference
                raise RecordError("result", f"{key}{place} is {quote(right)}, not {quote(wrong)}")
        self._result_extra = {key: value for key, value in given.items() if key not in made}
