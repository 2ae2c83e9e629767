"""Where the things of the Top Cake table stand that a lesson points at.

Names of anchors:

====================  =================================================================================
``row``               the cards that are bid on
``card/<id>``         the column of a card of the row
``bids/<id>``         the bidding cards beneath it
``panel/<seat>``      a seat's panel
``hand``              the bidding cards of the person who acts; ``hand/<kind>`` one of them (``5``, ``S``)
``half``              the half point that is to be laid
``slots``             the places of the two cards of a turn
``confirm``           the button that ends the turn; ``all-back`` the one that takes all back
``walk``, ``next``    resolving: the card that is resolved, and the button that goes on
``won``               the cards to stack; ``won/<id>`` one of them
``stack/<n>``         an own stack; ``new`` the place of a new one
====================  =================================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from cakedesk.games.top_cake.cards import KIND_NAMES
from cakedesk.table.boards.top_cake.layout import BoardRects, board_rects
from cakedesk.table.boards.top_cake.segments import Screen
from cakedesk.table.items import TableItem

if TYPE_CHECKING:
    from cakedesk.table.boards.top_cake.bidding_screen import BiddingScreen
    from cakedesk.table.boards.top_cake.board import TopCakeBoard

_KINDS = {name: kind for kind, name in KIND_NAMES.items()}
_BUTTONS = {"next": "resolving/next", "all-back": "stacking/all-back"}


def anchor_rects(board: TopCakeBoard, name: str) -> list[QRectF]:
    """Where an anchor stands now.

    Returns:
        Its places in px of the scene; none while it is not shown.
    """
    place, _, which = name.partition("/")
    if place in _BUTTONS:
        return _of_items(_with_key(board, _BUTTONS[place]))
    if place == "confirm":
        button = board.primary_button
        return _of_items([button] if button is not None and button.isVisible() else [])
    if board.screen is Screen.BIDDING and board.bidding is not None and board.bidding.is_shown:
        if place == "panel":
            return [_zones(board).panels[int(which)]]
        return _bidding(board.bidding, place, which)
    if board.screen is Screen.RESOLVING:
        return [_zones(board).walk] if place == "walk" else []
    return _stacking(board, place, which)


def _bidding(screen: BiddingScreen, place: str, which: str) -> list[QRectF]:
    row, index = screen.row, screen.look.shown.lists.index
    if place == "row":
        return [_united([row.column(card).zone.rect_px() for card in row.cards])] if row.cards else []
    if place in ("card", "bids"):
        card = index.get(which)
        if card not in row.cards:
            return []
        column = row.column(card)
        return [column.zone.rect_px()] if place == "card" else _of_items(column.bids.items())
    if screen.turn is None:
        return []
    asks_for_half = screen.turn.composer.asks_for_half
    if place == "hand" and which:
        return _of_items(_shown([screen.tray.hand.card(_KINDS[which])]))
    if place == "hand":
        return [] if asks_for_half else [screen.tray.hand_rect()]
    if place == "half":
        return [screen.tray.half_slot.card_rect()] if asks_for_half else []
    if place == "slots" and not asks_for_half:
        return [_united([slot.panel.rect_px() for slot in screen.tray.slots.values()])]
    return []


def _stacking(board: TopCakeBoard, place: str, which: str) -> list[QRectF]:
    turn = board.stacking.turn
    if turn is None:
        return []
    index = turn.composer.lists.index
    if place == "won":
        cards = turn.composer.to_place if not which else [index[which]] if which in index else []
        keys = [f"won/{card}" for card in cards]
        rects = _of_items([item for key in keys for item in _with_key(board, key)])
        return [_united(rects)] if rects else []
    if place == "stack":
        return _of_items(_with_key(board, f"zone/{which}"))
    return _of_items(_with_key(board, "zone/new")) if place == "new" else []


def _zones(board: TopCakeBoard) -> BoardRects:
    return board_rects(board.metrics, len(board.people))


def _with_key(board: TopCakeBoard, key: str) -> list[TableItem]:
    return [item for item in board.scene.table_items() if item.key == key and item.isVisible()]


def _shown(items: list[TableItem]) -> list[TableItem]:
    return [item for item in items if item.isVisible() and not item.is_discarded]


def _of_items(items: list[TableItem]) -> list[QRectF]:
    return [item.rect_px() for item in items]


def _united(rects: list[QRectF]) -> QRectF:
    whole = QRectF(rects[0])
    for rect in rects[1:]:
        whole = whole.united(rect)
    return whole
