"""What all porcelain cards lie on, and the back of many."""

from __future__ import annotations

from cakedesk.art.color import darker, lighter
from cakedesk.art.palette import PORCELAIN, PORCELAIN_EDGE
from cakedesk.art.svg import Drawing


def draw_porcelain(drawing: Drawing, corner: float, line: float) -> None:
    """Fills a drawing with an empty card.

    Args:
        corner: Radius of the card's corners.
        line: Width of its edge.
    """
    drawing.rect(
        line / 2, line / 2, drawing.width - line, drawing.height - line, corner - line / 2,
        fill=PORCELAIN, stroke=PORCELAIN_EDGE, stroke_width=line,
    )  # fmt: skip


def draw_lattice(drawing: Drawing, corner: float, color: str, small: float = 0.0) -> None:
    """Fills a drawing with the back of a card: porcelain around a lattice of icing.

    Args:
        corner: Radius of the card's corners.
        color: Of the icing.
        small: 0 at full size, 1 where the card is very small.
    """
    width, height = drawing.width, drawing.height
    draw_porcelain(drawing, corner, 2.0)
    inset = 4.0 + small
    paint = drawing.linear(0, 0, width, height, [(0, lighter(color, 0.14)), (1, darker(color, 0.16))])
    drawing.rect(inset, inset, width - 2 * inset, height - 2 * inset, corner - inset * 0.7, fill=paint)
    pale, step = lighter(color, 0.42), 16.0
    columns, rows = ((side - 12) // step for side in (width, height))
    for row in range(int(rows)):
        for column in range(int(columns)):
            x, y = width / 2 + (column - (columns - 1) / 2) * step, height / 2 + (row - (rows - 1) / 2) * step
            drawing.rect(
                x - 5, y - 5, 10, 10, 2.6,
                fill="none", stroke=pale, stroke_width=1.3 + 0.5 * small, stroke_opacity=0.6,
            )  # fmt: skip
