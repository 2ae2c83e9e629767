"""Stacks of cake layers: where everything stands, and the picture of the whole."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Literal, NamedTuple

from cakedesk.art.cake import REFERENCE_RADIUS, draw_contact_shadow, draw_side
from cakedesk.art.cylinder import Cylinder
from cakedesk.art.face import Face
from cakedesk.art.frosting import draw_frosting
from cakedesk.art.palette import DARK, LIGHT, TOPPERS, ThemeColors
from cakedesk.art.plate import PLATE_RY, PLATE_THICKNESS, draw_plate
from cakedesk.art.rect import Rect
from cakedesk.art.svg import Drawing, PathData, rounded_polygon
from cakedesk.art.toppers import draw_topper
from cakedesk.art.toppings import draw_topping

LayerState = Literal["normal", "ghost", "falling", "new"]
"""normal; ghost: would land here; falling: would collapse; new: placed since the last change."""

STACK_WIDTH = 200.0
"""Width of the plate that all other measures of a stack refer to."""

TOPPER_UNITS = 62.0
_HEADROOM_CAKE = 36.0
_BELOW_PLATE = 3.4


class LayerSpec(NamedTuple):
    """One card of a stack.

    Attributes:
        card_id: Seeds crumbs and drips, so that a card always looks the same.
        kind: A flavour or a topper.
        max_above: How many layers it bears; drawn by the tags, not here.
        state: How the layer is marked.
    """

    card_id: str
    kind: str
    max_above: int = 0
    state: LayerState = "normal"

    @property
    def is_topper(self) -> bool:
        """Whether it is a topper."""
        return self.kind in TOPPERS


class StackGeometry(NamedTuple):
    """Where the parts of a stack's picture are; the origin is its upper left corner.

    Attributes:
        width: Width of the picture, which is the plate's.
        height: Height of the picture.
        layers: By layer, bottom to top. A cake's box is its side between the middles of its two ellipses, so
            the boxes of neighbouring cakes touch; a topper's box is its picture.
        plate: The plate.
        top_x: Where the foot of the next topper, or the middle of the next layer's base, would stand.
        top_y: The same.
    """

    width: float
    height: float
    layers: tuple[Rect, ...]
    plate: Rect
    top_x: float
    top_y: float


def stack_geometry(
    layers: Sequence[LayerSpec], width: float = STACK_WIDTH, layer_height: float = 36.0
) -> StackGeometry:
    """Computes where the layers of a stack stand.

    Args:
        layers: Bottom to top; may be empty (a plate alone).
        width: Width of the plate.
        layer_height: Height of a cake, in the same units.

    Returns:
        The places, in the same units.
    """
    unit = width / STACK_WIDTH
    base = _headroom(layers) * unit + sum(_rise(layer, unit, layer_height) for layer in layers)
    level = base
    boxes: list[Rect] = []
    for layer in layers:
        rise = _rise(layer, unit, layer_height)
        half = (TOPPER_UNITS / 2 if layer.is_topper else REFERENCE_RADIUS) * unit
        boxes.append(Rect(width / 2 - half, level - rise, half * 2, rise))
        level -= rise
    plate_y = base + 1.0 * unit
    plate = Rect(0.0, plate_y - PLATE_RY * unit, width, (PLATE_RY * 2 + PLATE_THICKNESS) * unit)
    return StackGeometry(width, plate.bottom + _BELOW_PLATE * unit, tuple(boxes), plate, width / 2, level)


def _headroom(layers: Sequence[LayerSpec]) -> float:
    """Gives the room above the last layer: its topping, or the ellipse of an empty top."""
    if not layers or layers[-1].is_topper:
        return PLATE_RY + 2.0 if not layers else 4.0
    return _HEADROOM_CAKE


def _rise(layer: LayerSpec, unit: float, layer_height: float) -> float:
    return TOPPER_UNITS * unit if layer.is_topper else layer_height


class StackFace(Face):
    """A whole stack as one tall cake on its plate."""

    layers: tuple[LayerSpec, ...]  # bottom to top
    layer_height: float = 36.0  # height of a cake on a plate 200 wide
    dark: bool = False  # whether the marks are for the dark theme
    plate: bool = True  # whether the plate is drawn (the room for it stays)

    @property
    def name(self) -> str:
        """The cards of the stack, bottom to top."""
        return " ".join(["Stack", *(layer.card_id for layer in self.layers)])

    def _size(self) -> tuple[float, float]:
        geometry = stack_geometry(self.layers, STACK_WIDTH, self.layer_height)
        return geometry.width, geometry.height

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        geometry = stack_geometry(self.layers, STACK_WIDTH, self.layer_height)
        if self.plate:
            standing = bool(self.layers) and not self.layers[0].is_topper
            radius = STACK_WIDTH / 2
            plate_y = geometry.plate.y + PLATE_RY
            draw_plate(drawing, radius, plate_y, radius, REFERENCE_RADIUS if standing else 0.0)
        colors = DARK if self.dark else LIGHT
        for i, layer in enumerate(self.layers):
            above = self.layers[i + 1] if i + 1 < len(self.layers) else None
            draw_layer(drawing, layer, geometry.layers[i], above, colors)
        for i, layer in enumerate(self.layers):
            above = self.layers[i + 1] if i + 1 < len(self.layers) else None
            _draw_outline(drawing, layer, geometry.layers[i], above is None or above.is_topper, colors)


def draw_layer(
    drawing: Drawing, layer: LayerSpec, box: Rect, above: LayerSpec | None, colors: ThemeColors = LIGHT
) -> None:
    """Draws one layer where its box says.

    Args:
        box: Its place, see `StackGeometry.layers`.
        above: What lies on it: a cake leaves no room for a topping and throws a shadow.
        colors: Colours of its mark.
    """
    ghost = layer.state == "ghost"
    with drawing.group(**({"opacity": 0.7} if ghost else {})):
        if layer.is_topper:
            draw_topper(drawing, layer.kind, box.center_x, box.bottom + box.width * 0.05, box.width)
        else:
            _draw_cake(drawing, layer, box, above, colors)


def body_of(box: Rect) -> Cylinder:
    """Gives the cylinder that fills a cake's box."""
    return Cylinder(box.center_x, box.y, box.bottom, box.width / 2)


def _draw_cake(
    drawing: Drawing, layer: LayerSpec, box: Rect, above: LayerSpec | None, colors: ThemeColors
) -> None:
    body = body_of(box)
    draw_side(drawing, layer.kind, layer.card_id, body)
    draw_frosting(drawing, layer.kind, layer.card_id, body)
    if layer.state == "ghost":
        drawing.path(body.grown(2).silhouette(), fill=colors.teal, fill_opacity=0.2)
    if layer.state == "falling":
        drawing.path(body.grown(2).silhouette(), fill=colors.warn, fill_opacity=0.26)
        _draw_cracks(drawing, layer.card_id, body)
    if above is None:
        draw_topping(drawing, layer.kind, layer.card_id, body)
    elif above.is_topper:
        unit = body.rx / REFERENCE_RADIUS
        drawing.ellipse(
            body.cx, body.top + 2 * unit, 24 * unit, 3.4 * unit, fill="#2a0f08", fill_opacity=0.16
        )
    else:
        draw_contact_shadow(drawing, body.grown(2), max(body.height * 0.16, 3.0))


def _draw_cracks(drawing: Drawing, card_id: str, body: Cylinder) -> None:
    rng = random.Random(f"cracks {card_id}")
    for turn in (0.28, 0.52, 0.77):
        x, top = body.point(turn + rng.uniform(-0.03, 0.03), body.top)
        step = body.height / 4.2
        data = PathData().move(x, top + step * 0.25)
        for i in range(4):
            x += (4.6 if i % 2 else -4.6) * rng.uniform(0.7, 1.3) + 0.8
            data.line(x, top + step * (1.1 + i * 0.95))
        drawing.stroke(data, "#FFE9CF", 3.4, stroke_opacity=0.55)
        drawing.stroke(data, "#35100F", 2.1)


def _draw_outline(drawing: Drawing, layer: LayerSpec, box: Rect, top: bool, colors: ThemeColors) -> None:
    """Frames a layer that is marked; what lies on it hides its upper ellipse."""
    if layer.state == "normal":
        return
    if layer.is_topper:
        corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
        outline = rounded_polygon(corners, 12)
    else:
        body = Cylinder(box.center_x, box.y - 1.5, box.bottom + 1.5, box.width / 2 + 5.5)
        outline = body.silhouette() if top else body.band(body.top, body.bottom)
    if layer.state == "ghost":
        drawing.stroke(outline, colors.teal, 3.2, stroke_dasharray="9 7")
    elif layer.state == "new":
        drawing.stroke(outline, colors.outline, 5.0)
        drawing.stroke(outline, colors.honey, 3.2)
    else:
        drawing.stroke(outline, colors.warn, 3.2)
