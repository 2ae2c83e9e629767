"""Brings Qt in before everything else of the window."""

from __future__ import annotations

import builtins
from typing import Any

from cakedesk.app.desk import garbage

_STUB_WRITERS = tuple(f"shibokensupport/signature/lib/{name}.py" for name in ("enum_sig", "pyi_generator"))
"""Parts of PySide that write stub files for type checkers, which no running program asks for."""

_compile = builtins.compile


def bring_in_qt() -> None:
    """Import Qt, and let all that is imported after it come as fast as without it.

    PySide puts an `import` of its own in place of Python's, for its switches named ``__feature__``: the
    source of every module that comes later is read, searched for Qt's name and kept in memory. The program
    uses no such switch, so Python's own `import` is put back. See
    https://code.qt.io/cgit/pyside/pyside-setup.git/tree/sources/shiboken6/shibokenmodule/files.dir/shibokensupport/feature.py

    Its own Python parts lie in a packed file: they are compiled anew on every start, all of them, and import
    what they need. What a running program never asks for is left out.
    """
    garbage.search_later()
    builtins.compile = _compile_less
    try:
        import PySide6.QtCore  # noqa: F401, PLC0415 - here and not before
    finally:
        builtins.compile = _compile

    original = getattr(builtins, "__orig_import__", None)
    if original is not None:
        builtins.__import__ = original


def _compile_less(source: Any, filename: Any, *rest: Any, **named: Any) -> Any:
    return _compile("" if filename in _STUB_WRITERS else source, filename, *rest, **named)
