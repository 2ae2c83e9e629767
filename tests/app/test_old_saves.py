"""Older versions of saves, and damaged ones: listed when asked for, and opened as far as they can be read."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.match.model import deal_match
from cakedesk.app.saves import old_saves
from cakedesk.app.saves.old_saves import damaged_saves, older_saves, open_old, rescue, said_of
from cakedesk.app.saves.running_list import all_running, running_matches
from cakedesk.app.saves.store import SaveError, SaveStore
from cakedesk.app.window.main_window import MainWindow
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game, game_ids
from tests.app import test_damaged_saves as spoiled
from tests.app.matches_kit import Opener, click, press, put_running, settle
from tests.app.played_matches import new_match, play_some, play_to_the_end
from tests.app.save_folder import KEY, close, put


def words_of(page: object) -> list[str]:
    rows = page.choices.list.rows  # type: ignore[attr-defined]
    return [row.button.words for row in rows if row.isVisible()]


@pytest.mark.parametrize(
    ("spoil", "moves"),
    [
        (spoiled.spoil_cut, 5),  # in the middle of the last move
        (spoiled.spoil_move, None),  # the third move is refused
        (spoiled.spoil_result, 6),
        (spoiled.spoil_encoding, 6),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_what_can_be_read_of_a_damaged_save_is_played_on(
    paths: AppPaths, store: SaveStore, spoil: object, moves: int | None
) -> None:
    match = play_some(new_match(), 6)
    file = put(paths, match)
    spoil(file)  # type: ignore[operator]
    kept, is_whole = rescue(file)
    assert not is_whole
    assert kept.steps == match.steps[: len(kept.steps)]
    if moves is not None:
        assert len(kept.steps) == moves
    else:
        assert len(kept.steps) in (2, 3)
    opened, trouble = open_old(file, store)
    assert f"after move {len(kept.steps)}" in trouble
    assert opened.table["name"] == "Top Cake, older save"


@pytest.mark.parametrize(
    "spoil", [spoiled.spoil_empty, spoiled.spoil_zeros, spoiled.spoil_start, spoiled.spoil_format]
)
def test_where_nothing_can_be_read_a_sentence_says_so(
    paths: AppPaths, store: SaveStore, spoil: object
) -> None:
    file = put(paths, play_some(new_match(), 6))
    spoil(file)  # type: ignore[operator]
    with pytest.raises(SaveError, match=f"The save {KEY} can't be opened: it is damaged."):
        open_old(file, store)
    assert said_of(file).endswith(f": {KEY}, nothing can be read")


def test_a_file_with_a_time_that_no_calendar_has_is_listed(
    paths: AppPaths, monkeypatch: pytest.MonkeyPatch, spoken: Callable[[str], None]
) -> None:
    spoken("en")
    file = put(paths, play_some(new_match(), 6))
    monkeypatch.setattr(old_saves, "_moment", lambda _: 900_000_000_000.0)
    assert re.fullmatch(r"[\w ]+ (1970|1969): Top Cake \(Ada, Ben, Zoé\), moves: 6", said_of(file))


def test_what_a_later_version_has_written_is_no_damage(paths: AppPaths, store: SaveStore) -> None:
    file = put(paths, new_match())
    file.write_text(json.dumps({**json.loads(file.read_text()), "version": 99}))
    with pytest.raises(SaveError, match="a later version of CakeDesk has written it"):
        open_old(file, store)


def test_older_versions_are_listed_and_opened_by_mouse_and_by_keys(
    open_matches_page: Opener, paths: AppPaths, store: SaveStore, qtbot: QtBot
) -> None:
    match = new_match()
    for age, moves in ((2, 4), (1, 5), (0, 6)):
        put(paths, play_some(new_match(), moves), version=f".{age}" if age else "")
    put_running(paths, 1)  # has no older version
    page = open_matches_page()
    assert [entry.older for entry in all_running(page._saves.listing())[0]] == [2, 0]
    card = page.running.row_of(KEY)
    assert card is not None
    click(card.more)
    assert words_of(page)[-2:] == ["Older saves …", "Delete"]
    press(Qt.Key.Key_End)
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Return)
    assert page.choices.accessibleName() == "Older saves"
    assert [words.split(": ", 1)[1] for words in words_of(page)] == [
        "Top Cake (Ada, Ben, Zoé), moves: 5",
        "Top Cake (Ada, Ben, Zoé), moves: 4",
    ]
    press(Qt.Key.Key_Down)
    with qtbot.waitSignal(page.old_requested) as blocker:
        press(Qt.Key.Key_Return)
    assert blocker.args == [paths.saves / f"{KEY}.2"]
    assert open_old(blocker.args[0], store)[0].steps == play_some(match, 4).steps
    settle(page, qtbot)


@pytest.mark.parametrize("game_id", game_ids())
def test_nobody_takes_back_by_an_older_save_what_they_have_seen(
    paths: AppPaths, store: SaveStore, game_id: str
) -> None:
    names = ["Ada", "Ben"]
    match = deal_match(find_game(game_id), names, ["human", "easy"], rng=Random(1), table={"deal": 7})
    play_some(match, 1)
    old = put(paths, match, version=".1")
    before = match.record()
    while not match.steps[-1].reveals or len(match.steps) == len(before.moves):
        put(paths, match)
        again, _ = open_old(old, store)
        assert again.record().start == before.start, "nothing was seen since"
        assert again.table["deal"] == 7
        play_some(match, 1, len(match.steps))
    put(paths, match)
    again, trouble = open_old(old, store)
    assert trouble == "What was hidden at this save is dealt anew: some of it has been seen since."
    assert again.record().moves == before.moves
    assert again.record().players == before.players
    assert again.record().start != before.start, "what was hidden is dealt anew"
    assert "deal" not in again.table
    (paths.saves / "damaged").mkdir()
    for name in (KEY, f"{KEY}.1", f"{KEY}-2"):  # as versions are called that were set aside
        aside = put(paths, Match.from_record(before), f"damaged/{name}")
        assert open_old(aside, store)[0].record().start != before.start, (
            "it was played on from the save before"
        )
    (paths.saves / KEY).replace(paths.history / KEY)
    assert open_old(old, store)[0].record().start != before.start, "it was played to its end"
    (paths.history / KEY).unlink()
    (paths.saves / KEY).write_text("")
    assert open_old(old, store)[0].record().start == before.start, "nothing later can be played on"


def test_nor_what_they_have_seen_after_they_took_back_and_played_otherwise(
    paths: AppPaths, store: SaveStore
) -> None:
    old = put(paths, play_some(new_match(), 1), version=".1")
    before = open_old(old, store)[0].record()
    ways = (play_some(new_match(), 40, seed) for seed in range(2, 99))
    other = next(way for way in ways if way.record().moves[0] != before.moves[0])
    assert any(step.reveals for step in other.steps)
    put(paths, other)
    assert open_old(old, store)[0].record().start != before.start


def test_nor_what_they_have_seen_in_a_match_that_no_disk_has_yet(paths: AppPaths, store: SaveStore) -> None:
    old = put(paths, play_some(new_match(), 1), version=".1")
    before = open_old(old, store)[0].record()
    resumed = store.resume(KEY)
    play_some(resumed.match, 40)
    assert open_old(old, store)[0].record().start != before.start
    close(resumed.save)


def test_damaged_saves_are_listed_below_the_running_ones_also_when_none_runs(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot, spoken: Callable[[str], None]
) -> None:
    spoken("en")
    for number in range(3):
        file = put(paths, play_some(new_match(), 6), key=f"20261127-20145{number}-top-cake-3fa9.json")
        spoiled.spoil_cut(file)
        os.utime(file, (1_700_000_000 + number, 1_700_000_000 + number))
    page = open_matches_page()
    button = page.running.damaged
    assert button.isVisible() and button.words == "3 damaged saves …"
    assert page.running._empty.isVisible()
    assert not page.running._empty.geometry().intersects(button.geometry())
    assert damaged_saves(paths.saves)[0].name == "20261127-201452-top-cake-3fa9.json", "the latest first"
    button.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Return)
    assert len(words_of(page)) == 3
    assert words_of(page)[0].endswith("Top Cake (Ada, Ben, Zoé), moves: 5")
    press(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is button
    settle(page, qtbot)


def test_it_goes_on_as_a_match_of_its_own_and_what_is_told_goes_with_it(
    window: MainWindow, paths: AppPaths
) -> None:
    for age, moves in ((1, 3), (0, 4)):
        put(paths, play_some(new_match(), moves), version=f".{age}" if age else "")
    before = (paths.saves / KEY).read_bytes()
    damaged = paths.saves / "damaged" / KEY
    damaged.parent.mkdir()
    put(paths, play_some(new_match(), 6), key=f"damaged/{KEY}")
    spoiled.spoil_cut(damaged)
    window.desk.show_matches()
    window.desk.open_old(damaged)
    assert window.session is not None
    assert len(window.session.model.match.steps) == 5
    assert "goes on after move 5, the last that can be read" in window.messages.sentence
    assert window.session.save.key != KEY
    window.desk.show_home()
    assert window.messages.sentence == "", "the message was about that match"
    window.desk.open_old(older_saves(paths.saves / KEY)[0])
    assert window.session is not None and len(window.session.model.match.steps) == 3
    assert window.messages.sentence == ""
    assert (paths.saves / KEY).read_bytes() == before
    assert damaged.exists()
    window.desk.show_home()
    (paths.saves / f"{KEY}.1").write_text("")
    window.desk.open_old(paths.saves / f"{KEY}.1")
    assert window.session is None
    assert "can't be opened: it is damaged" in window.messages.sentence


def test_a_finished_one_is_watched(window: MainWindow, paths: AppPaths) -> None:
    file = put(paths, play_to_the_end(new_match()), key=f"x{KEY}")
    window.desk.open_old(file)
    assert window.session is None and window.desk.replay is not None
    window.desk.show_home()


def test_what_is_told_of_a_resumed_match_goes_when_it_is_left(window: MainWindow, paths: AppPaths) -> None:
    spoiled.spoil_cut(put(paths, play_some(new_match(), 6)))
    put(paths, play_some(new_match(), 5), version=".1")
    window.tell("The disk is odd.")
    window.desk.resume_match(KEY)
    assert "goes on from the save before it" in window.messages.sentence
    window.desk.show_home()
    assert window.messages.sentence == "The disk is odd.", "what is not about the match stays"


def test_many_troubles_are_one_sentence_with_a_count_and_a_list(store: SaveStore, paths: AppPaths) -> None:
    keys = [f"20261127-2014{number:02}-top-cake-3fa9.json" for number in range(30)]
    for key in keys:
        spoiled.spoil_cut(put(paths, play_some(new_match(), 3), key=key))
    for number, key in enumerate(keys[:2]):
        file = put(paths, new_match(), key=key)
        file.write_text(json.dumps({**json.loads(file.read_text()), "version": 99 + number}))
    matches, troubles = running_matches(store.listing(), set())
    assert matches == []
    assert len(troubles) == 1
    assert troubles[0].startswith("30 saved matches can't go on, or not from their last move: ")
    assert troubles[0].count(".json") == 4 and " and 26 more. " in troubles[0]
    assert len(damaged_saves(paths.saves)) == 28
    [*unread], troubles = all_running(store.listing())
    assert len(unread) == 2 and troubles == []


def test_one_trouble_is_told_as_it_is(store: SaveStore, paths: AppPaths) -> None:
    spoiled.spoil_cut(put(paths, play_some(new_match(), 3)))
    _, troubles = all_running(store.listing())
    assert len(troubles) == 1 and f"The saved match {KEY} is damaged" in troubles[0]


def test_links_and_folders_are_no_saves(paths: AppPaths, tmp_path: Path) -> None:
    folder = paths.saves / "damaged"
    assert damaged_saves(paths.saves) == []
    folder.mkdir()
    (folder / "folder.json").mkdir()
    (tmp_path / "elsewhere.json").write_text("{}")
    (folder / "link.json").symlink_to(tmp_path / "elsewhere.json")
    assert damaged_saves(paths.saves) == []
