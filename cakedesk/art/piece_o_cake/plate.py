"""The porcelain plate under the ring, seen from above, and small plates of what was eaten."""

from __future__ import annotations

import math

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake.pieces import UNIT
from cakedesk.art.piece_o_cake.ring import PLATE_RADIUS, plate_frame
from cakedesk.art.svg import Drawing, PathData, num

_SCALLOPS = 36
_FOOT = 9.0
"""How far below its rim the foot of the plate is seen, for a rim of 340."""


def draw_plate_above(drawing: Drawing, cx: float, cy: float, radius: float) -> None:
    """Draws a plate with a scalloped rim from above."""
    with drawing.group(transform=f"translate({num(cx)} {num(cy)}) scale({radius / 340:.4f})"):
        stops = [
            (0.9, "#14201A", 0.5),
            (0.935, "#14201A", 0.28),
            (0.97, "#14201A", 0.09),
            (1, "#14201A", 0.0),
        ]
        drawing.circle(0, 15, 357, fill=drawing.radial(0, 15, 357, stops))
        foot = drawing.linear(
            -340, 0, 340, 0, [(0, "#9C9484"), (0.3, "#D8D0C0"), (0.6, "#C2BAA9"), (1, "#8A8272")]
        )
        drawing.circle(0, _FOOT, 339, fill=foot)
        rim = drawing.linear(-240, -250, 200, 290, [(0, "#FFFFFF"), (0.45, "#FAF6EC"), (1, "#E6DFD0")])
        drawing.circle(0, 0, 340, fill=rim)
        drawing.circle(0, 0, 339.4, fill="none", stroke="#D3C8B2", stroke_width=1.6)
        drawing.circle(0, 0, 337.4, fill="none", stroke="#FFFFFF", stroke_width=2.4)
        _draw_scallops(drawing)
        well = drawing.linear(
            -160, -260, 140, 280, [(0, "#E3DBCA"), (0.16, "#F3EEE2"), (0.6, "#FDFBF5"), (1, "#FFFFFF")]
        )
        drawing.circle(0, 0, 303, fill=well)
        lip = drawing.linear(-200, -220, 200, 220, [(0, "#CFC5B0"), (0.5, "#E9E2D3"), (1, "#FFFFFF")])
        drawing.circle(0, 0, 303, fill="none", stroke=lip, stroke_width=2.2)


def _draw_scallops(drawing: Drawing) -> None:
    """Presses two rows of loops and pearls into the rim."""
    for radius, depth, color, opacity in ((306.0, 24.0, "#CDBFA3", 0.8), (307.4, 24.0, "#FFFFFF", 0.9)):
        data, pearls = PathData(), PathData()
        for i in range(_SCALLOPS + 1):
            angle = math.tau * i / _SCALLOPS
            x, y = radius * math.sin(angle), -radius * math.cos(angle)
            if i == 0:
                data.move(x, y)
                continue
            middle = math.tau * (i - 0.5) / _SCALLOPS
            far = radius + depth * 1.33
            bulge = math.tau / _SCALLOPS * 0.36
            data.curve(
                far * math.sin(middle - bulge), -far * math.cos(middle - bulge),
                far * math.sin(middle + bulge), -far * math.cos(middle + bulge), x, y,
            )  # fmt: skip
            px, py = (radius + 12) * math.sin(middle), -(radius + 12) * math.cos(middle)
            pearls.move(px, py).line(px + 0.2, py)
        drawing.stroke(data, color, 2.0, stroke_opacity=opacity)
        drawing.stroke(pearls, color, 4.4, stroke_opacity=opacity * 0.85)


class RingPlateFace(Face):
    """The plate under the ring with its shadow on the table."""

    def _size(self) -> tuple[float, float]:
        frame = plate_frame()
        return frame.width * UNIT, frame.height * UNIT

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        frame = plate_frame()
        draw_plate_above(drawing, frame.center_x * UNIT, frame.center_y * UNIT, PLATE_RADIUS * UNIT)
