"""A board of no game: three cards in a hand, two places above them, a third that takes none, one button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.engine.events import Sight
from cakedesk.engine.observation import Observation
from cakedesk.table.board import Board, SeatPerson
from cakedesk.table.gestures import GestureSource
from cakedesk.table.items import ButtonItem, CardItem, DropZone, TableItem, TextItem
from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView


class PlainBoard(Board, GestureSource):
    """Writes down what it hears, as the source of all gestures."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene, [SeatPerson("Ada")])
        self.heard: list[tuple[str, ...]] = []
        self.pickable = True
        self.cancels = False
        self.title = TextItem(scene, "Choose a card")
        self.zones = [DropZone(scene, f"place/{n}", f"Place {n}") for n in range(3)]
        self.cards: list[CardItem] = []
        self.button = ButtonItem(scene, "go", "Go", "primary", lambda: self.heard.append(("go",)))
        self.button.focus_order = (3,)
        self.deal()

    @property
    def primary_button(self) -> ButtonItem:
        return self.button

    def deal(self) -> None:
        """Makes the cards anew, with the same keys."""
        for card in self.cards:
            card.discard()
        self.cards = [
            CardItem(self.scene, cake_faces.bid_face(0, str(n + 1)), 98, 132, f"hand/{n}") for n in range(3)
        ]
        for number, card in enumerate(self.cards):
            card.set_interactive(True)
            card.set_accessible(f"Card {number + 1}", "in your hand")
            card.focus_order = (2, number)

    def relayout(self) -> None:
        self.title.place(20, 10)
        for number, zone in enumerate(self.zones):
            zone.focus_order = (1, number)
            zone.resize(160, 200)
            zone.place(60 + 300 * number, 60)
        for number, card in enumerate(self.cards):
            card.place(60 + 160 * number, 420)
        self.button.resize(180, 60)
        self.button.place(800, 440)

    def can_pick(self, item: TableItem) -> bool:
        return self.pickable and item in self.cards

    def targets_for(self, item: TableItem) -> list[DropZone]:
        return self.zones[:2]

    def picked(self, item: TableItem) -> None:
        self.heard.append(("picked", item.key))

    def placed(self, item: TableItem, zone: DropZone) -> None:
        self.heard.append(("placed", item.key, zone.key))

    def given_up(self, item: TableItem) -> None:
        self.heard.append(("given up", item.key))

    def dropped_nowhere(self, item: TableItem) -> None:
        self.heard.append(("dropped", item.key))

    def hovering(self, item: TableItem, zone: DropZone | None) -> None:
        self.heard.append(("hovering", item.key, zone.key if zone else ""))

    def activated(self, item: TableItem) -> None:
        self.heard.append(("activated", item.key))

    def cancel(self) -> bool:
        return self.cancels

    def show_look(self, look: Observation[Any]) -> None:
        raise AssertionError("no game is played here")

    def play(self, sights: Sequence[Sight[Any]]) -> None:
        raise AssertionError("no game is played here")

    def let_act(self, look: Observation[Any] | None) -> None:
        raise AssertionError("no game is played here")


def spot(view: TableView, item: TableItem) -> QPoint:
    """The middle of an item in the viewport."""
    return view.mapFromScene(item.center_px())


def click(
    view: TableView, place: TableItem | QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton
) -> None:
    """Clicks on an item or a point of the viewport."""
    pos = spot(view, place) if isinstance(place, TableItem) else place
    QTest.mouseMove(view.viewport(), pos)
    QTest.mouseClick(view.viewport(), button, Qt.KeyboardModifier.NoModifier, pos)


def begin_drag(view: TableView, item: TableItem, to: QPoint) -> None:
    """Presses on an item and moves in some steps, without letting go."""
    start = spot(view, item)
    QTest.mouseMove(view.viewport(), start)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 6):
        part = QPointF(start) + (QPointF(to) - QPointF(start)) * (step / 5)
        QTest.mouseMove(view.viewport(), part.toPoint())


def end_drag(view: TableView, at: QPoint) -> None:
    """Lets go."""
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
