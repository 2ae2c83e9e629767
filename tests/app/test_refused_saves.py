"""Matches that were played by earlier rules: whole records that a rule of now refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.history.store import HistoryError, HistoryStore
from cakedesk.app.saves.running_list import running_matches
from cakedesk.app.saves.store import SaveError, SaveStore
from cakedesk.engine.registry import find_game
from tests.app.save_folder import names

KEY = "20261127-201455-piece-o-cake-3fa9.json"
THREE_PIECES = [[0, "cut 0 3 7"], [1, "take 0 eat -"]]
FRESH_SLICES = [[0, "cut 0 3 7 9"], [1, "take 0 eat -"], [0, "take 3 eat -"], [1, "eat A"]]


def put_record(path: Path, moves: list[list[object]]) -> bytes:
    """A match of two seats that was played when three pieces and eating fresh slices were allowed."""
    lists = find_game("piece-o-cake").builtin_lists()
    record = {
        "format": "cakedesk-record",
        "version": 1,
        "game": "piece-o-cake",
        "options": {},
        "seats": ["Ada", "Ben"],
        "players": ["human", "medium"],
        "start": {"slices": "".join(lists.letters), "first": 0},
        "moves": moves,
    }
    path.write_text(json.dumps(record), encoding="utf-8")
    return path.read_bytes()


@pytest.mark.parametrize(("moves", "bad"), [(THREE_PIECES, 1), (FRESH_SLICES, 4)])
def test_a_match_of_earlier_rules_is_told_and_kept_and_not_played_on(
    store: SaveStore, paths: AppPaths, moves: list[list[object]], bad: int
) -> None:
    content = put_record(paths.saves / KEY, moves)
    before = put_record(paths.saves / f"{KEY}.1", moves[:-1])
    told: set[str] = set()
    sentence = f"The saved match {KEY} can't go on: its move {bad} is against the rules. It is kept as it is."
    assert running_matches(store.listing(), told) == ([], [sentence])
    assert running_matches(store.listing(), told) == ([], []), "people know already"
    assert [info.problem for info in store.listing().saves] == [sentence]
    with pytest.raises(SaveError) as caught:
        store.resume(KEY)
    assert str(caught.value) == sentence
    assert store.peek(KEY) is None
    assert names(paths.saves) == [KEY, f"{KEY}.1"]
    assert [(paths.saves / name).read_bytes() for name in names(paths.saves)] == [content, before]


def test_a_record_of_earlier_rules_in_the_history_is_told_and_kept(store: SaveStore, paths: AppPaths) -> None:
    content = put_record(paths.history / KEY, THREE_PIECES)
    history = HistoryStore(paths, store.writer)
    with pytest.raises(HistoryError) as caught:
        history.match(KEY)
    assert str(caught.value) == (
        f"The record {KEY} can't be shown: its move 1 is against the rules. It is kept as it is."
    )
    assert (paths.history / KEY).read_bytes() == content
    history.close()
