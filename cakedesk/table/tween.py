"""`Tween`: how one item gets from how it is to how it should be."""

from __future__ import annotations

import enum
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QEasingCurve, QPointF

from cakedesk.table.items.base import TableItem
from cakedesk.table.motion import FADE_MS, FLIGHT_SCALE, MOVE_MS, Motion


class Easing(enum.Enum):
    """How speed changes on the way."""

    LINEAR = QEasingCurve.Type.Linear
    OUT_CUBIC = QEasingCurve.Type.OutCubic
    IN_QUAD = QEasingCurve.Type.InQuad
    IN_OUT_CUBIC = QEasingCurve.Type.InOutCubic
    OUT_BACK = QEasingCurve.Type.OutBack

    def curve(self) -> QEasingCurve:
        """The curve itself."""
        return QEasingCurve(self.value)


@dataclass(frozen=True, eq=False)
class Move:
    """How one item changes. What is None stays as it is.

    Attributes:
        item: what changes.
        pos: where its upper left corner goes, in its parent's coordinates.
        scale: its new scale.
        opacity: its new opacity.
        rotation: its new rotation in degrees.
        lift_px: how far it is shown above its place in the end.
        duration_ms: how long it takes at the usual speed.
        delay_ms: how long it waits before, at the usual speed.
        easing: how its speed changes on the way.
        flight: whether it flies: above everything that lies, and a little larger on the way.
        shake_px: how far it shakes to the sides meanwhile; left out with reduced motion.
    """

    item: TableItem
    pos: QPointF | None = None
    scale: float | None = None
    opacity: float | None = None
    rotation: float | None = None
    lift_px: float | None = None
    duration_ms: int = MOVE_MS
    delay_ms: int = 0
    easing: Easing = Easing.OUT_CUBIC
    flight: bool = False
    shake_px: float = 0.0


class Tween(Protocol):
    """One item on its way."""

    item: TableItem  # which item
    end_ms: float  # when it arrives, at the usual speed

    def show(self, now_ms: float) -> None:
        """Show how far it is.

        Args:
            now_ms: time since its group began, at the usual speed.
        """

    def finish(self) -> None:
        """Show it where it arrives."""


MOST_SWELLING = 6
"""Larger flocks fly without swelling: scaled pictures take several times as long to paint."""


def tweens_for(moves: Sequence[Move], motion: Motion) -> list[Tween]:
    """The ways of moves of one group, which begin as their items are now; cross-fades with reduced motion."""
    if motion.reduced:
        return [_Fade(move) for move in moves]
    swells = sum(move.flight for move in moves) <= MOST_SWELLING
    return [_Travel(move, swells) for move in moves]


def _arrive(move: Move) -> None:
    item = move.item
    if move.pos is not None:
        item.place(move.pos.x(), move.pos.y())
    if move.scale is not None:
        item.setScale(move.scale)
    if move.opacity is not None:
        item.setOpacity(move.opacity)
    if move.rotation is not None:
        item.setRotation(move.rotation)
    if move.lift_px is not None:
        item.set_lift(move.lift_px)


class _Travel:
    """Moves an item along a straight line."""

    def __init__(self, move: Move, swells: bool) -> None:
        item = move.item
        self.item = item
        self.end_ms = float(move.delay_ms + move.duration_ms)
        self._move = move
        self._swell = FLIGHT_SCALE - 1 if swells and move.flight else 0.0
        self._curve = move.easing.curve()
        self._pos = item.pos()
        self._scale = item.scale()
        self._opacity = item.opacity()
        self._rotation = item.rotation()
        self._lift = item.lift_px
        if move.flight:
            item.set_flying(True)

    def show(self, now_ms: float) -> None:
        if self.item.is_discarded:
            return
        move = self._move
        share = (now_ms - move.delay_ms) / move.duration_ms if move.duration_ms > 0 else 1.0
        if share < 0:
            return
        share = min(1.0, share)
        done = self._curve.valueForProgress(share)
        self._show_place(share, done)
        if move.opacity is not None:
            self.item.setOpacity(min(1.0, max(0.0, self._opacity + (move.opacity - self._opacity) * done)))
        if move.rotation is not None:
            self.item.setRotation(self._rotation + (move.rotation - self._rotation) * done)
        if move.lift_px is not None:
            self.item.set_lift(self._lift + (move.lift_px - self._lift) * done)

    def _show_place(self, share: float, done: float) -> None:
        move = self._move
        if move.pos is not None or move.shake_px:
            goal = self._pos if move.pos is None else move.pos
            sideways = move.shake_px * math.sin(share * 6 * math.pi) * (1 - share)
            self.item.setPos(self._pos + (goal - self._pos) * done + QPointF(sideways, 0.0))
        if move.scale is not None or self._swell:
            goal_scale = self._scale if move.scale is None else move.scale
            swell = self._swell * math.sin(math.pi * done)
            self.item.setScale((self._scale + (goal_scale - self._scale) * done) * (1 + swell))

    def finish(self) -> None:
        if self.item.is_discarded:
            return
        move = self._move
        if move.flight:
            self.item.set_flying(False)
            self.item.setScale(self._scale)
        if move.shake_px and move.pos is None:
            self.item.setPos(self._pos)
        _arrive(move)


class _Fade:
    """Lets an item vanish where it is and appear where it goes."""

    def __init__(self, move: Move) -> None:
        self.item = move.item
        moves_away = move.pos is not None and move.pos != move.item.pos()
        self.end_ms = float(move.delay_ms + FADE_MS)
        self._move = move
        self._opacity = move.item.opacity()
        self._goal = self._opacity if move.opacity is None else move.opacity
        self._jumps = moves_away or move.scale is not None or move.rotation is not None
        self._there = False

    def show(self, now_ms: float) -> None:
        if self.item.is_discarded:
            return
        share = min(1.0, (now_ms - self._move.delay_ms) / FADE_MS)
        if share < 0:
            return
        if not self._jumps:
            self.item.setOpacity(self._opacity + (self._goal - self._opacity) * share)
        elif share < 0.5:
            self.item.setOpacity(self._opacity * (1 - 2 * share))
        else:
            if not self._there:
                self._there = True
                _arrive(self._move)
            self.item.setOpacity(self._goal * (2 * share - 1))

    def finish(self) -> None:
        if self.item.is_discarded:
            return
        _arrive(self._move)
        self.item.setOpacity(self._goal)
