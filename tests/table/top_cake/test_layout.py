"""Laws of the layout: nothing overlaps that should not, all is inside, at every size."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from cakedesk.art.top_cake.bid_card import MINI_KIND_NUMERAL_SHARE
from cakedesk.games.top_cake.cards import hand_kinds
from cakedesk.table.boards.top_cake.bid_arrangement import arrange
from cakedesk.table.boards.top_cake.layout import (
    BID_UNITS,
    HAND_CARD_UNITS,
    MOST_CARD_GROWTH,
    board_rects,
    panel_rects,
    row_columns,
    tray_rects,
)
from cakedesk.table.metrics import Metrics
from tests.table.top_cake.worst_cases import SIZES

SCALES = (1.0, 1.25)


def metrics_of(size: tuple[int, int], text_scale: float = 1.0) -> Metrics:
    return Metrics(*size, text_scale)


def assert_apart(rects: list[QRectF]) -> None:
    for one, other in combinations(rects, 2):
        meet = one.intersected(other)
        assert meet.width() < 0.01 or meet.height() < 0.01, (one, other)


def assert_inside(outer: QRectF, rects: list[QRectF]) -> None:
    grown = outer.adjusted(-0.01, -0.01, 0.01, 0.01)
    for rect in rects:
        assert grown.contains(rect), (outer, rect)
        assert rect.width() > 0 and rect.height() > 0, rect


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_zones_are_apart_and_inside(size: tuple[int, int], seats: int) -> None:
    rects = board_rects(metrics_of(size), seats)
    zones = [rects.row, rects.out_of_play, *rects.panels, rects.tray]
    assert_apart(zones)
    assert_inside(QRectF(0, 0, *size), zones)
    assert_apart([rects.strip, rects.walk, rects.tray])
    assert_apart([rects.stage, rects.tray])
    assert_inside(QRectF(0, 0, *size), [rects.strip, rects.walk, rects.stage])
    assert rects.tray.bottom() == size[1]


def test_at_the_size_of_the_picture_the_zones_are_those_of_the_picture() -> None:
    rects = board_rects(metrics_of((1600, 936)), 4)
    assert rects.row == QRectF(24, 14, 1376, 392)
    assert rects.out_of_play == QRectF(1416, 14, 160, 392)
    assert rects.panels[0] == QRectF(24, 418, 376, 278)
    assert rects.tray == QRectF(0, 706, 1600, 230)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cards", range(1, 13))
def test_the_columns_of_the_row_share_its_panel(size: tuple[int, int], cards: int) -> None:
    metrics = metrics_of(size)
    row = board_rects(metrics, 4).row
    columns = row_columns(metrics, row, cards)
    assert_apart([column.frame for column in columns])
    assert_inside(row, [column.frame for column in columns])
    for column in columns:
        assert_apart([column.card, column.below])
        assert_inside(column.frame, [column.card, column.below])
        assert column.card.width() <= metrics.px(184) * MOST_CARD_GROWTH + 0.01
        assert column.below.height() >= metrics.px(150), "rows of bids fit below"
        assert column.card.width() / column.card.height() == pytest.approx(184 / 208)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize(("seats", "kinds"), [(2, 10), (3, 8), (4, 8)])
def test_a_panel_holds_its_parts(size: tuple[int, int], scale: float, seats: int, kinds: int) -> None:
    metrics = metrics_of(size, scale)
    for panel in board_rects(metrics, seats).panels:
        parts = panel_rects(metrics, panel, kinds)
        rects = [parts.header, parts.stacks, parts.count, *parts.kinds]
        assert_apart(rects)
        assert_inside(panel, rects)
        assert len(parts.kinds) == kinds


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kinds", [8, 10])
def test_the_tray_holds_its_parts(size: tuple[int, int], kinds: int) -> None:
    metrics = metrics_of(size)
    rects = board_rects(metrics, 2)
    parts = tray_rects(metrics, rects.tray, kinds, pinned_margin_px=rects.margin_px)
    hand = QRectF(parts.hand[0]).united(parts.hand[-1])
    assert_apart([hand, *parts.slots, parts.actions.primary, parts.actions.others])
    asked = parts.actions
    assert_apart([asked.prompt, asked.help, *parts.slots])
    assert_inside(rects.tray, [asked.prompt, hand, asked.help, *parts.slots, asked.primary, asked.others])
    assert parts.actions.primary.height() >= 44
    # Cards of a hand may overlap a little, but show their numeral and more.
    assert parts.hand[1].left() - parts.hand[0].left() >= metrics.px(HAND_CARD_UNITS[0]) * 0.85


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cards", [4, 5, 6, 10])
@pytest.mark.parametrize("groups", [[1], [2, 2, 1], [6, 7], [3, 3, 3, 4], [12], [4, 4, 4, 4, 1]])
def test_bids_lie_inside_their_column(size: tuple[int, int], cards: int, groups: list[int]) -> None:
    metrics = metrics_of(size)
    room = row_columns(metrics, board_rects(metrics, 4).row, cards)[0].below
    bid = metrics.size(BID_UNITS)
    scale, laid = arrange(groups, room.width(), room.height(), bid)
    width, height = bid[0] * scale, bid[1] * scale
    places = [QRectF(room.left() + x, room.top() + y, width, height) for x, y in laid]
    assert len(places) == sum(groups)
    assert_inside(room, places)
    if cards < 10 or sum(groups) <= 12:
        assert_apart(places)
    else:
        # In the narrowest columns bids may overlap, but each shows its numeral.
        shown = [right.left() - left.left() for left, right in pairwise(places) if left.top() == right.top()]
        assert min(shown) >= 0.6 * width


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [*SIZES, (1015, 655), (1280, 490), (1015, 490)])
def test_what_a_hand_may_hold_can_be_read(size: tuple[int, int], scale: float, seats: int) -> None:
    """In a replay beside the log, too: rather than get smaller it takes fewer lines."""
    metrics, kinds = metrics_of(size, scale), len(hand_kinds(seats))
    panel = board_rects(metrics, seats).panels[0]
    rects = panel_rects(metrics, panel, kinds)
    assert_apart([rects.header, rects.count, *rects.kinds])
    assert_apart([rects.stacks, rects.count, *rects.kinds])
    assert_inside(panel, [rects.stacks, rects.count, *rects.kinds])
    for rect in rects.kinds:
        assert rect.width() * MINI_KIND_NUMERAL_SHARE > metrics.text_px(0) * 0.94
    assert rects.stacks.width() > panel.width() / 2
