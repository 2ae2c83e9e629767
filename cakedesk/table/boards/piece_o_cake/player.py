"""`Player`: shows what happened, one thing after the other, each from its own look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QObject, QPointF, Signal

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake import faces
from cakedesk.engine.events import Sight
from cakedesk.games.piece_o_cake.events import (
    CakeCleared,
    CakeCut,
    CakeServed,
    MatchScored,
    Passed,
    PieceTaken,
    SlicesShuffled,
    VarietyEaten,
)
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table import z_values
from cakedesk.table.animation import Easing, Group, Move
from cakedesk.table.boards.piece_o_cake.event_wording import EventWording
from cakedesk.table.boards.piece_o_cake.screen import Screen
from cakedesk.table.boards.piece_o_cake.standing import held
from cakedesk.table.items import FaceItem
from cakedesk.table.motion import DEAL_STEP_MS, DROP_MS, FALL_MS, MOVE_MS

PieceOCakeSight: TypeAlias = Sight[PieceOCakeState]

OUT_MS = 200
CUT_PAUSE_MS = 700
READ_PAUSE_MS = 450
SLICE_UNITS = 58.0
MOST_FLYING = 11
FROM_OUTSIDE = 1.42
GONE_OPACITY = 0.4
"""Of a token whose slices are on their way to the plate."""


class Player(QObject):
    """Plays sights.

    Signals:
        happened: the sights of what is shown now.
        came_to(look): the table has come to another cake.
        scored: a match is scored: its sight. The board shows the points and calls `go_on`.
    """

    happened = Signal(object)
    came_to = Signal(object)
    scored = Signal(object)

    def __init__(self, screen: Screen, wording: EventWording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._screen = screen
        self._wording = wording
        self._waiting: list[PieceOCakeSight] = []
        self._flying: list[FaceItem] = []
        self._done: Callable[[], None] = lambda: None

    def play(self, sights: Sequence[PieceOCakeSight], done: Callable[[], None]) -> None:
        """Show what happened.

        Args:
            sights: what happened, in order.
        """
        self._waiting = list(sights)
        self._done = done
        self.go_on()

    def stop(self) -> None:
        """Show nothing more of what was given."""
        self._waiting = []
        self._done = lambda: None
        self._land()

    def go_on(self) -> None:
        """Show the next thing."""
        self._land()
        if not self._waiting:
            done, self._done = self._done, lambda: None
            done()
            return
        sight = self._waiting.pop(0)
        self.happened.emit([sight])
        for _, sentence in self._wording.sentences([sight]):
            self._screen.scene.announce(sentence)
        self._show(sight)

    def _show(self, sight: PieceOCakeSight) -> None:
        match sight.event:
            case CakeServed():
                self._serve(sight)
            case CakeCut():
                self._cut(sight)
            case PieceTaken():
                self._take(sight)
            case VarietyEaten():
                self._eat(sight)
            case Passed():
                self._screen.show(sight.look)
                self._queue(Group(pause_ms=READ_PAUSE_MS), on_end=self.go_on)
            case CakeCleared():
                self._clear(sight)
            case MatchScored():
                self._screen.turns.is_counting = True
                self._screen.show(sight.look)
                # The sheet is made in a later turn of the event loop: both at once would hold the window up.
                self._queue(Group(), on_end=lambda: self.scored.emit(sight))
            case SlicesShuffled():
                self._screen.show(sight.look)
                self._sound("flip")
                self._queue(Group(pause_ms=READ_PAUSE_MS), on_end=self.go_on)
            case _:
                self._queue(Group(), on_end=self.go_on)

    # ---------------------------------------------------------------------------------------- the events

    def _serve(self, sight: PieceOCakeSight) -> None:
        """The cake fades in on the plate."""
        screen = self._screen
        screen.show(sight.look)
        self.came_to.emit(sight.look)
        self._sound("flip")
        moves = []
        for piece in screen.ring.pieces.values():
            piece.setOpacity(0.0)
            moves.append(Move(piece, opacity=1.0, duration_ms=MOVE_MS))
        self._queue(Group(moves, name="serve"), on_end=self.go_on)

    def _cut(self, sight: PieceOCakeSight) -> None:
        """Knives come from outside, one after the other; then they are taken away."""
        event, screen = sight.event, self._screen
        assert isinstance(event, CakeCut)
        cuts = event.starts if len(event.starts) > 1 else ()
        ring, fresh = screen.ring, [gap for gap in cuts if gap not in screen.ring.knives]
        # The cake falls into its pieces when the last knife is there.
        before = (0,) if fresh else event.starts
        ring.show_cut(sight.look.shown, cuts, before, (), can_move=False)
        for gap in fresh:
            knife = ring.knives[gap]
            ring.show_blade(gap, False)
            target = QPointF(knife.pos())
            outside = ring.ring.at(faces.gap_angle(gap), FROM_OUTSIDE)
            knife.setPos(outside - QPointF(knife.width_px / 2, knife.height_px / 2))
            knife.setOpacity(0.0)
            move = Move(knife, pos=target, opacity=1.0, duration_ms=DROP_MS, easing=Easing.OUT_BACK)
            self._queue(
                Group([move], on_start=lambda: self._sound("knife"), name="cut"),
                on_end=partial(ring.show_blade, gap, True),
            )
        pause = CUT_PAUSE_MS if fresh or not cuts else 0

        def part() -> None:
            ring.show_cut(sight.look.shown, cuts, event.starts, (), can_move=False)

        if fresh:
            self._queue(Group(), on_end=part)

        def end() -> None:
            screen.show(sight.look)
            self._go_on_soon()

        self._queue(Group(pause_ms=pause, name="cut"), on_end=end)

    def _take(self, sight: PieceOCakeSight) -> None:
        """The piece moves out, and its slices go to their seat, those that are eaten face down."""
        event, screen = sight.event, self._screen
        assert isinstance(event, PieceTaken)
        piece = screen.ring.pieces.get(event.start)
        if piece is None:
            self._finish_take(sight)
            return
        if not piece.lifted:
            start = QPointF(screen.ring.out_of(piece))
            screen.ring.lift(piece)
            target = QPointF(piece.pos())
            piece.setPos(target - start)
            self._sound("lift")
            self._queue(
                Group([Move(piece, pos=target, duration_ms=OUT_MS)], pause_ms=READ_PAUSE_MS, name="part")
            )

        def travel() -> None:
            center = piece.center_px()
            moves = [Move(piece, opacity=0.0, duration_ms=MOVE_MS)]
            shown, plate = sight.look.shown, screen.plate_of(event.seat)
            will_have = [item.variety for item in held(shown.collected, event.seat, shown.lists)]
            spots = screen.tokens_of(event.seat).centers_of(will_have)
            kinds = shown.lists.varieties
            flights = [
                (faces.variety_face(kinds[variety].name), spots.get(variety, plate))
                for variety in event.collected
            ] + [(faces.eaten_plate_face(None), plate) for _ in event.eaten]
            moves += self._flights(center, flights)
            self._queue(Group(moves, name="take"), on_end=lambda: self._finish_take(sight))

        self._queue(Group(), on_end=travel)

    def _finish_take(self, sight: PieceOCakeSight) -> None:
        self._screen.show(sight.look)
        self._sound("set")
        self._go_on_soon()

    def _eat(self, sight: PieceOCakeSight) -> None:
        """Collected slices of one variety go to the plate."""
        event, screen = sight.event, self._screen
        assert isinstance(event, VarietyEaten)
        token, plate = screen.tokens_of(event.seat).tokens.get(event.variety), screen.plate_of(event.seat)
        source = plate if token is None else token.center_px()
        moves = self._flights(source, [(faces.eaten_plate_face(None), plate)] * event.slices)
        kept = counts(sight.look.shown.collected[event.seat])[event.variety]
        if token is not None and not kept:
            moves.append(Move(token, opacity=GONE_OPACITY, duration_ms=MOVE_MS))

        def end() -> None:
            screen.show(sight.look)
            self._sound("set")
            self._go_on_soon()

        self._queue(Group(moves, name="eat"), on_end=end)

    def _clear(self, sight: PieceOCakeSight) -> None:
        """What the last choice left can be read for a while; then what nobody took goes."""
        moves = [Move(piece, opacity=0.0, duration_ms=FALL_MS) for piece in self._screen.ring.pieces.values()]

        def end() -> None:
            self._screen.show(sight.look)
            self._go_on_soon()

        self._queue(Group(pause_ms=READ_PAUSE_MS, name="last choice"))
        self._queue(Group(moves, name="clear"), on_end=end)

    # ------------------------------------------------------------------------------------------- inside

    def _flights(self, source: QPointF, flights: Sequence[tuple[Face, QPointF]]) -> list[Move]:
        """Small things fly from one place, spread a little, each to its own."""
        side, moves = self._screen.metrics.px(SLICE_UNITS), []
        for number, (face, target) in enumerate(flights[:MOST_FLYING]):
            item = FaceItem(self._screen.scene, face, side, side)
            item.setZValue(z_values.FLYING)
            shift = (number - (len(flights) - 1) / 2) * side * 0.45
            item.place_center(source.x() + shift, source.y())
            self._flying.append(item)
            corner = target - QPointF(side / 2, side / 2)
            moves.append(
                Move(
                    item,
                    pos=corner,
                    scale=0.8,
                    duration_ms=int(MOVE_MS * 1.5),
                    delay_ms=number * DEAL_STEP_MS,
                )
            )
        return moves

    def _go_on_soon(self) -> None:
        """Show the next thing in a later turn of the event loop: two looks in one are too much."""
        self._queue(Group(), on_end=self.go_on)

    def _land(self) -> None:
        for item in self._flying:
            item.discard()
        self._flying = []

    def _queue(self, group: Group, on_end: Callable[[], None] | None = None) -> None:
        whole = Group(group.moves, group.on_start, on_end, group.pause_ms, group.name or "piece o' cake")
        self._screen.scene.queue.play(whole)

    def _sound(self, name: str) -> None:
        self._screen.scene.sound(name)
