"""The page of all matches as a whole: leaving it, nothing in it yet, every size."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime
from itertools import count
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.history import finished_row, match_footer, player_row, seat_points
from cakedesk.app.history.entry import HistorySeat
from cakedesk.app.history.page import MatchesPage
from cakedesk.app.history.seat_points import PointsPlan, plan_points
from cakedesk.app.match.model import deal_match
from cakedesk.app.widgets import line_plot
from cakedesk.app.widgets.labels import draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.engine.registry import find_game
from cakedesk.table import slicer
from cakedesk.table.text_fit import LaidText
from cakedesk.table.theme import DARK, LIGHT, Theme
from tests.app.history_kit import put_finished, quick_text
from tests.app.matches_kit import (
    Opener,
    click,
    press,
    put_running,
    put_unreadable,
    settle,
)
from tests.app.pages_kit import (
    LONG_NAME,
    SIZES,
    clipped_texts,
    long_words,
    outside,
    overlapping_targets,
    shown,
    small_targets,
)
from tests.app.played_matches import new_match, play_some, play_to_the_end
from tests.long_names import LONG_NAMES_ALONE


def test_esc_and_the_arrow_go_back(open_matches_page: Opener, qtbot: QtBot) -> None:
    page = open_matches_page()
    assert QApplication.focusWidget() is page.bar.back_button
    with qtbot.waitSignal(page.back):
        press(Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.back):
        click(page.bar.back_button)


def test_it_comes_in_parts_that_are_painted_in_turns_of_their_own(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine so slow that each step fills a turn: all at once took several frames."""
    monkeypatch.setattr(slicer, "is_turn_full", lambda: True)
    turn, first = count(1), dict[str, int]()
    now = [next(turn)]
    dispatcher = QAbstractEventDispatcher.instance()
    assert dispatcher is not None
    watch = dispatcher.awake.connect(lambda: now.append(next(turn)))

    def note(widget: Painted, event: QPaintEvent) -> None:
        first.setdefault(type(widget).__name__, now[-1])
        paint(widget, event)

    paint = Painted.paintEvent
    monkeypatch.setattr(Painted, "paintEvent", note)
    put_finished(paths, 2)
    page = open_matches_page(settles=False)
    qtbot.waitUntil(lambda: "MatchFooter" in first)
    settle(page, qtbot)
    QObject.disconnect(watch)
    parts = "RunningPanel", "HistoryPanel", "StatisticsPanel", "HistoryButton", "MatchFooter"
    assert len({first[part] for part in parts}) == len(parts), first


def test_left_while_it_comes_it_has_all_of_it_the_next_time(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slicer, "is_turn_full", lambda: True)
    put_finished(paths, 2)
    page = open_matches_page(settles=False)
    qtbot.waitUntil(lambda: page.footer.entry is not None)
    assert page.footer.isHidden()
    page.hide()
    page.show()
    settle(page, qtbot)
    assert page.footer.isVisible()


def test_an_empty_page_has_friendly_words_and_no_dead_buttons(open_matches_page: Opener) -> None:
    page = open_matches_page()
    words = [label.accessibleName() for label in shown(page) if label.accessibleName().endswith((".", "!"))]
    assert len(words) == 3
    for button in (page.footer.watch, page.history.all_button, page.history.games, page.history.people):
        assert not button.isVisible()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_has_room(
    open_matches_page: Opener, style: PageStyle, paths: AppPaths, size: tuple[int, int], theme: Theme
) -> None:
    put_unreadable(paths)
    put_running(paths, 5)
    put_finished(paths, 25)
    six = json.loads(quick_text(0))
    six["seats"] = [f"{LONG_NAME[:-1]}{number}" for number in range(6)]
    six["players"] = ["human"] * 6
    six["result"].update(scores=[123, 99, 45, 30, 7, -3], winners=[0])
    (paths.history / "six.json").write_text(json.dumps(six))
    (paths.history / "torn.json").write_text("{")
    with long_words():
        style.set_theme(theme)
        page = open_matches_page(size)
        for _ in range(2):
            texts = [text for text in clipped_texts(page) if "WWW" not in text]
            assert texts == []
            assert small_targets(page) == []
            # The last row of a list that scrolls is cut off at its edge.
            assert [pair for pair in overlapping_targets(page) if "Cakeen, " not in pair[0]] == []
            assert outside(page) == []
            page.footer.show_entry(next(entry for entry in page._history.entries if entry.key == "six.json"))
            page.relayout()
        page.question.ask("Delete “Top Cake”?", "You can bring it back.", "Delete", lambda: None)
        assert clipped_texts(page.question) == []
        page.question.close_sheet()
        page.rename.ask_name("Top Cake", "", lambda _name: None)
        assert clipped_texts(page.rename) == []
        assert small_targets(page.rename) == []


@pytest.mark.parametrize("percent", [125, 150])
@pytest.mark.parametrize("size", [(1280, 700), (1600, 1000)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_large_text_has_room_too(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot, size: tuple[int, int], percent: int
) -> None:
    put_running(paths, 3)
    put_finished(paths, 12)
    page = open_matches_page(size, percent / 100, settles=False)
    panels = (page.running, page.history, page.statistics)
    assert not any(panel.isVisible() for panel in panels), "not all in one turn of the event loop"
    settle(page, qtbot)
    assert all(panel.isVisible() for panel in panels)
    assert clipped_texts(page) == []
    assert small_targets(page) == []
    assert outside(page) == []
    assert page.statistics.plot.height() > 90
    put_unreadable(paths)
    page.refresh()
    assert page.running.list.count == 4
    assert clipped_texts(page) == []
    assert small_targets(page) == []
    settle(page, qtbot)


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("size", [(1280, 700), (1600, 1000)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_points_are_read_whole(
    open_matches_page: Opener,
    paths: AppPaths,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    percent: int,
    seats: int,
) -> None:
    """However many seats have three digits, or one beside a long name of the match."""
    put_finished(paths, 1)
    page = open_matches_page(size, percent / 100)
    row = page.history.list.row_of(0)
    assert row is not None
    plans: list[PointsPlan] = []

    def plan(*given: Any) -> PointsPlan:
        plans.append(plan_points(*given))
        return plans[-1]

    monkeypatch.setattr(seat_points, "plan_points", plan)
    written: list[LaidText] = []
    monkeypatch.setattr(seat_points, "draw_lines", lambda _, text, *__: written.append(text))
    for worth, name in ((111, ""), (1, "The long evening at Grandmother Konstantinope's")):
        every = tuple(HistorySeat("Ada", "human", worth * (seat + 1), won=not seat) for seat in range(seats))
        plans.clear()
        written.clear()
        row.button.show_entry(page.history._shown[0]._replace(seats=every, name=name), chosen=False)
        row.button.grab()
        assert plans, "nothing was painted"
        assert len(written) == seats and all(text.fits for text in written)
        assert plans[-1].fitted.style.px <= plans[-1].height_px, "lines of points touch"


def test_the_plot_goes_where_a_message_leaves_it_no_room(
    open_matches_page: Opener, paths: AppPaths, qtbot: QtBot
) -> None:
    record = json.loads(quick_text(0))
    record["seats"], record["players"] = list(LONG_NAMES_ALONE[:2]), ["human"] * 2
    record["result"].update(scores=[21, 34], winners=[0])
    (paths.history / "two.json").write_text(json.dumps(record))
    page = open_matches_page((1280, 700), 1.5)
    panel = page.statistics
    shown = []
    for covered_px in (0, 80, 120, 160, 240, 0):
        page.keep_below(covered_px)
        settle(page, qtbot)
        shown.append(panel.plot.isVisible())
        assert panel.plot.isVisible() is panel._plot_title.isVisible()
        assert not shown[-1] or panel.plot.height() >= int(panel.plot.least_height_px())
        assert clipped_texts(panel) == []
    assert shown[0] and shown[-1] and not shown[-2]


@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_large_words_on_the_strip_are_read_in_full(
    open_matches_page: Opener, paths: AppPaths, spoken: Callable[[str], None], language: str
) -> None:
    put_finished(paths, 1)
    spoken(language)
    page = open_matches_page((1280, 700), 1.5)
    assert clipped_texts(page.footer) == []
    page.shuffle.tell((play_to_the_end(new_match()), False))
    assert clipped_texts(page.shuffle) == []


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_strip_names_everybody(
    open_matches_page: Opener,
    paths: AppPaths,
    spoken: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    language: str,
    seats: int,
) -> None:
    """First names stand in one more line before one loses its end."""
    record = json.loads(quick_text(0))
    record["seats"], record["players"] = list(LONG_NAMES_ALONE[:seats]), ["human"] * seats
    record["result"].update(scores=[21, 34, 26, 23, 35, 40][:seats], winners=[0])
    (paths.history / "five.json").write_text(json.dumps(record))
    spoken(language)
    written: list[LaidText] = []
    monkeypatch.setattr(player_row, "draw_lines", lambda _, text, *__: written.append(text))
    page = open_matches_page()
    for size, text_scale in (
        ((1280, 700), 1.0),
        ((1280, 700), 1.5),
        ((1600, 1000), 1.5),
        ((3840, 2160), 1.5),
    ):
        page._style.set_text_scale(text_scale)
        page.resize(*size)
        settle(page, qtbot)
        written.clear()
        _assert_named(page, written)


def _assert_named(page: MatchesPage, written: list[LaidText]) -> None:
    """On the strip and, as they are painted, in the table of people."""
    for seat in page.footer.seats.written():
        text = seat.text.lines[0].text
        assert "…" not in text and not seat.text.elided, text
    assert clipped_texts(page.footer) == []
    assert page.footer.height() < 0.28 * page.height(), "the lists need the room more"
    page.statistics.grab()
    heads = [text.lines[0].text[:3] for text in written]
    assert sum(head in [name[:3] for name in LONG_NAMES_ALONE] for head in heads) >= 2, (
        "some people are in view"
    )
    assert not any(text.elided for text in written)
    for row in page.statistics.list.rows:
        text, place = row.button.written_name()
        if row.index >= 0 and place.height() < row.height():
            frame = max(2.5, page._style.px(4))
            assert place.top() >= frame, "letters keep clear of the frame"
            assert place.height() >= text.style.px * 1.06
            assert row.height() - place.bottom() - frame >= page._style.least_text_px * 1.06


SIX = (
    *(LONG_NAMES_ALONE[0], LONG_NAMES_ALONE[1], "Hannelore von Wartenberg"),
    *("Großherzogin Magdalena X", "Maximiliane Schwarzenber", "Zoé"),
)


@pytest.mark.parametrize("percent", [100, 125, 150])
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_long_names_and_the_longest_title_are_read_in_full(
    open_matches_page: Opener,
    paths: AppPaths,
    spoken: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    percent: int,
    seats: int,
) -> None:
    """On cards and rows, in the table and at its plot, and below the lists."""
    match = deal_match(find_game("cake-swap"), SIX[:seats], ["human"] * seats, rng=Random(seats))
    for actions in (3, 20):
        record = play_some(match, actions).record().to_json()
        (paths.saves / f"20261127-2014{actions:02}-cake-swap-3fa9.json").write_text(record)
    play_to_the_end(match)
    for number in range(8):
        ended = f"2026-11-2{number}T20:14:00" if number else datetime.now().isoformat()
        match.table = {"ended": ended}
        (paths.history / f"{number}.json").write_text(match.record().to_json())
    spoken(language)
    written: list[LaidText] = []

    def write(painter: QPainter, text: LaidText, *where: Any) -> None:
        written.append(text)
        draw_lines(painter, text, *where)

    for module in (player_row, line_plot, finished_row, match_footer):
        monkeypatch.setattr(module, "draw_lines", write)
    page = open_matches_page((1280, 700), percent / 100)
    for number in range(2):
        page.running.list.go_to(number)
        page.grab()
        assert clipped_texts(page) == []
    assert {text.lines[0].text[:7] for text in written} >= {"Carroll", "Barthol"}
    assert [text.lines for text in written if text.elided or "…" in text.lines[0].text] == []
    assert min(text.style.px for text in written) >= int(page._style.least_text_px)
