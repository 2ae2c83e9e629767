"""Imports what the window shows without, module by module, so that no turn of the event loop takes long."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from cakedesk.table.slicer import Work


def import_all(package: str) -> Work:
    """Import the modules of a package of the program (`package`: such as "app.help")."""
    # Backwards: a board and a page's list are named early, and need all the rest of their folder.
    for module in reversed(list(pkgutil.iter_modules(import_module(f"cakedesk.{package}").__path__))):
        if not module.ispkg:
            import_module(f"cakedesk.{package}.{module.name}")
            yield
