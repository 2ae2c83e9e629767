"""Sizes on small, usual and large windows."""

from __future__ import annotations

import pytest

from cakedesk.table.metrics import MIN_TARGET_PX, Metrics, spread


@pytest.mark.parametrize(
    ("width", "height", "unit"),
    [(1600, 936, 1.0), (1280, 655, 0.69979), (3840, 2096, 2.23932), (900, 936, 0.5625)],
)
def test_one_unit_fits_both_ways(width: int, height: int, unit: float) -> None:
    metrics = Metrics(width, height)
    assert metrics.unit == pytest.approx(unit, abs=1e-4)
    assert metrics.width_units >= 1600 - 1e-6
    assert metrics.height_units >= 936 - 1e-6
    assert metrics.px(metrics.width_units) == pytest.approx(width)
    assert metrics.px(metrics.height_units) == pytest.approx(height)


def test_texts_and_targets_do_not_shrink_away() -> None:
    small = Metrics(1280, 655)
    assert small.text_px(18) == 13
    assert small.text_px(34) == pytest.approx(23.79, abs=0.01)
    assert Metrics(1280, 655, 1.25).text_px(18) == pytest.approx(16.25)
    assert small.target_px(50) == MIN_TARGET_PX
    assert small.target_px(100) == pytest.approx(69.98, abs=0.01)
    assert small.size((184.0, 208.0)) == pytest.approx((128.76, 145.56), abs=0.01)


def test_a_row_closes_up_where_room_is_short() -> None:
    assert spread(0, 500, 98, 109) == []
    assert spread(1, 50, 98, 109) == [0]
    assert spread(3, 500, 98, 109) == [0, 109, 218]
    assert spread(10, 890, 98, 109) == pytest.approx([n * 88 for n in range(10)])
    assert spread(3, 50, 98, 109) == [0, 0, 0]
