from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cakedesk.app.files.paths import app_paths, prepare_folders
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.saves import lock as save_lock
from cakedesk.app.saves.lock import SaveLock, is_locked, lock_path
from cakedesk.app.saves.store import SaveError, SaveStore
from tests.app.played_matches import new_match, play_some
from tests.app.save_folder import close

ROOT = Path(__file__).parents[2]

OTHER_PROGRAM = """
import sys
from pathlib import Path
from cakedesk.app.files.paths import app_paths
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.saves.store import SaveStore
store = SaveStore(app_paths(Path(sys.argv[1])), SaveWriter())
resumed = store.resume(store.listing().saves[0].key)
print("resumed", flush=True)
sys.stdin.readline()
store.writer.flush()
resumed.save.close()
print("closed", flush=True)
sys.stdin.readline()
"""


@pytest.fixture
def save(data_dir: Path) -> Path:
    return data_dir / "a.json"


@pytest.fixture
def store(qapp: object, data_dir: Path) -> Iterator[SaveStore]:
    paths = app_paths(data_dir)
    assert prepare_folders(paths) == ""
    store = SaveStore(paths, SaveWriter())
    close(store.begin(play_some(new_match(), 4)))
    yield store
    store.writer.close()


@pytest.fixture
def other_program(store: SaveStore) -> Iterator[subprocess.Popen[str]]:
    """Another program that has resumed the first save."""
    command = [sys.executable, "-c", OTHER_PROGRAM, str(store.paths.data)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "resumed\n"
        yield process
        process.kill()


def test_one_holder_at_a_time(save: Path) -> None:
    first, second = SaveLock(save), SaveLock(save)
    assert not is_locked(save)
    assert first.acquire()
    assert first.acquire()
    assert first.is_held
    assert not second.acquire()
    assert is_locked(save)
    first.release()
    first.release()
    assert not is_locked(save)
    assert second.acquire()
    second.release()


def test_a_released_lock_leaves_no_file(save: Path) -> None:
    lock = SaveLock(save)
    lock.acquire()
    assert lock_path(save).exists()
    lock.release()
    assert list(save.parent.iterdir()) == []


def test_a_left_lock_file_locks_nothing(save: Path) -> None:
    lock_path(save).write_text("4711")
    assert not is_locked(save)
    lock = SaveLock(save)
    assert lock.acquire()
    lock.release()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_lock_file_that_can_not_be_opened_counts_as_held(
    save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock_path(save).symlink_to(tmp_path / "elsewhere")
    assert is_locked(save)
    assert not SaveLock(save).acquire()
    assert not (tmp_path / "elsewhere").exists(), "nothing is made behind a link"
    lock_path(save).unlink()
    lock_path(save).write_text("")  # another user's, in a folder that both may write to

    def refuse(path: object, flags: int, mode: int = 0) -> int:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        assert is_locked(save)
        assert not SaveLock(save).acquire()
        lock_path(save).unlink()
        assert not is_locked(save), "nobody has ever held it"
        with pytest.raises(PermissionError):
            SaveLock(save).acquire()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_where_nothing_can_be_written_a_left_lock_is_no_held_one(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock_path(save).write_text("")
    real = os.open

    def only_read(path: str, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_RDWR:
            raise OSError(errno.EROFS, "Read-only file system")
        return real(path, flags, mode)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", only_read)
        assert not is_locked(save)
        first, second = SaveLock(save), SaveLock(save)
        assert first.acquire()
        assert is_locked(save)
        assert not second.acquire()
        first.release()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows locks files that can only be read")
def test_another_users_lock_is_seen_in_a_folder_of_the_network_too(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There what was opened to be read is locked only shared, as flock(2) says of NFS and CIFS."""
    import fcntl

    first, second = SaveLock(save), SaveLock(save)
    assert first.acquire()
    real_open, real_lock = os.open, fcntl.flock

    def only_read(path: str, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_RDWR:
            raise PermissionError(errno.EACCES, "Permission denied", path)
        return real_open(path, flags, mode)

    def lock(handle: int, kind: int) -> None:
        if kind & fcntl.LOCK_EX and fcntl.fcntl(handle, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDONLY:
            raise OSError(errno.EBADF, "Bad file descriptor")
        real_lock(handle, kind)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", only_read)
        patch.setattr(fcntl, "flock", lock)
        assert is_locked(save)
        assert not second.acquire()
        first.release()
        lock_path(save).write_text("")  # left by a program that was killed
        assert not is_locked(save)
        assert second.acquire()
        second.release()


def test_a_lock_on_a_removed_file_does_not_count(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Another program opens the file just before its holder removes it.
    real_try = save_lock._try_lock
    removed: list[int] = []

    def remove_first(handle: int) -> bool:
        if not removed:
            removed.append(handle)
            lock_path(save).unlink()
        return real_try(handle)

    monkeypatch.setattr(save_lock, "_try_lock", remove_first)
    lock = SaveLock(save)
    assert lock.acquire()
    assert lock_path(save).exists()
    assert not SaveLock(save).acquire()
    lock.release()


def test_a_folder_that_is_not_there_can_not_be_locked(data_dir: Path) -> None:
    with pytest.raises(OSError):
        SaveLock(data_dir / "gone" / "a.json").acquire()
    assert not is_locked(data_dir / "gone" / "a.json")


def test_a_match_that_another_program_plays(store: SaveStore, other_program: subprocess.Popen[str]) -> None:
    info = store.listing().saves[0]
    assert info.open_elsewhere
    assert info.names == ("Ada", "Ben", "Zoé")
    with pytest.raises(SaveError, match="open in another window"):
        store.resume(info.key)
    shown = store.peek(info.key)
    assert shown is not None
    assert len(shown.steps) == 4
    assert other_program.stdin is not None
    assert other_program.stdout is not None
    other_program.stdin.write("\n")
    other_program.stdin.flush()
    assert other_program.stdout.readline() == "closed\n"
    assert not store.listing().saves[0].open_elsewhere
    resumed = store.resume(info.key)
    close(resumed.save)


def test_a_killed_program_locks_nothing(store: SaveStore, other_program: subprocess.Popen[str]) -> None:
    key = store.listing().saves[0].key
    os.kill(other_program.pid, signal.SIGKILL)
    other_program.wait()
    assert not store.listing().saves[0].open_elsewhere
    resumed = store.resume(key)
    assert len(resumed.match.steps) == 4
    close(resumed.save)


def test_another_programs_files_are_not_tidied_away(
    store: SaveStore, other_program: subprocess.Popen[str]
) -> None:
    key = store.listing().saves[0].key
    unfinished = store.paths.saves / f".{key}.{other_program.pid}.tmp"
    unfinished.write_text("in the middle of it")
    store.listing()
    assert unfinished.exists()
    assert lock_path(store.paths.saves / key).exists()
