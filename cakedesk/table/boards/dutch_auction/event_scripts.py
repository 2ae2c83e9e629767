"""`EventScripts`: how each thing that happens in Dutch Auction is shown, from its own look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from cakedesk.engine.events import Sight
from cakedesk.games.dutch_auction import events
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.table.animation import Group, Move
from cakedesk.table.boards.dutch_auction.composer import Look
from cakedesk.table.boards.dutch_auction.memory import ties
from cakedesk.table.boards.dutch_auction.screen import Screen
from cakedesk.table.boards.dutch_auction.table_cards import card_key
from cakedesk.table.kit.event_player import Script
from cakedesk.table.kit.phased_board import Handler
from cakedesk.table.kit.told_step import ToldStep
from cakedesk.table.motion import DEAL_STEP_MS

DutchAuctionSight: TypeAlias = Sight[DutchAuctionState]

READ_MS = 450


class EventScripts:
    """Makes scripts for what happens on a screen."""

    def __init__(self, screen: Screen, comparison: ToldStep) -> None:
        self._screen = screen
        self._comparison = comparison
        read = events.Passed, events.DeckShuffled, events.RoundBegan, events.Voted, events.VotesRevealed
        self.handlers: dict[type, Handler] = {
            events.BidsRevealed: self._reveal,
            events.TieCardsAdded: self._add,
            events.BidsCompared: self._compare,
            events.CardCashedIn: self._use,
            events.SuitChanged: self._use,
            events.CardTaken: self._use,
            events.CardStolen: self._use,
            events.CardBought: self._buy,
            events.SeatDone: self._finish,
            events.DisplayRestocked: self._restock,
            events.CardsDrawn: self._draw,
            events.CardSetAside: self._set_aside,
            **dict.fromkeys((*read, events.GameEnded), self._read),
        }

    # ---------------------------------------------------------------------------------- how cards move

    def _move(
        self,
        look: Look,
        leaving: Mapping[str, str] | None = None,
        coming: Mapping[str, str] | None = None,
        *,
        delay_ms: int = 0,
        newest: int = -1,
    ) -> Script:
        """Cards go to piles, then the look is shown, then cards come from piles.

        Args:
            leaving: the pile that each card goes to, by keys.
            coming: the pile that each card comes from.
            delay_ms: how long each card waits for the one before it.
            newest: the card that is marked as new.
        """
        screen = self._screen
        cards, rects = screen.cards.cards, screen.table.pile_rects()
        moves = list[Move]()
        for key, pile in (leaving or {}).items():
            item = cards.get(key)
            if item is not None:
                of_seat = screen.seat_view(int(pile[-1])).cashed if pile.startswith("cashed") else None
                rect = rects[pile].card if of_seat is None else of_seat.rect_px()
                scale = rect.width() / max(1.0, item.width_px)
                middle = rect.center()
                goal = middle - (item.rect_px().center() - item.rect_px().topLeft())
                moves.append(Move(item, pos=goal, scale=scale, flight=True, delay_ms=delay_ms * len(moves)))
        if moves:
            yield Group(moves, on_end=lambda: _unscale(moves), name="leave")
        self._screen.memory.newest = newest
        before = self._screen.cards.corners()
        for key in leaving or {}:
            before.pop(key, None)
        yield from self._screen.bringing(look)
        rects = self._screen.table.pile_rects()
        for key, pile in (coming or {}).items():
            before[key] = rects[pile].card.topLeft()
        before = {key: corner for key, corner in before.items() if key.startswith(("card/", "back/"))}
        yield Group(self._screen.cards.flights(before, delay_ms=delay_ms), name="come")

    # -------------------------------------------------------------------------------------------- the bids

    def _set_aside(self, sights: Sequence[DutchAuctionSight]) -> Script:
        """A card goes onto its deck."""
        look, event = sights[-1].look, sights[-1].event
        assert isinstance(event, events.CardSetAside)
        cards = self._screen.cards.cards
        key = (
            card_key(event.card)
            if event.card >= 0
            else f"back/{event.seat}/{len(look.shown.hands[event.seat])}"
        )
        yield from self._move(look, {key: f"deck/{event.seat}"} if key in cards else {})
        self._screen.scene.sound("set")

    def _reveal(self, sights: Sequence[DutchAuctionSight]) -> Script:
        """Both bids are turned up."""
        screen, event = self._screen, sights[-1].event
        assert isinstance(event, events.BidsRevealed)
        screen.memory.follow(sights[-1].look.shown)
        screen.memory.learn(event)
        yield from screen.bringing(sights[-1].look)
        screen.scene.sound("flip")
        yield Group(pause_ms=READ_MS, name="reveal")

    def _add(self, sights: Sequence[DutchAuctionSight]) -> Script:
        """A tie: each seat adds the top card of its deck."""
        screen, look, event = self._screen, sights[-1].look, sights[-1].event
        assert isinstance(event, events.TieCardsAdded)
        words, tied = screen.words, ties(look.shown)
        told, brief = words.tie_told(event.cards)
        step = "tie", len(tied)
        yield from self._comparison.show(words.tie(tied[-1]), told, step, is_result=False, brief=brief)
        screen.memory.learn(event)
        yield from self._move(
            look, coming={card_key(card): f"deck/{seat}" for seat, card in enumerate(event.cards)}
        )
        screen.scene.sound("flip")

    def _compare(self, sights: Sequence[DutchAuctionSight]) -> Script:
        """Who acts first."""
        screen, look, event = self._screen, sights[-1].look, sights[-1].event
        assert isinstance(event, events.BidsCompared)
        screen.memory.follow(look.shown)
        screen.memory.learn(event)
        screen.tells_who_acts = True
        try:
            yield from screen.bringing(look)
            screen.scene.sound("chord")
            words = screen.words
            yield from self._comparison.show(
                words.compared(event.winner, event.values),
                words.compared_told(look.shown, event.winner, tied=event.tied),
                "compared",
                is_result=True,
                brief="" if event.tied else words.comes_first(event.winner),
            )
        finally:
            screen.tells_who_acts = False
        screen.rest()
        screen.show_seats()

    # ------------------------------------------------------------------------------------- what seats do

    def _use(self, sights: Sequence[DutchAuctionSight]) -> Script:
        """A power is used: a card leaves, joins, or changes its suit."""
        look, event = sights[-1].look, sights[-1].event
        assert isinstance(
            event, events.CardCashedIn | events.SuitChanged | events.CardTaken | events.CardStolen
        )
        leaving, coming = dict[str, str](), dict[str, str]()
        if isinstance(event, events.CardCashedIn):
            leaving = {card_key(event.card): f"cashed/{event.seat}"}
        elif isinstance(event, events.CardTaken):
            piles = {events.AUCTION_DISCARDS: "out", events.OWN_DISCARDS: f"discards/{event.seat}"}
            if event.source in piles:
                coming = {card_key(event.card): piles[event.source]}
        yield from self._move(look, leaving, coming, newest=event.card)
        self._screen.scene.sound("bell" if isinstance(event, events.CardCashedIn) else "set")

    def _buy(self, sights: Sequence[DutchAuctionSight]) -> Script:
        """Payers go where they belong, then the bought card comes to the discards."""
        look, event = sights[-1].look, sights[-1].event
        assert isinstance(event, events.CardBought)
        own = f"discards/{event.seat}"
        leaving = {
            **{card_key(card): own for card in event.kept},
            **{card_key(card): "out" for card in event.lost},
            card_key(event.card): own,
        }
        self._screen.scene.sound("coin")
        yield from self._move(look, leaving, delay_ms=DEAL_STEP_MS)

    def _finish(self, sights: Sequence[DutchAuctionSight]) -> Script:
        """What is left of a bid goes to the discards."""
        look, event = sights[-1].look, sights[-1].event
        assert isinstance(event, events.SeatDone)
        yield from self._move(look, {card_key(card): f"discards/{event.seat}" for card in event.cards})

    # ---------------------------------------------------------------------------------- the next round

    def _restock(self, sights: Sequence[DutchAuctionSight]) -> Script:
        """The display slides to the left and is filled."""
        look, event = sights[-1].look, sights[-1].event
        assert isinstance(event, events.DisplayRestocked)
        self._screen.memory.learn(event)
        coming = {card_key(card): "deck" for card in event.cards}
        yield from self._move(look, coming=coming, delay_ms=DEAL_STEP_MS)

    def _draw(self, sights: Sequence[DutchAuctionSight]) -> Script:
        """A seat draws."""
        look, event = sights[-1].look, sights[-1].event
        assert isinstance(event, events.CardsDrawn)
        shown = look.shown
        new = [
            (number, card)
            for number, card in enumerate(shown.hands[event.seat])
            if card < 0 or card in event.cards
        ][-len(event.cards) :]
        keys = [f"back/{event.seat}/{number}" for number, _ in new]
        keys += [card_key(card) for _, card in new if card >= 0]  # unless somebody else looks on
        coming = dict.fromkeys(keys, f"deck/{event.seat}")
        yield from self._move(look, coming=coming, delay_ms=DEAL_STEP_MS)

    def _read(self, sights: Sequence[DutchAuctionSight]) -> Script:
        """There is time to read what happened."""
        yield from self._screen.bringing(sights[-1].look)
        yield Group(pause_ms=READ_MS, name="read")


def _unscale(moves: Sequence[Move]) -> None:
    """Items that stay for another card have their size again."""
    for move in moves:
        if not move.item.is_discarded:
            move.item.setScale(1.0)
