"""The languages that the program can be shown in."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from PySide6.QtCore import QLocale

from cakedesk.app.settings.i18n import SOURCE_LANGUAGE
from cakedesk.engine.resources import translations_dir

_PREFIX = "cakedesk_"
_ANYBODYS = {"en": "English", "es": "Español"}
"""Qt says "American English" and "español de España"."""


class Language(NamedTuple):
    """One language."""

    code: str  # such as ``de`` or ``pt_BR``
    name: str  # what those who speak it call it


def languages() -> list[Language]:
    """All languages that there is a catalogue of, by their own names."""
    codes = {SOURCE_LANGUAGE}
    with suppress(FileNotFoundError):
        codes |= {path.stem.removeprefix(_PREFIX) for path in translations_dir().glob(f"{_PREFIX}*.qm")}
    return sorted((Language(code, own_name(code)) for code in codes), key=lambda one: one.name.casefold())


def own_name(code: str) -> str:
    """What a language is called by those who speak it."""
    if code in _ANYBODYS:
        return _ANYBODYS[code]
    locale = QLocale(code)
    name = locale.nativeLanguageName() if locale.language() is not QLocale.Language.C else ""
    return name[:1].upper() + name[1:] or code
