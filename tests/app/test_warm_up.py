"""What the first match needs is made while the home page is shown, and then nothing runs any more."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.desk import late_imports
from cakedesk.app.start.warm_up import warm_up
from cakedesk.app.window.main_window import MainWindow
from cakedesk.table.slicer import at_once
from tests.table.stillness import running


@pytest.fixture
def window(window: MainWindow) -> Iterator[MainWindow]:
    yield window
    gc.unfreeze()


def test_pages_of_a_match_are_made_and_nothing_runs_then(qtbot: QtBot, window: MainWindow) -> None:
    home, left_out = window.pages.shown, gc.get_freeze_count()
    slicer = warm_up(window)
    assert not window.pages.has("table")
    assert running(slicer) == ["warm up"]
    qtbot.waitUntil(lambda: slicer.is_done)
    assert window.pages.has("table") and window.pages.has("end")
    assert running(slicer) == []
    assert window.pages.shown is home
    assert gc.get_freeze_count() > left_out


def test_a_match_may_begin_meanwhile(qtbot: QtBot, window: MainWindow) -> None:
    slicer = warm_up(window)
    window.desk.start_match(window.home.choice())
    table = window.table
    qtbot.wait(60)
    assert not slicer.is_done, "a match is not held up by what it does not need"
    assert window.pages.shown is table
    window.desk.asides.show_settings()
    assert running(slicer) == [] and not slicer.is_done, "nor is what comes after the table"
    window.desk.show_home()
    qtbot.waitUntil(lambda: slicer.is_done)
    assert window.table is table


def test_nothing_is_made_for_a_window_that_is_closed(qtbot: QtBot, window: MainWindow) -> None:
    slicer = warm_up(window)
    window.close()
    qtbot.waitUntil(lambda: slicer.is_done)
    assert not window.pages.has("table")


def test_what_other_modules_need_is_imported_before_them(monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []

    def note(name: str) -> ModuleType:
        names.append(name.rpartition(".")[2])
        return import_module(name)

    monkeypatch.setattr(late_imports, "import_module", note)
    at_once(late_imports.import_all("table.boards.top_cake"))
    order = [names.index(name) for name in ("stack_item", "stacking_panel", "stacking_screen", "board")]
    assert order == sorted(order) and names[0] == "top_cake"
