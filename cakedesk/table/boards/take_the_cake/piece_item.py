"""`PieceItem`: a piece of the centre: its squares on a ground of its colour, with its mark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cakedesk.art.face import Face
from cakedesk.art.take_the_cake.colors import CUTS
from cakedesk.games.take_the_cake.cards import COLOURS, TakeTheCakeLists
from cakedesk.table import z_values
from cakedesk.table.boards.take_the_cake.looks import square
from cakedesk.table.items.base import Surface
from cakedesk.table.items.picture_button import PictureButton
from cakedesk.table.kit.cell_ring import corners, joined

PieceState: TypeAlias = Literal["resting", "lit", "chosen"]

GAP_SHARE = 0.13
"""Between two squares of the centre, by their distance."""

PART_SHARE = 0.034
LEG_SHARE = 0.25
MARK_SHARE, LEAST_MARK_SHARE = 0.23, 0.4


class PieceSquare(NamedTuple):
    """A square of the centre."""

    card: int
    row: int
    column: int


class PieceItem(PictureButton):
    """Some squares of the centre that belong together; of all of them, while it is not cut."""

    def __init__(self, table: Surface, lists: TakeTheCakeLists, key: str, colour: int) -> None:
        super().__init__(table, key)
        self.colour = colour  # of the piece; -1: none
        self.squares: tuple[PieceSquare, ...] = ()  # what lies in it
        self.state: PieceState = "resting"
        self._lists, self._pitch_px = lists, 0.0
        self.drag_only = True
        self.setZValue(z_values.CARD)

    def show_squares(self, squares: Sequence[PieceSquare], corner: QPointF, pitch_px: float) -> None:
        """Lie somewhere: the corner is that of the whole centre."""
        if (tuple(squares), pitch_px) != (self.squares, self._pitch_px):
            self.squares, self._pitch_px = tuple(squares), pitch_px
            self.refresh()
        rows, columns = [each.row for each in squares], [each.column for each in squares]
        left, top = corner.x() + min(columns) * pitch_px, corner.y() + min(rows) * pitch_px
        width, height = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        self.margin_px = 0.16 * pitch_px
        self.place_in(QRectF(left, top, width * pitch_px, height * pitch_px))

    def set_state(self, state: PieceState) -> None:
        """Look chosen, or like something that can be chosen."""
        if state != self.state:
            self.state = state
            self.setZValue(z_values.CARD + (state == "chosen"))
            self.refresh()

    def square_rect(self, card: int) -> QRectF:
        """Where one of its squares lies in the scene; empty: it has none such."""
        gap = GAP_SHARE * self._pitch_px / 2
        for rect, each in zip(self._cells(), self.squares, strict=True):
            if each.card == card:
                return rect.translated(self.pos()).adjusted(gap, gap, -gap, -gap)
        return QRectF()

    def covers(self, pos: QPointF) -> bool:
        """Whether one of its squares is there."""
        return any(rect.contains(pos - self.pos()) for rect in self._cells())

    def center_px(self) -> QPointF:
        """The middle of its first square."""
        return self._cells()[0].center() + self.pos()

    @property
    def outline_px(self) -> QPainterPath:
        """That of its squares."""
        return joined(self._cells_by_place(), PART_SHARE * self._pitch_px)

    def brackets_px(self, inset_px: float) -> QPainterPath:
        """Its outer corners in the scene, as far inside."""
        return corners(self._cells_by_place(), inset_px, LEG_SHARE * self._pitch_px).translated(self.pos())

    def mark_rect(self) -> QRectF:
        """Where its mark lies in the scene: on the outer corner of its first square."""
        first = min(range(len(self.squares)), key=lambda number: self.squares[number][1:])
        side = max(MARK_SHARE * self._pitch_px, min(22.0, LEAST_MARK_SHARE * self._pitch_px))
        corner = self._cells()[first].topLeft() + self.pos() - QPointF(side, side) * 0.4
        return QRectF(corner.x(), corner.y(), side, side)

    def pictures(self) -> list[tuple[Face, int]]:
        """Its squares."""
        side = round(self._pitch_px * (1 - GAP_SHARE))
        return [(square(self._lists, each.card), side) for each in self.squares]

    def paint_in(self, painter: QPainter, box: QRectF) -> None:
        """The ground with its edge, then the squares."""
        cells = [cell.translated(box.topLeft()) for cell in self._cells()]
        if self.colour >= 0:
            self._paint_ground(painter, box.topLeft())
        gap = GAP_SHARE * self._pitch_px / 2
        for number, cell in enumerate(cells):
            self.paint_picture(painter, number, cell.topLeft() + QPointF(gap, gap))

    def _paint_ground(self, painter: QPainter, corner: QPointF) -> None:
        path = self.outline_px.translated(corner)
        color, theme = QColor(CUTS[COLOURS[self.colour]]), self.table.theme
        ground = QColor(color)
        ground.setAlphaF(0.9 if self.state == "chosen" else 0.6)
        rings = {"chosen": theme.raspberry, "lit": theme.honey}
        width = max(2.0, self._pitch_px * 0.03)
        if self.state in rings:
            pen = QPen(rings[self.state], 3.0 * width if self.state == "chosen" or self.hot else 1.8 * width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)
            pen.setColor(theme.porcelain)
            pen.setWidthF(1.35 * width)
            painter.strokePath(path, pen)
        painter.fillPath(path, ground)
        pen = QPen(color, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)

    def _cells_by_place(self) -> dict[tuple[int, int], QRectF]:
        return {each[1:]: cell for each, cell in zip(self.squares, self._cells(), strict=True)}

    def _cells(self) -> list[QRectF]:
        """Its squares in px of the item, each as wide as their distance."""
        pitch = self._pitch_px
        top = min((each.row for each in self.squares), default=0)
        left = min((each.column for each in self.squares), default=0)
        return [
            QRectF((each.column - left) * pitch, (each.row - top) * pitch, pitch, pitch)
            for each in self.squares
        ]
