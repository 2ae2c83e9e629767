"""Brings Qt in before everything else of the window."""

from __future__ import annotations

import builtins

from cakedesk.app.desk import garbage


def bring_in_qt() -> None:
    """Import Qt, and let all that is imported after it come as fast as without it.

    PySide puts an `import` of its own in place of Python's, for its switches named ``__feature__``: the
    source of every module that comes later is read, searched for Qt's name and kept in memory. The program
    uses no such switch, so Python's own `import` is put back. See
    https://code.qt.io/cgit/pyside/pyside-setup.git/tree/sources/shiboken6/shibokenmodule/files.dir/shibokensupport/feature.py
    """
    garbage.search_later()
    import PySide6.QtCore  # noqa: F401, PLC0415 - here and not before

    original = getattr(builtins, "__orig_import__", None)
    if original is not None:
        builtins.__import__ = original
