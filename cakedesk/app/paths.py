"""Where the program keeps what it writes."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from cakedesk.engine.errors import CakeDeskError

APP_NAME = "cakedesk"


class StorageError(CakeDeskError):
    """Something that is kept can't be read or written; its text is one sentence for people."""


class AppPaths(NamedTuple):
    """The folders of one user.

    Attributes:
        data: what must not get lost: matches, history, own card lists.
        config: the settings.
        cache: what can be made again.
    """

    data: Path
    config: Path
    cache: Path

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
    def settings_file(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"


def app_paths(data_dir: Path | None = None) -> AppPaths:
    """Name the folders. Touches no disk.

    Args:
        data_dir: the folder of ``--data-dir``, below which all is kept; None for the user's own folders.

    Returns:
        The folders.
    """
    if data_dir is not None:
        folder = Path(os.path.abspath(data_dir))
        return AppPaths(folder, folder / "config", folder / "cache")
    # Only here: `--data-dir` doesn't need it.
    import platformdirs  # noqa: PLC0415

    dirs = platformdirs.PlatformDirs(APP_NAME, appauthor=False)
    return AppPaths(dirs.user_data_path, dirs.user_config_path, dirs.user_cache_path)


def prepare_folders(paths: AppPaths) -> str:
    """Make the folders and see whether they can be written to. The program runs on where they can't.

    Args:
        paths: the folders.

    Returns:
        An empty text, or one sentence for people that says what will not be kept and why.
    """
    try:
        for folder in (paths.saves, paths.history, paths.lists):
            folder.mkdir(parents=True, exist_ok=True)
        for folder in (paths.saves, paths.history):
            _try_to_write(folder)
    except OSError as error:
        template = QCoreApplication.translate(
            "Storage", "Matches will not be saved: the folder {folder} can't be written to ({why})."
        )
        return template.format(folder=paths.data, why=why_failed(error))
    try:
        paths.config.mkdir(parents=True, exist_ok=True)
        _try_to_write(paths.config)
    except OSError as error:
        template = QCoreApplication.translate(
            "Storage", "Settings will not be kept: the folder {folder} can't be written to ({why})."
        )
        return template.format(folder=paths.config, why=why_failed(error))
    try:
        paths.cache.mkdir(parents=True, exist_ok=True)
        _try_to_write(paths.cache)
    except OSError as error:
        template = QCoreApplication.translate(
            "Storage",
            "Pictures are drawn anew at every start: the folder {folder} can't be written to ({why}).",
        )
        return template.format(folder=paths.cache, why=why_failed(error))
    return ""


def why_failed(error: OSError) -> str:
    """What the system says of an error, without numbers and file names.

    Args:
        error: the error.

    Returns:
        Some words such as "No space left on device".
    """
    return error.strerror or str(error) or type(error).__name__


def _try_to_write(folder: Path) -> None:
    probe = folder / f".probe-{os.getpid()}"
    try:
        # A few bytes: on a full disk even an empty file can often be made.
        probe.write_bytes(b"CakeDesk\n" * 16)
    finally:
        with contextlib.suppress(OSError):
            probe.unlink(missing_ok=True)
