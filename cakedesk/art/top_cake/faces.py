"""The faces of Top Cake, one function for each kind of picture. Its table imports only this.

What the home page does not show is imported when it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.art.face import Face
from cakedesk.art.top_cake.stack import LayerSpec, StackFace
from cakedesk.art.toppers import TopperFace

MOST_LETTERS = 0.5
"""The most that the number of a card of the row can have by its width."""


def row_card_face(card_id: str, kind: str, max_above: int, label: str) -> Face:
    """Gives a card of Top Cake's row (184 x 208, good down to 92 x 104, without a label to 26 x 30)."""
    from cakedesk.art.top_cake.row_card import RowCardFace  # noqa: PLC0415 - see the module

    return RowCardFace(card_id, kind, max_above, label)


def row_tag_end(face: Face, width_px: float) -> float:
    """Tells where the tag with a row card's number ends, by its width; 0: on an own picture."""
    from cakedesk.art.top_cake.row_card import RowCardFace  # noqa: PLC0415 - see the module

    return face.tag_end(width_px) if isinstance(face, RowCardFace) else 0.0


def layer_face(card_id: str, kind: str, layer_height: float = 42.0) -> Face:
    """Gives one layer with its topping, or one topper on its cake's width, without a plate.

    Its measures are those of `stack_geometry((LayerSpec(card_id, kind),), 200, layer_height)`.
    """
    return StackFace((LayerSpec(card_id, kind),), layer_height, plate=False)


def stack_face(layers: Sequence[LayerSpec], layer_height: float = 36.0, dark: bool = False) -> Face:
    """Gives a stack on its plate; `layer_height` is meant for a plate 200 wide. See `stack_geometry`."""
    return StackFace(tuple(layers), layer_height, dark)


def topper_face(kind: str) -> Face:
    """Gives a topper alone (1:1)."""
    return TopperFace(kind)


def bid_face(seat: int, kind: str, label: str = "") -> Face:
    """Gives a bidding card (98 x 132, also 52 x 68); `label` is the translated word of S or R."""
    from cakedesk.art.top_cake.bid_card import BidFace  # noqa: PLC0415 - see the module

    return BidFace(seat, kind, label)


def bid_back_face(seat: int) -> Face:
    """Gives the back of a seat's bidding cards (98 x 132, 52 x 68, 26 x 34)."""
    from cakedesk.art.top_cake.bid_card import BidBackFace  # noqa: PLC0415 - see the module

    return BidBackFace(seat)


def mini_kind_face(kind: str) -> Face:
    """Gives the small square of a kind in a seat's panel (30 x 36)."""
    from cakedesk.art.top_cake.bid_card import MiniKindFace  # noqa: PLC0415 - see the module

    return MiniKindFace(kind)


def max_tag_face(max_above: int, full: bool = False, numeral_share: float = 0.74) -> Face:
    """Gives the tag of what a layer bears (1.62:1), its number of a size; `full`: cocoa with gold."""
    from cakedesk.art.top_cake.tags import MaxTagFace  # noqa: PLC0415 - see the module

    return MaxTagFace(max_above, full, numeral_share)


def topper_tag_face() -> Face:
    """Gives the dark ×2 tag (1.3:1)."""
    from cakedesk.art.top_cake.tags import TopperTagFace  # noqa: PLC0415 - see the module

    return TopperTagFace()


def half_point_face() -> Face:
    """Gives the first player's half point (1:1)."""
    from cakedesk.art.top_cake.tags import HalfPointFace  # noqa: PLC0415 - see the module

    return HalfPointFace()
