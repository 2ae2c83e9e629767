"""The table of Top Cake: one screen for bidding, one for resolving, one for stacking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QGraphicsItem

from cakedesk.games.top_cake.events import (
    BidLaid,
    CardResolved,
    CardsRevealed,
    HalfLaid,
    LayerPlaced,
    LayersCollapsed,
    ResolvingBegan,
    StackingBegan,
)
from cakedesk.games.top_cake.phases import ROUNDS, STACKING
from cakedesk.table import z_values
from cakedesk.table.animation import Group
from cakedesk.table.board import BoardStatus
from cakedesk.table.boards.top_cake.bid_composer import Look
from cakedesk.table.boards.top_cake.bidding_motion import BiddingMotion
from cakedesk.table.boards.top_cake.bidding_screen import BiddingScreen
from cakedesk.table.boards.top_cake.bidding_turn import BiddingTurn
from cakedesk.table.boards.top_cake.help import card_help
from cakedesk.table.boards.top_cake.layout import BoardRects, board_rects
from cakedesk.table.boards.top_cake.log_wording import sentences
from cakedesk.table.boards.top_cake.places import board_places
from cakedesk.table.boards.top_cake.resolving import ResolveView
from cakedesk.table.boards.top_cake.segments import (
    Screen,
    TopCakeSight,
    is_untouched,
    same_stacks,
    screen_of,
    together,
)
from cakedesk.table.boards.top_cake.stacking import StackingView
from cakedesk.table.boards.top_cake.stacking_turn import StackingTurn
from cakedesk.table.items import ButtonItem, PanelItem, PanelStyle, TableItem
from cakedesk.table.kit.event_player import Script, in_turns
from cakedesk.table.kit.phased_board import PhasedBoard
from cakedesk.table.kit.table_words import TableWords


class TopCakeBoard(PhasedBoard):
    """Shows a game of Top Cake and turns gestures into its actions."""

    tells_late = frozenset({ResolvingBegan, CardResolved, LayerPlaced, LayersCollapsed})

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        scene, people, is_past = self.scene, self.people, self.tense.is_past
        self.places = board_places(self)
        self._tray_panel = PanelItem(scene, PanelStyle(radius_px=0, shadow="rest"))
        self._tray_panel.setZValue(z_values.PANEL)
        self.resolving = ResolveView(scene, people, parent=self)
        self.resolving.happened.connect(self.happened)
        self.stacking = StackingView(
            scene, people, self.aids, self.staged, self.tell, parent=self, is_past=is_past
        )
        self.bidding: BiddingScreen | None = None
        self.screen = Screen.BIDDING
        self._stacking_look: Look | None = None
        self._is_dealing = False
        self._acts_after_deal: Look | None = None
        self.handlers = {
            ResolvingBegan: self._resolve,
            CardResolved: self._resolve,
            StackingBegan: self._stack,
            LayerPlaced: self._stack,
            LayersCollapsed: self._stack,
        }
        self.relayout()

    # -------------------------------------------------------------------------- what PhasedBoard asks for

    def draw(self, look: Look) -> None:
        """The row that is bid on, or everybody's stacks. The first row is dealt."""
        bidding = self._bidding_for(look)
        is_first = not bidding.is_shown and is_untouched(look)
        if look.shown.phase == STACKING:
            is_there = self.screen is Screen.STACKING and same_stacks(look, self._stacking_look)
            self._go_to(Screen.STACKING, look)
            if not is_there:
                self.stacking.show(look)
                self._stacking_look = look
            return
        self._go_to(Screen.BIDDING, look)
        bidding.show(look)
        if is_first:
            self._is_dealing = True
            self.scene.sound("flip")
            moves = BiddingMotion(bidding).dealt(bidding.row.cards)
            self.queue.play(Group(moves, on_end=self._dealt, name="deal"))

    def make_turn(self, look: Look) -> BiddingTurn | StackingTurn:
        """Bid, lay the half point, or stack."""
        if look.shown.phase != STACKING:
            bidding = self._bidding_for(look)
            self._go_to(Screen.BIDDING, look)
            return bidding.make_turn(look)
        self._go_to(Screen.STACKING, look)
        self._stacking_look = None  # what is staged is not in any look
        return self.stacking.make_turn(look)

    def sentences(self, sights: Sequence[TopCakeSight]) -> list[tuple[int, str]]:
        """Who did what."""
        return sentences(sights, self.people)

    def status(self, look: Look) -> BoardStatus:
        """Which round it is, and what is done on the screen that is shown."""
        number = look.shown.round
        words = {
            Screen.BIDDING: "{round}",
            Screen.RESOLVING: self.tr("{round}, resolving"),
            Screen.STACKING: self.tr("{round}, stacking"),
        }
        text = words[self.screen].format(round=TableWords().round_of(number + 1, ROUNDS))
        return BoardStatus(number, ROUNDS, text)

    def lay_out(self) -> None:
        """All screens and the panel below their trays."""
        rects = self._rects()
        grow = rects.gap_px
        self._tray_panel.resize(rects.tray.width() + 2 * grow, rects.tray.height() + grow)
        self._tray_panel.place(rects.tray.left() - grow, rects.tray.top())
        if self.bidding is not None:
            self.bidding.relayout(rects)
        self.resolving.relayout(rects)
        self.stacking.relayout(rects)

    def together(self, sights: Sequence[TopCakeSight]) -> list[list[TopCakeSight]]:
        """Bids of a turn, cards of a row, and what lies between two rounds."""
        return together(sights)

    def arrive(self, sights: Sequence[TopCakeSight]) -> Script:
        """Build the screen that comes while the one before is still shown."""
        look, screen = sights[0].look, screen_of(sights[0].event)
        if screen is Screen.RESOLVING:
            yield from in_turns(self.resolving.preparations(sights))
            self._go_to(screen, look)
        elif screen is self.screen:
            if isinstance(sights[0].event, StackingBegan):
                self.stacking.show(look)
            return
        elif screen is Screen.STACKING:
            self._hint_own_seat(look)
            yield from in_turns(self.stacking.preparations(look))
            self._go_to(screen, look)
            self.stacking.come()
        else:
            yield from in_turns(self._bidding_for(look).preparations(sights[-1].look))
            self._go_to(screen, look)
            yield None  # coming and showing something in one turn of the event loop would hold the window up
        self.tell_status(look)

    def show_other(self, sights: Sequence[TopCakeSight]) -> Script:
        """What happens while bids are laid."""
        event, bidding = sights[-1].event, self._bidding_for(sights[-1].look)
        moves = BiddingMotion(bidding).show(sights)
        bidding.launch = {}
        if isinstance(event, CardsRevealed):
            self.scene.sound("flip")
        yield Group(moves, name="bidding")
        if isinstance(event, BidLaid | HalfLaid):
            self.scene.sound("set")
        self.tell_status(sights[-1].look)

    def leave_turn(self) -> None:
        """Bids start from where they stand now; cards that are stacked stay."""
        if self.bidding is not None and self.bidding.turn is not None:
            self.bidding.launch = self.bidding.turn.launch_rects()
        else:
            self.stacking.leave_turn()

    def rest(self) -> None:
        """Cards that were placed stay; the hand says whose turn it is."""
        if self.bidding is not None and self.screen is Screen.BIDDING:
            self.bidding.rest()

    def stopped(self) -> None:
        """Nobody acts after a deal that is cut short."""
        self._acts_after_deal = None

    def played(self) -> None:
        """What was resolved stays until the next screen is there, or there is none."""
        if self.screen is Screen.RESOLVING:
            self.resolving.hide()

    # ----------------------------------------------------------------------------- what Board may be asked

    def show_look(self, look: Look) -> None:
        """See `Board.show_look`. A deal goes on."""
        if self._is_dealing and is_untouched(look):
            self.lights.clear()
            self._bidding_for(look).tray.show_rest(look)
        else:
            super().show_look(look)

    def let_act(self, look: Look | None) -> None:
        """See `Board.let_act`. Nobody acts before the first row is dealt."""
        self._acts_after_deal = look if self._is_dealing else None
        if look is None or not self._is_dealing:
            super().let_act(look)

    def show_then(self, sights: Sequence[TopCakeSight], at: int) -> None:
        """See `Board.show_then`. A card that was resolved is shown with its bids, and why it went its way."""
        if not isinstance(sights[at].event, CardResolved):
            super().show_then(sights, at)
            return
        self.lights.clear()
        self.stop()
        first = next(index for index, sight in enumerate(sights) if isinstance(sight.event, ResolvingBegan))
        self._bidding_for(sights[at].look)
        self._go_to(Screen.RESOLVING, sights[first].look)
        self.tell_status(sights[first].look)
        self.resolving.show_card(sights[first:], at - first - 1)

    def close(self) -> None:
        """See `Board.close`."""
        self.stop()
        if self.bidding is not None:
            self.bidding.set_shown(False)
        self.resolving.hide()
        self.stacking.hide()
        super().close()

    def help_for(self, item: TableItem) -> tuple[str, ...]:
        """See `Board.help_for`."""
        return card_help(self, item)

    @property
    def primary_button(self) -> ButtonItem | None:
        """What Enter presses: the primary button of the screen that is shown."""
        if self.screen is Screen.RESOLVING:
            return self.resolving.primary_button
        if self.screen is Screen.STACKING:
            return self.stacking.primary_button
        return None if self.bidding is None else self.bidding.primary_button

    def items(self) -> list[QGraphicsItem]:
        """All items of the board that stand in the scene now."""
        mine: list[QGraphicsItem] = [self._tray_panel]
        if self.bidding is not None:
            mine += self.bidding.items()
        return [*mine, *self.resolving.items(), *self.stacking.items()]

    # ---------------------------------------------------------------------------------------------- inside

    def _resolve(self, sights: Sequence[TopCakeSight]) -> Script:
        """The row is resolved card by card, which waits for *Next*."""
        self.resolving.walk(sights)
        yield self.resolving.done

    def _stack(self, sights: Sequence[TopCakeSight]) -> Script:
        """Cards are placed and fall."""
        self._stacking_look = None
        yield from self.stacking.script(sights[-1])
        self._stacking_look = sights[-1].look

    def _dealt(self) -> None:
        self._is_dealing = False
        look, self._acts_after_deal = self._acts_after_deal, None
        if look is not None:
            self.let_act(look)

    def _go_to(self, screen: Screen, look: Look) -> None:
        """Show one screen and hide the others."""
        self.screen = screen
        if self.bidding is not None:
            self.bidding.set_shown(screen is Screen.BIDDING)
        if screen is not Screen.RESOLVING:
            self.resolving.hide()
        if screen is not Screen.STACKING:
            self.stacking.hide()
        self._hint_own_seat(look)

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
        return self.bidding

    def _rects(self) -> BoardRects:
        return board_rects(self.metrics, len(self.people))
