"""The one menu: every command with its shortcut, on a sheet below its button, or in the bar of macOS."""

from __future__ import annotations

import sys
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.shortcuts import HELP, HINT, LOG, REDO, UNDO

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenuBar

    from cakedesk.app.window.menu_sheet import MenuSheet


class MainMenu(QObject):
    """The commands of the program. Their shortcuts work in the whole window.

    A command that can do nothing now is off, and not shown: `set_at_table` and the functions after it say so.
    """

    def __init__(
        self, style: PageStyle, window: QWidget, *, with_native_bar: bool = sys.platform == "darwin"
    ) -> None:
        super().__init__(window)
        self._window = window
        self.new_game = self._action(self.tr("New game"), "Ctrl+N")  # to the set-up of a new game
        self.matches = self._action(self.tr("Matches"), "Ctrl+M")
        self.home = self._action(self.tr("Home page"), "Alt+Home")  # back to the home page
        self.rematch = self._action(self.tr("Rematch"), "Ctrl+R")  # the same players again
        self.print_cards = self._action(self.tr("Print the cards …"), "Ctrl+P")
        self.own_cards = self._action(self.tr("Own cards and pictures"))  # opens their folder
        self.undo = self._action(self.tr("Take back"), *UNDO)
        self.redo = self._action(self.tr("Do again"), *REDO)
        self.undo_turn = self._action(self.tr("Take my whole turn again"), "Ctrl+Backspace")
        self.hint = self._action(self.tr("Hint"), *HINT)  # show what a strong player would do
        self.choices = self._action(self.tr("What can I do?"), "F2")
        self.read = self._action(self.tr("Read the table"), "F3")
        self.cover = self._action(self.tr("Cover the table"), "F9")  # hide the table from everybody
        self.pause = self._action(self.tr("Pause"), "F8")  # let the computers wait, or go on
        # Let a computer play for somebody, or give the seat back.
        self.stand_in = self._action(self.tr("Let a computer play for …"))
        self.give_up = self._action(self.tr("Give up the game"))
        self.log = self._action(self.tr("What happened"), *LOG)  # open or close what happened
        self.settings = self._action(self.tr("Settings"), "Ctrl+,")
        self.full_screen = self._action(self.tr("Full screen"), "F11")  # the whole screen, or a window again
        self.help = self._action(self.tr("Help"), *HELP)
        self.about = self._action(self.tr("About CakeDesk"))
        self.quit = self._action(self.tr("Quit"), "Ctrl+Q")
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self._groups = [
            [self.new_game, self.matches, self.home, self.rematch, self.print_cards, self.own_cards],
            [
                *(self.undo, self.redo, self.undo_turn, self.hint),
                *(self.cover, self.pause, self.stand_in, self.give_up),
            ],
            [self.log, self.choices, self.read, self.settings, self.full_screen],
            [self.help, self.about, self.quit],
        ]
        self._style = style
        # The bar of macOS with the same commands; None elsewhere.
        self.native_bar = self._native_bar() if with_native_bar else None
        self.set_at_table(False)
        self.set_rematch_enabled(False)

    @cached_property
    def sheet(self) -> MenuSheet:
        """The menu as it is drawn, made when it is first opened."""
        from cakedesk.app.window.menu_sheet import MenuSheet  # noqa: PLC0415 - the home page shows without it

        return MenuSheet(self._style, self._groups, self._window)

    def set_at_table(self, on: bool) -> None:
        """Say where the players are. Away from the table nothing of a match can be done."""
        self.cover.setEnabled(on)
        self.give_up.setEnabled(on)
        self.home.setEnabled(on)
        for action in (self.log, self.choices, self.read):
            action.setEnabled(on)
        if not on:
            self.set_undo_enabled()
            self.hint.setEnabled(False)
            self.set_watching(on=False)
            self.set_stand_in_enabled(False)

    def set_undo_enabled(self, *, undo: bool = False, redo: bool = False, turn: bool = False) -> None:
        """Say what can be taken back now."""
        self.undo.setEnabled(undo)
        self.redo.setEnabled(redo)
        self.undo_turn.setEnabled(turn)

    def set_watching(self, *, on: bool, paused: bool = False) -> None:
        """Say whether only computers play."""
        self.pause.setEnabled(on)
        self.pause.setText(self.tr("Go on") if paused else self.tr("Pause"))

    def set_stand_in_enabled(self, on: bool) -> None:
        """Say whether computers and people may change places."""
        self.stand_in.setEnabled(on)

    def set_rematch_enabled(self, on: bool) -> None:
        """Say whether there is a finished match whose players may play again."""
        self.rematch.setEnabled(on)

    def close(self) -> None:
        """Take the menu away, shortcuts and all."""
        for group in self._groups:
            for action in group:
                self._window.removeAction(action)
        if "sheet" in vars(self):
            self.sheet.deleteLater()
        if self.native_bar is not None:
            self.native_bar.deleteLater()

    def pop_up(self, button: QWidget) -> None:
        """Open the menu."""
        corner = button.mapTo(self._window, QPoint(button.width(), button.height() + 6))
        self.sheet.open_at(corner)

    def _native_bar(self) -> QMenuBar:
        """The same commands in the one bar that macOS has for all windows of a program."""
        from PySide6.QtWidgets import QMenuBar  # noqa: PLC0415 - only on macOS

        bar = QMenuBar()
        for title, group in zip(
            (self.tr("Game"), self.tr("Turn"), self.tr("View"), self.tr("Help")), self._groups, strict=True
        ):
            bar.addMenu(title).addActions(group)
        return bar

    def _action(self, words: str, *keys: str) -> QAction:
        action = QAction(words, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        self._window.addAction(action)
        return action
