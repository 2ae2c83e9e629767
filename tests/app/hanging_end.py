"""A program for test_hanging_disk: ends while a disk does not answer. Argument: the data folder."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

from cakedesk.app.desk.services import Services
from cakedesk.app.history.index import HistoryIndex
from cakedesk.app.start import application
from cakedesk.app.window.main_window import MainWindow


def hang(*_: object) -> None:
    """Never answer."""
    threading.Event().wait()


def main() -> None:
    """Open the window, let the disk hang, and close the window."""
    HistoryIndex.read = hang  # type: ignore[assignment, method-assign]
    application.LONGEST_END_S = 0.5
    application.settle = close  # type: ignore[assignment]
    raise SystemExit(application.run_window(Path(sys.argv[1])))


def close(_services: Services, window: MainWindow) -> None:
    """Look for finished matches, and end."""
    window.desk.show_matches()
    window.pages.matches.finish()
    window.close()


if __name__ == "__main__":
    main()
