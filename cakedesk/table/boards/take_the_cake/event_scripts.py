"""`EventScripts`: how each thing that happens in Take the Cake is shown, from its own look."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF

from cakedesk.engine.actions import CHANCE
from cakedesk.engine.events import Sight
from cakedesk.games.take_the_cake import events
from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.animation import Group, Move
from cakedesk.table.boards.take_the_cake.composer import Look
from cakedesk.table.boards.take_the_cake.score_walk import ScoreWalk
from cakedesk.table.boards.take_the_cake.screen import Screen, hand_key
from cakedesk.table.items import TableItem
from cakedesk.table.kit.event_player import Script, in_turns
from cakedesk.table.kit.phased_board import Handler
from cakedesk.table.kit.told_step import ToldStep

CakeSight: TypeAlias = Sight[TakeTheCakeState]

READ_MS, CUT_MS = 450, 700


class EventScripts:
    """Makes scripts for what happens on a screen."""

    def __init__(self, screen: Screen, walk: ScoreWalk, told: ToldStep, say: Callable[[Look], None]) -> None:
        self._screen, self._walk, self._told, self._tell_status = screen, walk, told, say
        self.handlers: dict[type, Handler] = {
            events.CutLaid: self._cut,
            events.PieceTaken: self._take,
            events.CardPlaced: self._place,
            events.PieceLeft: self._reading("", READ_MS),
            events.OrdersRevealed: self._reading("flip", CUT_MS),
            events.CakesScored: self._count,
            events.GameEnded: self._reading("", READ_MS),
        }

    def _reading(self, sound: str, pause_ms: int) -> Handler:
        def script(sights: Sequence[CakeSight]) -> Script:
            yield from self.show(sights)
            if sound:
                self._screen.scene.sound(sound)
            yield Group(pause_ms=pause_ms, name="read")

        return script

    def _cut(self, sights: Sequence[CakeSight]) -> Script:
        """The centre is cut; where chance did it, who gets what is told."""
        event, screen = sights[-1].event, self._screen
        assert isinstance(event, events.CutLaid)
        screen.tells = event.seat == CHANCE
        try:
            yield from self._reading("flip", CUT_MS)(sights)
            if screen.tells:
                prompt, told, brief = screen.words.cut_by_chance()
                yield from self._told.show(prompt, told, "chance", is_result=True, brief=brief)
        finally:
            screen.tells = False  # orders come back with the next look: words lie in the tray until then

    def _take(self, sights: Sequence[CakeSight]) -> Script:
        """Squares come from the centre into the hand."""
        screen, event = self._screen, sights[-1].event
        assert isinstance(event, events.PieceTaken)
        before = {card: screen.place_of(card) for card in event.cards}
        yield from self.show(sights)
        yield self._flights(before, lambda card: screen.hand.cards.get(hand_key(screen, card)), "take")
        screen.scene.sound("set")

    def _place(self, sights: Sequence[CakeSight]) -> Script:
        """A square comes from the hand onto its cake, unless it was staged there."""
        screen, look, event = self._screen, sights[-1].look, sights[-1].event
        assert isinstance(event, events.CardPlaced)
        kept, place = screen.kept, CAKES * event.seat + event.cake
        if kept is not None and look.shown.cakes[place] != kept.cakes[place]:
            return
        before = {event.card: screen.place_of(event.card)} if kept is None else {}
        try:
            for step in self.show(sights):
                self._set_opacity(before, 0.0)  # not at their goal before they fly
                yield step
        finally:
            self._set_opacity(before, 1.0)
        yield self._flights(before, self._screen.laid_item, "place")
        screen.scene.sound("set")

    def _count(self, sights: Sequence[CakeSight]) -> Script:
        """Cakes are counted, step by step."""
        self._screen.kept = None
        self._tell_status(sights[-1].look)  # without orders the last square is hardly placed
        try:
            yield from in_turns(self._walk.preparing(sights[-1]))
            self._walk.start(sights[-1])
            yield self._walk.done
        finally:
            self._walk.stop()
        yield from self.show(sights)

    def show(self, sights: Sequence[CakeSight]) -> Script:
        """What only has to be shown."""
        self._screen.kept = None
        yield from self._screen.bringing(sights[-1].look)

    def _set_opacity(self, cards: Iterable[int], opacity: float) -> None:
        for item in filter(None, map(self._screen.laid_item, cards)):
            item.setOpacity(opacity)

    def _flights(
        self, before: dict[int, QRectF], item_of: Callable[[int], TableItem | None], name: str
    ) -> Group:
        """Items come from where their cards lay, growing or shrinking on the way."""
        moves = []
        for card, rect in before.items():
            item = item_of(card)
            if item is None or rect.isEmpty() or item.width_px < 1:
                continue
            goal = QPointF(item.pos())
            item.setPos(rect.topLeft())
            moves.append(Move(item, pos=goal, flight=True))
        return Group(moves, name=name)
