"""The table of Piece o' Cake: a ring to be cut, pieces to choose from, and the seats around it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from cakedesk.games.piece_o_cake.phases import CAKES, CHOOSING, CUTTING, ENDED
from cakedesk.table.board import BoardStatus
from cakedesk.table.boards.piece_o_cake.choosing_turn import ChoosingTurn
from cakedesk.table.boards.piece_o_cake.composer import Look
from cakedesk.table.boards.piece_o_cake.cutting_turn import CuttingTurn
from cakedesk.table.boards.piece_o_cake.event_scripts import EventScripts, PieceOCakeSight
from cakedesk.table.boards.piece_o_cake.help import item_help
from cakedesk.table.boards.piece_o_cake.log_wording import sentences
from cakedesk.table.boards.piece_o_cake.places import screen_places
from cakedesk.table.boards.piece_o_cake.score_walk import ScoreWalk
from cakedesk.table.boards.piece_o_cake.screen import Screen
from cakedesk.table.items import TableItem
from cakedesk.table.kit.one_screen_board import OneScreenBoard
from cakedesk.table.kit.phased_board import TurnWork
from cakedesk.table.slicer import Work


class PieceOCakeBoard(OneScreenBoard[Screen]):
    """Shows a game of Piece o' Cake and turns gestures into its actions."""

    walk: ScoreWalk | None = None  # counts the points of a match; None before the first look
    peek_key = Qt.Key.Key_P

    def drawing(self, look: Look) -> Work:
        """The ring, the seats, and at the end the points."""
        screen = self.screen_for(look)
        yield
        yield from screen.showing(look)
        if look.shown.phase == ENDED and self.walk is not None:
            self.walk.show_result(look)
            yield

    def making_turn(self, look: Look) -> TurnWork:
        """Cut, or choose a piece."""
        screen = self.screen_for(look)
        if look.shown.phase not in {CUTTING, CHOOSING}:
            yield from screen.showing(look)
            return None
        yield from screen.showing_table(look)
        return CuttingTurn(screen, look) if look.shown.phase == CUTTING else ChoosingTurn(screen, look)

    def sentences(self, sights: Sequence[PieceOCakeSight]) -> list[tuple[int, str]]:
        """Who did what."""
        return sentences(sights, self.people)

    def status(self, look: Look) -> BoardStatus:
        """Which cake it is."""
        return BoardStatus(look.shown.cake, CAKES, self.screen_for(look).words.status(look.shown))

    def lay_out(self) -> None:
        """Everything stands where it is told, whatever it shows."""
        if self.screen is not None:
            self.screen.relayout()
            if self.staged.turn is not None:
                self.staged.turn.refresh()

    def hold_peek(self, held: bool) -> None:
        """P shows the own plate while it is held."""
        if self.screen is not None:
            self.screen.own_seat.hold_peek(held)

    def cancel(self) -> bool:
        """Escape closes what lies over the turn's panel before it gives anything up."""
        return (self.screen is not None and self.screen.close_standings()) or super().cancel()

    def help_for(self, item: TableItem) -> tuple[str, ...]:
        """See `Board.help_for`."""
        return item_help(self, item)

    def make_screen(self, look: Look) -> Screen:
        """See `OneScreenBoard.make_screen`."""
        screen = Screen(self, look)
        screen.relayout()
        self.reading = self.walk = ScoreWalk(screen, self)
        self.places = screen_places(screen, lambda: isinstance(self.staged.turn, CuttingTurn))
        self.handlers = EventScripts(screen, self.walk, self.tell_status).handlers
        return screen
