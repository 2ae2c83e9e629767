"""The table of Carroll County Cake Swap: six stands, open cards, and a cake for every seat."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.table.board import BoardStatus
from cakedesk.table.boards.cake_swap.award import Award
from cakedesk.table.boards.cake_swap.composer import NOBODY, Look
from cakedesk.table.boards.cake_swap.event_scripts import CakeSwapSight, EventScripts
from cakedesk.table.boards.cake_swap.help import item_help
from cakedesk.table.boards.cake_swap.log_wording import LogWording
from cakedesk.table.boards.cake_swap.places import screen_places
from cakedesk.table.boards.cake_swap.screen import Screen
from cakedesk.table.boards.cake_swap.turn import BakingTurn
from cakedesk.table.items import TableItem
from cakedesk.table.kit.one_screen_board import OneScreenBoard
from cakedesk.table.slicer import Work


class CakeSwapBoard(OneScreenBoard[Screen]):
    """Shows a game of Cake Swap and turns gestures into its actions."""

    def drawing(self, look: Look) -> Work:
        """All is on one screen. What was new or came last in a turn is so no more."""
        screen = self.screen_for(look)
        screen.kept_order = None
        if look.shown != screen.look.shown:
            screen.newest = NOBODY
        yield from super().drawing(look)

    def make_turn(self, look: Look) -> BakingTurn | None:
        """One thing after the other: what is staged never outlasts one *Confirm*."""
        screen = self.screen_for(look)
        screen.kept_order = tuple(screen.order(look.shown))
        return BakingTurn(screen, look)

    def sentences(self, sights: Sequence[CakeSwapSight]) -> list[tuple[int, str]]:
        """Who did what, for who hears it: with the frosting of each layer."""
        words = LogWording(sights[0].look.shown.lists, [person.name for person in self.people])
        return words.sentences(sights)

    def status(self, look: Look) -> BoardStatus:
        """What the game is played for."""
        return BoardStatus(0, 0, self.screen_for(look).words.status(look.shown))

    def help_for(self, item: TableItem) -> tuple[str, ...]:
        """See `Board.help_for`."""
        return () if self.screen is None else item_help(self.screen, item)

    def make_screen(self, look: Look) -> Screen:
        """See `OneScreenBoard.make_screen`."""
        screen = Screen(self, look)
        self.reading = award = Award(screen, self)
        self.places = screen_places(screen, award)
        self.handlers = EventScripts(screen, award).handlers
        return screen
