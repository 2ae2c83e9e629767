from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cakedesk.app import save_files, save_lock, save_writer
from cakedesk.app.paths import AppPaths, app_paths, prepare_folders
from cakedesk.app.save_files import MAX_SAVE_BYTES
from cakedesk.app.save_writer import SaveWriter
from cakedesk.app.saves import MatchSave, SaveError, SaveStore
from cakedesk.engine.actions import OVER
from cakedesk.engine.match import Match
from cakedesk.engine.record import MatchRecord
from tests.app.played_matches import new_match, play_some, play_to_the_end, random_action

KEY = "20261127-201455-top-cake-3fa9.json"


@pytest.fixture
def paths(data_dir: Path) -> AppPaths:
    paths = app_paths(data_dir)
    assert prepare_folders(paths) == ""
    return paths


@pytest.fixture
def store(qapp: object, paths: AppPaths) -> Iterator[SaveStore]:
    store = SaveStore(paths, SaveWriter())
    yield store
    store.writer.close()


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def put(paths: AppPaths, match: Match[Any], key: str = KEY, version: str = "") -> Path:
    path = paths.saves / (key + version)
    path.write_text(match.record().to_json(), encoding="utf-8")
    return path


def kept(save: MatchSave, store: SaveStore) -> MatchRecord:
    assert store.writer.flush()
    return MatchRecord.from_json((store.paths.saves / save.key).read_text(encoding="utf-8"))


# ------------------------------------------------------------------------------------------ keeping


def test_a_new_match_is_on_the_disk_before_its_first_action(store: SaveStore) -> None:
    match = new_match()
    save = store.begin(match)
    assert kept(save, store) == match.record()
    assert save.key.endswith(".json")
    assert "-top-cake-" in save.key
    save.close()
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
    save.close()


def test_two_matches_at_once_keep_apart(store: SaveStore) -> None:
    first, second = new_match(1), new_match(2)
    saves = store.begin(first), store.begin(second)
    play_some(second, 4)
    saves[1].keep()
    assert kept(saves[0], store) == first.record()
    assert kept(saves[1], store) == second.record()
    for save in saves:
        save.close()
        save.close()


def test_a_resumed_match_goes_on_where_it_was(store: SaveStore) -> None:
    match = play_some(new_match(), 12)
    save = store.begin(match)
    save.close()
    resumed = store.resume(save.key)
    assert resumed.trouble == ""
    assert resumed.match.record() == match.record()
    play_some(resumed.match, 1)
    resumed.save.keep()
    assert len(kept(resumed.save, store).moves) == 13
    resumed.save.close()


def test_a_finished_match_moves_into_the_history(store: SaveStore) -> None:
    match = play_some(new_match(), 5)
    save = store.begin(match)
    play_to_the_end(match)
    save.keep()
    save.close()
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
    resumed.save.close()


# ------------------------------------------------------------------------------------------ listing


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
    assert (info.moves, info.open_elsewhere, info.problem) == (7, False, "")
    assert info.moment.timestamp() == 1_700_000_000
    assert info.moment.tzinfo is not None


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
        assert [info.moves for info in store.listing().saves] == [7]
        assert store.peek(KEY) is store.peek(KEY) is not None
    put(paths, play_some(new_match(), 8))
    assert [info.moves for info in store.listing().saves] == [8]
    resumed = store.resume(KEY)
    assert resumed.match is not store._reader.newest(paths.saves / KEY)
    resumed.save.close()


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
    assert listing.troubles[0].startswith("The saved matches can't be read")


def test_own_open_matches_stay_listed(store: SaveStore) -> None:
    match = play_some(new_match(), 3)
    save = store.begin(match)
    assert store.writer.flush()
    info = store.listing().saves[0]
    assert (info.key, info.open_elsewhere, info.moves) == (save.key, False, 3)
    assert store.peek(save.key) is match
    again = store.resume(save.key)
    assert again.match is match
    assert again.save is save
    save.close()


def test_a_finished_record_among_the_saves_goes_into_the_history(store: SaveStore, paths: AppPaths) -> None:
    # The program was killed between the last write and the move.
    put(paths, play_to_the_end(new_match()))
    put(paths, play_some(new_match(), 3), version=".1")
    listing = store.listing()
    assert listing == type(listing)((), ())
    assert names(paths.saves) == []
    assert names(paths.history) == [KEY]


def test_what_a_killed_program_left_beside_the_saves_is_removed(store: SaveStore, paths: AppPaths) -> None:
    put(paths, new_match())
    (paths.saves / f".{KEY}.4711.tmp").write_text("half")
    (paths.saves / ".20260101-000000-top-cake-0000.json.lock").write_text("")
    store.listing()
    assert names(paths.saves) == [KEY]


# ------------------------------------------------------------------------------------------ damage


def spoil_cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20])


def spoil_empty(path: Path) -> None:
    path.write_bytes(b"")


def spoil_zeros(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def spoil_encoding(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"Ben", b"B\xff\xfen"))


def spoil_nesting(path: Path) -> None:
    path.write_text("[" * 500_000)


def spoil_size(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b" " * MAX_SAVE_BYTES)


def spoil_list(path: Path) -> None:
    path.write_text("[1, 2]")


def _edit(path: Path, **values: object) -> None:
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | values), encoding="utf-8")


def spoil_format(path: Path) -> None:
    _edit(path, format="other")


def spoil_version(path: Path) -> None:
    _edit(path, version="1")


def spoil_move(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    data["moves"][2] = data["moves"][1]
    _edit(path, moves=data["moves"])


def spoil_start(path: Path) -> None:
    _edit(path, start={})


def spoil_players(path: Path) -> None:
    _edit(path, players=[])


def spoil_seats(path: Path) -> None:
    _edit(path, seats=["A"], players=["human"])


def spoil_options(path: Path) -> None:
    _edit(path, options={"no such": 1})


def spoil_lists(path: Path) -> None:
    _edit(path, lists={"top_cake.csv": "nonsense"})


def spoil_result(path: Path) -> None:
    _edit(path, result={"scores": [1, 2, 3], "winners": [2], "detail": {}})


SPOILERS = [spoiler for name, spoiler in sorted(globals().items()) if name.startswith("spoil_")]


@pytest.mark.parametrize("spoil", SPOILERS, ids=lambda spoil: spoil.__name__)
def test_a_damaged_newest_version_gives_way_to_the_one_before(
    store: SaveStore, paths: AppPaths, spoil: Any
) -> None:
    spoil(put(paths, play_some(new_match(), 6)))
    damaged = (paths.saves / KEY).read_bytes()
    put(paths, play_some(new_match(), 5), version=".1")
    put(paths, play_some(new_match(), 4), version=".2")
    assert [info.moves for info in store.listing().saves] == [5]
    assert (paths.saves / KEY).read_bytes() == damaged  # looking moves nothing
    resumed = store.resume(KEY)
    assert len(resumed.match.steps) == 5
    assert (paths.saves / "damaged" / KEY).read_bytes() == damaged
    assert str(paths.saves / "damaged") in resumed.trouble
    assert "goes on from the save before it" in resumed.trouble
    assert "\n" not in resumed.trouble
    play_some(resumed.match, 1)
    resumed.save.keep()
    assert len(kept(resumed.save, store).moves) == 6
    resumed.save.close()
    again = store.resume(KEY)
    assert again.trouble == ""
    again.save.close()


@pytest.mark.parametrize("spoil", SPOILERS, ids=lambda spoil: spoil.__name__)
def test_without_a_good_version_the_match_is_moved_aside(
    store: SaveStore, paths: AppPaths, spoil: Any
) -> None:
    spoil(put(paths, play_some(new_match(), 6)))
    spoil(put(paths, play_some(new_match(), 5), version=".1"))
    troubles = store.listing().troubles
    assert len(troubles) == 1
    assert "is damaged" in troubles[0]
    assert names(paths.saves) == ["damaged"]
    assert names(paths.saves / "damaged") == [KEY, f"{KEY}.1"]
    assert store.listing() == type(store.listing())((), ())


def test_damaged_files_of_one_name_do_not_replace_each_other(store: SaveStore, paths: AppPaths) -> None:
    for content in ("one", "two", "three"):
        (paths.saves / KEY).write_text(content)
        assert len(store.listing().troubles) == 1
    found = {path.read_text() for path in (paths.saves / "damaged").iterdir()}
    assert found == {"one", "two", "three"}


def test_only_an_older_version_is_there(store: SaveStore, paths: AppPaths) -> None:
    # The program was killed between two renames.
    put(paths, play_some(new_match(), 5), version=".1")
    assert [info.moves for info in store.listing().saves] == [5]
    resumed = store.resume(KEY)
    assert resumed.trouble == ""
    assert len(resumed.match.steps) == 5
    resumed.save.close()


def test_every_cut_of_a_save_gives_way_to_the_one_before(store: SaveStore, paths: AppPaths) -> None:
    content = put(paths, play_some(new_match(), 8)).read_bytes()
    for length in range(0, len(content) - 1, 97):
        (paths.saves / KEY).write_bytes(content[:length])
        put(paths, play_some(new_match(), 7), version=".1")
        resumed = store.resume(KEY)
        assert len(resumed.match.steps) == 7
        resumed.save.close()


@pytest.mark.parametrize(
    "change", [{"version": 2}, {"version": 7, "moves": "otherwise"}, {"game": "pie-rates"}]
)
def test_a_later_programs_save_is_kept_as_it_is(
    store: SaveStore, paths: AppPaths, change: dict[str, object]
) -> None:
    path = put(paths, play_some(new_match(), 6))
    _edit(path, **change)
    content = path.read_bytes()
    put(paths, play_some(new_match(), 5), version=".1")
    info = store.listing().saves[0]
    assert "later version of CakeDesk" in info.problem
    with pytest.raises(SaveError, match="later version"):
        store.resume(KEY)
    assert path.read_bytes() == content
    assert names(paths.saves) == [KEY, f"{KEY}.1"]


def test_an_unreadable_save_stays_where_it_is(
    store: SaveStore, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(paths, new_match())
    real_open = Path.open

    def refuse(path: Path, *args: Any, **options: Any) -> Any:
        if path.parent == paths.saves:
            raise PermissionError(errno.EACCES, "Permission denied")
        return real_open(path, *args, **options)

    monkeypatch.setattr(Path, "open", refuse)
    info = store.listing().saves[0]
    assert "Permission denied" in info.problem
    with pytest.raises(SaveError, match="Permission denied"):
        store.resume(KEY)
    assert names(paths.saves) == [KEY]
    assert store.peek(KEY) is None


def test_a_save_that_is_gone_is_told(store: SaveStore, paths: AppPaths) -> None:
    with pytest.raises(SaveError, match="not there any more"):
        store.resume(KEY)
    assert names(paths.saves) == []


def test_damage_that_can_not_be_moved_is_played_around(
    store: SaveStore, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil_cut(put(paths, play_some(new_match(), 6)))
    put(paths, play_some(new_match(), 5), version=".1")
    (paths.saves / "damaged").write_text("a file in the way")
    resumed = store.resume(KEY)
    assert len(resumed.match.steps) == 5
    resumed.save.close()
    assert (paths.saves / "damaged").read_text() == "a file in the way"


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
        save.close()
        # What is on the disk is older, so nobody else may go on from it.
        assert save_lock.is_locked(paths.saves / save.key)
        assert [info.moves for info in store.listing().saves] == [4]
        assert store.resume(save.key).match is match
    assert store.writer.flush()
    assert len(kept(save, store).moves) == 4
    save.close()
    assert not save_lock.is_locked(paths.saves / save.key)


def test_a_match_without_any_folder_is_played_and_listed(qapp: object, data_dir: Path) -> None:
    (data_dir / "saves").write_text("in the way")
    store = SaveStore(app_paths(data_dir), SaveWriter())
    match = new_match()
    save = store.begin(match)
    play_some(match, 2)
    save.keep()
    save.close(1)
    assert store.resume(save.key).match is match
    (data_dir / "saves").unlink()
    assert store.writer.flush()
    save.close()
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
    save.close()
    assert names(store.paths.saves) == []
    assert names(store.paths.history) == [save.key]
