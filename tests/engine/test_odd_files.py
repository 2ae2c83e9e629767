"""Files that are none: whoever reads what others can have put there never waits, and says what it is."""

from __future__ import annotations

import ast
import errno
import hashlib
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cakedesk.app.files.disk_errors import why_failed
from cakedesk.app.saves.files import read_record
from cakedesk.app.settings.file import find_values
from cakedesk.art.disk_cache import DiskCache
from cakedesk.engine.errors import CakeDeskError, CardListError
from cakedesk.engine.foreign_files import NoRegularFileError, open_regular
from cakedesk.engine.own_lists import find_own_lists, read_own_lists
from cakedesk.engine.record_files import EmptyFileError, read_one_match, read_record_texts
from cakedesk.engine.registry import find_game
from tests.rules.test_records import RECORDS

GAME = find_game("top-cake")
NAME = GAME.list_files[0]
ROOT = Path(__file__).resolve().parents[2]
RECORD = (RECORDS / "top-cake.jsonl").read_text(encoding="utf-8").splitlines()[0]

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")


def pipe(path: Path) -> None:
    os.mkfifo(path)


def link_to_a_device(path: Path) -> None:
    path.symlink_to(os.devnull)


def door(path: Path) -> None:
    here = os.getcwd()
    os.chdir(path.parent)  # its whole path may be too long for a socket
    try:
        with socket.socket(socket.AF_UNIX) as end:
            end.bind(path.name)
    finally:
        os.chdir(here)


@posix
@pytest.mark.parametrize("make", [pipe, link_to_a_device, door])
def test_what_never_ends_is_read_nowhere(make: Callable[[Path], None], tmp_path: Path) -> None:
    """A reader that went around the gate would hang here."""
    path = tmp_path / NAME
    make(path)
    readers: list[Callable[[], Any]] = [
        lambda: open_regular(path),
        lambda: list(read_record_texts(path)),
        lambda: read_one_match(path),
        lambda: read_record(path),
        lambda: read_own_lists(GAME, tmp_path),
    ]
    for read in readers:
        with pytest.raises((OSError, CakeDeskError)) as raised:
            read()
        cause = raised.value if isinstance(raised.value, OSError) else raised.value.__cause__
        assert isinstance(cause, NoRegularFileError)
        assert why_failed(cause) == "it is no regular file"
    assert "it is no regular file" in find_values(path)[2]
    name = hashlib.sha256(b"abc").hexdigest()
    (tmp_path / name[:2]).mkdir()
    make(tmp_path / name[:2] / f"{name}.cake")
    assert DiskCache(tmp_path, 1000).load("abc") is None


@posix
def test_what_becomes_a_pipe_after_it_was_looked_at_lets_nobody_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    os.mkfifo(path)
    plain = tmp_path.joinpath("other.json")
    plain.write_text("{}")
    facts = plain.stat()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "stat", lambda *_: facts)
        with pytest.raises(NoRegularFileError):
            open_regular(path)


def test_a_folder_is_named_as_one(tmp_path: Path) -> None:
    with pytest.raises(CakeDeskError, match="Is a directory"):
        read_one_match(tmp_path)
    with pytest.raises(IsADirectoryError) as raised:
        open_regular(tmp_path)
    assert raised.value.errno == errno.EISDIR


@posix
def test_a_list_may_be_a_link_but_not_one_that_leads_nowhere(tmp_path: Path) -> None:
    folder = tmp_path / "lists"
    folder.mkdir()
    link = folder / NAME
    link.symlink_to(tmp_path / "mine.csv")
    with pytest.raises(CardListError, match="can't be read"):
        read_own_lists(GAME, folder)
    builtin = (ROOT / "resources" / "decks" / NAME).read_text(encoding="utf-8")
    (tmp_path / "mine.csv").write_text(builtin, encoding="utf-8")
    assert read_own_lists(GAME, folder)[NAME] == builtin


@pytest.mark.parametrize("content", [b"\x82" * 600, b"\x00\x01\n\x82\n" * 90, b"no record\nat all\n" * 9])
def test_bytes_at_random_are_no_record_and_no_list(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(content)
    with pytest.raises(CakeDeskError, match="^bad record: it is not "):
        read_one_match(path)
    assert find_own_lists(GAME, tmp_path).problem.startswith(f"{NAME}")


def test_two_records_and_none_are_told_as_what_they_are(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    path.write_text(f"{RECORD}\n{RECORD}\n", encoding="utf-8")
    with pytest.raises(CakeDeskError, match="holds more than one record"):
        read_one_match(path)
    path.write_text("\n \n", encoding="utf-8")
    with pytest.raises(EmptyFileError, match="holds no record: it is empty"):
        read_one_match(path)


_READ_THEIR_OWN = {
    "cakedesk/app/files/writer.py",  # writes
    "cakedesk/app/saves/lock.py",
    "cakedesk/commands/output_file.py",
    "cakedesk/app/start/mishap_report.py",
    "cakedesk/app/start/qt_start.py",  # keeps byte code beside Python's own
    "cakedesk/cli.py",
    "cakedesk/app/desk/late_imports.py",  # reads the program's own modules
    "cakedesk/commands/desktop_entry.py",
    "cakedesk/table/help_text.py",  # reads the program's own resources
    "cakedesk/table/credit_lines.py",
    "cakedesk/app/sound/thread.py",
    "cakedesk/art/prepared.py",
    "cakedesk/engine/game.py",
    "cakedesk/art/render.py",  # reads what it has written itself
    "cakedesk/engine/foreign_files.py",  # is the gate
}


def _opens_files(text: str) -> bool:
    """Whether a module opens files by name: not sheets, pages and the like."""
    for call in (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)):
        if isinstance(call.func, ast.Name) and call.func.id == "open":
            return True
        if isinstance(call.func, ast.Attribute):
            of_os = isinstance(call.func.value, ast.Name) and call.func.value.id in {"os", "wave"}
            has_mode = any(
                isinstance(arg, ast.Constant) and arg.value in {"r", "rb", "w", "a"} for arg in call.args
            )
            as_text = any(keyword.arg == "encoding" for keyword in call.keywords)
            if call.func.attr in {"read_bytes", "read_text"}:
                return True
            if call.func.attr == "open" and (of_os or has_mode or as_text):
                return True
    return False


def test_nobody_reads_around_the_gate() -> None:
    files = [path for path in (ROOT / "cakedesk").rglob("*.py") if "bench" not in path.parts]
    found = {path.relative_to(ROOT).as_posix() for path in files if _opens_files(path.read_text("utf-8"))}
    assert found == _READ_THEIR_OWN
