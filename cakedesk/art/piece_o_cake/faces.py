"""The faces of Piece o' Cake, one function for each kind of picture. Its table imports this and `ring`.

Where a picture lies is told by `ring`. What the home page does not show is imported when it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake.colors import Mark
from cakedesk.art.piece_o_cake.pieces import PieceFace, SliceSpec
from cakedesk.art.piece_o_cake.ring import RING_SLICES


def piece_face(
    slices: Sequence[SliceSpec],
    first: int,
    mark: Mark = "none",
    lifted: bool = False,
    dark: bool = False,
    eaten: tuple[int, ...] = (),
    least_px: float = 0.0,
) -> Face:
    """Gives a run of neighbouring slices at their true angle; eleven are the whole ring.

    Args:
        slices: Clockwise.
        first: Number of the first one, 0..10: its place in the ring.
        mark: Its outline.
        lifted: Whether it is moved out, which gives it a deeper shadow and a larger frame.
        dark: Whether the outline is for the dark theme.
        eaten: Those of its slices that are to be eaten, from 0.
        least_px: The size of its numbers at least, as far as they have room.

    Returns:
        The picture, which lies as `piece_frame(first, len(slices), lifted)` says.
    """
    return PieceFace(tuple(slices), first % RING_SLICES, mark, lifted, dark, eaten, least_px)


def plate_face() -> Face:
    """Gives the plate under the ring, seen from above; it lies as `plate_frame()` says."""
    from cakedesk.art.piece_o_cake.plate import RingPlateFace  # noqa: PLC0415 - see the module

    return RingPlateFace()


def taken_place_face(first: int, count: int) -> Face:
    """Gives the place of a piece that is taken: an outline and crumbs; it lies as `piece_frame` says."""
    from cakedesk.art.piece_o_cake.places import TakenPlaceFace  # noqa: PLC0415 - see the module

    return TakenPlaceFace(first % RING_SLICES, count)


def gap_dashes_face(first: int, count: int, dark: bool = False) -> Face:
    """Gives the place a piece is moved out of, in raspberry dashes; it lies as `piece_frame` says."""
    from cakedesk.art.piece_o_cake.places import GapDashesFace  # noqa: PLC0415 - see the module

    return GapDashesFace(first % RING_SLICES, count, dark)


def focus_ring_face(first: int, count: int) -> Face:
    """Gives the keyboard's ring around a piece and its mark; it lies as `piece_frame(..., lifted=True)`."""
    from cakedesk.art.piece_o_cake.places import FocusRingFace  # noqa: PLC0415 - see the module

    return FocusRingFace(first % RING_SLICES, count)


def knife_face(gap: int, selected: bool = False, dark: bool = False) -> Face:
    """Gives the disc of a knife on the rim (1:1), its blade towards the cake."""
    from cakedesk.art.piece_o_cake.knives import KnifeFace  # noqa: PLC0415 - see the module

    return KnifeFace(gap % RING_SLICES, selected, dark)


def cut_line_face(gap: int, selected: bool = False, dark: bool = False) -> Face:
    """Gives the blade that lies in a gap, from the hole to the knife's disc; it lies as `cut_frame` says."""
    from cakedesk.art.piece_o_cake.knives import CutLineFace  # noqa: PLC0415 - see the module

    return CutLineFace(gap % RING_SLICES, selected, dark)


def plus_face(lit: bool = False, dark: bool = False) -> Face:
    """Gives the mark of a gap that may be cut (1:1); `lit`: under the pointer."""
    from cakedesk.art.piece_o_cake.knives import PlusFace  # noqa: PLC0415 - see the module

    return PlusFace(lit, dark)


def variety_face(kind: str) -> Face:
    """Gives a variety's round token (1:1, good down to 24)."""
    from cakedesk.art.piece_o_cake.tokens import VarietyFace  # noqa: PLC0415 - see the module

    return VarietyFace(kind)


def number_disc_face(number: int) -> Face:
    """Gives a number on a disc (1:1): that of a variety, or how many slices a token stands for."""
    from cakedesk.art.piece_o_cake.tokens import NumberDiscFace  # noqa: PLC0415 - see the module

    return NumberDiscFace(number)


def cream_face() -> Face:
    """Gives a rosette of cream (1:1): one point when eaten."""
    from cakedesk.art.piece_o_cake.tokens import CreamFace  # noqa: PLC0415 - see the module

    return CreamFace()


def eaten_plate_face(number: int | None = None) -> Face:
    """Gives a small plate with crumbs (1:1) and how many slices were eaten from it; None: no number."""
    from cakedesk.art.piece_o_cake.tokens import EatenPlateFace  # noqa: PLC0415 - see the module

    return EatenPlateFace(number)


def served_piece_face(slices: Sequence[SliceSpec]) -> Face:
    """Gives up to eleven slices on a plate of their own (200 x 207), as large as it allows."""
    from cakedesk.art.piece_o_cake.served import ServedPieceFace  # noqa: PLC0415 - see the module

    return ServedPieceFace(tuple(slices))


def eaten_feast_face(kinds: Sequence[str]) -> Face:
    """Gives a plate (200 x 207) with crumbs and the fruit of every slice that was eaten, at least one."""
    from cakedesk.art.piece_o_cake.served import EatenFeastFace  # noqa: PLC0415 - see the module

    return EatenFeastFace(tuple(kinds))


def shared_crown_face() -> Face:
    """Gives two crowns, one behind the other (92 x 64): a variety led by several seats at once."""
    from cakedesk.art.piece_o_cake.tokens import SharedCrownFace  # noqa: PLC0415 - see the module

    return SharedCrownFace()


def cake_box_face(number: int | None = None) -> Face:
    """Gives the confectioner's box of a cake (100 x 92), with its number where one is given."""
    from cakedesk.art.piece_o_cake.cake_box import CakeBoxFace  # noqa: PLC0415 - see the module

    return CakeBoxFace(number)
