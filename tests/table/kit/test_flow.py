"""Zones fill theirs without a gap too many, and no part leaves it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from cakedesk.table.kit.flow import aspect, column, fill, grid, inset, pack, row

ZONE = QRectF(10, 20, 200, 100)


def test_a_row_shares_out_what_fixed_parts_leave() -> None:
    chip, name, tag = row(ZONE, 30, fill(), 50, gap_px=5)
    assert (chip, name, tag) == (
        QRectF(10, 20, 30, 100),
        QRectF(45, 20, 110, 100),
        QRectF(160, 20, 50, 100),
    )
    assert row(ZONE) == []


def test_shares_are_by_their_sum_and_never_negative() -> None:
    one, three = column(ZONE, fill(), fill(3))
    assert (one.height(), three.height()) == (25, 75)
    assert three == QRectF(10, 45, 200, 75)
    head, body, foot = column(ZONE, 80, fill(), 40)
    assert body.height() == 0
    assert foot.top() == head.bottom() == 100


@pytest.mark.parametrize(("count", "in_line"), [(1, 1), (5, 3), (6, 3), (7, 2)])
def test_a_grid_fills_its_zone(count: int, in_line: int) -> None:
    cells = grid(ZONE, count, in_line, 4)
    assert len(cells) == count
    assert cells[0].topLeft() == ZONE.topLeft()
    assert max(cell.right() for cell in cells) == pytest.approx(ZONE.right() if count >= in_line else 0)
    assert max(cell.bottom() for cell in cells) == pytest.approx(ZONE.bottom())
    for number, cell in enumerate(cells[1:], 1):
        before = cells[number - 1]
        if number % in_line:
            assert cell.left() == pytest.approx(before.right() + 4)
        else:
            assert cell.left() == ZONE.left()
            assert cell.top() == pytest.approx(before.bottom() + 4)


def test_a_grid_keeps_to_the_middle_where_it_is_told_so() -> None:
    *_, last = grid(ZONE, 3, 2, last_middle=True)
    assert last == QRectF(60, 70, 100, 50)
    (only,) = grid(ZONE, 1, 1, most_px=(80, 40), middle=True)
    assert only == QRectF(10, 50, 80, 40)
    assert grid(ZONE, 0, 1) == []


def test_proportions_are_kept_inside() -> None:
    assert aspect(ZONE, 1.0) == QRectF(60, 20, 100, 100)
    assert aspect(ZONE, 4.0) == QRectF(10, 45, 200, 50)
    assert inset(ZONE, 5) == QRectF(15, 25, 190, 90)
    assert inset(ZONE, 5, 0) == QRectF(15, 20, 190, 100)


def test_a_pack_has_as_few_lines_as_let_its_cells_be_largest() -> None:
    lines = [len({cell.top() for cell in pack(ZONE, count, 1.0, 999)}) for count in (1, 3, 8)]
    assert lines == [1, 1, 2]
    cells = pack(ZONE, 3, 2.0, 30, middle=True)
    assert all(cell.width() == pytest.approx(30 * 2 - 1.8) for cell in cells) and pack(ZONE, 0, 1.0, 30) == []
    assert cells[0].left() + cells[-1].right() == pytest.approx(2 * ZONE.center().x(), abs=3)
    assert cells[0].bottom() == pytest.approx(ZONE.bottom(), abs=0.1)
