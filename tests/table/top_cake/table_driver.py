"""A Top Cake table that tests play at: by mouse, by clicks and by keys, through the real view."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.aids import Aids
from cakedesk.table.board import BoardStatus, SeatPerson, Tense
from cakedesk.table.boards.top_cake.bidding_screen import BiddingScreen
from cakedesk.table.boards.top_cake.board import TopCakeBoard
from cakedesk.table.boards.top_cake.entry import ENTRY
from cakedesk.table.items import TableItem
from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView
from tests.table.top_cake import worst_cases


class TableDriver:
    """A board in a view, what it has said, and hands.

    Attributes:
        chosen: the actions that were chosen.
        told: the sentences of what happened last.
        settled: how often all was shown.
    """

    def __init__(
        self,
        scene: TableScene,
        state: TopCakeState,
        size: tuple[int, int] = (1600, 936),
        names: tuple[str, ...] = worst_cases.NAMES,
        persons: tuple[int, ...] = (0, 1, 2, 3),
        aids: Aids | None = None,
        tense: Tense = Tense.NOW,
    ) -> None:
        self.scene = scene
        self.view = TableView(scene)
        self.view.resize(*size)
        self.view.show()
        self.state = state
        people = [SeatPerson(names[seat], seat in persons) for seat in range(state.seats)]
        self.board = TopCakeBoard(scene, people, aids=aids, tense=tense)
        self.chosen: list[Action] = []
        self.told: list[tuple[int, str]] = []
        self.statuses: list[BoardStatus] = []
        self.settled = 0
        self.board.action_chosen.connect(self.chosen.append)
        self.board.happened.connect(lambda sights: self.told.extend(ENTRY.sentences(sights, people)))
        self.board.status_changed.connect(self.statuses.append)
        self.board.settled.connect(self._note_settled)
        scene.set_board(self.board)

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
        action = self.chosen[-1]
        assert self.state.why_not(action) is None
        seen = self.state.clone()
        seen.journal = []
        seen.apply(action)
        from cakedesk.engine.events import Step

        step = Step(self.state.turn(), action, False, tuple(seen.journal))
        seen.journal = None
        self.state = seen
        self.board.play(step.sights_for(viewer))

    def rest(self) -> None:
        """Wait until nothing moves."""
        assert self.scene.queue.wait_idle()
        QTest.qWait(0)

    def item(self, key: str) -> TableItem:
        """A visible item by its key."""
        found = [item for item in self.scene.table_items() if item.key == key and item.isVisible()]
        assert len(found) == 1, (key, found)
        return found[0]

    def center(self, item: TableItem) -> QPoint:
        """The middle of an item in the viewport."""
        return self.view.mapFromScene(item.center_px())

    def click(self, key: str, shift: tuple[float, float] = (0, 0)) -> None:
        """Click on an item."""
        item = self.item(key)
        where = self.view.mapFromScene(item.center_px() + QPointF(*shift))
        QTest.mouseClick(
            self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where
        )
        self.rest()

    def click_zone(self, key: str) -> None:
        """Click on a place, whatever lies there, at its lower end."""
        rect = self.item(key).rect_px()
        where = self.view.mapFromScene(QPointF(rect.center().x(), rect.bottom() - 4))
        QTest.mouseClick(
            self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where
        )
        self.rest()

    def press(self, key: str) -> None:
        """Press the mouse on an item and begin to drag it."""
        start = self.center(self.item(key))
        viewport, left, none = (
            self.view.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QTest.mousePress(viewport, left, none, start)
        QTest.mouseMove(viewport, start + QPoint(12, -12))

    def drag_to(self, key: str) -> None:
        """Go on dragging to the middle of an item."""
        QTest.mouseMove(self.view.viewport(), self.center(self.item(key)))

    def release_at(self, key: str) -> None:
        """Let go over the middle of an item."""
        where = self.center(self.item(key))
        QTest.mouseMove(self.view.viewport(), where)
        QTest.mouseRelease(
            self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where
        )
        self.rest()

    def drag(self, source: str, target: str) -> None:
        """Drag one item onto another."""
        self.press(source)
        self.release_at(target)

    def key(self, *keys: Qt.Key, ctrl: bool = False) -> None:
        """Press keys one after the other."""
        modifier = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
        for key in keys:
            QTest.keyClick(self.view, key, modifier)
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
        self.scene.shut_down()
        self.view.close()
        shiboken6.delete(self.board)

    def _note_settled(self) -> None:
        self.settled += 1
