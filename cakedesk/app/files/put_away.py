"""What people delete lies in a folder for a while, from where it can be brought back."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import NamedTuple

from cakedesk.app.files.set_aside import set_aside
from cakedesk.app.files.writer import move_file

_DAYS_KEPT = 30


class PutAway(NamedTuple):
    """Files that were deleted."""

    moves: tuple[tuple[Path, Path], ...]  # where each lay, and where it lies now
    again: Callable[[], None] = lambda: None  # brings back what had no file yet


def put_away(files: Sequence[Path], bin_folder: Path, today: date) -> PutAway:
    """Delete files in a way that can be undone: all of them or, with an `OSError`, none."""
    _empty_old(bin_folder, today)
    moves: list[tuple[Path, Path]] = []
    try:
        for file in files:
            with contextlib.suppress(FileNotFoundError):
                moves.append((file, set_aside(file, bin_folder / today.isoformat())))
    except OSError:
        bring_back(PutAway(tuple(moves)))
        raise
    return PutAway(tuple(moves))


def bring_back(put: PutAway) -> None:
    """Put deleted files back where they were; an `OSError` if something else has taken the place of one."""
    for place, now in put.moves:
        if os.path.lexists(place):
            raise FileExistsError(17, "something else has its name now", str(place))
        move_file(now, place)


def _empty_old(bin_folder: Path, today: date) -> None:
    oldest = today - timedelta(days=_DAYS_KEPT)
    with contextlib.suppress(OSError):
        for folder in bin_folder.iterdir():
            with contextlib.suppress(ValueError):
                if date.fromisoformat(folder.name) < oldest:
                    shutil.rmtree(folder, ignore_errors=True)
