"""Who looks at the own orders by the keyboard, which switches them, opens nobody else's."""

from __future__ import annotations

from cakedesk.games.take_the_cake.game import GAME
from cakedesk.table.boards.registry import BOARDS
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
    assert len(open_orders()) == 3
    driver.play("cut T02 0", 0)
    driver.rest()
    driver.begin()
    assert driver.board.staged.turn is not None and driver.state.turn() == 1
    assert not open_orders()
    driver.close()
