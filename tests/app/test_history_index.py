"""The index of the history is made anew from the records whenever it does not fit them."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import sys
import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.history import index as history_index
from cakedesk.app.history import tables as history_rows
from cakedesk.app.history.entry import DAMAGED, LATER, trouble_text
from cakedesk.app.history.finished_row import ended_text
from cakedesk.app.history.index import HistoryIndex
from tests.app.history_kit import (
    NEWEST,
    index_file,
    key_of,
    keys_read,
    put_finished,
    quick_text,
    read,
)


def fresh(paths: AppPaths) -> HistoryIndex:
    """The index as a program that starts now sees it."""
    return HistoryIndex(paths.history, index_file(paths))


@pytest.fixture
def count_reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the records that were read."""
    names: list[str] = []
    real = history_index.read_record

    def counting(file: Path) -> object:
        names.append(file.name)
        return real(file)

    monkeypatch.setattr(history_index, "read_record", counting)
    return names


def test_records_are_read_once_and_then_come_from_the_index(paths: AppPaths, count_reads: list[str]) -> None:
    keys = put_finished(paths, 5)
    assert keys_read(fresh(paths)) == keys
    assert sorted(count_reads) == sorted(keys)
    count_reads.clear()
    first, again = read(fresh(paths)), read(fresh(paths))
    assert count_reads == []
    assert first == again
    entry = first.entries[0]
    assert (entry.game_id, entry.ended, entry.abandoned, entry.own_lists) == (
        "top-cake",
        NEWEST,
        False,
        False,
    )
    assert [seat.name for seat in entry.seats] == ["Ada", "Ben", "Zoé"]
    assert {seat.player for seat in entry.seats} == {"human"}
    assert entry.moves > 10
    assert max(entry.seats, key=lambda seat: seat.score or 0).won


def _delete(file: Path) -> None:
    file.unlink()


def _spoil(file: Path) -> None:
    file.write_bytes(b"no index at all " * 400)


def _tear(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[:4096] + b"\xa5" * (len(content) - 4096))


def _empty(file: Path) -> None:
    file.write_bytes(b"")


def _make_old(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as base:
        base.execute("DROP TABLE seats")
        base.execute("PRAGMA user_version = 0")


def _make_later(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as base:
        base.execute("ALTER TABLE matches RENAME COLUMN game TO what")
        base.execute("PRAGMA user_version = 77")


def _drop_table(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as base:
        base.execute("DROP TABLE matches")


def _write_nonsense(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as base, base:
        base.execute("UPDATE matches SET ended = 'some day', moves = 'many'")


@pytest.mark.parametrize(
    "harm", [_delete, _spoil, _tear, _empty, _make_old, _make_later, _drop_table, _write_nonsense]
)
def test_an_index_that_is_gone_damaged_or_of_another_schema_is_made_anew(
    paths: AppPaths, harm: Callable[[Path], None], count_reads: list[str]
) -> None:
    put_finished(paths, 30)
    before = read(fresh(paths))
    harm(index_file(paths))
    count_reads.clear()
    assert read(fresh(paths)) == before
    assert len(count_reads) == 30
    count_reads.clear()
    assert read(fresh(paths)) == before
    assert count_reads == []


def test_a_running_program_mends_an_index_that_went_away(paths: AppPaths, count_reads: list[str]) -> None:
    keys = put_finished(paths, 4)
    index = fresh(paths)
    assert keys_read(index) == keys
    index_file(paths).unlink()
    count_reads.clear()
    assert keys_read(index) == keys
    assert keys_read(fresh(paths)) == keys
    assert count_reads == []


def test_what_others_put_into_the_folder_change_there_or_take_away_is_noticed(
    paths: AppPaths, count_reads: list[str]
) -> None:
    keys = put_finished(paths, 3)
    index = fresh(paths)
    read(index)
    count_reads.clear()
    (paths.history / "from grandma.json").write_text(quick_text(9), encoding="utf-8")
    (paths.history / keys[1]).unlink()
    (paths.history / keys[2]).write_text(quick_text(2, name="The long evening"), encoding="utf-8")
    for listing in (read(index), read(fresh(paths))):
        assert [entry.key for entry in listing.entries] == [keys[0], keys[2], "from grandma.json"]
        assert listing.entries[1].name == "The long evening"
    assert sorted(count_reads) == sorted(["from grandma.json", keys[2]])


def test_other_files_folders_and_links_are_passed_over(paths: AppPaths) -> None:
    keys = put_finished(paths, 1)
    (paths.history / "notes.txt").write_text("mine")
    (paths.history / ".hidden.json").write_text(quick_text(1))
    (paths.history / "folder.json").mkdir()
    (paths.history / "link.json").symlink_to(paths.history / keys[0])
    assert keys_read(fresh(paths)) == keys


def test_records_that_cant_be_used_are_listed_last_with_a_sentence_and_stay(paths: AppPaths) -> None:
    keys = put_finished(paths, 1)
    spoiled = {
        "a.json": "{",
        "b.json": '{"format": "cakedesk-record", "version": 2}',
        "c.json": quick_text(1).replace('"winners": [', '"winners": [7, '),
        "d.json": quick_text(1).replace('"scores": [', '"scores": ["x", '),
        "e.json": quick_text(1).replace('"top-cake"', '"cheese-cake"'),
    }
    for name, text in spoiled.items():
        (paths.history / name).write_text(text, encoding="utf-8")
    (paths.history / "f.json").write_bytes(b"\xff\xfe\x00")
    for listing in (read(fresh(paths)), read(fresh(paths))):
        assert listing.entries[0].key == keys[0]
        troubles = {entry.key: entry.trouble for entry in listing.entries[1:]}
        assert troubles == {
            "a.json": DAMAGED,
            "b.json": LATER,
            "c.json": DAMAGED,
            "d.json": DAMAGED,
            "e.json": LATER,
            "f.json": DAMAGED,
        }
        for entry in listing.entries[1:]:
            assert entry.key in trouble_text(entry)
            assert trouble_text(entry).endswith("It is kept as it is.")
            assert not entry.counts
    assert {path.name for path in paths.history.iterdir()} == {*keys, *spoiled, "f.json"}


def test_what_has_not_been_yet_does_not_lead_the_list(paths: AppPaths) -> None:
    keys = put_finished(paths, 2)
    ahead = key_of(7)
    (paths.history / ahead).write_text(quick_text(7, ended="2999-01-01T10:00:00"), encoding="utf-8")
    (paths.history / "a.json").write_text("{", encoding="utf-8")
    for listing in (read(fresh(paths)), read(fresh(paths))):
        assert [entry.key for entry in listing.entries] == [*keys, ahead, "a.json"]
        assert ended_text(listing.entries[2].ended, datetime.now()) == "1 Jan 2999"


def test_a_record_without_a_result_counts_only_as_given_up(paths: AppPaths) -> None:
    text = quick_text(0)
    head, _, _ = text.partition(', "result"')
    (paths.history / "unfinished.json").write_text(head + "}", encoding="utf-8")
    (paths.history / "given up.json").write_text(head + ', "table": {"abandoned": true}}', encoding="utf-8")
    entries = {entry.key: entry for entry in read(fresh(paths)).entries}
    assert entries["unfinished.json"].trouble == DAMAGED
    assert entries["given up.json"].abandoned
    assert [seat.score for seat in entries["given up.json"].seats] == [None] * 3
    assert not any(entry.counts for entry in entries.values())


def test_what_the_table_key_says_is_taken_and_nonsense_in_it_is_not(paths: AppPaths) -> None:
    facts = {"deal": 4711, "name": " Sunday ", "away": {"1": "human"}, "ended": "2026-01-02T03:04:05"}
    (paths.history / "a.json").write_text(quick_text(0, **facts), encoding="utf-8")
    nonsense = {"deal": "x", "name": 7, "away": [1], "ended": "yesterday"}
    (paths.history / "b.json").write_text(quick_text(0, **nonsense), encoding="utf-8")
    os.utime(paths.history / "b.json", (1_600_000_000, 1_600_000_000))
    entries = {entry.key: entry for entry in read(fresh(paths)).entries}
    good, bad = entries["a.json"], entries["b.json"]
    assert (good.deal, good.name, good.ended) == (4711, "Sunday", datetime(2026, 1, 2, 3, 4, 5))
    assert [seat.stood_in for seat in good.seats] == [False, True, False]
    assert (bad.deal, bad.name, bad.ended) == (None, "", datetime.fromtimestamp(1_600_000_000))
    assert not any(seat.stood_in for seat in bad.seats)


def test_names_that_no_encoding_can_carry_do_no_harm(paths: AppPaths) -> None:
    (paths.history / "a.json").write_text(quick_text(0, name="half \ud83d pair"), encoding="utf-8")
    assert len(read(fresh(paths)).entries) == 1
    listing = read(fresh(paths))
    assert listing.unkept == ""
    assert listing.entries[0].name == "half \ufffd pair"


@pytest.mark.parametrize("ended", ["9999-12-31T23:59:59-23:59", "0001-01-01T00:00:00+14:00"])
def test_an_end_in_no_year_that_there_is_counts_as_none(paths: AppPaths, ended: str) -> None:
    (paths.history / "a.json").write_text(quick_text(0, ended=ended), encoding="utf-8")
    os.utime(paths.history / "a.json", (1_600_000_000, 1_600_000_000))
    assert read(fresh(paths)).entries[0].ended == datetime.fromtimestamp(1_600_000_000)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know no such file names and times")
def test_file_names_and_times_that_sqlite_cant_hold_do_no_harm(paths: AppPaths) -> None:
    odd = paths.history / os.fsdecode(b"b\xff.json")
    for file in (paths.history / "a.json", odd):
        file.write_text(quick_text(0), encoding="utf-8")
    os.utime(paths.history / "a.json", (2**34, 2**34))
    for _ in range(2):
        reading = read(fresh(paths))
        assert {entry.key for entry in reading.entries} == {"a.json", odd.name}
        assert reading.unkept == ""


def test_reading_tells_how_far_it_is_and_can_be_stopped_and_gone_on_with(
    paths: AppPaths, count_reads: list[str]
) -> None:
    count = 250
    text = quick_text(3)
    for number in range(count):
        (paths.history / key_of(number)).write_text(text)
    told: list[tuple[int, int]] = []

    def once(done: int, whole: int) -> bool:
        told.append((done, whole))
        return done < 100

    listing = fresh(paths).read(once)
    assert told == [(done, count) for done in range(101)]
    assert not listing.complete
    assert len(listing.entries) == 100
    count_reads.clear()
    listing = read(fresh(paths))
    assert listing.complete
    assert len(listing.entries) == count
    assert len(count_reads) == count - 100


def test_two_programs_use_one_index_at_once(paths: AppPaths) -> None:
    put_finished(paths, 200)
    results: list[object] = []

    def work() -> None:
        try:
            for _ in range(4):
                results.append(len(read(fresh(paths)).entries))
        except Exception as error:
            results.append(error)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [200] * 12


def test_an_index_that_another_program_is_writing_is_done_without(
    paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_index, "_PATIENCE_S", 0.01)
    keys = put_finished(paths, 3)
    read(fresh(paths))
    put_finished(paths, 1, first=3)
    with contextlib.closing(sqlite3.connect(index_file(paths), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        listing = read(fresh(paths))
    assert len(listing.entries) == len(keys) + 1
    assert listing.unkept == ""
    assert index_file(paths).exists()


def test_where_no_index_can_be_written_the_list_is_whole_and_says_so(paths: AppPaths) -> None:
    keys = put_finished(paths, 3)
    index = HistoryIndex(paths.history, paths.data / "missing folder" / "history.sqlite")
    listing = read(index)
    assert [entry.key for entry in listing.entries] == keys
    assert listing.unkept == "it can't be opened"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_no_index_is_made_behind_a_link_or_in_a_pipe(paths: AppPaths, tmp_path: Path) -> None:
    keys = put_finished(paths, 3)
    outside, file = tmp_path / "outside.sqlite", index_file(paths)
    file.symlink_to(outside)
    listing = read(fresh(paths))
    assert [entry.key for entry in listing.entries] == keys
    assert listing.unkept == "it is no regular file"
    assert not outside.exists()
    assert file.is_symlink(), "whose link it is nobody knows"
    file.unlink()
    os.mkfifo(file)
    assert read(fresh(paths)).unkept == "it is no regular file"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
@pytest.mark.parametrize("suffix", ["-journal", "-wal", "-shm"])
def test_nobody_waits_for_a_pipe_beside_the_index(paths: AppPaths, suffix: str) -> None:
    keys = put_finished(paths, 3)
    assert keys_read(fresh(paths)) == keys
    beside = paths.data / f"{index_file(paths).name}{suffix}"
    os.mkfifo(beside)
    listing = read(fresh(paths))
    assert [entry.key for entry in listing.entries] == keys
    assert listing.unkept == "it is no regular file"
    assert beside.is_fifo()
    beside.unlink()
    beside.mkdir()
    assert [entry.key for entry in read(fresh(paths)).entries] == keys


def test_a_full_disk_leaves_the_list_whole(paths: AppPaths, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = put_finished(paths, 3)
    real = history_rows.put_rows

    def full(base: sqlite3.Connection, known: object) -> None:
        base.execute("PRAGMA max_page_count = 1")
        base.execute("CREATE TABLE filler AS SELECT hex(randomblob(9000)) AS filling")
        real(base, known)  # type: ignore[arg-type]

    monkeypatch.setattr(history_index, "put_rows", full)
    listing = read(fresh(paths))
    assert [entry.key for entry in listing.entries] == keys
    assert listing.unkept == "the disk is full"


def test_a_missing_folder_is_an_empty_history(paths: AppPaths) -> None:
    shutil.rmtree(paths.history)
    assert read(fresh(paths)).entries == ()
