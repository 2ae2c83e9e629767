"""Screens that are built while another is still shown: nothing of them is seen before, and nothing lost."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from cakedesk.engine.events import Event
from cakedesk.games.top_cake.events import LayerPlaced, StackingBegan
from cakedesk.table.boards.top_cake.segments import Screen
from cakedesk.table.boards.top_cake.stacking_screen import StackingScreen
from cakedesk.table.items import TextItem
from cakedesk.table.motion import Motion
from cakedesk.table.slicer import at_once
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.stacking_states import before_resolving, sights_of_resolving, six_stacks_to_build_on
from tests.table.top_cake.table_driver import TableDriver


def texts(driver: TableDriver) -> list[str]:
    return [item.text for item in driver.items() if isinstance(item, TextItem)]


def test_a_screen_in_the_making_is_not_seen(make_driver: DriverMaker) -> None:
    driver = make_driver(before_resolving())
    driver.show(0)
    stacking = driver.board._stacking_for(driver.look(0))
    for _ in stacking.prepare(driver.look(0)):
        assert not stacking.items()
    assert all(item.isVisible() for item in driver.bidding.row.items())
    stacking.come()
    assert stacking.items()


def test_a_look_while_stacking_is_prepared_shows_it(make_driver: DriverMaker) -> None:
    driver = make_driver(six_stacks_to_build_on())
    look = driver.look(0)
    at_once(driver.board._stacking_for(look).prepare(look))
    driver.show(0)
    assert driver.board.screen is Screen.STACKING
    prepared = sorted(texts(driver))
    assert prepared
    driver.board._close_stacking()
    at_once(driver.board._stacking_for(look).show(look))
    assert prepared == sorted(texts(driver))


def test_what_was_prepared_is_what_is_drawn_at_once(make_driver: DriverMaker) -> None:
    driver = make_driver(six_stacks_to_build_on())
    look = driver.look(0)
    stacking = driver.board._stacking_for(look)
    at_once(stacking.prepare(look))
    stacking.come()
    prepared = [(item.pos(), item.width_px, item.accessible_name) for item in stacking.items()]
    driver.board._close_stacking()
    stacking = driver.board._stacking_for(look)
    at_once(stacking.show(look))
    assert prepared == [(item.pos(), item.width_px, item.accessible_name) for item in stacking.items()]


def test_the_summary_stays_until_stacking_is_there(make_driver: DriverMaker) -> None:
    state = before_resolving()
    sights = sights_of_resolving(state, "carrot-3a", 0, (Event,))
    assert any(isinstance(sight.event, StackingBegan | LayerPlaced) for sight in sights)
    driver = make_driver(state)
    driver.scene.set_motion(Motion(speed=0, pace="all_at_once"))
    driver.show(0)
    driver.board.play(sights)
    driver.rest()
    button = driver.board.primary_button
    assert button is not None and button.click()
    row = driver.board.resolving
    assert row is not None
    summary = row.items()
    while driver.board.screen is Screen.RESOLVING:
        assert row.items() == summary
        driver.rest() if not driver.scene.queue.busy else driver.scene.queue.finish_current()
    assert driver.board.resolving is None and row.items() == []
    assert driver.items()


def test_what_comes_and_what_it_shows_have_turns_of_their_own(
    make_driver: DriverMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seen = before_resolving(), []
    driver = make_driver(state)
    driver.scene.set_motion(Motion(speed=0, pace="all_at_once"))
    driver.show(0)
    driver.board.play(sights_of_resolving(state, "carrot-3a", 0, (Event,)))
    driver.rest()
    button = driver.board.primary_button
    assert button is not None and button.click()
    for name in ("come", "script"):
        does = getattr(StackingScreen, name)

        def noting(screen: StackingScreen, *args: Any, does: Any = does, name: str = name) -> Any:
            seen.append(name)
            return does(screen, *args)

        monkeypatch.setattr(StackingScreen, name, noting)
    while "come" not in seen:
        driver.scene.queue.finish_current()
        QCoreApplication.sendPostedEvents()
    assert seen == ["come"]
    driver.rest()
    assert "script" in seen


def test_another_size_while_the_next_screen_is_on_its_way(make_driver: DriverMaker) -> None:
    state = before_resolving()
    driver = make_driver(state)
    driver.scene.set_motion(Motion(speed=0, pace="all_at_once"))
    driver.show(0)
    driver.board.play(sights_of_resolving(state, "carrot-3a", 0, (Event,)))
    driver.rest()
    button = driver.board.primary_button
    assert button is not None and button.click()
    for width in (1500, 1400, 1300):  # each skips what is on its way, which leads on
        QCoreApplication.processEvents()
        driver.view.resize(width, 900)
    driver.rest()
    assert driver.board.screen is Screen.STACKING and driver.settled == 1
    assert driver.board.resolving is None
    assert driver.board.stacking is not None and driver.board.stacking.items()
