"""What is done at the table of Take the Cake that whole games and the laws of tables don't do."""

from __future__ import annotations

from PySide6.QtCore import Qt

from cakedesk.games.take_the_cake.game import GAME
from cakedesk.table.boards.take_the_cake.log_wording import CakeMark, CardMark, CutMark
from tests.rules.take_the_cake.tables import LISTS, do, new_game
from tests.table.take_the_cake import worst_cases
from tests.table.take_the_cake.conftest import DriverMaker


def test_a_piece_can_be_sent_to_a_cake_that_is_still_empty(make_driver: DriverMaker) -> None:
    state = new_game(2, cuts="T22 T01")
    do(state, "0 cut T22 0")
    driver = make_driver(state)
    driver.begin()
    driver.click("piece/P")
    assert driver.staged() == ("take P 0",)
    driver.click("cake/1/1")
    assert driver.staged() == ("take P 1",)
    driver.key(Qt.Key.Key_Backspace)
    assert driver.staged() == ("take P 0",)


def test_a_square_that_was_placed_is_taken_up_and_moved(make_driver: DriverMaker) -> None:
    state = worst_cases.placing(4, 0)
    first, second, *rest = [LISTS.pieces[card] for card in state.hand]
    driver = make_driver(state)
    driver.begin()
    driver.click("square/0/0/0")
    driver.click("square/0/1/1")
    assert driver.staged() == (f"put {first} 0 0", f"put {second} 1 1")
    slots = [slot.rect_px().left() for slot in driver.board.screen.placed.values()]
    in_hand = [driver.item(f"card/{card}").rect_px().left() for card in rest]
    assert len(slots) == 2 and max(slots) < min(in_hand), "what is placed leaves its place in the hand"
    driver.drag(f"laid/{second}", driver.item("square/0/0/1").center_px())
    assert driver.staged() == (f"put {first} 0 0", f"put {second} 0 1")
    driver.key(Qt.Key.Key_Escape)
    assert driver.staged() == ()


def test_lines_of_the_log_light_what_they_are_about(make_driver: DriverMaker) -> None:
    state = worst_cases.taking(3)
    driver = make_driver(state)
    driver.board.show_look(state.look(None))
    laid = next(card for card in state.cakes[2] if card >= 0)
    for marks in ([CutMark(state.cut)], [CardMark(0, laid)], [CakeMark(2)], [CardMark(0, state.centre[0])]):
        driver.board.light(marks)
        assert len(driver.board.lights.lit) == 1, marks
    driver.board.light([CardMark(1, laid)])
    assert not driver.board.lights.lit, "of the second cakes nothing has been dealt"
    driver.board.light([])


def test_cakes_are_counted_kind_by_kind_and_the_points_stay(make_driver: DriverMaker) -> None:
    state = worst_cases.last_order(2)
    driver = make_driver(state)
    driver.board.show_look(state.look(None))
    driver.play(GAME.format(state.legal_actions()[0], LISTS), None)
    shown = []
    for _ in range(8):
        driver.rest()
        if not driver.board.is_reading:
            break
        assert driver.board.places.find("walk") and driver.shows("counted/3")
        shown.append(driver.board.screen.sheet.note if driver.board.screen else "")
        driver.click("confirm")
    assert len(set(shown)) == 6 and shown[1].startswith("Each flower"), "five kinds and the result"
    assert not driver.shows("counted/3") and driver.board.screen is not None
    assert driver.board.screen.sheet.is_shown and not driver.board.screen.centre.is_shown
