"""Cells that belong together: brackets stand at their outer corners alone."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cakedesk.table.kit.cell_ring import corners

BEND = {place: QRectF(10 * place[1], 10 * place[0], 10, 10) for place in ((0, 0), (1, 0), (1, 1))}


def test_brackets_stand_at_the_five_outer_corners_of_a_bend_inside_of_its_cells() -> None:
    path = corners(BEND, 1.0, 3.0)
    points = [path.elementAt(number) for number in range(path.elementCount())]
    turns = {(point.x, point.y) for point in points[1::3]}
    assert turns == {(1.0, 1.0), (9.0, 1.0), (1.0, 19.0), (19.0, 19.0), (19.0, 11.0)}
    assert len(points) == 15
    assert all(any(cell.contains(point.x, point.y) for cell in BEND.values()) for point in points)
