"""Makes the Qt application and its window, and ends them in order."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSocketNotifier, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.desk import garbage
from cakedesk.app.desk.services import Services
from cakedesk.app.files.paths import AppPaths, app_paths, prepare_folders
from cakedesk.app.files.reader import in_time
from cakedesk.app.files.writer import some_of
from cakedesk.app.home.shelf import order_pictures
from cakedesk.app.people.game_offer import game_offers
from cakedesk.app.settings.i18n import Translators
from cakedesk.app.start.crash_report import CrashReport
from cakedesk.app.start.door import ProgramDoor
from cakedesk.app.start.mishap_report import MishapReport, show_dialog
from cakedesk.app.start.qt_start import keep_code
from cakedesk.app.window.place import place_window
from cakedesk.app.window.record_opener import RecordOpener
from cakedesk.art.fonts import load_fonts, missing_fonts
from cakedesk.engine.resources import resource_path
from cakedesk.table.own_faces import in_words, use_own_pictures

if TYPE_CHECKING:
    from cakedesk.app.window.main_window import MainWindow
    from cakedesk.art.own_pictures import OwnPictureError
    from cakedesk.table.slicer import Slicer

SWITCH_S = 0.001
"""How long another thread may keep the interpreter from the window's own. With Python's 5 ms, a dragged card
stutters while pictures are drawn: the longest waits are 11 ms instead of 3."""


LONGEST_END_S = 8.0
"""How long the end waits for the disk. What is not on it by then people know."""


class Application(QApplication):
    """Is told by macOS, in an event of its own, which record is to be opened while the program runs."""

    file_named = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Name the record."""
        if isinstance(event, QFileOpenEvent):
            self.file_named.emit(event.file())
            return True
        return super().event(event)


def make_application() -> QApplication:
    """The application with the style, fonts and name that all pages rely on."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        app.setStyle("Fusion")
    else:
        # `setStyle` would bring all enumerations of QStyle, which takes longer than anything else here.
        app = Application([*sys.argv[:1], "-style", "Fusion"])
    sys.setswitchinterval(SWITCH_S)
    app.setApplicationName("CakeDesk")
    app.setDesktopFileName(os.environ.get("FLATPAK_ID", "cakedesk"))  # a Flatpak renames its entry
    load_fonts()
    return app


def settle(services: Services, window: MainWindow) -> Slicer:
    """Do what can wait until the window shows."""
    from cakedesk.app.start.warm_up import warm_up  # noqa: PLC0415 - not before the window shows

    dress()
    garbage.search_only_when_asked()
    keep_code()
    services.faces.keep_first()
    services.warm_up()
    return warm_up(window)


def dress() -> None:
    """Give all windows their picture."""
    from PySide6.QtGui import QIcon  # noqa: PLC0415 - not before the window shows

    QApplication.setWindowIcon(QIcon(str(resource_path("icons", "cakedesk-256.png"))))


def spoken(paths: AppPaths) -> tuple[Translators, Services]:
    """Read the settings, and speak the language that was chosen there."""
    translators = Translators()
    translators.speak()  # what reading the settings has to say is in the language of the system
    services = Services(paths)
    if services.settings.language:
        translators.speak(services.settings.language)
    return translators, services


def begin(paths: AppPaths) -> tuple[Translators, Services, str]:
    """Choose the language before anything is said. Tells what is wrong with the folders, too."""
    translators, services = spoken(paths)

    def prepare() -> str:
        spoiled = use_own_pictures(paths.art, paths.lists)
        return prepare_folders(paths, services.writer.expect_failures) or _spoiled_pictures(spoiled)

    # Where nothing answers, the list of running matches is not there either, which is told.
    return translators, services, in_time(prepare, "")


def _spoiled_pictures(errors: Sequence[OwnPictureError]) -> str:
    """What people are told of own pictures that can't be used; of several how many, and which."""
    if len(errors) < 2:
        return "".join(map(in_words, errors))
    names = [name for error in errors for name in error.names]
    text = QCoreApplication.translate(
        "Application",
        "Own pictures that can't be used, or are named after no card ({count}): {files}. The built-in ones"
        " are shown.",
    )
    return text.format(count=len(names), files=some_of(names))


def make_window(services: Services, translators: Translators) -> MainWindow:
    """Make the window. Its largest pictures are drawn while its modules are imported."""
    services.faces.fetch_first()
    _order_pictures(services)
    from cakedesk.app.window.main_window import MainWindow  # noqa: PLC0415

    return MainWindow(services, translators)


def _order_pictures(services: Services) -> None:
    settings, stand_in = services.settings, QWidget()
    place_window(stand_in, settings.window_geometry)
    scale, ratio = settings.text_percent / 100, stand_in.devicePixelRatioF()
    order_pictures(services.faces, scale, stand_in.size(), game_offers(), ratio, settings.last_game)


def run_window(data_dir: Path | None, file: Path | None = None) -> int:
    """Show the window until it is closed; or have the one come forward that is there for these folders."""
    app = make_application()
    paths = app_paths(data_dir)
    sys.excepthook = MishapReport(paths.data, show_dialog)  # until there is a window that tells
    translators, services, trouble = begin(paths)
    door = ProgramDoor(paths.data)
    if not door.claim() and door.knock(file):
        services.close()
        return 0
    window = make_window(services, translators)
    opener = RecordOpener(window, window, services.saves.reader)
    door.knocked.connect(opener.come_forward)
    if isinstance(app, Application):
        app.file_named.connect(opener.come_forward)
    company = "" if door.is_alone else two_programs()
    for sentence in (trouble, services.settings.trouble, font_trouble(), company):
        if sentence:
            window.tell(sentence)
    sys.excepthook = MishapReport(paths.data, window.tell)
    window.show()
    crash_report = CrashReport(paths.data)
    if door.is_alone:
        window.first_paint.done.connect(partial(watch_for_crashes, crash_report, services, window, data_dir))
    window.first_paint.done.connect(partial(settle, services, window))  # starts the thinking process
    QTimer.singleShot(0, door.listen)
    if file is not None:
        opener.open(file)
    watch = SignalWatch(window) if sys.platform != "win32" else None
    try:
        return app.exec()
    finally:
        sys.excepthook = sys.__excepthook__
        if watch is not None:
            watch.end()
        # Nor does a disk that does not answer keep the program: its locks are given back with its end.
        in_any_case = threading.Timer(LONGEST_END_S, os._exit, (0,))
        in_any_case.daemon = True
        in_any_case.start()
        services.close()
        crash_report.end()
        door.close()
        in_any_case.cancel()


def watch_for_crashes(
    report: CrashReport, services: Services, window: MainWindow, data_dir: Path | None
) -> None:
    """Have crashes written down, and told at once; and tell of the last one if that was not."""
    services.teller = report.teller(data_dir)

    def tell(sentence: str) -> None:
        if sentence:
            window.tell(sentence)

    services.saves.reader.ask(window, report.begin, tell, window.tell)


def font_trouble() -> str:
    """What people are told if fonts of the house could not be loaded; empty if they could."""
    files = ", ".join(missing_fonts())
    text = QCoreApplication.translate(
        "Application",
        "Some fonts are missing ({files}). Others stand in for them; installing CakeDesk anew helps.",
    )
    return text.format(files=files) if files else ""


def two_programs() -> str:
    """What people are told if another program has the same folders open and does not answer."""
    return QCoreApplication.translate(
        "Application",
        "CakeDesk is open already, but that window does not answer. The match that is open there can't be"
        " opened here; everything else can.",
    )


class SignalWatch(QObject):
    """Lets Ctrl+C and SIGTERM close the window as its button does, and leaves an idle program idle.

    Python runs its signal handlers between byte codes, and an idle Qt loop runs none; so the number of the
    signal is written to a socket that Qt watches
    (https://docs.python.org/3/library/signal.html#signal.set_wakeup_fd).
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        import socket  # noqa: PLC0415 - not before the window shows

        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._close)
        self._window = window
        signal.set_wakeup_fd(self._writer.fileno())
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)

    def _close(self) -> None:
        with contextlib.suppress(OSError):
            self._reader.recv(64)  # else it is told again and again where people are asked before the end
        self._window.close()

    def end(self) -> None:
        """Give the signals back."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        self._reader.close()
        self._writer.close()
