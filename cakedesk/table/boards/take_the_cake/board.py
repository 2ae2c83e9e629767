"""The table of Take the Cake: a cake in four pieces, and the cakes that seats build of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from cakedesk.games.take_the_cake.phases import ENDED, ORDERING, ROUNDS, SHUFFLING
from cakedesk.table.board import BoardStatus
from cakedesk.table.boards.take_the_cake.composer import Look, PutComposer
from cakedesk.table.boards.take_the_cake.event_scripts import CakeSight, EventScripts
from cakedesk.table.boards.take_the_cake.help import item_help
from cakedesk.table.boards.take_the_cake.log_wording import sentences
from cakedesk.table.boards.take_the_cake.places import screen_places
from cakedesk.table.boards.take_the_cake.score_walk import ScoreWalk
from cakedesk.table.boards.take_the_cake.screen import Screen
from cakedesk.table.boards.take_the_cake.turns import AnyTurn, turn_for
from cakedesk.table.items import TableItem
from cakedesk.table.kit.event_player import Script
from cakedesk.table.kit.one_screen_board import OneScreenBoard, Readings
from cakedesk.table.kit.told_step import ToldStep
from cakedesk.table.slicer import Work


class TakeTheCakeBoard(OneScreenBoard[Screen]):
    """Shows a game of Take the Cake and turns gestures into its actions."""

    scripts: EventScripts | None = None
    peek_key = Qt.Key.Key_P

    def drawing(self, look: Look) -> Work:
        """All is on one screen. Nothing is staged any more."""
        if self.screen is not None:
            self.screen.kept = None
        yield from super().drawing(look)

    def make_turn(self, look: Look) -> AnyTurn:
        """A cut, a piece, four squares, or orders."""
        screen = self.screen_for(look)
        screen.kept = None
        return turn_for(screen, look)

    def leave_turn(self) -> None:
        """Squares lie where they were staged until the last one has been played."""
        turn = self.staged.turn
        if self.screen is not None and turn is not None and isinstance(turn.composer, PutComposer):
            self.screen.kept = turn.composer.shown

    def sentences(self, sights: Sequence[CakeSight]) -> list[tuple[int, str]]:
        """Who did what."""
        return sentences(sights, self.people)

    def status(self, look: Look) -> BoardStatus:
        """Which round of which cake it is."""
        shown = look.shown
        number = ROUNDS if shown.phase in {ORDERING, SHUFFLING, ENDED} else shown.round
        return BoardStatus(number, ROUNDS, self.screen_for(look).words.status(shown))

    def show_other(self, sights: Sequence[CakeSight]) -> Script:
        """What has no handler is only shown."""
        assert self.scripts is not None
        return self.scripts.show(sights)

    def hold_peek(self, held: bool) -> None:
        """P shows the own orders while it is held."""
        if self.screen is not None:
            self.screen.orders.hold_peek(held)

    def help_for(self, item: TableItem) -> tuple[str, ...]:
        """See `Board.help_for`."""
        return () if self.screen is None else item_help(self.screen, item)

    def make_screen(self, look: Look) -> Screen:
        """See `OneScreenBoard.make_screen`."""
        screen = Screen(self, look)
        walk, told = ScoreWalk(screen, self), ToldStep(screen, self)
        self.reading = Readings(walk, told)
        self.places = screen_places(screen, walk)
        self.scripts = EventScripts(screen, walk, told, self.tell_status)
        self.handlers = self.scripts.handlers
        return screen
