"""Where everything of the table of Cherry Duel stands."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.art.cherry_duel.faces import HEIGHT, WIDTH
from cakedesk.games.cherry_duel.cards import CARDS
from cakedesk.table.kit.action_tray import TrayPlaces
from cakedesk.table.kit.flow import aspect, column, fill, grid, inset, row
from cakedesk.table.metrics import Metrics, spread

CARD_ASPECT = WIDTH / HEIGHT


class SeatRects(NamedTuple):
    """The things of one seat, in px of the scene."""

    panel: QRectF
    header: QRectF
    taken: QRectF
    hand: QRectF
    place: QRectF
    caption: QRectF


class TableRects(NamedTuple):
    """The whole table: the own seat below, the other above."""

    own: SeatRects
    other: SeatRects
    prize: QRectF
    stake: QRectF
    tray: TrayPlaces


def table_rects(metrics: Metrics) -> TableRects:
    """Cut the table into its zones."""
    px, room_px = metrics.px, metrics.room_px
    whole = inset(QRectF(0, 0, metrics.width_px, metrics.height_px), px(24))
    above, stage, below = column(whole, px(262), fill(), px(312), gap_px=px(16))
    tray_px = room_px(420)
    theirs, middle, mine = row(stage, fill(), px(480), fill())
    prize, stake = column(middle, fill(), room_px(70, 1.0))
    asked, button = column(inset(below, px(20)), fill(), metrics.target_px(66))
    prompt, help_place = column(asked, px(64), fill(), gap_px=px(6))
    tray = TrayPlaces(*(_right(zone, tray_px) for zone in (prompt, help_place, button)), QRectF())
    own = _seat(metrics, below, mine, tray_px + px(40))
    return TableRects(own, _seat(metrics, above, theirs, 0.0), prize, stake, tray)


def _seat(metrics: Metrics, panel: QRectF, stage: QRectF, tray_px: float) -> SeatRects:
    px = metrics.px
    inside = inset(panel, px(20))
    inside.setRight(inside.right() - tray_px)
    header, cards = column(inside, px(60), fill(), gap_px=px(10))
    taken, hand = row(cards, px(400), fill(), gap_px=px(24))
    caption, place = column(stage, metrics.room_px(44, 1.0), fill())
    return SeatRects(panel, header, taken, hand, aspect(place, CARD_ASPECT), caption)


def taken_in(zone: QRectF, count: int) -> list[QRectF]:
    """Small cards in two lines, in which all slices find room."""
    in_line = CARDS // 2
    gap = zone.height() * 0.05
    width = min((zone.width() - gap * (in_line - 1)) / in_line, (zone.height() - gap) / 2 * CARD_ASPECT)
    return grid(zone, count, in_line, gap, most_px=(width, width / CARD_ASPECT))


def hand_in(zone: QRectF, count: int) -> list[QRectF]:
    """Cards side by side from the left, closer together where the room is short."""
    width = zone.height() * CARD_ASPECT
    lefts = spread(count, zone.width(), width, width * 1.08)
    return [QRectF(zone.left() + left, zone.top(), width, zone.height()) for left in lefts]


def _right(zone: QRectF, width_px: float) -> QRectF:
    return QRectF(zone.right() - width_px, zone.top(), width_px, zone.height())
