"""Where the parts of a seat's panel may stand: several plans, from the one that tells most to the scarcest.

Pictures come before words: a panel takes the first plan in which its tokens reach `goal_px`, else the one in
which they come out largest.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cakedesk.table.boards.piece_o_cake.layout import USUAL_PANEL_UNITS
from cakedesk.table.boards.piece_o_cake.tokens import LEAST_TOKEN_PX, crown_rise_px
from cakedesk.table.metrics import Metrics

TOKEN_UNITS = 64.0
GOAL_UNITS = 46.0
PLATE_UNITS = 68.0
LEAST_PLATE_PX = 34.0
MOST_GROWTH = 1.35
"""Pictures in high panels are at most so many times as large."""

ROOMY_UNITS = 180.0
"""Higher panels have room for a line of points."""

WELL_UNITS = (34.0, 54.0)
"""The least and the greatest height of the well of what lies open on a plate."""

LEAST_WELL_PX = 34.0
WELL_SHARE = 0.36
"""The height of that well by the room below the name."""

SLICES_SHARE = 0.92
"""The height of what lies open by that of its well."""

NAME_UNITS, LOW_NAME_UNITS, LEAST_NAME_UNITS = 29.0, 26.0, 20.0
LINE_SHARE = 1.2
"""The height of the line of a name by the size of its text, at least."""


class Wants(NamedTuple):
    """What a panel has to show.

    Attributes:
        tokens: how many kinds are collected.
        slices: how many kinds lie open on the plate.
        word: the size of the word for the plate.
        points: the size of the line of points; empty: there is none.
        opens: whether what is eaten lies open at this table.
    """

    tokens: int
    slices: int
    word: QSizeF
    points: QSizeF
    opens: bool


@dataclass(frozen=True)
class PanelPlan:
    """A way to arrange a panel, in px of the scene.

    Attributes:
        tokens: where collected slices stand; crowns stick out above.
        plate: where the plate lies.
        word: the corner of the word for it; None: it is left out.
        points: the line of points; empty: it is left out.
        slices: where eaten slices stand; empty: none lie open.
        well: what plate and slices stand in; empty: nothing.
        rule: between tokens and plate; empty: nothing.
    """

    tokens: QRectF
    plate: QRectF
    word: QPointF | None
    points: QRectF
    slices: QRectF
    well: QRectF
    rule: QRectF


def goal_px(metrics: Metrics) -> float:
    """The diameter of tokens that words have to give way for."""
    return max(LEAST_TOKEN_PX, metrics.px(GOAL_UNITS))


def wanted_px(metrics: Metrics, rect: QRectF) -> float:
    """The diameter of tokens where there is room for all."""
    return max(LEAST_TOKEN_PX, metrics.px(TOKEN_UNITS) * _growth(metrics, rect))


def _growth(metrics: Metrics, rect: QRectF) -> float:
    return max(1.0, min(MOST_GROWTH, rect.height() / metrics.px(USUAL_PANEL_UNITS)))


def header_of(metrics: Metrics, rect: QRectF, *, opens: bool) -> tuple[QRectF, float]:
    """The line of the name: the same in all panels of a table, whatever they hold.

    Returns:
        The line, and the size of the name in units.
    """
    px, text_px, goal = metrics.px, metrics.text_px, goal_px(metrics)
    below = crown_rise_px(goal) + goal * 1.04 + px(8)
    if opens:
        below += max(LEAST_WELL_PX, px(WELL_UNITS[0]))
    is_low = rect.height() < px(ROOMY_UNITS)
    units, top = (LOW_NAME_UNITS if is_low else NAME_UNITS), px(8)
    height = max(px(46 if is_low else 56), text_px(units) * LINE_SHARE)
    if top + height + below > rect.height():
        units, top = LEAST_NAME_UNITS, px(4)
        height = max(px(34), text_px(units) * LINE_SHARE)
    return QRectF(rect.left() + px(16), rect.top() + top, rect.width() - 2 * px(16), height), units


def plans(metrics: Metrics, rect: QRectF, header: QRectF, wants: Wants) -> Iterator[PanelPlan]:
    """Ways to arrange a panel, from the one that tells most to the scarcest."""
    px = metrics.px
    below = rect.bottom() - px(8 if header.top() - rect.top() > px(6) else 5)
    room = QRectF(header.left(), header.bottom(), header.width(), below - header.bottom())
    if _growth(metrics, rect) > 1.0:
        room.setTop(room.top() + crown_rise_px(wanted_px(metrics, rect)) - crown_rise_px(goal_px(metrics)))
    plate_px = px(PLATE_UNITS) * _growth(metrics, rect)
    tells_points = wants.points.height() > 0 and rect.height() >= px(ROOMY_UNITS)
    for has_points in (True, False) if tells_points else (False,):
        if not wants.slices:
            yield from _with_plate_at_right(metrics, room, wants, plate_px, has_points=has_points)
        else:
            for has_word in (True, False):
                yield _with_strip(metrics, room, wants, has_word=has_word, has_points=has_points)
            yield _in_a_line(metrics, room, wants, has_points=has_points)


def _with_plate_at_right(
    metrics: Metrics, room: QRectF, wants: Wants, plate_px: float, *, has_points: bool
) -> Iterator[PanelPlan]:
    """The plate at the right, with what it is below it; points at its left, or below all if they are long."""
    px, points = metrics.px, wants.points
    for has_word in (True, False):
        word = wants.word if has_word else QSizeF(0.0, 0.0)
        least = max(plate_px, min(LEAST_PLATE_PX, room.height() * 0.9))
        column = max(least, word.width())
        left = QRectF(room.topLeft(), QPointF(room.right() - column - px(20), room.bottom()))
        upper, line = QRectF(room), QRectF()
        if has_points:
            is_long = points.width() > left.width()
            below = room if is_long else left
            top = room.bottom() - points.height() - px(2)
            line = QRectF(below.left(), top, below.width(), points.height())
            left.setBottom(top - px(2))
            if is_long:
                upper.setBottom(top)
        plate = min(least, (upper.height() - word.height() - px(4)) / 1.04)
        slack = upper.height() - plate * 1.04 - word.height()
        middle, top = room.right() - column / 2, upper.top() + max(0.0, slack * 0.3, px(2))
        where = QPointF(middle - word.width() / 2, top + plate * 1.04) if has_word else None
        rule = QRectF(left.right() + px(8), upper.top() + px(8), 0.0, upper.height() - px(14))
        yield PanelPlan(
            _below_crowns(metrics, left),
            QRectF(middle - plate / 2, top, plate, plate * 1.04),
            where,
            line,
            QRectF(),
            QRectF(),
            rule,
        )


def _with_strip(
    metrics: Metrics, room: QRectF, wants: Wants, *, has_word: bool, has_points: bool
) -> PanelPlan:
    """The plate and what lies on it in a well at the bottom, as wide as the panel."""
    px, points = metrics.px, wants.points.height() if has_points else 0.0
    least, greatest = (max(px(units), LEAST_WELL_PX) for units in WELL_UNITS)
    height = min(greatest, max(least, (room.height() - points) * WELL_SHARE))
    well = QRectF(room.left(), room.bottom() - height, room.width(), height)
    above = QRectF(room.topLeft(), QPointF(room.right(), well.top() - px(4)))
    line = _line_at_bottom(metrics, above, points)
    plate, word, slices = _in_well(metrics, well, wants.word if has_word else None)
    return PanelPlan(_below_crowns(metrics, above), plate, word, line, slices, well, QRectF())


def _in_a_line(metrics: Metrics, room: QRectF, wants: Wants, *, has_points: bool) -> PanelPlan:
    """The well at the right of the tokens: each has its share of the width."""
    px, points = metrics.px, wants.points.height() if has_points else 0.0
    above = QRectF(room)
    line = _line_at_bottom(metrics, above, points)
    width = above.width() * (wants.slices + 1.3) / (wants.tokens + wants.slices + 1.3)
    top = above.top() + px(2)
    well = QRectF(above.right() - width, top, width, above.bottom() - top)
    plate, word, slices = _in_well(metrics, well, None)
    above.setRight(well.left() - px(8))
    return PanelPlan(_below_crowns(metrics, above), plate, word, line, slices, well, QRectF())


def _in_well(metrics: Metrics, well: QRectF, word: QSizeF | None) -> tuple[QRectF, QPointF | None, QRectF]:
    """Plate, word and slices in a well, from left to right."""
    px = metrics.px
    side = min(well.height() * 0.92, max(LEAST_PLATE_PX, px(WELL_UNITS[1]) * 0.92))
    plate = QRectF(well.left() + px(2), well.center().y() - side * 0.52, side, side * 1.04)
    left, where = plate.right() + px(10), None
    if word is not None:
        where = QPointF(left - px(2), well.center().y() - word.height() / 2)
        left += word.width() + px(10)
    height = well.height() * SLICES_SHARE
    slices = QRectF(left, well.center().y() - height / 2, well.right() - px(12) - left, height)
    return plate, where, slices


def _line_at_bottom(metrics: Metrics, room: QRectF, height: float) -> QRectF:
    """A line at the bottom of a room, which becomes lower; empty: no line."""
    if not height:
        return QRectF()
    line = QRectF(room.left(), room.bottom() - height, room.width(), height)
    room.setBottom(line.top() - metrics.px(2))
    return line


def _below_crowns(metrics: Metrics, room: QRectF) -> QRectF:
    tokens = QRectF(room)
    tokens.setTop(room.top() + crown_rise_px(goal_px(metrics)))
    return tokens
