"""Writing a file that people have named, so that a failure loses nothing of what they have there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path


@contextmanager
def in_place_of(target: Path) -> Iterator[Path]:
    """Make a file to be written: once it is whole it takes the place of what people have there.

    A link stays, and what it leads to is replaced.
    """
    place = Path(os.path.realpath(target))
    # In a shared folder a name that can be guessed may be another user's link already.
    unfinished = place.with_name(f".cakedesk-{os.urandom(8).hex()}.part")
    unfinished.touch(exist_ok=False)
    try:
        yield unfinished
        unfinished.replace(place)
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def in_place_of_a_file(target: Path) -> AbstractContextManager[Path]:
    """The same; but devices and pipes are written directly."""
    return in_place_of(target) if not target.exists() or target.is_file() else nullcontext(target)
