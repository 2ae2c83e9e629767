"""Joins the menu with what is shown: commands do something, and are on only where they can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from cakedesk.app.desk.match_desk import MatchDesk
from cakedesk.app.desk.pages import Pages
from cakedesk.app.saves.saved_match import name_of
from cakedesk.app.settings.i18n import game_title
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.window.menu import MainMenu

if TYPE_CHECKING:
    from cakedesk.app.history.sheets import QuestionSheet
    from cakedesk.app.widgets.choice_sheet import ChoiceSheet


class Commands(QObject):
    """The commands of a match and of the pages. Those of the window itself are joined there."""

    def __init__(self, menu: MainMenu, desk: MatchDesk, pages: Pages, style: PageStyle) -> None:
        super().__init__(menu)
        self._menu, self._desk, self._pages, self._style = menu, desk, pages, style
        self._sheet: ChoiceSheet | None = None
        self._question: QuestionSheet | None = None
        menu.new_game.triggered.connect(desk.show_home)
        menu.home.triggered.connect(desk.show_home)
        menu.matches.triggered.connect(lambda: pages.call_with("matches", desk.show_matches))
        menu.rematch.triggered.connect(desk.play_again)
        menu.print_cards.triggered.connect(self._print_cards)
        menu.settings.triggered.connect(desk.asides.show_settings)
        menu.help.triggered.connect(lambda: pages.call_with("help", desk.asides.show_help))
        menu.cover.triggered.connect(desk.cover)
        menu.undo.triggered.connect(self._undo)
        menu.redo.triggered.connect(self._redo)
        menu.undo_turn.triggered.connect(self._undo_turn)
        menu.hint.triggered.connect(self._ask_for_hint)
        menu.choices.triggered.connect(lambda: pages.table.read(lambda reader: reader.say_choices()))
        menu.read.triggered.connect(lambda: pages.table.read(lambda reader: reader.say_table()))
        menu.pause.triggered.connect(self._pause)
        menu.log.triggered.connect(self._toggle_log)
        menu.stand_in.triggered.connect(self._offer_stand_ins)
        menu.give_up.triggered.connect(self._ask_to_give_up)
        desk.page_shown.connect(self.follow)
        desk.session_changed.connect(self._join_session)
        self._join_session()

    def follow(self) -> None:
        """See anew what can be done now."""
        menu, session = self._menu, self._desk.session
        at_table = self._desk.is_at_table()
        menu.set_at_table(at_table)
        menu.give_up.setEnabled(at_table and session is not None and not session.model.is_over)
        menu.home.setEnabled(self._pages.shown is not self._pages.home)
        menu.log.setEnabled(self._is_at_end() or (at_table and self._desk.lesson is None))
        menu.set_rematch_enabled(self._desk.ended is not None)
        if session is None:
            return
        if self._is_at_end():
            # What the page has buttons for. Where the last action was done, on the table, there is more.
            menu.set_undo_enabled(undo=session.can_undo())
        if not at_table:
            return
        can_undo = session.can_undo()
        menu.set_undo_enabled(undo=can_undo, redo=session.can_redo(), turn=can_undo)
        menu.hint.setEnabled(session.hints.can_ask())
        menu.set_watching(on=session.can_pause, paused=session.is_paused)
        is_running = not session.model.is_over
        menu.set_stand_in_enabled(is_running and (not session.is_watched or bool(session.away())))

    def _join_session(self) -> None:
        session = self._desk.session
        if session is not None:
            for signal in (session.undo_changed, session.watch_changed, session.seats_changed):
                signal.connect(self.follow)
        self.follow()

    def _is_at_end(self) -> bool:
        """Whether the result of a match is shown."""
        return self._pages.has("end") and self._pages.shown is self._pages.end

    def _undo(self) -> None:
        if QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier:
            # A Hebrew keyboard has a Latin Z with Shift alone: Qt takes Ctrl+Shift+Z for Ctrl+Z there.
            self._redo()
        elif self._is_at_end():
            self._pages.end.bar.undo_clicked.emit()  # which leads back to the table first
        elif self._desk.session is not None:
            self._desk.session.undo()

    def _redo(self) -> None:
        if self._desk.session is not None:
            self._desk.session.redo()

    def _undo_turn(self) -> None:
        if self._desk.session is not None:
            self._desk.session.undo_turn()

    def _ask_for_hint(self) -> None:
        if self._desk.session is not None:
            self._desk.session.ask_for_hint()

    def _pause(self) -> None:
        session = self._desk.session
        if session is not None:
            session.set_paused(not session.is_paused)

    def _print_cards(self) -> None:
        is_new, sheet = not self._pages.has("printing"), self._pages.printing
        if is_new:
            sheet.printed.connect(self._desk.news)
            sheet.settled.connect(self._desk.settled)
            sheet.failed.connect(self._desk.trouble)
        sheet.ask_for_game(self._pages.home.choice().game_id)

    def _toggle_log(self) -> None:
        if self._is_at_end():
            self._pages.end.bar.log_toggled.emit(True)
            return
        bar = self._pages.table.bar
        bar.log_toggled.emit(not self._pages.table.is_log_open)

    def _offer_stand_ins(self) -> None:
        from cakedesk.app.desk.stand_in_choices import offer_stand_ins  # noqa: PLC0415 - few ever ask
        from cakedesk.app.widgets.choice_sheet import ChoiceSheet  # noqa: PLC0415

        session = self._desk.session
        if session is None:
            return
        table = self._pages.table
        if self._sheet is None:
            self._sheet = ChoiceSheet(self._style, table)
        offer_stand_ins(session, self._sheet, table.bar.menu_button)

    def _ask_to_give_up(self) -> None:
        from cakedesk.app.history.sheets import QuestionSheet  # noqa: PLC0415 - few ever ask

        session = self._desk.session
        if session is None:
            return
        if self._question is None:
            self._question = QuestionSheet(self._style, "", self.tr("Go on playing"), self._pages.table)
        match = session.model.match
        self._question.ask_to_give_up(name_of(match) or game_title(match.game), self._desk.give_up)
