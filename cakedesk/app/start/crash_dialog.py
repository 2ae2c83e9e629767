"""Says that the program crashed, in one of its own: the window is gone. The thinking process starts it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from cakedesk.app.start.qt_start import bring_in_qt


def main(folders: Sequence[str]) -> None:
    """Tell it, unless it is told already.

    Args:
        folders: that of ``--data-dir``; empty: the user's own.
    """
    bring_in_qt()
    from cakedesk.app.files.paths import app_paths  # noqa: PLC0415 - not before Qt
    from cakedesk.app.start.application import dress, make_application, spoken  # noqa: PLC0415
    from cakedesk.app.start.crash_report import CrashReport  # noqa: PLC0415
    from cakedesk.app.start.mishap_report import show_dialog  # noqa: PLC0415

    app = make_application()
    paths = app_paths(*map(Path, folders))
    translators, services = spoken(paths)
    if sentence := CrashReport(paths.data).taken():
        dress()
        show_dialog(sentence)
    services.close()
    del translators, app


if __name__ == "__main__":
    main(sys.argv[1:])
