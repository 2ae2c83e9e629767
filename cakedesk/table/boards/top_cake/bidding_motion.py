"""`BiddingMotion`: what moves on the bidding screen: bids that are laid, cards that are revealed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from cakedesk.games.top_cake.events import BidLaid, CardsRevealed, HalfLaid
from cakedesk.games.top_cake.resolving import DOWN, UP
from cakedesk.table.animation import Easing, Move
from cakedesk.table.boards.top_cake.bidding_screen import BiddingScreen
from cakedesk.table.boards.top_cake.laid_bids import HALF
from cakedesk.table.boards.top_cake.row_view import NOTHING_NEW, Changes
from cakedesk.table.boards.top_cake.segments import TopCakeSight
from cakedesk.table.items import TableItem
from cakedesk.table.motion import DEAL_STEP_MS


class BiddingMotion:
    """Shows each thing from its own look, and knows where its cards come from."""

    def __init__(self, screen: BiddingScreen) -> None:
        self._screen = screen

    def show(self, sights: Sequence[TopCakeSight]) -> list[Move]:
        """Show what belongs together, and give what is to move for it."""
        look = sights[-1].look
        match sights[-1].event:
            case BidLaid():
                return self._bids_laid(sights)
            case HalfLaid(seat=seat, card=card):
                source = self._launched(HALF) or self._screen.panels.panels[seat].header.badge_center()
                before = self._places()
                self._screen.show(look, Changes(bids=frozenset({(card, HALF)})))
                item = self._screen.row.column(card).bids.item(HALF)
                return [self._flight(item, source, 0), *self._reflow(before, {item})]
            case CardsRevealed(cards=cards):
                self._screen.show(look, Changes(cards=frozenset(cards)))
                return self.dealt(cards)
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
            sources.append(self._launched(side) or self._screen.panels.panels[event.seat].hand.center())
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
        rect = self._screen.launch.pop(side, None)
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

    def dealt(self, cards: Sequence[int]) -> list[Move]:
        """Let cards of the row come in from the side."""
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
