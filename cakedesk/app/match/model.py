"""The running match as the window's parts hear of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random, SystemRandom
from typing import Any

from PySide6.QtCore import QObject, Signal

from cakedesk.app.people.setup_choice import LARGEST_DEAL, deal_number, draw_deal
from cakedesk.app.people.shown_names import shown_names
from cakedesk.engine.actions import OVER, Action
from cakedesk.engine.events import Sight, Step
from cakedesk.engine.game import Game
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation
from cakedesk.engine.same_chance import outcome_again
from cakedesk.engine.shuffle import Shuffle, deal_rng, later_rng

CHANCE_AGAIN = "chance"
"""The key of a record's ``table``: what chance gave in the match that this one repeats, oldest first."""


def live_rng() -> Random:
    """The system's randomness, for matches that nobody needs to repeat."""
    return SystemRandom()


def deal_match(  # noqa: PLR0913 - a match has as many facts
    game: Game[Any, Any],
    names: Sequence[str],
    players: Sequence[str],
    *,
    rng: Random | None = None,
    deal: int | None = None,
    first: int | None = None,
    options: Mapping[str, object] | None = None,
    list_texts: Mapping[str, str] | None = None,
    table: Mapping[str, Any] | None = None,
) -> Match[Any]:
    """Deal a new match.

    Args:
        rng: deals in place of a seed, for a match whose chance nobody can check.
        deal: the number of the deal, 1 to `LARGEST_DEAL`, which is the seed of all chance: the same one deals
            the same cards, now and whenever chance is due in a match in which the same was done before. It is
            kept in the match's ``table``. None draws one, which stays secret until the match is over.
        first: the starting seat, where the game's start has one; None draws it.
        list_texts: an owner's own card lists; None or empty for the built-in ones.

    Raises:
        StartError: too few or too many seats.
        OptionError: an unknown option or a value out of range.
        CardListError: card lists that can't be used.
        ValueError: there is no such deal.
    """
    game.check_seats(len(names))
    lists = game.own_lists(list_texts or {})
    set_to = dict(table or {})
    if deal is not None:
        if not 1 <= deal <= LARGEST_DEAL:
            raise ValueError(f"there is no deal {deal}")
        set_to["deal"] = deal
    shuffle = None
    if deal is not None or rng is None:
        seed = deal or draw_deal()
        shuffle = Shuffle.from_seed(seed, first)
        rng = deal_rng(seed)
    start = game.deal(rng, len(names), game.complete_options(options or {}), lists, first)
    match = Match(game, names, players, start, options=options, list_texts=list_texts, table=set_to)
    match.shuffle = shuffle
    return match


def deal_of(match: Match[Any]) -> int | None:
    """The number that a match was dealt from, if that is known. Nobody is to be told before it is over."""
    shuffle = match.shuffle
    return deal_number(match.table, shuffle.secret.seed if shuffle and shuffle.secret else None)


def chance_of(match: Match[Any]) -> list[str]:
    """What chance is to give again in a match that repeats an earlier one."""
    given = match.table.get(CHANCE_AGAIN)
    return [text for text in given if isinstance(text, str)] if isinstance(given, list) else []


class MatchModel(QObject):
    """Wraps a match. It alone applies actions to it. Without a deal number chance draws from `rng`."""

    # Something was done, taken back or done again. Comes before all others, for whoever saves.
    changed = Signal()
    # A list of `Sight`: what an action did, for the eyes of `viewer`; each event with its look.
    stepped = Signal(object)
    undone = Signal()  # one or more actions were taken back; draw the look afresh
    finished = Signal()  # the match is over; after `stepped`
    viewer_changed = Signal()  # other eyes are at the table

    def __init__(self, match: Match[Any], rng: Random | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match  # for whoever saves it; nobody else applies anything to it
        self._rng = rng or live_rng()
        self._viewer: int | None = None
        # Whether nobody else looks on at what the viewer sees now.
        self.sees_alone: Callable[[Observation[Any]], bool] = lambda _look: True
        self.position = 0  # grows with every change, undo included: an answer with another is outdated
        self._telling = False

    @property
    def game(self) -> Game[Any, Any]:
        """What is played."""
        return self.match.game

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, fit to be shown."""
        return shown_names(self.match.seats)

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays each seat."""
        return tuple(self.match.players)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.match.seats)

    @property
    def viewer(self) -> int | None:
        """Whose eyes are at the table: a seat, or None for a spectator's."""
        return self._viewer

    @viewer.setter
    def viewer(self, viewer: int | None) -> None:
        if viewer is not None and not 0 <= viewer < self.seats:
            raise ValueError(f"there is no seat {viewer}")
        if viewer != self._viewer:
            self._viewer = viewer
            self.viewer_changed.emit()

    @property
    def reader(self) -> int | None:
        """Whose eyes words of the past are for: the viewer's; a spectator's while everybody looks on."""
        return self._viewer if self._viewer is not None and self.sees_alone(self.look()) else None

    @property
    def moves_count(self) -> int:
        """How many actions were done up to now, chance included."""
        return len(self.match.steps)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.match.turn() == OVER

    def turn(self) -> int:
        """The seat to act, `CHANCE` or `OVER`."""
        return self.match.turn()

    def look(self) -> Observation[Any]:
        """What lies open to the viewer now."""
        return self.match.look(self._viewer)

    def last_revealed(self) -> list[Sight[Any]]:
        """The last action's sights for the viewer if it turned something up or ended the match, else none."""
        steps = self.match.steps
        is_seen = bool(steps) and (steps[-1].reveals or self.is_over)
        return steps[-1].sights_for(self._viewer) if is_seen else []

    def sights_of(self, step: int, viewer: int | None) -> list[Sight[Any]]:
        """What an earlier step did, for one pair of eyes; None for a spectator's."""
        return self.match.sights_of(step, viewer)

    def seat_of(self, step: int) -> int:
        """Who did an earlier step (`step`: its index, from 0)."""
        return self.match.steps[step].seat

    def look_at(self, steps: int, viewer: int | None) -> Observation[Any]:
        """What lay open to one pair of eyes (None: a spectator's) after so many steps."""
        return self.match.look_at(steps, viewer)

    def observe(self, seat: int) -> Observation[Any]:
        """All that a seat has legally learned, for a computer player."""
        return self.match.observe(seat)

    def play(self, action: Action) -> None:
        """Carry out an action of the seat to act. An illegal one changes nothing and is raised."""
        self._must_not_tell()
        self._tell_step(self.match.play(action))

    def play_chance(self) -> None:
        """Let chance act where it is due. A match that repeats an earlier one gets what came there."""
        self._must_not_tell()
        match, deal = self.match, deal_of(self.match)
        again = outcome_again(match, chance_of(match))
        if again is not None:
            self._tell_step(match.play(again))
            return
        rng = self._rng if deal is None else later_rng(deal, self.moves_count)
        self._tell_step(match.play_chance(rng))

    def undo_to(self, steps: int) -> None:
        """Take several actions back at once; `redo` does all of them again."""
        self._must_not_tell()
        self.match.undo_to(steps)
        self.position += 1
        with self._while_telling():
            self.changed.emit()
            self.undone.emit()

    def can_redo(self) -> bool:
        """Whether an action was taken back and nothing else done since."""
        return self.match.can_redo()

    def redo(self) -> None:
        """Do all of that again that was taken back at once last."""
        self._must_not_tell()
        steps = self.match.redo_all()
        self.position += 1
        with self._while_telling():
            self.changed.emit()
            self.stepped.emit([sight for step in steps for sight in step.sights_for(self._viewer)])
        self._tell_end()

    def _tell_step(self, step: Step[Any]) -> None:
        self.position += 1
        with self._while_telling():
            self.changed.emit()
            self.stepped.emit(step.sights_for(self._viewer))
        self._tell_end()

    def _tell_end(self) -> None:
        if self.is_over:
            self.finished.emit()

    def _must_not_tell(self) -> None:
        # Whoever listens behind that slot would hear of the second action before the first one.
        if self._telling:
            raise RuntimeError("a slot of changed, stepped or undone must not act on the match")

    @contextmanager
    def _while_telling(self) -> Iterator[None]:
        self._telling = True
        try:
            yield
        finally:
            self._telling = False
