"""How squares, cut cards and orders look: their faces by the indexes that a state has."""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.take_the_cake import faces
from cakedesk.games.take_the_cake.cards import ICINGS, TOPPINGS, TakeTheCakeLists, cut_rows, order_words

TOPPING_FACES = [faces.topping_face(name) for name in TOPPINGS]
"""The pictures beside counts of toppings."""


def square(lists: TakeTheCakeLists, card: int) -> Face:
    """A cake card."""
    return faces.square_face(ICINGS[lists.icings[card]], TOPPINGS[lists.toppings[card]], lists.counts[card])


def cut_card(lists: TakeTheCakeLists, card: int, turn: int = 0) -> Face:
    """A cut card, turned clockwise."""
    return faces.cut_card_face(cut_rows(lists.squares[card][turn]))


def order_line(lists: TakeTheCakeLists, order: int, width: int) -> Face:
    """An order that lies on its side, so wide by a height of 60."""
    asked = lists.orders[order]
    return faces.order_line_face(*order_words(asked), asked.points, width)


def order_picture(lists: TakeTheCakeLists, order: int) -> Face:
    """What an order asks for, without words and number."""
    return faces.order_picture_face(*order_words(lists.orders[order]))
