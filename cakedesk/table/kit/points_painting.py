"""Paints the rows and headings of a points table, on the table as on the end page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.art.palette import SEAT_COLORS
from cakedesk.table.bodies import draw_box
from cakedesk.table.kit.points_layout import Cell, PointsLayout, place_style
from cakedesk.table.kit.points_table import PointsRow
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.strokes import fill_box
from cakedesk.table.text_fit import TextStyle, display_style, lay_text, text_width
from cakedesk.table.theme import Ink, Theme

DrawFace: TypeAlias = Callable[[QPainter, Face, QRectF], None]
"""Draws a picture of the art, or its stand-in, in a place."""

_WELL_UNITS, _FRAME_UNITS, _BAR_UNITS, _LINE_UNITS, _FOOT_UNITS = 16.0, 4.0, 8.0, 2.0, 74.0


class PointsPainter:
    """Paints parts of a points table. Each part is painted from its own upper left corner.

    Args:
        layout: where things are.
        theme: in which colours.
        draw_face: how pictures are drawn.
    """

    def __init__(self, layout: PointsLayout, theme: Theme, draw_face: DrawFace) -> None:
        self._layout = layout
        self._theme = theme
        self._draw_face = draw_face
        self._crown = faces.crown_face()

    def paint_row(self, painter: QPainter, number: int) -> None:
        """Paint the well of a seat with its disc, name, place, points and total.

        Args:
            number: of the row, from the top.
        """
        layout, theme = self._layout, self._theme
        row = layout.table.rows[number]
        self._well(painter, number)
        self._draw_face(painter, faces.seat_chip_face(row.seat, ring=theme.dark), layout.disc())
        name, below = layout.name_places(number)
        layout.names[number].paint(painter, name.topLeft(), theme.ink)
        if row.place and layout.has_places:
            self._text(painter, row.told_place, place_style(layout.metrics), below)
        for cell in layout.cells(row):
            self._cell(painter, cell, row)
        self._number(painter, row.total, layout.total_size_px, layout.total_place(row))

    def paint_head(self, painter: QPainter, number: int, height_px: float) -> None:
        """Paint what is above a column, or above the totals.

        Args:
            number: of the column, from the left; the totals come after the last.
            height_px: of the heading, which is as wide as the column.
        """
        layout, columns = self._layout, self._layout.table.columns
        if number == len(columns):
            style, place = layout.head_style()._replace(align="right"), layout.total_head(height_px)
            if text_width(TableWords().total(), style) <= place.width():
                self._text(painter, TableWords().total(), style, place)
            return
        picture, words = layout.head_places(number, height_px)
        icon = columns[number].icon
        shows_word = layout.shows_word(number)
        if icon is not None and (layout.look.is_final or not shows_word):
            self._draw_face(painter, icon, picture)
        if shows_word:
            self._text(painter, columns[number].name, layout.head_style()._replace(align="center"), words)

    def _well(self, painter: QPainter, number: int) -> None:
        layout, theme = self._layout, self._theme
        row, px = layout.table.rows[number], layout.metrics.px
        box = QRectF(0, 0, layout.width_px, layout.row_px)
        fill_box(painter, box, px(_WELL_UNITS), theme.well)
        if row.is_best or row.is_lit:
            color = theme.color(layout.look.best_frame if row.is_best else "honey")
            draw_box(painter, box, px(_WELL_UNITS), None, color, max(2.5, px(_FRAME_UNITS)))

    def _cell(self, painter: QPainter, cell: Cell, row: PointsRow) -> None:
        layout = self._layout
        if layout.look.is_final and not row.gains:
            self._bar(painter, cell, row.seat)
        for face, place in cell.pictures:
            self._draw_face(painter, face, place)
        # What somebody has stands out among many noughts.
        color: Ink = "ink" if cell.value or not layout.look.is_final else "ink_soft"
        self._number(painter, cell.value, layout.number_size_px, cell.text, color)
        if cell.crown is not None:
            self._draw_face(painter, self._crown, cell.crown)

    def _bar(self, painter: QPainter, cell: Cell, seat: int) -> None:
        theme, px, bar = self._theme, self._layout.metrics.px, cell.bar
        if bar.height() > 0:
            painter.save()
            painter.setClipRect(bar)
            body = bar.adjusted(0, 0, 0, px(_BAR_UNITS))
            fill_box(painter, body, px(_BAR_UNITS), QColor(SEAT_COLORS[seat]))
            if theme.dark:
                draw_box(painter, body, px(_BAR_UNITS), None, theme.porcelain, max(1.0, px(2.5)))
            painter.restore()
        painter.setPen(QPen(theme.line, max(1.0, px(_LINE_UNITS))))
        foot, middle = min(px(_FOOT_UNITS), bar.width() * 1.44) / 2, bar.center().x()
        painter.drawLine(QPointF(middle - foot, bar.bottom()), QPointF(middle + foot, bar.bottom()))

    def _number(
        self, painter: QPainter, number: int, size_px: float, place: QRectF, color: Ink = "ink"
    ) -> None:
        self._text(painter, str(number), display_style(size_px, color), place)

    def _text(self, painter: QPainter, text: str, style: TextStyle, place: QRectF) -> None:
        laid = lay_text(text, style, place.width() + 1, max(place.height(), style.shrink_to_px * 1.3))
        top = place.center().y() - laid.height_px / 2
        laid.paint(painter, QPointF(place.left(), top), self._theme.color(style.color))
