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
from cakedesk.table.kit.flow import column, fill, row
from cakedesk.table.kit.seat_header import two_lines_px
from cakedesk.table.kit.token_row import LEAST_TOKEN_PX, crown_rise_px
from cakedesk.table.metrics import Metrics

TOKEN_UNITS = 64.0
GOAL_UNITS = 46.0
PLATE_UNITS = 68.0
LEAST_PLATE_PX, READABLE_PLATE_PX = 34.0, 28.0
"""The least width of a plate, and that in which two digits are as large as the smallest text."""

MOST_GROWTH = 1.35
"""Pictures in high panels are at most so many times as large."""

ROOMY_UNITS = 180.0
"""Higher panels have a higher header."""

WELL_UNITS = (34.0, 54.0)
"""The least and the greatest height of the well of what lies open on a plate."""

LEAST_WELL_PX = 34.0
TWO_LINES_PX = 70.0
"""The height of the well with two lines in it."""

PLATE_IN_WELL_SHARE = 0.98
"""The width of a plate by the height of its well."""

WELL_SHARE = 0.36
"""The height of that well by the room below the name."""

SLICES_SHARE = 0.92
"""The height of what lies open by that of its well."""

NAME_UNITS, LOW_NAME_UNITS, LEAST_NAME_UNITS = 29.0, 26.0, 20.0
LINE_SHARE = 1.2
"""The height of the line of a name by the size of its text, at least."""

PLATE_ASPECT = 1.04
"""The height of a plate by its width."""


class Wants(NamedTuple):
    """What a panel has to show."""

    tokens: int  # how many kinds are collected
    slices: int  # how many kinds lie open on the plate
    word: QSizeF  # the size of the word for the plate


@dataclass(frozen=True)
class PanelPlan:
    """A way to arrange a panel, in px of the scene."""

    tokens: QRectF  # where collected slices stand; crowns stick out above
    plate: QRectF
    word: QPointF | None  # the corner of the word for it; None: it is left out
    slices: QRectF  # where eaten slices stand; empty: none lie open
    well: QRectF  # what plate and slices stand in; empty: nothing
    rule: QRectF  # between tokens and plate; empty: nothing


def goal_px(metrics: Metrics) -> float:
    """The diameter of tokens that words have to give way for."""
    return max(LEAST_TOKEN_PX, metrics.px(GOAL_UNITS))


def wanted_px(metrics: Metrics, rect: QRectF) -> float:
    """The diameter of tokens where there is room for all."""
    return max(LEAST_TOKEN_PX, metrics.px(TOKEN_UNITS) * _growth(metrics, rect))


def least_plate_px(metrics: Metrics) -> float:
    """The width of a plate that its word, and lines of a name, have to give way for."""
    return max(LEAST_PLATE_PX, READABLE_PLATE_PX * metrics.text_scale)


def _growth(metrics: Metrics, rect: QRectF) -> float:
    return max(1.0, min(MOST_GROWTH, rect.height() / metrics.px(USUAL_PANEL_UNITS)))


def header_of(metrics: Metrics, rect: QRectF, *, opens: bool) -> tuple[QRectF, float]:
    """The line of the header, the same in all panels of a table, and the size of the name in units."""
    px, text_px, goal = metrics.px, metrics.text_px, goal_px(metrics)
    below = crown_rise_px(goal) + goal * PLATE_ASPECT + px(8)
    if opens:
        below += max(LEAST_WELL_PX, px(WELL_UNITS[0]))
    is_low = rect.height() < px(ROOMY_UNITS)
    units, top = (LOW_NAME_UNITS if is_low else NAME_UNITS), px(8)
    height = max(px(46 if is_low else 56), text_px(units) * LINE_SHARE)
    if top + height + below > rect.height():
        units, top = LEAST_NAME_UNITS, px(4)
        height = max(px(34), text_px(units) * LINE_SHARE)
    return QRectF(rect.left() + px(16), rect.top() + top, rect.width() - 2 * px(16), height), units


def with_two_lines(metrics: Metrics, header: QRectF) -> QRectF:
    """The same header with room for two lines of the smallest text."""
    height = max(header.height(), two_lines_px(metrics))
    return QRectF(header.left(), header.top(), header.width(), height)


def plans(metrics: Metrics, rect: QRectF, header: QRectF, wants: Wants) -> Iterator[tuple[PanelPlan, ...]]:
    """Ways to arrange a panel, from the one that tells most to the scarcest; those together tell the same."""
    px = metrics.px
    below = rect.bottom() - px(8 if header.top() - rect.top() > px(6) else 5)
    room = QRectF(header.left(), header.bottom(), header.width(), below - header.bottom())
    if _growth(metrics, rect) > 1.0:
        room.setTop(room.top() + crown_rise_px(wanted_px(metrics, rect)) - crown_rise_px(goal_px(metrics)))
    if not wants.slices:
        plate_px = px(PLATE_UNITS) * _growth(metrics, rect)
        for word in (wants.word, None):
            yield (_with_plate_at_right(metrics, room, word, plate_px),)
        return
    strips = [(_with_strip(metrics, room, word),) for word in (wants.word, None)]
    strips.append((_with_strip(metrics, room, None, lines=2),))
    beside = tuple(_in_a_line(metrics, room, wants.tokens, -(-wants.slices // lines)) for lines in (1, 2))
    # Of a low panel a strip takes too much.
    is_low = strips[0][0].tokens.height() < wanted_px(metrics, rect)
    yield from (beside, *strips) if is_low else (*strips, beside)


def _with_plate_at_right(metrics: Metrics, room: QRectF, word: QSizeF | None, plate_px: float) -> PanelPlan:
    """The plate at the right, with what it is below it."""
    px, word_size = metrics.px, word or QSizeF(0.0, 0.0)
    plate = max(plate_px, min(least_plate_px(metrics), room.height() * 0.9))
    left, beside, right = row(room, fill(), px(20), max(plate, word_size.width()))
    plate = min(plate, (room.height() - word_size.height() - px(4)) / PLATE_ASPECT)
    slack = room.height() - plate * PLATE_ASPECT - word_size.height()
    middle, top = right.center().x(), room.top() + max(0.0, slack * 0.3, px(2))
    where = QPointF(middle - word_size.width() / 2, top + plate * PLATE_ASPECT) if word else None
    return PanelPlan(
        _below_crowns(metrics, left),
        QRectF(middle - plate / 2, top, plate, plate * PLATE_ASPECT),
        where,
        QRectF(),
        QRectF(),
        QRectF(beside.left() + px(8), room.top() + px(8), 0.0, room.height() - px(14)),
    )


def _with_strip(metrics: Metrics, room: QRectF, word: QSizeF | None, lines: int = 1) -> PanelPlan:
    """The plate and what lies on it, in so many lines, in a well at the bottom, as wide as the panel."""
    least, greatest = (max(metrics.px(units), LEAST_WELL_PX) for units in WELL_UNITS)
    height = max(min(greatest, max(least, room.height() * WELL_SHARE)), TWO_LINES_PX * (lines - 1))
    above, well = column(room, fill(), height, gap_px=metrics.px(4))
    plate, where, slices = _in_well(metrics, well, word)
    return PanelPlan(_below_crowns(metrics, above), plate, where, slices, well, QRectF())


def _in_a_line(metrics: Metrics, room: QRectF, tokens: int, slices: int) -> PanelPlan:
    """The well at the right of the tokens: each has its share of the width, with so many slices in a line."""
    px, in_well = metrics.px, slices + 1.3
    width = room.width() * in_well / (tokens + in_well)
    left, well = row(room, fill(), width, gap_px=px(8))
    well.setTop(well.top() + px(2))
    plate, where, on_plate = _in_well(metrics, well, None)
    return PanelPlan(_below_crowns(metrics, left), plate, where, on_plate, well, QRectF())


def _in_well(metrics: Metrics, well: QRectF, word: QSizeF | None) -> tuple[QRectF, QPointF | None, QRectF]:
    """Plate, word and slices in a well, from left to right."""
    px = metrics.px
    side = min(well.height() * PLATE_IN_WELL_SHARE, max(LEAST_PLATE_PX, px(WELL_UNITS[1]) * 0.92))
    plate = QRectF(well.left() + px(2), well.center().y() - side * 0.52, side, side * PLATE_ASPECT)
    left, where = plate.right() + px(10), None
    if word is not None:
        where = QPointF(left - px(2), well.center().y() - word.height() / 2)
        left += word.width() + px(10)
    height = well.height() * SLICES_SHARE
    slices = QRectF(left, well.center().y() - height / 2, well.right() - px(12) - left, height)
    return plate, where, slices


def _below_crowns(metrics: Metrics, room: QRectF) -> QRectF:
    return room.adjusted(0.0, crown_rise_px(goal_px(metrics)), 0.0, 0.0)
