"""Pages that are looked at in between: what was shown before waits, and comes back as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import shiboken6
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.desk.pages import Pages

if TYPE_CHECKING:
    from cakedesk.engine.observation import Observation


class Asides(QObject):
    """Settings and help, over whatever is shown. One can be opened from the other; back leads out of both."""

    page_shown = Signal()

    def __init__(
        self,
        pages: Pages,
        hold: Callable[[], None],
        release: Callable[[], None],
        position: Callable[[], tuple[str, Observation[Any]] | None],
        parent: QObject | None = None,
    ) -> None:
        """Nothing is shown aside yet (`position`: which game is on the table, and what lies open there)."""
        super().__init__(parent)
        self._pages = pages
        self._hold = hold
        self._release = release
        self._position = position
        self._has_joined: set[str] = set()
        self.before: QWidget | None = None  # the page that comes back; None while nothing is shown aside
        self._focus: QWidget | None = None  # who had the keyboard there

    def show_settings(self) -> None:
        """Show the settings in between."""
        settings = self._pages.settings
        if "settings" not in self._has_joined:
            self._has_joined.add("settings")
            settings.back.connect(self.back)
        settings.refresh()
        self._show(settings)

    def show_help(self) -> None:
        """Show the help in between, at the place that fits what is on the table."""
        from cakedesk.table.boards.registry import BOARDS  # noqa: PLC0415 - see Pages

        page = self._pages.help
        if "help" not in self._has_joined:
            self._has_joined.add("help")
            page.back.connect(self.back)
        # First: a place can be found on a page that has its size.
        self._show(page)
        position = self._position()
        if position is None:
            page.show_help(self._pages.home.choice().game_id)
        else:
            game_id, look = position
            page.show_help(game_id, BOARDS[game_id].help_place(look))

    def _show(self, page: QWidget) -> None:
        if self.before is None:
            self.before = self._pages.shown
            self._focus = QApplication.focusWidget()
            if self._is_table(self.before):
                self._hold()
        self._pages.show(page)
        self.page_shown.emit()

    def back(self) -> None:
        """Show again what was shown before."""
        before, self.before = self.before, None
        if before is None:
            return
        self._pages.show(before)
        self.page_shown.emit()
        if self._is_table(before):
            self._release()
        focus, self._focus = self._focus, None
        if focus is not None and shiboken6.isValid(focus) and focus.isVisible():
            # Else the keyboard stays on the page that is hidden now.
            focus.setFocus()

    def forget(self) -> None:
        """Another page is about to be shown for good."""
        before, self.before = self.before, None
        if self._is_table(before):
            self._release()

    def _is_table(self, page: QWidget | None) -> bool:
        return self._pages.has("table") and page is self._pages.table
