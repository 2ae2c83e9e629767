"""Where everything of the stacking screen stands: pure functions to rectangles.

The seat that matters most has the lower panel over the full width, the others share the upper part.
Lengths called *units* are those of a table of 1600 x 936.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from cakedesk.table.boards.top_cake.layout import CARD_UNITS, POINTS_UNITS, READ_BUTTONS, BoardRects
from cakedesk.table.kit.action_tray import TrayPlaces
from cakedesk.table.kit.flow import fill, row
from cakedesk.table.kit.seat_header import two_lines_px
from cakedesk.table.metrics import Metrics, spread

OTHERS_SHARE = 0.425
"""The upper panels' share of the stage's height."""

WIDTH_OF_A_STACK_MORE = 0.42
"""How much wider a panel with one more stack is than a panel with one, of the latter's width, at most."""

LONG_NAME, LEAST_PANEL_LETTERS = 12, 15.0
"""Where a name has more letters, a panel with one stack has room for it on two lines: its width, in sizes of
the smallest text."""

COLUMN_UNITS = 262
NEW_STACK_UNITS = (152, 166)
WELL_UNITS = 318
NARROW_WELL_UNITS = 262
CROWDED_STACKS = 5
"""From so many stacks on the well is narrow."""

WAITING_UNITS = 76
"""The width of a card that waits for its seat's turn."""

PILL_HEIGHT_UNITS = 42
HAND_CARD_UNITS = (152, 172)
LEAST_HAND_CARD_UNITS = 112
HAND_PITCH_UNITS = 172
PROMPT_UNITS = 500
BUTTONS_UNITS = 308


@dataclass(frozen=True)
class SeatRects:
    """The parts of one seat's panel, in px."""

    panel: QRectF
    header: QRectF
    columns: tuple[QRectF, ...]
    new_stack: QRectF  # where a new stack is begun; empty in the upper panels
    well: QRectF  # what a placement would do; empty in the upper panels
    waiting: tuple[QRectF, ...]  # the cards that were won, until it is the seat's turn; from the top


@dataclass(frozen=True)
class StackingTrayRects:
    """The parts of the tray, in px."""

    actions: TrayPlaces  # what is asked, and the buttons; the help may reach down to what is staged
    staged: QRectF
    remaining: QRectF  # how many cards are left
    hand: tuple[QRectF, ...]


def seat_rects(
    metrics: Metrics,
    rects: BoardRects,
    own_seat: int,
    stack_counts: Sequence[int],
    waiting: Sequence[int] = (),
    names: Sequence[str] = (),
) -> Mapping[int, SeatRects]:
    """The parts of the panels by seat, who have such names, so many stacks, and cards that wait."""
    seats = len(stack_counts)
    waiting = waiting or [0] * seats
    stage, gap = rects.stage, rects.gap_px
    upper_height = (stage.height() - gap) * OTHERS_SHARE
    upper = QRectF(stage.left(), stage.top(), stage.width(), upper_height)
    lower_top = upper.bottom() + gap
    lower = QRectF(stage.left(), lower_top, stage.width(), stage.bottom() - lower_top)
    others = [(own_seat + step) % seats for step in range(1, seats)]
    stacks_more = [max(1, stack_counts[seat]) - 1 for seat in others]
    wider = WIDTH_OF_A_STACK_MORE
    if names and any(len(names[seat]) > LONG_NAME for seat in others):
        room = (upper.width() - (len(others) - 1) * gap) / (LEAST_PANEL_LETTERS * metrics.text_px(0))
        wider = min(wider, max(0.0, room - len(others)) / max(1, sum(stacks_more)))
    shares = [fill(1 + wider * more) for more in stacks_more]
    places = {own_seat: _own_rects(metrics, lower, stack_counts[own_seat], waiting[own_seat])}
    for seat, panel in zip(others, row(upper, *shares, gap_px=gap), strict=True):
        places[seat] = _other_rects(metrics, panel, stack_counts[seat], waiting[seat])
    return places


def _header(metrics: Metrics, panel: QRectF, top_units: float) -> QRectF:
    px = metrics.px
    height = max(px(48), metrics.text_px(POINTS_UNITS), two_lines_px(metrics))
    return QRectF(panel.left() + px(16), panel.top() + px(top_units), panel.width() - px(16 + 24), height)


def _waiting(metrics: Metrics, zone: QRectF, cards: int) -> tuple[QRectF, ...]:
    """Cards on each other, so that the upper part of each is seen."""
    width = min(zone.width(), metrics.px(WAITING_UNITS))
    height = width * CARD_UNITS[1] / CARD_UNITS[0]
    tops = spread(cards, zone.height(), height, height + metrics.px(6))
    first = zone.bottom() - height - (tops[-1] if tops else 0.0)
    left = zone.center().x() - width / 2
    return tuple(QRectF(left, first + top, width, height) for top in tops)


def _other_rects(metrics: Metrics, panel: QRectF, stacks: int, waiting: int) -> SeatRects:
    px = metrics.px
    header = _header(metrics, panel, 8)
    side = px(14)
    room = QRectF(panel.left() + side, header.bottom(), panel.width() - 2 * side, 0)
    room.setBottom(panel.bottom() - px(6))
    room, zone = row(room, fill(), px(WAITING_UNITS) if waiting else 0.0, gap_px=px(12) if waiting else 0.0)
    columns = tuple(row(room, *[fill()] * stacks, gap_px=px(12)))
    return SeatRects(panel, header, columns, QRectF(), QRectF(), _waiting(metrics, zone, waiting))


def _own_rects(metrics: Metrics, panel: QRectF, stacks: int, waiting: int) -> SeatRects:
    px = metrics.px
    header = _header(metrics, panel, 12)
    gap = px(10)
    well_width = metrics.room_px(NARROW_WELL_UNITS if stacks >= CROWDED_STACKS else WELL_UNITS)
    inner = panel.adjusted(px(14), 0, -px(14), -px(12))
    top = header.bottom() + px(4)
    well = QRectF(inner.right() - well_width, top, well_width, inner.bottom() - top)
    new_width, new_height = px(NEW_STACK_UNITS[0]), px(NEW_STACK_UNITS[1])
    room = well.left() - gap - inner.left()
    column_width = min(px(COLUMN_UNITS), (room - new_width) / stacks - gap) if stacks else 0.0
    used = stacks * (column_width + gap) + new_width
    left = inner.left() + max(0.0, (room - used) / 2)
    columns = tuple(
        QRectF(left + index * (column_width + gap), top, column_width, inner.bottom() - top)
        for index in range(stacks)
    )
    new_stack = QRectF(
        left + stacks * (column_width + gap), inner.bottom() - px(6) - new_height, new_width, new_height
    )
    zone = QRectF(new_stack.left(), top, new_width, new_stack.bottom() - top)
    return SeatRects(panel, header, columns, new_stack, well, _waiting(metrics, zone, waiting))


def stack_room(metrics: Metrics, column: QRectF, *, with_points: bool) -> QRectF:
    """The room for the stack itself in its column."""
    px = metrics.px
    top = px(PILL_HEIGHT_UNITS + 8) if with_points else 0.0
    side = px(10)
    return column.adjusted(side, top, -side, -px(8) if with_points else 0.0)


def stacking_tray_rects(metrics: Metrics, rects: BoardRects, cards: int) -> StackingTrayRects:
    """The parts of the tray."""
    px, tray = metrics.px, rects.tray
    left, right = rects.margin_px + px(12), tray.right() - rects.margin_px
    buttons_width = max(metrics.room_px(BUTTONS_UNITS, 0.7), READ_BUTTONS * metrics.text_px(0))
    buttons = right - buttons_width
    hand_left, hand_right = left + px(PROMPT_UNITS + 24), buttons - px(28)
    room = (hand_right - hand_left - px(16) * (cards - 1)) / max(1, cards)
    card_width = max(px(LEAST_HAND_CARD_UNITS), min(px(HAND_CARD_UNITS[0]), room))
    card_height = card_width * HAND_CARD_UNITS[1] / HAND_CARD_UNITS[0]
    lefts = spread(cards, hand_right - hand_left, card_width, px(HAND_PITCH_UNITS))
    used = (lefts[-1] if lefts else 0.0) + card_width
    first = hand_left + max(0.0, (hand_right - hand_left - used) / 2)
    card_top = tray.top() + px(34) + (px(HAND_CARD_UNITS[1]) - card_height) / 2
    hand = tuple(QRectF(first + x, card_top, card_width, card_height) for x in lefts)
    words_width = (first if cards else hand_right) - px(24) - left  # few cards leave more room for words

    def line(top_units: float, height_units: float) -> QRectF:
        return QRectF(left, tray.top() + px(top_units), words_width, px(height_units))

    confirm = QRectF(buttons, tray.top() + px(32), buttons_width, metrics.target_px(68))
    backs = QRectF(buttons, confirm.bottom() + px(16), buttons_width, metrics.target_px(60))
    actions = TrayPlaces(line(18, 50), line(69, 43), confirm, backs)
    return StackingTrayRects(actions, line(115, 44), line(166, 36), hand)
