"""Writing a file that people have named, so that a failure loses nothing of what they have there."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path

from cakedesk.engine.foreign_files import must_be_regular


@contextmanager
def in_place_of(target: Path) -> Iterator[Path]:
    """Make a file to be written: once it is whole it takes the place of what people have there.

    A link stays, and what it leads to is replaced. Who may read and write that stays as it is.

    Raises:
        OSError: it can't be written, or what is there is no file that could be replaced.
    """
    with suppress(FileNotFoundError):
        must_be_regular(target, target.stat())
    place = Path(os.path.realpath(target))
    # In a shared folder a name that can be guessed may be another user's link already.
    unfinished = place.with_name(f".cakedesk-{os.urandom(8).hex()}.part")
    unfinished.touch(mode_until_whole(place), exist_ok=False)
    try:
        yield unfinished
        keep_rights(place, unfinished)
        unfinished.replace(place)
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def in_place_of_a_file(target: Path) -> AbstractContextManager[Path]:
    """The same; but devices and pipes are written directly."""
    return in_place_of(target) if is_to_be_a_file(target) else nullcontext(target)


def is_to_be_a_file(target: Path) -> bool:
    """Whether a file is there, or nothing that keeps one from being made."""
    try:
        return stat.S_ISREG(target.stat().st_mode)
    except FileNotFoundError:
        return True


def mode_until_whole(place: Path) -> int:
    """What to make a file with that is to replace another: what few may read nobody else reads meanwhile."""
    return 0o600 if place.exists() else 0o666


def keep_rights(place: Path, new: Path) -> None:
    """Let a file be read and written by whom the one may be that it replaces; else the user's mask says."""
    with suppress(OSError):
        new.chmod(stat.S_IMODE(place.stat().st_mode))
