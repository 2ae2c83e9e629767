"""What probes share: the real window, with nobody's files."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer

from cakedesk.app.desk.services import Services
from cakedesk.app.files.paths import app_paths, prepare_folders
from cakedesk.app.settings.i18n import install_translators
from cakedesk.app.settings.values import Pace, Resolving
from cakedesk.app.start.application import make_application, settle
from cakedesk.app.window.main_window import MainWindow

SIZE_PX = (1600, 1000)


@contextmanager
def open_window(animation: Pace, resolving: Resolving) -> Iterator[tuple[MainWindow, Services]]:
    """Show the program's window for a while. Computer players don't wait before they move.

    Yields:
        The window with its home page, and the services.
    """
    app = make_application()
    translators = install_translators(app)
    with tempfile.TemporaryDirectory(prefix="cakedesk-bench-") as data:
        paths = app_paths(Path(data))
        prepare_folders(paths)
        services = Services(paths)
        services.settings.computer_pace = Pace.OFF
        services.settings.animation_speed = animation
        services.settings.resolving = resolving
        window = MainWindow(services)
        window.resize(*SIZE_PX)
        window.show()
        services.faces.wait_until_idle()
        settle(services, window)
        try:
            yield window, services
        finally:
            window.close()
            services.close()
    del translators


def spin(seconds: float) -> None:
    """Let the event loop run for a while."""
    loop = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()
