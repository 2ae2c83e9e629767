"""A whole cake of up to five layers on its stand, and where everything of it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cakedesk.art.cake_swap.layer_look import LayerLook
from cakedesk.art.cake_swap.layers import draw_fruits, draw_layer, draw_standing_shadow
from cakedesk.art.cylinder import FLATTENING, Cylinder
from cakedesk.art.face import Face
from cakedesk.art.plate import PLATE_RADIUS, PLATE_RY, PLATE_THICKNESS, draw_plate
from cakedesk.art.rect import Rect
from cakedesk.art.svg import Drawing, PathData

UNIT = 58.0
"""A layer is 0.75 + its size wide in these."""

LAYER_HEIGHT = 74.0
STAND_WIDTH = UNIT * 7.3
_HEADROOM = LAYER_HEIGHT * 0.3
_SIDE_ROOM = 12.0
_FOOT_HEIGHT = 40.0
_BELOW = 5.0
_SMALL_UNITS = 150.0
_NIGHT, _NIGHT_SHARE = "#10201A", 0.15


class LayerPlace(NamedTuple):
    """Where a layer of a cake is."""

    body: Rect  # its side, from the middle of its upper ellipse down to that of its lower one
    disc_x: float  # middle of the disc with its size
    disc_y: float


class CakeGeometry(NamedTuple):
    """Where the parts of a cake's picture are, in units from its upper left corner.

    A layer more moves nothing but the upper edge: cakes that end on one line stand on one stand.

    Attributes:
        width: Width of the picture.
        height: Height of the picture.
        layers: Largest first.
        top_y: Where the next layer would stand (the middle of its lower ellipse).
    """

    width: float
    height: float
    layers: tuple[LayerPlace, ...]
    top_y: float


def layer_width(size: int) -> float:
    """How wide the body of a layer is."""
    return UNIT * (0.75 + size)


def cake_geometry(layers: Sequence[LayerLook], plate: bool = True, foot: bool = True) -> CakeGeometry:
    """Computes where the layers of a cake stand.

    Args:
        layers: Largest first; may be empty.
        plate: Whether it stands on a plate; else the picture is as wide as its largest layer needs.
        foot: Whether the plate has a foot.

    Returns:
        The places, in the units of `cake_face` of the same arguments.
    """
    width = STAND_WIDTH if plate else layer_width(layers[0].size) + 2 * _SIDE_ROOM
    top = _HEADROOM + (layer_width(layers[-1].size) / 2 * FLATTENING if layers else PLATE_RY * width / 200)
    base = top + LAYER_HEIGHT * len(layers)
    places = []
    for number, layer in enumerate(layers):
        half, y = layer_width(layer.size) / 2, base - LAYER_HEIGHT * (number + 1)
        places.append(
            LayerPlace(Rect(width / 2 - half, y, half * 2, LAYER_HEIGHT), width / 2, y + LAYER_HEIGHT * 0.72)
        )
    below = layer_width(layers[0].size) / 2 * FLATTENING if layers else 0.0
    if plate:
        below = (PLATE_RY + PLATE_THICKNESS) * width / 200 + (_FOOT_HEIGHT if foot else 0.0)
    return CakeGeometry(width, base + below + _BELOW, tuple(places), base - LAYER_HEIGHT * len(layers))


class CakeFace(Face):
    """A cake."""

    layers: tuple[LayerLook, ...]  # largest first
    dark: bool = False  # whether it stands on the dark table, where its stand is a little darker
    plate: bool = True
    foot: bool = True  # whether the plate has a foot

    @property
    def name(self) -> str:
        """Its layers, largest first."""
        return " ".join(["Cake", *(f"{layer.size} {layer.cake} {layer.frosting}" for layer in self.layers)])

    def _size(self) -> tuple[float, float]:
        geometry = cake_geometry(self.layers, self.plate, self.foot)
        return geometry.width, geometry.height

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        geometry = cake_geometry(self.layers, self.plate, self.foot)
        bodies = [
            Cylinder(body.center_x, body.y, body.bottom, body.width / 2) for body, *_ in geometry.layers
        ]
        scale = width_units / geometry.width
        bold = min(max(_SMALL_UNITS / STAND_WIDTH / scale, 1.0), 1.9)
        if self.plate:
            base = bodies[0].bottom if bodies else geometry.top_y
            self._draw_stand(drawing, geometry.width / 2, base, bodies[0].rx if bodies else 0.0)
        draw_cake(drawing, self.layers, bodies, bold)

    def _draw_stand(self, drawing: Drawing, x: float, y: float, cake_radius: float) -> None:
        radius = STAND_WIDTH / 2
        unit = radius / PLATE_RADIUS
        if self.foot:
            _draw_foot(drawing, x, y + (PLATE_RY + PLATE_THICKNESS) * unit - 6, self.dark)
        draw_plate(drawing, x, y, radius, cake_radius)
        if self.dark:
            drawing.ellipse(
                x, y, (PLATE_RADIUS - 1.2) * unit, PLATE_RY * unit, fill=_NIGHT, fill_opacity=_NIGHT_SHARE
            )


def draw_cake(
    drawing: Drawing, layers: Sequence[LayerLook], bodies: Sequence[Cylinder], bold: float = 1.0
) -> None:
    """Draws the layers of a cake, largest first, and then all their fruit."""
    for number, (layer, body) in enumerate(zip(layers, bodies, strict=True)):
        if number:
            draw_standing_shadow(drawing, bodies[number - 1], body)
        draw_layer(drawing, layer, body, bold)
    for layer, body in zip(layers, bodies, strict=True):
        draw_fruits(drawing, layer, body, bold)


def _draw_foot(drawing: Drawing, x: float, y: float, dark: bool) -> None:
    neck, base, low = 50.0, 84.0, y + _FOOT_HEIGHT - 4
    shadow = drawing.radial(x, low, base * 1.3, [(0.6, "#1d2a1f", 0.3), (1, "#1d2a1f", 0.0)], flatten=0.12)
    drawing.ellipse(x, low + 2, base * 1.3, base * 0.15, fill=shadow)
    data = PathData().move(x - neck, y - 12).quad(x - neck * 1.02, low - 12, x - base, low - 2)
    data.curve(x - base * 0.9, low + 10, x + base * 0.9, low + 10, x + base, low - 2)
    data.quad(x + neck * 1.02, low - 12, x + neck, y - 12).close()
    shades = [(0, "#A9A292"), (0.22, "#E9E3D5"), (0.4, "#FFFFFF"), (0.62, "#E6E0D1"), (1, "#989181")]
    drawing.path(data, fill=drawing.linear(x - base, 0, x + base, 0, shades))
    drawing.path(data, fill=drawing.linear(0, y - 8, 0, y + 12, [(0, "#4b4436", 0.5), (1, "#4b4436", 0.0)]))
    if dark:
        drawing.path(data, fill=_NIGHT, fill_opacity=_NIGHT_SHARE)
