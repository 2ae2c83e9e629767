"""The pages of the window: each is made when it is first asked for, and one of them is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from cakedesk.app.desk.services import Services
from cakedesk.app.home.page import HomePage
from cakedesk.app.people.game_offer import GameOffer
from cakedesk.app.settings.look import chosen_motion
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.engine.registry import game_folder
from cakedesk.table.slicer import Slicer, Work

if TYPE_CHECKING:
    from cakedesk.app.desk.print_sheet import PrintSheet
    from cakedesk.app.desk.table_sounds import TableSounds
    from cakedesk.app.end.page import EndPage
    from cakedesk.app.help.page import HelpPage
    from cakedesk.app.history.page import MatchesPage
    from cakedesk.app.match.table_page import TablePage
    from cakedesk.app.replay.review_sheet import ReviewSheet
    from cakedesk.app.settings_page.page import SettingsPage

_WINGS = {"help": "app.help", "matches": "app.history"}


class Pages(QObject):
    """The pages of the window.

    What the home page does not need is imported and made when it is first asked for: half of the time until
    the window is there would go into it.
    """

    menu_requested = Signal(QWidget)  # the menu is wanted below this button
    theme_toggled = Signal()
    help_requested = Signal()

    table_sounds: TableSounds  # what is heard at the table, once there is one

    def __init__(
        self, style: PageStyle, offers: Sequence[GameOffer], services: Services, window: QWidget
    ) -> None:
        """Make the home page."""
        super().__init__(window)
        self._style = style
        self._services = services
        self._making = Slicer("page in the making", self)
        self.stack = QStackedWidget(window)  # shows one page; the window's central widget
        self.home = HomePage(style, offers, self.stack)  # where games are chosen and gone on with
        self.stack.addWidget(self.home)
        self.home.menu_requested.connect(lambda: self.menu_requested.emit(self.home.menu_button))
        self.home.theme_toggled.connect(self.theme_toggled)
        self.home.help_requested.connect(self.help_requested)

    @cached_property
    def table(self) -> TablePage:
        """The page of a match."""
        from cakedesk.app.desk.table_sounds import TableSounds  # noqa: PLC0415
        from cakedesk.app.match.table_page import TablePage  # noqa: PLC0415 - see the class

        settings = self._services.settings
        table = TablePage(self._style, chosen_motion(settings), self.stack, log_open=settings.log_open)
        table.log_opened.connect(self._keep_log_open)
        self.table_sounds = TableSounds(table, self._services.sounds.play)
        self._join(table)
        return table

    @cached_property
    def end(self) -> EndPage:
        """The result of a match."""
        from cakedesk.app.end.page import EndPage  # noqa: PLC0415 - see the class

        end = EndPage(self._style, self.stack)
        self._join(end)
        return end

    @cached_property
    def matches(self) -> MatchesPage:
        """Running and finished matches, and statistics."""
        from cakedesk.app.history.page import MatchesPage  # noqa: PLC0415 - see the class

        services = self._services
        matches = MatchesPage(self._style, services.saves, services.history, self.stack)
        self._join(matches)
        return matches

    @cached_property
    def settings(self) -> SettingsPage:
        """What people can set."""
        from cakedesk.app.settings_page.page import SettingsPage  # noqa: PLC0415 - see the class

        settings = SettingsPage(self._style, self._services.settings, self.stack)
        settings.play_sample.connect(self._services.sounds.play)
        self._join(settings)
        return settings

    @cached_property
    def help(self) -> HelpPage:
        """Rules, and how to use the table."""
        from cakedesk.app.help.page import HelpPage  # noqa: PLC0415 - see the class

        page = HelpPage(self._style, self.stack)
        self._join(page)
        return page

    @cached_property
    def review(self) -> ReviewSheet:
        """The look back at a finished match, over the page that is shown."""
        from cakedesk.app.replay.review_sheet import ReviewSheet  # noqa: PLC0415 - see the class

        return ReviewSheet(
            self._style, self.stack.window()
        )  # of a stack only the page that is shown is found

    @cached_property
    def printing(self) -> PrintSheet:
        """Has cards printed, over the page that is shown."""
        from cakedesk.app.desk.print_sheet import PrintSheet  # noqa: PLC0415 - see the class

        return PrintSheet(self._style, self._services, self.stack.window())  # see `review`

    def _join(self, page: TablePage | EndPage | MatchesPage | SettingsPage | HelpPage) -> None:
        """Take a new page up: all have the same bar on top."""
        self.stack.addWidget(page)
        bar = page.bar
        bar.menu_clicked.connect(lambda: self.menu_requested.emit(bar.menu_button))
        bar.theme_toggled.connect(self.theme_toggled)
        bar.help_clicked.connect(self.help_requested)

    def _keep_log_open(self, on: bool) -> None:
        self._services.settings.log_open = on

    @property
    def shown(self) -> QWidget | None:
        """The page that is shown."""
        return self.stack.currentWidget()

    def call_with(self, name: str, what: Callable[[], object]) -> None:
        """Call something that needs a page, at once or soon, unless another page is shown before."""
        if self.has(name):
            what()
        else:
            self._making.begin(self._make(name, what))

    def _make(self, name: str, what: Callable[[], object]) -> Work:
        from cakedesk.app.desk.late_imports import import_all  # noqa: PLC0415 - the window shows without it

        # The rules of the game, too: pictures of it are shown.
        for package in (_WINGS[name], f"games.{game_folder(self.home.choice().game_id)}"):
            yield from import_all(package)
        getattr(self, name)
        yield
        what()

    def show(self, page: QWidget) -> None:
        """Show a page."""
        self._making.drop()
        self._put_sheet_away()
        self.stack.setCurrentWidget(page)

    def has(self, name: str) -> bool:
        """Whether a page was made already."""
        return name in vars(self)

    def shut_down(self) -> None:
        """Stop everything that still moves, before the window goes."""
        self._put_sheet_away()
        for name in ("review", "printing"):
            if self.has(name):
                vars(self).pop(name).deleteLater()
        if self.has("table"):
            self.table.shut_down()

    def _put_sheet_away(self) -> None:
        for name in ("review", "printing"):
            if self.has(name):
                getattr(self, name).close_sheet()
