"""Has finished matches looked back at, and keeps what was found beside their records."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from cakedesk.app.files.paths import StorageError
from cakedesk.app.saves.files import read_text, review_file
from cakedesk.app.saves.saved_match import name_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from cakedesk.app.desk.pages import Pages
    from cakedesk.app.desk.services import Services
    from cakedesk.app.replay.review_sheet import ReviewSheet
    from cakedesk.engine.match import Match
    from cakedesk.players.review import Review


class ReviewDesk(QObject):
    """Opens the sheet over the page that asks for it."""

    # A `Match`, its key, and after how many moves it is to be watched.
    moment_wanted = Signal(object, str, int)
    trouble = Signal(str)  # a sentence for the players

    def __init__(self, pages: Pages, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._pages, self._services = pages, services
        self._wish: tuple[Match[Any], str] | None = None

    def open(self, find: Callable[[], Match[Any]], key: str) -> None:
        """Look back at a match (`find`: gives it; asked beside the window)."""
        file = review_file(self._services.paths.history / key)
        asked_on = self._pages.shown

        def ask() -> tuple[Match[Any], Review | None]:
            from cakedesk.players.review import read_review  # noqa: PLC0415 - few ever ask

            match = find()
            try:
                return match, read_review(read_text(file), match)
            except (OSError, StorageError):
                return match, None  # it is made anew

        def show(found: tuple[Match[Any], Review | None]) -> None:
            if self._pages.shown is asked_on:
                self._wish = found[0], key
                self._sheet.look_back(*found)

        self._services.saves.reader.ask(self, ask, show, self.trouble.emit)

    @cached_property
    def _sheet(self) -> ReviewSheet:
        sheet = self._pages.review
        sheet.made.connect(self._keep)
        sheet.moment_wanted.connect(self._watch)
        return sheet

    def _keep(self, found: Review) -> None:
        if self._wish is not None:
            match, key = self._wish
            file = review_file(self._services.paths.history / key)
            self._services.writer.submit(file, found.to_json(match) + "\n", called=name_of(match))

    def _watch(self, move: int) -> None:
        if self._wish is not None:
            self.moment_wanted.emit(*self._wish, move)
