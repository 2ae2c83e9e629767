"""The program's small Victoria cake."""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.svg import Drawing, num

LOGO_WIDTH, LOGO_HEIGHT = 150.0, 116.0


def draw_logo(drawing: Drawing, x: float, y: float, scale: float) -> None:
    """Draws the cake in a box 150 x 116 from a corner."""
    # Every start shows it, and few draw it anew.
    from cakedesk.art.cake import draw_side  # noqa: PLC0415
    from cakedesk.art.cylinder import Cylinder  # noqa: PLC0415
    from cakedesk.art.frosting import draw_frosting  # noqa: PLC0415
    from cakedesk.art.toppings import draw_strawberry  # noqa: PLC0415

    with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({scale:.4f})"):
        body = Cylinder(75, 46, 103, 72)
        draw_side(drawing, "victoria", "logo", body)
        draw_frosting(drawing, "victoria", "logo", body)
        for i, (place, depth) in enumerate(((-46, 0), (46, 0), (-15.5, 3.4), (15.5, 3.4))):
            with drawing.group(transform=f"translate({75 + place} {num(47.5 + depth)}) scale(1.78)"):
                draw_strawberry(drawing, i)


class LogoFace(Face):
    """The program's cake, bold enough for a title bar."""

    _units = LOGO_WIDTH, LOGO_HEIGHT

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_logo(drawing, 0, 0, 1)
