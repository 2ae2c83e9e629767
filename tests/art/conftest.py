"""Art needs an application object for its fonts; nothing else of Qt's windows."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cakedesk.art.fonts import load_fonts
from cakedesk.art.lettering import outline


@pytest.fixture(autouse=True)
def plain_pictures() -> None:
    """None: here they are looked at."""


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture(autouse=True, scope="module")
def _no_outlines_of_others() -> None:
    """Forgets the letters that other tests have drawn, whatever fonts and screens these had."""
    outline.cache_clear()
