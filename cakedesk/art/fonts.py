"""The two font families of the house, loaded once from the resources."""

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
    """Names by which `QFont` finds the fonts.

    Attributes:
        display: Titles and numerals (Baloo 2; weights 700 and 800).
        text: Everything else (Atkinson Hyperlegible Next; weights 500, 600 and 700).
    """

    display: str
    text: str


@lru_cache(maxsize=1)
def load_fonts() -> FontFamilies:
    """Loads the fonts into Qt. Later calls give the same answer and load nothing.

    Returns:
        The names of the families.

    Raises:
        RuntimeError: There is no QGuiApplication yet, or a font file is missing or damaged.
    """
    if QGuiApplication.instance() is None:
        raise RuntimeError("fonts can only be loaded after the QGuiApplication was made")
    display, *_, text = [_load(file) for file in (DISPLAY_FILE, *OTHER_FILES)]
    return FontFamilies(display=display, text=text)


def _load(file: str) -> str:
    path = resource_path("fonts", *file.split("/"))
    number = QFontDatabase.addApplicationFont(str(path))
    families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    if not families:
        raise RuntimeError(f"cannot load the font {path}")
    return families[0]
