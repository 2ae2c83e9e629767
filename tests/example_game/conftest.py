"""The example can be imported, also by whoever runs the examples in its docstrings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.example_game.registered import one_more_game


@pytest.fixture(autouse=True)
def _one_more_game() -> Iterator[None]:
    with one_more_game():
        yield
