"""Files that people name: whoever writes them keeps links, follows none of others, and loses nothing."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from PySide6.QtGui import QGuiApplication

from cakedesk.app.files.paths import AppPaths, prepare_folders
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.history.store import HistoryStore
from cakedesk.app.start import demo
from cakedesk.app.window.unsaved import _write
from cakedesk.art.first_pictures import FirstPictures
from cakedesk.commands.output_file import output_file
from cakedesk.engine import whole_files
from cakedesk.engine.errors import CakeDeskError
from cakedesk.printing import process
from tests.app.history_kit import put_finished

Write: TypeAlias = Callable[[AppPaths, Path], None]


def _export(paths: AppPaths, target: Path) -> None:
    [key] = put_finished(paths, 1)
    history = HistoryStore(paths, SaveWriter())
    history.export(key, target)
    history.close()


def _save_elsewhere(paths: AppPaths, target: Path) -> None:
    if why := _write("new", target):
        raise CakeDeskError(why)


def _keep_picture(paths: AppPaths, target: Path) -> None:
    demo._keep(target, b"new")


def _simulate(paths: AppPaths, target: Path) -> None:
    with output_file(target) as file:
        file.write("new")


def _save(paths: AppPaths, target: Path) -> None:
    writer = SaveWriter()
    writer.submit(target, "new")
    assert writer.close()


def _print(paths: AppPaths, target: Path) -> None:
    assert QGuiApplication.instance() is not None
    for _ in process.print_cards(process.PrintJob("top-cake", {}, "a4", "en", target)):
        pass


ON_THE_COMMAND_LINE = (_simulate, _print)
_REFUSAL = (CakeDeskError, OSError)
WRITERS = (_export, _save_elsewhere, _keep_picture, *ON_THE_COMMAND_LINE)


@pytest.fixture(autouse=True)
def quick_printing(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    monkeypatch.setattr(process, "write_document", lambda *_: iter(()))
    monkeypatch.setattr(process, "mend_soft_masks", lambda _: b"new")


@pytest.mark.parametrize("write", WRITERS)
def test_a_link_stays_and_no_link_of_others_is_followed(
    paths: AppPaths, tmp_path: Path, write: Write
) -> None:
    shared, far, victim = tmp_path / "shared", tmp_path / "far.cakedesk", tmp_path / "victim"
    shared.mkdir()
    far.write_text("old", encoding="utf-8")
    victim.write_text("precious", encoding="utf-8")
    link = shared / "link.cakedesk"
    link.symlink_to(far)
    names = (f".{name}.{of}part" for name in (link.name, far.name) for of in ("", f"{os.getpid()}."))
    planted = [folder / name for name in names for folder in (shared, tmp_path)]
    for path in planted:
        path.symlink_to(victim)
    there = {path for folder in (shared, tmp_path) for path in folder.iterdir()}
    write(paths, link)
    assert link.is_symlink() and link.readlink() == far
    assert far.read_text("utf-8") != "old"
    assert victim.read_text("utf-8") == "precious"
    assert all(path.is_symlink() for path in planted)
    assert {path for folder in (shared, tmp_path) for path in folder.iterdir()} == there, "nothing is left"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes and links there")
@pytest.mark.parametrize("write", WRITERS)
def test_what_is_no_file_is_not_replaced_by_one(paths: AppPaths, tmp_path: Path, write: Write) -> None:
    pipe, to_pipe, to_device = (tmp_path / name for name in ("pipe", "to pipe", "to device"))
    os.mkfifo(pipe)
    to_pipe.symlink_to(pipe)
    to_device.symlink_to(os.devnull)
    loop = [tmp_path / name for name in "ab"]
    for one, other in (loop, loop[::-1]):
        one.symlink_to(other)
    kinds = {path: path.lstat().st_mode for path in tmp_path.iterdir()}
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)  # nobody waits for one
    for target in (pipe, to_pipe, to_device):
        if write in ON_THE_COMMAND_LINE:
            write(paths, target)
            assert target == to_device or os.read(reader, 9) == b"new"
        else:
            with pytest.raises(_REFUSAL, match="it is no regular file"):
                write(paths, target)
    os.close(reader)
    with pytest.raises(_REFUSAL, match="a link leads to itself|symbolic links"):
        write(paths, loop[0])
    assert {path: path.lstat().st_mode for path in kinds} == kinds
    assert not [path for path in tmp_path.iterdir() if path not in kinds and path.is_file()]


def test_cards_that_cant_be_kept_are_not_drawn_first(tmp_path: Path) -> None:
    (loop := tmp_path / "a").symlink_to("a")
    with pytest.raises(OSError, match="symbolic links"):
        next(process.print_cards(process.PrintJob("top-cake", {}, "a4", "en", loop)))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
@pytest.mark.parametrize("write", (*WRITERS, _save))
def test_who_may_read_a_file_stays_as_it_was(
    paths: AppPaths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Write
) -> None:
    before = os.umask(0o022)
    target = tmp_path / "mine"
    seen: list[int] = []
    really = os.chmod

    def look(path: Path, *args: Any, **kwargs: Any) -> None:
        seen.append(stat.S_IMODE(path.stat().st_mode))
        really(path, *args, **kwargs)

    monkeypatch.setattr(os, "chmod", look)
    try:
        for rights in (0o644, 0o600, 0o640):
            if target.exists():
                target.chmod(rights)
            write(paths, target)
            assert target.read_text("utf-8") != "old"
            assert stat.S_IMODE(target.stat().st_mode) == rights
            assert rights == 0o644 or seen[-1] == 0o600, "nor do others read it meanwhile"
    finally:
        os.umask(before)


def test_a_name_that_is_taken_is_not_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_files.os, "urandom", lambda number: b"\0" * number)
    planted, victim = tmp_path / f".cakedesk-{'0' * 16}.part", tmp_path / "victim"
    planted.symlink_to(victim)
    assert _write("new", tmp_path / "mine") == "a file is in the way"
    assert planted.is_symlink() and not victim.exists()


def test_what_is_written_for_a_moment_has_a_name_that_nobody_can_guess(
    paths: AppPaths, tmp_path: Path
) -> None:
    victim = tmp_path / "victim"
    victim.write_text("precious", encoding="utf-8")
    known = paths.cache / "first.txt"
    for folder in paths.written_to:
        (folder / f".probe-{os.getpid()}").symlink_to(victim)
    known.with_suffix(f".{os.getpid()}").symlink_to(victim)
    assert prepare_folders(paths) == ""
    pictures = FirstPictures(known, lambda _: None)
    pictures._known = ["a picture"]
    pictures.keep(())
    assert known.read_text("utf-8") == ""
    assert victim.read_text("utf-8") == "precious"
