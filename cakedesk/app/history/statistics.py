"""How often each person and each level has won, and with how many points.

What counts:

- One game at a time: points of different games can't be compared.
- A match counts if it has a result and a person played in it. Computers alone prove nothing about anybody.
- A person is a name: the same name is the same person, whichever seat it sits on.
- A level that plays two seats of a match has played twice. Its streak goes on if one of them has won.
- A shared victory is a victory for each who shares it.
- A seat that a computer plays in the place of somebody who left counts for neither.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from cakedesk.app.history.entry import HistoryEntry, HistorySeat
from cakedesk.engine.game import PERSON

PLOTTED_MATCHES = 12
PLOTTED_PEOPLE = 4
SEATS = 6


class Result(NamedTuple):
    """One seat's part of one match."""

    key: str
    ended: datetime
    score: int
    won: bool  # whether it won, alone or with others
    shared_with: tuple[str, ...] = ()  # the names of others who won as well


@dataclass(slots=True)
class PlayerStatistics:
    """What one person, or one level, has done in one game."""

    name: str  # the person's name, or the level as records spell it
    is_person: bool
    # Whose disc stands for it: the one it sat on most often, as far as each person has an own one.
    seat: int = 0
    results: list[Result] = field(default_factory=list)  # one for each seat played, the oldest first

    @property
    def played(self) -> int:
        """How often it has played."""
        return len(self.results)

    @property
    def won(self) -> int:
        """How often it has won, alone or with others."""
        return sum(result.won for result in self.results)

    @property
    def shared(self) -> int:
        """How often it has won with others."""
        return sum(result.won and bool(result.shared_with) for result in self.results)

    @property
    def mean(self) -> float:
        """Points a match."""
        return sum(result.score for result in self.results) / len(self.results)

    @property
    def best(self) -> int:
        """The most points of a match."""
        return max(result.score for result in self.results)

    @property
    def longest_streak(self) -> int:
        """The most matches won one after another."""
        longest = run = 0
        for won in self._matches_won():
            run = run + 1 if won else 0
            longest = max(longest, run)
        return longest

    @property
    def streak(self) -> int:
        """How many matches it has won one after another up to now."""
        run = 0
        for won in reversed(self._matches_won()):
            if not won:
                break
            run += 1
        return run

    def _matches_won(self) -> list[bool]:
        won: dict[str, bool] = {}
        for result in self.results:
            won[result.key] = won.get(result.key, False) or result.won
        return list(won.values())


class GameStatistics(NamedTuple):
    """All about one game."""

    game_id: str
    matches: int  # how many count
    players: tuple[PlayerStatistics, ...]  # persons, then levels, who has played most first

    @property
    def people(self) -> tuple[PlayerStatistics, ...]:
        """The persons among the players."""
        return tuple(player for player in self.players if player.is_person)


class PointsLine(NamedTuple):
    """One person's points in the latest matches."""

    player: PlayerStatistics
    points: tuple[tuple[int, int], ...]  # number of the match, from 0 for the oldest shown, and points


class PointsPlot(NamedTuple):
    """The latest matches of a game."""

    moments: tuple[datetime, ...]  # when each ended, the oldest first
    lines: tuple[PointsLine, ...]  # of the persons, who has played most first


def counts(entry: HistoryEntry) -> bool:
    """Whether a match counts, see above."""
    return entry.counts and any(seat.player == PERSON and not seat.stood_in for seat in entry.seats)


def game_statistics(entries: Iterable[HistoryEntry], game_id: str) -> GameStatistics:
    """Count the matches of one game (`entries`: of the history, in any order)."""
    counted = [entry for entry in entries if entry.game_id == game_id and counts(entry)]
    counted.sort(key=lambda entry: (entry.ended, entry.key))
    players: dict[tuple[bool, str], PlayerStatistics] = {}
    sat: dict[str, Counter[int]] = {}
    for entry in counted:
        for number, seat in enumerate(entry.seats):
            if seat.stood_in or seat.score is None:
                continue
            is_person = seat.player == PERSON
            name = seat.name if is_person else seat.player
            player = players.setdefault((is_person, name), PlayerStatistics(name, is_person))
            shared_with = _others_who_won(entry, seat) if seat.won else ()
            player.results.append(Result(entry.key, entry.ended, seat.score, seat.won, shared_with))
            if is_person:
                sat.setdefault(name, Counter())[number] += 1
    ordered = sorted(
        players.values(), key=lambda player: (not player.is_person, -player.played, player.name.casefold())
    )
    _share_discs([player for player in ordered if player.is_person], sat)
    return GameStatistics(game_id, len(counted), tuple(ordered))


def latest_points(statistics: GameStatistics, chosen: PlayerStatistics | None = None) -> PointsPlot:
    """Take what a plot of the latest matches shows."""
    people = list(statistics.people)
    shown = people[:PLOTTED_PEOPLE]
    if chosen is not None and chosen.is_person and chosen not in shown:
        shown = [*shown[:-1], chosen]
    moments = {result.key: result.ended for player in shown for result in player.results}
    keys = sorted(moments, key=lambda key: (moments[key], key))[-PLOTTED_MATCHES:]
    number = {key: place for place, key in enumerate(keys)}
    lines = [
        PointsLine(
            player,
            tuple((number[result.key], result.score) for result in player.results if result.key in number),
        )
        for player in shown
    ]
    return PointsPlot(tuple(moments[key] for key in keys), tuple(line for line in lines if line.points))


def people_in(entries: Iterable[HistoryEntry]) -> list[str]:
    """Who has played at this desk."""
    names = {seat.name for entry in entries for seat in entry.seats if seat.player == PERSON}
    return sorted(names, key=lambda name: (name.casefold(), name))


def _others_who_won(entry: HistoryEntry, seat: HistorySeat) -> tuple[str, ...]:
    """Who else won a match. Two seats of one level are one player here."""

    def player_of(other: HistorySeat) -> str:
        return f"person {other.name}" if other.player == PERSON else other.player

    return tuple(other.name for other in entry.seats if other.won and player_of(other) != player_of(seat))


def _share_discs(people: Sequence[PlayerStatistics], sat: dict[str, Counter[int]]) -> None:
    """Give each person the disc of the seat it sat on most, as long as nobody before has it."""
    free = list(range(SEATS))
    for player in people:
        wishes = [seat for seat, _ in sorted(sat[player.name].items(), key=lambda item: (-item[1], item[0]))]
        wanted = [seat for seat in wishes if seat in free] + free
        player.seat = wanted[0] if wanted else wishes[0] % SEATS
        if player.seat in free:
            free.remove(player.seat)
