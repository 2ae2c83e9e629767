"""`BiddingScreen`: the row, the seats, what is out of play, and the tray."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from PySide6.QtCore import QRectF

from cakedesk.games.top_cake.phases import ENDED
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.boards.top_cake.bid_composer import Look
from cakedesk.table.boards.top_cake.bidding_tray import BiddingTray
from cakedesk.table.boards.top_cake.bidding_turn import BiddingTurn
from cakedesk.table.boards.top_cake.layout import BoardRects, end_panels
from cakedesk.table.boards.top_cake.out_of_play import OutOfPlay
from cakedesk.table.boards.top_cake.row_view import NOTHING_NEW, Changes, RowView
from cakedesk.table.boards.top_cake.seat_panels import SeatPanels
from cakedesk.table.kit.phased_board import PhasedBoard
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.slicer import Work


class BiddingScreen(ScreenPart):
    """Everything that is seen while bids are laid."""

    def __init__(self, board: PhasedBoard, look: Look) -> None:
        super().__init__(board.scene, board)
        names = [person.name for person in board.people]
        self.row = self.own_part(RowView(self.scene, names))
        self.panels = self.own_part(SeatPanels(board))
        self.out_of_play = self.own_part(OutOfPlay(self.scene, look.shown, names))
        self.tray = self.own_part(BiddingTray(board, look.shown))
        self.tray.actions.confirmed.connect(board.staged.confirm)
        self.tray.actions.pressed.connect(board.staged.take_back)
        # Where the cards of the turn that was confirmed last stood in the tray: by side, the half point by
        # `laid_bids.HALF`.
        self.launch: dict[int, QRectF] = {}
        self._aids, self._staged = board.aids, board.staged
        self.look = look
        self.changes = NOTHING_NEW  # what is marked as new
        self._rects: BoardRects | None = None

    @property
    def turn(self) -> BiddingTurn | None:
        """The turn of the person who acts; None: nobody may act."""
        turn = self._staged.turn
        return turn if isinstance(turn, BiddingTurn) else None

    def drawing(self, look: Look, changes: Changes | None = None) -> Work:
        """Show a look, with nobody acting.

        Args:
            changes: what is marked as new; None: what was, if the row still is as it was, else nothing.
        """
        yield from self._show_table(look, changes)
        self.tray.show_rest(look)
        yield

    def prepare(self, look: Look) -> Work:
        """Do what `drawing` would do, while the screen is hidden."""
        yield from self._show_seats(look)
        self.row.show(look.shown)
        yield

    def rest(self) -> None:
        """Let nobody act any more. What lies on the table stays."""
        self.end_turn()
        self.tray.show_rest(self.look)

    def making_turn(self, look: Look) -> Generator[None, None, BiddingTurn]:
        """Let the person of a look act."""
        yield from self._show_table(look, None)
        return BiddingTurn(self.scene, look, self.row, self.tray, self._aids)

    def end_turn(self) -> None:
        """Let nobody act. What was staged is given up."""
        self.scene.enlarge.hide()
        if self.turn is not None:
            self._staged.end()

    def relayout(self, rects: BoardRects) -> None:
        """Stand in the zones of the table. What is staged stays staged."""
        self._rects = rects
        self.row.relayout(rects.row)
        self.panels.relayout(self._panel_rects(rects, self.look))
        self.out_of_play.fit(rects.out_of_play)
        self.tray.relayout(rects)
        if self.turn is not None:
            self.turn.refresh()

    def set_shown(self, shown: bool) -> None:
        """Show or hide it all. Hiding it gives up the turn."""
        if not shown:
            self.end_turn()
        if shown != self.is_shown:
            super().set_shown(shown)

    def _show_table(self, look: Look, changes: Changes | None) -> Work:
        """Show everything but the tray."""
        self.end_turn()
        if changes is None:
            changes = self.changes if _same_row(look.shown, self.look.shown) else NOTHING_NEW
        self.look, self.changes = look, changes
        self.set_shown(True)
        self.row.set_shown(look.shown.phase != ENDED)
        self.row.show(look.shown, changes)
        yield
        yield from self._show_seats(look)
        self.out_of_play.show(look.shown)
        yield

    def _show_seats(self, look: Look) -> Work:
        rects = None if self._rects is None else self._panel_rects(self._rects, look)
        for seat, panel in enumerate(self.panels.panels):
            self.panels.show_seat(look.shown, seat)
            if rects is not None:
                panel.fit(rects[seat])
            yield
        self.panels.level_points()

    @staticmethod
    def _panel_rects(rects: BoardRects, look: Look) -> Sequence[QRectF]:
        """The panels; in the end they take the place of the row, which is empty then."""
        return end_panels(rects) if look.shown.phase == ENDED else rects.panels


def _same_row(one: TopCakeState, other: TopCakeState) -> bool:
    return (one.row, one.bids, one.half_card) == (other.row, other.bids, other.half_card)
