"""Small tokens: the tag of what a layer bears, the doubling tag, the half point."""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.lettering import draw_numeral
from cakedesk.art.palette import CARD_INK, PORCELAIN, TAG_GOLD
from cakedesk.art.svg import Drawing, PathData

MAX_TAG_ASPECT = 1.62
NUMERAL_SHARE, MOST_NUMERAL_SHARE = 0.74, 1.25
"""The size of a MAX tag's number by its height, and the most: a numeral is 0.6 em high."""

TOPPER_TAG_ASPECT = 1.3
TOPPER_NUMERAL_SHARE, MOST_TOPPER_NUMERAL_SHARE = 0.62, 1.0
"""The same of the tag of a topper, which has two signs."""


HALF_NUMERAL_SHARE = 0.88
"""The size of the ½ by the disc it is on."""


def draw_max_tag(
    drawing: Drawing,
    x: float,
    y: float,
    height: float,
    max_above: int,
    full: bool = False,
    border: float = 0.05,
    numeral_share: float = NUMERAL_SHARE,
) -> None:
    """Draws the tag that says how many layers may lie above; it is 1.62 times as wide as high.

    Args:
        full: Whether that many lie there already: cocoa with gold.
        border: Width of the outline as a share of the height.
        numeral_share: Size of the number as a share of the height, up to 1.25.
    """
    width = height * MAX_TAG_ASPECT
    ink, ground = (TAG_GOLD, CARD_INK) if full else (CARD_INK, PORCELAIN)
    line = height * border
    drawing.rect(
        x + line / 2,
        y + line / 2,
        width - line,
        height - line,
        height * 0.34,
        fill=ground,
        stroke=ink,
        stroke_width=line,
    )
    grown = (numeral_share - NUMERAL_SHARE) / (MOST_NUMERAL_SHARE - NUMERAL_SHARE)
    middle, arm = x + width * (0.285 - 0.04 * grown), width * (0.135 - 0.02 * grown)
    caret = PathData().move(middle - arm, y + height * 0.555)
    caret.line(middle, y + height * 0.555 - arm * 0.98).line(middle + arm, y + height * 0.555)
    drawing.stroke(caret, ink, height * 0.1)
    bar_y = y + height * 0.745
    drawing.stroke(PathData().move(middle - arm, bar_y).line(middle + arm, bar_y), ink, height * 0.1)
    right = x + width * (0.69 + 0.01 * grown)
    draw_numeral(drawing, str(max_above), right, y + height * 0.5, height * numeral_share, ink)


def draw_topper_tag(
    drawing: Drawing, x: float, y: float, height: float, numeral_share: float = TOPPER_NUMERAL_SHARE
) -> None:
    """Draws the dark tag with a golden ×2; `numeral_share` is the size of this as a share of the height."""
    width = height * TOPPER_TAG_ASPECT
    drawing.rect(x, y, width, height, height * 0.3, fill=CARD_INK)
    draw_numeral(drawing, "×2", x + width / 2, y + height * 0.5, height * numeral_share, TAG_GOLD)


class MaxTagFace(Face):
    """How many layers may lie above a layer."""

    max_above: int  # the number
    full: bool = False  # whether that many lie there
    numeral_share: float = NUMERAL_SHARE  # the size of the number by the tag's height
    _units = 100 * MAX_TAG_ASPECT, 100
    _radius = 36.0

    def _ground(self) -> str | None:
        return CARD_INK if self.full else PORCELAIN

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        border = min(max(1.9 * MAX_TAG_ASPECT / width_units, 0.05), 0.09)
        draw_max_tag(drawing, 0, 0, 100, self.max_above, self.full, border, self.numeral_share)


class TopperTagFace(Face):
    """The ×2 of a topper."""

    _units = 100 * TOPPER_TAG_ASPECT, 100
    _radius = 30.0
    _plain = CARD_INK

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_topper_tag(drawing, 0, 0, 100)


class HalfPointFace(Face):
    """The first player's half point: a dark disc with a golden ½."""

    _units = 100, 100
    _radius = 50.0
    _plain = CARD_INK

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        drawing.circle(50, 50, 50, fill=CARD_INK)
        drawing.circle(50, 50, 46.5, fill="none", stroke=TAG_GOLD, stroke_width=2.6)
        draw_numeral(drawing, "½", 50, 51, 100 * HALF_NUMERAL_SHARE, TAG_GOLD)
