"""`RibbonPlace`: a ribbon that can be won, or its empty place with the disc of who has won it."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF

from cakedesk.art.cake_swap import faces
from cakedesk.games.cake_swap.cards import CakeSwapLists
from cakedesk.table.boards.cake_swap.looks import (
    RIM_SHARE,
    colour_of,
    is_low,
    ribbon_picture,
    rosette_picture,
)
from cakedesk.table.items import ChipItem, FaceItem
from cakedesk.table.kit.flow import aspect
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

CHIP_SHARE = 0.56
"""The disc of who has won a ribbon, by the ribbon's width."""


class RibbonPlace(ScreenPart):
    """One ribbon of a class."""

    def __init__(self, scene: TableScene, lists: CakeSwapLists, ribbon: int, *, key: str = "") -> None:
        super().__init__(scene)
        self._lists, self._ribbon = lists, ribbon
        self.item = self.own(FaceItem(scene, ribbon_picture(lists, ribbon), key=key))
        self._chip = self.own(ChipItem(scene, 0, 20))

    def show(self, owner: int, cell: QRectF, *, lit: bool = False) -> None:
        """Show it as it hangs, or whose it is; -1: nobody's."""
        is_taken, low = owner >= 0, is_low(cell, self.metrics)
        side = math.floor(min(cell.width(), 2 * cell.height() / (1 + RIM_SHARE)))
        if is_taken:
            face = faces.ribbon_place_face(colour_of(self._ribbon), lit, tails=not low)
        elif low:
            face = rosette_picture(self._lists, self._ribbon, side, self.metrics, lit=lit)
        else:
            face = ribbon_picture(self._lists, self._ribbon, lit=lit)
        place = aspect(cell, face.aspect)
        if low:  # all are of one size, and the rim of one that stands out reaches into the gaps
            side = math.ceil(side * RIM_SHARE) if is_taken or lit else side
            place = QRectF(place.center().x() - side / 2, place.center().y() - side / 2, side, side)
        self.item.set_face(face)
        self.item.place_in(place)
        self.show_item(self._chip, is_taken)
        if is_taken:
            chip_px = place.width() * CHIP_SHARE
            self._chip.set_seat(owner)
            self._chip.resize(chip_px, chip_px)
            self._chip.place_center(place.center().x(), place.top() + place.width() / 2)
