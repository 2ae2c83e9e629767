"""The same deal once more: chance gives again what it gave in an earlier match, as long as play allows it.

The start of a record holds what set-up dealt. What is shuffled or drawn later depends on what was played, so
it can't simply be copied. These rules say what comes then, in a match whose players do something else:

* The outcomes of the earlier match come in their order. One that can't come now, such as a new deck out of
  other cards than those that lie there, waits; the first after it that can come does.
* Each comes once. One that was taken back with what followed it comes again.
* Where none of those that are left can come, chance is free, and what it gives counts as none of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from cakedesk.engine.actions import CHANCE, Action
from cakedesk.engine.errors import NotationError
from cakedesk.engine.match import Match


def outcomes_of(match: Match[Any]) -> list[str]:
    """What chance has given in a match since its start.

    Returns:
        The outcomes as they are spelled, oldest first.
    """
    return [match.format(step.action) for step in match.steps if step.seat == CHANCE]


def outcomes_to_come(match: Match[Any], earlier: Sequence[str]) -> list[str]:
    """Those outcomes of an earlier match that have not come in this one yet.

    Args:
        match: the match that has the same start.
        earlier: what chance gave in the earlier one, oldest first.

    Returns:
        What is left of it, in its order.
    """
    came = Counter(outcomes_of(match))
    left = []
    for text in earlier:
        if came[text]:
            came[text] -= 1
        else:
            left.append(text)
    return left


def outcome_again(match: Match[Any], earlier: Sequence[str]) -> Action | None:
    """What comes next of what chance gave in an earlier match.

    Args:
        match: the match that has the same start; it stays as it is.
        earlier: what chance gave in the earlier one, oldest first. Texts that mean nothing are passed over.

    Returns:
        The first outcome left that is legal now; None if there is none, or chance is not due.
    """
    if match.turn() != CHANCE:
        return None
    for text in outcomes_to_come(match, earlier):
        try:
            action = match.parse(text)
        except NotationError:
            continue
        if match.why_not(action) is None:
            return action
    return None
