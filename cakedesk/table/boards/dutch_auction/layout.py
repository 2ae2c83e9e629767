"""Where everything of the table of Dutch Auction stands: pure functions from the table's size to rectangles.

Lengths called *units* are those of a table of 1600 x 936. From above: the other seat, the display as a
staircase, the tray of the seat below. Sums of both bids stand below each other. A pile that is looked through
lies beside seat and display, for which these make room.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.table.kit.action_tray import TrayPlaces
from cakedesk.table.kit.flow import Extent, aspect, column, fill, inset, row
from cakedesk.table.kit.seat_header import LINE_SHARE, NAME_UNITS, two_lines_px
from cakedesk.table.metrics import (
    MIN_TEXT_PX,
    TABLE_HEIGHT_UNITS,
    TABLE_WIDTH_UNITS,
    Metrics,
    spread,
)

CARD_ASPECT = 118 / 167
MARGIN_UNITS, GAP_UNITS = 24.0, 16.0
OTHER_UNITS, ROW_UNITS = 186.0, 326.0
OTHER_GROWTH, ROW_GROWTH, OWN_GROWTH = 0.2, 0.35, 0.45
"""The shares of seat, row and tray of the height that a narrow table has left over."""
SUM_UNITS, PANEL_UNITS, DOING_UNITS = 128.0, 330.0, 252.0
STEPS = 6
STEP_UNITS, COIN_UNITS, COIN_SHARE = 11.0, 46.0, 1.42
"""The least size of a coin by that of the smallest text is the last: its number is no smaller."""
ROW_CARD_UNITS, OWN_CARD_UNITS, OTHER_CARD_UNITS = 157.0, 186.0, 142.0
STEP_SHARE = 0.86
"""So much of its step a card of the row covers at most."""
TITLE_UNITS, PILES_UNITS = 156.0, 250.0
PLUS_UNITS = 26.0
WORDS_UNITS = 132.0
"""What stands below an own card has so much room, if there is some."""
VIEW_SHARE, VIEW_GROWTH = 0.31, 0.5
"""How much of the table's width a pile has that is looked through, and how far that grows with the text while
a card is set aside: a pile more is open then, and its tabs leave the cards less height."""
NAME_SHARE, OWN_NAME_SHARE = 11.5, 16.0
"""The widths that a long name has in two lines, alone and beside points, by the size of the smallest text."""
OWN_LEAST_UNITS, OTHER_LEAST_UNITS = 75.0, 64.0
"""So narrow cards of a hand or a bid become before they overlap."""
LEAST_TEXT_UNITS = 18.6
"""The smallest words in a window of 1280 x 700 are so large."""
SEEN_SHARE, LEAST_CARD_PX = 0.92, 40.0
"""So much of each is seen, its VP among it: before more overlaps they become narrower still, down to this."""
READ_CARD, READ_DOING = 2.3, 9.6
"""The numbers of a card so wide, by the size of the smallest text, are as large as that; the words of a
button, and the captions of two piles side by side, have room."""
NOTE_SHARE = 0.17
"""The room that is left for what is to be known of a seat where nothing is asked, or cards need it, by the
table's width."""


class PileRects(NamedTuple):
    """A pile and the caption below it."""

    card: QRectF
    caption: QRectF


class SeatRects(NamedTuple):
    """The parts of a seat's zone."""

    whole: QRectF
    header: QRectF
    cards: QRectF  # its hand or bid
    sum: QRectF
    note: QRectF  # what it must do, or what is to be known of it
    discards: PileRects
    deck: PileRects


class TableRects(NamedTuple):
    """The zones of the table, in px of the scene."""

    other: SeatRects
    own: SeatRects
    title: QRectF  # what is said of the display, left of it; empty where a pile needs the room
    # The place of each card of the display, from cost 1; `coins` below, `steps` under both.
    costs: tuple[QRectF, ...]
    coins: tuple[QRectF, ...]
    steps: tuple[QRectF, ...]
    view: QRectF  # where a pile is looked through; empty: none is
    out: PileRects  # the auction discards
    to_come: PileRects  # the auction deck
    tray: QRectF
    panel: QRectF  # the middle of the tray: what can be chosen, or what is explained
    actions: TrayPlaces


def view_share(metrics: Metrics, *, is_acting: bool) -> float:
    """How much of the table's width a pile has that is looked through."""
    return VIEW_SHARE * (1.0 if is_acting else metrics.room_px(1, VIEW_GROWTH) / metrics.px(1))


@lru_cache(maxsize=4)
def table_rects(
    metrics: Metrics, view_share: float = 0.0, *, asks: bool = True, others: int = 0
) -> TableRects:
    """Cut the table into its zones; such a share of its width has a pile that is looked through.

    Args:
        others: how many cards the other seat has in its hand or bid.
        asks: whether anything may be asked, and chosen in the panel: else a long name has the room.
    """
    px = metrics.px
    whole = QRectF(0, 0, metrics.width_px, metrics.height_px)
    room = whole.adjusted(px(MARGIN_UNITS), px(12), -px(MARGIN_UNITS), 0)
    left_px = _left_over_px(metrics)
    other_px = max(px(OTHER_UNITS) + left_px * OTHER_GROWTH, _least_other_px(metrics))
    other, display, tray = column(room, other_px, px(ROW_UNITS) + left_px * ROW_GROWTH, fill())
    view = QRectF()
    if view_share:
        both, view = row(other.united(display), fill(), whole.width() * view_share, gap_px=px(GAP_UNITS))
        other.setRight(both.right())
        display.setRight(both.right())
    tray.setLeft(0)
    tray.setRight(whole.right())
    inside = inset(tray, px(MARGIN_UNITS), px(12))
    columns = _columns(metrics, asks=asks)
    bid, total, panel, doing = row(inside, *columns, gap_px=px(GAP_UNITS))
    title, costs, coins, steps, out, to_come = _display(metrics, display, 0.0 if view_share else 1.0)
    own, actions = _own(metrics, tray, bid, total, doing, asks=asks)
    seat = _other(metrics, other, columns, 0.0 if view_share else 1.0, others)
    return TableRects(seat, own, title, costs, coins, steps, view, out, to_come, tray, panel, actions)


def _left_over_px(metrics: Metrics) -> float:
    """The height that is left over; none where the table is as wide as in the pictures."""
    return metrics.height_px - metrics.px(TABLE_HEIGHT_UNITS)


def _spare_px(metrics: Metrics) -> float:
    """The width that is left over; none where the table is as high as in the pictures."""
    return metrics.width_px - metrics.px(TABLE_WIDTH_UNITS)


def _words_px(metrics: Metrics, units: float, share: float, least_share: float) -> float:
    """As `Metrics.room_px`, down to a lesser share where units are large: words can become smaller there.

    It leaves that to cards and to what is asked, which had less room in a large window than in a small one.
    """
    smallness = (MIN_TEXT_PX / metrics.unit - MIN_TEXT_PX) / (LEAST_TEXT_UNITS - MIN_TEXT_PX)
    return metrics.room_px(units, least_share + (share - least_share) * min(1.0, max(0.0, smallness)))


def _columns(metrics: Metrics, *, asks: bool) -> tuple[Extent, float, float, float]:
    """The widths of bid, sum, panel and buttons, which the other seat's zone shares."""
    panel_px = _words_px(metrics, PANEL_UNITS, 0.35, 0.25) + _spare_px(metrics) * (metrics.text_scale - 1) / 2
    return (
        fill(),
        _words_px(metrics, SUM_UNITS, 0.3, 0.15),
        panel_px if asks else min(panel_px, metrics.width_px * NOTE_SHARE),
        max(_words_px(metrics, DOING_UNITS, 0.35, 0.15), READ_DOING * metrics.text_px(0)),
    )


def _least_other_px(metrics: Metrics) -> float:
    """What the other seat needs for the numbers on its piles to be read."""
    return READ_CARD * metrics.text_px(0) / CARD_ASPECT + metrics.room_px(26, 1.0) + metrics.px(28)


def _other(
    metrics: Metrics, zone: QRectF, columns: tuple[Extent, float, float, float], note_share: float, count: int
) -> SeatRects:
    px, least_px = metrics.px, metrics.text_px(0)
    inside = inset(zone, px(14), px(10))
    cards_px, sum_px, note_px, piles_px = columns
    free_px = inside.right() - inside.left() - sum_px - piles_px - 3 * px(GAP_UNITS)
    free_px -= count * (READ_CARD * least_px + px(10))
    # First cards get room for their numbers, then a long name, then the note.
    least_note_px = min(note_px, metrics.width_px * NOTE_SHARE) * note_share
    name_px = min(free_px - least_note_px, NAME_SHARE * least_px * note_share)
    name_px = max(name_px, _words_px(metrics, 196, 0.6, 0.2))
    note_px = max(min(note_px * note_share, free_px - name_px), least_note_px)
    bid, total, note, piles = row(zone, cards_px, sum_px, note_px, piles_px, gap_px=px(GAP_UNITS))
    left = QRectF(inside.left(), inside.top(), bid.right() - inside.left(), inside.height())
    if not note_share and free_px < name_px:  # they have all the width below a name in one line
        head, cards = column(left, LINE_SHARE * metrics.text_px(NAME_UNITS), fill())
    else:
        head, cards = row(left, name_px, fill(), gap_px=px(10))
    discards, deck = _piles(
        metrics, QRectF(piles.left(), inside.top(), inside.right() - piles.left(), inside.height())
    )
    return SeatRects(zone, head, cards, inset(total, 0, px(14)), inset(note, px(8), px(16)), discards, deck)


def _own(
    metrics: Metrics, tray: QRectF, bid: QRectF, total: QRectF, doing: QRectF, *, asks: bool
) -> tuple[SeatRects, TrayPlaces]:
    px, room_px = metrics.px, metrics.room_px
    head, cards = column(
        QRectF(bid.left(), bid.top(), total.right() - bid.left(), bid.height()),
        room_px(104, 0.8) + min(px(24), _left_over_px(metrics) * 0.2), fill(), gap_px=px(4),
    )  # fmt: skip
    name_px = _words_px(metrics, 280, 0.6, 0.25)
    if not asks:
        head.setRight(doing.left() - px(GAP_UNITS))
        name_px = max(name_px, OWN_NAME_SHARE * metrics.text_px(0))
    who, asked = row(head, name_px, fill(), gap_px=px(18 if asks else 36))
    line_px = max(px(46), two_lines_px(metrics))
    (header, note), (prompt, help_place) = (
        column(part, line_px, fill(), gap_px=px(2)) for part in (who, asked)
    )
    primary_px, other_px = metrics.target_px(64), metrics.target_px(52) if asks else 0.0
    primary, others, piles = column(doing, primary_px, other_px, fill(), gap_px=px(10))
    piles.setTop(piles.top() + room_px(26, 1.0))  # a tag stands above each
    discards, deck = _piles(metrics, piles)
    cards_zone = QRectF(bid.left(), cards.top(), bid.width(), cards.height())
    sum_zone = QRectF(total.left(), cards.top(), total.width(), cards.height())
    return (
        SeatRects(tray, header, cards_zone, sum_zone, note, discards, deck),
        TrayPlaces(prompt, help_place, primary, others, least_share=0.2),
    )


def _display(
    metrics: Metrics, zone: QRectF, title_share: float
) -> tuple[QRectF, tuple[QRectF, ...], tuple[QRectF, ...], tuple[QRectF, ...], PileRects, PileRects]:
    px, room_px = metrics.px, metrics.room_px
    title, stairs, piles = row(
        zone, room_px(TITLE_UNITS, 0.3) * title_share, fill(), room_px(PILES_UNITS, 0.15),
        gap_px=px(GAP_UNITS),
    )  # fmt: skip
    title = title.adjusted(0, px(54), 0, -px(16))
    coin = max(px(COIN_UNITS), COIN_SHARE * metrics.text_px(0))
    most = stairs.width() / STEPS * STEP_SHARE / CARD_ASPECT
    height = min(px(ROW_CARD_UNITS) + _left_over_px(metrics) * ROW_GROWTH, most)
    costs, coins, steps = [], [], []
    for number, step in enumerate(row(stairs, *[fill()] * STEPS)):
        bottom = zone.bottom() - px(70) - number * px(STEP_UNITS)
        card = QRectF(0, bottom - height, height * CARD_ASPECT, height)
        card.moveLeft(step.center().x() - card.width() / 2)
        costs.append(card)
        coins.append(QRectF(step.center().x() - coin / 2, bottom + px(6), coin, coin))
        left, right = round(step.left()), round(step.right())  # no seam between two, nor above the tray
        steps.append(QRectF(left, bottom - px(3), right - left, ceil(zone.bottom()) - bottom + px(3)))
    out, to_come = _piles(metrics, piles.adjusted(0, px(58), 0, -px(20)))
    return title, tuple(costs), tuple(coins), tuple(steps), out, to_come


def _piles(metrics: Metrics, zone: QRectF) -> tuple[PileRects, PileRects]:
    """Two piles side by side."""
    found = []
    for cell in row(zone, fill(), fill(), gap_px=metrics.px(10)):
        card, caption = column(cell, fill(), metrics.room_px(26, 1.0), gap_px=metrics.px(4))
        card = inset(card, metrics.px(4), metrics.px(2))
        fitted = aspect(card, CARD_ASPECT)
        found.append(PileRects(fitted.translated(0, card.bottom() - fitted.bottom()), caption))
    return found[0], found[1]


def cards_in(metrics: Metrics, zone: QRectF, count: int, *, is_own: bool, plus: int = 0) -> list[QRectF]:
    """Cards side by side, with room for tags; many of them shrink a little, then overlap.

    Before that of the number `plus` there is room for a sign; 0: for none.
    """
    if not count:
        return []
    below = metrics.room_px(34, 1.0) if is_own else metrics.room_px(20, 0.5)
    above = metrics.px(20) if is_own else 0.0
    usual, least, growth = OTHER_CARD_UNITS, OTHER_LEAST_UNITS, OTHER_GROWTH
    if is_own:
        usual, least, growth = OWN_CARD_UNITS, OWN_LEAST_UNITS, OWN_GROWTH
    most = metrics.px(usual) + _left_over_px(metrics) * growth
    height = min(zone.height() - above - below, most)
    width = height * CARD_ASPECT
    gap, sign_px = metrics.px(10), metrics.px(PLUS_UNITS) if plus else 0.0
    room_px = zone.width() - sign_px
    least_px = min(metrics.px(least), max(LEAST_CARD_PX, room_px / (1 + (count - 1) * SEEN_SHARE)))
    least_px = max(least_px, READ_CARD * metrics.text_px(0))
    width = min(width, max((room_px + gap) / count - gap, least_px))
    height = width / CARD_ASPECT
    top = zone.top() + above + (zone.height() - above - below - height) / 2
    pitch = max(width + gap, metrics.room_px(WORDS_UNITS, 1.0)) if is_own else width + gap
    lefts = spread(count, room_px, width, pitch)
    return [
        QRectF(zone.left() + left + (sign_px if number >= plus else 0.0), top, width, height)
        for number, left in enumerate(lefts)
    ]
