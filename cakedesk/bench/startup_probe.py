"""A process of its own: shows the home page, says when it is there, then how much CPU it takes idle.

Where the folder of its files, the first argument, is not there yet, it is the first start: no cache is there,
but for what a frozen program brings along.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import process_time, thread_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance


def main() -> None:
    """Print ``ready`` and the main thread's CPU seconds once the page is painted, then its idle share."""
    from cakedesk.app.start.qt_start import CODE_FILE, bring_in_qt  # noqa: PLC0415 - part of what is measured

    if CODE_FILE and not getattr(sys, "frozen", False) and not os.path.exists(sys.argv[1]):
        Path(CODE_FILE).unlink(missing_ok=True)
    bring_in_qt()
    from PySide6.QtCore import QElapsedTimer  # noqa: PLC0415

    from cakedesk.app.files.paths import app_paths  # noqa: PLC0415
    from cakedesk.app.start.application import begin, make_application, make_window, settle  # noqa: PLC0415

    app = make_application()
    translators, services, _ = begin(app_paths(Path(sys.argv[1])))
    window = make_window(services, translators)
    window.first_paint.done.connect(lambda: print(f"ready {thread_time():.4f}", flush=True))
    window.show()
    _run_until(window.first_paint.done)
    if not services.faces.is_idle:
        raise RuntimeError("the pictures took longer than anybody waits for them")
    warm_up = settle(services, window)
    while not warm_up.is_done:
        _spin(0.05)
    _spin(1.0)
    clock = QElapsedTimer()
    clock.start()
    began = process_time()
    _spin(float(sys.argv[2]))
    print(f"{(process_time() - began) / (clock.elapsed() / 1000):.5f}", flush=True)
    window.close()
    services.close()
    del app


def _run_until(signal: SignalInstance) -> None:
    from PySide6.QtCore import QEventLoop  # noqa: PLC0415

    loop = QEventLoop()
    signal.connect(loop.quit)
    loop.exec()


def _spin(seconds: float) -> None:
    from PySide6.QtCore import QEventLoop, QTimer  # noqa: PLC0415

    loop = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()


if __name__ == "__main__":
    main()
