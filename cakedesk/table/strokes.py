"""Lines that several items and widgets draw: frames, rings, ticks and slashes."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from cakedesk.table.theme import Ink, Theme

Dash: TypeAlias = Literal["solid", "dashed", "dotted"]

DASHES: dict[Dash, tuple[float, float]] = {"solid": (0, 0), "dashed": (2.6, 2.0), "dotted": (1.4, 2.2)}
"""How long a dash and the gap after it are, in widths of the line."""


class Frame(NamedTuple):
    """A line around something.

    Attributes:
        color: its colour.
        width_px: its width.
        dash: how it is broken up.
    """

    color: Ink
    width_px: float = 4.0
    dash: Dash = "solid"


def stroke_box(
    painter: QPainter, box: QRectF, radius_px: float, color: QColor, width_px: float, dash: Dash = "solid"
) -> None:
    """Draw a line around a rounded box, with whole dashes that meet at the ends.

    Args:
        box: the middle of the line.
        radius_px: the radius of the corners along the middle of the line.
        color: the line's colour.
        width_px: the line's width.
        dash: how the line is broken up.
    """
    pen = QPen(color, width_px)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dash != "solid":
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        on, off = DASHES[dash]
        radius = min(radius_px, box.width() / 2, box.height() / 2)
        around = 2 * (box.width() + box.height()) - (8 - 2 * math.pi) * radius
        count = max(1, round(around / ((on + off) * width_px)))
        stretch = around / (count * (on + off) * width_px)
        pen.setDashPattern([on * stretch, off * stretch])
        pen.setDashOffset(on * stretch / 2)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, radius_px, radius_px)


def fill_box(painter: QPainter, box: QRectF, radius_px: float, color: QColor | QBrush) -> None:
    """Fill a rounded box.

    Args:
        radius_px: the radius of its corners.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(color))
    painter.drawRoundedRect(box, radius_px, radius_px)


def ring(
    painter: QPainter, box: QRectF, radius_px: float, color: QColor, inset_px: float, outset_px: float
) -> None:
    """Draw a band along the edge of a rounded box.

    Args:
        radius_px: the radius of its corners.
        color: the band's colour.
        inset_px: how far the band reaches into the box; negative: how far from the box it begins.
        outset_px: how far it reaches out of the box.
    """
    band = QPainterPath()
    band.setFillRule(Qt.FillRule.OddEvenFill)
    for grow in (outset_px, -inset_px):
        radius = max(0.0, radius_px + grow)
        band.addRoundedRect(box.adjusted(-grow, -grow, grow, grow), radius, radius)
    painter.fillPath(band, color)


def focus_ring(
    painter: QPainter, box: QRectF, radius_px: float, theme: Theme, gap_px: float, line_px: float
) -> None:
    """Draw what says where the keyboard is: a ring of ink outside a light gap, by night a dark one.

    Args:
        box: what has the focus.
        radius_px: the radius of its corners.
        gap_px: how wide the gap is.
        line_px: how wide the ring is.
    """
    ring(painter, box, radius_px, theme.ink, -gap_px, gap_px + line_px)
    ring(painter, box, radius_px, theme.card_ink if theme.dark else theme.porcelain, 0.0, gap_px)


def focus_outline(painter: QPainter, path: QPainterPath, theme: Theme, gap_px: float, line_px: float) -> None:
    """Draw a `focus_ring` around what is no box.

    Args:
        path: its edge.
        gap_px: how wide the gap is.
        line_px: how wide the ring is.
    """
    around, reach = QPainterPath(), gap_px + line_px + 1  # pixels at its edge are covered in part
    around.addRect(path.boundingRect().adjusted(-reach, -reach, reach, reach))
    painter.save()
    painter.setClipPath(around.subtracted(path), Qt.ClipOperation.IntersectClip)
    for color, width in (
        (theme.ink, gap_px + line_px),
        (theme.card_ink if theme.dark else theme.porcelain, gap_px),
    ):
        pen = QPen(color, 2 * width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
    painter.restore()


def honey_ring_px(unit: float) -> float:
    """How far the ring of what is allowed or new goes beyond its card, in px.

    Args:
        unit: px of one unit.
    """
    inside, width, line = _honey_widths(unit)
    return width - inside + line


def _honey_widths(unit: float) -> tuple[float, float, float]:
    """How far inside it begins, and how wide honey and outline are."""
    # It begins a little inside, over the card's own edge: rings of neighbours in a hand must not touch.
    return 1.5 * unit, max(2.5, 4.0 * unit), max(1.0, 1.5 * unit)


def honey_ring(
    painter: QPainter, box: QRectF, radius_px: float, honey: QColor, outline: QColor, unit: float
) -> None:
    """Draw the ring of what is allowed or new: honey with a thin dark outline.

    Args:
        radius_px: the radius of its corners.
        honey: the ring's colour.
        outline: the outline's colour.
        unit: px of one unit.
    """
    inside, width, line = _honey_widths(unit)
    ring(painter, box, radius_px, outline, inside, width - inside + line)
    ring(painter, box, radius_px, honey, inside, width - inside)


def tick_disc(
    painter: QPainter, center: QPointF, radius_px: float, fill: QColor, sign: QColor, edge: QColor
) -> None:
    """Draw a disc with a tick.

    Args:
        radius_px: its radius without the edge.
        fill: the disc's colour.
        sign: the tick's colour.
        edge: the colour of the thin edge around the disc.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge)
    painter.drawEllipse(center, radius_px * 1.16, radius_px * 1.16)
    painter.setBrush(fill)
    painter.drawEllipse(center, radius_px, radius_px)
    pen = QPen(sign, radius_px * 0.26)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tick = QPainterPath(center + QPointF(-0.46, 0.06) * radius_px)
    tick.lineTo(center + QPointF(-0.12, 0.4) * radius_px)
    tick.lineTo(center + QPointF(0.5, -0.34) * radius_px)
    painter.drawPath(tick)


def slash(painter: QPainter, box: QRectF, color: QColor, width_px: float) -> None:
    """Draw one stroke across a card, from the lower left to the upper right.

    Args:
        color: the stroke's colour.
        width_px: the stroke's width.
    """
    pen = QPen(color, width_px)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(
        QPointF(box.left() + box.width() * 0.13, box.bottom() - box.height() * 0.1),
        QPointF(box.right() - box.width() * 0.13, box.top() + box.height() * 0.1),
    )
