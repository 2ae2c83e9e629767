"""Garbage is searched for in the window's thread alone, and all objects only when it is asked for."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractEventDispatcher
from pytestqt.qtbot import QtBot

from cakedesk.app.desk import garbage, match_desk
from cakedesk.app.window.main_window import MainWindow


class Ring:
    """Something that only a search can find when nobody needs it any more."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def searches(qtbot: QtBot) -> Iterator[list[tuple[int, int]]]:
    """What is searched as in the program, by generation and thread."""
    seen: list[tuple[int, int]] = []

    def note(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            seen.append((info["generation"], threading.get_ident()))

    gc.callbacks.append(note)
    garbage.search_only_when_asked()
    yield seen
    gc.callbacks.remove(note)
    dispatcher = QAbstractEventDispatcher.instance()
    assert dispatcher is not None
    dispatcher.aboutToBlock.disconnect(garbage._search_new)
    gc.enable()
    gc.unfreeze()


def test_another_thread_frees_nothing_and_the_event_loop_what_is_new(
    searches: list[tuple[int, int]], qtbot: QtBot
) -> None:
    ring = Ring()
    gone = weakref.ref(ring)
    del ring
    kept: list[list[int]] = []
    thread = threading.Thread(target=lambda: kept.extend([number] for number in range(30_000)))
    thread.start()
    thread.join()
    assert not searches and gone() is not None
    qtbot.waitUntil(lambda: gone() is None)
    assert {(generation < 2, thread) for generation, thread in searches} == {(True, threading.get_ident())}


def test_all_objects_are_searched_only_when_asked(searches: list[tuple[int, int]], qtbot: QtBot) -> None:
    for _ in range(30):
        kept = [Ring() for _ in range(1000)]
        qtbot.wait(1)
    ring = Ring()
    gone = weakref.ref(ring)
    del ring
    assert searches and 2 not in dict(searches)
    garbage.search()
    assert searches[-1] == (2, threading.get_ident()) and gone() is None
    assert len(kept) == 1000


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> list[int]:
    """Bytes of pictures that the table keeps whenever memory is given back."""
    seen: list[int] = []

    def note(pad: int) -> int:
        seen.append(window.table.scene.pixmaps.held_bytes)
        return pad

    monkeypatch.setattr(garbage, "_trim", lambda: note)
    return seen


def test_a_left_table_keeps_no_pictures_and_memory_is_given_back_at_once_and_later(
    qtbot: QtBot, window: MainWindow, given: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_desk, "_LATER_MS", 100)
    pixmaps = window.table.scene.pixmaps
    window.desk.start_match(window.home.choice())
    qtbot.waitUntil(lambda: pixmaps.held_bytes > 0)
    assert not given
    window.desk.start_match(window.home.choice())
    qtbot.waitUntil(lambda: len(given) == 2)
    assert all(given), "what follows on the table needs much of it again"
    given.clear()
    window.desk.show_home()
    qtbot.waitUntil(lambda: given == [0, 0])
