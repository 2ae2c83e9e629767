"""The faces of Take the Cake, one function for each kind of picture. Its table imports only this.

Where knives go is told in squares by `cut_lines` and `piece_outline`. What the home page does not show is
imported when it is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cakedesk.art.face import Face
from cakedesk.art.take_the_cake.pieces import Line, cut_lines, piece_outline

__all__ = ["Line", "cut_lines", "piece_outline"]


def square_face(icing: str, topping: str, count: int) -> Face:
    """Gives a cake square (1:1, good down to 35) with one or two of its topping."""
    from cakedesk.art.take_the_cake.squares import SquareFace  # noqa: PLC0415 - see the module

    return SquareFace(icing, topping, count)


def square_back_face() -> Face:
    """Gives the back of a cake square (1:1)."""
    from cakedesk.art.take_the_cake.squares import SquareBackFace  # noqa: PLC0415 - see the module

    return SquareBackFace()


def icing_face(icing: str) -> Face:
    """Gives a square of bare icing (1:1)."""
    return square_face(icing, "", 1)


def topping_face(topping: str) -> Face:
    """Gives a topping alone (1:1, good down to 24)."""
    from cakedesk.art.take_the_cake.squares import ToppingFace  # noqa: PLC0415 - see the module

    return ToppingFace(topping)


def cut_card_face(rows: Sequence[str]) -> Face:
    """Gives a cut card (1:1, good down to 56) as its rows lie: a turned card has turned rows."""
    from cakedesk.art.take_the_cake.cut_cards import CutCardFace  # noqa: PLC0415 - see the module

    return CutCardFace(tuple(rows))


def cut_back_face() -> Face:
    """Gives the back of a cut card (1:1)."""
    from cakedesk.art.take_the_cake.cut_cards import CutBackFace  # noqa: PLC0415 - see the module

    return CutBackFace()


def cut_mark_face(color: str, ring: bool = False) -> Face:
    """Gives the tile of a piece (1:1): R triangle, B square, P ring, G cross; `ring`: in a porcelain rim."""
    from cakedesk.art.take_the_cake.cut_cards import CutMarkFace  # noqa: PLC0415 - see the module

    return CutMarkFace(color, ring)


def order_line_face(kind: str, of: str, points: int, width: int, numeral: int = 0, middle: int = 30) -> Face:
    """Gives an order card on its side (`width` x 60); words have room from `orders.LINE_WORDS` on.

    Without its picture, behind a number of the size `numeral` around `middle`, they have room from
    `orders.bare_words` on.
    """
    from cakedesk.art.take_the_cake.orders import OrderLineFace  # noqa: PLC0415 - see the module

    return OrderLineFace(kind, of, points, width, numeral, middle)


def order_picture_face(kind: str, of: str) -> Face:
    """Gives the picture of an order card alone (98 x 72)."""
    from cakedesk.art.take_the_cake.orders import OrderPictureFace  # noqa: PLC0415 - see the module

    return OrderPictureFace(kind, of)


def order_back_face() -> Face:
    """Gives the back of an order card (114 x 204)."""
    from cakedesk.art.take_the_cake.orders import OrderBackFace  # noqa: PLC0415 - see the module

    return OrderBackFace()


def order_sign_face(color: str) -> Face:
    """Gives the sign that stands for orders (1:1) in one colour."""
    from cakedesk.art.take_the_cake.orders import OrderSignFace  # noqa: PLC0415 - see the module

    return OrderSignFace(color)


def dial_face(degrees: int = 0, dark: bool = False, numeral: float = 0.077) -> Face:
    """Gives the ring around a cut card that is turned (1:1, radius 140 of 300).

    Args:
        degrees: How far the card was turned clockwise, 0 to 359; the nearest quarter is marked.
        dark: Whether it is for the dark theme.
        numeral: The size of its numbers, by its side.
    """
    from cakedesk.art.take_the_cake.table import DialFace  # noqa: PLC0415 - see the module

    return DialFace(degrees, dark, numeral)


def lock_face(length: float, across: bool = False, dark: bool = False) -> Face:
    """Gives the bar with a lock (42 wide) of a side that can't slide; `across`: above or below the cake."""
    from cakedesk.art.take_the_cake.table import LockFace  # noqa: PLC0415 - see the module

    return LockFace(length, across, dark)


def flat_cake_face(squares: Mapping[tuple[int, int], tuple[str, str, int]], dark: bool = False) -> Face:
    """Gives a cake in the making (1:1, good from 160 to 430), seen from above in its well.

    Args:
        squares: by row and column, each from 0 to 3, icing, topping, and how many of it.
        dark: whether it is for the dark theme.
    """
    from cakedesk.art.take_the_cake.table import FlatCakeFace  # noqa: PLC0415 - see the module

    return FlatCakeFace(tuple(squares.items()), dark)


def slab_face(squares: Mapping[tuple[int, int], tuple[str, str, int]]) -> Face:
    """Gives a cake on its plate, seen from a corner above (308 x 211).

    Args:
        squares: by row and column, each from 0 to 3, icing, topping, and how many of it.
    """
    from cakedesk.art.take_the_cake.slabs import Look, Place, SlabFace  # noqa: PLC0415 - see the module

    return SlabFace(tuple((Place(*place), Look(*look)) for place, look in squares.items()))
