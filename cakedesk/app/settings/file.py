"""Reading the file of the settings; a damaged one is moved aside."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from cakedesk.app.files.disk_errors import no_answer, why_failed
from cakedesk.app.files.set_aside import set_aside
from cakedesk.engine.foreign_files import open_regular

MAX_SETTINGS_BYTES = 1_000_000


def find_values(file: Path) -> tuple[Path | None, dict[str, Any], str]:
    """Read the settings: the file to write, the values, and what people are told if they can't be used.

    What is there and can't be read is not written over: no file is to be written then.
    """
    # Who has linked it to another place wants it there: a link that is written to would become a file.
    real = Path(os.path.realpath(file)) if os.path.islink(file) else file
    try:
        with open_regular(real) as handle:
            content = handle.read(MAX_SETTINGS_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):  # where no folder is, that was told at the start
        return real, {}, ""
    except OSError as error:
        return None, {}, _unread(why_failed(error))
    import json  # noqa: PLC0415 - the first start has no settings to read

    try:
        values = json.loads(content.decode("utf-8")) if len(content) <= MAX_SETTINGS_BYTES else None
    except (ValueError, RecursionError):
        values = None
    return (real, values, "") if isinstance(values, dict) else _move_damaged(real)


def no_values() -> tuple[Path | None, dict[str, Any], str]:
    """The same where the disk has not answered. It may yet."""
    return None, {}, _unread(no_answer())


def _unread(why: str) -> str:
    text = QCoreApplication.translate(
        "Settings",
        "The settings could not be read ({why}). The standard ones are used, and changes are not kept.",
    )
    return text.format(why=why)


def _move_damaged(file: Path) -> tuple[Path | None, dict[str, Any], str]:
    try:
        target = set_aside(file, file.parent / "damaged")
    except OSError as error:
        template = QCoreApplication.translate(
            "Settings",
            "The settings file {file} is damaged and can't be moved ({why}). The standard ones are used, and"
            " changes are not kept.",
        )
        return None, {}, template.format(file=file, why=why_failed(error))
    template = QCoreApplication.translate(
        "Settings",
        "The settings file was damaged. It lies in {file} now, and the standard settings are used.",
    )
    return file, {}, template.format(file=target)
