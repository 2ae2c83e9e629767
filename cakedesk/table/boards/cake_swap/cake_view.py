"""`CakeView`: the cake of a platter with the sizes of its layers, and what a new layer would make of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from cakedesk.art.cake_swap.faces import CakeGeometry, cake_geometry
from cakedesk.games.cake_swap.cards import CakeSwapLists
from cakedesk.table import z_values
from cakedesk.table.boards.cake_swap.looks import cake_source, layer_look
from cakedesk.table.items import FaceItem, Frame, NumberDisc, PanelItem, PanelStyle
from cakedesk.table.items.number_disc import LARGEST_SHARE
from cakedesk.table.kit.kept import Kept
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

DISC_UNITS, LEAST_NUMBER_UNITS = 46.0, 18.0
"""The diameter of a disc in units of the picture, and the least size of its number in those of the table."""

GHOST_DIM = 0.62
_ELLIPSE = 0.055

ABOVE = 60.0
"""The height of a place above the cake, in units of the picture."""


class CakeLook(NamedTuple):
    """A cake, and what is staged of it."""

    layers: tuple[int, ...]  # as it is drawn, bottom to top
    ghost: int = -1  # the number of the layer that is only about to come; -1: none
    shifts: bool = False  # whether the layers above it have moved up for it
    sizes_beside: bool = False  # whether sizes stand beside the cake, so that nothing covers its icing
    has_headroom: bool = False  # whether there is room for one more layer above it


class CakeView(ScreenPart):
    """A cake on its stand."""

    def __init__(self, scene: TableScene, lists: CakeSwapLists, key: str, *, foot: bool = True) -> None:
        super().__init__(scene)
        self._lists, self._foot = lists, foot
        self.look = CakeLook(())
        self.cake = self.own(FaceItem(scene, cake_source(lists, (), foot=foot), key=key))
        self._ghost = self.own(FaceItem(scene, cake_source(lists, (), foot=foot)))
        self._ghost.setZValue(z_values.CARD - 1)
        self._ghost.set_look(dim=GHOST_DIM)
        self._outline = self.own(PanelItem(scene))
        self._outline.setZValue(z_values.CARD + 1)
        self._discs: Kept[int, NumberDisc] = Kept(self, lambda number: NumberDisc(scene, 1))
        self.unit_px = 1.0  # the px of a unit of the picture

    def show(self, look: CakeLook, zone: QRectF, spoken: str, *, most_scale: float) -> None:
        """Show a cake on its zone's lower edge, as large as that and the most px of its units let it be."""
        self.look = look
        is_on_top = look.ghost >= 0 and look.ghost == len(look.layers) - 1
        solid = look.layers[:-1] if is_on_top else look.layers
        whole = self._geometry(look.layers)
        height = whole.height + ABOVE * look.has_headroom
        self.unit_px = min(zone.width() / whole.width, zone.height() / height, most_scale)
        self._place(self.cake, solid, zone)
        self.cake.set_accessible(spoken)
        self.show_item(self._ghost, is_on_top)
        if is_on_top:
            self._place(self._ghost, look.layers, zone)
        self.show_item(self._outline, look.ghost >= 0)
        if look.ghost >= 0:
            frame = Frame("teal", max(2.5, self.metrics.px(4)), "dashed")
            self._outline.set_style(PanelStyle(None, self.metrics.px(10), frame=frame))
            self._outline.place_in(self.layer_rect(look.ghost))
        self._show_discs(look, whole)

    def _show_discs(self, look: CakeLook, whole: CakeGeometry) -> None:
        """A disc on each layer, in as many columns as it takes that none covers another."""
        side = max(DISC_UNITS * self.unit_px, self.metrics.text_px(LEAST_NUMBER_UNITS) / LARGEST_SHARE)
        origin, heights = self._origin(whole), [spot.disc_y * self.unit_px for spot in whole.layers]
        pitch = min((below - above for below, above in pairwise(heights)), default=side)
        columns = math.ceil(side / pitch)
        for number, disc in self._discs.lay(range(len(look.layers))).items():
            disc.set_number(self._lists.layers[look.layers[number]].size)
            disc.resize(side, side)
            spot = whole.layers[number]
            x = (
                whole.layers[0].body.x * self.unit_px - side
                if look.sizes_beside
                else spot.disc_x * self.unit_px
            )
            x += (number % columns - (columns - 1) / 2) * side
            disc.place_center(origin.x() + x, origin.y() + heights[number])

    def left_of(self, layers: Sequence[int], zone: QRectF, bottom: float, most_scale: float) -> float:
        """How far right things above a height may reach beside a cake that has, or gets, a layer there."""
        whole = self._geometry(layers)
        unit = min(zone.width() / whole.width, zone.height() / whole.height, most_scale)
        tops = [(place.body.width, place.body.y - ABOVE / 2) for place in whole.layers]  # with its fruit
        tops += [(width * 0.85, whole.top_y - ABOVE) for width, _ in tops[-1:]]
        wide = [width for width, top in tops if zone.bottom() - (whole.height - top) * unit < bottom]
        return zone.center().x() - max(wide) * unit / 2 if wide else zone.right()

    def layer_rect(self, number: int) -> QRectF:
        """The box of a layer of the cake as it is drawn."""
        geometry = self._geometry(self.look.layers)
        body, origin = geometry.layers[number].body, self._origin(geometry)
        rise = body.width * _ELLIPSE
        return QRectF(
            origin.x() + body.x * self.unit_px,
            origin.y() + (body.y - rise) * self.unit_px,
            body.width * self.unit_px,
            (body.height + rise) * self.unit_px,
        )

    def joint_rect(self, number: int) -> QRectF:
        """The seam below a layer."""
        rect = self.layer_rect(number)
        height = rect.height() * 0.34
        return QRectF(rect.left(), rect.bottom() - height / 2, rect.width(), height)

    def above_rect(self) -> QRectF:
        """Where another layer would stand."""
        geometry = self._geometry(self.look.layers)
        origin, scale = self._origin(geometry), self.unit_px
        height = ABOVE * scale
        width = (geometry.layers[-1].body.width if geometry.layers else geometry.width * 0.6) * scale * 0.85
        middle = origin.x() + geometry.width * scale / 2
        return QRectF(middle - width / 2, origin.y() + geometry.top_y * scale - height, width, height)

    def middle(self) -> QPointF:
        """The middle of its upper part, where layers come from and go to."""
        return (
            self.layer_rect(len(self.look.layers) - 1).center() if self.look.layers else self.cake.center_px()
        )

    def _place(self, item: FaceItem, layers: Sequence[int], zone: QRectF) -> None:
        geometry = self._geometry(layers)
        width, height = geometry.width * self.unit_px, geometry.height * self.unit_px
        item.set_face(cake_source(self._lists, layers, foot=self._foot))
        item.place_in(QRectF(zone.center().x() - width / 2, zone.bottom() - height, width, height))

    def _geometry(self, layers: Sequence[int]) -> CakeGeometry:
        return cake_geometry([layer_look(self._lists, layer) for layer in layers], foot=self._foot)

    def _origin(self, geometry: CakeGeometry) -> QPointF:
        """The upper left corner of the picture of a cake that stands where the shown one does."""
        rect = self.cake.rect_px()
        return QPointF(
            rect.center().x() - geometry.width * self.unit_px / 2,
            rect.bottom() - geometry.height * self.unit_px,
        )
