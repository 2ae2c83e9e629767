"""A table that tests play at, through the real view, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cakedesk.engine.actions import Action
from cakedesk.engine.events import Sight, Step
from cakedesk.engine.game import Game
from cakedesk.engine.state import State
from cakedesk.table.aids import Aids
from cakedesk.table.board import Board, SeatPerson, Tense
from cakedesk.table.boards.entry import BoardEntry
from cakedesk.table.items import TableItem
from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView
from tests.table.stillness import rest

NAMES = ("Ada", "Ben", "Zoé", "Łucja", "Maximiliana-Bartholomäa", "Mei")
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class BoardDriver:
    """A board in a view, what it has said, and hands.

    Attributes:
        chosen: the actions that were chosen.
        told: the sentences of what happened last.
        settled: how often all was shown.
    """

    def __init__(
        self,
        scene: TableScene,
        game: Game[Any, Any],
        entry: BoardEntry,
        state: State,
        size: tuple[int, int] = (1600, 936),
        names: tuple[str, ...] = NAMES,
        persons: tuple[int, ...] = tuple(range(len(NAMES))),
        away: tuple[int, ...] = (),
        aids: Aids | None = None,
        tense: Tense = Tense.NOW,
        text_scale: float = 1.0,
    ) -> None:
        self.scene = scene
        scene.set_text_scale(text_scale)
        self.view = TableView(scene)
        self.view.resize(*size)
        self.view.show()
        self.state, self._game, self._entry = state, game, entry
        self._people = people = [
            SeatPerson(names[seat], seat in persons, is_away=seat in away)
            for seat in range(len(state.scores()))
        ]
        self.board: Board = entry.make_board(scene, people, aids=aids, tense=tense)
        self.chosen: list[Action] = []
        self.told: list[tuple[int, str]] = []
        self.settled = 0
        self.board.action_chosen.connect(self.chosen.append)
        # Methods are held weakly: a function that knew this driver would keep the whole table for ever.
        self.board.happened.connect(self._note_sentences)
        self.board.settled.connect(self._note_settled)
        scene.set_board(self.board)

    @property
    def screen(self) -> Any:
        """What is on the table."""
        assert self.board.screen is not None
        return self.board.screen

    def staged(self) -> tuple[str, ...]:
        """What is staged, as lessons spell it."""
        return self.board.staged.gestures()

    def begin(self) -> None:
        """Let the seat to act act."""
        look = self.state.look(self.state.turn())
        self.board.show_look(look)
        self.board.let_act(look)
        self.rest()

    def begun_at(
        self, *sizes: tuple[int, int], scales: tuple[float, ...] = (1.0, 1.5)
    ) -> Iterator[tuple[float, tuple[int, int]]]:
        """Let the seat to act act, at these sizes in usual letters, then in large ones.

        Laid out anew a table looks as if it began so: the laws of tables hold that.
        """
        for scale in scales:
            self.scene.set_text_scale(scale)
            for size in sizes if scale == scales[0] else sizes[::-1]:
                self.view.resize(*size)
                self.rest()
                if (scale, size) == (scales[0], sizes[0]) or self.staged():
                    self.begin()
                yield scale, size

    def play(self, move: str, viewer: int | None) -> None:
        """Apply a move, as the match would, and play it for a viewer."""
        self.act(self._game.parse(move, self.state.lists), viewer)  # type: ignore[attr-defined]

    def act(self, action: Action, viewer: int | None) -> None:
        """Apply an action, as the match would, and play it for a viewer."""
        assert self.state.why_not(action) is None
        seen = self.state.clone()
        seen.journal = []
        seen.apply(action)
        step = Step(self.state.turn(), action, self.state.reveals(action), tuple(seen.journal))
        seen.journal = None
        self.state = seen
        self.board.play(step.sights_for(viewer))

    def rest(self) -> None:
        """Wait until nothing moves."""
        rest(self.board)

    def item(self, key: str) -> TableItem:
        """A visible item by its key."""
        found = [item for item in self.scene.table_items() if item.key == key and item.isVisible()]
        assert len(found) == 1, (key, found)
        return found[0]

    def shows(self, key: str) -> bool:
        """Whether an item with a key is visible."""
        return any(item.key == key and item.isVisible() for item in self.scene.table_items())

    def spot(self, key: str) -> QPoint:
        """The middle of an item in the viewport."""
        return self.view.mapFromScene(self.item(key).center_px())

    def click(self, key: str) -> None:
        """Click on an item."""
        QTest.mouseClick(self.view.viewport(), LEFT, PLAIN, self.spot(key))
        self.rest()

    def drag(self, key: str, target: QPointF | str, *, release: bool = True) -> None:
        """Drag an item to another, or to a point of the scene."""
        target = self.item(target).center_px() if isinstance(target, str) else target
        viewport, start, end = self.view.viewport(), self.spot(key), self.view.mapFromScene(target)
        QTest.mousePress(viewport, LEFT, PLAIN, start)
        QTest.mouseMove(viewport, start + QPoint(10, 10))
        QTest.mouseMove(viewport, end)
        if release:
            self.release(target)

    def hold(self, point: QPointF) -> None:
        """Press somewhere in the scene and begin to drag what is there."""
        viewport, start = self.view.viewport(), self.view.mapFromScene(point)
        QTest.mousePress(viewport, LEFT, PLAIN, start)
        QTest.mouseMove(viewport, start + QPoint(10, 10))

    def carry(self, target: QPointF) -> None:
        """Go on with what is dragged to a point of the scene."""
        QTest.mouseMove(self.view.viewport(), self.view.mapFromScene(target))

    def point(self, key: str) -> None:
        """Bring the pointer to the middle of an item."""
        QTest.mouseMove(self.view.viewport(), self.spot(key))
        self.rest()

    def release(self, target: QPointF) -> None:
        """Let go of what is dragged."""
        QTest.mouseRelease(self.view.viewport(), LEFT, PLAIN, self.view.mapFromScene(target))
        self.rest()

    def key(self, *keys: Qt.Key) -> None:
        """Press keys one after the other."""
        for key in keys:
            QTest.keyClick(self.view, key)
            self.rest()

    def close(self) -> None:
        """Close the view."""
        self.scene.shut_down()
        self.view.close()

    def _note_sentences(self, sights: Sequence[Sight[Any]]) -> None:
        self.told.extend(self._entry.sentences(sights, self._people))

    def _note_settled(self) -> None:
        self.settled += 1


Driver = TypeVar("Driver", bound=BoardDriver)


def maker_of(kind: Callable[..., Driver]) -> Any:
    """The fixture that makes one table of a state: `make_driver(state, size=..., names=..., persons=...)`."""

    @pytest.fixture
    def make_driver(qtbot: QtBot, scene: TableScene) -> Iterator[Callable[..., Driver]]:
        made: list[Driver] = []

        def make(state: State, **more: Any) -> Driver:
            assert not made, "one table a test"
            made.append(kind(scene, state, **more))
            return made[0]

        yield make
        while made:  # whatever it was doing goes with it
            made.pop().close()

    return make_driver
