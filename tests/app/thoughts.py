"""What the tests give to the thinking process."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from cakedesk.engine.observation import Observation
from tests.app.played_matches import new_match


def to_move() -> Observation[Any]:
    match = new_match()
    return match.observe(match.turn())


LONG_THOUGHT_S = 60


class Endless:
    """An observation that keeps the process busy for a minute: reading it there means sleeping."""

    def sample_action(self, rng: Random) -> tuple[int, ...]:
        return (rng.randrange(1000),)

    def __reduce__(self) -> tuple[Any, ...]:
        return time.sleep, (LONG_THOUGHT_S,)
