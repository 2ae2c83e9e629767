"""The table of Top Cake: one screen for bidding, one for resolving, one for stacking."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from cakedesk.engine.actions import Action
from cakedesk.games.top_cake.events import CardResolved, ResolvingBegan, StackingBegan
from cakedesk.games.top_cake.phases import ROUNDS, STACKING
from cakedesk.table import z_values
from cakedesk.table.board import Board, BoardStatus
from cakedesk.table.boards.top_cake.bid_composer import Look
from cakedesk.table.boards.top_cake.bidding_player import BiddingPlayer, together
from cakedesk.table.boards.top_cake.bidding_screen import BiddingScreen
from cakedesk.table.boards.top_cake.event_wording import EventWording
from cakedesk.table.boards.top_cake.help import card_help
from cakedesk.table.boards.top_cake.layout import BoardRects, board_rects
from cakedesk.table.boards.top_cake.looks import is_untouched, same_stacks
from cakedesk.table.boards.top_cake.places import board_places
from cakedesk.table.boards.top_cake.preparing import Preparing
from cakedesk.table.boards.top_cake.resolving import ResolveView
from cakedesk.table.boards.top_cake.segments import Screen, Segment, TopCakeSight, cut
from cakedesk.table.boards.top_cake.stacking import StackingView
from cakedesk.table.items import ButtonItem, PanelItem, PanelStyle, TableItem
from cakedesk.table.kit.table_words import TableWords


class TopCakeBoard(Board):
    """Shows a game of Top Cake and turns gestures into its actions."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        scene, people = self.scene, self.people
        self.places = board_places(self)
        self._tray_panel = PanelItem(scene, PanelStyle(radius_px=0, shadow="rest"))
        self._tray_panel.setZValue(z_values.PANEL)
        self.resolving = ResolveView(scene, people, parent=self)
        self.stacking = StackingView(scene, people, self.aids, self.staged, self, is_past=self.tense.is_past)
        self.bidding: BiddingScreen | None = None
        self._player: BiddingPlayer | None = None
        self._screen = Screen.BIDDING
        self._segments: list[Segment] = []
        self._is_playing = False
        self._preparing = Preparing(self.queue, lambda: self._is_playing)
        self._due_actions: list[Action] = []
        self._stacking_look: Look | None = None
        self._is_dealing = False
        self._acts_after_deal: Look | None = None
        self.resolving.done.connect(self._resolved)
        self.resolving.happened.connect(self.happened)
        self.stacking.done.connect(self._run_next)
        self.staged.confirmed.connect(self._confirmed)
        self.stacking.happened.connect(self.happened)
        self.relayout()

    # ------------------------------------------------------------------------------------ what Board promises

    def show_look(self, look: Look) -> None:
        """See `Board.show_look`. What was being played or staged is given up."""
        self.lights.clear()
        bidding = self._bidding_for(look)
        if self._is_dealing and is_untouched(look):
            bidding.tray.show_rest(look)
            return
        self._stop_playing()
        self._due_actions = []
        is_first = not bidding.is_shown and is_untouched(look)
        if look.shown.phase == STACKING:
            is_there = self._screen is Screen.STACKING and same_stacks(look, self._stacking_look)
            self._go_to(Screen.STACKING, look)
            if not is_there:
                self._stacking_look = look
                self.stacking.show(look)
        else:
            self._go_to(Screen.BIDDING, look)
            bidding.show(look)
            if is_first and self._player is not None:
                self._is_dealing = True
                self._player.deal(self._dealt)

    def play(self, sights: Sequence[TopCakeSight]) -> None:
        """See `Board.play`."""
        self.lights.clear()
        if self.bidding is not None:
            self.bidding.end_turn()
        self._segments += cut(sights)
        if not self._is_playing:
            self._is_playing = True
            self.queue.call(self._run_next)

    def let_act(self, look: Look | None) -> None:
        """See `Board.let_act`. A turn of several placements goes on by itself."""
        self.lights.clear()
        self._acts_after_deal = None
        if look is None:
            if self._screen is Screen.STACKING:
                self.stacking.let_act(None)
            elif self.bidding is not None and self.bidding.turn is not None:
                self.bidding.rest()
            return
        bidding = self._bidding_for(look)
        if self._is_dealing:
            self._acts_after_deal = look
        elif look.shown.phase != STACKING:
            self._go_to(Screen.BIDDING, look)
            bidding.begin_turn(look)
        elif self._due_actions:
            self.action_chosen.emit(self._due_actions.pop(0))
        else:
            self._go_to(Screen.STACKING, look)
            self._stacking_look = look
            self.stacking.let_act(look)

    def show_then(self, sights: Sequence[TopCakeSight], at: int) -> None:
        """See `Board.show_then`. A card that was resolved is shown with its bids, and why it went its way."""
        if not isinstance(sights[at].event, CardResolved):
            super().show_then(sights, at)
            return
        self.lights.clear()
        self._stop_playing()
        first = next(index for index, sight in enumerate(sights) if isinstance(sight.event, ResolvingBegan))
        self._bidding_for(sights[at].look)
        self._go_to(Screen.RESOLVING, sights[first].look)
        self.resolving.show_card(sights[first:], at - first - 1)

    def relayout(self) -> None:
        """See `Board.relayout`."""
        self.lights.clear()
        rects = self._rects()
        grow = rects.gap_px
        self._tray_panel.resize(rects.tray.width() + 2 * grow, rects.tray.height() + grow)
        self._tray_panel.place(rects.tray.left() - grow, rects.tray.top())
        if self.bidding is not None:
            self.bidding.relayout(rects)
        self.resolving.relayout(rects)
        self.stacking.relayout(rects)

    def retheme(self) -> None:
        """See `Board.retheme`."""
        self.resolving.retheme()
        self.stacking.retheme()

    def close(self) -> None:
        """See `Board.close`."""
        self._stop_playing()
        if self.bidding is not None:
            self.bidding.set_shown(False)
        self.resolving.close()
        self.stacking.close()
        super().close()

    def key_pressed(self, event: QKeyEvent) -> bool:
        """Hand a key to the screen that is shown."""
        if self._screen is Screen.RESOLVING:
            return self.resolving.key_pressed(event)
        return super().key_pressed(event)

    def cancel(self) -> bool:
        """Hand Escape to the screen that is shown."""
        return self.resolving.cancel() if self._screen is Screen.RESOLVING else super().cancel()

    def help_for(self, item: TableItem) -> tuple[str, ...]:
        """See `Board.help_for`."""
        return card_help(self, item)

    @property
    def primary_button(self) -> ButtonItem | None:
        """What Enter presses: the primary button of the screen that is shown."""
        if self._screen is Screen.RESOLVING:
            return self.resolving.primary_button
        if self._screen is Screen.STACKING:
            return self.stacking.primary_button
        return None if self.bidding is None else self.bidding.primary_button

    @primary_button.setter
    def primary_button(self, button: ButtonItem | None) -> None:
        """Only the base class sets it, to None."""

    @property
    def screen(self) -> Screen:
        """The screen that is shown."""
        return self._screen

    def items(self) -> list[QGraphicsItem]:
        """All items of the board that stand in the scene now."""
        mine: list[QGraphicsItem] = [self._tray_panel]
        if self.bidding is not None:
            mine += self.bidding.items()
        return [*mine, *self.resolving.items(), *self.stacking.items()]

    # ---------------------------------------------------------------------------------------------- playing

    def _run_next(self) -> None:
        if not self._is_playing:
            return
        if not self._segments:
            self._is_playing = False
            self.settled.emit()
            return
        segment = self._segments.pop(0)
        if segment.screen is Screen.BIDDING:
            self._prepare_bids(segment)
        elif segment.screen is Screen.RESOLVING:
            self._preparing.run(self.resolving.preparations(segment.sights), partial(self._resolve, segment))
        else:
            self._prepare_stacking(segment)

    def _prepare_bids(self, segment: Segment) -> None:
        look = together(segment.sights)[0][-1].look
        bidding = self._bidding_for(look)
        if self._screen is not Screen.BIDDING:
            self._preparing.run(bidding.preparations(look), partial(self._play_bids, segment))
        else:
            self._play_bids(segment)

    def _prepare_stacking(self, segment: Segment) -> None:
        look = segment.sights[0].look
        if self._screen is not Screen.STACKING:
            self._hint_own_seat(look)
            self._preparing.run(self.stacking.preparations(look), partial(self._play_stacking, segment))
        else:
            self._play_stacking(segment)

    def _resolve(self, segment: Segment) -> None:
        self._go_to(Screen.RESOLVING, segment.sights[0].look)
        self.resolving.walk(segment.sights)

    def _play_bids(self, segment: Segment) -> None:
        if not self._is_playing or self._player is None or self.bidding is None:
            return
        if self._screen is not Screen.BIDDING:
            self._go_to(Screen.BIDDING, segment.sights[0].look)
            self.queue.call(partial(self._play_bids, segment))  # both in one turn would hold the window up
            return
        launch, self.bidding.launch = self.bidding.launch, {}
        self._player.play(segment.sights, launch, self._bids_played)

    def _play_stacking(self, segment: Segment) -> None:
        look = segment.sights[0].look
        was_there = self._screen is Screen.STACKING
        self._go_to(Screen.STACKING, look)
        if not was_there:
            self.stacking.come()
        elif isinstance(segment.sights[0].event, StackingBegan):
            self.stacking.show(look)
        self._stacking_look = segment.sights[-1].look
        self.stacking.play(segment.sights)

    def _dealt(self) -> None:
        self._is_dealing = False
        look, self._acts_after_deal = self._acts_after_deal, None
        if look is not None:
            self.let_act(look)

    def _bids_played(self) -> None:
        if self.bidding is not None:
            self._tell_status(self.bidding.look)
        # The next screen is built in a turn of its own.
        self.queue.call(self._run_next)

    def _resolved(self) -> None:
        # What was resolved stays until the next screen is there.
        if not self._segments:
            self.resolving.hide()
        self._run_next()

    def _stop_playing(self) -> None:
        self._segments = []
        self._is_playing = False
        self._acts_after_deal = None
        if self._player is not None:
            self._player.stop()
        self.queue.skip_all()

    def _confirmed(self, actions: Sequence[Action]) -> None:
        if self.bidding is not None and self.bidding.turn is not None:
            self.bidding.leave_turn()
        else:
            self.stacking.leave_turn()
        first, *self._due_actions = actions
        self.action_chosen.emit(first)

    # ---------------------------------------------------------------------------------------------- screens

    def _go_to(self, screen: Screen, look: Look) -> None:
        """Show one screen and hide the others."""
        self._screen = screen
        if self.bidding is not None:
            self.bidding.set_shown(screen is Screen.BIDDING)
        if screen is not Screen.RESOLVING:
            self.resolving.hide()
        if screen is not Screen.STACKING:
            self.stacking.hide()
        self._hint_own_seat(look)
        self._tell_status(look)

    def _hint_own_seat(self, look: Look) -> None:
        people = [seat for seat, person in enumerate(self.people) if person.is_person]
        self.stacking.own_seat_hint(people[0] if len(people) == 1 else max(look.shown.turn(), 0))

    def _bidding_for(self, look: Look) -> BiddingScreen:
        if self.bidding is None:
            self.bidding = BiddingScreen(
                self.scene, look, self.people, self.aids, self.staged, self, is_past=self.tense.is_past
            )
            self.bidding.set_shown(False)
            # The row leads: its pictures are ordered first.
            self.bidding.row.show(look.shown)
            self.bidding.relayout(self._rects())
            names = [person.name for person in self.people]
            self._player = BiddingPlayer(self.bidding, EventWording(look.shown.lists, names, self), self)
            self._player.happened.connect(self.happened)
        return self.bidding

    def _rects(self) -> BoardRects:
        return board_rects(self.metrics, len(self.people))

    def _tell_status(self, look: Look) -> None:
        number = look.shown.round
        words = {
            Screen.BIDDING: "{round}",
            Screen.RESOLVING: self.tr("{round}, resolving"),
            Screen.STACKING: self.tr("{round}, stacking"),
        }
        text = words[self._screen].format(round=TableWords().round_of(number + 1, ROUNDS))
        self.status_changed.emit(BoardStatus(number, ROUNDS, text))
