"""`CellRing`: a honey ring round cells of a grid that belong together."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from cakedesk.table import z_values
from cakedesk.table.items.base import Picture, Surface, TableItem

RING_UNITS, EDGE_UNITS = 4.0, 3.0


def joined(cells: Mapping[tuple[int, int], QRectF], part_px: float) -> QPainterPath:
    """The outline of cells that belong together.

    Args:
        cells: where each is, by row and column.
        part_px: how far inside of its cells it is, where no other cell joins.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for (row, column), cell in cells.items():
        path.addRect(
            cell.adjusted(
                0.0 if (row, column - 1) in cells else part_px,
                0.0 if (row - 1, column) in cells else part_px,
                0.0 if (row, column + 1) in cells else -part_px,
                0.0 if (row + 1, column) in cells else -part_px,
            )
        )
    return path.simplified()


def corners(cells: Mapping[tuple[int, int], QRectF], inset_px: float, leg_px: float) -> QPainterPath:
    """Brackets at the outer corners of cells that belong together: a box would take in other cells.

    Args:
        cells: where each is, by row and column.
        inset_px: how far inside of its cells they are.
        leg_px: how long each of their lines is.
    """
    path = QPainterPath()
    for (row, column), cell in cells.items():
        box = cell.adjusted(inset_px, inset_px, -inset_px, -inset_px)
        for x, across in ((box.left(), 1), (box.right(), -1)):
            for y, down in ((box.top(), 1), (box.bottom(), -1)):
                if (row, column - across) not in cells and (row - down, column) not in cells:
                    path.moveTo(x + across * leg_px, y)
                    path.lineTo(x, y)
                    path.lineTo(x, y + down * leg_px)
    return path


class CellRing(TableItem):
    """A ring that follows the edge of some cells."""

    def __init__(self, table: Surface) -> None:
        super().__init__(table)
        self._path = QPainterPath()
        self.setZValue(z_values.CARD + 1)

    def show_cells(self, cells: Mapping[tuple[int, int], QRectF]) -> None:
        """Go round some cells.

        Args:
            cells: where each is in the scene, by row and column.
        """
        path = joined(cells, 0.0)
        box = path.boundingRect()
        self._path = path.translated(-box.topLeft())
        self.place_in(box)
        self.refresh()

    def draw(self) -> Picture | None:
        """The ring on its dark edge."""
        unit, theme = self.table.metrics.unit, self.table.theme
        ring, edge = max(3.0, RING_UNITS * unit), max(2.0, EDGE_UNITS * unit)

        def paint(painter: QPainter, box: QRectF) -> None:
            painter.translate(box.topLeft())
            for color, width in ((theme.card_ink, ring + edge), (theme.honey, ring)):
                pen = QPen(color, width)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.strokePath(self._path, pen)

        return self.painted(paint, ring + edge)
