"""Dutch Auction in the real window: what it waits for, and hands that do in it what an action says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.engine.actions import Action
from cakedesk.engine.match import Match
from cakedesk.games.dutch_auction.actions import ASIDE, BUY, CASH, CHANGE, DONE, ON, PASS, STOP, TAKE
from cakedesk.games.dutch_auction.cards import CARD_IDS, SUIT_LETTERS
from cakedesk.table.boards.dutch_auction.board import DutchAuctionBoard
from cakedesk.table.boards.dutch_auction.composer import NOTHING
from tests.whole_games.desk import OneScreenDesk
from tests.whole_games.hands import DragHands
from tests.whole_games.person import Person
from tests.whole_games.written import fairly, write_game

GAME_ID = "dutch-auction"
NAMES = ("Ada", "Ben")
OFTEN_AT_RANDOM = 0.2
"""How often something is done that no good player does: odd ways to pay, dear powers, stopping early."""


class Hall(OneScreenDesk):
    """One run of the program with Dutch Auction on the table."""

    board_kind = DutchAuctionBoard


def write_script(seed: int, names: Sequence[str]) -> tuple[list[Action], Match[Any]]:
    """A game of fair players, as the window deals it."""
    return write_game(GAME_ID, seed, names, fairly(GAME_ID, OFTEN_AT_RANDOM))


class Bidder(Person):
    """Plays the seats of all people."""

    desk: Hall

    def stage(self, action: Action) -> None:
        """Stage an action."""
        self._stage(action)
        assert self.desk.composer.action() == action, self.desk.board.staged.gestures()

    def _stage(self, action: Action) -> None:
        kind, press = action[0], self._hands.press_item
        if self.desk.composer.action() == action:
            return
        if kind == ASIDE:
            self._bring(f"card/{action[1]}", "zone/aside")
        elif kind == BUY:
            self._buy(action[1], action[2:])
        elif kind == DONE:
            press("first")
        elif kind in {ON, STOP}:
            press("vote/on" if kind == ON else "vote/stop")
        else:
            assert kind != PASS
            self._use(action)

    def _bring(self, key: str, zone: str) -> None:
        """Drag something where it belongs, or click it, which is enough."""
        if isinstance(self._hands, DragHands):
            self._hands.bring(key, zone)
        else:
            self._hands.press_item(key)

    def _buy(self, card: int, payers: Sequence[int]) -> None:
        """Choose a card, then by whom it is paid."""
        composer = self.desk.composer
        if not composer.pays() or composer.now.card != card:
            self._bring(f"card/{card}", "zone/bid")
        ways = [way.payers for way in composer.main_ways(card)]
        if tuple(payers) in ways:
            if composer.now.payers != tuple(payers):
                self._hands.press_item(f"way/{ways.index(tuple(payers))}")
            return
        now, wanted = set(composer.now.payers), set(payers)
        for payer in (*(now - wanted), *(wanted - now)):
            self._hands.press_item(f"card/{payer}")

    def _use(self, action: Action) -> None:
        """Use a power: bring it to its target, or choose both; then say what it does if that is open."""
        kind, power, card, *suit = action
        composer, press = self.desk.composer, self._hands.press_item
        pile = {"discards": f"discards/{composer.seat}"}.get(place := composer.place_of(card), place)
        if isinstance(self._hands, DragHands):
            self._hands.bring(f"card/{power}", f"zone/{pile or f'card/{card}'}")
        else:
            press(f"power/{CARD_IDS[power]}" if composer.pays() else f"card/{power}")
            if pile:
                press(pile)
        if composer.now.card != card:
            press(f"card/{card}")
        if composer.now.kind == NOTHING and kind in {CASH, CHANGE, TAKE}:
            press({CASH: "kind/cash", CHANGE: "kind/suit", TAKE: "kind/take"}[kind])
        if suit:
            press(f"suit/{SUIT_LETTERS[suit[0]]}")
