"""The arena: computer players against each other, many games at once, on any executor.

What comes out depends on the levels, the seats and the seed alone, never on who computed what: every game
has a number, and all its randomness is named by it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from random import Random
from time import monotonic
from typing import TypeAlias

from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.registry import find_game
from cakedesk.players.computer_match import play_match

TASK_S = 1.0
"""A task plays games for at least so long: handing one out takes a cluster some 20 ms."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players that are compared: one seat of the one among seats of the other."""

    game_id: str
    seats: int
    seed: int  # names the deals, which are the same for all pairings, and what the players draw
    level: str  # who has one seat
    other: str  # who has the others

    def seat(self, number: int) -> int:
        """Where `level` sits in a game: it plays each deal once from each seat."""
        return number % self.seats

    def players(self, number: int) -> list[str]:
        """Who sits where in a game."""
        players = [self.other] * self.seats
        players[self.seat(number)] = self.level
        return players


@dataclass(frozen=True, slots=True)
class Thought:
    """How long one player thought in a game, in milliseconds of processor time."""

    choices: int  # how many it made
    total_ms: float  # for all of them
    longest_ms: float  # for one of them


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended."""

    pairing: Pairing  # who played it
    number: int  # of the game, from 0
    won: Fraction  # what `Pairing.level` has of the victory: 0, 1, or its part of a shared one
    points: tuple[int, int]  # of `level`, and of the others together
    thought: tuple[Thought, Thought]  # of `level`, and of the others together
    record: str  # the game's record as a line of JSON


Bout: TypeAlias = tuple[Pairing, int]
"""A game to be played: who, and its number."""


def all_pairings(game_id: str, levels: Sequence[str], seats: int, seed: int) -> list[Pairing]:
    """Every two of some players, the one named first having the one seat.

    Args:
        levels: names of computer players.
        seed: see `Pairing`.

    Returns:
        The pairings, in the order of the names.
    """
    return [Pairing(game_id, seats, seed, level, other) for level, other in combinations(levels, 2)]


def play_bout(pairing: Pairing, number: int) -> Outcome:
    """Play one game of that number, from 0: the same every time, times aside."""

    def rng_for(*purpose: int | str) -> Random:
        of_player = (pairing.level, pairing.other, number) if purpose[0] == "player" else ()
        deal = number // pairing.seats
        return seeded_rng("arena", pairing.game_id, pairing.seats, pairing.seed, deal, *of_player, *purpose)

    played = play_match(find_game(pairing.game_id), pairing.players(number), rng_for)
    mine = pairing.seat(number)
    scores, winners = played.match.scores(), played.match.winners()
    others = [seat for seat in range(pairing.seats) if seat != mine]
    return Outcome(
        pairing,
        number,
        Fraction(mine in winners, len(winners)),
        (scores[mine], sum(scores[seat] for seat in others)),
        (_thought(played.took_ms[mine]), _thought([ms for seat in others for ms in played.took_ms[seat]])),
        played.match.record().to_json(),
    )


def _thought(took_ms: list[float]) -> Thought:
    return Thought(len(took_ms), sum(took_ms), max(took_ms, default=0.0))


def play_some(bouts: Sequence[Bout], task_s: float = TASK_S) -> list[Outcome]:
    """A task: play the first of some games, at least one, until so many seconds are over."""
    until_s = monotonic() + task_s
    outcomes: list[Outcome] = []
    for bout in bouts:
        outcomes.append(play_bout(*bout))
        if monotonic() >= until_s:
            break
    return outcomes


def play_all(
    executor: Executor, workers: int, pairings: Sequence[Pairing], games: int, task_s: float = TASK_S
) -> Iterator[Outcome]:
    """Play all games of some pairings, deal by deal, so that all pairings get on alike.

    Args:
        executor: who computes.
        workers: how many tasks it does at once.
        games: how many games a pairing plays.
        task_s: see `play_some`.

    Yields:
        How each game ended, as they become known.
    """
    left = deque(sorted(
        ((pairing, number) for pairing in pairings for number in range(games)),
        key=lambda bout: bout[1] // bout[0].seats,
    ))  # fmt: skip
    running: dict[Future[list[Outcome]], list[Bout]] = {}
    while left or running:
        while left and len(running) < workers:
            share = -(-len(left) // workers)
            bouts = [left.popleft() for _ in range(share)]
            running[executor.submit(play_some, bouts, task_s)] = bouts
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            outcomes, bouts = future.result(), running.pop(future)
            left.extendleft(reversed(bouts[len(outcomes) :]))
            yield from outcomes
