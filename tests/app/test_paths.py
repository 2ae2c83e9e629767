from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from cakedesk.app.files.paths import AppPaths, app_paths, prepare_folders


def test_data_dir_holds_everything(data_dir: Path) -> None:
    paths = app_paths(data_dir)
    for path in (paths.saves, paths.history, paths.lists, paths.config, paths.cache, paths.settings_file):
        assert path.is_relative_to(data_dir)


def test_relative_data_dir_stays_the_same_folder(data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(data_dir)
    paths = app_paths(Path("here"))
    monkeypatch.chdir("/")
    assert paths.data == data_dir / "here"


def test_without_data_dir_the_users_own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "d"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "c"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "k"))
    expected = AppPaths(tmp_path / "d" / "cakedesk", tmp_path / "c" / "cakedesk", tmp_path / "k" / "cakedesk")
    assert app_paths() == expected
    assert not (tmp_path / "d").exists()


def test_folders_are_made_and_left_clean(data_dir: Path) -> None:
    paths = app_paths(data_dir / "new")
    assert prepare_folders(paths) == ""
    assert paths.saves.is_dir()
    assert paths.lists.is_dir()
    assert not [path for path in paths.data.rglob("*") if path.is_file()]
    assert prepare_folders(paths) == ""


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EACCES, "access is not allowed"),
        (errno.EROFS, "it can only be read"),
        (errno.ENOSPC, "the disk is full"),
        (errno.EDOM, "Numerical argument out of domain"),
    ],
)
def test_folders_that_take_no_files_are_told_of_once(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    def refuse(path: Path, content: bytes) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "write_bytes", refuse)
    lacking: dict[Path, str] = {}
    paths = app_paths(data_dir)
    sentence = prepare_folders(paths, lacking.__setitem__)
    assert sentence == f"Nothing will be kept: the folder {paths.saves} can't be written to ({words})."
    assert lacking == dict.fromkeys(paths.written_to, words)


def test_what_fails_for_another_reason_is_told_after_the_worst(data_dir: Path) -> None:
    (data_dir / "config").write_text("not a folder")
    (data_dir / "lists").write_text("not a folder")
    lacking: dict[Path, str] = {}
    paths = app_paths(data_dir)
    assert prepare_folders(paths, lacking.__setitem__) == (
        f"Settings will not be kept: the folder {paths.config} can't be written to (a file is in the way)."
        f" Other folders that can't be used (1): {paths.lists}."
    )
    assert list(lacking) == [paths.config, paths.lists]
    assert paths.saves.is_dir()
    (data_dir / "art").rmdir()
    (data_dir / "art").write_text("not a folder")
    assert prepare_folders(paths).endswith(f"used (2): {paths.lists}; {paths.art}.")


def test_one_thing_in_the_way_of_all_folders_is_told_once(data_dir: Path) -> None:
    paths = app_paths(data_dir / "data")
    paths.data.write_text("not a folder")
    assert prepare_folders(paths) == (
        f"Nothing will be kept: the folder {paths.data} can't be written to (a file is in the way)."
    )
