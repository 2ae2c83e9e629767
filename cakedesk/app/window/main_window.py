"""The window: home, table and end page, and what lies over them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDesktopServices, QGuiApplication, QHelpEvent, QKeyEvent, QPixmap
from PySide6.QtWidgets import QMainWindow, QWidget

from cakedesk.app.desk.match_desk import MatchDesk
from cakedesk.app.desk.pages import Pages
from cakedesk.app.desk.services import Services
from cakedesk.app.home.page import HomePage
from cakedesk.app.people.game_offer import GameOffer, game_offers
from cakedesk.app.people.setup_memory import remembered_choice
from cakedesk.app.settings.i18n import Translators
from cakedesk.app.settings.look import MOTION_SETTINGS, chosen_motion, chosen_theme
from cakedesk.app.settings.values import ThemeChoice
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Page
from cakedesk.app.window.first_paint import FirstPaint
from cakedesk.app.window.place import ScreenWatch, place_window
from cakedesk.table.key_meaning import press_shortcut

if TYPE_CHECKING:
    from cakedesk.app.end.page import EndPage
    from cakedesk.app.help.about_page import AboutPage
    from cakedesk.app.match.session import MatchSession
    from cakedesk.app.match.table_page import TablePage
    from cakedesk.app.window.menu import MainMenu
    from cakedesk.app.window.message_strip import MessageStrip
    from cakedesk.app.window.tooltip import Tooltip
    from cakedesk.app.window.unsaved import UnsavedSheet
    from cakedesk.art.own_pictures import OwnPictureError
    from cakedesk.engine.match import Match

_ALL = QRect(QPoint(0, 0), QSize(-1, -1))


class MainWindow(QMainWindow):
    """The program's one window: its size, its menu, its theme, its language, and what lies over all pages."""

    def __init__(self, services: Services, translators: Translators | None = None) -> None:
        super().__init__()
        self._services = services
        self._settings = services.settings
        self._translators = translators or Translators()
        self.setWindowTitle("CakeDesk")
        self._style = PageStyle(services.faces, chosen_theme(self._settings), self)
        self._style.set_reduced_motion(self._settings.reduced_motion)
        self._style.set_text_scale(self._settings.text_percent / 100)
        place_window(self, self._settings.window_geometry)
        self._screens = ScreenWatch(self)
        self._follow_full_screen()
        self._build(self._settings.last_game)
        self._settings.changed.connect(self._follow_setting)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_theme)
        self._may_lose_matches = False
        services.faces.undrawable.connect(self._tell_undrawable)
        services.faces.spoiled.connect(self.tell_spoiled)
        services.writer.failed.connect(self.tell)
        services.writer.eased.connect(self._withdraw)
        services.writer.recovered.connect(self._tell_saved_again)
        self.desk.show_home()
        # Tells when the home page is there. The menu is made after that.
        self.first_paint = FirstPaint(self.home, services.faces)
        # Not at once: who wants to know that the page is there comes first.
        self.first_paint.done.connect(self._make_menu, Qt.ConnectionType.QueuedConnection)
        self.first_paint.done.connect(self._screens.see_frame, Qt.ConnectionType.QueuedConnection)

    def _build(self, game_id: str) -> None:
        """Make everything that has words on it. Home opens with a game, if it knows it."""
        offers = game_offers()
        self._style.resize_to(self.width(), self.height())
        self.pages = Pages(self._style, offers, self._services, self)
        self.setCentralWidget(self.pages.stack)
        if self.isVisible():  # else at the first event: a table would be laid out in the size of a stamp
            self.pages.stack.setGeometry(self.rect())
            self.pages.stack.show()
        self.desk = MatchDesk(self.pages, self._services, self)
        self.desk.trouble.connect(self.tell)
        self.desk.settled.connect(self._withdraw)
        self.desk.news.connect(self.tell_news)
        self.desk.advised.connect(self._tell_hint)
        self.desk.page_shown.connect(self._forget_news)
        self.desk.session_changed.connect(self._place_messages)
        self.pages.menu_requested.connect(self._open_menu)
        self.pages.theme_toggled.connect(self._toggle_theme)
        self._remember_choices(offers)
        self.home.choose_game(game_id)

    @cached_property
    def _menu(self) -> MainMenu:
        """The menu, joined with what it does; its shortcuts work from now on."""
        from cakedesk.app.window.commands import Commands  # noqa: PLC0415 - the window shows without it
        from cakedesk.app.window.menu import MainMenu  # noqa: PLC0415

        menu = MainMenu(self._style, self)
        Commands(menu, self.desk, self.pages, self._style)
        menu.full_screen.triggered.connect(self._toggle_full_screen)
        menu.own_cards.triggered.connect(self._open_own)
        menu.about.triggered.connect(self._show_about)
        menu.quit.triggered.connect(self.close)
        return menu

    def _make_menu(self) -> None:
        self._menu  # noqa: B018
        QTimer.singleShot(0, self, self._watch_input)  # the context: the window may be gone

    def _watch_input(self) -> None:
        from cakedesk.app.window.input_watch import InputWatch  # noqa: PLC0415 - not before the window shows

        if self.findChild(InputWatch) is None:
            InputWatch(self)

    def _open_menu(self, button: QWidget) -> None:
        self._menu.pop_up(button)

    def _speak(self) -> None:
        """Say everything in the language that was chosen now. What was shown comes back, warnings too."""
        warnings = self.messages.warnings()[::-1] if "messages" in vars(self) else []
        of_match = [sentence for sentence in warnings if sentence in self.desk.told_of_match]
        was_in_settings = self.pages.has("settings") and self.pages.shown is self.pages.settings
        session, home = self.session, self.home
        board = self.table.board if session is not None else None
        staged = (board.staged.steps, board.staged.in_hand) if board is not None else (None, "")
        has_table = self.pages.has("table")
        has_ring = has_table and self.table.view.has_visible_focus()
        was_covered = has_table and self.table.curtain.is_down()
        was_paused, speed = (session.is_paused, session.speed) if session is not None else (False, 1.0)
        show = self.desk.shown_now()
        self.desk.leave_match()
        for name in ("messages", "_about", "_unsaved"):
            if name in vars(self):
                vars(self).pop(name).deleteLater()
        self.pages.shut_down()
        self._menu.close()
        for old in (self.desk, self._menu, self.pages):
            old.deleteLater()
        del self._menu
        self._translators.speak(self._settings.language)
        self._build(home.choice().game_id)
        self.home.setup.go_on_from(home.setup)
        self._make_menu()
        for sentence in warnings:
            if sentence not in of_match:
                self.tell(sentence)
        self._services.writer.tell_anew()
        self._services.saves.reader.tell_anew()
        if has_ring:
            self.table.scene.focus.comes_back = True

        show(self.desk)
        for sentence in of_match:
            self.desk.tell_of_match(sentence)
        if self.session is not None and self.table.board is not None:
            self.table.board.staged.go_on_from(*staged)
            self.session.set_speed(speed)
            if was_paused:
                self.session.set_paused(True)
        if was_covered:
            self.desk.cover()
        if was_in_settings:
            self.desk.asides.show_settings()

    @cached_property
    def messages(self) -> MessageStrip:
        """Sentences for the players."""
        from cakedesk.app.window.message_strip import MessageStrip  # noqa: PLC0415 - see Pages

        messages = MessageStrip(self._style, self)
        messages.covered_changed.connect(self._leave_room)
        messages.closed.connect(self.desk.put_away)
        return messages

    @cached_property
    def tooltip(self) -> Tooltip:
        """Tells what the pointer rests on."""
        from cakedesk.app.window.tooltip import Tooltip  # noqa: PLC0415 - see Pages

        return Tooltip(self._style, self)

    @property
    def home(self) -> HomePage:
        """Where games are chosen and gone on with."""
        return self.pages.home

    @property
    def table(self) -> TablePage:
        """The page of a match."""
        return self.pages.table

    @property
    def end(self) -> EndPage:
        """The result of a match."""
        return self.pages.end

    @property
    def session(self) -> MatchSession | None:
        """The match on the table, or None."""
        return self.desk.session

    def open_match(self, match: Match[Any]) -> None:
        """Put a match that was read from a file on the table."""
        self.desk.open_match(match)

    def tell_refused(self, sentence: str) -> None:
        """Show the players why a record can't be opened."""
        self.desk.tell_refused("open", sentence)

    def tell(self, sentence: str) -> None:
        """Show the players a sentence."""
        self.messages.tell(sentence)

    def tell_news(self, sentence: str) -> None:
        """Show the players a sentence that is good news: it goes by itself."""
        from cakedesk.app.window.message_strip import MessageKind  # noqa: PLC0415 - see Pages

        self.messages.tell(sentence, MessageKind.FINE)

    def _tell_hint(self, sentence: str) -> None:
        from cakedesk.app.window.message_strip import MessageKind  # noqa: PLC0415 - see Pages

        self.messages.tell(sentence, MessageKind.HINT)

    def _forget_news(self) -> None:
        if "messages" in vars(self):
            self.messages.forget_news()
            self._place_messages()

    def _place_messages(self) -> None:
        """The bar has other buttons now."""
        if "messages" in vars(self):
            self.messages.relayout()
            self._leave_room()

    def _leave_room(self) -> None:
        """Nothing that can be clicked lies below a message."""
        if "messages" not in vars(self):
            return
        covered, shown = self.messages.covered_px, self.pages.shown
        if isinstance(shown, Page):
            shown.keep_below(covered)
        if self.pages.has("table"):
            self.table.keep_below(covered)

    @cached_property
    def _about(self) -> AboutPage:
        from cakedesk.app.help.about_page import AboutPage  # noqa: PLC0415 - see Pages

        return AboutPage(self._style, self)  # of a stack screen readers find but the page that is shown

    @cached_property
    def _unsaved(self) -> UnsavedSheet:
        from cakedesk.app.window.unsaved import UnsavedSheet  # noqa: PLC0415 - see Pages

        hold, writer = self.desk.hold_all, self._services.writer
        return UnsavedSheet(self._style, writer, hold, self._close_anyway, self)

    def _withdraw(self, sentence: str) -> None:
        self.messages.withdraw(sentence)

    def _tell_saved_again(self) -> None:
        self.tell_news(self.tr("Everything is saved again."))

    def _tell_undrawable(self, _why: str) -> None:  # which is logged: no player could do anything about it
        self.tell(self.tr("Some pictures can't be drawn. Plain ones with their names stand in for them."))

    def tell_spoiled(self, error: OwnPictureError) -> None:
        """Say that an own picture can't be used."""
        from cakedesk.table.own_faces import in_words  # noqa: PLC0415 - few have own pictures

        self.tell(in_words(error))

    def _open_own(self) -> None:
        from PySide6.QtCore import QUrl  # noqa: PLC0415 - not before the window shows

        folder = self._services.paths.data
        QDesktopServices.openUrl(QUrl.fromLocalFile(folder))
        text = self.tr("Own card lists go into “lists”, own pictures into “art”, both in {folder}.")
        self.tell_news(text.format(folder=folder))

    def _show_about(self) -> None:
        self._about.open()

    def _follow_setting(self, name: str) -> None:
        if name == "theme":
            self._follow_theme()
        elif name == "language":
            # In a turn of its own: the page on which it was chosen goes.
            QTimer.singleShot(0, self._speak)
        elif name == "text_percent":
            self._style.set_text_scale(self._settings.text_percent / 100)
        elif name == "full_screen":
            self._follow_full_screen()
        elif name in MOTION_SETTINGS:
            self._style.set_reduced_motion(self._settings.reduced_motion)
            if self.pages.has("table"):
                self.table.scene.set_motion(chosen_motion(self._settings))

    def _follow_theme(self) -> None:
        self._style.set_theme(chosen_theme(self._settings))

    def _toggle_theme(self) -> None:
        self._settings.theme = ThemeChoice.LIGHT if self._style.theme.dark else ThemeChoice.DARK

    def _toggle_full_screen(self) -> None:
        self._settings.full_screen = not self.isFullScreen()

    def _follow_full_screen(self) -> None:
        if self._settings.full_screen != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _remember_choices(self, offers: Sequence[GameOffer]) -> None:
        """Set every game up as it was set up last."""
        for offer in offers:
            choice = remembered_choice(self._settings, offer)
            if choice is not None:
                self.home.setup.remember(choice)

    def grab(self, rectangle: QRect = _ALL) -> QPixmap:
        """The picture of the window as it is now, also while the table waits for pictures."""
        if not self.pages.has("table"):
            return super().grab(rectangle)
        with self.table.scene.drawing.shown_now():
            return super().grab(rectangle)

    def event(self, event: QEvent) -> bool:
        """Have tooltips told by the program's own, which takes names for what they are."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self.tooltip.rest_at(self.mapFromGlobal(event.globalPos()))
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another window of the program may have ended or begun a match in the meantime."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and self.isVisible():
            # The window manager may have changed it.
            self._settings.full_screen = self.isFullScreen()
        coming = event.type() == QEvent.Type.ActivationChange and self.isActiveWindow()
        # Not as it comes for the first time: they have just been listed, and there is no menu yet.
        if coming and "_menu" in vars(self) and self.session is None and self.pages.shown is self.home:
            self.desk.list_running()

    def _close_anyway(self) -> None:
        self._may_lose_matches = True
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves full screen. Commands come here that the layout has no letters for."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._toggle_full_screen()
        elif not press_shortcut(self, event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave in order: everything is written then, or people were asked."""
        if not self._may_lose_matches and self._services.writer.unsaved_matches():
            self._unsaved.begin()
            if not self._may_lose_matches:  # it may have been written in the meantime, and be let go here
                event.ignore()
                return
        self._settings.window_geometry = bytes(self.saveGeometry().data())
        self.desk.leave_match()
        self.pages.shut_down()
        super().closeEvent(event)
