"""Where the things of the table of Top Cake are.

Names, for lesson and tests:

====================  =================================================================================
``row``               the cards that are bid on
``card/<id>``         the column of a card of the row
``bids/<id>``         the bidding cards beneath it
``panel/<seat>``      a seat's panel
``hand``              the bidding cards of the person who acts; ``hand/<kind>`` one of them (``5``, ``S``)
``half``              the half point that is to be laid
``slots``             the places of the two cards of a turn
``confirm``           the button that ends the turn; ``all-back`` the one that takes all back
``walk``, ``next``    resolving: the card that is resolved or in the end all, and the button that goes on
``won``               the cards to stack; ``won/<id>`` one of them
``stack/<n>``         an own stack; ``new`` the place of a new one
====================  =================================================================================

What a line of the log is about are cards, by their index, and bids: `BidMark`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from cakedesk.games.top_cake.cards import KIND_NAMES
from cakedesk.table.boards.top_cake.bidding_screen import BiddingScreen
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.laid_bids import LaidBid
from cakedesk.table.boards.top_cake.layout import BoardRects, board_rects
from cakedesk.table.boards.top_cake.log_wording import BidMark
from cakedesk.table.boards.top_cake.segments import Screen
from cakedesk.table.boards.top_cake.stack_item import StackPicture
from cakedesk.table.boards.top_cake.stacking_turn import StackingTurn
from cakedesk.table.items import FaceItem
from cakedesk.table.kit.places import Found, Place, Places, together

if TYPE_CHECKING:
    from cakedesk.table.boards.top_cake.board import TopCakeBoard

_KINDS = {name: kind for kind, name in KIND_NAMES.items()}
_LAYER_CORNER_UNITS = 10.0


def board_places(board: TopCakeBoard) -> Places:
    """The names of what is on the table."""

    def bidding(find: Callable[[BiddingScreen, str], Found]) -> Callable[[str], Found]:
        def found(which: str) -> Found:
            screen = board.bidding
            is_there = board.screen is Screen.BIDDING and screen is not None and screen.is_shown
            return find(screen, which) if is_there and screen is not None else None

        return found

    def zone(name: str) -> Found:
        return places.keyed(f"zone/{name}") if isinstance(board.staged.turn, StackingTurn) else None

    def won(which: str) -> Found:
        turn = board.staged.turn
        if not isinstance(turn, StackingTurn):
            return None
        cards = turn.composer.to_place if not which else [turn.composer.lists.index.get(which, -1)]
        return together(places.keyed(f"won/{card}") for card in cards)

    def walk(_: str) -> Found:
        row = board.resolving
        return together(row.on_page()) if row is not None and board.screen is Screen.RESOLVING else None

    def zones() -> BoardRects:
        return board_rects(board.metrics, len(board.people))

    places = Places(
        board.scene,
        {
            "row": bidding(lambda screen, _: together(_columns(screen).values())),
            "card": bidding(lambda screen, card: _columns(screen).get(card)),
            "bids": bidding(_bids),
            "panel": bidding(lambda _, seat: zones().panels[int(seat)]),
            "hand": bidding(_hand),
            "half": bidding(_half),
            "slots": bidding(_slots),
            "confirm": lambda _: board.primary_button,
            "all-back": lambda _: places.keyed("stacking/all-back"),
            "walk": walk,
            "next": lambda _: places.keyed("resolving/next"),
            "won": won,
            "stack": zone,
            "new": lambda _: zone("new"),
        },
        {
            int: lambda cards: [_card(board, item, card) for card in cards for item in _faces(board)],
            BidMark: lambda marks: [_bid(board, item, mark) for mark in marks for item in _faces(board)],
        },
    )
    return places


def _columns(screen: BiddingScreen) -> dict[str, QRectF]:
    cards = screen.look.shown.lists.cards
    return {cards[card].id: screen.row.column(card).zone.rect_px() for card in screen.row.cards}


def _bids(screen: BiddingScreen, card: str) -> Found:
    index = screen.look.shown.lists.index.get(card, -1)
    return screen.row.column(index).bids.items() if index in screen.row.cards else None


def _hand(screen: BiddingScreen, kind: str) -> Found:
    if screen.turn is None:
        return None
    if kind:
        return screen.tray.hand.card(_KINDS[kind])
    return None if _lays_half(screen) else screen.tray.hand_rect()


def _half(screen: BiddingScreen, _: str) -> Found:
    return screen.tray.half_slot.card_rect() if _lays_half(screen) else None


def _slots(screen: BiddingScreen, _: str) -> Found:
    if screen.turn is None or _lays_half(screen):
        return None
    return together(slot.panel.rect_px() for slot in screen.tray.slots.values())


def _lays_half(screen: BiddingScreen) -> bool:
    return screen.turn is not None and screen.turn.composer.asks_for_half


def _faces(board: TopCakeBoard) -> Iterator[FaceItem]:
    items = board.scene.table_items() if board.bidding is not None else ()
    return (item for item in items if item.isVisible() and isinstance(item, FaceItem))


def _card(board: TopCakeBoard, item: FaceItem, card: int) -> Found:
    assert board.bidding is not None
    if isinstance(item, StackPicture):
        layer = item.layer_of(card) if item.layer_of is not None else None
        return None if layer is None else Place(layer, corner_px=board.metrics.px(_LAYER_CORNER_UNITS))
    if item.big_face != row_face(board.bidding.look.shown.lists, card):
        return None
    return Place(item.rect_px(), corner_px=item.corner_px, rises=item)


def _bid(board: TopCakeBoard, item: FaceItem, mark: BidMark) -> Found:
    """A bid with the tag that says that it is new."""
    assert board.bidding is not None
    number = board.bidding.look.shown.round
    if (
        not isinstance(item, LaidBid)
        or item.card != mark.card
        or not mark.is_this(item.bid, item.number, number)
    ):
        return None
    box = item.rect_px()
    if item.tag is not None:
        box = box.united(item.tag.rect_px())
    return Place(box, corner_px=item.corner_px or item.width_px / 2)
