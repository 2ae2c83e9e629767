"""Art needs an application object for its fonts; nothing else of Qt's windows."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cakedesk.art.fonts import load_fonts


@pytest.fixture(autouse=True)
def plain_pictures() -> None:
    """None: here they are looked at."""


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()
