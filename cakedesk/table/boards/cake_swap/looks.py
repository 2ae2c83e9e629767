"""How cards, layers and ribbons of a game of Cake Swap look: their faces by the indexes that a state has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cakedesk.art.cake_swap import faces
from cakedesk.art.cake_swap.faces import LayerLook
from cakedesk.art.face import Face
from cakedesk.games.cake_swap.cards import CAKES, CLASSES, COLOURS, FROSTINGS, CakeSwapLists
from cakedesk.games.cake_swap.game import GAME
from cakedesk.table.items.face_item import FaceItem, FaceSource
from cakedesk.table.metrics import Metrics
from cakedesk.table.own_faces import own_face
from cakedesk.table.scene import TableScene
from cakedesk.table.theme import Theme

LOW_PX = 50.0
"""Ribbons lower than this, at the usual size of texts, are rosettes."""


def is_low(height_px: float, metrics: Metrics) -> bool:
    """Whether there is so little height that a rosette alone has the larger number."""
    return height_px < LOW_PX * metrics.text_scale


def layer_look(lists: CakeSwapLists, layer: int) -> LayerLook:
    """A layer."""
    side = lists.layers[layer]
    return LayerLook(side.size, CAKES[side.cake], FROSTINGS[side.frosting])


def card_face(lists: CakeSwapLists, card: int, upper: int = 0) -> Face:
    """A card, with the side of a size above; 0: with the larger one."""
    sides = [2 * card, 2 * card + 1]
    sides.sort(key=lambda layer: (lists.layers[layer].size != upper, -lists.layers[layer].size))
    face = faces.layer_card_face(*(layer_look(lists, layer) for layer in sides))
    return own_face(GAME.id, lists.ids[card], face, 0 if sides[0] == 2 * card else 180)


@dataclass(frozen=True)
class CakeSource:
    """A cake by day and by night."""

    layers: tuple[LayerLook, ...]
    foot: bool = True

    def __call__(self, theme: Theme) -> Face:
        """Its face."""
        return faces.cake_face(self.layers, theme.dark, foot=self.foot)


def cake_source(lists: CakeSwapLists, layers: Sequence[int], *, foot: bool = True) -> CakeSource:
    """The cake of a platter."""
    return CakeSource(tuple(layer_look(lists, layer) for layer in layers), foot)


def glory_source(lists: CakeSwapLists, layers: Sequence[int]) -> FaceSource:
    """What shines behind a cake that has won, by day and by night."""
    names = tuple(dict.fromkeys(frostings_of(lists, layers)))
    return lambda theme: faces.glory_face(names, theme.dark)


def frostings_of(lists: CakeSwapLists, layers: Sequence[int]) -> list[str]:
    """The frosting of each layer."""
    return [layer_look(lists, layer).frosting for layer in layers]


def colour_of(ribbon: int) -> str:
    """The colour of a ribbon."""
    return COLOURS[ribbon // len(CLASSES)]


def won_ribbon(scene: TableScene, lists: CakeSwapLists, ribbon: int, *, is_low: bool = False) -> FaceItem:
    """A ribbon at the seat that has won it."""
    return FaceItem(scene, ribbon_picture(lists, ribbon, is_low=is_low), key=f"won/{ribbon}")


def ribbon_picture(lists: CakeSwapLists, ribbon: int, *, lit: bool = False, is_low: bool = False) -> Face:
    """A ribbon; where there is little height its rosette alone, so that its points can be read."""
    draw = faces.rosette_face if is_low else faces.ribbon_face
    return draw(colour_of(ribbon), lists.ribbon_points[ribbon], lit)
