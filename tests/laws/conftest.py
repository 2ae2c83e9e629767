"""The laws are tried on the example of a game as on all others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.example_game.registered import one_more_game


@pytest.fixture(autouse=True)
def _one_more_game() -> Iterator[None]:
    with one_more_game():
        yield
