"""`BiddingPlayer`: shows bids being laid, cards being revealed, and rounds beginning and ending."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from cakedesk.games.top_cake.events import BidLaid, CardsRevealed, HalfLaid, RoundBegan, RoundEnded
from cakedesk.games.top_cake.resolving import DOWN, UP
from cakedesk.table.animation import Easing, Group, Move
from cakedesk.table.boards.top_cake.bidding_screen import BiddingScreen
from cakedesk.table.boards.top_cake.event_wording import EventWording
from cakedesk.table.boards.top_cake.laid_bids import HALF
from cakedesk.table.boards.top_cake.row_view import NOTHING_NEW, Changes
from cakedesk.table.boards.top_cake.segments import TopCakeSight
from cakedesk.table.items import TableItem
from cakedesk.table.motion import DEAL_STEP_MS


class BiddingPlayer(QObject):
    """Plays what happened on the bidding screen, one thing after the other, each from its own look.

    Signals:
        happened: the sights of what is shown now.
    """

    happened = Signal(object)

    def __init__(self, screen: BiddingScreen, wording: EventWording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._screen = screen
        self._wording = wording
        self._waiting: list[list[TopCakeSight]] = []
        self._launch: dict[int, QRectF] = {}
        self._done: Callable[[], None] = lambda: None

    def play(
        self, sights: Sequence[TopCakeSight], launch: dict[int, QRectF], done: Callable[[], None]
    ) -> None:
        """Show what happened.

        Args:
            launch: where cards that a person has just confirmed stood in the tray: by side, the half point by
                `HALF`; empty: they come from the seat's panel.
        """
        self._waiting = together(sights)
        self._launch = launch
        self._done = done
        self._next()

    def stop(self) -> None:
        """Show nothing more of what was given."""
        self._waiting = []
        self._done = lambda: None

    def deal(self, done: Callable[[], None]) -> None:
        """Let the cards of the row come in, as at the beginning of the game."""
        moves = self._dealt(self._screen.row.cards)
        self._screen.scene.sound("flip")
        self._screen.scene.queue.play(Group(moves, on_end=done, name="deal"))

    def _next(self) -> None:
        if not self._waiting:
            done, self._done = self._done, lambda: None
            done()
            return
        sights = self._waiting.pop(0)
        self.happened.emit(sights)
        for _, sentence in self._wording.sentences(sights):
            self._screen.scene.announce(sentence)
        moves = self._show(sights)
        event = sights[-1].event
        if isinstance(event, CardsRevealed):
            self._screen.scene.sound("flip")
        lands = isinstance(event, BidLaid | HalfLaid)
        self._screen.scene.queue.play(
            Group(moves, on_end=self._landed if lands else self._next, name="bidding")
        )

    def _landed(self) -> None:
        self._screen.scene.sound("set")
        self._next()

    def _show(self, sights: Sequence[TopCakeSight]) -> list[Move]:
        look = sights[-1].look
        match sights[-1].event:
            case BidLaid():
                return self._bids_laid(sights)
            case HalfLaid(seat=seat, card=card):
                source = self._launched(HALF) or self._screen.panels.half_center(seat)
                before = self._places()
                self._screen.show(look, Changes(bids=frozenset({(card, HALF)})))
                item = self._screen.row.column(card).bids.item(HALF)
                return [self._flight(item, source, 0), *self._reflow(before, {item})]
            case CardsRevealed(cards=cards):
                self._screen.show(look, Changes(cards=frozenset(cards)))
                return self._dealt(cards)
        self._screen.show(look, NOTHING_NEW)
        return []

    def _bids_laid(self, sights: Sequence[TopCakeSight]) -> list[Move]:
        laid: list[tuple[int, int]] = []
        sources: list[QPointF] = []
        for sight in sights:
            event, shown = sight.event, sight.look.shown
            assert isinstance(event, BidLaid)
            laid.append((event.card, len(shown.bids[shown.row.index(event.card)]) - 1))
            side = UP if event.face_up else DOWN
            sources.append(self._launched(side) or self._screen.panels.hand_center(event.seat))
        before = self._places()
        self._screen.show(sights[-1].look, Changes(bids=frozenset(laid)))
        items = [self._screen.row.column(card).bids.item(number) for card, number in laid]
        flights = [
            self._flight(item, source, index)
            for index, (item, source) in enumerate(zip(items, sources, strict=True))
        ]
        return flights + self._reflow(before, set(items))

    def _flight(self, item: TableItem, source: QPointF, index: int) -> Move:
        target = QPointF(item.pos())
        item.setPos(source - QPointF(item.width_px / 2, item.height_px / 2))
        return Move(item, pos=target, delay_ms=index * DEAL_STEP_MS, flight=True)

    def _launched(self, side: int) -> QPointF | None:
        rect = self._launch.pop(side, None)
        return None if rect is None else rect.center()

    def _places(self) -> dict[TableItem, QPointF]:
        """Where all bids lie."""
        row = self._screen.row
        return {item: pos for card in row.cards for item, pos in row.column(card).bids.places().items()}

    def _reflow(self, before: dict[TableItem, QPointF], flying: set[TableItem]) -> list[Move]:
        """Bids that make room for others move over."""
        moves = []
        for item, target in self._places().items():
            source = before.get(item)
            if item not in flying and source is not None and source != target:
                item.setPos(source)
                moves.append(Move(item, pos=target))
        return moves

    def _dealt(self, cards: Sequence[int]) -> list[Move]:
        moves = []
        right = self._screen.scene.metrics.width_px
        for index, card in enumerate(cards):
            item = self._screen.row.column(card).item
            target = QPointF(item.pos())
            item.setPos(QPointF(right, target.y()))
            moves.append(
                Move(item, pos=target, delay_ms=index * DEAL_STEP_MS, easing=Easing.OUT_CUBIC, flight=True)
            )
        return moves


def together(sights: Sequence[TopCakeSight]) -> list[list[TopCakeSight]]:
    """Put the two bids of a turn together, and the end of a round with the beginning of the next one.

    Args:
        sights: what happened, in order.
    """
    groups: list[list[TopCakeSight]] = []
    for sight in sights:
        last = groups[-1][-1].event if groups else None
        event = sight.event
        both_bids = isinstance(event, BidLaid) and isinstance(last, BidLaid) and event.seat == last.seat
        if both_bids or isinstance(last, RoundEnded | RoundBegan):
            groups[-1].append(sight)
        else:
            groups.append([sight])
    return groups
