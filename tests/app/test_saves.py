from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from random import Random

import pytest

from cakedesk.app.files import writer as save_writer
from cakedesk.app.files.paths import AppPaths, app_paths
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.saves import files as save_files
from cakedesk.app.saves import lock as save_lock
from cakedesk.app.saves import store as save_store
from cakedesk.app.saves.files import MAX_SAVE_BYTES
from cakedesk.app.saves.store import SaveStore
from cakedesk.engine.actions import OVER
from cakedesk.engine.match import Match
from cakedesk.engine.record import MatchRecord
from tests.app.played_matches import new_match, play_some, play_to_the_end, random_action
from tests.app.save_folder import KEY, close, kept, names, put

# ------------------------------------------------------------------------------------------ keeping


def test_a_new_match_is_on_the_disk_before_its_first_action(store: SaveStore) -> None:
    match = new_match()
    save = store.begin(match)
    assert kept(save, store) == match.record()
    assert save.key.endswith(".json")
    assert "-top-cake-" in save.key
    close(save)
    assert names(store.paths.saves) == [save.key]


def test_every_action_is_kept_in_three_versions(store: SaveStore) -> None:
    match = new_match()
    save = store.begin(match)
    for actions in range(1, 5):
        play_some(match, 1, seed=actions)
        save.keep()
        assert len(kept(save, store).moves) == actions
    older = [
        len(json.loads((store.paths.saves / f"{save.key}.{age}").read_text())["moves"]) for age in (1, 2)
    ]
    assert older == [3, 2]
    close(save)


def test_two_matches_at_once_keep_apart(store: SaveStore) -> None:
    first, second = new_match(1), new_match(2)
    saves = store.begin(first), store.begin(second)
    play_some(second, 4)
    saves[1].keep()
    assert kept(saves[0], store) == first.record()
    assert kept(saves[1], store) == second.record()
    for save in saves:
        close(save)
        close(save)


def test_a_resumed_match_goes_on_where_it_was(store: SaveStore) -> None:
    match = play_some(new_match(), 12)
    save = store.begin(match)
    close(save)
    resumed = store.resume(save.key)
    assert resumed.trouble == ""
    assert resumed.match.record() == match.record()
    play_some(resumed.match, 1)
    resumed.save.keep()
    assert len(kept(resumed.save, store).moves) == 13
    close(resumed.save)


def test_a_finished_match_moves_into_the_history(store: SaveStore) -> None:
    match = play_some(new_match(), 5)
    save = store.begin(match)
    play_to_the_end(match)
    save.keep()
    close(save)
    assert names(store.paths.saves) == []
    text = (store.paths.history / save.key).read_text(encoding="utf-8")
    assert Match.from_record(MatchRecord.from_json(text)).scores() == match.scores()
    assert store.listing().saves == ()


def test_unknown_keys_of_a_record_are_kept(store: SaveStore, paths: AppPaths) -> None:
    data = play_some(new_match(), 3).record().to_dict() | {"later": {"x": [1]}, "table": {"hints": True}}
    (paths.saves / KEY).write_text(json.dumps(data), encoding="utf-8")
    resumed = store.resume(KEY)
    play_some(resumed.match, 1)
    resumed.save.keep()
    record = kept(resumed.save, store)
    assert record.extra == {"later": {"x": [1]}}
    assert record.table == {"hints": True}
    close(resumed.save)


# ------------------------------------------------------------------------------------------ listing


def test_a_save_that_is_just_being_written_keeps_its_time(
    store: SaveStore, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer makes it an older version, and the new one has its name a moment later."""
    put(paths, new_match())
    os.utime(paths.saves / KEY, (1_790_000_000, 1_790_000_000))
    was_plain = save_files._is_plain_file
    oldest = save_writer.older_version(paths.saves / KEY, 2)

    def is_plain(path: Path) -> bool:
        found = was_plain(path)
        if path == oldest and was_plain(paths.saves / KEY):
            os.replace(paths.saves / KEY, save_writer.older_version(paths.saves / KEY, 1))
        return found

    monkeypatch.setattr(save_files, "_is_plain_file", is_plain)
    info = store._info(KEY, None)
    assert info.moment.timestamp() == 1_790_000_000


def test_the_listing_tells_the_facts(store: SaveStore, paths: AppPaths) -> None:
    put(paths, play_some(new_match(), 7))
    os.utime(paths.saves / KEY, (1_700_000_000, 1_700_000_000))
    newer = KEY.replace("3fa9", "0000")
    put(paths, new_match(seats=2), newer)
    listing = store.listing()
    assert listing.troubles == ()
    assert [info.key for info in listing.saves] == [newer, KEY]
    info = listing.saves[1]
    assert (info.game_id, info.names, info.players) == ("top-cake", ("Ada", "Ben", "Zoé"), ("human",) * 3)
    assert (len(info.match.steps), info.open_elsewhere, info.problem) == (7, False, "")
    assert info.moment.timestamp() == 1_700_000_000
    assert info.moment.tzinfo is not None


def test_a_match_of_a_day_to_come_does_not_lead_the_list(store: SaveStore, paths: AppPaths) -> None:
    for number, moment in ((1, 1_700_000_000), (2, 4_000_000_000)):
        key = f"20261127-20140{number}-top-cake-3fa9.json"
        (paths.saves / key).write_text(new_match(number).record().to_json(), encoding="utf-8")
        os.utime(paths.saves / key, (moment, moment))
    assert [info.moment.year for info in store.listing().saves] == [2023, 2096]


def test_a_save_of_a_disk_without_a_sense_of_time_is_listed_last(
    store: SaveStore, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some disks keep times that no calendar has."""
    put(paths, new_match())
    os.utime(paths.saves / KEY, (1_700_000_000, 1_700_000_000))
    odd = KEY.replace("3fa9", "0000")
    put(paths, new_match(), odd)
    written = save_files.written_at_ns
    time_of = {paths.saves / odd: 900_000_000_000 * 10**9}
    monkeypatch.setattr(save_store, "written_at_ns", lambda save: time_of.get(save) or written(save))
    assert [(info.key, info.moment.timestamp()) for info in store.listing().saves] == [
        (KEY, 1_700_000_000),
        (odd, 0),
    ]


def test_peek_shows_a_match_and_locks_nothing(store: SaveStore, paths: AppPaths) -> None:
    match = play_some(new_match(), 7)
    put(paths, match)
    shown = store.peek(KEY)
    assert shown is not None
    assert shown.record() == match.record()
    assert names(paths.saves) == [KEY]
    assert store.peek("20260101-000000-top-cake-0000.json") is None


def test_an_unchanged_save_is_read_once(
    store: SaveStore, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(paths, play_some(new_match(), 7))
    store.listing()
    with monkeypatch.context() as patch:
        patch.setattr(save_files, "read_match", None)
        assert [len(info.match.steps) for info in store.listing().saves] == [7]
        assert store.peek(KEY) is store.peek(KEY) is not None
    put(paths, play_some(new_match(), 8))
    assert [len(info.match.steps) for info in store.listing().saves] == [8]
    resumed = store.resume(KEY)
    assert resumed.match is not store._reader.newest(paths.saves / KEY)
    close(resumed.save)


def test_junk_in_the_folder_is_passed_over_and_left_alone(store: SaveStore, paths: AppPaths) -> None:
    saves = paths.saves
    target = put(paths, play_some(new_match(), 2))
    (saves / "notes.txt").write_text("hello")
    (saves / "other.json").write_text('{"format": "something else"}')
    (saves / "torn.json").write_text("{")
    (saves / ".hidden.json").write_text("{")
    (saves / "20261127-201455-top-cake-aaaa.json").mkdir()
    (saves / "20261127-201455-top-cake-bbbb.json").symlink_to(target)
    (saves / "20261127-201455-top-cake-cccc.json").symlink_to(saves / "nowhere")
    (saves / "huge.json").write_bytes(b"x" * (MAX_SAVE_BYTES + 1))
    os.mkfifo(saves / "20261127-201455-top-cake-dddd.json")
    before = names(saves)
    listing = store.listing()
    assert [info.key for info in listing.saves] == [KEY]
    assert listing.troubles == ()
    assert names(saves) == before


def test_a_missing_folder_has_no_saves(qapp: object, data_dir: Path) -> None:
    store = SaveStore(app_paths(data_dir / "gone"), SaveWriter())
    assert store.listing().saves == ()
    assert store.listing().troubles == ()


def test_a_file_in_the_folders_place_is_told(qapp: object, data_dir: Path) -> None:
    (data_dir / "saves").write_text("in the way")
    listing = SaveStore(app_paths(data_dir), SaveWriter()).listing()
    assert listing.saves == ()
    assert listing.troubles == (), "that it can't be written to is told at the start"


def test_own_open_matches_stay_listed(store: SaveStore) -> None:
    match = play_some(new_match(), 3)
    save = store.begin(match)
    assert store.writer.flush()
    info = store.listing().saves[0]
    assert (info.key, info.open_elsewhere, len(info.match.steps)) == (save.key, False, 3)
    assert store.peek(save.key) is match
    again = store.resume(save.key)
    assert again.match is match
    assert again.save is save
    close(save)


def test_a_finished_record_among_the_saves_goes_into_the_history(store: SaveStore, paths: AppPaths) -> None:
    # The program was killed between the last write and the move.
    put(paths, play_to_the_end(new_match()))
    put(paths, play_some(new_match(), 3), version=".1")
    listing = store.listing()
    assert listing == type(listing)((), ())
    assert store.writer.flush() and not store.is_open(KEY)
    assert names(paths.saves) == []
    assert names(paths.history) == [KEY]


def test_what_a_killed_program_left_beside_the_saves_is_removed(store: SaveStore, paths: AppPaths) -> None:
    put(paths, new_match())
    (paths.saves / f".{KEY}.4711.tmp").write_text("half")
    (paths.saves / ".20260101-000000-top-cake-0000.json.lock").write_text("")
    store.listing()
    assert names(paths.saves) == [KEY]


# ------------------------------------------------------------------------------------------ no room


def test_a_match_that_can_not_be_written_stays_with_the_program(
    store: SaveStore, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match()
    save = store.begin(match)
    assert store.writer.flush()

    def refuse(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(save_writer.os, "fsync", refuse)
        play_some(match, 4)
        save.keep()
        close(save)
        # What is on the disk is older, so nobody else may go on from it.
        assert save_lock.is_locked(paths.saves / save.key)
        assert [len(info.match.steps) for info in store.listing().saves] == [4]
        assert store.resume(save.key).match is match
    assert store.writer.flush()
    assert len(kept(save, store).moves) == 4
    close(save)
    assert not save_lock.is_locked(paths.saves / save.key)


def test_a_match_without_any_folder_is_played_and_listed(qapp: object, data_dir: Path) -> None:
    (data_dir / "saves").write_text("in the way")
    store = SaveStore(app_paths(data_dir), SaveWriter())
    match = new_match()
    save = store.begin(match)
    play_some(match, 2)
    save.keep()
    close(save)
    assert store.resume(save.key).match is match
    (data_dir / "saves").unlink()
    assert store.writer.flush()
    close(save)
    assert names(data_dir / "saves") == [save.key]
    assert not store.writer.has_unwritten()
    store.writer.close()


def test_undo_after_the_end_brings_the_match_back(store: SaveStore) -> None:
    match = play_to_the_end(new_match())
    save = store.begin(match)
    match.undo()
    save.keep()
    assert store.writer.flush()
    assert names(store.paths.saves)[-1] == save.key
    assert [info.key for info in store.listing().saves] == [save.key]
    while match.turn() != OVER:
        match.play(random_action(match, Random(3)))
    save.keep()
    close(save)
    assert names(store.paths.saves) == []
    assert names(store.paths.history) == [save.key]


def test_a_record_of_a_match_that_is_kept_is_known(store: SaveStore) -> None:
    match = new_match()
    record = match.record()
    save = store.begin(match)
    play_some(match, 3)
    save.keep()
    assert store.same_as(Match.from_record(record)) == save.key, "it was opened before"
    assert store.same_as(Match.from_record(match.record())) == save.key
    close(save)
    assert store.same_as(Match.from_record(match.record())) == save.key
    ahead = Match.from_record(match.record())
    play_some(ahead, 1)
    assert store.same_as(ahead) is None, "it would be lost"
    twin = Match.from_record(record)
    twin.table["began"] = "2020-01-01T00:00:00"
    assert store.same_as(twin) is None, "the same deal was played twice"
    assert store.same_as(new_match(9)) is None
