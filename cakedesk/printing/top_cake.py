"""The cards of Top Cake."""

from __future__ import annotations

from cakedesk.art.palette import RASPBERRY
from cakedesk.art.top_cake import faces
from cakedesk.games.top_cake.cards import KIND_NAMES, TopCakeLists
from cakedesk.games.top_cake.game import GAME
from cakedesk.printing.deck import PrintedCard, PrintedSet
from cakedesk.printing.faces import BackFace
from cakedesk.table.boards.top_cake.card_faces import bid_face, row_face


def deck(lists: TopCakeLists) -> list[PrintedSet]:
    """Cakes and toppers, each seat's bidding cards, and the half point."""
    fronts = [row_face(lists, card) for card in range(len(lists.cards))]
    back, half = BackFace(fronts[0].aspect, RASPBERRY, faces.topper_face("crown")), faces.half_point_face()
    bids = [
        PrintedCard(bid_face(seat, kind), faces.bid_back_face(seat))
        for seat in range(GAME.seats.stop - 1)
        for kind in KIND_NAMES
    ]
    return [
        PrintedSet(63, [PrintedCard(front, back) for front in fronts]),
        PrintedSet(45, bids),
        PrintedSet(35, [PrintedCard(half, half)]),
    ]
