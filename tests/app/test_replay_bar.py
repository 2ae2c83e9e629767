"""The replay's bar in all sizes, themes and with long words; and the bar of a match that is watched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.log.panel import LOG_UNITS
from cakedesk.app.match.watch_bar import WatchBar
from cakedesk.app.replay.bar import ReplayBar
from cakedesk.app.replay.slider import ReplaySlider
from cakedesk.app.widgets.bar_controls import SPEEDS
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.table.short_names import shorter_sentence
from cakedesk.table.theme import DARK, LIGHT
from tests.app.pages_kit import (
    LONG_NAME,
    SIZES,
    faults,
    long_words,
    page_style,
)
from tests.foreign_keys import french_digit, send

SENTENCE = "move 80 of 177: Maximiliane-Charlotte Ł. puts the half point on Battenberg 6"


@pytest.fixture(params=[LIGHT, DARK], ids=["light", "dark"])
def style(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[PageStyle]:
    with page_style(request.param) as style:
        yield style


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1280, 700)
    host.show()
    return host


def show(bar: ReplayBar | WatchBar, style: PageStyle, size: tuple[int, int], *, log: bool) -> None:
    style.resize_to(*size)
    width = size[0] - (round(style.px(LOG_UNITS)) if log else 0)
    bar.resize(width, bar.wanted_height_px())
    bar.show()


def replay_bar(style: PageStyle, parent: QWidget, *, can_play_on: bool = True) -> ReplayBar:
    bar = ReplayBar(style, parent)
    eyes = ("everyone", "a spectator", LONG_NAME[:12], "Ben", "Zoé", "Łucja")
    bar.show_match("top-cake", "Take the Cake, Sunday 19:20", 177, eyes)
    bar.show_marks(((0, "Round 1, bidding"), (40, "Round 2, bidding"), (140, "Round 5, stacking")))
    bar.offer_play_on(can_play_on)
    bar.show_moment(80, 3, SENTENCE)
    return bar


def faults_of(bar: ReplayBar) -> list[str]:
    buttons = min(target.y() for target in (bar.eyes, bar.speed, bar.play))
    names = (bar._first, bar._last)
    return faults(bar) + [name.text() for name in names if name.geometry().bottom() > buttons]


@pytest.mark.parametrize("log", [False, True], ids=["alone", "beside the log"])
@pytest.mark.parametrize("size", SIZES)
def test_all_of_it_can_be_read_and_hit(
    style: PageStyle, host: QWidget, size: tuple[int, int], log: bool
) -> None:
    for can_play_on in (True, False):
        bar = replay_bar(style, host, can_play_on=can_play_on)
        host.resize(*size)
        show(bar, style, size, log=log)
        assert faults_of(bar) == []
        assert bar.height() <= size[1] * 0.2, "the table needs its room"
        bar.setParent(None)
        bar.deleteLater()


def test_what_was_done_is_said_whole_before_which_move_it_was(style: PageStyle, host: QWidget) -> None:
    done = "Wilhelmina Konstantinope puts blossom on vanilla, cherry on vanilla, candle on mocha"
    style.set_text_scale(1.5)
    bar = replay_bar(style, host)
    bar.show_moment(80, 3, f"move 80 of 177: {done}", done)
    show(bar, style, (1280, 700), log=False)
    assert bar._moment.text() == done and not bar._moment.is_clipped()
    assert bar._told[0] == f"move 80 of 177: {done}"
    style.set_text_scale(1.0)
    show(bar, style, (1280, 700), log=False)
    bar.relayout()
    assert bar._moment.text() == bar._told[0], "with room it says both"


@pytest.mark.parametrize(
    "done",
    [
        "Bartholomaeus-Maximilian gewinnt die rote 10 (Signatur) mit 4 Schichten",
        "Bartholomaeus-Maximilian isst 1 Schokolade und sammelt 1 Stachelbeere, 1 Kirsche und 1 Avocado",
    ],
)
@pytest.mark.parametrize("log", [False, True], ids=["alone", "beside the log"])
def test_a_long_sentence_takes_the_room_of_what_is_said_elsewhere(
    style: PageStyle, host: QWidget, log: bool, done: str
) -> None:
    style.set_text_scale(1.5)
    bar = replay_bar(style, host)
    show(bar, style, (1280, 700), log=log)
    for at in (80, 0):
        bar.show_moment(at, 1 if at else -1, f"Zug 80 von 177: {done}", done)
        assert bar._moment.text().endswith(done) and not bar._moment.is_clipped()
        shown = [each.geometry() for each in (bar._title, bar._tile, bar._moment) if each.isVisible()]
        assert not any(one.intersects(other) for one, other in combinations(shown, 2))
    bar.show_moment(81, 2, "Zug 81 von 177: Ben legt ab", "Ben legt ab")
    assert bar._title.isVisible() and bar._tile.isVisible()


def test_details_and_surnames_go_before_a_sentence_ends_in_dots(style: PageStyle, host: QWidget) -> None:
    names = "Großherzogin Magdalena X", "Wilhelmina Konstantinope"
    done = f"{names[0]} schneidet die Torte an. Dreieck: " + ", ".join(["Erdbeere auf Lavendel"] * 9)
    brief = shorter_sentence(done, names)
    style.set_text_scale(1.5)
    bar = replay_bar(style, host)
    show(bar, style, (1280, 700), log=True)
    bar.show_moment(80, 3, f"Zug 80 von 177: {done}", done, brief)
    assert bar._moment.text() == brief == "Großherzogin schneidet die Torte an"
    assert not bar._moment.is_clipped() and bar.accessibleDescription().endswith(done)


@pytest.mark.parametrize("log", [False, True], ids=["alone", "beside the log"])
@pytest.mark.parametrize("size", SIZES)
def test_long_words_and_large_text(style: PageStyle, host: QWidget, size: tuple[int, int], log: bool) -> None:
    with long_words():
        bar = replay_bar(style, host)
        host.resize(*size)
        for percent in (100, 125, 150):
            style.set_text_scale(percent / 100)
            show(bar, style, size, log=log)
            assert faults_of(bar) == [], percent


def test_the_longer_name_below_the_line_has_more_of_the_room(style: PageStyle, host: QWidget) -> None:
    bar = replay_bar(style, host)
    style.set_text_scale(1.5)
    bar.show_marks(((0, "Erster Kuchen, Runde 1 von 4"), (120, "Die Punkte")))
    show(bar, style, (1280, 700), log=True)
    assert not bar._first.is_clipped() and not bar._last.is_clipped()


@pytest.mark.parametrize("log", [False, True], ids=["alone", "beside the log"])
@pytest.mark.parametrize("size", SIZES)
def test_two_long_names_below_the_line_are_read_whole_or_the_last_is_left_out(
    style: PageStyle, host: QWidget, size: tuple[int, int], log: bool
) -> None:
    bar = replay_bar(style, host)
    host.resize(*size)
    style.set_text_scale(1.5)
    bar.show_marks(((0, "Zug: Bartholomaeus-Maximilian"), (120, "Zug: Wilhelmina Konstantinope")))
    show(bar, style, size, log=log)
    shown = [name for name in (bar._first, bar._last) if name.isVisible()]
    assert bar._first in shown and not any(name.is_clipped() for name in shown)
    first, last = bar._first.geometry().adjusted(0, 1, 0, -1), bar._last.geometry()
    assert len(shown) == 1 or not first.intersects(last)
    assert len(shown) == 2 or log
    bar.show_marks(((0, "Round 1"), (120, "Round 7")))
    assert bar._last.isVisible(), "it has room again"


def test_ticks_of_a_long_match_are_told_apart(
    style: PageStyle, host: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[Sequence[float]] = []
    monkeypatch.setattr(ReplaySlider, "_paint_ticks", lambda _, _painter, stops, *_px: painted.append(stops))
    bar = replay_bar(style, host)
    for count in (4, 184):
        bar.show_marks([(177 * number // count, f"Round {number}") for number in range(count)])
        show(bar, style, (1280, 700), log=True)
        bar.slider.grab()
        stops = painted[-1]
        least = min(after - before for before, after in pairwise(stops))
        assert least >= 6, "a gap is wider than its ticks"
        assert len(stops) > count / 10


def test_everything_has_a_name(style: PageStyle, host: QWidget) -> None:
    bar = replay_bar(style, host)
    show(bar, style, (1280, 700), log=False)
    assert bar._title.text() == "Take the Cake, Sunday 19:20"
    assert (bar._first.text(), bar._last.text()) == ("Round 1, bidding", "Round 5, stacking")
    names = [
        button.accessibleName() for button in (bar.to_start, bar.step_back, bar.play, bar.step_on, bar.to_end)
    ]
    assert names == ["To the start", "One move back", "Play", "One move on", "To the end"]
    half = bar.speed.segments[0]
    assert half.accessibleName() == half.tooltip == "half speed"
    assert [segment.words for segment in bar.speed.segments] == ["½×", "1×", "2×", "4×"], "no mere numbers"
    assert (bar.slider.value(), bar.slider.maximum()) == (80, 177)
    assert bar.slider.accessibleDescription() == SENTENCE
    assert bar.eyes.accessibleName() == "Seen by"


def test_the_focus_does_not_stay_on_what_leads_nowhere(style: PageStyle, host: QWidget) -> None:
    bar = replay_bar(style, host)
    show(bar, style, (1280, 700), log=False)
    host.activateWindow()
    assert QTest.qWaitForWindowActive(host)
    bar.to_end.setFocus()
    bar.show_moment(177, -1, "the end")
    assert not bar.to_end.isEnabled()
    assert bar.play.hasFocus()


class _Match(QObject):
    """Stands for a session that is watched."""

    watch_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_paused = False
        self.speed = 2.0
        self.steps = 0

    def set_paused(self, on: bool) -> None:
        if on != self.is_paused:
            self.is_paused = on
            self.watch_changed.emit()

    def step(self) -> None:
        self.steps += 1

    def set_speed(self, factor: float) -> None:
        self.speed = factor


def test_a_watched_match_waits_steps_and_hurries(style: PageStyle, host: QWidget, qtbot: QtBot) -> None:
    match = _Match()
    bar = WatchBar(style, match, host)  # type: ignore[arg-type]
    show(bar, style, (1280, 700), log=False)
    assert SPEEDS[bar.speed._row.index] == 2.0
    assert bar.play.words == "Pause"
    bar.play.click()
    assert match.is_paused
    assert bar.play.words == "Play"
    assert "wait" in bar._label.text()
    bar.step.click()
    assert match.steps == 1
    bar.speed.segments[3].click()
    assert match.speed == 4.0
    QTest.keyClick(bar.play, Qt.Key.Key_1)
    assert match.speed == 0.5
    send(bar.play, french_digit(3))
    assert match.speed == 2.0
    QTest.keyClick(bar.play, Qt.Key.Key_Space)
    assert not match.is_paused
    QTest.keyClick(bar.play, Qt.Key.Key_Right)
    assert match.is_paused, "one step, and then it waits"
    assert match.steps == 2
    with qtbot.waitSignal(bar.left):
        QTest.keyClick(bar.play, Qt.Key.Key_Escape)
    for size in SIZES:
        for log in (False, True):
            show(bar, style, size, log=log)
            assert faults(bar) == []
    match.deleteLater()
