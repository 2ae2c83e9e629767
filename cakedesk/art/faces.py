"""The faces that all games share, one function for each kind of picture. A game has its own in its folder.

What the home page does not show is imported when it is asked for.
"""

from __future__ import annotations

from cakedesk.art.box import TITLE_PLATE
from cakedesk.art.face import Face
from cakedesk.art.logo import LogoFace
from cakedesk.art.seat_chips import SeatChipFace, SeatSymbolFace
from cakedesk.art.ui_icons import ICON_NAMES, IconFace

BOX_TITLE_PLATE = TITLE_PLATE
"""x, y, width, height of a box's blank plate as shares of the box's width and height."""

__all__ = ["ICON_NAMES"]


def plate_face() -> Face:
    """Gives an empty plate (200 x 35.8), measured like a stack without layers."""
    from cakedesk.art.plate import PlateFace  # noqa: PLC0415 - see the module

    return PlateFace()


def seat_chip_face(seat: int, ring: bool = False) -> Face:
    """Gives a seat's disc (1:1); `ring`: with the porcelain ring of the dark theme."""
    return SeatChipFace(seat, ring)


def seat_symbol_face(seat: int, color: str) -> Face:
    """Gives a seat's bare symbol in one colour (1:1)."""
    return SeatSymbolFace(seat, color)


def cloche_lid_face(seat: int) -> Face:
    """Gives the curtain's lid (840 x 508), without its plate."""
    from cakedesk.art.curtain import ClocheFace  # noqa: PLC0415 - see the module

    return ClocheFace(seat, plate=False)


def cloche_plate_face(seat: int) -> Face:
    """Gives the plate of the curtain's lid, in the same frame as `cloche_lid_face`."""
    from cakedesk.art.curtain import ClocheFace  # noqa: PLC0415 - see the module

    return ClocheFace(seat, lid=False)


def curtain_face(seat: int, width_units: float = 1600.0, height_units: float = 1000.0) -> Face:
    """Gives the curtain's whole ground for a window of this shape."""
    from cakedesk.art.curtain import CurtainFace  # noqa: PLC0415 - see the module

    return CurtainFace(seat, width_units, height_units)


def coach_face() -> Face:
    """Gives the cupcake that leads through a first game (150 x 180)."""
    from cakedesk.art.coach import CoachFace  # noqa: PLC0415 - see the module

    return CoachFace()


def pointing_hand_face() -> Face:
    """Gives the white hand that shows how something is done (84 x 100)."""
    from cakedesk.art.coach import PointingHandFace  # noqa: PLC0415 - see the module

    return PointingHandFace()


def logo_face() -> Face:
    """Gives the program's small cake (150 x 116)."""
    return LogoFace()


def icon_face(icon: str, color: str) -> Face:
    """Gives an icon of `ICON_NAMES` in one colour (1:1)."""
    return IconFace(icon, color)


def crown_face() -> Face:
    """Gives a golden crown (1:1): the best of something."""
    from cakedesk.art.toppers import TopperFace  # noqa: PLC0415 - see the module

    return TopperFace("crown")
