"""`EventScripts`: how each thing that happens in Piece o' Cake is shown, from its own look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QPointF

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake import faces
from cakedesk.art.piece_o_cake import ring as geometry
from cakedesk.engine.events import Sight
from cakedesk.games.piece_o_cake import events
from cakedesk.games.piece_o_cake.phases import ENDED
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table import z_values
from cakedesk.table.animation import Easing, Group, Move
from cakedesk.table.boards.piece_o_cake import looks
from cakedesk.table.boards.piece_o_cake.composer import Look
from cakedesk.table.boards.piece_o_cake.points import Points
from cakedesk.table.boards.piece_o_cake.score_walk import ScoreWalk
from cakedesk.table.boards.piece_o_cake.screen import Screen
from cakedesk.table.boards.piece_o_cake.standing import held
from cakedesk.table.items import FaceItem
from cakedesk.table.kit.event_player import Script, in_turns
from cakedesk.table.kit.phased_board import Handler
from cakedesk.table.kit.points_table import PointsTable
from cakedesk.table.motion import DEAL_STEP_MS, DROP_MS, FALL_MS, MOVE_MS
from cakedesk.table.slicer import Work

PieceOCakeSight: TypeAlias = Sight[PieceOCakeState]

OUT_MS = 200
CUT_PAUSE_MS = 700
READ_PAUSE_MS = 450
SLICE_UNITS = 58.0
MOST_FLYING = 11
FROM_OUTSIDE = 1.42
GONE_OPACITY = 0.4
"""Of a token whose slices are on their way to the plate."""


class EventScripts:
    """Makes scripts for what happens on a screen."""

    def __init__(self, screen: Screen, walk: ScoreWalk, come_to: Callable[[Look], None]) -> None:
        self._screen = screen
        self._walk = walk
        self._come_to = come_to
        self.handlers: dict[type, Handler] = {
            events.CakeServed: self._serve,
            events.CakeCut: self._cut,
            events.PieceTaken: self._take,
            events.VarietyEaten: self._eat,
            events.Passed: self._read,
            events.CakeCleared: self._clear,
            events.MatchScored: self._score,
            events.SlicesShuffled: partial(self._read, sound="flip"),
        }

    def _serve(self, sights: Sequence[PieceOCakeSight]) -> Script:
        """The cake fades in on the plate."""
        yield from in_turns(self._show_unseen(sights[-1].look))
        self._come_to(sights[-1].look)
        self._screen.scene.sound("flip")
        pieces = self._screen.ring.pieces.values()
        yield Group([Move(piece, opacity=1.0, duration_ms=MOVE_MS) for piece in pieces], name="serve")

    def _show_unseen(self, look: Look) -> Work:
        for _ in self._screen.showing(look):
            for piece in self._screen.ring.pieces.values():
                piece.setOpacity(0.0)
            yield

    def _read(self, sights: Sequence[PieceOCakeSight], sound: str = "") -> Script:
        """There is time to read what happened."""
        yield from in_turns(self._screen.showing(sights[-1].look))
        if sound:
            self._screen.scene.sound(sound)
        yield Group(pause_ms=READ_PAUSE_MS, name="read")

    def _cut(self, sights: Sequence[PieceOCakeSight]) -> Script:
        """Knives come from outside, one after the other; then they are taken away."""
        screen, look, event = self._screen, sights[-1].look, sights[-1].event
        assert isinstance(event, events.CakeCut)
        cuts = event.starts if len(event.starts) > 1 else ()
        ring, fresh = screen.ring, [gap for gap in cuts if gap not in screen.ring.knives]
        # The cake falls into its pieces when the last knife is there.
        before = (0,) if fresh else event.starts
        ring.show_cut(look.shown, cuts, before, (), can_move=False)
        for gap in fresh:  # before the first of them comes
            knife = ring.knives[gap]
            ring.show_blade(gap, False)
            knife.setOpacity(0.0)
        for gap in fresh:
            knife = ring.knives[gap]
            target = QPointF(knife.pos())
            outside = ring.ring.at(geometry.gap_angle(gap), FROM_OUTSIDE)
            knife.setPos(outside - QPointF(knife.width_px / 2, knife.height_px / 2))
            move = Move(knife, pos=target, opacity=1.0, duration_ms=DROP_MS, easing=Easing.OUT_BACK)
            yield Group([move], on_start=partial(screen.scene.sound, "knife"), name="cut")
            ring.show_blade(gap, True)
        if fresh:
            ring.show_cut(look.shown, cuts, event.starts, (), can_move=False)
        yield Group(pause_ms=CUT_PAUSE_MS if fresh or not cuts else 0, name="cut")
        yield from in_turns(screen.showing(look))

    def _take(self, sights: Sequence[PieceOCakeSight]) -> Script:
        """The piece moves out, and its slices go to their seat, those that are eaten face down."""
        screen, shown, event = self._screen, sights[-1].look.shown, sights[-1].event
        assert isinstance(event, events.PieceTaken)
        piece = screen.ring.pieces.get(event.start)
        if piece is not None:
            if not piece.lifted:
                start = QPointF(screen.ring.out_of(piece))
                screen.ring.lift(piece)
                target = QPointF(piece.pos())
                piece.setPos(target - start)
                screen.scene.sound("lift")
                yield Group(
                    [Move(piece, pos=target, duration_ms=OUT_MS)], pause_ms=READ_PAUSE_MS, name="part"
                )
            panel, kinds = screen.panel_of(event.seat), shown.lists.varieties
            plate = panel.plate.center_px()
            will_have = [item.variety for item in held(shown.collected, event.seat, shown.lists)]
            spots = panel.tokens.centers_of(will_have)
            flights = [
                (looks.variety_face(kinds[variety].name), spots.get(variety, plate))
                for variety in event.collected
            ] + [(faces.eaten_plate_face(None), plate) for _ in event.eaten]
            gone = Move(piece, opacity=0.0, duration_ms=MOVE_MS)
            yield from self._fly(piece.center_px(), flights, gone, "take")
        yield from in_turns(screen.showing(sights[-1].look))
        screen.scene.sound("set")

    def _eat(self, sights: Sequence[PieceOCakeSight]) -> Script:
        """Collected slices of one variety go to the plate."""
        screen, event = self._screen, sights[-1].event
        assert isinstance(event, events.VarietyEaten)
        panel = screen.panel_of(event.seat)
        token, plate = panel.tokens.tokens.get(event.variety), panel.plate.center_px()
        source = plate if token is None else token.center_px()
        kept = counts(sights[-1].look.shown.collected[event.seat])[event.variety]
        gone = None if token is None or kept else Move(token, opacity=GONE_OPACITY, duration_ms=MOVE_MS)
        yield from self._fly(source, [(faces.eaten_plate_face(None), plate)] * event.slices, gone, "eat")
        yield from in_turns(screen.showing(sights[-1].look))
        screen.scene.sound("set")

    def _clear(self, sights: Sequence[PieceOCakeSight]) -> Script:
        """What the last choice left can be read for a while; then what nobody took goes."""
        yield Group(pause_ms=READ_PAUSE_MS, name="last choice")
        pieces = self._screen.ring.pieces.values()
        yield Group([Move(piece, opacity=0.0, duration_ms=FALL_MS) for piece in pieces], name="clear")
        yield from in_turns(self._screen.showing(sights[-1].look))

    def _score(self, sights: Sequence[PieceOCakeSight]) -> Script:
        """The points are counted, which waits for *Next*."""
        look = sights[-1].look
        sure = Points(look.shown).sure()
        self._screen.turns.counted = [row.total for row in PointsTable.counted(sure).rows]
        yield from in_turns(self._screen.showing(look))
        self._walk.start(sights[-1])
        yield self._walk.done
        yield from in_turns(self._screen.showing(look))
        if look.shown.phase == ENDED:
            self._walk.show_result(look)

    def _fly(
        self, source: QPointF, flights: Sequence[tuple[Face, QPointF]], more: Move | None, name: str
    ) -> Script:
        """Small things fly from one place, spread a little, each to its own."""
        side, flying, moves = self._screen.metrics.px(SLICE_UNITS), [], [] if more is None else [more]
        for number, (face, target) in enumerate(flights[:MOST_FLYING]):
            item = FaceItem(self._screen.scene, face, side, side)
            item.setZValue(z_values.FLYING)
            shift = (number - (len(flights) - 1) / 2) * side * 0.45
            item.place_center(source.x() + shift, source.y())
            flying.append(item)
            corner = target - QPointF(side / 2, side / 2)
            delay_ms, duration_ms = number * DEAL_STEP_MS, int(MOVE_MS * 1.5)
            moves.append(Move(item, pos=corner, scale=0.8, duration_ms=duration_ms, delay_ms=delay_ms))
        try:
            yield Group(moves, name=name)
        finally:
            for item in flying:
                item.discard()
