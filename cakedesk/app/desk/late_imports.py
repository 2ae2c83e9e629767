"""Imports what the window shows without, module by module, so that no turn of the event loop takes long."""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module
from pathlib import Path

from cakedesk.table.slicer import Work


def import_all(package: str) -> Work:
    """Import the modules of a package of the program (`package`: such as "app.help")."""
    from graphlib import TopologicalSorter  # noqa: PLC0415 - the window shows without it

    (folder,) = import_module(f"cakedesk.{package}").__path__
    yield
    imported = re.compile(rf"^from cakedesk\.{package}\.(\w+) import", re.MULTILINE)
    needs: dict[str, list[str]] = {}
    for module in pkgutil.iter_modules([folder]):
        file = Path(folder, f"{module.name}.py")  # a frozen program has none: there some steps are longer
        needs[module.name] = imported.findall(file.read_text("utf-8")) if file.is_file() else []
    yield
    # What others need comes first: none brings many with it.
    for name in TopologicalSorter(needs).static_order():
        import_module(f"cakedesk.{package}.{name}")
        yield
