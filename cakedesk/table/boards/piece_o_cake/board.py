"""The table of Piece o' Cake: a ring to be cut, pieces to choose from, and the seats around it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from cakedesk.games.piece_o_cake.phases import CAKES, CHOOSING, CUTTING, ENDED
from cakedesk.table.board import BoardStatus, Tense
from cakedesk.table.boards.piece_o_cake.choosing_turn import ChoosingTurn
from cakedesk.table.boards.piece_o_cake.cut_composer import Look
from cakedesk.table.boards.piece_o_cake.cutting_turn import CuttingTurn
from cakedesk.table.boards.piece_o_cake.event_scripts import EventScripts, PieceOCakeSight
from cakedesk.table.boards.piece_o_cake.help import item_help
from cakedesk.table.boards.piece_o_cake.log_wording import sentences
from cakedesk.table.boards.piece_o_cake.places import screen_places
from cakedesk.table.boards.piece_o_cake.score_walk import ScoreWalk
from cakedesk.table.boards.piece_o_cake.screen import Screen
from cakedesk.table.items import TableItem
from cakedesk.table.kit.action_tray import ActionTray
from cakedesk.table.kit.event_player import Script
from cakedesk.table.kit.phased_board import PhasedBoard, TurnWork
from cakedesk.table.slicer import Work, at_once


class PieceOCakeBoard(PhasedBoard):
    """Shows a game of Piece o' Cake and turns gestures into its actions."""

    screen: Screen | None = None  # everything on the table; None before the first look
    walk: ScoreWalk | None = None  # counts the points of a match; None before the first look
    peek_key = Qt.Key.Key_P

    # -------------------------------------------------------------------------- what PhasedBoard asks for

    def draw(self, look: Look) -> None:
        """The ring, the seats, and at the end the points."""
        at_once(self.drawing(look))

    def drawing(self, look: Look) -> Work:
        """See `draw`."""
        screen = self._screen_for(look)
        yield
        yield from screen.show(look)
        if look.shown.phase == ENDED and self.walk is not None:
            self.walk.lay_out(look)
            yield

    def making_turn(self, look: Look) -> TurnWork:
        """Cut, or choose a piece."""
        screen = self._screen_for(look)
        if look.shown.phase not in {CUTTING, CHOOSING}:
            yield from screen.show(look)
            return None
        yield from screen.show_table(look)
        if look.shown.phase == CUTTING:
            return CuttingTurn(screen, look, tells_points=self.aids.points)
        return ChoosingTurn(screen, look, lights=self.aids.targets)

    def sentences(self, sights: Sequence[PieceOCakeSight]) -> list[tuple[int, str]]:
        """Who did what."""
        return sentences(sights, self.people)

    def status(self, look: Look) -> BoardStatus:
        """Which cake it is."""
        return BoardStatus(look.shown.cake, CAKES, self._screen_for(look).words.status(look.shown))

    def lay_out(self) -> None:
        """One screen has it all."""
        if self.screen is not None:
            self.screen.relayout()
            if self.turn is not None:
                self.turn.refresh()

    def arrive(self, sights: Sequence[PieceOCakeSight]) -> Script:
        """There is one screen."""
        self._screen_for(sights[-1].look)
        yield from ()

    def rest(self) -> None:
        """Take the buttons away."""
        if self.screen is not None:
            self.screen.rest_tray()

    def give_up(self) -> None:
        """Show the table as it was before the turn."""
        if self.screen is not None:
            at_once(self.screen.show(self.screen.look))

    def stopped(self) -> None:
        """Count no more."""
        if self.walk is not None and self.screen is not None:
            self.walk.stop()
            self.screen.turns.is_counting = False

    def played(self) -> None:
        """The table has come to another cake, or to the end."""
        if self.screen is not None:
            self.tell_status(self.screen.look)

    # ----------------------------------------------------------------------------- what Board may be asked

    def hold_peek(self, held: bool) -> None:
        """P shows the own plate while it is held."""
        if self.screen is not None:
            self.screen.tray.hold_peek(held)

    def help_for(self, item: TableItem) -> tuple[str, ...]:
        """See `Board.help_for`."""
        return item_help(self, item)

    @property
    def tray(self) -> ActionTray | None:
        """See `Board.tray`."""
        return None if self.screen is None else self.screen.tray.actions

    @property
    def turn(self) -> CuttingTurn | ChoosingTurn | None:
        """The turn of the person who acts; None: nobody may act."""
        turn = self.staged.turn
        return turn if isinstance(turn, CuttingTurn | ChoosingTurn) else None

    @property
    def is_reading(self) -> bool:
        """Whether points are counted, which waits for *Next*."""
        return self.walk is not None and self.walk.is_on

    def _screen_for(self, look: Look) -> Screen:
        if self.screen is None:
            is_replay = self.tense is Tense.REPLAY
            screen = Screen(self.scene, look, self.people, self.aids, self, is_replay=is_replay)
            screen.turns.is_past = self.tense.is_past
            screen.tray.actions.confirmed.connect(self.staged.confirm)
            screen.relayout()
            self.screen, self.walk = screen, ScoreWalk(screen, self)
            self.places = screen_places(screen, lambda: isinstance(self.turn, CuttingTurn))
            self.handlers = EventScripts(screen, self.walk, self.tell_status).handlers
        return self.screen
