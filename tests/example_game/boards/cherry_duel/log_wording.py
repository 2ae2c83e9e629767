"""The log of Cherry Duel in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.events import Sight
from cakedesk.engine.observation import Observation
from cakedesk.games.cherry_duel.events import RoundWon, SliceLaid
from cakedesk.games.cherry_duel.state import ROUNDS
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.cherry_duel.wording import DuelWording
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.log_line import LogLine


def sentences(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[tuple[int, str]]:
    """See `BoardEntry.sentences`."""
    return [(line.seat, line.text) for line in log_lines(sights, people) if not line.is_heading]


def beginning(look: Observation[Any], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.beginning`."""
    return [DuelLog([person.name for person in people]).heading(look.shown.round)]


def log_lines(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.log_lines`."""
    words, told = DuelLog([person.name for person in people]), []
    for number, sight in enumerate(sights):
        told += [line._replace(at=number) for line in words.lines(sight)]
    return told


class DuelLog(DuelWording):
    """Puts what happened into lines."""

    def heading(self, number: int) -> LogLine:
        """That a round begins, by its number from 0."""
        return LogLine(-1, TableWords().round_of(number + 1, ROUNDS), is_heading=True)

    def lines(self, sight: Sight[Any]) -> list[LogLine]:
        """What a sight shows: an event names no more than its viewer has seen."""
        event, shown = sight.event, sight.look.shown
        if isinstance(event, SliceLaid):
            text = self.tr("{name} lays {slice}").format(
                name=self.names[event.seat], slice=self.slice(shown, event.card)
            )
            marks = () if event.card == UNKNOWN else (event.card,)
            begins = [self.heading(shown.round)] if event.seat == 0 and shown.round else []
            return [*begins, LogLine(event.seat, text, marks)]
        assert isinstance(event, RoundWon)
        text = self.tr("{higher} against {lower}: {name} takes {cherries}").format(
            higher=shown.lists.ids[max(event.cards)],
            lower=shown.lists.ids[min(event.cards)],
            name=self.names[event.seat],
            cherries=self.cherries(shown.round),
        )
        return [LogLine(event.seat, text, tuple(event.cards))]
