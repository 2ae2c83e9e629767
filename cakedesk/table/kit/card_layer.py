"""`CardLayer`: cards that are told each time what lies where."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType

from PySide6.QtCore import QPointF, QRectF

from cakedesk.table import z_values
from cakedesk.table.animation import Move
from cakedesk.table.items import CardItem
from cakedesk.table.items.face_item import FaceSource
from cakedesk.table.kit.kept import Kept
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

_STEP = 0.001
"""How far above the one before each card lies."""


class CardLayer(ScreenPart):
    """Cards by their keys: what is put lies there, what was not put goes.

    All is put within one ``with``, whenever anything has changed, the size of the table too::

        with layer:
            for place, card in enumerate(row):
                layer.put(f"row/{card}", face_of(card), rects[place], (0, place), name_of(card))

    A card that is put again stays the same item: its look, the keyboard and the hand that carries it stay.

    Attributes:
        cards: what lies there by its key, from below.
    """

    def __init__(self, scene: TableScene, *, z: float = z_values.CARD) -> None:
        """Make a layer on which nothing lies.

        Args:
            z: how high its lowest card lies.
        """
        super().__init__(scene)
        self._z = z
        self._put: dict[str, FaceSource] = {}
        self.cards: Kept[str, CardItem] = Kept(self, lambda key: CardItem(scene, self._put[key], key=key))

    def __enter__(self) -> CardLayer:
        self._put = {}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:  # else all stays: it was given up half-way
            self.cards.lay(self._put)

    def put(
        self,
        key: str,
        face: FaceSource,
        rect: QRectF,
        order: tuple[int, ...] | None = None,
        spoken: str = "",
        description: str = "",
    ) -> CardItem:
        """Have a card lie somewhere, above those that were put before it.

        Args:
            key: of the card, and the name of its item.
            face: what it shows.
            rect: where, in px of the scene. A card that is being dragged stays in hand.
            order: where it comes in the order of reading, if it can be picked up or pressed.
            spoken: what a screen reader calls it; empty: nothing.
            description: what it says besides.

        Returns:
            Its item, for what else is to be said of it.
        """
        self._put[key] = face
        card = self.cards.having(key)
        card.set_face(face)
        card.set_accessible(spoken, description)
        card.set_interactive(order is not None)
        card.focus_order = order or ()
        card.resize(rect.width(), rect.height())
        if not (card.is_flying and self.scene.gestures.dragging):
            card.place(rect.left(), rect.top())
            card.setZValue(self._z + len(self._put) * _STEP)
        return card

    def corners(self) -> dict[str, QPointF]:
        """Where all cards lie now: the upper left corner of each by its key."""
        return {key: QPointF(card.pos()) for key, card in self.cards.items()}

    def flights(self, before: Mapping[str, QPointF], *, delay_ms: int = 0) -> list[Move]:
        """Put cards that lie at their goals back to where they were, and have them fly from there.

        Args:
            before: corners by key; cards that are not named there, or lie there still, stay.
            delay_ms: how long each waits for the one before it, at the usual speed.

        Returns:
            The moves, in the order of the cards.
        """
        moves: list[Move] = []
        for key, card in self.cards.items():
            start = before.get(key)
            if start is not None and start != card.pos():
                goal = QPointF(card.pos())
                moves.append(Move(card, pos=goal, flight=True, delay_ms=delay_ms * len(moves)))
                card.setPos(start)
        return moves
