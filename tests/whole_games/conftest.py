"""The program for tests of whole games: opened over an empty folder, and closed in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.whole_games.desk import Desk, Outfit

DeskMaker = Callable[..., Desk]
Taught = Callable[..., Any]


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where rendered pictures are kept from test to test."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture
def open_desk(qtbot: QtBot, data_dir: Path, pictures: Path) -> Iterator[DeskMaker]:
    """Opens the program: `open_desk(outfit)`. All runs of one test share their folder.

    A game other than Top Cake brings a desk of its own: `open_desk(outfit, kind)`.
    """
    opened: list[Desk] = []

    def open_it(outfit: Outfit | None = None, kind: type[Desk] = Desk) -> Desk:
        opened.append(kind(data_dir, pictures, outfit))
        return opened[-1]

    yield open_it
    for desk in opened:
        desk.close()


@pytest.fixture
def taught(open_desk: DeskMaker) -> Iterator[Taught]:
    """Begins a lesson, which is left at the end: `taught(Pupil, Desk, outfit)`."""
    pupils: list[Any] = []

    def begin(pupil: Callable[[Desk], Any], kind: type[Desk], outfit: Outfit | None = None) -> Any:
        pupils.append(pupil(open_desk(outfit, kind)))
        return pupils[-1]

    yield begin
    for one in pupils:
        one.session.leave()


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Makes the window deal by a seed, as if its number had been drawn: `dealt(seed)`."""

    def deal_by(seed: int) -> None:
        monkeypatch.setattr("cakedesk.app.match.model.draw_deal", lambda: seed)

    return deal_by
