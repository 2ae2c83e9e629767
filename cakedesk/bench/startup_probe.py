"""A process of its own: shows the home page, says when it is there, then how much CPU it takes idle."""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time


def main() -> None:
    """Print ``ready`` when the home page is painted with its art, then its share of one core while idle."""
    from cakedesk.app.qt_start import bring_in_qt  # noqa: PLC0415 - part of what is measured

    bring_in_qt()
    from PySide6.QtCore import QElapsedTimer  # noqa: PLC0415

    from cakedesk.app.application import make_application, settle  # noqa: PLC0415
    from cakedesk.app.i18n import install_translators  # noqa: PLC0415
    from cakedesk.app.paths import app_paths, prepare_folders  # noqa: PLC0415
    from cakedesk.app.services import make_services  # noqa: PLC0415
    from cakedesk.app.window import MainWindow  # noqa: PLC0415

    app = make_application()
    translators = install_translators(app)
    paths = app_paths(Path(sys.argv[1]))
    prepare_folders(paths)
    services = make_services(paths)
    window = MainWindow(services)
    window.show()
    app.processEvents()
    services.faces.wait_until_idle()
    app.processEvents()
    print("ready", flush=True)
    warm_up = settle(services, window)
    while not warm_up.is_done:
        _spin(0.05)
    _spin(1.0)
    clock = QElapsedTimer()
    clock.start()
    begin = process_time()
    _spin(float(sys.argv[2]))
    print(f"{(process_time() - begin) / (clock.elapsed() / 1000):.5f}", flush=True)
    window.close()
    services.close()
    del translators


def _spin(seconds: float) -> None:
    from PySide6.QtCore import QEventLoop, QTimer  # noqa: PLC0415

    loop = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()


if __name__ == "__main__":
    main()
