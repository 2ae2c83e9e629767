"""Looking back at a finished match in the window: progress, cancelling, jumping there, and what is kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.people.seats import seat_people
from cakedesk.app.replay.review_sheet import ReviewSheet
from cakedesk.app.replay.review_work import ReviewWork
from cakedesk.app.saves.files import review_file
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Page
from cakedesk.app.window.main_window import MainWindow
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.games.cake_swap.events import LayerSwapped
from cakedesk.players.advice import with_reasons
from cakedesk.players.computer_match import play_match
from cakedesk.players.process import ReviewJob
from cakedesk.players.review import Review, TurningPoint, read_review
from cakedesk.table.boards.cake_swap.wording import SwapWording
from cakedesk.table.boards.registry import BOARDS
from tests.app.matches_kit import click
from tests.app.pages_kit import SIZES, clipped_texts, long_words

KEY = "20261127-201455-piece-o-cake-3fa9.json"


def played(game_id: str = "piece-o-cake", seats: int = 2) -> Match[Any]:
    players = ["random", *["easy"] * (seats - 1)]
    return play_match(
        find_game(game_id), players, lambda *purpose: seeded_rng("review", game_id, *purpose)
    ).match


def made_up(match: Match[Any]) -> Review:
    """A review with three turning points that say what was done anyway."""
    seats = len(match.seats)
    moves = [number for number, step in enumerate(match.steps) if step.seat >= 0]
    turns = [
        TurningPoint(move, match.steps[move].seat, match.format(match.steps[move].action), 0.25, 0.75)
        for move in (moves[0], moves[len(moves) // 2], moves[-1])
    ]
    return Review(((1 / seats,) * seats,) * (len(match.steps) + 1), tuple(turns))


@pytest.fixture
def record(paths: AppPaths) -> Path:
    path = paths.history / KEY
    path.write_text(played().record().to_json(), encoding="utf-8")
    return path


@pytest.fixture
def window(qtbot: QtBot, record: Path, window: MainWindow) -> MainWindow:
    window.desk.show_matches()
    page = window.pages.matches
    qtbot.waitUntil(lambda: page.history.chosen_key == KEY and page.footer.review.isVisible())
    return window


def opened(window: MainWindow, qtbot: QtBot) -> ReviewSheet:
    click(window.pages.matches.footer.review)
    qtbot.waitUntil(lambda: window.pages.has("review") and window.pages.review.isVisible())
    return window.pages.review


def told(sheet: ReviewSheet) -> list[str]:
    return [show.accessibleDescription() for show in sheet.shows if show.isVisible()]


def test_it_shows_how_far_it_is_and_is_kept(window: MainWindow, qtbot: QtBot, record: Path) -> None:
    sheet = opened(window, qtbot)
    assert sheet.leave.words == "Cancel"
    assert QApplication.focusWidget() is sheet.leave
    made: list[Any] = []
    notes: set[str] = set()
    sheet.made.connect(made.append)
    qtbot.waitUntil(lambda: (notes.add(sheet._note.text()), bool(made))[-1], timeout=120_000)
    assert any(note.endswith(" %") for note in notes), notes
    match = played()
    assert len(made[0].chances) == len(match.steps) + 1
    assert sheet.leave.words == "Close"
    before = told(sheet)
    assert before and all("Better" in line for line in before)
    qtbot.waitUntil(review_file(record).exists)
    kept = read_review(review_file(record).read_text(encoding="utf-8"), match)
    assert kept is not None and kept.turns == made[0].turns
    click(sheet.leave)
    assert sheet.isHidden()
    assert window.pages.matches.footer.review.hasFocus()
    again = opened(window, qtbot)
    assert again.leave.words == "Close", "nothing is worked out anew"
    assert told(again) == before


def test_cancelling_ends_the_process_and_keeps_nothing(
    window: MainWindow, qtbot: QtBot, record: Path
) -> None:
    sheet = opened(window, qtbot)
    work = sheet._work
    assert work is not None and work._process is not None
    QTest.keyClick(sheet.leave, Qt.Key.Key_Escape)
    assert sheet.isHidden()
    assert sheet._work is None and work._process is None
    qtbot.wait(50)
    assert not review_file(record).exists()


def test_another_page_puts_it_away(window: MainWindow, qtbot: QtBot) -> None:
    sheet = opened(window, qtbot)
    window.desk.show_home()
    assert sheet.isHidden() and sheet._work is None


@pytest.mark.parametrize(
    "spoil", [lambda text: text[:40], lambda _: "", lambda text: text.replace('"of"', '"x"')]
)
def test_a_damaged_file_is_made_anew(
    window: MainWindow, qtbot: QtBot, record: Path, spoil: Callable[[str], str]
) -> None:
    match = played()
    review_file(record).write_text(spoil(made_up(match).to_json(match)), encoding="utf-8")
    assert opened(window, qtbot).leave.words == "Cancel"


def test_a_button_leads_to_the_moment_and_back_to_the_list(
    window: MainWindow, qtbot: QtBot, record: Path
) -> None:
    match = played()
    review_file(record).write_text(made_up(match).to_json(match), encoding="utf-8")
    sheet = opened(window, qtbot)
    assert sheet.leave.words == "Close"
    move = made_up(match).turns[1].move
    QTest.keyClick(sheet.leave, Qt.Key.Key_Tab)
    focus = QApplication.focusWidget()
    assert focus in sheet.shows
    sheet.shows[1].setFocus()
    QTest.keyClick(sheet.shows[1], Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.desk.replay is not None)
    assert sheet.isHidden()
    replay = window.desk.replay
    assert replay is not None and replay.player.at == move
    assert replay.bar.offer.button.isEnabled(), "it can be played on from there"
    window.desk._leave_table()
    assert window.pages.shown is window.pages.matches


def test_a_deleted_match_takes_its_review_along(window: MainWindow, record: Path) -> None:
    history = window.pages.matches._history
    review_file(record).write_text("{}", encoding="utf-8")
    put = history.delete(KEY)
    assert not review_file(record).exists() and not record.exists()
    history.bring_back(put)
    assert review_file(record).exists() and record.exists()


class _Ground(Page):
    def relayout(self) -> None:
        """Nothing lies on it."""


@pytest.fixture
def sheet(style: PageStyle, qtbot: QtBot) -> Iterator[ReviewSheet]:
    page = _Ground(style)
    qtbot.addWidget(page)
    page.show()
    sheet = ReviewSheet(style, page)
    yield sheet
    sheet.close_sheet()


@pytest.mark.parametrize("game_id", game_ids())
def test_turning_points_say_what_speaks_for_the_better_move(sheet: ReviewSheet, game_id: str) -> None:
    match = played(game_id)
    sheet.look_back(match, made_up(match))
    for turn, words in zip(made_up(match).turns, told(sheet), strict=True):
        knew, better = match.knew_at(turn.move), match.steps[turn.move].action
        reasons = with_reasons(game_id, knew, better).reasons[:1]
        people = seat_people(match.seats, match.players)
        assert words.endswith(f". {BOARDS[game_id].advice_words(knew, people).why(reasons)}")


def test_layers_swapped_are_told_with_all_that_tells_them_apart(sheet: ReviewSheet) -> None:
    match = played("cake-swap")
    swaps = [
        (number, sight.event)
        for number, step in enumerate(match.steps)
        for sight in step.open_sights()
        if isinstance(sight.event, LayerSwapped)
    ]
    number, event = swaps[0]
    step = match.steps[number]
    better = next(each for each in match.knew_at(number).legal_actions() if each != step.action)
    turn = TurningPoint(number, step.seat, match.format(better), 0.25, 0.75)
    sheet.look_back(match, Review(made_up(match).chances, (turn,)))
    words = SwapWording(match.look(None).shown.lists, [])
    assert all(words.layer(layer) in told(sheet)[0] for layer in (event.layer, event.removed))


@pytest.mark.expects_log("can't be reviewed")
def test_a_process_that_fails_is_told(sheet: ReviewSheet, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played()
    monkeypatch.setattr(ReviewWork, "start", lambda work: work._on_answered(_failure()))
    sheet.look_back(match, None)
    assert sheet._note.text() == "The match can’t be looked back at."
    assert sheet.leave.words == "Close"


def _failure() -> Any:
    from cakedesk.players.process import _review

    [failure] = _review(ReviewJob(1, "{}"))
    return failure


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_everything_can_be_read(
    style: PageStyle, sheet: ReviewSheet, game_id: str, text_scale: float
) -> None:
    seats = max(find_game(game_id).seats)
    match = played(game_id, seats)
    match.seats[:] = ["Bartholomew the Everlast"] * seats
    with long_words():
        style.set_text_scale(text_scale)
        for size in SIZES[:: len(SIZES) - 1]:
            sheet.parent().resize(*size)
            sheet.look_back(match, made_up(match))
            assert clipped_texts(sheet) == []
            parts = [sheet.plot, *sheet._words, *sheet.shows, sheet.leave, sheet._note]
            for number, one in enumerate(parts):
                for other in parts[number + 1 :]:
                    assert not one.geometry().intersects(other.geometry()), (one, other)
            assert sheet.plot.height() > 0.2 * sheet.parent().height()


def test_the_plot_is_told_in_words(sheet: ReviewSheet) -> None:
    match = played()
    found = made_up(match)
    rows = [list(row) for row in found.chances]
    rows[3] = [0.1, 0.9]
    sheet.look_back(match, Review(tuple(map(tuple, rows)), found.turns))
    name = match.seats[0]
    assert f"{name}: 50 % at first, from 10 % to 50 %" in sheet.plot.accessibleDescription()
    assert json.dumps(told(sheet)).count("25 %") == 3
