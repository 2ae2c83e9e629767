"""Running the command line inside a test."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from cakedesk.cli import run
from tests.engine.conftest import dice as dice  # noqa: PLC0414 - a fixture, shared


@dataclass(frozen=True)
class Done:
    """How a command ended."""

    code: int
    out: str
    err: str


@pytest.fixture
def cakedesk(capsys: pytest.CaptureFixture[str]) -> Callable[..., Done]:
    """Runs a command line: `cakedesk("verify", path)`."""

    def call(*arguments: object) -> Done:
        code = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Done(code, captured.out, captured.err)

    return call
