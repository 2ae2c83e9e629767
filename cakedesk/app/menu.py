"""The one menu: every command with its shortcut, on a sheet below its button, or in the bar of macOS."""

from __future__ import annotations

import sys
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenuBar

    from cakedesk.app.menu_sheet import MenuSheet


class MainMenu(QObject):
    """The commands of the program. Their shortcuts work in the whole window.

    Attributes:
        new_game: to the set-up of a new game.
        home: back to the home page.
        cover: hide the table from everybody.
        settings: open the settings.
        full_screen: the whole screen, or a window again.
        about: open *About*.
        quit: end the program.
        native_bar: the bar of macOS with the same commands; None elsewhere.
    """

    def __init__(
        self, style: PageStyle, window: QWidget, *, with_native_bar: bool = sys.platform == "darwin"
    ) -> None:
        super().__init__(window)
        self._window = window
        self.new_game = self._action(self.tr("New game"), "Ctrl+N")
        self.home = self._action(self.tr("Home page"), "Alt+Home")
        self.cover = self._action(self.tr("Cover the table"), "F9")
        self.settings = self._action(self.tr("Settings"), "Ctrl+,")
        self.full_screen = self._action(self.tr("Full screen"), "F11")
        self.about = self._action(self.tr("About CakeDesk"), "")
        self.quit = self._action(self.tr("Quit"), "Ctrl+Q")
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self._groups = [
            [self.new_game, self.home, self.cover],
            [self.settings, self.full_screen],
            [self.about, self.quit],
        ]
        self._style = style
        self.native_bar = self._native_bar() if with_native_bar else None
        self.set_at_table(False)

    @cached_property
    def sheet(self) -> MenuSheet:
        """The menu as it is drawn, made when it is first opened."""
        from cakedesk.app.menu_sheet import MenuSheet  # noqa: PLC0415 - the home page shows without it

        return MenuSheet(self._style, self._groups, self._window)

    def set_at_table(self, on: bool) -> None:
        """Say where the players are.

        Args:
            on: whether the table is shown; covering it and leaving it work only there.
        """
        self.cover.setEnabled(on)
        self.home.setEnabled(on)

    def pop_up(self, button: QWidget) -> None:
        """Open the menu.

        Args:
            button: it opens below this one.
        """
        corner = button.mapTo(self._window, QPoint(button.width(), button.height() + 6))
        self.sheet.open_at(corner)

    def _native_bar(self) -> QMenuBar:
        """The same commands in the one bar that macOS has for all windows of a program."""
        from PySide6.QtWidgets import QMenuBar  # noqa: PLC0415 - only on macOS

        bar = QMenuBar()
        for title, group in zip(
            (self.tr("Game"), self.tr("View"), self.tr("Help")), self._groups, strict=True
        ):
            bar.addMenu(title).addActions(group)
        return bar

    def _action(self, words: str, keys: str) -> QAction:
        action = QAction(words, self)
        if keys:
            action.setShortcut(keys)
        self._window.addAction(action)
        return action
