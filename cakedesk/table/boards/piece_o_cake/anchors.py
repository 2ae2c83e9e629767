"""Where the things of the table stand that a lesson points at.

Names of anchors:

====================  =================================================================================
``ring``              the cake; ``knife/<n>`` a knife, ``piece/<n>`` a piece
``gap/<n>``           the mark of a gap that may get a knife; ``cut/<n>`` where a knife would lie
``list``              the list of pieces; ``listed/<n>`` one of them
``switches``          the switches of the chosen piece; ``eat/<letter>``, ``collect/<letter>`` a half of one
``forfeit``           the varieties that may be forfeited; ``forfeit/<letter>`` one of them
``panel/<seat>``      a seat's panel; that of the own seat is the tray
``plate``             the own plate; ``own`` what is collected
``confirm``           the button that ends the turn; ``first`` and ``second`` those below it
``boxes``             the cakes to come; ``sheet`` the points being counted
====================  =================================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from cakedesk.table.boards.piece_o_cake.cutting_turn import CuttingTurn
from cakedesk.table.items import TableItem

if TYPE_CHECKING:
    from cakedesk.table.boards.piece_o_cake.board import PieceOCakeBoard
    from cakedesk.table.boards.piece_o_cake.screen import Screen

ROUND_ANCHORS = frozenset({"ring", "knife", "gap", "cut", "plate"})
"""Those that are discs, by what stands before the number."""

_BY_LETTER = ("eat", "collect", "forfeit")


def anchor_rects(board: PieceOCakeBoard, name: str) -> list[QRectF]:
    """Where an anchor stands now.

    Returns:
        Its places in px of the scene; none while it is not shown.
    """
    screen = board.screen
    if screen is None:
        return []
    place, _, which = name.partition("/")
    zones = _zones(screen)
    if not which and place in zones:
        return zones[place]
    if place == "panel":
        seat = int(which)
        if seat == screen.own_seat:
            return [screen.rects.tray]
        return [screen.rects.panels[list(screen.panels.panels).index(seat)]]
    if place == "cut":
        can_cut = isinstance(board.turn, CuttingTurn)
        return [screen.ring.zones[int(which)].rect_px()] if can_cut else []
    key = name
    if place in _BY_LETTER and which:
        key = f"{place}/{screen.look.shown.lists.index[which]}"
    return _rects([item for item in board.scene.table_items() if item.key == key])


def _zones(screen: Screen) -> dict[str, list[QRectF]]:
    ring, radius = screen.rects.ring, screen.rects.ring.radius * 1.18
    circle = QRectF(ring.center.x() - radius, ring.center.y() - radius, 2 * radius, 2 * radius)
    side = [screen.rects.side]
    return {
        "ring": [circle],
        "list": side if screen.piece_list.is_shown else [],
        "switches": _together([item for row in screen.choose_panel.rows.values() for item in row.items()]),
        "forfeit": _together(list(screen.choose_panel.forfeits.buttons.values())),
        "plate": _rects([screen.tray.plate]),
        "own": _together(list(screen.tray.tokens.tokens.values())),
        "confirm": _rects([screen.tray.primary]),
        "first": _rects([screen.tray.secondary[0]]),
        "second": _rects([screen.tray.secondary[1]]),
        "boxes": _together(list(screen.boxes.items())),
        "sheet": _together(screen.sheet.items()) if screen.turns.is_counting else [],
    }


def _together(items: list[TableItem]) -> list[QRectF]:
    """One place around several items; none if none is shown."""
    whole = QRectF()
    for rect in _rects(items):
        whole = whole.united(rect)
    return [] if whole.isNull() else [whole]


def _rects(items: list[TableItem]) -> list[QRectF]:
    return [item.rect_px() for item in items if item.isVisible() and not item.is_discarded]
