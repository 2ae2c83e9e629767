"""Pages that are looked at in between: what was shown before waits, and comes back as it was."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cakedesk.app.pages import Pages


class Asides(QObject):
    """Settings and help, over whatever is shown. One can be opened from the other; back leads out of both.

    Signals:
        page_shown: another page is shown.
    """

    page_shown = Signal()

    def __init__(
        self,
        pages: Pages,
        hold: Callable[[], None],
        release: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        """Nothing is shown aside yet.

        Args:
            pages: the window's pages.
            hold: makes the table wait.
            release: lets it go on.
            parent: the Qt parent.
        """
        super().__init__(parent)
        self._pages = pages
        self._hold = hold
        self._release = release
        self._before: QWidget | None = None

    @property
    def before(self) -> QWidget | None:
        """The page that comes back; None while nothing is shown aside."""
        return self._before

    def show(self, page: QWidget) -> None:
        """Show a page in between.

        Args:
            page: settings or help.
        """
        if self._before is None:
            self._before = self._pages.shown
            if self._is_table(self._before):
                self._hold()
        self._pages.show(page)
        self.page_shown.emit()

    def back(self) -> None:
        """Show again what was shown before."""
        before, self._before = self._before, None
        if before is None:
            return
        self._pages.show(before)
        self.page_shown.emit()
        if self._is_table(before):
            self._release()

    def forget(self) -> None:
        """Another page is about to be shown for good."""
        before, self._before = self._before, None
        if self._is_table(before):
            self._release()

    def _is_table(self, page: QWidget | None) -> bool:
        return self._pages.has("table") and page is self._pages.table
