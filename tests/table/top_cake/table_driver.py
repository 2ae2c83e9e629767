"""A Top Cake table that tests play at: by mouse, by clicks and by keys, through the real view."""

from __future__ import annotations

from typing import Any

import shiboken6
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from cakedesk.engine.observation import Observation
from cakedesk.games.top_cake.game import GAME
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.board import BoardStatus
from cakedesk.table.boards.top_cake.bidding_screen import BiddingScreen
from cakedesk.table.boards.top_cake.board import TopCakeBoard
from cakedesk.table.boards.top_cake.entry import ENTRY
from cakedesk.table.items import TableItem
from cakedesk.table.scene import TableScene
from tests.table.board_driver import LEFT, PLAIN, BoardDriver
from tests.table.top_cake import worst_cases


class TableDriver(BoardDriver):
    """A board of Top Cake in a view.

    Attributes:
        statuses: how far the game was told to be.
    """

    board: TopCakeBoard
    state: TopCakeState

    def __init__(self, scene: TableScene, state: TopCakeState, **more: Any) -> None:
        super().__init__(scene, GAME, ENTRY, state, **{"names": worst_cases.NAMES, **more})
        self.statuses: list[BoardStatus] = []
        self.board.status_changed.connect(self.statuses.append)

    def items(self) -> list[TableItem]:
        """All that is shown on the table now."""
        return [item for item in self.scene.table_items() if item.isVisible()]

    @property
    def bidding(self) -> BiddingScreen:
        """The bidding screen."""
        assert self.board.bidding is not None
        return self.board.bidding

    def look(self, seat: int | None) -> Observation[TopCakeState]:
        """What a seat sees now."""
        return self.state.look(seat)

    def show(self, seat: int | None) -> None:
        """Show the state to a seat, with nobody acting."""
        self.board.show_look(self.look(seat))
        self.rest()

    def begin(self) -> None:
        """Let the seat to act act."""
        self.show(self.state.turn())
        self.board.let_act(self.look(self.state.turn()))
        self.rest()

    def commit(self, viewer: int | None) -> None:
        """Apply what was chosen last, as the match would, and play it for a viewer."""
        self.act(self.chosen[-1], viewer)

    def center(self, item: TableItem) -> QPoint:
        """The middle of an item in the viewport."""
        return self.view.mapFromScene(item.center_px())

    def click(self, key: str, shift: tuple[float, float] = (0, 0)) -> None:
        """Click on an item."""
        self._click_at(self.item(key).center_px() + QPointF(*shift))

    def click_zone(self, key: str) -> None:
        """Click on a place, whatever lies there, at its lower end."""
        rect = self.item(key).rect_px()
        self._click_at(QPointF(rect.center().x(), rect.bottom() - 4))

    def _click_at(self, point: QPointF) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, PLAIN, self.view.mapFromScene(point))
        self.rest()

    def press(self, key: str) -> None:
        """Press the mouse on an item and begin to drag it."""
        self.hold(self.item(key).center_px())

    def drag_to(self, key: str) -> None:
        """Go on dragging to the middle of an item."""
        self.carry(self.item(key).center_px())

    def release_at(self, key: str) -> None:
        """Let go over the middle of an item."""
        self.drag_to(key)
        self.release(self.item(key).center_px())

    def key(self, *keys: Qt.Key, ctrl: bool = False) -> None:
        """Press keys one after the other."""
        for key in keys:
            QTest.keyClick(self.view, key, Qt.KeyboardModifier.ControlModifier if ctrl else PLAIN)
            self.rest()

    def focus_on(self, key: str) -> None:
        """Go to an item by Tab alone."""
        QTest.keyClick(self.view, Qt.Key.Key_Home)
        for _ in range(80):
            current = self.scene.focus.current
            if self.scene.focus.shown and current is not None and current.key == key:
                return
            QTest.keyClick(self.view, Qt.Key.Key_Tab)
        raise AssertionError(f"{key} was not reached by Tab")

    def close(self) -> None:
        """Close the view. What listens to the board keeps all of it in memory as long as the board exists."""
        super().close()
        shiboken6.delete(self.board)
