"""Nothing is in sight that should not be: orders of others, or what has no place yet."""

from __future__ import annotations

from cakedesk.games.take_the_cake.game import GAME
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.kit.one_screen_board import OneScreenBoard
from cakedesk.table.scene import TableScene
from tests.rules.take_the_cake.tables import new_game
from tests.table.board_driver import BoardDriver


def test_orders_are_covered_again_for_the_next_seat(scene: TableScene) -> None:
    state = new_game(2, cuts="T02 T03")
    driver = BoardDriver(scene, GAME, BOARDS[GAME.id], state)

    def open_orders() -> list[str]:
        shown = [item.key for item in scene.table_items() if item.isVisible()]
        return [key for key in shown if key.startswith("order/")]

    driver.begin()
    assert not open_orders()
    scene.gestures.activate(driver.item("peek"))
    assert len(open_orders()) == 3, "the keyboard switches what the pointer holds"
    driver.play("cut T02 0", 0)
    driver.rest()
    driver.begin()
    assert driver.board.staged.turn is not None and driver.state.turn() == 1
    assert not open_orders()
    driver.close()


def test_nothing_is_seen_of_a_new_screen_before_all_of_it_has_its_place(scene: TableScene) -> None:
    state = new_game(3)
    driver = BoardDriver(scene, GAME, BOARDS[GAME.id], state)
    assert isinstance(driver.board, OneScreenBoard)
    next(driver.board.drawing(state.look(None)))
    assert scene.table_items()
    unplaced = [item.key for item in scene.table_items() if item.isVisible() and item.rect_px().isEmpty()]
    assert not unplaced
    driver.close()


def test_orders_answer_again_after_a_rest(scene: TableScene) -> None:
    driver = BoardDriver(scene, GAME, BOARDS[GAME.id], new_game(2, cuts="T02 T03"))
    driver.begin()
    scene.gestures.activate(driver.item("peek"))
    screen = driver.board.screen
    orders = [driver.item(card.key) for card in screen.orders.cards.values()]
    assert all(card.interactive for card in orders)
    screen.rest()
    assert not any(card.interactive for card in orders)
    screen.show(screen.look)
    assert all(card.interactive for card in orders)
    driver.close()
