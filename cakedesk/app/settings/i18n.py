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
                Dates and numbers are written as where the catalogue's language is spoken: they stand in its
                sentences.
        """
        app = QCoreApplication.instance()
        assert app is not None
        for translator in self._installed:
            app.removeTranslator(translator)
            translator.deleteLater()
        wanted = [language] if language else QLocale.system().uiLanguages()
        self._installed = install_translators(app, wanted)
        QLocale.setDefault(_locale_of(_first_with_catalogue(wanted), wanted))


def install_translators(app: QCoreApplication, languages: Sequence[str] | None = None) -> list[QTranslator]:
    """Load the translations for languages such as ``de-AT`` in order of preference; None: the system's."""
    wanted = list(languages) if languages is not None else QLocale.system().uiLanguages()
    folder = _catalogues()
    # English is installed first, hence asked last: it has the plurals that another language may lack.
    names = [("cakedesk_" + SOURCE_LANGUAGE, folder)]
    language = _first_with_catalogue(wanted)
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


def _catalogues() -> str:
    """The folder of the catalogues; empty where they are missing."""
    try:
        return str(translations_dir())
    except FileNotFoundError:
        return ""


def _locale_of(catalogue: str, wanted: Sequence[str]) -> QLocale:
    """How dates and numbers are written beside the texts of a catalogue.

    The system's own way, if it is one of that language: it knows the clock of 24 hours that people may have
    set. But the system may also mix languages, or speak one that there is no catalogue of.
    """
    system = QLocale.system()
    # Qt takes English without a country for that of the United States, with its clock of 12 hours.
    usual = QLocale("en_150" if catalogue == SOURCE_LANGUAGE else catalogue)
    of_countries = (QLocale(name) for name in (*system.uiLanguages(), *wanted) if "-" in name or "_" in name)
    locale = next((one for one in of_countries if one.language() == usual.language()), usual)
    return system if _traits(system) == _traits(locale) else locale


def _traits(locale: QLocale) -> tuple[object, ...]:
    """What shows of a locale's language and digits."""
    days = tuple(locale.dayName(day) + locale.monthName(day) for day in range(1, 8))
    return locale.language(), days, locale.toString(-1234.5)


def _first_with_catalogue(wanted: Sequence[str]) -> str:
    """The first of some languages that there is a catalogue of, a country's own before the language's."""
    folder = _catalogues()
    for name in wanted:
        parts = name.replace("-", "_").split("_")
        while parts:
            language = "_".join(parts)
            if language == SOURCE_LANGUAGE or Path(folder, f"cakedesk_{language}.qm").is_file():
                return language
            parts.pop()
    return SOURCE_LANGUAGE
