"""Through whose eyes a match can be seen again, and what they saw."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, NamedTuple

from cakedesk.app.log.model import HasSteps
from cakedesk.app.people.stand_in import people_of
from cakedesk.app.saves.ending import is_ended
from cakedesk.engine.actions import OVER
from cakedesk.engine.events import Sight, Step
from cakedesk.engine.game import PERSON
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation


class Eyes(NamedTuple):
    """Whose eyes look on."""

    seat: int | None = None  # a seat's; None: nobody's who plays
    is_open: bool = False  # whether nothing is hidden from them


SPECTATOR = Eyes()
EVERYONE = Eyes(is_open=True)


class OpenStep(Step[Any]):
    """A step of a finished match that hides nothing from anybody."""

    __slots__ = ()

    def sights_for(self, viewer: int | None) -> list[Sight[Any]]:
        """See `Step.open_sights`."""
        del viewer
        return self.open_sights()


class OpenSteps:
    """What a log with nothing hidden is made of."""

    def __init__(self, match: Match[Any]) -> None:
        names = [field.name for field in fields(Step)]
        # Everything done in the match, oldest first.
        self.steps: list[Step[Any]] = [
            OpenStep(*(getattr(step, name) for name in names)) for step in match.steps
        ]
        self._match = match

    def look_at(self, steps: int, viewer: int | None) -> Observation[Any]:
        """See `HasSteps.look_at`."""
        del viewer
        return self._match.open_look_at(steps)


class ReplayPast:
    """What was seen at every moment of a match, by eyes that may look on now.

    A finished match hides nothing any more, and one that was given up nothing that a seat saw: nobody plays
    it on. Of one that runs only what lies open to all may be seen, and what its one person sees, if one
    person plays: with two, each would see what the other still hides.

    Args:
        match: running or finished.
    """

    def __init__(self, match: Match[Any]) -> None:
        self.match = match  # the match; it must not change meanwhile
        seats = [Eyes(seat) for seat in range(len(match.seats))]
        if self.is_finished:
            # Who may look on; the first is who does if nobody else is asked for.
            self.eyes: tuple[Eyes, ...] = (EVERYONE, SPECTATOR, *seats)
        elif is_ended(match):
            self.eyes = (SPECTATOR, *seats)
        else:
            one = self.one_person
            self.eyes = (SPECTATOR,) if one is None else (Eyes(one), SPECTATOR)

    @property
    def is_finished(self) -> bool:
        """Whether the match is over."""
        return self.match.turn() == OVER

    @property
    def one_person(self) -> int | None:
        """The seat of the person who plays; None if none or several do, counting who is away meanwhile."""
        alone = len(people_of(self.match)) == 1 and self.persons
        return self.persons[0] if alone else None

    @property
    def persons(self) -> list[int]:
        """The seats that persons play."""
        return [seat for seat, player in enumerate(self.match.players) if player == PERSON]

    @property
    def count(self) -> int:
        """How many moves were made."""
        return len(self.match.steps)

    def look(self, steps: int, eyes: Eyes) -> Observation[Any]:
        """What lay open after so many moves. Refused to eyes that must not see it, like the next two."""
        self._must_be_allowed(eyes)
        if not eyes.is_open:
            return self.match.look_at(steps, eyes.seat)
        look = self.match.open_look_at(steps)
        turn = look.shown.turn()
        return Observation(look.shown, turn if turn >= 0 else None)

    def sights(self, step: int, eyes: Eyes) -> list[Sight[Any]]:
        """What a move did (`step`: its index)."""
        self._must_be_allowed(eyes)
        if not eyes.is_open:
            return self.match.sights_of(step, eyes.seat)
        seat = self.match.steps[step].seat
        mine = seat if seat >= 0 else None
        sights = self.match.open_sights_of(step)
        return [Sight(sight.event, Observation(sight.look.shown, mine)) for sight in sights]

    def told(self, eyes: Eyes) -> HasSteps:
        """What a log for these eyes is made of. It has to look through `eyes.seat`."""
        self._must_be_allowed(eyes)
        return OpenSteps(self.match) if eyes.is_open else self.match

    def _must_be_allowed(self, eyes: Eyes) -> None:
        if eyes not in self.eyes:
            raise ValueError("these eyes must not see this match")
