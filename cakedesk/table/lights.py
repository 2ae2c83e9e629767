"""`Lights`: what a line of the log is about stands out on the table: in brackets, and cards rise a little."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from cakedesk.table import z_values
from cakedesk.table.items.base import TableItem
from cakedesk.table.items.light_item import LightItem, box_brackets, clearance_px
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

    def put_around(self, box: QRectF, radius_px: float, z_value: float = z_values.GHOST) -> None:
        """Make a place stand out.

        Args:
            box: where, in the scene.
            radius_px: of its corners; of a disc half its size.
            z_value: what lies higher stays uncovered.
        """
        self._put(LightItem(self._scene, self._brackets(box, radius_px)), z_value)

    def put_along(self, brackets: QPainterPath) -> None:
        """Make something that is no box stand out.

        Args:
            brackets: the lines, in the scene.
        """
        self._put(LightItem(self._scene, brackets), z_values.GHOST)

    def lift(self, item: TableItem) -> None:
        """Make an item rise and be pointed at.

        Args:
            item: which.
        """
        item.set_lift(HOVER_LIFT_UNITS * self._scene.metrics.unit)
        self._risen.append(item)
        brackets = self._brackets(item.rect_px(), item.corner_px)
        self._put(LightItem(self._scene, brackets, pointed=True), z_values.GHOST)

    def clear(self) -> None:
        """Let nothing stand out any more."""
        for item in self._risen:
            if not item.is_discarded:
                item.set_lift(0.0)
        for light in self._lit:
            light.discard()
        self._risen, self._lit = [], []

    def _brackets(self, box: QRectF, radius_px: float) -> QPainterPath:
        out = clearance_px(self._scene.metrics)
        radius_px = min(radius_px, ROUNDEST_SHARE * min(box.width(), box.height()))
        return box_brackets(box.adjusted(-out, -out, out, out), radius_px + out)

    def _put(self, light: LightItem, z_value: float) -> None:
        light.setZValue(z_value)
        self._lit.append(light)
