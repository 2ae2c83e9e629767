"""How squares, cut cards, orders and cakes look: their faces by the indexes that a state has."""

from __future__ import annotations

from collections.abc import Iterable

from cakedesk.art.face import Face
from cakedesk.art.take_the_cake import faces
from cakedesk.games.take_the_cake.cards import ICINGS, TOPPINGS, TakeTheCakeLists, cut_rows, order_words
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.grid import place_of
from cakedesk.games.take_the_cake.phases import NO_CARD, SIDE
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.own_faces import own_face

TOPPING_FACES = [faces.topping_face(name) for name in TOPPINGS]
"""The pictures beside counts of toppings."""


def square(lists: TakeTheCakeLists, card: int) -> Face:
    """A cake card."""
    return own_face(GAME.id, lists.pieces[card], faces.square_face(*named(lists, card)))


def named(lists: TakeTheCakeLists, card: int) -> tuple[str, str, int]:
    """The icing of a cake card, its topping, and how many."""
    return ICINGS[lists.icings[card]], TOPPINGS[lists.toppings[card]], lists.counts[card]


def cut_card(lists: TakeTheCakeLists, card: int, turn: int = 0) -> Face:
    """A cut card, turned clockwise."""
    face = faces.cut_card_face(cut_rows(lists.squares[card][turn]))
    return own_face(GAME.id, lists.cuts[card], face, 90 * turn)


def order_line(lists: TakeTheCakeLists, order: int, width: int, numeral: int, middle: int) -> Face:
    """An order that lies on its side, so wide by a height of 60; its number is so large, or has a picture."""
    asked = lists.orders[order]
    return faces.order_line_face(*order_words(asked), asked.points, width, numeral, middle)


def order_picture(lists: TakeTheCakeLists, order: int) -> Face:
    """What an order asks for, without words and number."""
    asked = lists.orders[order]
    return own_face(GAME.id, asked.id, faces.order_picture_face(*order_words(asked)))


def cake_slab(shown: TakeTheCakeState, place: int) -> Face:
    """A cake, full or begun."""
    top, _, left, _ = shown.boxes[place]
    laid = ((place_of(square), card) for square, card in enumerate(shown.cakes[place]) if card != NO_CARD)
    return _slab(shown.lists, (((row - top, column - left), card) for (row, column), card in laid))


def centre_slab(shown: TakeTheCakeState) -> Face:
    """What is left of the centre."""
    laid = ((divmod(square, SIDE), card) for square, card in enumerate(shown.centre) if card != NO_CARD)
    return _slab(shown.lists, laid)


def _slab(lists: TakeTheCakeLists, laid: Iterable[tuple[tuple[int, int], int]]) -> Face:
    return faces.slab_face({place: named(lists, card) for place, card in laid})
