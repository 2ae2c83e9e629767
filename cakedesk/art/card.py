"""What all porcelain cards lie on."""

from __future__ import annotations

from cakedesk.art.palette import PORCELAIN, PORCELAIN_EDGE
from cakedesk.art.svg import Drawing


def draw_porcelain(drawing: Drawing, corner: float, line: float) -> None:
    """Fills a drawing with an empty card.

    Args:
        drawing: Where to draw.
        corner: Radius of the card's corners.
        line: Width of its edge.
    """
    drawing.rect(
        line / 2, line / 2, drawing.width - line, drawing.height - line, corner - line / 2,
        fill=PORCELAIN, stroke=PORCELAIN_EDGE, stroke_width=line,
    )  # fmt: skip
