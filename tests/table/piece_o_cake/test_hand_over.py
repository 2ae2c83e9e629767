"""Wherever the keyboard is led, it plays or goes on, to the end of a match, and nothing is skipped."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cakedesk.engine.actions import OVER
from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.games.piece_o_cake.phases import CUTTING
from cakedesk.table.items import ButtonItem, TableItem
from cakedesk.table.motion import Motion
from tests.table.piece_o_cake.conftest import DriverMaker
from tests.table.piece_o_cake.table_driver import TableDriver, fresh

ME = 0


def led_to(driver: TableDriver) -> TableItem:
    """What the keyboard is on, which must be something that plays or goes on."""
    QTest.qWait(0)
    item = driver.scene.focus.current
    assert item is not None
    assert driver.scene.focus.shown
    assert item.available, item.key
    assert not (isinstance(item, ButtonItem) and item.leads_away), item.key
    return item


def play_my_turn(driver: TableDriver) -> None:
    """Confirm something, from where the keyboard is led."""
    first = led_to(driver).key
    if driver.state.phase == CUTTING:
        assert first.startswith("gap/")
        driver.scene.focus.set_current(driver.item("first"))
        driver.key(Qt.Key.Key_Return)
        assert led_to(driver).key == "confirm", "the cake is left whole: that is done"
        driver.key(Qt.Key.Key_Return)
        return
    driver.key(Qt.Key.Key_Return)
    if not driver.chosen:
        QTest.keyClick(driver.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        driver.rest()


def test_a_match_is_played_and_counted_from_where_the_keyboard_is_led(make_driver: DriverMaker) -> None:
    driver = make_driver(fresh(2), persons=(ME,))
    driver.scene.motion = Motion(speed=0, pace="wait")
    driver.begin()
    driver.view.setFocus()
    driver.key(Qt.Key.Key_Right)
    rng, played, steps = Random(2), 0, []
    while driver.state.turn() != OVER:
        if driver.state.turn() == ME:
            if driver.board.staged.turn is None:
                driver.board.let_act(driver.state.look(ME))
                driver.rest()
            play_my_turn(driver)
            action = driver.chosen.pop()
        else:
            action = driver.state.sample_action(rng)
        driver.play(GAME.format(action, driver.state.lists), ME)
        played += 1
        for _ in range(400):
            driver.rest()
            if driver.settled == played:
                break
            if driver.board.is_reading and driver.screen.tray.primary.isVisible():
                steps.append(led_to(driver).key)
                driver.key(Qt.Key.Key_Return)
        assert driver.settled == played
    assert len(steps) > 3
    assert set(steps) == {"confirm"}
