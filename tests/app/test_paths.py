from __future__ import annotations

import errno
from pathlib import Path

import pytest

from cakedesk.app.paths import AppPaths, app_paths, prepare_folders


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


def test_a_file_in_the_way_is_told(data_dir: Path) -> None:
    (data_dir / "saves").write_text("not a folder")
    sentence = prepare_folders(app_paths(data_dir))
    assert "Matches will not be saved" in sentence
    assert str(data_dir) in sentence
    assert "Errno" not in sentence


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EACCES, "Permission denied"),
        (errno.EROFS, "Read-only file system"),
        (errno.ENOSPC, "No space left on device"),
    ],
)
def test_a_folder_that_takes_no_files_is_told(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    def refuse(path: Path, content: bytes) -> int:
        raise OSError(number, words)

    monkeypatch.setattr(Path, "write_bytes", refuse)
    sentence = prepare_folders(app_paths(data_dir))
    assert sentence.startswith("Matches will not be saved")
    assert words in sentence


def test_an_unwritable_config_folder_only_costs_the_settings(data_dir: Path) -> None:
    (data_dir / "config").write_text("not a folder")
    assert prepare_folders(app_paths(data_dir)).startswith("Settings will not be kept")
    assert (data_dir / "saves").is_dir()
