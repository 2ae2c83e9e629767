"""Folders and saves for the tests of what is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.services import Services
from cakedesk.app.files.paths import AppPaths, app_paths, prepare_folders
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.history.page import MatchesPage
from cakedesk.app.history.store import HistoryStore
from cakedesk.app.saves.store import SaveStore
from cakedesk.app.settings.i18n import Translators
from cakedesk.app.settings.values import Settings
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.window.main_window import MainWindow
from cakedesk.engine.match import Match
from tests.app.matches_kit import Opener, settle
from tests.app.pages_kit import page_style
from tests.app.session_kit import Sit, Sitting


@pytest.fixture
def spoken(qapp: QApplication) -> Callable[[str], None]:
    """Speaks a language: `spoken("de")`."""
    return Translators().speak


@pytest.fixture
def paths(data_dir: Path) -> AppPaths:
    paths = app_paths(data_dir)
    assert prepare_folders(paths) == ""
    return paths


@pytest.fixture
def writer(qapp: object) -> Iterator[SaveWriter]:
    writer = SaveWriter()
    yield writer
    writer.close()


@pytest.fixture
def settings(data_dir: Path, writer: SaveWriter) -> Settings:
    return Settings(data_dir / "config" / "settings.json", writer)


@pytest.fixture
def store(paths: AppPaths, writer: SaveWriter) -> SaveStore:
    return SaveStore(paths, writer)


@pytest.fixture
def style(qtbot: QtBot) -> Iterator[PageStyle]:
    with page_style() as style:
        yield style


@pytest.fixture
def window(qtbot: QtBot, paths: AppPaths) -> Iterator[MainWindow]:
    """The program's window over the folders, in front. What these are to hold is put there before."""
    services = Services(paths)
    window = MainWindow(services)
    qtbot.addWidget(window)
    window.resize(1280, 700)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    yield window
    services.writer.flush()
    window.close()
    services.close()


@pytest.fixture
def open_matches_page(store: SaveStore, style: PageStyle, qtbot: QtBot) -> Iterator[Opener]:
    """Opens the page of all matches once the folders are filled."""
    history = HistoryStore(store.paths, store.writer)

    def make(
        size: tuple[int, int] = (1600, 1000), text_scale: float = 1.0, *, settles: bool = True
    ) -> MatchesPage:
        style.set_text_scale(text_scale)
        page = MatchesPage(style, store, history)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        qtbot.waitExposed(page)
        if settles:
            settle(page, qtbot)
        return page

    yield make
    history.close()


@pytest.fixture
def sit(qtbot: QtBot, paths: AppPaths) -> Iterator[Sit]:
    """Sits down at a match on a real page: `sit(match, resumed=True)`."""
    sittings: list[Sitting] = []

    def begin(match: Match[Any], *, resumed: bool = False) -> Sitting:
        sittings.append(Sitting(paths, match, resumed=resumed))
        if "human" in match.players:
            sittings[-1].rest()
        return sittings[-1]

    yield begin
    for sitting in sittings:
        sitting.close()
