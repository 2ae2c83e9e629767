"""Where the program keeps what it writes."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from cakedesk.app.files.disk_errors import why_failed
from cakedesk.engine.errors import CakeDeskError
from cakedesk.table.joined_words import in_parts

APP_NAME = "cakedesk"


class StorageError(CakeDeskError):
    """Something that is kept can't be read or written; its text is one sentence for people."""


class AppPaths(NamedTuple):
    """The folders of one user."""

    data: Path  # what must not get lost: matches, history, own card lists
    config: Path
    cache: Path  # what can be made again

    @property
    def saves(self) -> Path:
        """The folder of running matches."""
        return self.data / "saves"

    @property
    def history(self) -> Path:
        """The folder of finished matches."""
        return self.data / "history"

    @property
    def lists(self) -> Path:
        """The folder of an owner's own card lists."""
        return self.data / "lists"

    @property
    def art(self) -> Path:
        """The folder of pictures of an owner's own."""
        return self.data / "art"

    @property
    def written_to(self) -> tuple[Path, ...]:
        """The folders that the program writes to, first those that people would miss most."""
        return self.saves, self.history, self.config, self.cache

    @property
    def settings_file(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"


def app_paths(data_dir: Path | None = None) -> AppPaths:
    """Name the folders. Touches no disk.

    Args:
        data_dir: the folder of ``--data-dir``, below which all is kept; None for the user's own folders.
    """
    if data_dir is not None:
        folder = Path(os.path.abspath(data_dir))
        return AppPaths(folder, folder / "config", folder / "cache")
    # Only here: `--data-dir` doesn't need it.
    import platformdirs  # noqa: PLC0415

    dirs = platformdirs.PlatformDirs(APP_NAME, appauthor=False)
    return AppPaths(dirs.user_data_path, dirs.user_config_path, dirs.user_cache_path)


class _Lacking(NamedTuple):
    """A folder that can't be used."""

    folder: Path
    why: str  # why not; empty if it can be used after all

    @property
    def in_the_way(self) -> Path:
        """What keeps it from being made: something else of its name or of one above it. Else itself."""
        above = (self.folder, *self.folder.parents)
        return next((path for path in above if os.path.lexists(path) and not path.is_dir()), self.folder)

    @property
    def reason(self) -> tuple[str, Path | None]:
        """What fails for the same one needs no sentence of its own; each thing in the way is one."""
        place = self.in_the_way
        return self.why, place if os.path.lexists(place) and not place.is_dir() else None


def prepare_folders(paths: AppPaths, on_lacking: Callable[[Path, str], None] | None = None) -> str:
    """Make the folders and see whether they can be written to. The program runs on where they can't.

    Returns:
        An empty text, or what people are told: of what is worst what will not be kept and why, and which
        other folders can't be used.
    """
    lacking = [
        _Lacking(folder, why)
        for folder in paths.written_to
        if (why := _cannot_make(folder) or _cannot_write(folder))
    ]
    lacking += [_Lacking(folder, why) for folder in (paths.lists, paths.art) if (why := _cannot_make(folder))]
    if not lacking:
        return ""
    for one in lacking:
        if on_lacking is not None:
            on_lacking(one.folder, one.why)
    worst = lacking[0]
    together = [one for one in lacking if one.reason == worst.reason]
    template = _template(paths, {one.folder for one in together})
    sentence = template.format(folder=worst.in_the_way, why=worst.why)
    others = list(dict.fromkeys(str(one.in_the_way) for one in lacking if one not in together))
    if not others:
        return sentence
    text = QCoreApplication.translate("Storage", "Other folders that can't be used ({count}): {files}.")
    return f"{sentence} {text.format(count=len(others), files=in_parts(others))}"


def _template(paths: AppPaths, folders: set[Path]) -> str:
    """The sentence about folders that can't be written to for one reason."""
    translate = QCoreApplication.translate
    if {paths.saves, paths.config} <= folders:
        return translate("Storage", "Nothing will be kept: the folder {folder} can't be written to ({why}).")
    if paths.saves in folders:
        return translate(
            "Storage", "Matches will not be saved: the folder {folder} can't be written to ({why})."
        )
    if paths.history in folders:
        return translate(
            "Storage",
            "Matches that end are kept but not listed: the folder {folder} can't be written to ({why}).",
        )
    if paths.config in folders:
        return translate(
            "Storage", "Settings will not be kept: the folder {folder} can't be written to ({why})."
        )
    if paths.cache in folders:
        return translate(
            "Storage",
            "Pictures are drawn anew at every start: the folder {folder} can't be written to ({why}).",
        )
    if paths.lists in folders:
        return translate("Storage", "Own lists can't be used: the folder {folder} can't be made ({why}).")
    return translate("Storage", "Own pictures can't be used: the folder {folder} can't be made ({why}).")


def _cannot_make(folder: Path) -> str:
    """Make a folder, and say why that can't be done; empty if it can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return why_failed(error)
    return ""


def _cannot_write(folder: Path) -> str:
    """Say why a folder can't be written to; empty if it can."""
    probe = folder / f".probe-{os.urandom(8).hex()}"  # in a shared folder nobody can guess it
    try:
        # A few bytes: on a full disk even an empty file can often be made.
        probe.write_bytes(b"CakeDesk\n" * 16)
    except OSError as error:
        return why_failed(error)
    finally:
        with contextlib.suppress(OSError):
            probe.unlink(missing_ok=True)
    return ""
