"""Playing on from a moment of a finished match, with what was hidden then dealt anew.

Who plays on has seen how the match went. So the cards that were hidden from that seat are permuted inside
the lists of the record's `start`, under the same moves. No game is named here: whether two cards may change
places is found out by playing the moves again and comparing all that the seat was shown.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from cakedesk.engine.actions import Action
from cakedesk.engine.events import Event, Step
from cakedesk.engine.game import Start
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation

TRIES_BY_STEPS = 6_000
"""How many steps are played again at most to find out what may change places: it takes less than a second."""
FEWEST_TRIES = 24
"""So many changes of places are tried at least, however long the match is."""

_Shown = tuple[list[Observation[Any]], list[list[Event]]]
"""What was shown at one moment: by seat what it knows, and by viewer the events of the step before."""


def play_on(match: Match[Any], steps: int, seat: int | None, rng: Random) -> Match[Any]:
    """Begin a new match with the first moves of a finished one, and with other cards where nobody can tell.

    Args:
        match: a finished match; it stays as it is.
        steps: how many of its steps are played, 0 to `len(match.steps)`.
        seat: whose eyes decide what was hidden; None: cards that any seat has seen stay where they are.
        rng: the only source of randomness used.

    Returns:
        The new match after those steps. Every move is legal in it, the seat was shown the same at every
        moment, and cards that a seat's move names lie where they lay. Its ``table`` is empty.

    Raises:
        ValueError: the match still runs, or so many steps were not done.
    """
    match.open_look_at(steps)  # refuses both
    return dealt_anew(match, steps, seat, rng)


def dealt_anew(match: Match[Any], steps: int, seat: int | None, rng: Random) -> Match[Any]:
    """The same of a match that may still run. Only for who goes back in it: it tells what was seen since."""
    record = match.record()
    redeal = _Redeal(match, record.options, record.lists, record.start, match.steps[:steps], seat)
    start = redeal.shuffled(rng)
    again = Match(
        match.game, match.seats, match.players, start, options=record.options, list_texts=record.lists
    )
    for step in match.steps[:steps]:
        again.play(step.action)
    return again


class _Redeal:
    """Changes a start as long as nothing shows it."""

    def __init__(
        self,
        match: Match[Any],
        options: dict[str, Any],
        list_texts: dict[str, str],
        start: Start,
        steps: list[Step[Any]],
        seat: int | None,
    ) -> None:
        self._game = match.game
        self._seats = len(match.seats)
        self._options = match.game.complete_options(options)
        self._lists = match.game.own_lists(list_texts)
        self._start = deepcopy(start)
        self._actions: list[Action] = [step.action for step in steps]
        self._turns = [step.seat for step in steps]
        self._knowing = list(range(self._seats)) if seat is None else [seat]
        self._viewers: list[int | None] = [None, *self._knowing] if seat is None else [seat]
        words = (re.split(r"[\s:]+", match.format(step.action)) for step in steps if step.seat >= 0)
        self._named = {word for spelling in words for word in spelling}
        self._known = list(self._knowledge(self._start))
        self._shown = list(self._moments(self._start))

    def shuffled(self, rng: Random) -> Start:
        """The start with everything permuted that may be."""
        for key, cards in self._start.items():
            if isinstance(cards, (list, str)):
                places = [
                    place for place, card in enumerate(cards)
                    if isinstance(cards, str) or card not in self._named
                ]  # fmt: skip
                self._shuffle_list(key, places, rng)
        return self._start

    def _shuffle_list(self, key: str, places: list[int], rng: Random) -> None:
        classes = self._free_blocks(key, places, rng)
        classes.sort(key=len, reverse=True)
        tries = max(FEWEST_TRIES, TRIES_BY_STEPS // (len(self._actions) + 1))
        # What changes places with one of a class changes places with all of it. The largest class asks first:
        # that is the deck, and a single card on top of it must not stay there because others took all tries.
        for number, larger in enumerate(classes):
            for smaller in classes[number + 1 :]:
                if tries > 0 and self._joins(key, larger, smaller, rng):
                    larger.extend(smaller)
                    classes.remove(smaller)
                tries -= 1
        for free in classes:
            if len(free) > 1:
                others = list(free)
                rng.shuffle(others)
                self._move(key, dict(zip(free, others, strict=True)))

    def _free_blocks(self, key: str, places: list[int], rng: Random) -> list[list[int]]:
        """Find neighbours that may all change places: cards that are still in a deck lie side by side.

        Every place is in one of the blocks.
        """
        if len(places) < 2 or self._goes_round(key, places, rng):
            return [places] if places else []
        middle = len(places) // 2
        return self._free_blocks(key, places[:middle], rng) + self._free_blocks(key, places[middle:], rng)

    def _goes_round(self, key: str, places: list[int], rng: Random) -> bool:
        """Move every card of a block, each to the place of another one, if that does not show."""
        cards = self._start[key]
        # Where cards are alike, alike ones side by side in the round would prove nothing.
        ring = list(places)
        rng.shuffle(ring)
        ring.sort(key=lambda place: str(cards[place]))
        most = max(Counter(cards[place] for place in places).values())
        sources = dict(zip(ring, ring[most:] + ring[:most], strict=True))
        is_proof = all(cards[new] != cards[old] for new, old in sources.items())
        return is_proof and self._move(key, sources)

    def _joins(self, key: str, larger: list[int], smaller: list[int], rng: Random) -> bool:
        """Whether a card of one class may change places with one of another; they do then."""
        cards = self._start[key]
        one = rng.choice(smaller)
        others = [place for place in larger if cards[place] != cards[one]]  # alike ones would prove nothing
        if not others:
            return False
        other = rng.choice(others)
        return self._move(key, {one: other, other: one})

    def _move(self, key: str, sources: dict[int, int]) -> bool:
        """Put cards where others lay, unless it shows.

        Args:
            key: of the start.
            sources: where each card comes from, by its new place.

        Returns:
            Whether it was done.
        """
        cards = self._start[key]
        moved: Any = [cards[sources.get(place, place)] for place in range(len(cards))]
        if isinstance(cards, str):
            moved = "".join(moved)
        start = self._start | {key: moved}
        if not self._shows_the_same(start):
            return False
        self._start = start
        return True

    def _shows_the_same(self, start: Start) -> bool:
        # Most of what shows is found by the first check, which is several times as fast.
        known, moments = self._knowledge(start), self._moments(start)
        return all(next(known, None) == it for it in self._known) and all(
            next(moments, None) == shown for shown in self._shown
        )

    def _knowledge(self, start: Start) -> Iterator[Observation[Any]]:
        """What the first of the knowing seats knows at every moment; ends early where that can't be."""
        state = self._game.new_state(self._seats, self._options, start, self._lists)
        yield state.observe(self._knowing[0])
        for turn, action in zip(self._turns, self._actions, strict=True):
            if state.turn() != turn or state.why_not(action) is not None:
                return
            state.apply(action)
            yield state.observe(self._knowing[0])

    def _moments(self, start: Start) -> Iterator[_Shown]:
        """All that is shown at every moment of a start under which the moves are legal."""
        state = self._game.new_state(self._seats, self._options, start, self._lists)
        yield [state.observe(seat) for seat in self._knowing], []
        for turn, action in zip(self._turns, self._actions, strict=True):
            reveals, state.journal = state.reveals(action), []
            state.apply(action)
            step, state.journal = Step(turn, action, reveals, tuple(state.journal)), None
            events = [step.events_for(viewer) for viewer in self._viewers]
            yield [state.observe(seat) for seat in self._knowing], events
