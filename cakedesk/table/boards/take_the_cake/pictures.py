"""The pictures of Take the Cake by name, for texts that show some: help and lesson.

======================  ====================================================================================
``card/<id>``           a cake card; ``icing/<name>``: bare icing; ``topping/<name>``: a topping alone
``cut/<id>-<turn>``     a cut card, turned so many quarters clockwise: ``cut/T14-1``
``mark/<colour>``       the tile of a piece
``order/<id>``          the picture of an order, without its number
``slab/<kind>``         a whole cake on its plate, one that is cut, or one that is begun
======================  ====================================================================================
"""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.prepared import home_faces
from cakedesk.art.take_the_cake import faces
from cakedesk.games.take_the_cake.cards import ICINGS, TOPPINGS, cut_rows, order_words
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.table.boards.entry import NamedPicture

_HEIGHTS_CARDS = {
    **dict.fromkeys(("topping", "mark"), 0.46),
    **dict.fromkeys(("card", "icing"), 0.6),
    "order": 0.62,
}
_SLABS = ("whole", "cut", "begun")


def picture(name: str) -> NamedPicture:
    """See `BoardEntry.picture`."""
    kind, _, which = name.partition("/")
    return NamedPicture(_face(kind, which), _HEIGHTS_CARDS.get(kind, 1.0))


def _face(kind: str, which: str) -> Face:
    lists = GAME.builtin_lists()
    match kind:
        case "card":
            card = lists.piece_index[which]
            topping = TOPPINGS[lists.toppings[card]]
            return faces.square_face(ICINGS[lists.icings[card]], topping, lists.counts[card])
        case "icing":
            return faces.icing_face(which)
        case "topping":
            return faces.topping_face(which)
        case "cut":
            card_id, _, turn = which.partition("-")
            return faces.cut_card_face(cut_rows(lists.squares[lists.cut_index[card_id]][int(turn)]))
        case "mark":
            return faces.cut_mark_face(which)
        case "order":
            return faces.order_picture_face(*order_words(lists.orders[lists.order_index[which]]))
        case "slab":
            return home_faces("take_the_cake")[1 + _SLABS.index(which)]
    raise KeyError(kind)
