"""Gestures on the table of Take the Cake, and what they show before anything is committed."""

from __future__ import annotations

from math import cos, radians, sin

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cakedesk.games.take_the_cake.game import GAME
from tests.rules.take_the_cake.tables import LISTS, do, new_game
from tests.table.take_the_cake.conftest import DriverMaker, KitchenDriver

PIECES = "Vo1 Vo2 Cd4 Ck1  Sk1 Sf1 Sb1 Sd1  Lo1 Lo2 Ld1 Lf1  Vk1 Vf1 Cc1 Cb1"


@pytest.fixture
def driver(begin: DriverMaker) -> KitchenDriver:
    """The first seat of four has cut cards."""
    return begin(new_game(4, pieces=PIECES, cuts="T01 T22"))


def actions(driver: KitchenDriver) -> tuple[str, ...]:
    """The actions that *Confirm* would commit, as records spell them."""
    return tuple(GAME.format(action, LISTS) for action in driver.board.staged.turn.composer.actions())


def test_the_centre_shows_how_it_would_be_cut_while_a_card_follows_the_pointer(driver: KitchenDriver) -> None:
    pieces, squares = driver.screen.centre.pieces, LISTS.squares[LISTS.cut_index["T01"]]
    card = driver.item("cut/T01")
    middle, arm = card.center_px(), card.width_px * 0.45
    for degrees, quarter in ((20, 0), (80, 1), (170, 3)):
        driver.hold(middle + QPointF(arm, 0))
        end = middle + QPointF(arm * cos(radians(degrees)), arm * sin(radians(degrees)))
        QTest.mouseMove(driver.view.viewport(), driver.view.mapFromScene(end))
        shown = [4 * each.row + each.column for each in pieces[0].squares]
        assert sorted(shown) == sorted(squares[quarter][0]), degrees
        driver.release(end)
        assert actions(driver) == (f"cut T01 {quarter}",)
    assert not driver.chosen


def test_escape_puts_a_turned_cut_card_back_as_it_lay(driver: KitchenDriver) -> None:
    card = driver.item("cut/T01")
    at, arm = card.center_px(), card.width_px * 0.45
    driver.hold(at + QPointF(arm, 0))
    driver.carry(at + QPointF(0, arm))
    assert round(card.rotation()) == 90
    driver.key(Qt.Key.Key_Escape)
    driver.release(at + QPointF(0, arm))
    assert card.rotation() == 0 and actions(driver) == ("cut T01 0",)
    shown = [4 * each.row + each.column for each in driver.screen.centre.pieces[0].squares]
    assert sorted(shown) == sorted(LISTS.squares[LISTS.cut_index["T01"]][0][0])


def test_the_other_cut_card_goes_into_the_dial_with_the_hand_that_turns_it(driver: KitchenDriver) -> None:
    card, dial = driver.item("cut/T22"), driver.item("cut/T01").center_px()
    at, arm = card.center_px(), card.width_px * 0.45
    driver.hold(at + QPointF(arm, 0))
    driver.carry(at + QPointF(0, arm))
    assert (card.center_px() - dial).manhattanLength() < 2 and round(card.rotation()) == 90
    driver.release(at + QPointF(0, arm))
    assert (card.center_px() - dial).manhattanLength() < 2 and actions(driver) == ("cut T22 1",)


def test_a_piece_is_chosen_in_the_tray_as_in_the_centre(driver: KitchenDriver) -> None:
    do(driver.state, "0 cut T01 0")
    driver.begin()
    driver.click("tile/B")
    assert actions(driver) == ("take B",)
    assert driver.screen.centre.pieces[1].state == "chosen"
    driver.click("piece/P")
    assert actions(driver) == ("take P",)


def test_where_it_is_pointed_at_it_is_told_what_a_square_changes_and_what_closes(
    qtbot: QtBot, driver: KitchenDriver
) -> None:
    do(driver.state, "0 cut T01 0", "1 take B", "1 put Cd4 0 0", "1 put Ck1 0 1")
    driver.begin()
    turn, placing = driver.board.staged.turn, driver.screen.placing
    assert turn is not None and not driver.shows("here")
    before = placing._frame.rect_px()
    turn.pointed(placing.spots[0, 3])
    assert driver.shows("here")
    qtbot.waitUntil(lambda: placing._frame.rect_px().width() < 0.7 * before.width())
    turn.pointed(None)
    assert not driver.shows("here") and placing._frame.rect_px() == before


def test_the_first_square_of_a_cake_opens_no_frame_beyond_what_is_shown(driver: KitchenDriver) -> None:
    do(driver.state, "0 cut T01 0", "1 take B")
    driver.begin()
    turn, placing = driver.board.staged.turn, driver.screen.placing
    assert turn is not None
    for spot in placing.spots.values():
        turn.pointed(spot)
        placing._slide.setCurrentTime(placing._slide.duration())
        assert placing.board_rect().adjusted(-2, -2, 2, 2).contains(placing._frame.rect_px())


def test_nothing_is_shown_of_the_next_square_before_the_pointer_moves(driver: KitchenDriver) -> None:
    do(driver.state, "0 cut T01 0", "1 take B", "1 put Cd4 0 0")
    driver.begin()
    placing = driver.screen.placing
    driver.click(placing.spots[-2, 0].key)
    assert placing.pointed is None and not driver.shows("here")
    driver.point(placing.spots[0, 2].key)
    assert placing.pointed == (0, 2) and driver.shows("here")
    driver.click(placing.spots[0, 2].key)
    assert placing.pointed is None and not driver.shows("here"), "that place is taken"
    placing._slide.setCurrentTime(placing._slide.duration())
