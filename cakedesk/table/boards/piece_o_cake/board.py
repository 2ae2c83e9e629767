"""The table of Piece o' Cake: a ring to be cut, pieces to choose from, and the seats around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cakedesk.engine.actions import Action
from cakedesk.games.piece_o_cake.phases import CAKES, CHOOSING, CUTTING, ENDED
from cakedesk.table.board import Board, BoardStatus, Tense
from cakedesk.table.boards.piece_o_cake.choosing_turn import ChoosingTurn
from cakedesk.table.boards.piece_o_cake.cut_composer import Look
from cakedesk.table.boards.piece_o_cake.cutting_turn import CuttingTurn
from cakedesk.table.boards.piece_o_cake.event_wording import EventWording
from cakedesk.table.boards.piece_o_cake.help import item_help
from cakedesk.table.boards.piece_o_cake.places import screen_places
from cakedesk.table.boards.piece_o_cake.player import PieceOCakeSight, Player
from cakedesk.table.boards.piece_o_cake.score_walk import ScoreWalk
from cakedesk.table.boards.piece_o_cake.screen import Screen
from cakedesk.table.items import ButtonItem, TableItem

PEEK_KEY = Qt.Key.Key_P


class PieceOCakeBoard(Board):
    """Shows a game of Piece o' Cake and turns gestures into its actions.

    Attributes:
        screen: everything on the table; None before the first look.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.screen: Screen | None = None
        self.player: Player | None = None
        self.walk: ScoreWalk | None = None
        self._sights: list[PieceOCakeSight] = []
        self._is_playing = False
        self.staged.confirmed.connect(self._confirmed)

    # ------------------------------------------------------------------------------------ what Board promises

    def show_look(self, look: Look) -> None:
        """See `Board.show_look`. What was being played or staged is given up."""
        self.lights.clear()
        self._stop_playing()
        self._end_turn()
        self._screen_for(look).show(look)
        if look.shown.phase == ENDED and self.walk is not None:
            self.walk.lay_out(look)
        self._tell_status(look)

    def play(self, sights: Sequence[PieceOCakeSight]) -> None:
        """See `Board.play`."""
        self.lights.clear()
        self._end_turn(keeps=True)
        self._sights += sights
        if not self._is_playing:
            self._is_playing = True
            self.queue.call(self._play_waiting)

    def let_act(self, look: Look | None) -> None:
        """See `Board.let_act`."""
        self.lights.clear()
        if look is None:
            had_turn = self.turn is not None
            self._end_turn()
            if had_turn and self.screen is not None:
                self.screen.show(self.screen.look)
            return
        self._end_turn()
        screen = self._screen_for(look)
        if look.shown.phase in (CUTTING, CHOOSING):
            screen.show_table(look)
        else:
            screen.show(look)
        self._tell_status(look)
        if look.shown.phase == CUTTING:
            self.staged.begin(CuttingTurn(screen, look, tells_points=self.aids.points, parent=self))
        elif look.shown.phase == CHOOSING:
            self.staged.begin(ChoosingTurn(screen, look, lights=self.aids.targets, parent=self))

    def relayout(self) -> None:
        """See `Board.relayout`. What is staged stays staged."""
        self.lights.clear()
        if self.screen is not None:
            self.screen.relayout()
            if self.turn is not None:
                self.turn.refresh()

    def close(self) -> None:
        """See `Board.close`."""
        self._stop_playing()
        self._end_turn()
        if self.screen is not None:
            self.screen.set_shown(False)
        super().close()

    def key_pressed(self, event: QKeyEvent) -> bool:
        """P shows the own plate while it is held; the rest is for the turn.

        A key that repeats has been held since before: it would open the plate of whoever is next.
        """
        if event.key() == PEEK_KEY and not event.modifiers() and self.screen is not None:
            if not event.isAutoRepeat():
                self.screen.tray.hold_peek(True)
            return True
        return super().key_pressed(event)

    def key_released(self, event: QKeyEvent) -> None:
        """The own plate is covered again."""
        if event.key() == PEEK_KEY and self.screen is not None:
            self.screen.tray.hold_peek(False)

    def keyboard_left(self) -> None:
        """The own plate is covered again."""
        if self.screen is not None:
            self.screen.tray.hold_peek(False)

    def help_for(self, item: TableItem) -> tuple[str, ...]:
        """See `Board.help_for`."""
        return item_help(self, item)

    @property
    def primary_button(self) -> ButtonItem | None:
        """What Enter presses: serve, take, pass or *Next*."""
        if self.screen is None or not self.screen.tray.primary.isVisible():
            return None
        return self.screen.tray.primary

    @primary_button.setter
    def primary_button(self, button: ButtonItem | None) -> None:
        """Only the base class sets it, to None."""

    @property
    def turn(self) -> CuttingTurn | ChoosingTurn | None:
        """The turn of the person who acts; None: nobody may act."""
        turn = self.staged.turn
        return turn if isinstance(turn, CuttingTurn | ChoosingTurn) else None

    @property
    def is_reading(self) -> bool:
        """Whether points are counted, which waits for *Next*."""
        return self.walk is not None and self.walk.is_on

    # ---------------------------------------------------------------------------------------------- inside

    def _play_waiting(self) -> None:
        if not self._is_playing:
            return
        if not self._sights:
            self._is_playing = False
            self.settled.emit()
            return
        sights, self._sights = self._sights, []
        self._screen_for(sights[0].look)
        assert self.player is not None
        self.player.play(sights, self._played)

    def _played(self) -> None:
        if self.screen is not None:
            self._tell_status(self.screen.look)
        self.queue.call(self._play_waiting)

    def _count(self, sight: PieceOCakeSight) -> None:
        assert self.walk is not None
        self.walk.start(sight)

    def _counted(self) -> None:
        if self.player is not None:
            self.player.go_on()

    def _confirmed(self, actions: Sequence[Action]) -> None:
        self._end_turn(keeps=True)
        self.action_chosen.emit(actions[0])

    def _end_turn(self, *, keeps: bool = False) -> None:
        """Let nobody act. The turn's picture stays if `keeps`: what happened goes on from it."""
        if self.turn is None:
            return
        self.staged.end()
        if keeps and self.screen is not None:
            self.screen.rest_tray()

    def _stop_playing(self) -> None:
        self._sights = []
        self._is_playing = False
        if self.walk is not None:
            self.walk.stop()
        if self.player is not None:
            self.player.stop()
        self.queue.skip_all()

    def _screen_for(self, look: Look) -> Screen:
        if self.screen is None:
            screen = Screen(
                self.scene, look, self.people, self.aids, self, is_replay=self.tense is Tense.REPLAY
            )
            self.screen = screen
            screen.turns.is_past = self.tense.is_past
            screen.tray.actions.confirmed.connect(self.staged.confirm)
            screen.relayout()
            self.places = screen_places(screen, lambda: isinstance(self.turn, CuttingTurn))
            names = [person.name for person in self.people]
            self.player = Player(screen, EventWording(look.shown.lists, names, self), self)
            self.player.happened.connect(self.happened)
            self.player.came_to.connect(self._tell_status)
            self.player.scored.connect(self._count)
            self.walk = ScoreWalk(screen, self)
            self.walk.done.connect(self._counted)
        return self.screen

    def _tell_status(self, look: Look) -> None:
        if self.screen is not None:
            shown = look.shown
            self.status_changed.emit(BoardStatus(shown.cake, CAKES, self.screen.words.status(shown)))
