"""Messages at a table in large letters: what stands there is no smaller for them, and not cut."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.window.main_window import MainWindow
from cakedesk.engine.match import Match
from tests.laws.written import numerals, written
from tests.net.scenes import RECORDS
from tests.whole_games.tidiness import untidy_table

SAMPLES = Path(__file__).parents[1] / "rules" / "records"
NAMES = ("Maximilianina Boehm", "Bartholomaeus Kuhn", "Łucja", "Zoé", "Mei", "Ada")
TEXT_PERCENT, LEAST_PX = 150, 19
SENTENCES = ["The disk is full.", "The disk is full, and nothing of this match is kept. " * 6]
MOMENTS = (0.1, 0.5, 0.8)
LESSON_STEPS = 4
"""So many steps of a lesson are looked at, and these far apart."""


@pytest.fixture(params=["de", "fr"])
def large(request: pytest.FixtureRequest, speak: Callable[[str], None]) -> MainWindow:
    """The window in a language, with large letters."""
    speak(request.param)
    window: MainWindow = request.getfixturevalue("window")
    window._settings.text_percent = TEXT_PERCENT
    return window


def match_of(game_id: str) -> Match[Any]:
    """A finished match among people with long names."""
    text = (SAMPLES / f"{game_id}.jsonl").read_text(encoding="utf-8").splitlines()[RECORDS[game_id]]
    record = json.loads(text)
    count = len(record["seats"])
    record |= {"seats": NAMES[:count], "players": ["human"] * count}
    return Match.from_json(json.dumps(record))


def playing(window: MainWindow, game_id: str) -> Iterator[str]:
    """Play on at some moments of a match."""
    match = match_of(game_id)
    for share in MOMENTS:
        running = Match.from_json(match.record().to_json())
        while len(running.steps) > share * len(match.steps):
            running.undo()
        window.open_match(running)
        if window.table.curtain.isVisible():
            window.table.curtain.button.click()
        yield f"play {share}"
        window.desk.show_home()


def replaying(window: MainWindow, game_id: str) -> Iterator[str]:
    """Watch some moments of a match beside its log."""
    match = match_of(game_id)
    window.table.set_log_open(True)
    window.open_match(match)
    assert window.desk.replay is not None
    for share in MOMENTS:
        window.desk.replay.player.jump(int(share * len(match.steps)))
        yield f"replay {share}"
    window.desk.show_home()
    window.table.set_log_open(False)


def learning(window: MainWindow, game_id: str, qtbot: QtBot) -> Iterator[str]:
    """Take some steps of a lesson."""
    window.desk.play_lesson(game_id)
    assert window.desk.lesson is not None
    count = len(window.desk.lesson.lesson.steps)
    for at in range(1, count, count // LESSON_STEPS):
        window.desk.play_lesson(game_id, at)
        lesson = window.desk.lesson
        assert lesson is not None
        qtbot.waitUntil(lesson.is_waiting, timeout=30_000)
        yield f"lesson {at}"
    window.desk.show_home()


def small_or_cut(window: MainWindow) -> list[str]:
    """What can be read at the table only with effort, or in part."""
    scene = window.table.scene
    scene.queue.skip_all()
    shown = [item for item in scene.table_items() if item.isVisible() and item.effectiveOpacity() > 0]
    small = [str(one) for one in written(shown) + numerals(shown) if one.px < LEAST_PX]
    cut = [fault for fault in untidy_table(window.table.view) if fault.startswith(("elided", "broken"))]
    return small + cut


@pytest.mark.parametrize("game_id", sorted(RECORDS))
@pytest.mark.parametrize("kind", [playing, replaying, learning])
def test_a_message_makes_nothing_small(
    large: MainWindow, qtbot: QtBot, kind: Callable[..., Iterator[str]], game_id: str
) -> None:
    found = []
    for moment in kind(large, game_id, *([qtbot] if kind is learning else [])):
        for sentence in SENTENCES:
            large.tell(sentence)
            found += [f"{moment}, {large.table.view.height()} px: {fault}" for fault in small_or_cut(large)]
        while large.messages.sentence:
            large.messages.dismiss()
    assert "\n".join(found) == ""
