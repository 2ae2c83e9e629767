"""Dealing a match again, and comparing: whether its chance came from the seed that was promised."""

from __future__ import annotations

from typing import Any

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.errors import RecordError
from cakedesk.engine.match import Match
from cakedesk.engine.quote import quote
from cakedesk.engine.record import first_difference
from cakedesk.engine.shuffle import KEY, Secret, Shuffle, deal_rng, later_rng


def check_shuffle(match: Match[Any]) -> bool:
    """Check the proof that a match brings, as far as it can be known by now.

    Args:
        match: any match; it stays as it is.

    Returns:
        True if all its chance was dealt again and is the same. False if there is no proof: it carries none,
        or it still runs and keeps its seed to itself.

    Raises:
        RecordError: part ``shuffle``: it is spoiled, or chance came from elsewhere.
    """
    shuffle = match.shuffle
    if shuffle is None:
        given = match.record().extra
        if KEY in given:
            Shuffle.from_json(given[KEY])  # says what is wrong with it
        return False
    if shuffle.secret is None:
        if match.turn() == OVER:
            raise RecordError(KEY, "salt and seed are missing although the game is over")
        return False
    if shuffle.secret.hash() != shuffle.sha256:
        raise RecordError(
            KEY, f"salt and seed have the SHA-256 {shuffle.secret.hash()}, not {shuffle.sha256}"
        )
    _check_chance(match, shuffle.secret, shuffle.first)
    return True


def _check_chance(match: Match[Any], secret: Secret, first: int | None) -> None:
    record, game, seats = match.record(), match.game, len(match.seats)
    options, lists = game.complete_options(record.options), game.own_lists(record.lists)
    if first is not None and (not game.has_first or first >= seats):
        raise RecordError(KEY, f"'first' is no seat that could be chosen: {first}")
    start = game.deal(deal_rng(secret.seed), seats, options, lists, first)
    difference = first_difference(start, record.start)
    if difference is not None:
        place, right, wrong = difference
        raise RecordError(KEY, f"the seed deals {quote(right)} at start{place}, not {quote(wrong)}")
    state = game.new_state(seats, options, record.start, lists)
    for number, step in enumerate(match.steps):
        if step.seat == CHANCE:
            outcome = state.sample_action(later_rng(secret.seed, number))
            if outcome != step.action:
                right, wrong = match.format(outcome), match.format(step.action)
                raise RecordError(
                    KEY, f"the seed gives {quote(right)} as move {number + 1}, not {quote(wrong)}"
                )
        state.apply(step.action)
