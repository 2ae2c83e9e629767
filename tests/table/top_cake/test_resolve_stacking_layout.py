"""Zones of resolving and stacking: at every size inside their panels, nothing over anything else."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from cakedesk.table.boards.top_cake.layout import BoardRects, board_rects
from cakedesk.table.boards.top_cake.resolve_layout import (
    LineNeed,
    line_rects,
    resolve_tray_rects,
    strip_rects,
    walk_rects,
    whole_rects,
)
from cakedesk.table.boards.top_cake.stacking_layout import seat_rects, stacking_tray_rects
from cakedesk.table.metrics import MIN_TARGET_PX, Metrics

sizes = st.tuples(st.integers(1280, 3840), st.integers(655, 2100))


def apart(rects: list[QRectF]) -> bool:
    shrunk = [rect.adjusted(0.5, 0.5, -0.5, -0.5) for rect in rects if not rect.isEmpty()]
    return not any(one.intersects(other) for one, other in combinations(shrunk, 2))


def inside(outer: QRectF, rects: list[QRectF]) -> bool:
    grown = outer.adjusted(-0.5, -0.5, 0.5, 0.5)
    return all(grown.contains(rect) for rect in rects)


def zones(size: tuple[int, int], seats: int) -> tuple[Metrics, BoardRects]:
    metrics = Metrics(*size)
    return metrics, board_rects(metrics, seats)


@given(sizes, st.lists(st.integers(0, 8), min_size=2, max_size=4), st.integers(0, 3))
def test_stacking_panels(size: tuple[int, int], counts: list[int], own: int) -> None:
    metrics, rects = zones(size, len(counts))
    own %= len(counts)
    places = seat_rects(metrics, rects, own, counts)
    assert apart([place.panel for place in places.values()])
    assert inside(rects.stage, [place.panel for place in places.values()])
    for seat, place in places.items():
        assert len(place.columns) == counts[seat]
        parts = [place.header, *place.columns, place.new_stack, place.well]
        assert apart(parts)
        assert inside(place.panel, [part for part in parts if not part.isEmpty()])
        assert (not place.well.isEmpty()) == (seat == own)


def test_only_names_of_others_squeeze_the_panels_of_others() -> None:
    metrics = Metrics(1015, 655, 1.5)
    rects = board_rects(metrics, 4)

    def panels(*names: str) -> list[QRectF]:
        return [place.panel for place in seat_rects(metrics, rects, 0, [1, 4, 1, 1], names=names).values()]

    short = panels("Ada", "Ben", "Cleo", "Dora")
    assert panels("Maximiliane Rosenthal", "Ben", "Cleo", "Dora") == short
    assert panels("Ada", "Ben", "Cleo", "Maximiliane Rosenthal") != short


@given(sizes, st.integers(0, 10))
def test_the_stacking_tray(size: tuple[int, int], cards: int) -> None:
    metrics, rects = zones(size, 4)
    places = stacking_tray_rects(metrics, rects, cards)
    hand = QRectF() if not places.hand else places.hand[0].united(places.hand[-1])
    texts = [places.actions.prompt, places.actions.help, places.staged, places.remaining]
    buttons = [places.actions.primary, places.actions.others]
    assert apart([*texts, hand, *buttons])
    assert inside(rects.tray, [*texts, *buttons, *([] if hand.isEmpty() else [hand])])
    assert all(button.height() >= MIN_TARGET_PX for button in buttons)


@given(sizes, st.integers(2, 4), st.integers(1, 10))
def test_the_walk(size: tuple[int, int], seats: int, cards: int) -> None:
    metrics, rects = zones(size, seats)
    places = walk_rects(metrics, rects.walk, seats)
    parts = [places.card, places.count, places.dots, *places.lines, places.reasons]
    assert apart(parts)
    assert inside(rects.walk, parts)
    for has_half in (False, True):
        need = LineNeed(cards, has_half, metrics.px(60), metrics.px(110))
        needs = [need, *[LineNeed(1, not has_half, 0.0, 0.0)] * (seats - 1)]
        lines = line_rects(metrics, places.lines, needs, 300.0, metrics.px(200))
        for room, line in zip(places.lines, lines, strict=True):
            parts = [line.head, *line.cards, line.half, line.words]
            assert apart(parts)
            assert inside(room, [part for part in parts if not part.isEmpty()])
        first, second = lines[:2]
        assert first.words.width() >= need.said_px + need.tag_px * first.has_tag - 0.5
        assert first.cards[0].size() == second.cards[0].size() and first.head.width() == second.head.width()
    whole = rects.strip.united(rects.walk)
    for room, columns in (
        (rects.strip, strip_rects(metrics, rects.strip, cards)),
        *((whole, whole_rects(metrics, whole, cards, lines)) for lines in (1, 2)),
    ):
        assert len(columns) == cards
        assert apart([column.frame for column in columns])
        assert inside(room, [column.frame for column in columns])
        assert all(apart([column.card, column.below]) for column in columns)
        assert all(inside(column.frame, [column.card, column.below]) for column in columns)


@given(sizes)
def test_the_resolving_tray(size: tuple[int, int]) -> None:
    metrics, rects = zones(size, 4)
    places = resolve_tray_rects(metrics, rects, has_chip=True)
    actions = places.actions
    one_line = QRectF(actions.help.left(), actions.help.top(), actions.help.width(), metrics.px(36))
    parts = [places.chip, actions.prompt, one_line, places.hint, places.bar, actions.primary, actions.others]
    assert apart(parts)
    assert inside(rects.tray, [actions.help])
    assert inside(rects.tray, parts)
    assert min(actions.primary.height(), actions.others.height()) >= MIN_TARGET_PX


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_empty_row_needs_no_zones(seats: int) -> None:
    metrics, rects = zones((1600, 936), seats)
    assert strip_rects(metrics, rects.strip, 0) == []
    assert whole_rects(metrics, rects.strip.united(rects.walk), 0) == []
