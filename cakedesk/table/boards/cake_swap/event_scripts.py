"""`EventScripts`: how each thing that happens in Cake Swap is shown, from its own look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF

from cakedesk.engine.events import Sight
from cakedesk.games.cake_swap import events
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.animation import Group, Move
from cakedesk.table.boards.cake_swap.award import Award
from cakedesk.table.boards.cake_swap.composer import NOBODY
from cakedesk.table.boards.cake_swap.screen import DECK, IN_HAND, Screen, card_key
from cakedesk.table.kit.event_player import Script
from cakedesk.table.kit.phased_board import Handler
from cakedesk.table.motion import FALL_MS

CakeSwapSight: TypeAlias = Sight[CakeSwapState]

READ_MS = 450
INTO_CAKE = 0.55
"""How large a card is when it comes to a cake."""


class EventScripts:
    """Makes scripts for what happens on a screen."""

    def __init__(self, screen: Screen, award: Award) -> None:
        self._screen = screen
        self._award = award
        self.handlers: dict[type, Handler] = {
            events.CardDrawn: self._move_card,
            events.CardDrafted: self._move_card,
            events.CardPassed: self._move_card,
            events.CardSwiped: self._move_card,
            events.LayerPlaced: self._place,
            events.LayerSwapped: self._place,
            events.PlatterCleared: self._clear,
            events.TurnBegan: self._begin_turn,
            events.GameEnded: self._read,
        }

    def _move_card(self, sights: Sequence[CakeSwapSight]) -> Script:
        """A card goes from one place to another."""
        screen, look, event = self._screen, sights[-1].look, sights[-1].event
        assert isinstance(
            event, events.CardDrawn | events.CardDrafted | events.CardPassed | events.CardSwiped
        )
        before = screen.cards.corners()
        card = event.layer >> 1 if isinstance(event, events.CardSwiped) else event.card
        start = before.get(card_key(card))
        if isinstance(event, events.CardDrawn):
            start = before.get(DECK, screen.rects.deck.topLeft())
            screen.scene.sound("flip")
        elif isinstance(event, events.CardSwiped) and event.other == screen.below:
            start = self._corner_at(screen.bench.view.middle())
        if start is None:
            start = before.get(IN_HAND)
        screen.newest = card if isinstance(event, events.CardPassed) else NOBODY
        yield from self._screen.bringing(look)
        if start is not None:
            for key in (card_key(card), IN_HAND):
                if key in screen.cards.cards and (key != IN_HAND or event.seat == screen.below):
                    before[key] = start
        before.pop(DECK, None)
        yield Group(screen.cards.flights(before), name="card")
        screen.scene.sound("set")

    def _place(self, sights: Sequence[CakeSwapSight]) -> Script:
        """A layer goes into a cake; the one that it replaces goes to the table."""
        screen, look, event = self._screen, sights[-1].look, sights[-1].event
        assert isinstance(event, events.LayerPlaced | events.LayerSwapped)
        is_own = event.seat == screen.below
        view = screen.view_of(event.seat)
        from_table = isinstance(event, events.LayerSwapped) and event.from_table
        card = screen.cards.cards.get(IN_HAND if is_own and not from_table else card_key(event.layer >> 1))
        is_top = event.number == len(look.shown.platters[event.seat]) - 1
        target = view.middle()
        if card is not None and (is_own or not is_top):
            goal = target - QPointF(card.width_px / 2, card.height_px / 2)
            yield Group([Move(card, pos=goal, scale=INTO_CAKE, flight=True)], name="place")
        before = self._open_corners()
        if isinstance(event, events.LayerSwapped):
            before[card_key(event.removed >> 1)] = self._corner_at(target)
        screen.newest = (event.removed if isinstance(event, events.LayerSwapped) else event.layer) >> 1
        yield from self._screen.bringing(look)
        yield Group(screen.cards.flights(before), name="place")
        screen.scene.sound("set")

    def _clear(self, sights: Sequence[CakeSwapSight]) -> Script:
        """The cake is carried away, or shown with its ribbon, which waits for *Next*."""
        screen, event = self._screen, sights[-1].event
        assert isinstance(event, events.PlatterCleared)
        if event.ribbon == NOBODY:
            view = screen.view_of(event.seat)
            screen.scene.sound("crumble")
            try:
                yield Group([Move(view.cake, opacity=0.0, duration_ms=FALL_MS)], name="clear")
            finally:
                view.cake.setOpacity(1.0)
            yield from self._screen.bringing(sights[-1].look)
            return
        screen.fresh = event.ribbon
        try:
            yield from self._award.show(sights[-1])
            yield from self._screen.bringing(sights[-1].look)
        finally:
            self._award.stop()
            screen.fresh = NOBODY

    def _begin_turn(self, sights: Sequence[CakeSwapSight]) -> Script:
        """The next seat is framed; the open cards are sorted."""
        screen = self._screen
        before = self._open_corners()
        screen.kept_order = None
        yield from screen.bringing(sights[-1].look)
        yield Group(screen.cards.flights(before), name="turn")

    def _read(self, sights: Sequence[CakeSwapSight]) -> Script:
        """There is time to read what happened."""
        yield from self._screen.bringing(sights[-1].look)
        yield Group(pause_ms=READ_MS, name="read")

    def _open_corners(self) -> dict[str, QPointF]:
        """Where the cards lie that lie open; those of the deck and in hand don't fly by themselves."""
        corners = self._screen.cards.corners()
        return {key: corner for key, corner in corners.items() if key not in {IN_HAND, DECK}}

    def _corner_at(self, middle: QPointF) -> QPointF:
        """The corner of a card of the table in the middle of something."""
        deck = self._screen.rects.deck
        return middle - QPointF(deck.width() / 2, deck.height() / 2)
