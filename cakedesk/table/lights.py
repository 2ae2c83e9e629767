"""`Lights`: what a line of the log is about stands out on the table: in brackets, and cards rise a little."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QPainterPath

from cakedesk.table.items.base import TableItem
from cakedesk.table.items.light_item import LightItem, box_brackets, clearance_px
from cakedesk.table.kit.places import Place
from cakedesk.table.metrics import HOVER_LIFT_UNITS
from cakedesk.table.scene import TableScene

ROUNDEST_SHARE = 0.22
"""The largest radius of a bracket, by the size of its box: around a disc it stands where the disc is not."""


class Lights:
    """Brackets around what is to stand out. They are for the moment: any change of the table clears them."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._lit: list[LightItem] = []
        self._risen: list[TableItem] = []

    @property
    def lit(self) -> list[LightItem]:
        """The brackets that are shown."""
        return list(self._lit)

    def put(self, place: Place) -> None:
        """Make a place stand out.

        Args:
            place: where. What rises there is pointed at as well.
        """
        if place.rises is not None:
            place.rises.set_lift(HOVER_LIFT_UNITS * self._scene.metrics.unit)
            self._risen.append(place.rises)
            place = replace(place, rect=place.rises.rect_px())
        brackets = self._brackets(place) if place.brackets is None else place.brackets
        light = LightItem(self._scene, brackets, pointed=place.rises is not None)
        light.setZValue(place.z_value)
        self._lit.append(light)

    def clear(self) -> None:
        """Let nothing stand out any more."""
        for item in self._risen:
            if not item.is_discarded:
                item.set_lift(0.0)
        for light in self._lit:
            light.discard()
        self._risen, self._lit = [], []

    def _brackets(self, place: Place) -> QPainterPath:
        box, out = place.rect, clearance_px(self._scene.metrics)
        side = min(box.width(), box.height())
        radius_px = min(side / 2 if place.is_round else place.corner_px, ROUNDEST_SHARE * side)
        return box_brackets(box.adjusted(-out, -out, out, out), radius_px + out)
