"""How cards, layers and ribbons of a game of Cake Swap look: their faces by the indexes that a state has."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from cakedesk.art.cake_swap import faces
from cakedesk.art.cake_swap.faces import LayerLook
from cakedesk.art.face import Face
from cakedesk.games.cake_swap.cards import CAKES, CLASSES, COLOURS, FROSTINGS, CakeSwapLists
from cakedesk.games.cake_swap.game import GAME
from cakedesk.table.boards.cake_swap.layout import RIBBON_ASPECT
from cakedesk.table.items.face_item import FaceItem, FaceSource
from cakedesk.table.kit.flow import aspect
from cakedesk.table.metrics import Metrics
from cakedesk.table.own_faces import own_face
from cakedesk.table.scene import TableScene
from cakedesk.table.theme import Theme

LOW_PX, LOW_UNITS = 54.0, 56.0
"""Ribbons lower than this, at the usual size of texts, are rosettes."""

NUMBER_UNITS = 18.0
"""How large points on a rosette are where they have room."""

RIM_SHARE = 84 / 70
"""A rosette with a rim, or its empty place, by one without."""


def is_low(cell: QRectF, metrics: Metrics) -> bool:
    """Whether there is so little room that a rosette alone has the larger number."""
    return aspect(cell, RIBBON_ASPECT).height() < max(LOW_PX, metrics.px(LOW_UNITS)) * metrics.text_scale


def least_rosette_px(lists: CakeSwapLists, ribbons: Iterable[int], metrics: Metrics) -> int:
    """How wide rosettes have to be for the points of all of them to be as large as texts."""
    shares = [faces.most_numeral_share(lists.ribbon_points[ribbon]) for ribbon in ribbons]
    return math.ceil(int(metrics.text_px(0)) / min(shares)) if shares else 0


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


def won_ribbon(scene: TableScene, lists: CakeSwapLists, ribbon: int) -> FaceItem:
    """A ribbon at the seat that has won it."""
    return FaceItem(scene, ribbon_picture(lists, ribbon), key=f"won/{ribbon}")


def ribbon_picture(lists: CakeSwapLists, ribbon: int, *, lit: bool = False) -> Face:
    """A ribbon as it hangs."""
    return faces.ribbon_face(colour_of(ribbon), lists.ribbon_points[ribbon], lit)


def rosette_picture(
    lists: CakeSwapLists,
    ribbon: int,
    side_px: float,
    metrics: Metrics,
    *,
    lit: bool = False,
    among: Collection[int] = (),
) -> Face:
    """A ribbon's rosette alone, with points as large as texts; without them where some could not be read.

    Its colour tells how many layers have won it even then, and its tooltip its points.
    """
    side = round(side_px)
    if side < least_rosette_px(lists, among or [ribbon], metrics):
        return faces.rosette_face(colour_of(ribbon), 0, lit)
    share = math.ceil(100 * metrics.text_px(NUMBER_UNITS) / side) / 100
    return faces.rosette_face(colour_of(ribbon), lists.ribbon_points[ribbon], lit, share)


def picture_in(lists: CakeSwapLists, ribbon: int, cell: QRectF, metrics: Metrics) -> Face:
    """A ribbon as it hangs in a cell, or its rosette where that has the larger number."""
    if not is_low(cell, metrics):
        return ribbon_picture(lists, ribbon)
    return rosette_picture(lists, ribbon, min(cell.width(), cell.height()), metrics)
