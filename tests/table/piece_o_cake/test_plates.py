"""Plates that only their owner may look at, and the robot behind the name of who is away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cakedesk.art import faces
from cakedesk.engine.observation import Observation
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.table.board import Tense
from cakedesk.table.items import FaceItem, TagItem, TextItem
from tests.foreign_keys import press, release, send
from tests.table.piece_o_cake.conftest import DriverMaker
from tests.table.piece_o_cake.table_driver import NAMES, fresh, late


def repeated(key: Qt.Key) -> QKeyEvent:
    """What comes again and again of a key that is held."""
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=True)


@pytest.mark.parametrize(
    ("persons", "away", "replayed"),
    [((0, 1, 2), (), False), ((0,), (2,), False), ((0,), (), False), ((0, 1, 2), (), True)],
)
def test_the_own_plate_is_shown_while_peeking(
    make_driver: DriverMaker, persons: tuple[int, ...], away: tuple[int, ...], replayed: bool
) -> None:
    state = late(3, 14)
    driver = make_driver(state, persons=persons, away=away)
    if replayed:
        driver.board.tense = Tense.REPLAY
    viewer = 0
    driver.board.show_look(state.look(viewer))
    driver.rest()
    own = driver.screen.own_seat
    eaten = [f"eaten/{variety}" for variety, count in enumerate(counts(state.eaten[0])) if count]
    assert eaten, "something is to be hidden"
    if replayed or len(persons) + len(away) == 1:
        assert all(driver.shows(key) for key in eaten), "nobody is there to hide it from"
        assert not own.peek.isVisible()
        return
    assert not any(driver.shows(key) for key in eaten)
    QTest.keyPress(driver.view, Qt.Key.Key_P)
    assert all(driver.shows(key) for key in eaten)
    QTest.keyRelease(driver.view, Qt.Key.Key_P)
    assert not any(driver.shows(key) for key in eaten)
    send(driver.view, press("Russian", "P"))
    assert own.own_plate.is_open
    send(driver.view, release("Russian", "P"))
    assert not own.own_plate.is_open
    spot = driver.spot("peek")
    QTest.mousePress(driver.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert all(driver.shows(key) for key in eaten)
    QTest.mouseRelease(driver.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert not any(driver.shows(key) for key in eaten)
    driver.scene.press_by_name(own.peek)
    assert all(driver.shows(key) for key in eaten), "a screen reader switches it"
    driver.board.show_look(state.look(1))
    assert not any(driver.shows(key) for key in eaten), "another seat has come"
    if len(persons) == 1:
        return
    driver.board.show_look(state.look(0))
    QTest.keyPress(driver.view, Qt.Key.Key_P)
    assert own.own_plate.is_open
    driver.board.show_look(state.look(1))
    QApplication.sendEvent(driver.view, repeated(Qt.Key.Key_P))
    assert not own.own_plate.is_open, "it is held since before this seat came"
    QTest.keyRelease(driver.view, Qt.Key.Key_P)
    QTest.keyPress(driver.view, Qt.Key.Key_P)
    assert own.own_plate.is_open
    QTest.keyRelease(driver.view, Qt.Key.Key_P)
    QTest.mousePress(driver.view.viewport(), Qt.MouseButton.LeftButton, pos=driver.spot("peek"))
    assert own.own_plate.is_open
    driver.board.show_look(state.look(2))
    QTest.mouseMove(driver.view.viewport(), driver.spot("peek") + QPoint(2, 2))
    assert not own.own_plate.is_open, "the pointer holds it since before"


@pytest.mark.parametrize("by_option", [True, False])
def test_open_plates_show_all(make_driver: DriverMaker, by_option: bool) -> None:
    state = late(3, 14, open_plates=by_option)
    driver = make_driver(state, tense=Tense.NOW if by_option else Tense.REPLAY)
    # Without the option it is what a replay shows to the eyes of everyone.
    driver.board.show_look(state.look(0) if by_option else Observation(state, 0))
    assert all(state.eaten_sizes)
    for seat, place in enumerate(("eaten", "open/1", "open/2")):
        for variety, count in enumerate(counts(state.eaten[seat])):
            assert driver.shows(f"{place}/{variety}") == bool(count)
    assert not driver.screen.own_seat.peek.isVisible()
    for seat, score in enumerate(state.scores()):
        points = driver.screen.turns.points(state, seat)
        assert points is not None and points.text == str(score), "what was eaten counts"
    if not by_option:
        first = late(3, 5)
        eaten = [seat for seat, count in enumerate(first.eaten_sizes) if count]
        told = [driver.screen.turns.points(Observation(first, 0).shown, seat) for seat in range(3)]
        assert len(eaten) < 3 and [one.text for one in told if one] == list(map(str, first.scores()))


def test_a_robot_stands_behind_the_name_of_who_is_away(make_driver: DriverMaker) -> None:
    driver = make_driver(fresh(4), persons=(0, 1), away=(2, 3), names=("Ada", "Ben", "Zoé", NAMES[4]))
    driver.board.show_look(driver.state.look(0))
    driver.rest()
    scene = driver.scene
    robot = faces.icon_face("robot", scene.theme.ink.name())
    robots = [item for item in scene.table_items() if isinstance(item, FaceItem) and item.face == robot]
    shown = [item.rect_px() for item in robots if item.isVisible()]
    for seat, panel in enumerate(driver.screen.rects.panels, 1):
        inside = [rect for rect in shown if panel.contains(rect)]
        assert len(inside) == (seat in (2, 3))
    assert len(shown) == 2, "not in the tray"
    names = [item.accessible_name for item in scene.table_items() if item.isVisible()]
    assert sum(name.startswith("Zoé, played by a computer for now: ") for name in names) == 1
    assert not any(name.startswith("Zoé: nothing") for name in names)
    texts = [
        item for item in scene.table_items() if isinstance(item, TextItem | TagItem) and item.isVisible()
    ]
    for rect in shown:
        assert not any(rect.intersects(text.rect_px()) for text in texts if text.text)
    driver.view.resize(1280, 636)
    driver.rest()
    assert len([item for item in robots if item.isVisible()]) == 2
