"""The window: home, table and end page, and what lies over them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPixmap
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from cakedesk.app import garbage
from cakedesk.app.game_offer import game_offers
from cakedesk.app.home_page import HomePage
from cakedesk.app.i18n import game_title
from cakedesk.app.look import chosen_motion, chosen_theme
from cakedesk.app.menu import MainMenu
from cakedesk.app.running_list import running_matches
from cakedesk.app.saves import MatchSave, SaveError
from cakedesk.app.services import Services
from cakedesk.app.settings import LastSetup, ThemeChoice
from cakedesk.app.setup_choice import SeatChoice, SetupChoice, levels, usual_level
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.engine.registry import find_game

if TYPE_CHECKING:
    from cakedesk.app.about_page import AboutPage
    from cakedesk.app.end_page import EndPage
    from cakedesk.app.match_session import MatchSession
    from cakedesk.app.message_strip import MessageStrip
    from cakedesk.app.settings_panel import SettingsPanel, SettingsValues
    from cakedesk.app.table_page import TablePage
    from cakedesk.engine.match import Match

MIN_WINDOW_PX = (1280, 700)
FIRST_WINDOW_PX = (1600, 1000)
_ALL = QRect(QPoint(0, 0), QSize(-1, -1))


class MainWindow(QMainWindow):
    """The program's one window.

    What the home page does not need is imported and made when it is first asked for: half of the time until
    the window is there would go into it.

    Attributes:
        home: where games are chosen and gone on with.
        session: the match on the table, or None.
    """

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._settings = services.settings
        self.setWindowTitle("CakeDesk")
        self._style = PageStyle(services.faces, chosen_theme(self._settings), self)
        self._style.set_reduced_motion(self._settings.reduced_motion)
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        self.home = HomePage(self._style, game_offers(), levels(), self._stack)
        self._stack.addWidget(self.home)
        self._menu = MainMenu(self._style, self)
        self.session: MatchSession | None = None
        self.home.start_requested.connect(self.start_match)
        self.home.resume_requested.connect(self.resume_match)
        self.home.menu_requested.connect(self._pop_up_menu)
        self.home.theme_toggled.connect(self._toggle_theme)
        self._connect_menu()
        self._settings.changed.connect(self._follow_setting)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_theme)
        self._save_trouble = ""
        services.writer.failed.connect(self._tell_save_trouble)
        services.writer.recovered.connect(self._tell_saved_again)
        self._place_window()
        self._remember_choice()
        self.show_home()

    @cached_property
    def messages(self) -> MessageStrip:
        """Sentences for the players."""
        from cakedesk.app.message_strip import MessageStrip  # noqa: PLC0415 - see the class

        return MessageStrip(self._style, self)

    @cached_property
    def table(self) -> TablePage:
        """The page of a match."""
        from cakedesk.app.table_page import TablePage  # noqa: PLC0415 - see the class

        table = TablePage(self._style, chosen_motion(self._settings), self._stack)
        self._stack.addWidget(table)
        table.left.connect(self._leave_table)
        table.bar.menu_clicked.connect(self._pop_up_menu)
        table.bar.theme_toggled.connect(self._toggle_theme)
        return table

    @cached_property
    def end(self) -> EndPage:
        """The result of a match."""
        from cakedesk.app.end_page import EndPage  # noqa: PLC0415 - see the class

        end = EndPage(self._style, self._stack)
        self._stack.addWidget(end)
        end.see_table.connect(self._see_table)
        end.home_clicked.connect(self.show_home)
        end.play_again.connect(self._play_again)
        end.menu_requested.connect(self._pop_up_menu)
        end.theme_toggled.connect(self._toggle_theme)
        return end

    @cached_property
    def _settings_panel(self) -> SettingsPanel:
        from cakedesk.app.settings_panel import SettingsPanel  # noqa: PLC0415 - see the class

        panel = SettingsPanel(self._style, self._stack)
        panel.changed.connect(self._apply_values)
        return panel

    @cached_property
    def _about(self) -> AboutPage:
        from cakedesk.app.about_page import AboutPage  # noqa: PLC0415 - see the class

        return AboutPage(self._style, self._stack)

    def show_home(self) -> None:
        """Leave what is shown and go to the home page."""
        self._leave_match()
        self._list_running()
        self._stack.setCurrentWidget(self.home)
        self._menu.set_at_table(False)

    def start_match(self, choice: SetupChoice) -> None:
        """Deal a new match and go to the table.

        Args:
            choice: which game and who plays.
        """
        from cakedesk.app.match_model import deal_match, live_rng  # noqa: PLC0415 - see the class
        from cakedesk.app.own_cards import own_cards  # noqa: PLC0415

        game = find_game(choice.game_id)
        names = [seat.name for seat in choice.seats]
        players = [seat.player for seat in choice.seats]
        self._settings.remember_setup(choice.game_id, LastSetup(tuple(names), tuple(players), {}))
        own = own_cards(game, self._services.paths.lists)
        if own.trouble:
            self.tell(own.trouble)
        match = deal_match(game, names, players, rng=live_rng(), list_texts=own.list_texts)
        self._open(match, self._services.saves.begin(match), resumed=False)

    def resume_match(self, key: str) -> None:
        """Go on with a saved match.

        Args:
            key: its `RunningMatch.key`.
        """
        try:
            resumed = self._services.saves.resume(key)
        except SaveError as error:
            self.tell(str(error))
            self.show_home()
            return
        if resumed.trouble:
            self.tell(resumed.trouble)
        self._open(resumed.match, resumed.save, resumed=True)

    def open_match(self, match: Match[Any]) -> None:
        """Put a match that was read from a file on the table.

        Args:
            match: running or finished.
        """
        self._open(match, self._services.saves.begin(match), resumed=True)

    def _list_running(self) -> None:
        matches, troubles = running_matches(self._services.saves)
        self.home.set_running(matches)
        for trouble in troubles:
            self.tell(trouble)

    def _tell_save_trouble(self, sentence: str) -> None:
        self.messages.withdraw(self._save_trouble)
        self._save_trouble = sentence
        self.tell(sentence)

    def _tell_saved_again(self) -> None:
        self.messages.withdraw(self._save_trouble)
        self._save_trouble = ""
        self.tell(self.tr("Everything is saved again."))

    def _open(self, match: Match[Any], save: MatchSave, *, resumed: bool) -> None:
        from cakedesk.app.match_session import MatchSession  # noqa: PLC0415 - see the class

        self._leave_match()
        # Now, and not when the result is to be shown.
        self.end  # noqa: B018
        self._stack.setCurrentWidget(self.table)
        self._menu.set_at_table(True)
        session = MatchSession(match, save, self.table, self._services, self)
        self.session = session
        # In a turn of its own: drawing the table's last change takes long enough.
        session.finished.connect(self._show_end, Qt.ConnectionType.QueuedConnection)
        session.model.finished.connect(self._prepare_end, Qt.ConnectionType.QueuedConnection)
        session.trouble.connect(self.tell)
        session.start(resumed=resumed)

    def tell(self, sentence: str) -> None:
        """Show the players a sentence.

        Args:
            sentence: what they must know.
        """
        self.messages.tell(sentence)

    def _leave_match(self) -> None:
        if self.session is not None:
            session, self.session = self.session, None
            session.leave()
            session.deleteLater()
            garbage.search()

    def _prepare_end(self) -> None:
        if self.session is not None and self.session.model.is_over:
            match, size = self.session.model.match, self._stack.size()
            self.end.prepare(game_title(match.game), match.seats, self.session.summary(), size)

    def _show_end(self) -> None:
        if self.session is None or not self.session.model.is_over:
            return
        match = self.session.model.match
        self.end.show_summary(game_title(match.game), match.seats, self.session.summary())
        self._stack.setCurrentWidget(self.end)
        self._menu.set_at_table(False)

    def _see_table(self) -> None:
        self._stack.setCurrentWidget(self.table)
        self._menu.set_at_table(True)

    def _leave_table(self) -> None:
        if self.session is not None and self.session.model.is_over:
            self._show_end()
        else:
            self.show_home()

    def _play_again(self) -> None:
        if self.session is not None:
            match = self.session.model.match
            seats = tuple(
                SeatChoice(name, player) for name, player in zip(match.seats, match.players, strict=True)
            )
            self.start_match(SetupChoice(match.game.id, seats))

    def _cover(self) -> None:
        if self.session is not None and self._stack.currentWidget() is self.table:
            self.session.cover()

    def _connect_menu(self) -> None:
        self._menu.new_game.triggered.connect(self.show_home)
        self._menu.home.triggered.connect(self.show_home)
        self._menu.cover.triggered.connect(self._cover)
        self._menu.settings.triggered.connect(self._show_settings)
        self._menu.full_screen.triggered.connect(self._toggle_full_screen)
        self._menu.about.triggered.connect(self._show_about)
        self._menu.quit.triggered.connect(self.close)

    def _pop_up_menu(self) -> None:
        shown = self._stack.currentWidget()
        if shown is self.home:
            self._menu.pop_up(self.home.menu_button)
        else:
            self._menu.pop_up((self.table if shown is self.table else self.end).bar.menu_button)

    def _show_about(self) -> None:
        self._about.open()

    def _show_settings(self) -> None:
        from cakedesk.app.settings_panel import SettingsValues  # noqa: PLC0415 - see the class

        settings = self._settings
        self._settings_panel.set_values(
            SettingsValues(
                settings.theme,
                settings.computer_pace,
                settings.animation_speed,
                settings.resolving,
                settings.reduced_motion,
            )
        )
        self._settings_panel.open()

    def _apply_values(self, values: SettingsValues) -> None:
        settings = self._settings
        settings.theme = values.theme
        settings.computer_pace = values.computer_pace
        settings.animation_speed = values.animation
        settings.resolving = values.resolving
        settings.reduced_motion = values.reduced_motion

    def _follow_setting(self, name: str) -> None:
        if name == "theme":
            self._follow_theme()
        elif name in ("computer_pace", "animation_speed", "resolving", "reduced_motion"):
            self._style.set_reduced_motion(self._settings.reduced_motion)
            if self._has_table():
                self.table.scene.set_motion(chosen_motion(self._settings))

    def _follow_theme(self) -> None:
        self._style.set_theme(chosen_theme(self._settings))

    def _toggle_theme(self) -> None:
        self._settings.theme = ThemeChoice.LIGHT if self._style.theme.dark else ThemeChoice.DARK

    def _has_table(self) -> bool:
        return "table" in vars(self)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _place_window(self) -> None:
        """Restore where the window was, onto a screen that exists and never larger than it."""
        room = self.screen().availableSize()
        self.setMinimumSize(min(MIN_WINDOW_PX[0], room.width()), min(MIN_WINDOW_PX[1], room.height()))
        kept = self._settings.window_geometry
        if not (kept and self.restoreGeometry(QByteArray(kept))):
            self.resize(min(FIRST_WINDOW_PX[0], room.width()), min(FIRST_WINDOW_PX[1], room.height()))

    def _remember_choice(self) -> None:
        choice = self.home.choice()
        last = self._settings.last_setup(choice.game_id)
        game = find_game(choice.game_id)
        if last is not None and len(last.names) in game.seats:
            known = {level.id for level in levels()} | {"human"}
            seats = tuple(
                SeatChoice(name, player if player in known else levels()[usual_level(levels())].id)
                for name, player in zip(last.names, last.players, strict=False)
            )
            self.home.set_choice(SetupChoice(choice.game_id, seats))

    def grab(self, rectangle: QRect = _ALL) -> QPixmap:
        """The picture of the window as it is now, also while the table waits for pictures."""
        if self._stack.currentWidget() is not self.home:
            self.table.scene.draw_all()
        return super().grab(rectangle)

    def changeEvent(self, event: QEvent) -> None:
        """Another window of the program may have ended or begun a match in the meantime."""
        super().changeEvent(event)
        coming = event.type() == QEvent.Type.ActivationChange and self.isActiveWindow()
        if coming and self.session is None and self._stack.currentWidget() is self.home:
            self._list_running()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves full screen."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._toggle_full_screen()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave in order: everything is written then."""
        self._settings.window_geometry = bytes(self.saveGeometry().data())
        self._leave_match()
        if self._has_table():
            self.table.shut_down()
        super().closeEvent(event)
