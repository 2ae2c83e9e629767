from __future__ import annotations

import errno
import os
import stat
import sys
import threading
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.files import writer as save_writer
from cakedesk.app.files.put_away import bring_back, put_away
from cakedesk.app.files.writer import RETRY_MS, Kept, SaveWriter, older_version
from cakedesk.app.saves.lock import SaveLock, lock_path
from cakedesk.app.settings.values import Settings


class Disk:
    """Stands in for `os.write` and `os.fsync`: it can be full, or slow until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.problem: OSError | None = None
        self.gate = threading.Event()
        self.gate.set()
        self.synced = 0
        self._write, self._fsync = os.write, os.fsync
        monkeypatch.setattr(save_writer.os, "write", self.write)
        monkeypatch.setattr(save_writer.os, "fsync", self.fsync)

    def write(self, handle: int, content: Any) -> int:
        self.gate.wait(60)
        if self.problem is not None:
            self._write(handle, bytes(content)[:3])
            raise self.problem
        # In small bites, as systems may.
        return self._write(handle, bytes(content)[:7])

    def fsync(self, handle: int) -> None:
        self.synced += 1
        self._fsync(handle)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


FULL = OSError(errno.ENOSPC, "No space left on device")


def files(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def test_nothing_runs_before_the_first_write(writer: SaveWriter) -> None:
    assert not writer.has_unwritten()
    assert writer.flush()
    assert "save writer" not in {thread.name for thread in threading.enumerate()}


def test_a_text_is_on_the_disk_after_flush(writer: SaveWriter, data_dir: Path, disk: Disk) -> None:
    writer.submit(data_dir / "new" / "a.json", "Łucja's cake")
    assert writer.flush()
    assert not writer.has_unwritten()
    assert files(data_dir / "new") == {"a.json": "Łucja's cake"}
    assert disk.synced >= 2  # the file and its folder


def test_written_is_told_in_the_window_thread(writer: SaveWriter, data_dir: Path, qtbot: QtBot) -> None:
    told: list[tuple[str, int]] = []
    writer.written.connect(lambda path: told.append((path, threading.get_ident())))
    with qtbot.waitSignal(writer.written):
        writer.submit(data_dir / "a", "1")
    assert told == [(str(data_dir / "a"), threading.get_ident())]


def test_three_versions_are_kept(writer: SaveWriter, data_dir: Path) -> None:
    path = data_dir / "a.json"
    for number in range(5):
        writer.submit(path, str(number), versions=3)
        assert writer.flush()
    assert files(data_dir) == {"a.json": "4", "a.json.1": "3", "a.json.2": "2"}
    assert older_version(path, 2).read_text() == "2"


def test_a_missing_newest_version_costs_no_older_one(writer: SaveWriter, data_dir: Path) -> None:
    (data_dir / "a.json.1").write_text("old")
    writer.submit(data_dir / "a.json", "new", versions=3)
    assert writer.flush()
    assert files(data_dir) == {"a.json": "new", "a.json.2": "old"}


def test_newer_content_replaces_what_waits(writer: SaveWriter, data_dir: Path, disk: Disk) -> None:
    disk.gate.clear()
    writer.submit(data_dir / "first", "in hand")
    for number in range(50):
        writer.submit(data_dir / "a.json", str(number), versions=3)
    writer.submit(data_dir / "b.json", "other")
    assert writer.has_unwritten()
    disk.gate.set()
    assert writer.flush()
    assert files(data_dir) == {"first": "in hand", "a.json": "49", "b.json": "other"}


def test_submitting_never_waits(writer: SaveWriter, data_dir: Path, disk: Disk) -> None:
    disk.gate.clear()
    writer.submit(data_dir / "a", "1")
    writer.submit(data_dir / "a", "2")
    assert not writer.flush(0.05)
    disk.gate.set()
    assert writer.flush()
    assert files(data_dir) == {"a": "2"}


def test_a_full_disk_keeps_the_old_version_and_is_told_once(
    writer: SaveWriter, data_dir: Path, disk: Disk, qtbot: QtBot
) -> None:
    told: list[str] = []
    writer.failed.connect(told.append)
    writer.submit(data_dir / "a.json", "old", versions=3)
    assert writer.flush()
    disk.problem = FULL
    with qtbot.waitSignal(writer.failed):
        writer.submit(data_dir / "a.json", "new", versions=3)
    writer.submit(data_dir / "a.json", "newer", versions=3)
    writer.submit(data_dir / "b.json", "other", versions=3)
    assert not writer.flush()
    assert writer.has_unwritten()
    assert files(data_dir) == {"a.json": "old"}
    qtbot.waitUntil(lambda: len(told) == 2)
    assert "a.json can't be saved (the disk is full)" in told[0]
    assert "2 can't be saved (the disk is full): a.json; b.json." in told[1]


def test_a_file_that_fails_again_is_told_again(
    writer: SaveWriter, data_dir: Path, disk: Disk, qtbot: QtBot
) -> None:
    told: list[str] = []
    eased: list[str] = []
    writer.failed.connect(told.append)
    writer.eased.connect(eased.append)
    for number in range(2):
        disk.problem = FULL
        with qtbot.waitSignal(writer.failed):
            writer.submit(data_dir / "a.json", f"refused {number}", match="Top Cake (Ada, Ben)")
        (unsaved,) = writer.unsaved_matches()
        assert unsaved == (
            data_dir / "a.json",
            "Top Cake (Ada, Ben)",
            f"refused {number}",
            "the disk is full",
        )
        disk.problem = None
        with qtbot.waitSignal(writer.recovered):
            assert writer.flush()
        assert writer.unsaved_matches() == []
    assert len(told) == 2
    assert told == eased
    assert "Top Cake (Ada, Ben) can't be saved (the disk is full)" in told[0]


def test_what_people_were_told_at_the_start_is_said_again_only_once_it_was_otherwise(
    writer: SaveWriter, data_dir: Path, disk: Disk, qtbot: QtBot
) -> None:
    told: list[str] = []
    writer.failed.connect(told.append)
    writer.expect_failures(data_dir, "the disk is full")
    counts = []
    for problem in (FULL, None, FULL):
        disk.problem = problem
        writer.submit(data_dir / "a.json", "text")
        with qtbot.waitSignal(writer.changed):
            assert writer.flush() is (problem is None)
        counts.append(len(told))
    assert counts == [0, 0, 1]
    writer.expect_failures(data_dir / "other", "access is not allowed")
    with qtbot.waitSignal(writer.failed):
        writer.submit(data_dir / "other" / "b.json", "text")
    assert "2 can't be saved (the disk is full): a.json; b.json." in told[-1], "for another reason it is told"


def test_what_is_kept_elsewhere_is_tried_no_more(writer: SaveWriter, data_dir: Path, disk: Disk) -> None:
    disk.problem = FULL
    writer.submit(data_dir / "a.json", "kept elsewhere", match="Top Cake")
    assert not writer.flush()
    writer.give_up(data_dir / "a.json")
    disk.problem = None
    assert writer.flush()
    assert files(data_dir) == {}


def test_a_disk_that_hangs_leaves_matches_unsaved(writer: SaveWriter, data_dir: Path, disk: Disk) -> None:
    disk.gate.clear()
    for name in ("a.json", "b.json", "b.json"):
        writer.submit(data_dir / name, "old", match="Top Cake")
        assert not writer.flush(0.01)
    writer.submit(data_dir / "a.json", "new", match="Top Cake")
    writer.submit(data_dir / "settings.json", "no match")
    why = "the disk does not work as it should"
    unsaved = {match.path.name: (match.text, match.why) for match in writer.unsaved_matches()}
    assert unsaved == {"a.json": ("new", why), "b.json": ("old", why)}
    for name in unsaved:
        writer.give_up(data_dir / name)
    assert writer.unsaved_matches() == []
    disk.problem = FULL
    disk.gate.set()
    assert not writer.flush(), "the other file is refused"
    assert writer.unsaved_matches() == []
    disk.problem = None
    assert writer.flush()
    assert files(data_dir) == {"settings.json": "no match"}
    writer.submit(data_dir / "a.json", "newest", match="Top Cake")
    assert writer.flush(), "it is wanted again"
    assert files(data_dir)["a.json"] == "newest"


def test_nothing_is_lost_when_there_is_room_again(
    writer: SaveWriter, data_dir: Path, disk: Disk, qtbot: QtBot
) -> None:
    disk.problem = FULL
    writer.submit(data_dir / "a.json", "refused a")
    writer.submit(data_dir / "b.json", "refused b")
    assert not writer.flush()
    disk.problem = None
    with qtbot.waitSignal(writer.recovered):
        # Any later text makes the others be tried again.
        writer.submit(data_dir / "c.json", "c")
    assert writer.flush()
    assert files(data_dir) == {"a.json": "refused a", "b.json": "refused b", "c.json": "c"}
    assert not writer.has_unwritten()


def test_flush_tries_again(writer: SaveWriter, data_dir: Path, disk: Disk) -> None:
    disk.problem = FULL
    writer.submit(data_dir / "a.json", "kept")
    assert not writer.flush()
    assert writer.kept(data_dir / "a.json") is Kept.NOT
    assert writer.unwritten_text(data_dir / "a.json") == "kept"
    disk.problem = None
    assert writer.flush()
    assert files(data_dir) == {"a.json": "kept"}
    assert writer.kept(data_dir / "a.json") is Kept.YES
    assert writer.unwritten_text(data_dir / "a.json") is None


def test_newer_content_beats_what_was_refused(writer: SaveWriter, data_dir: Path, disk: Disk) -> None:
    disk.problem = FULL
    writer.submit(data_dir / "a.json", "refused")
    assert not writer.flush()
    disk.problem = None
    writer.submit(data_dir / "a.json", "newer")
    assert writer.flush()
    assert files(data_dir) == {"a.json": "newer"}


@pytest.mark.parametrize("function", ["replace", "open"])
def test_a_read_only_folder_is_told(
    writer: SaveWriter, data_dir: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, function: str
) -> None:
    (data_dir / "a.json").write_text("old")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(save_writer.os, function, refuse)
        with qtbot.waitSignal(writer.failed) as caught:
            writer.submit(data_dir / "a.json", "new")
        assert not writer.flush()
    assert "access is not allowed" in caught.args[0]
    assert files(data_dir) == {"a.json": "old"}
    assert writer.flush()
    assert files(data_dir) == {"a.json": "new"}


def test_a_file_in_the_folders_place_is_told(writer: SaveWriter, data_dir: Path, qtbot: QtBot) -> None:
    (data_dir / "saves").write_text("in the way")
    with qtbot.waitSignal(writer.failed):
        writer.submit(data_dir / "saves" / "a.json", "text")
    assert (data_dir / "saves").read_text() == "in the way"


def test_a_moved_file_takes_its_older_versions_away(writer: SaveWriter, data_dir: Path) -> None:
    path, target = data_dir / "saves" / "a.json", data_dir / "history" / "a.json"
    for text in ("1", "2", "3"):
        writer.submit(path, text, versions=3)
        assert writer.flush()
    writer.submit(path, "last", versions=3, move_to=target)
    assert writer.flush()
    assert files(path.parent) == {}
    assert files(target.parent) == {"a.json": "last"}


@pytest.fixture
def two_disks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each folder is a file system of its own."""
    real = os.replace

    def replace(source: Path, target: Path) -> None:
        if Path(source).parent != Path(target).parent:
            raise OSError(errno.EXDEV, "Invalid cross-device link")
        real(source, target)

    monkeypatch.setattr(save_writer.os, "replace", replace)


def test_a_file_moves_to_another_file_system(
    writer: SaveWriter, data_dir: Path, two_disks: None, disk: Disk
) -> None:
    path, target = data_dir / "saves" / "a.json", data_dir / "history" / "a.json"
    told: list[str] = []
    writer.failed.connect(told.append)
    writer.submit(path, "before", versions=3)
    writer.submit(path, "last", versions=3, move_to=target, moment_ns=1_600_000_000_000_000_000)
    assert writer.flush()
    assert files(path.parent) == {}
    assert files(target.parent) == {"a.json": "last"}
    assert target.stat().st_mtime_ns == 1_600_000_000_000_000_000
    put = put_away([target], data_dir / "deleted", date(2026, 11, 30))
    assert files(target.parent) == {}
    bring_back(put)
    assert files(target.parent) == {"a.json": "last"}
    assert told == []


def test_a_file_that_can_not_be_copied_whole_stays(
    writer: SaveWriter, data_dir: Path, two_disks: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, target = data_dir / "saves" / "a.json", data_dir / "history" / "a.json"
    real = save_writer._write_new

    def write_new(file: Path, content: bytes, mode: int) -> None:
        real(file, content if file.parent == path.parent else content[:2], mode)
        if file.parent == target.parent:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(save_writer, "_write_new", write_new)
    writer.submit(path, "last", move_to=target)
    assert not writer.flush()
    assert files(path.parent) == {"a.json": "last"}
    assert list(target.parent.iterdir()) == []


def test_older_versions_go_before_the_file_is_moved(
    writer: SaveWriter, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, target = data_dir / "saves" / "a.json", data_dir / "history" / "a.json"
    for text in ("1", "2", "3"):
        writer.submit(path, text, versions=3)
        assert writer.flush()
    seen: list[dict[str, str]] = []
    real_replace = os.replace

    def look_and_replace(source: Path, to: Path) -> None:
        if to == target:
            seen.append(files(path.parent))
        real_replace(source, to)

    monkeypatch.setattr(save_writer.os, "replace", look_and_replace)
    writer.submit(path, "last", versions=3, move_to=target)
    assert writer.flush()
    # Killed here, the program would find one finished match, not a running one beside it.
    assert seen == [{"a.json": "last"}]


def test_half_a_surrogate_pair_can_be_written(writer: SaveWriter, data_dir: Path) -> None:
    writer.submit(data_dir / "a.json", '"\ud800"')
    assert writer.flush()
    assert (data_dir / "a.json").read_bytes() == b'"\\ud800"'


def test_close_writes_what_is_left(qapp: object, data_dir: Path, disk: Disk) -> None:
    writer = SaveWriter()
    disk.gate.clear()
    for name in "abc":
        writer.submit(data_dir / name, name)
    release: Callable[[], None] = disk.gate.set
    threading.Timer(0.05, release).start()
    assert writer.close()
    assert files(data_dir) == {"a": "a", "b": "b", "c": "c"}
    assert writer.close()
    with pytest.raises(RuntimeError, match="closed"):
        writer.submit(data_dir / "d", "d")


def test_close_says_what_it_could_not_do(qapp: object, data_dir: Path, disk: Disk) -> None:
    writer = SaveWriter()
    disk.problem = FULL
    writer.submit(data_dir / "a", "a")
    assert not writer.close()
    assert files(data_dir) == {}


def test_a_disk_that_does_not_answer_is_told_and_waited_for_no_longer(
    writer: SaveWriter, data_dir: Path, disk: Disk, qtbot: QtBot
) -> None:
    told: list[str] = []
    eased: list[str] = []
    writer.failed.connect(told.append)
    writer.eased.connect(eased.append)
    writer._patience.setInterval(50)
    disk.gate.clear()
    writer.submit(data_dir / "a.json", "1", match="Top Cake (Ada, Ben)")
    Settings(data_dir / "settings.json", writer).keep("text_percent", 125)
    assert writer.kept(data_dir / "a.json") is Kept.SOON
    with qtbot.waitSignal(writer.changed):
        pass
    assert writer.kept(data_dir / "a.json") is Kept.NOT
    assert "Not saved yet: Top Cake (Ada, Ben); Settings file." in told[0]
    writer.submit(data_dir / "a.json", "2", match="Top Cake (Ada, Ben)")
    qtbot.wait(80)
    assert len(told) == 1
    writer._patience.setInterval(600_000)
    with qtbot.waitSignal(writer.recovered):  # not at the first of several answers
        disk.gate.set()
    assert not writer.has_unwritten()
    assert writer.kept(data_dir / "a.json") is Kept.YES
    qtbot.waitUntil(lambda: not writer._patience.isActive())
    assert eased == told and len(told) == 1


def test_a_slow_disk_that_answers_is_not_told(
    writer: SaveWriter, data_dir: Path, disk: Disk, qtbot: QtBot
) -> None:
    told: list[str] = []
    writer.failed.connect(told.append)
    for number in range(3):
        disk.gate.clear()
        writer.submit(data_dir / "a.json", str(number))
        assert writer._patience.isActive()
        disk.gate.set()
        qtbot.waitUntil(lambda: not writer._patience.isActive())
        assert not writer.has_unwritten(), "each answer is waited for as long as the first one"
    assert told == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
def test_who_may_read_a_file_is_as_the_mask_and_the_file_before_say(
    writer: SaveWriter, data_dir: Path
) -> None:
    path, before = data_dir / "a.json", os.umask(0o002)
    try:
        for text, rights in (("new", 0o664), ("again", 0o640)):
            if path.exists():
                path.chmod(rights)
            writer.submit(path, text, versions=3)
            assert writer.flush()
            assert stat.S_IMODE(path.stat().st_mode) == rights
        lock = SaveLock(path)
        assert lock.acquire()
        assert stat.S_IMODE(lock_path(path).stat().st_mode) == 0o664, "others can ask whether it is held"
        lock.release()
    finally:
        os.umask(before)


def test_a_file_can_bear_an_earlier_time(writer: SaveWriter, data_dir: Path) -> None:
    writer.submit(data_dir / "a.json", "1", moment_ns=1_700_000_000_000_000_000)
    assert writer.flush()
    assert (data_dir / "a.json").stat().st_mtime == 1_700_000_000


def test_a_full_disk_is_made_room_on_first(writer: SaveWriter, data_dir: Path, disk: Disk) -> None:
    asked: list[str] = []

    def make_room() -> None:
        asked.append("room")
        if len(asked) == 2:
            disk.problem = None

    writer.make_room = make_room
    disk.problem = FULL
    writer.submit(data_dir / "a.json", "1", versions=3)
    writer._condition.acquire()
    writer._wait_until_idle(5)
    writer._condition.release()
    assert writer.has_unwritten(), "there was nothing to give way"
    assert asked == ["room"]
    assert writer.flush()
    assert files(data_dir) == {"a.json": "1"}
    disk.problem = OSError(errno.EIO, "Input/output error")
    writer.submit(data_dir / "a.json", "2", versions=3)
    assert not writer.flush()
    assert len(asked) == 2, "room does not help there"


def test_what_was_refused_is_tried_again_by_itself(
    writer: SaveWriter, data_dir: Path, disk: Disk, qtbot: QtBot
) -> None:
    assert writer._retry.interval() == RETRY_MS
    writer._retry.setInterval(30)
    disk.problem = FULL
    with qtbot.waitSignal(writer.failed):
        writer.submit(data_dir / "a.json", "1")
    disk.problem = None
    with qtbot.waitSignal(writer.recovered):
        pass
    assert files(data_dir) == {"a.json": "1"}
    assert not writer._retry.isActive()


def test_what_many_files_suffer_from_is_one_sentence(
    writer: SaveWriter, data_dir: Path, disk: Disk, qtbot: QtBot
) -> None:
    now: list[str] = []
    writer.failed.connect(now.append)
    writer.eased.connect(now.remove)
    disk.problem = FULL
    for number in range(6):
        writer.submit(data_dir / f"{number}.json", "text", match=f"Top Cake {number}")
    qtbot.waitUntil(lambda: len(now) == 1 and now[0].startswith("6 "))
    listed = "Top Cake 0; Top Cake 1; Top Cake 2; Top Cake 3 and 2 more"
    assert now[0].startswith(f"6 can't be saved (the disk is full): {listed}.")
    writer.give_up(data_dir / "0.json")
    assert now[0].startswith("5 can't be saved (the disk is full): Top Cake 1;")
    disk.problem = None
    with qtbot.waitSignal(writer.recovered):
        writer.try_again()
    assert now == []
