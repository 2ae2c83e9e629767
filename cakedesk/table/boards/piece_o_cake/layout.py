"""Where everything of the Piece o' Cake table stands: pure functions from the table's size to rectangles.

Lengths called *units* are those of a table of 1600 x 936. The ring gets all the height above the tray; spare
width goes to the panels on both sides first, and then lies free around the ring.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from cakedesk.art.piece_o_cake import ring as geometry
from cakedesk.table.kit.action_tray import TrayPlaces
from cakedesk.table.kit.flow import grid
from cakedesk.table.metrics import CAPTION_UNITS, Metrics

TRAY_UNITS = 230.0
MARGIN_UNITS = 24.0
TOP_UNITS = 18.0
BELOW_UNITS = 22.0
PANEL_WIDTH_UNITS = 372.0
SIDE_WIDTH_UNITS = 452.0
PANEL_GAP_UNITS = 12.0
MOST_PANEL_UNITS = {1: 380.0, 2: 262.0}
"""The height of a panel by how many there are; of more, `USUAL_PANEL_UNITS`; with open plates at least:"""

OPEN_PANEL_UNITS = 340.0
USUAL_PANEL_UNITS = 226.0
MOST_WIDER = 1.28
"""Panels on a wide table are at most so many times as wide, but where a low one leaves their texts large."""

LOW_PANEL_PX = 88.0
"""Where panels below each other would be lower, they stand in two columns."""

LEAST_TWO_SHARE = 1.6
"""Two columns take at least so many times the width of one."""

MOST_WIDER_IN_TWO, SIDE_WIDER_BESIDE_TWO = 1.75, 1.1
RING_RIM_UNITS = 8.0
"""Room for what sticks out of the plate."""

BELOW_MIDDLE_UNITS = 6.0
"""The ring lies a little low: a knife on top needs its room, one at the bottom may reach over the tray."""

KNIFE_RADIUS = 1.148
"""Where the middle of a knife's disc lies, in radii of the ring."""

KNIFE_SHARE, LEAST_KNIFE_PX = 60 / 292, 34.0
"""The diameter of a knife's disc, in radii of the ring."""

KNIFE_EDGE_UNITS, LEAST_KNIFE_EDGE_PX = 10.0, 7.0
"""Above a knife on top there is room for the frame that a lesson draws around all of them."""

BOX_UNITS = (54.0, 49.7)
BOX_GAP_UNITS = 3.0
READ_BUTTON = 13.4
"""The width that the words of a button need, by the size of the smallest text."""
MOST_LARGER_BOXES = 2.2
BOX_STACK_SHARE = 0.62
"""A box on top of others hides their bows: this share of its height lies between two rows."""

LOW_TABLE_UNITS = 1840.0
"""Tables that are wider than this are low, such as those of replays."""

LARGER_TEXT_SHARE = 0.45
"""The share of the text's growth by which side panels grow."""


@dataclass(frozen=True)
class Ring:
    """Where the ring of slices lies, in px of the scene."""

    center: QPointF
    radius: float  # its outer radius

    @property
    def knife_px(self) -> float:
        """The diameter of a knife's disc on its rim."""
        return max(self.radius * KNIFE_SHARE, LEAST_KNIFE_PX)

    def at(self, angle: float, radius: float) -> QPointF:
        """A point of it."""
        x, y = geometry.point_at(angle, radius * self.radius)
        return self.center + QPointF(x, y)


@dataclass(frozen=True)
class TableRects:
    """The zones of the table, in px of the scene."""

    panels: tuple[QRectF, ...]
    stage: QRectF
    ring: Ring
    side: QRectF
    boxes: QRectF  # the corner of the boxes of cakes to come, two side by side and two on top of them
    tray: QRectF
    margin_px: float  # from the left and right edges


@dataclass(frozen=True)
class TrayRects:
    """The parts of the tray, in px of the scene."""

    header: QRectF
    tokens: QRectF
    plate: QRectF
    eaten: QRectF
    actions: TrayPlaces


def table_rects(metrics: Metrics, others: int, *, opens: bool = False) -> TableRects:
    """Lay the table out (`opens`: what has been eaten lies open)."""
    px, width, height = metrics.px, float(metrics.width_px), float(metrics.height_px)
    text_growth = 1.0 + (metrics.text_scale - 1.0) * LARGER_TEXT_SHARE
    tray_top = height - px(TRAY_UNITS) * (1.0 + (metrics.text_scale - 1.0) * 0.2)
    margin, top, bottom = px(MARGIN_UNITS), px(TOP_UNITS), tray_top - px(BELOW_UNITS)
    plate_px = tray_top - 2 * px(RING_RIM_UNITS)
    spare = max(0.0, width - 4 * margin - plate_px - px(PANEL_WIDTH_UNITS + SIDE_WIDTH_UNITS))
    most = max(MOST_WIDER, metrics.text_px(CAPTION_UNITS) / px(CAPTION_UNITS))
    wider = 1.0 + min(most - 1.0, spare / px(PANEL_WIDTH_UNITS + SIDE_WIDTH_UNITS))
    panel_width = px(PANEL_WIDTH_UNITS) * max(wider, text_growth)
    side_width = px(SIDE_WIDTH_UNITS) * max(wider, text_growth)
    in_line = 1
    if (bottom - top) / others < LOW_PANEL_PX and others > 1:
        in_line = 2  # a low table has more width than its ring needs
        most_px = px(PANEL_WIDTH_UNITS) * in_line * MOST_WIDER_IN_TWO * text_growth
        narrower = min(side_width, px(SIDE_WIDTH_UNITS) * SIDE_WIDER_BESIDE_TWO * text_growth)
        both = min(most_px, width - 4 * margin - plate_px - narrower)
        if both < LEAST_TWO_SHARE * panel_width:  # nor has it, while the log is open
            in_line = 1
        else:
            panel_width, side_width = both, narrower
    stage = QRectF(
        margin + panel_width + margin * 0.5, 0.0, width - panel_width - side_width - 3 * margin, tray_top
    )
    middle, edge = tray_top / 2 + px(BELOW_MIDDLE_UNITS), max(px(KNIFE_EDGE_UNITS), LEAST_KNIFE_EDGE_PX)
    radius = min(
        (stage.width() / 2 - px(RING_RIM_UNITS)) / geometry.PLATE_RADIUS,
        (middle - edge) / (KNIFE_RADIUS + KNIFE_SHARE / 2),
        (middle - edge - LEAST_KNIFE_PX / 2) / KNIFE_RADIUS,
        (tray_top - middle - px(2)) / geometry.PLATE_RADIUS,
    )
    ring = Ring(QPointF(stage.center().x(), middle), radius)
    side = QRectF(width - margin - side_width, top, side_width, bottom - top)
    column = QRectF(margin, top, panel_width, bottom - top)
    units = MOST_PANEL_UNITS.get(-(-others // in_line), USUAL_PANEL_UNITS)
    units = max(units, OPEN_PANEL_UNITS * opens)
    panels = tuple(grid(column, others, in_line, px(PANEL_GAP_UNITS), most_px=(math.inf, px(units))))
    column.setTop(panels[-1].bottom() + px(2 * PANEL_GAP_UNITS))
    return TableRects(
        panels,
        stage,
        ring,
        side,
        _boxes(metrics, stage, column),
        QRectF(0.0, tray_top, width, height - tray_top),
        margin,
    )


def _boxes(metrics: Metrics, stage: QRectF, below_panels: QRectF) -> QRectF:
    """Below few panels as large as they fit; else in the lower left corner of the stage, beside the plate."""
    width, height = metrics.size(BOX_UNITS)
    corner = QRectF(0.0, 0.0, 2 * width + metrics.px(BOX_GAP_UNITS), height * (1 + BOX_STACK_SHARE))
    rooms = below_panels.width() / corner.width(), below_panels.height() / corner.height()
    larger = min(MOST_LARGER_BOXES * metrics.text_scale, *rooms)
    if larger > 1.0:
        corner.setSize(corner.size() * larger)
        corner.moveCenter(below_panels.center())
        corner.moveBottom(below_panels.bottom())
    else:
        corner.moveBottomLeft(QPointF(stage.left() + metrics.px(2), stage.bottom() - metrics.px(12)))
    return corner


def box_rects(corner: QRectF, count: int) -> tuple[QRectF, ...]:
    """Stack boxes: up to two side by side, the others on top of them in their middle."""
    height = corner.height() / (1 + BOX_STACK_SHARE)
    width = height * BOX_UNITS[0] / BOX_UNITS[1]
    pitch = corner.width() - width
    below = min(count, 2)
    left = corner.left()
    rows = []
    for row, boxes in ((1, count - below), (0, below)):
        start = left + (below - boxes) * pitch / 2
        top = corner.bottom() - height - row * height * BOX_STACK_SHARE
        rows += [QRectF(start + column * pitch, top, width, height) for column in range(boxes)]
    return tuple(rows)


def tray_rects(metrics: Metrics, tray: QRectF, margin_px: float) -> TrayRects:
    """Lay the tray out."""
    px = metrics.px
    left, right, top = margin_px + px(4), tray.right() - margin_px, tray.top()
    scale = tray.height() / px(TRAY_UNITS)
    button_width = max(metrics.room_px(330), READ_BUTTON * metrics.text_px(0))
    buttons_left = right - button_width
    button_height = max(44.0, px(66))
    primary = QRectF(buttons_left, top + px(36), button_width, button_height)
    second_top = primary.bottom() + px(18)
    second_height = max(44.0, px(58))
    if second_top + second_height > tray.bottom() - px(6):
        primary.moveTop(top + px(14))
        second_top = primary.bottom() + px(10)
    secondary = QRectF(buttons_left, second_top, button_width, second_height)
    spare = max(0.0, metrics.width_px - px(1600))
    tokens_top = top + px(94) * scale
    tokens = QRectF(left, tokens_top, px(424) + spare * 0.3, tray.bottom() - px(14) - tokens_top)
    plate_side = px(84)
    plate = QRectF(tokens.right() + px(26), tokens.top() + px(2), plate_side, plate_side)
    lowness = max(0.0, metrics.width_px - px(LOW_TABLE_UNITS))  # a low table has more width to share out
    eaten_width = px(176) + lowness * 0.3
    eaten = QRectF(plate.right() + px(10), tokens.top(), eaten_width, tokens.height())
    prompt_left = eaten.right() + px(18)
    prompt = QRectF(prompt_left, top + px(24), buttons_left - px(28) - prompt_left, px(54) * scale)
    help_rect = QRectF(prompt_left, prompt.bottom(), prompt.width(), 0.0)
    help_rect.setBottom(tray.bottom() - px(10))
    header = QRectF(left, top + px(14), eaten.right() - left, px(58) * scale)
    actions = TrayPlaces(prompt, help_rect, primary, secondary, tray.right() - px(28))
    return TrayRects(header, tokens, plate, eaten, actions)
