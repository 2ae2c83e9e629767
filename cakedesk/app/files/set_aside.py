"""Damaged files are moved out of the way, never deleted."""

from __future__ import annotations

import os
from pathlib import Path

from cakedesk.app.files.writer import move_file


def set_aside(file: Path, folder: Path) -> Path:
    """Move a file where it is out of the way, under a name that is free there."""
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / file.name
    number = 1
    while os.path.lexists(target):
        number += 1
        target = folder / f"{file.name}-{number}"
    move_file(file, target)
    return target
