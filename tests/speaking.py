"""Other languages in tests: catalogues are brought up to date, compiled, and spoken for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import PySide6
from PySide6.QtCore import QCoreApplication, QTranslator

from bootstrap.translations import compile_translations, lrelease_in, stale_translations

_UPDATER = Path(__file__).parents[1] / "packaging" / "update_translations.py"


def catalogue_updater() -> ModuleType:
    """The script that brings catalogues up to date, read anew."""
    spec = spec_from_file_location("update_translations", _UPDATER)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
