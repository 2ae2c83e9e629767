"""A process of its own: 150 cards on a table, one dragged by the mouse, then many moved at once."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from math import cos, pi, sin
from time import process_time
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from cakedesk.app.desk import garbage
from cakedesk.app.start.application import make_application
from cakedesk.art.store import FaceStore
from cakedesk.engine.observation import Observation
from cakedesk.table import z_values
from cakedesk.table.animation import Group, Move
from cakedesk.table.board import Board
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.gestures import GestureSource
from cakedesk.table.items import CardItem, TableItem
from cakedesk.table.motion import Motion
from cakedesk.table.scene import TableScene
from cakedesk.table.theme import LIGHT
from cakedesk.table.view import TableView

CARDS, COLUMNS, ROWS = 150, 15, 10
CARD_UNITS = (96.0, 108.5)
MOVING = 20
WARM_UP_FRAMES = 10


class CardBoard(Board):
    """A board of no game: a grid of cards."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene, ())
        pictures = [entry.box() for entry in BOARDS.values()]
        self.cards: list[CardItem] = []
        for number in range(CARDS):
            card = CardItem(scene, pictures[number % len(pictures)], key=f"card {number}")
            card.setZValue(z_values.CARD + number / CARDS)
            card.set_interactive(True)
            self.cards.append(card)

    def relayout(self) -> None:
        """Lay the cards out over the whole table."""
        metrics = self.metrics
        width, height = metrics.size(CARD_UNITS)
        pitch_x = (metrics.width_px - width) / (COLUMNS - 1)
        pitch_y = (metrics.height_px - height) / (ROWS - 1)
        for number, card in enumerate(self.cards):
            card.resize(width, height)
            card.place(number % COLUMNS * pitch_x, number // COLUMNS * pitch_y)

    def show_look(self, look: Observation[Any]) -> None:
        """Nothing is looked at."""

    def play(self, sights: Sequence[Any]) -> None:
        """Nothing happens."""

    def let_act(self, look: Observation[Any] | None) -> None:
        """Nobody acts."""


class AnyCard(GestureSource):
    """Lets any card be picked up."""

    def can_pick(self, item: TableItem) -> bool:
        """See `GestureSource.can_pick`."""
        return isinstance(item, CardItem)


class FrameClock(QObject):
    """Counts how often a view is painted, and measures the CPU of each frame."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._paints = 0
        self._view = view
        view.viewport().installEventFilter(self)

    def next_frame_ms(self) -> float:
        """Let the event loop run until the view is painted."""
        before, begin = self._paints, process_time()
        while self._paints == before:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        return (process_time() - begin) * 1000

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that the view is about to be painted."""
        if event.type() == QEvent.Type.Paint:
            self._paints += 1
        return False


def main() -> None:
    """Measure the frames of a table; the arguments are its width, its height and how many frames of each."""
    width, height, frames = (int(argument) for argument in sys.argv[1:4])
    make_application()
    store = FaceStore()
    scene = TableScene(store, LIGHT, Motion())
    view = TableView(scene)
    view.resize(width, height)
    board = CardBoard(scene)
    scene.set_board(board)
    scene.gestures.set_source(AnyCard())
    view.show()
    QCoreApplication.processEvents()
    store.wait_until_idle(60_000)
    garbage.search_only_when_asked()  # as in the program, once its window shows
    QTest.qWait(100)
    clock = FrameClock(view)
    try:
        measured = {
            "dragging": _drag(view, board, clock, frames),
            "moving": _move(scene, board, clock, frames),
        }
    finally:
        scene.shut_down()
        view.close()
        store.shutdown()
    print(json.dumps(measured))


def _drag(view: TableView, board: CardBoard, clock: FrameClock, frames: int) -> list[float]:
    """Drag a card around over the others by the mouse; each step is a frame."""
    viewport = view.viewport()
    metrics = board.metrics
    start = view.mapFromScene(board.cards[CARDS // 2 + COLUMNS // 2].center_px())
    middle = QPointF(metrics.width_px / 2, metrics.height_px / 2)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    took = []
    for step in range(frames + WARM_UP_FRAMES):
        angle = 2 * pi * step / 120
        where = middle + QPointF(
            cos(angle) * metrics.width_px * 0.35, sin(2 * angle) * metrics.height_px * 0.35
        )
        begin = process_time()
        QTest.mouseMove(viewport, where.toPoint())
        if not board.scene.gestures.dragging:
            raise RuntimeError("no card comes along with the mouse: there is nothing to measure")
        took.append((process_time() - begin) * 1000 + clock.next_frame_ms())
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 5))
    board.queue.wait_idle()
    QTest.qWait(100)
    return took[WARM_UP_FRAMES:]


def _move(scene: TableScene, board: CardBoard, clock: FrameClock, frames: int) -> list[float]:
    """Let cards fly across the table, again and again, until there are enough frames."""
    took: list[float] = []
    flying = board.cards[:: CARDS // MOVING][:MOVING]
    while len(took) < frames:
        moves = [
            Move(card, QPointF(board.metrics.width_px - card.x() - card.width_px, card.y()), flight=True)
            for card in flying
        ]
        scene.queue.play(Group(moves))
        of_group = []
        while scene.queue.busy:
            of_group.append(clock.next_frame_ms())
        took += of_group
    return took[:frames]


if __name__ == "__main__":
    main()
