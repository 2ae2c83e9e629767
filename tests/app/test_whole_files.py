"""Files that people name: whoever writes them keeps links, follows none of others, and loses nothing."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from PySide6.QtGui import QGuiApplication

from cakedesk.app.files.paths import AppPaths, prepare_folders
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.history.store import HistoryStore
from cakedesk.app.window.unsaved import _write
from cakedesk.art.first_pictures import FirstPictures
from cakedesk.commands.output_file import output_file
from cakedesk.engine import whole_files
from cakedesk.printing import process
from tests.app.history_kit import put_finished

Write: TypeAlias = Callable[[AppPaths, Path], None]


def _export(paths: AppPaths, target: Path) -> None:
    [key] = put_finished(paths, 1)
    history = HistoryStore(paths, SaveWriter())
    history.export(key, target)
    history.close()


def _save_elsewhere(paths: AppPaths, target: Path) -> None:
    assert _write("new", target) == ""


def _simulate(paths: AppPaths, target: Path) -> None:
    with output_file(target) as file:
        file.write("new")


def _print(paths: AppPaths, target: Path) -> None:
    assert QGuiApplication.instance() is not None
    for _ in process.print_cards(process.PrintJob("top-cake", {}, "a4", "en", target)):
        pass


WRITERS = (_export, _save_elsewhere, _simulate, _print)


@pytest.mark.parametrize("write", WRITERS)
def test_a_link_stays_and_no_link_of_others_is_followed(
    qapp: object, paths: AppPaths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Write
) -> None:
    monkeypatch.setattr(process, "write_document", lambda *_: iter(()))
    monkeypatch.setattr(process, "mend_soft_masks", lambda _: b"new")
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
