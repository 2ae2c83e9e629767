"""The history as the pages use it: listing beside the window, opening, giving away, renaming, deleting."""

from __future__ import annotations

import errno
import os
import shutil
import threading
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cakedesk.app.files import put_away as put_away_module
from cakedesk.app.files import writer as save_writer
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.history import store as history_module
from cakedesk.app.history.store import HistoryError, HistoryStore
from cakedesk.app.saves.store import SaveStore
from cakedesk.art import disk_cache
from cakedesk.engine.match import Match
from tests.app.history_kit import finished_text, key_of, put_finished, quick_text, wait_for
from tests.app.played_matches import new_match, play_to_the_end
from tests.app.save_folder import close


@pytest.fixture
def history(store: SaveStore) -> Iterator[HistoryStore]:
    history = HistoryStore(store.paths, store.writer)
    yield history
    history.close()


def keys(history: HistoryStore) -> list[str]:
    return [entry.key for entry in history.entries]


def full_disk(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_matches_are_listed_once_they_were_read(history: HistoryStore, paths: AppPaths, qtbot: QtBot) -> None:
    found = put_finished(paths, 3)
    assert history.entries == ()
    with qtbot.waitSignal(history.changed):
        history.refresh()
        assert history.is_reading
    assert keys(history) == found
    entry = history.entry(found[1])
    assert entry is not None
    assert entry.key == found[1]
    assert history.entry("none") is None
    assert history.note == ""
    assert history.is_complete


def test_asking_again_while_it_reads_reads_again(
    history: HistoryStore, paths: AppPaths, qtbot: QtBot
) -> None:
    put_finished(paths, 150)
    history.refresh()
    (paths.history / "late.json").write_text(quick_text(400))
    history.refresh()
    qtbot.waitUntil(lambda: "late.json" in keys(history) and not history.is_reading)


def test_reading_can_be_cancelled_and_gone_on_with(
    history: HistoryStore, paths: AppPaths, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = quick_text(3)
    for number in range(350):
        (paths.history / key_of(number)).write_text(text)
    told: list[tuple[int, int]] = []
    history.progressed.connect(lambda done, count: told.append((done, count)))
    monkeypatch.setattr(history_module, "TELL_EVERY_S", 0)
    history.refresh()
    history.cancel()
    qtbot.waitUntil(lambda: not history.is_reading)
    assert not history.is_complete
    assert len(history.entries) < 350
    wait_for(qtbot, history)
    assert history.is_complete
    assert len(history.entries) == 350
    assert told
    assert all(0 <= done < count for done, count in told)


def test_a_match_that_ended_just_now_can_be_opened(history: HistoryStore, store: SaveStore) -> None:
    match = new_match()
    save = store.begin(match)
    play_to_the_end(match)
    save.keep()
    again = history.match(save.key)
    assert again.record() == match.record()
    assert "began" in again.table
    assert "ended" in again.table
    close(save)


def test_a_match_that_ended_is_listed_before_the_disk_has_it(
    history: HistoryStore, store: SaveStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()
    monkeypatch.setattr(save_writer.os, "fsync", lambda _handle: gate.wait(60))
    older, *_ = put_finished(store.paths, 1)
    running, ended = store.begin(new_match(1)), store.begin(new_match(2))
    play_to_the_end(ended.match)
    ended.keep()
    wait_for(qtbot, history)
    assert keys(history) == [ended.key, older]
    gate.set()
    with qtbot.waitSignal(store.writer.written, check_params_cb=lambda path: "history" in path):
        pass
    wait_for(qtbot, history)
    assert keys(history) == [ended.key, older]
    close(running)
    close(ended)


def test_a_closed_one_reads_no_more(history: HistoryStore, store: SaveStore, qtbot: QtBot) -> None:
    """Its thread would be the last to hold it, and Qt's objects must go in the thread that has made them."""
    ended = store.begin(new_match())
    play_to_the_end(ended.match)
    ended.keep()
    history.close()
    assert store.writer.flush()
    QTest.qWait(1)
    assert not history.is_reading and history.entries == ()
    close(ended)


def test_what_cant_be_opened_says_why(history: HistoryStore, paths: AppPaths) -> None:
    (paths.history / "torn.json").write_text("{")
    (paths.history / "later.json").write_text('{"format": "cakedesk-record", "version": 2}')
    moved = finished_text().replace('"moves": [[', '"moves": [[0, "fly away"], [', 1)
    (paths.history / "wrong.json").write_text(moved)
    (paths.history / "folder.json").mkdir()
    for key, words in {
        "none.json": "is not in the history any more",
        "torn.json": "is damaged",
        "later.json": "a later version",
        "wrong.json": "is damaged",
        "folder.json": "can't be read: a folder is in the way",
    }.items():
        with pytest.raises(HistoryError, match=words) as caught:
            history.match(key)
        assert key in str(caught.value)


def test_a_record_is_given_away_byte_for_byte(history: HistoryStore, paths: AppPaths, tmp_path: Path) -> None:
    [key] = put_finished(paths, 1)
    target = tmp_path / "for you.json"
    target.write_text("old")
    history.export(key, target)
    assert target.read_bytes() == (paths.history / key).read_bytes()
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["for you.json"]


def test_giving_away_what_cant_be_written_says_so_once(
    history: HistoryStore, paths: AppPaths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [key] = put_finished(paths, 1)
    target = tmp_path / "mine.json"
    target.write_text("old")
    with pytest.raises(HistoryError, match=r"can't be written to .*: there is no such file or folder\."):
        history.export(key, tmp_path / "no folder" / "mine.json")
    monkeypatch.setattr(history_module.shutil, "copyfileobj", full_disk)
    with pytest.raises(HistoryError, match="the disk is full"):
        history.export(key, target)
    assert target.read_text() == "old"


def test_a_deleted_match_can_be_brought_back(history: HistoryStore, paths: AppPaths, qtbot: QtBot) -> None:
    found = put_finished(paths, 3)
    wait_for(qtbot, history)
    text = (paths.history / found[1]).read_bytes()
    put = history.delete(found[1])
    history.forget(found[1])
    assert keys(history) == [found[0], found[2]]
    qtbot.waitUntil(lambda: not history.is_reading)
    assert keys(history) == [found[0], found[2]]
    [(_, now)] = put.moves
    assert now.read_bytes() == text
    history.bring_back(put)
    wait_for(qtbot, history)
    assert keys(history) == found
    assert (paths.history / found[1]).read_bytes() == text
    with pytest.raises(HistoryError, match="can't be brought back"):
        history.bring_back(put)
    qtbot.waitUntil(lambda: not history.is_reading)


def test_what_was_deleted_long_ago_goes_for_good(
    history: HistoryStore, paths: AppPaths, qtbot: QtBot
) -> None:
    found = put_finished(paths, 1)
    bin_folder = paths.data / "deleted"
    for days in (29, 40):
        folder = bin_folder / (date.today() - timedelta(days=days)).isoformat()
        folder.mkdir(parents=True)
        (folder / "old.json").write_text("x")
    (bin_folder / "mine").mkdir()
    history.delete(found[0])
    qtbot.waitUntil(lambda: not history.is_reading)
    left = {path.name for path in bin_folder.iterdir()}
    assert left == {date.today().isoformat(), (date.today() - timedelta(days=29)).isoformat(), "mine"}


def test_deleting_where_nothing_can_be_written_says_so(
    history: HistoryStore, paths: AppPaths, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = put_finished(paths, 1)
    wait_for(qtbot, history)

    def read_only(*_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(put_away_module, "set_aside", read_only)
    with pytest.raises(HistoryError, match=r"can't be deleted: it can only be read\."):
        history.delete(found[0])
    assert keys(history) == found


def test_a_name_that_can_not_be_kept_is_told_with_the_match_and_not_its_file(
    history: HistoryStore, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    (paths.history / "old.json").write_text(finished_text())
    named: list[str] = []
    monkeypatch.setattr(history._writer, "submit", lambda *_, called: named.append(called))
    for name in ("Our first one", ""):
        history.keep_name("old.json", name)
    assert [called.partition(" (")[0] for called in named] == ["Our first one", "Top Cake"]


def test_a_finished_match_gets_a_name_and_keeps_its_date(
    history: HistoryStore, paths: AppPaths, qtbot: QtBot
) -> None:
    path = paths.history / "old.json"
    path.write_text(finished_text())
    os.utime(path, (1_600_000_000, 1_600_000_000))
    wait_for(qtbot, history)
    before = history.entry("old.json")
    assert before is not None
    history.keep_name("old.json", "  Our first one ")
    qtbot.waitUntil(lambda: history.entry("old.json") != before and not history.is_reading)
    after = history.entry("old.json")
    assert after == before._replace(name="Our first one")
    history.match("old.json")
    history.keep_name("old.json", "")
    qtbot.waitUntil(lambda: history.entry("old.json") == before and not history.is_reading)
    with pytest.raises(HistoryError, match="not in the history any more"):
        history.keep_name("none.json", "x")


def test_a_folder_that_cant_be_read_is_told(history: HistoryStore, paths: AppPaths, qtbot: QtBot) -> None:
    shutil.rmtree(paths.history)
    paths.history.write_text("a file")
    wait_for(qtbot, history)
    assert history.note == "The finished matches can't be read: a file is in the way."
    assert history.entries == ()
    paths.history.unlink()
    paths.history.mkdir()
    put_finished(paths, 1)
    wait_for(qtbot, history)
    assert history.note == ""
    assert len(history.entries) == 1


def test_an_index_that_cant_be_kept_is_told_in_one_sentence(
    history: HistoryStore, paths: AppPaths, qtbot: QtBot
) -> None:
    (paths.data / "history.sqlite").mkdir()
    found = put_finished(paths, 2)
    wait_for(qtbot, history)
    assert keys(history) == found
    assert history.note == (
        "The index of the history can't be kept (it can't be opened); the records are read each time."
    )


def test_a_match_that_is_still_being_written_is_shown_and_given_away_but_not_changed(
    store: SaveStore, history: HistoryStore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    gate = threading.Event()
    fsync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: (gate.wait(60), fsync(handle)))
    match = new_match()
    save = store.begin(match)
    play_to_the_end(match)
    save.keep()
    save.close()
    assert history.match(save.key).scores() == match.scores()
    entry = history.entry_now(save.key)
    assert entry is not None and entry.moves == len(match.steps)
    history.export(save.key, tmp_path / "given.json")
    assert Match.from_json((tmp_path / "given.json").read_text("utf-8")).record() == match.record()
    for change in (history.delete, lambda key: history.keep_name(key, "x")):
        with pytest.raises(HistoryError, match="still being saved"):
            change(save.key)
    gate.set()
    qtbot.waitUntil(lambda: history.entry(save.key) is not None)
    qtbot.waitUntil(lambda: not history.is_reading)
    assert history.delete(save.key).moves


def test_the_index_takes_no_space_that_saves_need(
    history: HistoryStore, paths: AppPaths, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk_cache.shutil, "disk_usage", lambda _folder: SimpleNamespace(free=1000))
    found = put_finished(paths, 2)
    wait_for(qtbot, history)
    assert keys(history) == found, "all the same"
    assert "(the disk is full); the records are read each time" in history.note
