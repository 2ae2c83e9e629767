"""The statistics against values counted by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import date, datetime

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, QSizeF
from PySide6.QtGui import QColor, QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.history.player_row import _name_place, _sign_px, streak_text
from cakedesk.app.history.points_plot import PointsPlotView, axis_days
from cakedesk.app.history.statistics import (
    PlayerStatistics,
    Result,
    game_statistics,
    latest_points,
    people_in,
)
from cakedesk.app.history.statistics_panel import StatisticsPanel
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.art.palette import SEAT_COLORS
from tests.app.history_kit import entry
from tests.app.pages_kit import page_style
from tests.long_names import LONG_NAMES_ALONE

# From the latest to the oldest: Ada wins 0, 1 (shared with Ben), 3; Ben wins 1, 2; a level wins 4.
MATCHES = [
    entry(0, [("Ada", "human", 20), ("Ben", "human", 10)]),
    entry(1, [("Ben", "human", 15), ("Ada", "human", 15), ("Robo", "medium", 3)]),
    entry(2, [("Ada", "human", 5), ("Ben", "human", 9), ("Robo", "medium", 8)]),
    entry(3, [("Ada", "human", 30), ("Ben", "human", -2)]),
    entry(4, [("Ada", "human", 1), ("Robo", "medium", 12), ("Roba", "medium", 4)]),
]


class PaintWatch(QObject):
    """Notes which parts of a widget are painted."""

    def __init__(self, painted: list[QRegion]) -> None:
        super().__init__()
        self._painted = painted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self._painted.append(event.region())
        return False


def rows(matches: list[object]) -> dict[str, tuple[object, ...]]:
    statistics = game_statistics(matches, "top-cake")  # type: ignore[arg-type]
    return {
        player.name: (
            player.played,
            player.won,
            round(player.mean, 2),
            player.best,
            player.longest_streak,
            player.streak,
        )
        for player in statistics.players
    }


def test_people_and_levels_are_counted() -> None:
    assert rows(MATCHES) == {
        "Ada": (5, 3, 14.2, 30, 2, 2),
        "Ben": (4, 2, 8.0, 15, 2, 0),
        "medium": (4, 1, 6.75, 12, 1, 0),
    }
    statistics = game_statistics(reversed(MATCHES), "top-cake")
    assert statistics.matches == 5
    assert [player.is_person for player in statistics.players] == [True, True, False]
    assert rows(list(reversed(MATCHES))) == rows(MATCHES)


def test_a_shared_victory_is_one_for_each() -> None:
    assert rows([MATCHES[1]]) == {
        "Ben": (1, 1, 15.0, 15, 1, 1),
        "Ada": (1, 1, 15.0, 15, 1, 1),
        "medium": (1, 0, 3.0, 3, 0, 0),
    }
    players = game_statistics([MATCHES[1]], "top-cake").players
    assert [streak_text(player) for player in players] == [
        "Ada has won the latest game, shared with Ben.",
        "Ben has won the latest game, shared with Ada.",
        "medium has not won yet.",
    ]
    ada, ben, _ = game_statistics(MATCHES, "top-cake").players
    assert (ada.shared, ben.shared) == (1, 1)
    assert streak_text(ada) == "Ada: 2 won in a row, and it goes on. Victories shared with others: 1."
    both = entry(9, [("Ada", "human", 5), ("Robo", "easy", 7), ("Roba", "easy", 7), ("Rob", "medium", 7)])
    easy = next(player for player in game_statistics([both], "top-cake").players if player.name == "easy")
    assert [result.shared_with for result in easy.results] == [("Rob",), ("Rob",)]


def test_what_does_not_count() -> None:
    others = [
        entry(5, [("Ada", "human", 99)], game="cake-swap"),
        entry(6, [("Ada", "human", None), ("Ben", "human", None)], abandoned=True),
        entry(7, [("Robo", "medium", 50), ("Roba", "easy", 40)]),
        entry(8, [], trouble="damaged", why="torn"),
    ]
    assert rows([*MATCHES, *others]) == rows(MATCHES)
    assert game_statistics([*MATCHES, *others], "top-cake").matches == 5
    assert game_statistics(others, "cake-swap").players[0].best == 99
    assert game_statistics([], "top-cake").players == ()


def test_a_seat_that_a_computer_took_over_counts_for_nobody() -> None:
    match = entry(0, [("Ada", "human", 20), ("Ben", "easy", 30)])
    seats = (match.seats[0], match.seats[1]._replace(stood_in=True))
    assert rows([match._replace(seats=seats)]) == {"Ada": (1, 0, 20.0, 20, 0, 0)}


def test_a_name_is_a_person_whichever_seat_it_sits_on_and_no_level() -> None:
    matches = [
        entry(0, [("medium", "human", 3), ("Ada", "human", 2)]),
        entry(1, [("Ada", "human", 1), ("x", "medium", 9)]),
    ]
    players = game_statistics(matches, "top-cake").players
    assert [(player.name, player.is_person, player.played) for player in players] == [
        ("Ada", True, 2),
        ("medium", True, 1),
        ("medium", False, 1),
    ]


def test_everybody_has_an_own_disc_as_far_as_there_are_discs() -> None:
    statistics = game_statistics(MATCHES, "top-cake")
    assert [(player.name, player.seat) for player in statistics.people] == [("Ada", 0), ("Ben", 1)]
    same_seat = [entry(number, [(f"P{number}", "human", 3), ("R", "easy", 1)]) for number in range(8)]
    seats = [player.seat for player in game_statistics(same_seat, "top-cake").people]
    assert seats[:6] == [0, 1, 2, 3, 4, 5]
    assert all(seat in range(6) for seat in seats)


def test_the_plot_takes_the_latest_twelve_matches_and_four_people() -> None:
    matches = [
        entry(number, [("Ada", "human", number), (f"P{number % 5}", "human", 50 - number)])
        for number in range(15)
    ]
    statistics = game_statistics(matches, "top-cake")
    plot = latest_points(statistics)
    assert len(plot.moments) == 12
    assert list(plot.moments) == sorted(plot.moments)
    assert plot.moments[-1] == matches[0].ended
    assert [line.player.name for line in plot.lines] == ["Ada", "P0", "P1", "P2"]
    assert plot.lines[0].points == tuple((place, 11 - place) for place in range(12))
    assert plot.lines[1].points == ((1, 40), (6, 45), (11, 50))
    last = statistics.people[-1]
    assert [line.player.name for line in latest_points(statistics, last).lines] == ["Ada", "P0", "P1", "P4"]


def test_equal_points_of_a_match_hide_nobodys_dot(qtbot: QtBot) -> None:
    match = entry(0, [(name, "human", 7) for name in ("Ada", "Ben", "Zoé")])
    with page_style() as style:
        page = QWidget()
        qtbot.addWidget(page)
        view = PointsPlotView(style, page)
        view.resize(500, 260)
        statistics = game_statistics([match], "top-cake")
        view.show_plot(latest_points(statistics), statistics.people[1])
        # Left of the names, whose discs have the same colours.
        image = view.grab(QRect(0, 0, 300, 260)).toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = Counter(memoryview(image.constBits()).cast("I"))
    assert [pixels[QColor(color).rgb()] > 10 for color in SEAT_COLORS[:3]] == [True, True, True]


def test_who_has_played_here() -> None:
    assert people_in([*MATCHES, entry(9, [("ärger", "human", 1), ("adam", "human", 2)])]) == [
        "Ada",
        "adam",
        "Ben",
        "ärger",
    ]


@pytest.mark.parametrize("text_scale", [1.0, 1.25])
def test_a_victory_shared_by_many_is_told_by_first_names(
    spoken: Callable[[str], None], qtbot: QtBot, text_scale: float
) -> None:
    spoken("fr")
    with page_style() as style:
        style.set_text_scale(text_scale)
        style.resize_to(1280, 700)
        host = QWidget()
        qtbot.addWidget(host)
        panel = StatisticsPanel(style, host)
        panel.resize(437, 900)
        panel.set_entries([entry(0, [(name, "human", 9) for name in LONG_NAMES_ALONE])])
        assert not panel._streak.isHidden() and not panel._streak.is_clipped()
        assert "Wilhelmina" in panel._streak.text() and "Konstantinope" not in panel._streak.text()
        panel.resize(1000, 900)
        panel.relayout()
        assert "Konstantinope" in panel._streak.text()


def test_the_words_above_the_columns_are_painted_whole_when_the_first_match_comes(
    style: PageStyle, qtbot: QtBot
) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    panel = StatisticsPanel(style, host)
    panel.resize(437, 700)
    panel.set_entries([])
    host.resize(437, 700)
    host.show()
    qtbot.wait(20)
    painted: list[QRegion] = []
    watch = PaintWatch(painted)
    panel.installEventFilter(watch)
    panel.set_entries(MATCHES)
    qtbot.waitUntil(lambda: bool(painted))
    heads = panel._heads.toAlignedRect()
    assert any(region.intersected(heads) == QRegion(heads) for region in painted)


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
def test_the_disc_of_a_person_is_no_smaller_than_letters(style: PageStyle, text_scale: float) -> None:
    style.set_text_scale(text_scale)
    for size in (1280, 700), (1600, 1000), (3840, 2160):
        style.resize_to(*size)
        assert _sign_px(style) >= style.least_text_px
        assert _name_place(style, QSizeF(400, 40)).x() > _sign_px(style)


@pytest.mark.parametrize(
    ("won", "told"),
    [
        ("000", "Ada has not won yet."),
        ("001", "Ada has won the latest game."),
        ("010", "Ada has not won two in a row yet."),
        ("011", "Ada: 2 won in a row, and it goes on."),
        ("11101", "Ada: at best 3 won in a row."),
        ("111011", "Ada: at best 3 won in a row, 2 now."),
        ("1100", "Ada: at best 2 won in a row, none now."),
    ],
)
def test_a_streak_begins_with_two(won: str, told: str) -> None:
    ended = datetime(2026, 11, 1)
    results = [Result(str(number), ended, 10, letter == "1") for number, letter in enumerate(won)]
    assert streak_text(PlayerStatistics("Ada", True, results=results)) == told


def test_the_axis_names_years_that_are_not_this_one(spoken: Callable[[str], None]) -> None:
    spoken("en")
    today = date(2026, 3, 12)
    moments = [datetime(2025, 12, 31), datetime(2026, 3, 9), datetime(2026, 3, 12), datetime(2031, 1, 1)]
    assert axis_days(moments, today) == ("31 Dec 2025", "1 Jan 2031")
    assert axis_days(moments[1:3], today) == ("9 Mar", "today")
