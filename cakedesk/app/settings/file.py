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
    """Read the settings: the file to write, the values, and what people are told if they can't be used."""
    # Who has linked it to another place wants it there: a link that is written to would become a file.
    real = Path(os.path.realpath(file)) if file.is_symlink() else file
    return real, *read_values(real)


def no_values() -> tuple[Path | None, dict[str, Any], str]:
    """The same where the disk has not answered. It may yet: what it has is not written over."""
    return None, {}, _unread(no_answer())


def read_values(file: Path) -> tuple[dict[str, Any], str]:
    """Read the settings."""
    try:
        with open_regular(file) as handle:
            content = handle.read(MAX_SETTINGS_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):  # where no folder is, that was told at the start
        return {}, ""
    except OSError as error:
        return {}, _unread(why_failed(error))
    import json  # noqa: PLC0415 - the first start has no settings to read

    try:
        values = json.loads(content.decode("utf-8")) if len(content) <= MAX_SETTINGS_BYTES else None
    except (ValueError, RecursionError):
        values = None
    if isinstance(values, dict):
        return values, ""
    return {}, _move_damaged(file)


def _unread(why: str) -> str:
    text = QCoreApplication.translate(
        "Settings", "The settings could not be read ({why}). The standard ones are used."
    )
    return text.format(why=why)


def _move_damaged(file: Path) -> str:
    try:
        target = set_aside(file, file.parent / "damaged")
    except OSError as error:
        template = QCoreApplication.translate(
            "Settings",
            "The settings file {file} is damaged and can't be moved ({why}). The standard ones are used.",
        )
        return template.format(file=file, why=why_failed(error))
    template = QCoreApplication.translate(
        "Settings",
        "The settings file was damaged. It lies in {file} now, and the standard settings are used.",
    )
    return template.format(file=target)
