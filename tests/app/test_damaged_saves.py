"""Saves that something has happened to, in many ways: nothing is lost or deleted, and nothing crashes."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.saves import files as save_files
from cakedesk.app.saves import store as store_module
from cakedesk.app.saves.files import MAX_SAVE_BYTES
from cakedesk.app.saves.old_saves import damaged_saves
from cakedesk.app.saves.running_list import running_matches
from cakedesk.app.saves.store import SaveError, SaveStore
from tests.app.played_matches import new_match, play_some
from tests.app.save_folder import KEY, close, kept, names, put


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
    assert [len(info.match.steps) for info in store.listing().saves] == [5]
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
    close(resumed.save)
    again = store.resume(KEY)
    assert again.trouble == ""
    close(again.save)


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
    assert [len(info.match.steps) for info in store.listing().saves] == [5]
    resumed = store.resume(KEY)
    assert resumed.trouble == ""
    assert len(resumed.match.steps) == 5
    close(resumed.save)


def test_every_cut_of_a_save_gives_way_to_the_one_before(store: SaveStore, paths: AppPaths) -> None:
    content = put(paths, play_some(new_match(), 8)).read_bytes()
    for length in range(0, len(content) - 1, 97):
        (paths.saves / KEY).write_bytes(content[:length])
        put(paths, play_some(new_match(), 7), version=".1")
        resumed = store.resume(KEY)
        assert len(resumed.match.steps) == 7
        close(resumed.save)


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
    told: set[str] = set()
    assert running_matches(store.listing(), told) == ([], [info.problem])
    assert running_matches(store.listing(), told) == ([], []), "people know already"
    assert path.read_bytes() == content
    assert names(paths.saves) == [KEY, f"{KEY}.1"]


def test_an_unreadable_save_stays_where_it_is(
    store: SaveStore, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(paths, new_match())

    def refuse(path: Path) -> Any:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(save_files, "open_regular", refuse)
    info = store.listing().saves[0]
    assert "access is not allowed" in info.problem
    with pytest.raises(SaveError, match="access is not allowed"):
        store.resume(KEY)
    assert names(paths.saves) == [KEY]
    assert store.peek(KEY) is None


def test_a_save_that_is_gone_is_told(store: SaveStore, paths: AppPaths) -> None:
    with pytest.raises(SaveError, match="not there any more"):
        store.resume(KEY)
    assert names(paths.saves) == []


@pytest.mark.parametrize("spoilt", ["", ".1"])
def test_what_the_folder_for_it_does_not_take_stays_among_the_saves_and_is_never_written_over(
    store: SaveStore, paths: AppPaths, spoilt: str
) -> None:
    put(paths, play_some(new_match(), 6))
    put(paths, play_some(new_match(), 5), version=".1")
    put(paths, play_some(new_match(), 4), version=".2")
    for version in dict.fromkeys(["", spoilt]):
        spoil_cut(paths.saves / f"{KEY}{version}")
    damaged = {paths.saves / f"{KEY}{version}-2" for version in ("", spoilt)}
    (paths.saves / "damaged").write_text("a file in the way")
    resumed = store.resume(KEY)
    assert len(resumed.match.steps) == (4 if spoilt else 5)
    assert f"lies in {paths.saves} now" in resumed.trouble
    assert set(damaged_saves(paths.saves)) == damaged
    texts = {file: file.read_bytes() for file in damaged}
    for _ in range(4):
        play_some(resumed.match, 1)
        resumed.save.keep()
        store.writer.flush()
    close(resumed.save)
    assert {file: file.read_bytes() for file in damaged} == texts, "a save has written over a damaged one"
    assert (paths.saves / "damaged").read_text() == "a file in the way"
    assert len(store.resume(KEY).match.steps) == len(resumed.match.steps)


def mutate(content: bytes, rng: Random) -> bytes:
    """Overwrite, cut out or insert some bytes, or swap one value of the record for another."""
    kind = rng.randrange(4)
    at = rng.randrange(len(content))
    junk = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 5)))
    if kind == 0:
        return content[:at] + junk + content[at + len(junk) :]
    if kind == 1:
        return content[:at] + content[at + rng.randrange(1, 40) :]
    if kind == 2:
        return content[:at] + junk + content[at:]
    data = json.loads(content)
    values = [None, True, -1, 10**30, 1.5, "", "\ud800", [], {}, [[]], [[0, "pass"]], {"a": 1}, ["human"]]
    data[rng.choice(list(data))] = rng.choice(values)
    return json.dumps(data).encode()


def test_whatever_happens_to_the_bytes_an_older_version_is_played(store: SaveStore, paths: AppPaths) -> None:
    rng = Random("mutations")
    content = put(paths, play_some(new_match(), 9)).read_bytes()
    older = put(paths, play_some(new_match(), 7)).read_bytes()
    damaged = 0
    for _ in range(150):
        (paths.saves / KEY).write_bytes(mutate(content, rng))
        (paths.saves / f"{KEY}.1").write_bytes(older)
        store.listing()
        try:
            resumed = store.resume(KEY)
        except SaveError as error:
            assert "later version" in str(error)  # the mutation hit the version or the game's name
            continue
        damaged += bool(resumed.trouble)
        assert len(resumed.match.steps) == 7 or not resumed.trouble
        close(resumed.save)
    assert damaged > 100


def test_what_can_not_be_moved_is_not_said_to_lie_elsewhere(
    store: SaveStore, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_only(file: Path, folder: Path) -> Path:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr(store_module, "set_aside", read_only)
    spoil_cut(put(paths, new_match()))
    told = f"The saved match {KEY} can't be read: it is damaged."
    with pytest.raises(SaveError) as refused:
        store.resume(KEY)
    assert str(refused.value) == told
    assert KEY in names(paths.saves)
    for _ in range(2):
        listing = store.listing()
        assert listing.troubles == (), "nothing was moved: it is told as any save that can't be read"
        assert [(info.key, info.problem) for info in listing.saves] == [(KEY, told)]
    put(paths, play_some(new_match(), 1), version=".1")
    resumed = store.resume(KEY)
    assert resumed.trouble == (
        f"The last save of the match {KEY} is damaged. The match goes on from the save before it."
    )
    close(resumed.save)
