"""What moves on the bidding screen: bids that are laid, cards that are revealed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from cakedesk.games.top_cake.events import BidLaid, CardsRevealed, HalfLaid
from cakedesk.games.top_cake.resolving import DOWN, UP
from cakedesk.table.animation import Easing, Group, Move
from cakedesk.table.boards.top_cake.bidding_screen import BiddingScreen
from cakedesk.table.boards.top_cake.laid_bids import HALF
from cakedesk.table.boards.top_cake.row_view import Changes
from cakedesk.table.boards.top_cake.segments import TopCakeSight
from cakedesk.table.items import TableItem
from cakedesk.table.kit.event_player import Script, in_turns
from cakedesk.table.motion import DEAL_STEP_MS


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
    return {item: pos for card in row.cards for item, pos in row.column(card).bids.places().items()}


def _reflow(screen: BiddingScreen, before: dict[TableItem, QPointF], flying: set[TableItem]) -> list[Move]:
    """Bids that make room for others move over."""
    moves = []
    for item, target in _places(screen).items():
        source = before.get(item)
        if item not in flying and source is not None and source != target:
            item.setPos(source)
            moves.append(Move(item, pos=target))
    return moves
