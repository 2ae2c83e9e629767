"""The table of Dutch Auction: a staircase of prices between two seats who bid, buy and use powers."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.engine.events import told_to
from cakedesk.table.board import BoardStatus, Tense
from cakedesk.table.boards.dutch_auction.composer import Look
from cakedesk.table.boards.dutch_auction.event_scripts import DutchAuctionSight, EventScripts
from cakedesk.table.boards.dutch_auction.help import item_help
from cakedesk.table.boards.dutch_auction.log_wording import sentences
from cakedesk.table.boards.dutch_auction.places import screen_places
from cakedesk.table.boards.dutch_auction.screen import Screen
from cakedesk.table.boards.dutch_auction.turn import ActingTurn
from cakedesk.table.items import TableItem
from cakedesk.table.kit.one_screen_board import OneScreenBoard
from cakedesk.table.kit.told_step import ToldStep


class DutchAuctionBoard(OneScreenBoard[Screen]):
    """Shows a game of Dutch Auction and turns gestures into its actions."""

    def make_turn(self, look: Look) -> ActingTurn | None:
        """One thing after the other: what is staged never outlasts one *Confirm*."""
        return ActingTurn(self.screen_for(look), look)

    def sentences(self, sights: Sequence[DutchAuctionSight]) -> list[tuple[int, str]]:
        """Who did what; nothing secret, where another person may hear it."""
        is_shared = self.tense is Tense.NOW and sum(person.is_person for person in self.people) > 1
        return sentences(told_to(sights, None) if is_shared else sights, self.people)

    def status(self, look: Look) -> BoardStatus:
        """Which round it is, and what is to come."""
        return BoardStatus(0, 0, self.screen_for(look).words.status(look.shown))

    def show_then(self, sights: Sequence[DutchAuctionSight], at: int) -> None:
        """While bids are compared the look alone does not tell what they were, nor that it is still open."""
        super().show_then(sights, at)
        if self.screen is not None:
            for sight in sights[: at + 1]:
                self.screen.memory.learn(sight.event)
            self.screen.show(sights[at].look)

    def stopped(self) -> None:
        """Bids that were compared are not waited for."""
        super().stopped()
        if self.screen is not None:
            self.screen.memory.is_comparing = False

    def help_for(self, item: TableItem) -> tuple[str, ...]:
        """See `Board.help_for`."""
        return () if self.screen is None else item_help(self.screen, item)

    def make_screen(self, look: Look) -> Screen:
        """See `OneScreenBoard.make_screen`."""
        screen = Screen(self, look)
        self.reading = comparison = ToldStep(screen, self)
        self.places = screen_places(screen, comparison)
        self.handlers = EventScripts(screen, comparison).handlers
        return screen
