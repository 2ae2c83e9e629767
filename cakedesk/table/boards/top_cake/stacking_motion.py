"""How cards fly to their stacks, land, and how layers that carry too much fall.

What moves is worked out when its turn in the queue comes, from what the table shows then.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from cakedesk.art.face import Face
from cakedesk.art.shadow import ShadowKind
from cakedesk.table import z_values
from cakedesk.table.animation import Easing, Group, Move
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.stack_item import StackItem, layer_states
from cakedesk.table.items import FaceItem
from cakedesk.table.kit.event_player import Script
from cakedesk.table.kit.flow import inset
from cakedesk.table.motion import DROP_MS, FALL_MS, MOVE_MS, SHAKE_MS

if TYPE_CHECKING:
    from cakedesk.table.boards.top_cake.stacking_screen import StackingScreen

ABOVE_SHARE = 0.9
"""How high above its place a card stops before it drops, in heights of a layer."""

SHAKE_SHARE = 0.035
FALL_SHARE = 1.6
FALL_TURN_DEGREES = 7.0
READ_MS = 260


class Placing:
    """A card flies above its stack and drops on it."""

    def __init__(self, screen: StackingScreen, seat: int, card: int, number: int) -> None:
        self._screen, self._seat, self._card, self._number = screen, seat, card, number
        self._flyer: FaceItem | None = None
        self._target = QRectF()

    def groups(self, start: Callable[[], QPointF]) -> list[Group]:
        """How it comes."""
        flight: list[Move] = []
        drop: list[Move] = []
        return [
            Group(flight, on_start=lambda: self._begin(start(), flight), name="to the stack"),
            Group(drop, on_start=lambda: self._drop(drop), on_end=self._land, name="drop"),
        ]

    def script(self, start: Callable[[], QPointF]) -> Script:
        """The same for a script, which may be given up before it drops."""
        try:
            yield from self.groups(start)
        finally:
            self._put_away()

    def _begin(self, start: QPointF, moves: list[Move]) -> None:
        stacks = list(self._screen.model.stacks[self._seat])
        if self._number >= len(stacks):
            self._screen.show_stacks(self._seat, [*stacks, ()])
        stack = self._screen.stack_item(self._seat, self._number)
        face, self._target = stack.next_layer(self._card)
        cards = (*stack.cards, self._card)
        stack.foresee(cards, layer_states(cards, self._screen.model.new))
        shadow: ShadowKind | None = None
        if not stack.is_drawn(face, self._target):
            shadow = "card"
            # The card itself, as it lay in the tray, until its layer has been drawn.
            lay = self._screen.tray.item_of(self._card)
            face = lay.face if lay is not None else row_face(self._screen.lists, self._card)
            # It lands in the middle, as high as the layer's picture.
            spare = self._target.width() - self._target.height() * face.aspect
            self._target = inset(self._target, spare / 2, 0.0)
        self._flyer = FaceItem(
            self._screen.scene, face, self._target.width(), self._target.height(), shadow=shadow
        )
        self._flyer.setZValue(z_values.FLYING)
        self._flyer.place_center(start.x(), start.y())
        above = self._target.topLeft() - QPointF(0, stack.scale.layer_px * ABOVE_SHARE)
        moves.append(Move(self._flyer, pos=above, duration_ms=MOVE_MS, flight=True))

    def _drop(self, moves: list[Move]) -> None:
        if self._flyer is not None:
            place = self._target.topLeft()
            moves.append(Move(self._flyer, pos=place, duration_ms=DROP_MS, easing=Easing.OUT_BACK))

    def _land(self) -> None:
        self._screen.scene.sound("set")
        self._put_away()
        stacks = list(self._screen.model.stacks[self._seat])
        stacks[self._number] = (*stacks[self._number], self._card)
        self._screen.show_stacks(self._seat, stacks)

    def _put_away(self) -> None:
        if self._flyer is not None:
            self._flyer.discard()
            self._flyer = None


class Collapsing:
    """Layers of one stack crack, fall and fade; what lies above them drops."""

    def __init__(self, screen: StackingScreen, seat: int, number: int, cards: Collection[int]) -> None:
        self._screen, self._seat, self._number = screen, seat, number
        self._fallen = frozenset(cards)
        self._pieces: list[FaceItem] = []

    def groups(self) -> list[Group]:
        """How they fall."""
        shake: list[Move] = []
        fall: list[Move] = []
        return [
            Group(shake, on_start=lambda: self._crack(shake), pause_ms=READ_MS, name="crack"),
            Group(fall, on_start=lambda: self._fall(fall), on_end=self._end, pause_ms=READ_MS, name="fall"),
        ]

    @property
    def _stack(self) -> StackItem:
        return self._screen.stack_item(self._seat, self._number)

    def _crack(self, moves: list[Move]) -> None:
        stack = self._stack
        new = self._screen.model.new
        stack.set_falling([i for i, card in enumerate(stack.cards) if card in self._fallen], new)
        stack.foresee_layers()
        rest = [card for card in stack.cards if card not in self._fallen]
        stack.foresee(rest, layer_states(rest, new))
        shake_px = max(2.0, stack.picture.width_px * SHAKE_SHARE)
        moves.append(Move(stack.picture, duration_ms=SHAKE_MS, shake_px=shake_px))

    def _fall(self, moves: list[Move]) -> None:
        self._screen.scene.sound("crumble")
        before = self._stack
        old = [
            (card, before.layer_face(i), before.single_rect(i), before.scale.layer_px)
            for i, card in enumerate(before.cards)
        ]
        stacks = list(self._screen.model.stacks[self._seat])
        stacks[self._number] = tuple(card for card in stacks[self._number] if card not in self._fallen)
        self._screen.show_stacks(self._seat, stacks)
        after = self._stack
        self._add_piece(*after.plate(), 0)
        for number, (card, face, rect, layer_px) in enumerate(old):
            piece = self._add_piece(face, rect, number + 1)
            if card in self._fallen:
                moves.append(_fade(piece, rect, layer_px, number))
            else:
                place = after.single_rect(after.cards.index(card)).topLeft()
                moves.append(Move(piece, pos=place, duration_ms=FALL_MS, easing=Easing.IN_QUAD))
        after.picture.setOpacity(0.0)

    def _add_piece(self, face: Face, rect: QRectF, level: int) -> FaceItem:
        piece = FaceItem(self._screen.scene, face, rect.width(), rect.height())
        piece.place(rect.left(), rect.top())
        piece.setZValue(z_values.GHOST + level * 0.1)
        self._pieces.append(piece)
        return piece

    def _end(self) -> None:
        for piece in self._pieces:
            piece.discard()
        self._pieces = []
        self._stack.picture.setOpacity(1.0)


def _fade(piece: FaceItem, rect: QRectF, layer_px: float, number: int) -> Move:
    side = 1 if number % 2 else -1
    end = QPointF(rect.left() + side * rect.width() * 0.16, rect.top() + layer_px * FALL_SHARE)
    return Move(
        piece,
        pos=end,
        opacity=0.0,
        rotation=side * FALL_TURN_DEGREES,
        duration_ms=FALL_MS,
        easing=Easing.IN_QUAD,
    )
