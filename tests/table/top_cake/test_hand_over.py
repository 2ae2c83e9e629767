"""By Enter alone: wherever the keyboard is led, it plays or goes on, and nothing is skipped."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cakedesk.table.items import ButtonItem
from cakedesk.table.motion import Motion
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.table_driver import TableDriver
from tests.table.top_cake.worst_cases import fresh

ME = 0


def let_others_play(driver: TableDriver, played: int, rng: Random) -> int:
    """Play what has been chosen and the turns of others, until this seat acts or *Next* is waited for."""
    for _ in range(200):
        driver.rest()
        if driver.chosen:
            driver.commit(ME)
            driver.chosen.clear()
        elif driver.settled < played:
            if driver.board.primary_button is not None:
                return played
            QTest.qWait(1)
            continue
        elif driver.state.turn() == ME:
            if driver.board.staged.turn is None:
                driver.board.let_act(driver.look(ME))
                driver.rest()
                if driver.chosen:
                    continue  # the next placement of a turn that is confirmed
            return played
        else:
            driver.chosen.append(driver.state.sample_action(rng))
            continue
        played += 1
    raise AssertionError("it never settles")


def test_a_round_is_played_by_enter_alone(make_driver: DriverMaker) -> None:
    driver = make_driver(fresh(2), persons=(ME,))
    driver.scene.motion = Motion(speed=0, pace="wait")
    driver.begin()
    driver.view.setFocus()
    driver.key(Qt.Key.Key_Right)
    played, rng, on = 0, Random(5), []
    for _ in range(300):
        played = let_others_play(driver, played, rng)
        if driver.state.round == 2:
            break
        QTest.qWait(0)
        item = driver.scene.focus.current
        assert item is not None, on
        assert driver.scene.focus.shown
        assert item.available, item.key
        assert not (isinstance(item, ButtonItem) and item.leads_away), item.key
        on.append(item.key.partition("/")[0] if item.key.startswith("hand") else item.key)
        driver.key(Qt.Key.Key_Return)
    assert driver.state.round == 2, on
    assert {"hand", "confirm", "resolving/next"} < set(on)
