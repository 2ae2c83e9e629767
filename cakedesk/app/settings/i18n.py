"""The program's languages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from cakedesk.engine.game import Game
from cakedesk.engine.reasons import COMMON_REASONS, Reason
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.engine.resources import translations_dir

SOURCE_LANGUAGE = "en"
"""The language of the texts in the code. Its catalogue holds only the plurals."""


class Translators:
    """The translations in use. Whoever shows words makes them anew after `speak`."""

    def __init__(self) -> None:
        self._installed: list[QTranslator] = []

    def speak(self, language: str = "") -> None:
        """Load the translations for a language, in place of those in use.

        Args:
            language: such as ``de`` or ``de_AT``; empty for the languages of the system in their order.
        """
        app = QCoreApplication.instance()
        assert app is not None
        for translator in self._installed:
            app.removeTranslator(translator)
            translator.deleteLater()
        wanted = [language] if language else QLocale.system().uiLanguages()
        self._installed = install_translators(app, wanted)
        QLocale.setDefault(QLocale(language) if language else QLocale.system())


def install_translators(app: QCoreApplication, languages: Sequence[str] | None = None) -> list[QTranslator]:
    """Load the translations for the person's languages.

    Args:
        languages: languages in order of preference, such as ``de-AT``; None for those of the system.
    """
    wanted = list(languages) if languages is not None else QLocale.system().uiLanguages()
    try:
        folder = str(translations_dir())
    except FileNotFoundError:
        return []
    # English is installed first, hence asked last: it has the plurals that another language may lack.
    names = [("cakedesk_" + SOURCE_LANGUAGE, folder)]
    language = _first_with_catalogue(wanted, folder)
    if language != SOURCE_LANGUAGE:
        from PySide6.QtCore import QLibraryInfo  # noqa: PLC0415 - English needs nothing of Qt's own

        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        names += [(f"qtbase_{language}", qt_folder), (f"cakedesk_{language}", folder)]
    translators = []
    for name, place in names:
        translator = QTranslator(app)
        if translator.load(name, place) and app.installTranslator(translator):
            translators.append(translator)
    return translators


def translate_reason(game: Game[Any, Any], reason: Reason) -> str:
    """Say why something is not legal, in the person's language."""
    if reason.code in game.reasons:
        template = QCoreApplication.translate(type(game).__name__, game.reasons[reason.code])
    else:
        template = QCoreApplication.translate("Reasons", COMMON_REASONS.get(reason.code, reason.code))
    return reason.in_words(template)


def game_title(game: Game[Any, Any]) -> str:
    """The name of a game in the person's language."""
    return QCoreApplication.translate(type(game).__name__, game.title)


def title_of(game_id: str) -> str:
    """The name of a game by its id; empty if there is no such game."""
    return game_title(find_game(game_id)) if game_id in game_ids() else ""


def _first_with_catalogue(wanted: Sequence[str], folder: str) -> str:
    """The first of some languages that there is a catalogue of, a country's own before the language's."""
    for name in wanted:
        parts = name.replace("-", "_").split("_")
        while parts:
            language = "_".join(parts)
            if language == SOURCE_LANGUAGE or Path(folder, f"cakedesk_{language}.qm").is_file():
                return language
            parts.pop()
    return SOURCE_LANGUAGE
