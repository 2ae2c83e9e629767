"""The two font families of the house, loaded once from the resources, and what stands in for them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QFontDatabase, QGuiApplication

from cakedesk.engine.resources import resource_path

DISPLAY_FILE = "baloo-2/Baloo2_800ExtraBold.ttf"
OTHER_FILES = (
    "baloo-2/Baloo2_700Bold.ttf",
    "atkinson-hyperlegible-next/AtkinsonHyperlegibleNext_500Medium.ttf",
    "atkinson-hyperlegible-next/AtkinsonHyperlegibleNext_600SemiBold.ttf",
    "atkinson-hyperlegible-next/AtkinsonHyperlegibleNext_700Bold.ttf",
)


class FontFamilies(NamedTuple):
    """Names by which `QFont` finds the fonts."""

    display: str  # titles and numerals (Baloo 2; weights 700 and 800)
    text: str  # everything else (Atkinson Hyperlegible Next; weights 500, 600 and 700)


@lru_cache(maxsize=1)
def load_fonts() -> FontFamilies:
    """Loads the fonts into Qt. Later calls give the same answer and load nothing.

    Returns:
        The names of the families. For one whose files are missing or damaged the other stands in, and the
        system's font for both; `missing_fonts` names the files.

    Raises:
        RuntimeError: There is no QGuiApplication yet.
    """
    if QGuiApplication.instance() is None:
        raise RuntimeError("fonts can only be loaded after the QGuiApplication was made")
    families = {file: _load(file) for file in (DISPLAY_FILE, *OTHER_FILES)}
    _missing[:] = [file for file, family in families.items() if not family]
    display, text = (
        next((family for file, family in families.items() if family and file.startswith(folder)), "")
        for folder in ("baloo-2/", "atkinson-hyperlegible-next/")
    )
    # The system's font is looked for only where it is needed: that takes a while.
    usual = display or text or QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    return FontFamilies(display=display or usual, text=text or usual)


def missing_fonts() -> tuple[str, ...]:
    """The font files that `load_fonts` could not load.

    Returns:
        Their names, without folders; none if all is well.
    """
    return tuple(file.rpartition("/")[2] for file in _missing)


_missing: list[str] = []


def _load(file: str) -> str:
    """Load one file.

    Returns:
        The name of its family; empty if it is missing or damaged.
    """
    path = resource_path("fonts", *file.split("/"))
    number = QFontDatabase.addApplicationFont(str(path))
    families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    return families[0] if families else ""
