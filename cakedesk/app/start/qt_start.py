"""Brings Qt in before everything else of the window."""

from __future__ import annotations

import builtins
import collections
import contextlib
import marshal
import os
import sys
from types import CodeType
from typing import Any, TypeAlias

from cakedesk.app.desk import garbage

_STUB_WRITERS = tuple(f"shibokensupport/signature/lib/{name}.py" for name in ("enum_sig", "pyi_generator"))
"""Parts of PySide that write stub files for type checkers, which no running program asks for."""

_EAGER_PATTERN = b"rec = re.compile(regex, flags=re.VERBOSE)\n        self._finditer = rec.finditer"
_LATE_PATTERN = b"self._finditer = lambda text: re.finditer(regex, text, re.VERBOSE)"
"""A long pattern that reads signatures, which are asked for by wrong calls and by type checkers alone."""

_PLACE = __file__ if getattr(sys, "frozen", False) else __spec__.cached
CODE_FILE = f"{os.path.splitext(_PLACE)[0]}.pyside" if _PLACE else ""
"""Where the byte code of PySide's parts is kept, beside that of this module; empty: Python keeps none.
A frozen program has it from the beginning (`packaging/freeze.py`) and keeps nothing more."""

_Codes: TypeAlias = dict[tuple[Any, ...], CodeType]

_compile = builtins.compile
_known: _Codes = {}
_used: _Codes = {}


def bring_in_qt() -> None:
    """Import Qt, and let all that is imported after it come as fast as without it.

    PySide puts an `import` of its own in place of Python's, for its switches named ``__feature__``: the
    source of every module that comes later is read, searched for Qt's name and kept in memory. The program
    uses no such switch, so Python's own `import` is put back. See
    https://code.qt.io/cgit/pyside/pyside-setup.git/tree/sources/shiboken6/shibokenmodule/files.dir/shibokensupport/feature.py

    Its own Python parts lie in a packed file: they are compiled anew on every start, which takes longer than
    all else of the import. So their byte code is kept, by their sources (`keep_code`). What a running program
    never asks for is left out. What makes each `NamedTuple` is kept likewise: `collections` finds our `eval`,
    until `keep_code`.
    """
    garbage.search_later()
    with contextlib.suppress(OSError, EOFError, ValueError, TypeError), open(CODE_FILE, "rb") as file:
        _known.update(marshal.load(file))
    builtins.compile = _compile_less
    try:
        import PySide6.QtCore  # noqa: F401, PLC0415 - here and not before
    finally:
        builtins.compile = _compile

    vars(collections)["eval"] = _eval_less
    original = getattr(builtins, "__orig_import__", None)
    if original is not None:
        builtins.__import__ = original


def keep_code() -> None:
    """Keep the byte code of PySide's parts for later starts, where and if Python keeps its own."""
    vars(collections).pop("eval", None)
    if CODE_FILE and not sys.dont_write_bytecode and _used.keys() - _known.keys():
        unfinished = f"{CODE_FILE}.{os.getpid()}"
        with contextlib.suppress(OSError):
            with open(unfinished, "wb") as file:
                marshal.dump(_used, file)
            os.replace(unfinished, CODE_FILE)


def _eval_less(source: str, names: dict[str, Any]) -> Any:
    return eval(_code_of(source, "<named tuple>", "eval"), names)


def _compile_less(source: Any, filename: Any, *rest: Any, **named: Any) -> Any:
    if named or not isinstance(source, bytes):  # not PySide's
        return _compile(source, filename, *rest, **named)
    needed = b"" if filename in _STUB_WRITERS else source.replace(_EAGER_PATTERN, _LATE_PATTERN)
    return _code_of(needed, filename, *rest)


def _code_of(*what: Any) -> CodeType:
    _used[what] = code = _known.get(what) or _compile(*what)
    return code
