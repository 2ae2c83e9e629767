"""Cakes of a game of Take the Cake, and its centre, as slabs on their plates."""

from __future__ import annotations

from collections.abc import Iterable

from cakedesk.art.face import Face
from cakedesk.art.take_the_cake import faces
from cakedesk.games.take_the_cake.cards import ICINGS, TOPPINGS, TakeTheCakeLists
from cakedesk.games.take_the_cake.grid import place_of
from cakedesk.games.take_the_cake.phases import NO_CARD, SIDE
from cakedesk.games.take_the_cake.state import TakeTheCakeState


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
    return faces.slab_face(
        {
            place: (ICINGS[lists.icings[card]], TOPPINGS[lists.toppings[card]], lists.counts[card])
            for place, card in laid
        }
    )
