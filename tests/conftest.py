"""What holds for every test: no screen, nobody's real files, no warning and nothing left running."""

from __future__ import annotations

import gc
import logging
import os
import re
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

# Before anything imports Qt, which reads them once.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
for variable in ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_STYLE_OVERRIDE", "QT_LOGGING_RULES"):
    os.environ.pop(variable, None)

import pytest  # noqa: E402
from hypothesis import HealthCheck, settings  # noqa: E402
from pytestqt.qtbot import QtBot  # noqa: E402

from tests.costs import COST  # noqa: E402
from tests.leftovers import Leftovers  # noqa: E402

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

# The same examples on every machine and in every run: a failure can always be repeated.
settings.register_profile(
    "ci", derandomize=True, database=None, deadline=None, max_examples=30, print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)  # fmt: skip
# HYPOTHESIS_PROFILE=few is for runs whose lines are watched, which makes them slow: each law is tried on all
# that it has to be tried on, but seldom.
settings.register_profile("few", settings.get_profile("ci"), max_examples=5)
# HYPOTHESIS_PROFILE=search looks for new examples, as long as one likes.
settings.register_profile("search", settings.get_profile("ci"), derandomize=False, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# What is waited for comes, on a busy machine late: this only ends what hangs.
for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitActive, QtBot.waitExposed):
    wait.__kwdefaults__["timeout"] = 30_000

_BEGAN = pytest.StashKey[float]()
_QT_FIXTURES = {"qapp", "qtbot", "qtmodeltester"}


@pytest.fixture(scope="session", autouse=True)
def _nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keeps a test that forgets `data_dir` away from the real files of whoever runs the tests."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
            patch.setenv(variable, str(home / variable.lower()))
        yield


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    """Begins to note for `tests/costs.py` what a test takes, with fixtures and programs that it starts."""
    item.stash[_BEGAN] = sum(os.times()[:4])
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    try:
        return (yield)
    finally:
        item.user_properties.append((COST, f"{sum(os.times()[:4]) - item.stash[_BEGAN]:.2f}"))


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """An empty folder for `--data-dir`."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder


@pytest.fixture(scope="session")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The translations as they are in the repository, compiled."""
    from tests.speaking import compiled

    return compiled(Path(__file__).parents[1] / "translations", tmp_path_factory.mktemp("translations"))


@pytest.fixture
def speak(qapp: object, monkeypatch: pytest.MonkeyPatch, catalogues: Path) -> Callable[[str], None]:
    """Has a language spoken: `speak("de")`."""
    from cakedesk.app.settings import i18n

    monkeypatch.setattr(i18n, "translations_dir", lambda: catalogues)
    return i18n.Translators().speak


@pytest.fixture(scope="module", autouse=True)
def _nothing_kept_for_the_next_file() -> Iterator[None]:
    """Collects what a file of tests made: windows in cycles hold many pictures."""
    yield
    gc.collect()
    if "PySide6.QtWidgets" in sys.modules:
        for window in _windows():
            window.hide()


@pytest.fixture(autouse=True)
def _nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test that leaves a thread, process, timer or animation running."""
    with_qt = not _QT_FIXTURES.isdisjoint(request.fixturenames)
    leftovers = Leftovers(with_qt)
    # As in the program: another thread must not free what is Qt's, nor one of the next test what is left.
    gc.disable()
    yield
    found = leftovers.find()
    if with_qt:
        gc.collect()
    gc.enable()
    if found:
        pytest.fail("left running: " + "; ".join(found), pytrace=False)


@pytest.fixture(autouse=True)
def _a_disk_that_answers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Has the disk waited for: a busy machine is no disk that hangs."""
    if not _QT_FIXTURES.isdisjoint(request.fixturenames):
        from cakedesk.app.files import reader, writer
        from cakedesk.app.window import unsaved

        monkeypatch.setattr(reader, "SOON_S", 30)
        for module in (reader, writer):
            monkeypatch.setattr(module, "ANSWER_DUE_MS", 30_000)
        for wait in (writer.SaveWriter.flush, writer.SaveWriter.close):
            monkeypatch.setattr(wait, "__defaults__", (30.0,))
        monkeypatch.setattr(unsaved, "TRY_MS", 30_000)


@pytest.fixture(autouse=True)
def _quick_lids(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Has a lid lifted as soon as it has fallen."""
    if not _QT_FIXTURES.isdisjoint(request.fixturenames):
        from cakedesk.app.match import curtain

        monkeypatch.setattr(curtain, "REST_MS", 0)


@pytest.fixture(autouse=True)
def plain_pictures(request: pytest.FixtureRequest) -> None:
    """Draws pictures as boxes: they take more than half of a game. Who looks at them overrides this."""
    if not _QT_FIXTURES.isdisjoint(request.fixturenames):
        from tests.plain_pictures import draw_plainly

        draw_plainly(request.getfixturevalue("monkeypatch"))


@pytest.fixture(autouse=True)
def _no_window_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hides what a test has left on the screen: QTest's pointer moves over the window that came first."""
    if _QT_FIXTURES.isdisjoint(request.fixturenames):
        yield
        return
    before = _windows()
    yield
    for window in _windows():
        if window not in before:
            window.hide()


@pytest.fixture(autouse=True)
def _no_language_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Takes out the translations that the program has brought: the next test speaks without any."""
    yield
    if _QT_FIXTURES.isdisjoint(request.fixturenames):
        return
    from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

    app = QCoreApplication.instance()
    for translator in app.findChildren(QTranslator) if app else ():
        assert app is not None
        app.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(QLocale.system())


def _windows() -> list[QWidget]:
    from PySide6.QtWidgets import QApplication

    return [window for window in QApplication.topLevelWidgets() if window.isVisible()]


@pytest.fixture(autouse=True)
def _no_unexpected_log_lines(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """Fails a test that logs a warning or worse, but for what `@pytest.mark.expects_log(regex)` names."""
    yield
    patterns = [str(marker.args[0]) for marker in request.node.iter_markers("expects_log")]
    lines = [
        f"{record.levelname} {record.name}: {record.getMessage()}"
        for phase in ("setup", "call")
        for record in caplog.get_records(phase)
        if record.levelno >= logging.WARNING
    ]
    unexpected = [line for line in lines if not any(re.search(pattern, line) for pattern in patterns)]
    missing = [pattern for pattern in patterns if not any(re.search(pattern, line) for line in lines)]
    if unexpected:
        pytest.fail("unexpected log lines: " + "; ".join(unexpected), pytrace=False)
    if missing:
        pytest.fail("expected log lines did not come: " + "; ".join(missing), pytrace=False)
