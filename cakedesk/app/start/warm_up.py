"""Gets ready what is likely to be asked for while nobody does anything, in short turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.app.desk import garbage
from cakedesk.app.desk.late_imports import import_all
from cakedesk.engine.registry import game_folder
from cakedesk.table.slicer import PAUSE_MS, Slicer, Work

if TYPE_CHECKING:
    from cakedesk.app.window.main_window import MainWindow

_WINGS = ("widgets", "files", "log", "match", "history", "end", "help", "replay", "desk")
"""Where the next pages are, and what they are made of: from the bottom, so that none brings many others."""

_PAGES = ("table", "end", "help", "matches")


def warm_up(window: MainWindow) -> Slicer:
    """Import what the first pages need and make them, so that they come up as fast the first time as later.

    Whoever opens one of them meanwhile just waits for what that needs. A match and its end are not held up by
    what others need: the rest waits until the home page is shown. When all is done nothing runs any more.
    """
    slicer = Slicer("warm up", window, PAUSE_MS)
    slicer.begin(_work(window))
    window.desk.page_shown.connect(lambda: slicer.hold(window.pages.shown is not window.home))
    return slicer


def _work(window: MainWindow) -> Work:
    for _ in _steps(window):
        yield
        if not window.isVisible():
            return


def _steps(window: MainWindow) -> Work:
    """Import the table's modules one by one, so that none takes long, then those of its pages; make these.

    All of it stays: with it a search for garbage after a match takes more than twice as long.
    """
    folder = game_folder(window.home.choice().game_id)
    packages = ["table.items", "table", f"games.{folder}", f"table.boards.{folder}"]
    for package in packages + [f"app.{wing}" for wing in _WINGS]:
        yield from import_all(package)
    for page in _PAGES:
        getattr(window.pages, page)
        yield
    garbage.leave_out()
