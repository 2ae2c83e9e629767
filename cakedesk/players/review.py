"""Looks back at a finished match: each seat's chance to win by move, and the moves that cost most of it.

A chance is what play-outs say, led by the guide of the game's search and judged as it judges them; where a
play-out reaches the end, its winners share the chance. The worlds that are played on fit what was known then:
each seat's knowledge in turn, the same for every moment, so that the line shows what happened and not whose
turn it was. Where a play-out would begin in haste (see `Guide.is_hasty`), the seat to act begins as its level
does, as far as that needs no search: each seat would seem to fall before its own cuts. Nobody looks into
hidden cards, and nothing that was still to come is known.

How much a move cost is asked of the acting seat's knowledge alone: the same worlds are played on after it
and as play-outs go on otherwise, hasty ones from a move of the usual level: measured by its own, the mistakes
of a beginner would cost nothing. What falls most is tried again in more worlds, beside the choice of
the highest level: of many falls the largest is mostly bad luck, and it would be named without that.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from cakedesk.engine.actions import CHANCE, OVER, Action
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.errors import CakeDeskError, RecordError
from cakedesk.engine.game import PERSON
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation
from cakedesk.engine.record import same_json
from cakedesk.players.characters import level_and_character
from cakedesk.players.levels import USUAL, is_player, player_names
from cakedesk.players.player import Player
from cakedesk.players.registry import make_player, search_levels
from cakedesk.players.search.play_out import play_on

ITERATIONS = 24
"""So many worlds are played on for a moment, if nobody asks for more."""

HORIZON = 1
"""So many stages of the game (see `Guide.stage`) a play-out goes on, as most searches do."""

MOST_TURNS = 3
"""So many turning points are told of."""

_MOST_TRIED = 8
"""So many of the moves that seem to have cost most are tried again..."""

_MORE = 4
"""... in so many times the worlds. So many are also played on for a moment if all come to the end."""

_LEAST_LOSS = 0.03
"""What cost less than this decided nothing."""

_FORMAT, _VERSION = "cakedesk-review", 2


class TurningPoint(NamedTuple):
    """A move that cost its seat much of its chance to win.

    Attributes:
        move: how many moves had been made before it.
        seat: whose move it was.
        better: the spelling of what the highest level would have done.
        chance: of the seat after its move, 0..1, from what it knew.
        better_chance: the same after the better one.
    """

    move: int
    seat: int
    better: str
    chance: float
    better_chance: float


@dataclass(frozen=True, slots=True)
class Review:
    """What a look back at a match has shown.

    Attributes:
        chances: by number of moves made, from 0 to all of them, each seat's chance to win, 0..1.
        turns: the turning points, the one that cost most first.
    """

    chances: tuple[tuple[float, ...], ...]
    turns: tuple[TurningPoint, ...]

    def to_json(self, match: Match[Any]) -> str:
        """The text of a file, for `read_review`.

        Args:
            match: that was looked back at.
        """
        data = {"format": _FORMAT, "version": _VERSION, "of": _fingerprint(match)}
        rows = [[round(chance, 4) for chance in row] for row in self.chances]
        return json.dumps(data | {"chances": rows, "turns": [list(turn) for turn in self.turns]})


class Part(NamedTuple):
    """A step of the work.

    Attributes:
        done: how many steps are done.
        total: of how many.
        chances: of the moment that was looked at; empty if all were.
        review: the outcome, with the last step.
    """

    done: int
    total: int
    chances: tuple[float, ...]
    review: Review | None = None


def review(match: Match[Any], iterations: int = ITERATIONS, seed: int = 0) -> Iterator[Part]:
    """Look back at a match, moment by moment, so that others can be shown and stopped in between.

    Args:
        match: a finished one.
        iterations: how many worlds are played on for a moment; at least as many as there are seats are.
        seed: the same one gives the same.

    Yields:
        A step for each moment, the oldest first, and for each move that is tried again.

    Raises:
        CakeDeskError: the match still runs, or nobody can judge its game.
    """
    if match.turn() != OVER:
        raise CakeDeskError("the game is not over: only finished ones are reviewed")
    judge = _Judge(match.game.id, match.players, iterations, seed)
    moves, total = match.steps, len(match.steps) + 1 + _MOST_TRIED
    again = Match.from_record(replace(match.record(), moves=[], result=None, extra={}))
    chances: list[tuple[float, ...]] = []
    falls: list[_Fall] = []
    judged = _judged_seats(match)
    for number, step in enumerate(moves):
        chances.append(judge.chances(again, number))
        if step.seat in judged:
            fall = judge.fall(again.observe(step.seat), number, step.action)
            falls += [fall] if fall.loss > 0.0 else []
        again.play(step.action)
        yield Part(number + 1, total, chances[-1])
    winners = match.winners()
    chances.append(tuple([(seat in winners) / len(winners) for seat in range(len(match.seats))]))
    yield Part(len(moves) + 1, total, chances[-1])
    falls.sort(key=lambda fall: (-fall.loss, fall.move))
    turns: list[TurningPoint] = []
    for number, fall in enumerate(falls[:_MOST_TRIED], len(moves) + 2):
        turns += judge.try_again(fall, match)
        if len(turns) == MOST_TURNS:
            break
        yield Part(number, total, ())
    turns.sort(key=lambda turn: turn.chance - turn.better_chance)
    yield Part(total, total, (), Review(tuple(chances), tuple(turns)))


def read_review(text: str, match: Match[Any]) -> Review | None:
    """Read what `Review.to_json` has written.

    Args:
        text: of a file, from wherever.
        match: the match that it is to be about.

    Returns:
        The review; None if it is of another match, of another version, or damaged.
    """
    try:
        data = json.loads(text)
        known = (data["format"], data["version"], data["of"]) == (_FORMAT, _VERSION, _fingerprint(match))
        chances = tuple([_row(row, len(match.seats)) for row in data["chances"]])
        turns = tuple([_turn(turn, match) for turn in data["turns"]])
    except (ValueError, TypeError, KeyError, RecursionError, CakeDeskError):
        return None
    is_whole = known and len(chances) == len(match.steps) + 1 and len(turns) <= MOST_TURNS
    return Review(chances, turns) if is_whole else None


def after_better(match: Match[Any], turn: TurningPoint) -> Match[Any]:
    """The match as it would have gone on at a turning point.

    Args:
        match: that was looked back at.
        turn: one of its turning points.

    Returns:
        A match of its own, whose last step is the better move.

    Raises:
        CakeDeskError: the move is not allowed there.
    """
    again = match.until(turn.move)
    again.play(again.parse(turn.better))
    return again


class _Fall(NamedTuple):
    """A move after which its seat stood worse than before."""

    loss: float  # of its chance
    move: int  # how many moves had been made before it
    action: Action  # the move
    observation: Observation[Any]  # what the seat knew


class _Judge:
    """Says how likely seats win."""

    def __init__(self, game_id: str, players: Sequence[str], iterations: int, seed: int) -> None:
        levels = search_levels(game_id)
        if not levels:
            raise CakeDeskError(f"nobody can judge positions of {game_id!r}")
        self._guide = list(levels.values())[-1][0]
        self._usual = make_player(USUAL, game_id)
        self._players = [
            make_player(name, game_id)
            if is_player(name, game_id) and level_and_character(name)[0] not in levels
            else self._usual
            for name in players
        ]
        self._game_id, self._iterations, self._seed = game_id, iterations, seed

    def chances(self, match: Match[Any], move: int) -> tuple[float, ...]:
        """Each seat's chance to win now, from what each seat knows in turn."""
        seats = range(len(match.seats))
        worlds = -(-self._iterations // len(seats))
        guide, sums, has_value = self._guide.fresh(), [0.0] * len(seats), False
        observations = [match.observe(observer) for observer in seats]
        # Winners alone say less than values do: of few worlds the line would be noise.
        for number in range(_MORE * worlds):
            if number >= worlds and has_value:
                break
            for observer, observation in enumerate(observations):
                rng = self._rng("chances", move, observer, number)
                world = observation.determinize(rng)
                state = world.clone()
                self._begin(state, guide, rng, self._players)
                _add(sums, self._play_on(state, guide, rng, world))
                has_value = has_value or state.turn() != OVER
        return tuple([total / sum(sums) for total in sums])

    def fall(self, observation: Observation[Any], move: int, action: Action) -> _Fall:
        """How much a move has cost the seat."""
        worlds = max(2, self._iterations // 2)
        before, after = self._compare(observation, move, (None, action), worlds, "fall")
        return _Fall(before - after, move, action, observation)

    def try_again(self, fall: _Fall, match: Match[Any]) -> list[TurningPoint]:
        """Set a move beside what the highest level would have done.

        Returns:
            The turning point; none if the move cost nothing.
        """
        observation = fall.observation
        player = make_player(player_names(self._game_id, len(match.seats))[-1], self._game_id)
        best = player.rank(observation, self._rng("best", fall.move))[0]
        if best == fall.action:
            return []
        worlds = _MORE * max(2, self._iterations)
        chance, better = self._compare(observation, fall.move, (fall.action, best), worlds, "again")
        if better - chance < _LEAST_LOSS:
            return []
        seat = observation.turn()
        return [TurningPoint(fall.move, seat, match.format(best), round(chance, 4), round(better, 4))]

    def _compare(
        self,
        observation: Observation[Any],
        move: int,
        actions: Sequence[Action | None],
        worlds: int,
        purpose: str,
    ) -> list[float]:
        """The acting seat's chance after each of some actions, in the same worlds; None: as it comes."""
        guide, seat = self._guide.fresh(), observation.turn()
        sums, usual = [0.0] * len(actions), [self._usual] * len(self._players)
        for number in range(worlds):
            rng = self._rng(purpose, move, number)
            world, luck = observation.determinize(rng), rng.random()
            for place, action in enumerate(actions):
                state, chance = world.clone(), Random(luck)
                if action is not None:
                    state.apply(action)
                else:
                    self._begin(state, guide, chance, usual)
                sums[place] += self._play_on(state, guide, chance, world)[seat]
        return [total / worlds for total in sums]

    def _begin(self, state: Any, guide: Any, rng: Random, players: Sequence[Player]) -> None:
        """Let the seat to act move as its player would where play-outs are hasty."""
        seat = state.turn()
        if seat not in (CHANCE, OVER) and guide.is_hasty(state):
            state.apply(players[seat].choose(state.observe(seat), rng))

    def _play_on(self, state: Any, guide: Any, rng: Random, world: Any) -> list[float]:
        """Play a state on (it changes), counting from the world that it came from, and see who wins."""
        play_on(state, guide, guide.stage(world), guide.stages(world, HORIZON), rng)
        seats = range(len(state.scores()))
        if state.turn() == OVER:
            winners = state.winners()
            return [(seat in winners) / len(winners) for seat in seats]
        values = guide.standing(state)
        return [values[seat] / sum(values) for seat in seats]

    def _rng(self, *purpose: int | str) -> Random:
        return seeded_rng("review", self._game_id, self._seed, *purpose)


def _judged_seats(match: Match[Any]) -> list[int]:
    """Whose moves may be turning points: those of persons, or of everybody where none played."""
    persons = [seat for seat, player in enumerate(match.players) if player == PERSON]
    return persons or list(range(len(match.seats)))


def _add(sums: list[float], values: Sequence[float]) -> None:
    for seat, value in enumerate(values):
        sums[seat] += value


def _fingerprint(match: Match[Any]) -> str:
    """What a review depends on: names and all else that people may change later are left out."""
    record = match.record()
    parts = [record.game, record.options, record.players, record.start, record.moves, record.lists]
    return sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def _row(row: object, seats: int) -> tuple[float, ...]:
    if not isinstance(row, list) or len(row) != seats:
        raise ValueError("no chances of these seats")
    return tuple([_chance(value) for value in row])


def _chance(value: object) -> float:
    if not isinstance(value, float | int) or not 0.0 <= value <= 1.0:
        raise ValueError("no chance")
    return float(value)


def _turn(entry: Sequence[Any], match: Match[Any]) -> TurningPoint:
    move, seat, better, chance, better_chance = entry
    if type(move) is not int or not 0 <= move < len(match.steps):
        raise ValueError("no such move")
    if not same_json(match.steps[move].seat, seat):
        raise RecordError("record", "it was another seat's move")
    turn = TurningPoint(move, seat, better, _chance(chance), _chance(better_chance))
    after_better(match, turn)
    return turn
