"""The cards of Take the Cake."""

from __future__ import annotations

from cakedesk.art.take_the_cake import faces
from cakedesk.games.take_the_cake.cards import COLOURS, TakeTheCakeLists
from cakedesk.printing.deck import PrintedCard, PrintedSet
from cakedesk.printing.faces import PlacardFace
from cakedesk.table.boards.take_the_cake.looks import cut_card, order_picture, square
from cakedesk.table.boards.take_the_cake.wording import CakeWording


def deck(lists: TakeTheCakeLists) -> list[PrintedSet]:
    """Squares, cut cards, orders, and the tile that says which piece a seat gets where chance cuts."""
    words = CakeWording(lists, ())
    square_back, cut_back, order_back = (
        faces.square_back_face(), faces.cut_back_face(), faces.order_back_face()
    )  # fmt: skip
    orders = [
        PlacardFace(
            order_back.aspect, order_picture(lists, order), words.order(order), words.order(order, "rule")
        )
        for order in range(len(lists.orders))
    ]
    tiles = [faces.cut_mark_face(color) for color in COLOURS]
    return [
        PrintedSet(45, [PrintedCard(square(lists, card), square_back) for card in range(len(lists.icings))]),
        PrintedSet(63, [PrintedCard(cut_card(lists, card), cut_back) for card in range(len(lists.squares))]),
        PrintedSet(45, [PrintedCard(order, order_back) for order in orders]),
        PrintedSet(30, [PrintedCard(tile, tile) for tile in tiles]),
    ]
