"""Running matches are renamed, given up and deleted, and finished ones know when they began and ended."""

from __future__ import annotations

import errno
import json
import os
import threading
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.files import put_away
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.files.writer import Kept
from cakedesk.app.history import changes
from cakedesk.app.history.changes import abandon_match, bring_match_back, delete_match, rename_match
from cakedesk.app.match.model import deal_match
from cakedesk.app.saves.lock import SaveLock, is_locked
from cakedesk.app.saves.running_list import all_running, running_matches
from cakedesk.app.saves.store import SaveError, SaveListing, SaveStore
from cakedesk.engine.registry import find_game
from cakedesk.table.boards.registry import BOARDS
from tests.app.played_matches import new_match, play_some, play_to_the_end
from tests.app.save_folder import KEY, close, kept, names, put


def test_began_and_ended_stand_in_the_record(store: SaveStore) -> None:
    match = new_match()
    save = store.begin(match)
    began = kept(save, store).table["began"]
    play_some(match, 3)
    save.keep()
    assert kept(save, store).table == {"began": began}
    play_to_the_end(match)
    save.keep()
    close(save)
    data = json.loads((store.paths.history / save.key).read_text())
    assert data["table"]["began"] == began
    assert data["table"]["ended"] >= began


def test_taking_the_last_action_back_takes_the_end_back(store: SaveStore) -> None:
    match = play_to_the_end(new_match())
    save = store.begin(match)
    assert store.writer.flush()
    assert "ended" in match.table
    match.undo()
    save.keep()
    assert "ended" not in kept(save, store).table
    close(save)


def test_a_renamed_match_keeps_the_time_of_its_last_move(store: SaveStore, paths: AppPaths) -> None:
    path = put(paths, play_some(new_match(), 5))
    os.utime(path, (1_700_000_000, 1_700_000_000))
    assert rename_match(store, KEY, "  Sunday evening ") == ""
    [match], _ = all_running(store.listing())
    assert (match.name, match.title) == ("Sunday evening", "Top Cake")
    assert store.writer.flush()
    assert path.stat().st_mtime == 1_700_000_000
    assert not store.is_open(KEY)
    rename_match(store, KEY, "")
    [match], _ = running_matches(store.listing(), set())
    assert match.name == ""


def test_where_nothing_lies_on_the_table_the_box_of_the_game_is_shown(
    store: SaveStore, paths: AppPaths
) -> None:
    match = deal_match(find_game("piece-o-cake"), ("Ada", "Ben", "Zoé"), ["human"] * 3, rng=Random(1))
    for move in ("cut 0 5", "take 0 eat -", "take 5 eat -"):
        match.play(match.game.parse(move, match.look(None).shown.lists))
    put(paths, match)
    [running], _ = running_matches(store.listing(), set())
    assert running.turn == "Ada to choose"
    assert running.picture == BOARDS["piece-o-cake"].box()


def test_a_match_that_was_given_up_goes_into_the_history(store: SaveStore, paths: AppPaths) -> None:
    put(paths, play_some(new_match(), 5))
    abandon_match(store, KEY)
    assert store.writer.flush() and not store.is_open(KEY)
    assert names(paths.saves) == []
    data = json.loads((paths.history / KEY).read_text())
    assert data["table"]["abandoned"] is True
    assert "ended" in data["table"]
    assert "result" not in data
    assert store.listing().saves == ()


def test_a_program_killed_while_a_match_was_given_up_finds_it_later(
    store: SaveStore, paths: AppPaths
) -> None:
    match = play_some(new_match(), 5)
    match.table["abandoned"] = True
    put(paths, match)
    assert store.listing() == SaveListing((), ())
    assert store.writer.flush()
    assert names(paths.history) == [KEY]


def test_a_deleted_match_can_be_brought_back_in_all_its_versions(store: SaveStore, paths: AppPaths) -> None:
    for version in ("", ".1", ".2"):
        put(paths, play_some(new_match(), 5), version=version)
    put_away_files = delete_match(store, KEY)
    assert names(paths.saves) == []
    assert store.listing().saves == ()
    bring_match_back(put_away_files)
    assert names(paths.saves) == [KEY, f"{KEY}.1", f"{KEY}.2"]
    with pytest.raises(SaveError, match="can't be brought back"):
        bring_match_back(put_away_files)


def test_deleting_all_or_nothing(store: SaveStore, paths: AppPaths, monkeypatch: pytest.MonkeyPatch) -> None:
    for version in ("", ".1"):
        put(paths, play_some(new_match(), 5), version=version)
    real, calls = put_away.set_aside, []

    def fail_later(file: object, folder: object) -> object:
        calls.append(file)
        if len(calls) == 2:
            raise OSError(errno.EACCES, "Permission denied")
        return real(file, folder)  # type: ignore[arg-type]

    monkeypatch.setattr(put_away, "set_aside", fail_later)
    with pytest.raises(SaveError, match=r"can't be deleted: access is not allowed\."):
        delete_match(store, KEY)
    assert names(paths.saves) == [KEY, f"{KEY}.1"]


def test_what_another_program_plays_is_left_alone_and_listed_so(store: SaveStore, paths: AppPaths) -> None:
    path = put(paths, play_some(new_match(), 5))
    lock = SaveLock(path)
    assert lock.acquire()
    for change in (
        lambda: delete_match(store, KEY),
        lambda: abandon_match(store, KEY),
        lambda: rename_match(store, KEY, "mine"),
    ):
        with pytest.raises(SaveError, match="open in another window"):
            change()
    [match], troubles = all_running(store.listing())
    assert match.is_elsewhere
    assert troubles == []
    assert running_matches(store.listing(), set()) == ([], [])
    lock.release()
    assert not all_running(store.listing())[0][0].is_elsewhere


def test_what_this_program_plays_is_not_deleted(store: SaveStore) -> None:
    save = store.begin(new_match())
    with pytest.raises(SaveError, match="open in another window"):
        delete_match(store, save.key)
    close(save)


def test_a_save_of_a_later_program_is_listed_with_its_sentence(store: SaveStore, paths: AppPaths) -> None:
    (paths.saves / KEY).write_text('{"format": "cakedesk-record", "version": 2}')
    [match], _ = all_running(store.listing())
    assert "made by a later version" in match.problem
    assert delete_match(store, KEY).moves
    assert all_running(store.listing()) == ([], [])


def test_a_match_is_not_deleted_while_it_is_written(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = store.begin(new_match())
    close(save)
    resumed = store.resume(save.key)
    gate = threading.Event()
    fsync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: (gate.wait(60), fsync(handle)))
    resumed.save.keep()
    resumed.save.close()
    with pytest.raises(SaveError, match="still being saved"):
        delete_match(store, save.key)
    gate.set()
    assert store.writer.flush()
    assert delete_match(store, save.key).moves


def test_a_match_that_cant_be_saved_can_be_deleted(
    store: SaveStore, paths: AppPaths, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    eased: list[str] = []
    store.writer.failed.connect(told.append)
    store.writer.eased.connect(eased.append)
    save = store.begin(new_match())
    close(save)

    def refuse(_handle: int, _content: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "write", refuse)
        resumed = store.resume(save.key)
        play_some(resumed.match, 6)
        resumed.save.keep()
        resumed.save.close()
        qtbot.waitUntil(lambda: len(told) == 1)
        away = delete_match(store, save.key)
        assert away.moves
    assert eased == told, "the message goes with its match"
    assert store.writer.flush()
    assert store.listing().saves == (), "what was refused does not come back"
    bring_match_back(away)
    assert store.writer.flush()
    assert len(kept(save, store).moves) == 6, "unless it is brought back, with what no disk had"
    store.release_written()
    assert not is_locked(paths.saves / save.key)


def test_a_match_that_is_on_no_disk_is_brought_back_and_not_lost_if_it_cant_be_deleted(
    store: SaveStore, paths: AppPaths, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "write", refuse)
        save = store.begin(play_some(new_match(), 6))
        close(save)
        qtbot.waitUntil(lambda: save.kept is Kept.NOT)
        with monkeypatch.context() as broken:
            broken.setattr(changes, "put_away", refuse)
            with pytest.raises(SaveError, match="can't be deleted"):
                delete_match(store, save.key)
        assert [info.key for info in store.listing().saves] == [save.key]
        qtbot.waitUntil(lambda: save.kept is Kept.NOT)
        away = delete_match(store, save.key)
        assert store.listing().saves == away.moves == ()
        bring_match_back(away)
        assert [info.key for info in store.listing().saves] == [save.key], "though it is on no disk yet"
    assert store.writer.flush()
    assert len(kept(save, store).moves) == 6


def test_what_another_program_plays_by_now_is_left_alone_as_a_match_is_brought_back(
    store: SaveStore, paths: AppPaths
) -> None:
    path = put(paths, play_some(new_match(), 3))
    before, lock = path.read_text(), SaveLock(path)
    assert lock.acquire()
    store.take_up(KEY, play_some(new_match(), 6))
    assert store.writer.flush()
    lock.release()
    assert path.read_text() == before
    assert [len(info.match.steps) for info in store.listing().saves if info.match] == [6, 3]
