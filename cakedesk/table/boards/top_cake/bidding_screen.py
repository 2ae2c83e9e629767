"""`BiddingScreen`: the row, the seats, what is out of play, and the tray; and what moves there."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from PySide6.QtCore import QPointF, QRectF

from cakedesk.games.top_cake.events import BidLaid, CardsRevealed, HalfLaid
from cakedesk.games.top_cake.phases import ENDED
from cakedesk.games.top_cake.resolving import DOWN, UP
from cakedesk.table.animation import Easing, Group, Move
from cakedesk.table.boards.top_cake.bid_composer import Look
from cakedesk.table.boards.top_cake.bidding_tray import BiddingTray
from cakedesk.table.boards.top_cake.bidding_turn import BiddingTurn
from cakedesk.table.boards.top_cake.laid_bids import HALF
from cakedesk.table.boards.top_cake.layout import BoardRects, end_rects
from cakedesk.table.boards.top_cake.out_of_play import OutOfPlay
from cakedesk.table.boards.top_cake.row_view import NOTHING_NEW, Changes, RowView
from cakedesk.table.boards.top_cake.seat_panels import SeatPanels
from cakedesk.table.boards.top_cake.segments import TopCakeSight
from cakedesk.table.items import TableItem
from cakedesk.table.kit.event_player import Script, in_turns
from cakedesk.table.kit.phased_board import PhasedBoard
from cakedesk.table.motion import DEAL_STEP_MS
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
        self._board, self._aids, self._staged = board, board.aids, board.staged
        self.look = look
        # What is marked as new.
        self.changes = board.news if isinstance(board.news, Changes) else NOTHING_NEW
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
        self.panels.relayout(self.rects_for(self.look).panels)
        self._fit_beside()
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
        stood = self.rects_for(self.look) if self._rects is not None else None
        if changes is None:
            rows = [(shown.row, shown.bids, shown.half_card) for shown in (look.shown, self.look.shown)]
            changes = self.changes if rows[0] == rows[1] else NOTHING_NEW
        self.look, self.changes = look, changes
        self._board.news = changes
        self.set_shown(True)
        self.row.set_shown(look.shown.phase != ENDED)
        self.row.show(look.shown, changes)
        yield
        yield from self._show_seats(look)
        self.out_of_play.show(look.shown)
        if stood is not None and stood != self.rects_for(look):
            self._fit_beside()
        yield

    def _show_seats(self, look: Look) -> Work:
        panels = None if self._rects is None else self.rects_for(look).panels
        for seat, panel in enumerate(self.panels.panels):
            self.panels.show_seat(look.shown, seat)
            if panels is not None:
                panel.fit(panels[seat])
            yield
        self.panels.level_points()

    def rects_for(self, look: Look) -> BoardRects:
        """The zones for a look, which differ at the end."""
        assert self._rects is not None
        return end_rects(self.metrics, self._rects) if look.shown.phase == ENDED else self._rects

    def _fit_beside(self) -> None:
        """Let what does not belong to a seat stand in its zones."""
        rects = self.rects_for(self.look)
        self.out_of_play.fit(rects.out_of_play, is_snug=self.look.shown.phase == ENDED)
        self.tray.relayout(rects)


def bidding_script(screen: BiddingScreen, sights: Sequence[TopCakeSight]) -> Script:
    """Show what belongs together."""
    laid = dict(bid for sight in sights if (bid := _laid_bid(screen, sight)) is not None)
    event, before = sights[-1].event, _places(screen)
    revealed = event.cards if isinstance(event, CardsRevealed) else ()
    screen.launch = {}
    yield from in_turns(screen.drawing(sights[-1].look, Changes(frozenset(laid), frozenset(revealed))))
    items = [screen.row.column(card).bids.item(number) for card, number in laid]
    moves = [
        _flight(item, source, at) for at, (item, source) in enumerate(zip(items, laid.values(), strict=True))
    ]
    moves += [*_reflow(screen, before, set(items)), *dealt(screen, revealed)]
    if revealed:
        screen.scene.sound("flip")
    yield Group(moves, name="bidding")
    if laid:
        screen.scene.sound("set")


def dealt(screen: BiddingScreen, cards: Sequence[int]) -> list[Move]:
    """Let cards of the row come in from the side."""
    moves, right = [], screen.scene.metrics.width_px
    for index, card in enumerate(cards):
        item = screen.row.column(card).item
        target = QPointF(item.pos())
        item.setPos(QPointF(right, target.y()))
        delay_ms = index * DEAL_STEP_MS
        moves.append(Move(item, pos=target, delay_ms=delay_ms, easing=Easing.OUT_CUBIC, flight=True))
    return moves


def _laid_bid(screen: BiddingScreen, sight: TopCakeSight) -> tuple[tuple[int, int], QPointF] | None:
    """The card and the number of a bid that is laid, and where it comes from."""
    panels = screen.panels.panels
    match sight.event:
        case HalfLaid(seat=seat, card=card):
            number, side, start = HALF, HALF, panels[seat].header.badge_center()
        case BidLaid(seat=seat, card=card, face_up=face_up):
            shown, side = sight.look.shown, UP if face_up else DOWN
            number, start = len(shown.bids[shown.row.index(card)]) - 1, panels[seat].hand.center()
        case _:
            return None
    return (card, number), screen.launch[side].center() if side in screen.launch else start


def _flight(item: TableItem, source: QPointF, index: int) -> Move:
    target = QPointF(item.pos())
    item.setPos(source - QPointF(item.width_px / 2, item.height_px / 2))
    return Move(item, pos=target, delay_ms=index * DEAL_STEP_MS, flight=True)


def _places(screen: BiddingScreen) -> dict[TableItem, QPointF]:
    """Where all bids lie."""
    row = screen.row
    return {item: item.pos() for card in row.cards for item in row.column(card).bids.items()}


def _reflow(screen: BiddingScreen, before: dict[TableItem, QPointF], flying: set[TableItem]) -> list[Move]:
    """Bids that make room for others move over."""
    moves = []
    for item, target in _places(screen).items():
        source = before.get(item)
        if item not in flying and source is not None and source != target:
            item.setPos(source)
            moves.append(Move(item, pos=target))
    return moves
