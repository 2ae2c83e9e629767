"""The examples in docstrings are right."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest

import cakedesk.engine
import cakedesk.games

PACKAGES = [cakedesk.engine, cakedesk.games]


def modules() -> Iterator[str]:
    for package in PACKAGES:
        own = package.__path__[:1]  # behind it may stand the example's, whose lists are not found here
        yield from (found.name for found in walk_packages(own, f"{package.__name__}."))


@pytest.mark.parametrize("name", list(modules()))
def test_examples(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_every_game_has_an_example_of_its_rules() -> None:
    rules = [name for name in modules() if name.endswith(".rules")]
    assert rules
    for name in rules:
        assert doctest.testmod(import_module(name)).attempted > 3
