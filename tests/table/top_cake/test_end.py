"""What the end page is told."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cakedesk.art.render import Order
from cakedesk.art.store import FaceStore
from cakedesk.art.top_cake.stack import StackFace
from cakedesk.games.top_cake.actions import stack
from cakedesk.games.top_cake.phases import ENDED
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.end import end_summary
from cakedesk.table.boards.top_cake.segments import Screen
from cakedesk.table.kit.end_summary import EndSummary
from cakedesk.table.kit.points_table import places
from cakedesk.table.metrics import MIN_TEXT_PX
from cakedesk.table.motion import Motion
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.stacking_states import stacking_picture
from tests.table.top_cake.worst_cases import CARD, NAMES, cards, fresh, set_stacks


def ended(stacks: dict[int, list[list[str]]], seats: int = 4) -> TopCakeState:
    state = fresh(seats)
    state.round = 4
    state.phase = ENDED
    set_stacks(state, stacks)
    return state


def summary_of(state: TopCakeState) -> EndSummary:
    return end_summary(state.look(None), [SeatPerson(name) for name in NAMES[: state.seats]])


STACKS = {
    0: [["battenberg-6", "victoria-5", "velvet-4b", "carrot-3b", "coffee-3"]],
    1: [["chocolate-6", "chocolate-3", "velvet-4a", "fox"], ["lemon-5"]],
    2: [["coffee-5", "coffee-2", "rose"]],
}


@pytest.mark.usefixtures("qtbot")
def test_every_total_is_the_sum_of_its_columns() -> None:
    state = ended(STACKS)
    summary = summary_of(state)
    assert [row.seat for row in summary.points.rows] == [1, 0, 2, 3]
    assert [row.total for row in summary.points.rows] == [11, 6, 4, 0]
    by_seat = {row.seat: row.values for row in summary.points.rows}
    assert by_seat == {0: (5, 1, 0), 1: (4, 2, 5), 2: (2, 2, 0), 3: (0, 0, 0)}
    for row in summary.points.rows:
        assert sum(row.values) == row.total == state.scores()[row.seat]
        assert len(row.values) == len(summary.points.columns)


@pytest.mark.usefixtures("qtbot")
def test_the_winner_is_told_and_praised() -> None:
    summary = summary_of(ended(STACKS))
    assert summary.title == "Ben takes the cake!"
    assert summary.winners() == (1,)
    assert "ahead of Ada" in summary.notes[0]
    assert "Ada" in summary.notes[1]


@pytest.mark.usefixtures("qtbot")
def test_equal_points_share_the_victory_and_the_place() -> None:
    summary = summary_of(ended({0: [["lemon-5"]], 1: [["coffee-5"]], 2: [["rose"]]}, seats=3))
    assert summary.title == "Ada and Ben share the cake!"
    assert [(row.place, row.shared) for row in summary.points.rows] == [(1, True), (1, True), (3, False)]
    assert summary.notes[0] == "Equal points share the victory."
    assert "ahead of Zoé" in summary.notes[1]


@pytest.mark.usefixtures("qtbot")
def test_pictures_show_every_stack_the_best_first() -> None:
    summary = summary_of(ended(STACKS))
    assert [len(pictures) for pictures in summary.pictures] == [1, 2, 1, 0]
    best = summary.pictures[1][0]
    assert isinstance(best.face, StackFace)
    assert [layer.kind for layer in best.face.layers] == ["chocolate", "chocolate", "velvet", "fox"]
    assert "10" in best.caption


def test_what_is_shown_says_how_many_cakes_there_are_beside_it(speak: Callable[[str], None]) -> None:
    speak("en")
    ten = [["lemon-5"], ["coffee-5"], *[["rose"]] * 8]

    def told(stacks: dict[int, list[list[str]]], form: str = "caption") -> list[list[str]]:
        return [[getattr(picture, form) for picture in each] for each in summary_of(ended(stacks)).pictures]

    first, *others = told({0: ten, 1: ten[1:]})
    assert first[0] == "1 layer, 1 point, and 9 more cakes"
    assert "more" not in str(first[1:]) + str(others)
    assert told({0: ten[:2], 1: ten[1:]})[0][0] == "1 layer, 1 point, and 1 more cake"
    shared = {0: ten, 1: ten}
    assert [first for first, *_ in told(shared)[:2]] == 2 * ["1 layer, 1 point, and 9 more cakes"]
    assert [first for first, *_ in told(shared, "short")[:2]] == 2 * ["1 point, and 9 more cakes"]
    assert [first for first, *_ in told(shared, "shortest")[:2]] == 2 * ["1 point"]


@pytest.mark.usefixtures("qtbot")
def test_the_best_of_each_column(qtbot: QtBot) -> None:
    del qtbot
    summary = summary_of(ended(STACKS))
    assert summary.points.best_in_column(0) == (0,)
    assert summary.points.best_in_column(1) == (1, 2)
    assert summary.points.best_in_column(2) == (1,)
    nothing = summary_of(ended({}))
    assert nothing.points.best_in_column(2) == ()


def test_places() -> None:
    assert places([3, 9, 3, 1]) == [(2, True), (1, False), (2, True), (4, False)]


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_the_final_table_uses_its_height_for_eight_stacks(
    make_driver: DriverMaker, text_scale: float
) -> None:
    cakes = ("battenberg-6", "victoria-5", "velvet-4b", "carrot-3b", "coffee-3", "lemon-5", "chocolate-6")
    state = ended({0: [[cake] for cake in cakes] + [["coffee-5", "rose"]], 1: [["lemon-1"]]}, seats=2)
    driver = make_driver(state, size=(1280, 655), text_scale=text_scale)
    driver.board.show_look(state.look(None))
    driver.rest()
    panel = driver.bidding.panels.panels[0]
    pictures = [stack.picture.rect_px() for stack in panel.stacks]
    assert len(pictures) == 8
    assert len({round(rect.bottom()) for rect in pictures}) > 1, "more than one line"
    assert min(rect.width() for rect in pictures) > 100
    assert all(panel._rect.contains(rect) for rect in pictures)
    assert not any(one.intersects(other) for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("size", [(1016, 650), (1280, 650), (1600, 936)])
def test_the_table_tells_who_shares_the_victory_in_letters_as_large_as_all(
    make_driver: DriverMaker, speak: Callable[[str], None], size: tuple[int, int]
) -> None:
    """By first names, where full ones have no room; a screen reader says all of it."""
    speak("de")
    names = ("Bartholomaeus Kuhn", "Maximilianina Boehm", "Wilhelmina Konstantinope")
    state = ended({0: [["lemon-5"]], 1: [["coffee-5"]], 2: [["chocolate-6"]]}, seats=3)
    driver = make_driver(state, size=size, text_scale=1.5, names=names)
    driver.board.show_look(state.look(None))
    driver.rest()
    prompt = driver.bidding.tray.actions.prompt
    assert prompt.laid.style.px >= MIN_TEXT_PX * 1.5
    assert not prompt.is_elided and "teilen sich den Sieg" in prompt.laid.text
    assert all(name in prompt.accessible_name for name in names)


@pytest.mark.parametrize("speed", [4.0, 0.0])
def test_the_final_table_comes_with_all_its_cakes(
    make_driver: DriverMaker, store: FaceStore, monkeypatch: pytest.MonkeyPatch, speed: float
) -> None:
    """What was shown before stays until they are drawn, also where no picture was kept."""
    state = stacking_picture()
    state.won = [cards("lemon-4"), [], [], []]
    driver = make_driver(state, size=(1280, 655))
    driver.begin()
    driver.scene.set_motion(Motion(speed=speed))
    draw = store._draw_own

    def draw_slowly(order: Order) -> QImage:
        time.sleep(0.1 if isinstance(order.face, StackFace) else 0)
        return draw(order)

    monkeypatch.setattr(store, "_draw_own", draw_slowly)
    driver.act(stack(CARD["lemon-4"], 2), 0)
    clock = QDeadlineTimer(20_000)
    while driver.board.screen is Screen.STACKING and not clock.hasExpired():
        QCoreApplication.processEvents()
    stacks = [item for panel in driver.bidding.panels.panels for item in panel.stacks]
    assert driver.board.screen is Screen.BIDDING and len(stacks) == 8
    assert [item.cards for item in stacks if item.picture.is_late()] == []
