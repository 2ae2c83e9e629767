"""The faces of Cake Swap, one function for each kind of picture. Its table imports only this.

Where the layers of a cake are is told by `cake_geometry`. What the home page does not show is imported when
it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cakedesk.art.cake_swap.cakes import CakeFace, CakeGeometry, LayerPlace, cake_geometry
from cakedesk.art.cake_swap.layer_look import LayerLook
from cakedesk.art.face import Face

if TYPE_CHECKING:
    from cakedesk.art.cake_swap.actions import DiscStyle

__all__ = ["CakeGeometry", "LayerLook", "LayerPlace", "cake_geometry"]


def layer_card_face(upper: LayerLook, lower: LayerLook) -> Face:
    """Gives a layer card (116 x 178, good down to 31 wide), its lower layer upside down."""
    from cakedesk.art.cake_swap.cards import LayerCardFace  # noqa: PLC0415 - see the module

    return LayerCardFace(upper, lower)


def card_back_face() -> Face:
    """Gives the back of a layer card (116 x 178)."""
    from cakedesk.art.cake_swap.cards import LayerCardBackFace  # noqa: PLC0415 - see the module

    return LayerCardBackFace()


def cake_face(layers: Sequence[LayerLook], dark: bool = False, plate: bool = True, foot: bool = True) -> Face:
    """Gives a cake, largest layer first, or an empty stand.

    Args:
        layers: Largest first; may be empty if there is a plate.
        dark: Whether it stands on the dark table.
        plate: Whether it stands on a plate; else the picture is as wide as the largest layer needs.
        foot: Whether the plate has a foot; without one it is lower.

    Returns:
        The picture; `cake_geometry` of the same layers, `plate` and `foot` says where everything is.
    """
    return CakeFace(tuple(layers), dark, plate, foot)


def glory_face(frostings: Sequence[str], dark: bool = False) -> Face:
    """Gives what shines behind a cake that wins a ribbon (560 x 420), in the colours of its frostings."""
    from cakedesk.art.cake_swap.glory import GloryFace  # noqa: PLC0415 - see the module

    return GloryFace(tuple(frostings), dark)


def ribbon_face(colour: str, points: int, lit: bool = False) -> Face:
    """Gives a ribbon (84 x 121.6), for 0 points without a number; `lit`: honey-rimmed, it could be won."""
    from cakedesk.art.cake_swap.ribbons import RibbonFace  # noqa: PLC0415 - see the module

    return RibbonFace(colour, points, lit)


def rosette_face(colour: str, points: int, lit: bool = False, least_share: float = 0.0) -> Face:
    """Gives a ribbon's rosette alone (1:1), whose points can be read where a ribbon's are too small.

    For 0 points without a number; `least_share`: how large that is at least, by the width without the rim,
    which is 70 of 84 parts of a lit one.
    """
    from cakedesk.art.cake_swap.ribbons import RosetteFace  # noqa: PLC0415 - see the module

    return RosetteFace(colour, points, lit, least_share)


def most_numeral_share(points: int) -> float:
    """How large points can be on a rosette, by its width without the rim."""
    from cakedesk.art.cake_swap import ribbons  # noqa: PLC0415 - see the module

    return ribbons.most_numeral_share(points)


def ribbon_place_face(colour: str, lit: bool = False, tails: bool = True) -> Face:
    """Gives a ribbon's empty place (84 x 121.6, its disc around 42, 42); `lit`: one is about to come.

    Without tails it is a rosette's (84 x 84).
    """
    from cakedesk.art.cake_swap.ribbons import RibbonPlaceFace  # noqa: PLC0415 - see the module

    return RibbonPlaceFace(colour, lit, tails)


def action_face(kind: str) -> Face:
    """Gives the picture of an action card (132 x 92): squeeze, swipe or swap, without the word."""
    from cakedesk.art.cake_swap.actions import ActionFace  # noqa: PLC0415 - see the module

    return ActionFace(kind)


def action_disc_face(kind: str, style: DiscStyle = "plain") -> Face:
    """Gives a small disc for an action card (1:1): plain; filled with its colour; used, an empty place."""
    from cakedesk.art.cake_swap.actions import ActionDiscFace  # noqa: PLC0415 - see the module

    return ActionDiscFace(kind, style)


def stand_face(lit: bool = False, width: float = 248.0, height: float = 36.0) -> Face:
    """Gives the awning of a class's stand in units of the table; `lit`: honey, for the class fits."""
    from cakedesk.art.cake_swap.stands import AwningFace  # noqa: PLC0415 - see the module

    return AwningFace(lit, width, height)


def cake_swatch_face(cake: str) -> Face:
    """Gives a small piece of one cake (60 x 48)."""
    from cakedesk.art.cake_swap.stands import CakeSwatchFace  # noqa: PLC0415 - see the module

    return CakeSwatchFace(cake)


def frosting_swatch_face(frosting: str) -> Face:
    """Gives what lies on one frosting (1:1)."""
    from cakedesk.art.cake_swap.stands import FrostingSwatchFace  # noqa: PLC0415 - see the module

    return FrostingSwatchFace(frosting)


def rule_swatch_face(kind: str) -> Face:
    """Gives what a class asks for (60 x 48): cake- or frosting-, then any, same or differ; no cake-differ."""
    from cakedesk.art.cake_swap.stands import RuleSwatchFace  # noqa: PLC0415 - see the module

    return RuleSwatchFace(kind)
