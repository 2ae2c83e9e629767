"""All faces in one place: one function for each kind of picture. Tables and pages import only this."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.art.bid_card import BID_KINDS, BidBackFace, BidFace, MiniKindFace
from cakedesk.art.box import TITLE_PLATE, BoxFace
from cakedesk.art.curtain import ClocheFace, CurtainFace
from cakedesk.art.face import Face
from cakedesk.art.logo import ConfettiFace, LogoFace
from cakedesk.art.row_card import RowCardFace
from cakedesk.art.stack import LayerSpec, StackFace
from cakedesk.art.tags import HalfPointFace, MaxTagFace, SeatChipFace, SeatSymbolFace, TopperTagFace
from cakedesk.art.toppers import TopperFace
from cakedesk.art.ui_icons import ICON_NAMES, IconFace

BOX_TITLE_PLATE = TITLE_PLATE
"""x, y, width, height of a box's blank plate as shares of the box's width and height."""

__all__ = [
    "BID_KINDS",
    "BOX_TITLE_PLATE",
    "ICON_NAMES",
    "bid_back_face",
    "bid_face",
    "box_face",
    "cloche_face",
    "cloche_lid_face",
    "cloche_plate_face",
    "confetti_face",
    "curtain_face",
    "half_point_face",
    "icon_face",
    "layer_face",
    "logo_face",
    "max_tag_face",
    "mini_kind_face",
    "plate_face",
    "row_card_face",
    "seat_chip_face",
    "seat_symbol_face",
    "stack_face",
    "topper_face",
    "topper_tag_face",
]


def row_card_face(card_id: str, kind: str, max_above: int, label: str) -> Face:
    """Gives a card of Top Cake's row (184 x 208, good down to 92 x 104)."""
    return RowCardFace(card_id, kind, max_above, label)


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


def plate_face() -> Face:
    """Gives an empty plate, measured like a stack without layers."""
    return StackFace(())


def bid_face(seat: int, kind: str, label: str = "") -> Face:
    """Gives a bidding card (98 x 132, also 52 x 68); `label` is the translated word of S or R."""
    return BidFace(seat, kind, label)


def bid_back_face(seat: int) -> Face:
    """Gives the back of a seat's bidding cards (98 x 132, 52 x 68, 26 x 34)."""
    return BidBackFace(seat)


def mini_kind_face(kind: str) -> Face:
    """Gives the small square of a kind in a seat's panel (30 x 36)."""
    return MiniKindFace(kind)


def max_tag_face(max_above: int, full: bool = False) -> Face:
    """Gives the tag of what a layer bears (1.62:1); `full`: cocoa with gold."""
    return MaxTagFace(max_above, full)


def topper_tag_face() -> Face:
    """Gives the dark ×2 tag (1.3:1)."""
    return TopperTagFace()


def half_point_face() -> Face:
    """Gives the first player's half point (1:1)."""
    return HalfPointFace()


def seat_chip_face(seat: int, ring: bool = False) -> Face:
    """Gives a seat's disc (1:1); `ring`: with the porcelain ring of the dark theme."""
    return SeatChipFace(seat, ring)


def seat_symbol_face(seat: int, color: str) -> Face:
    """Gives a seat's bare symbol in one colour (1:1)."""
    return SeatSymbolFace(seat, color)


def cloche_face(seat: int) -> Face:
    """Gives the curtain's lid on its plate (840 x 508)."""
    return ClocheFace(seat)


def cloche_lid_face(seat: int) -> Face:
    """Gives the lid alone, in the same frame as `cloche_face`."""
    return ClocheFace(seat, plate=False)


def cloche_plate_face(seat: int) -> Face:
    """Gives the plate alone, in the same frame as `cloche_face`."""
    return ClocheFace(seat, lid=False)


def curtain_face(seat: int, width_units: float = 1600.0, height_units: float = 1000.0) -> Face:
    """Gives the curtain's whole ground for a window of this shape."""
    return CurtainFace(seat, width_units, height_units)


def box_face(game_id: str) -> Face:
    """Gives a game's box (288 x 404); the text goes on `BOX_TITLE_PLATE`."""
    return BoxFace(game_id)


def logo_face() -> Face:
    """Gives the program's small cake (150 x 116)."""
    return LogoFace()


def icon_face(icon: str, color: str) -> Face:
    """Gives an icon of `ICON_NAMES` in one colour (1:1)."""
    return IconFace(icon, color)


def confetti_face(color: str, turn: int = 0) -> Face:
    """Gives one sprinkle of confetti (1:1)."""
    return ConfettiFace(color, turn)
