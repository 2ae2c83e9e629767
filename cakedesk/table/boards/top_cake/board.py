"""The table of Top Cake: one screen for bidding, one for resolving, one for stacking."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.games.top_cake.events import (
    CardResolved,
    LayerPlaced,
    LayersCollapsed,
    ResolvingBegan,
    StackingBegan,
)
from cakedesk.games.top_cake.phases import ENDED, ROUNDS, STACKING
from cakedesk.table import z_values
from cakedesk.table.animation import Group
from cakedesk.table.board import BoardStatus
from cakedesk.table.boards.top_cake.bid_composer import Look
from cakedesk.table.boards.top_cake.bidding_screen import BiddingScreen, bidding_script, dealt
from cakedesk.table.boards.top_cake.help import card_help
from cakedesk.table.boards.top_cake.layout import BoardRects, board_rects, end_rects
from cakedesk.table.boards.top_cake.log_wording import sentences
from cakedesk.table.boards.top_cake.places import board_places
from cakedesk.table.boards.top_cake.resolving import ResolvedRow
from cakedesk.table.boards.top_cake.segments import (
    Screen,
    TopCakeSight,
    is_untouched,
    screen_of,
    together,
)
from cakedesk.table.boards.top_cake.stacking_screen import StackingScreen
from cakedesk.table.items import PanelItem, PanelStyle, TableItem
from cakedesk.table.kit.action_tray import ActionTray
from cakedesk.table.kit.event_player import Script, in_turns
from cakedesk.table.kit.phased_board import PhasedBoard, TurnWork
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.slicer import Work


class TopCakeBoard(PhasedBoard):
    """Shows a game of Top Cake and turns gestures into its actions."""

    tells_late = frozenset({ResolvingBegan, CardResolved, LayerPlaced, LayersCollapsed})

    screen = Screen.BIDDING  # which screen is shown
    bidding: BiddingScreen | None = None  # all of bidding; None before the first look
    resolving: ResolvedRow | None = None  # how a row is resolved, while that is shown or gets ready
    stacking: StackingScreen | None = None  # everybody's stacks, while they are shown or get ready
    _tray_panel: PanelItem | None = None
    _stacking_look: Look | None = None
    _acts_after_deal: Look | None = None
    _is_dealing = False

    # -------------------------------------------------------------------------- what PhasedBoard asks for

    def drawing(self, look: Look) -> Work:
        """The row that is bid on, or everybody's stacks. The first row is dealt."""
        bidding = self._bidding_for(look)
        yield
        is_first = not bidding.is_shown and is_untouched(look)
        if look.shown.phase == STACKING:
            shown, known = look.shown, self._stacking_look
            is_there = self.screen is Screen.STACKING and known is not None
            if known is not None and (shown.stacks, shown.won) != (known.shown.stacks, known.shown.won):
                is_there = False
            self._go_to(Screen.STACKING, look)
            if not is_there:
                self._stacking_look = look
                yield from self._stacking_for(look).show(look)
            return
        self._go_to(Screen.BIDDING, look)
        yield
        yield from bidding.drawing(look)
        if is_first:
            self._is_dealing = True
            self.scene.sound("flip")
            moves = dealt(bidding, bidding.row.cards)
            self.queue.play(Group(moves, on_end=self._dealt, name="deal"))

    def making_turn(self, look: Look) -> TurnWork:
        """Bid, lay the half point, or stack."""
        if look.shown.phase != STACKING:
            bidding = self._bidding_for(look)
            self._go_to(Screen.BIDDING, look)
            yield
            return (yield from bidding.making_turn(look))
        self._go_to(Screen.STACKING, look)
        self._stacking_look = None  # what is staged is not in any look
        stacking = self._stacking_for(look)
        yield
        return stacking.make_turn(look)

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
        if self.bidding is not None:
            self._place_tray(self.bidding.look)
        for screen in (self.bidding, self.resolving, self.stacking):
            if screen is not None:
                screen.relayout(rects)

    def together(self, sights: Sequence[TopCakeSight]) -> list[list[TopCakeSight]]:
        """Bids of a turn, cards of a row, and what lies between two rounds."""
        return together(sights)

    def arrive(self, sights: Sequence[TopCakeSight]) -> Script:
        """Build the screen that comes while the one before is still shown."""
        look, screen = sights[0].look, screen_of(sights[0].event)
        if screen is Screen.RESOLVING:
            row = self._open_row(sights)
            if row is not None and self.scene.motion.pace != "all_at_once":
                yield from in_turns(row.prepare())
            self._go_to(screen, look)
        elif screen is self.screen:
            if isinstance(sights[0].event, StackingBegan):
                yield from in_turns(self._stacking_for(look).show(look))
            return
        elif screen is Screen.STACKING:
            stacking = self._stacking_for(look)
            yield from in_turns(stacking.prepare(look))
            self._go_to(screen, look)
            stacking.come()
            yield None
        else:
            bidding = self._bidding_for(look)
            yield from in_turns(bidding.prepare(sights[-1].look))
            yield bidding.panels.pictures_there()
            self._go_to(screen, sights[-1].look)
            yield None  # coming and showing something in one turn of the event loop would hold the window up
        self.tell_status(look)

    def show_other(self, sights: Sequence[TopCakeSight]) -> Script:
        """What happens while bids are laid."""
        yield from bidding_script(self._bidding_for(sights[-1].look), sights)
        self.tell_status(sights[-1].look)

    def leave_turn(self) -> None:
        """Bids start from where they stand now; cards that are stacked stay."""
        if self.bidding is not None and self.bidding.turn is not None:
            self.bidding.launch = self.bidding.turn.launch_rects()
        elif self.stacking is not None:
            self.stacking.leave_turn()

    def give_up(self) -> None:
        """What was staged goes back to the hand."""
        if self.stacking is not None and self.screen is Screen.STACKING:
            self.stacking.give_up()
        else:
            self.rest()

    def rest(self) -> None:
        """Cards that were placed stay; the hand says whose turn it is."""
        if self.bidding is not None and self.screen is Screen.BIDDING:
            self.bidding.rest()
        elif self.stacking is not None and self.screen is Screen.STACKING:
            self.stacking.rest()

    def stopped(self) -> None:
        """Nobody acts after a deal that is cut short."""
        self._acts_after_deal = None

    def played(self) -> None:
        """What was resolved stays until the next screen is there, or there is none."""
        self._close_row()

    # ----------------------------------------------------------------------------- what Board may be asked

    def show_look(self, look: Look) -> None:
        """See `Board.show_look`. A deal goes on."""
        if self._is_dealing and is_untouched(look):
            self.clear_marks()
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
        self.clear_marks()
        self.stop()
        first = next(index for index, sight in enumerate(sights) if isinstance(sight.event, ResolvingBegan))
        self._bidding_for(sights[at].look)
        row = self._open_row(sights[first:])
        self._go_to(Screen.RESOLVING, sights[at].look)
        self.tell_status(sights[first].look)
        if row is not None:
            row.show_card(at - first - 1)

    def close(self) -> None:
        """See `Board.close`."""
        self.stop()
        if self.bidding is not None:
            self.bidding.set_shown(False)
        self._close_row()
        self._close_stacking()
        super().close()

    def help_for(self, item: TableItem) -> tuple[str, ...]:
        """See `Board.help_for`."""
        return card_help(self, item)

    @property
    def tray(self) -> ActionTray | None:
        """See `Board.tray`: that of the screen that is shown."""
        screen = {
            Screen.BIDDING: self.bidding,
            Screen.RESOLVING: self.resolving,
            Screen.STACKING: self.stacking,
        }[self.screen]
        return None if screen is None else screen.tray.actions

    # ---------------------------------------------------------------------------------------------- inside

    def _resolve(self, sights: Sequence[TopCakeSight]) -> Script:
        """The row is resolved card by card, which waits for *Next*."""
        row = self.resolving
        if row is not None:
            row.start()
            yield row.done

    def _stack(self, sights: Sequence[TopCakeSight]) -> Script:
        """Cards are placed and fall."""
        self._stacking_look = None
        yield from self._stacking_for(sights[-1].look).script(sights[-1])
        self._stacking_look = sights[-1].look

    def _dealt(self) -> None:
        self._is_dealing = False
        look, self._acts_after_deal = self._acts_after_deal, None
        if look is not None:
            self.let_act(look)

    def _place_tray(self, look: Look) -> None:
        """Let the panel below all trays be as high as the tray of a look."""
        rects = self._rects()
        if self.screen is Screen.BIDDING and look.shown.phase == ENDED:
            rects = end_rects(self.metrics, rects)
        if self._tray_panel is not None:
            grow = rects.gap_px
            self._tray_panel.place_in(rects.tray.adjusted(-grow, 0, grow, grow))

    def _go_to(self, screen: Screen, look: Look) -> None:
        """Show one screen for a look, and hide the others."""
        self.screen = screen
        self._place_tray(look)
        if self.bidding is not None:
            self.bidding.set_shown(screen is Screen.BIDDING)
        if screen is not Screen.RESOLVING:
            self._close_row()
        if screen is not Screen.STACKING:
            self._close_stacking()

    def _open_row(self, sights: Sequence[TopCakeSight]) -> ResolvedRow | None:
        """Make what shows how a row is resolved, hidden; None if nothing was."""
        self._close_row()
        if any(isinstance(sight.event, CardResolved) for sight in sights):
            self.resolving = ResolvedRow(self, sights, self._rects())
            self.resolving.told.connect(self.happened)
        return self.resolving

    def _close_row(self) -> None:
        row, self.resolving = self.resolving, None
        if row is not None:
            row.close()

    def _stacking_for(self, look: Look) -> StackingScreen:
        if self.stacking is None:
            self.stacking = StackingScreen(self, look, self._rects())
        return self.stacking

    def _close_stacking(self) -> None:
        """Take stacking away, and forget what is staged."""
        if self.stacking is not None and self.stacking.turn is not None:
            self.staged.end()
        if self.stacking is not None:
            self.queue.skip_all()
        # What was skipped may have led on, and taken it away already.
        screen, self.stacking = self.stacking, None
        if screen is not None:
            screen.remove()
            screen.deleteLater()

    def _bidding_for(self, look: Look) -> BiddingScreen:
        if self.bidding is None:
            self.places = board_places(self)
            stack = (StackingBegan, LayerPlaced, LayersCollapsed)
            self.handlers = {
                **dict.fromkeys((ResolvingBegan, CardResolved), self._resolve),
                **dict.fromkeys(stack, self._stack),
            }
            self._tray_panel = PanelItem(self.scene, PanelStyle(radius_px=0, shadow="rest"))
            self._tray_panel.setZValue(z_values.PANEL)
            self.bidding = BiddingScreen(self, look)
            self.bidding.set_shown(False)
            # The row leads: its pictures are ordered first.
            self.bidding.row.show(look.shown)
            self.lay_out()
        return self.bidding

    def _rects(self) -> BoardRects:
        return board_rects(self.metrics, len(self.people))
