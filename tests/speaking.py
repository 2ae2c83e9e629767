"""Other languages in tests: catalogues are compiled, and spoken for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QTranslator

from bootstrap.translations import compile_translations, lrelease_in, stale_translations


def compiled(sources: Path, folder: Path) -> Path:
    """Compile the catalogues of a folder into another one, which is given back."""
    compile_translations(stale_translations(sources, folder), lrelease_in(Path(PySide6.__file__).parent))
    return folder


@contextmanager
def speaking(translator: QTranslator) -> Iterator[None]:
    """Have texts translated as a translator does."""
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)
