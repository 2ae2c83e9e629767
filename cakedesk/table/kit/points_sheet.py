"""`PointsSheet`: a points table on the table, below what is counted now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from cakedesk.art.face import Face
from cakedesk.table import z_values
from cakedesk.table.items import PanelItem, PanelStyle, TextItem
from cakedesk.table.items.base import Picture, TableItem
from cakedesk.table.joined_words import said_of
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.points_layout import COUNTING, LEAST_UNITS, PointsLayout
from cakedesk.table.kit.points_measure import PointsMeasure
from cakedesk.table.kit.points_painting import PointsPainter
from cakedesk.table.kit.points_table import PointsTable
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import TextStyle, display_style

WIDTH_UNITS, ROW_UNITS, SIDE_UNITS = 620.0, 66.0, 14.0
TITLE_UNITS, NOTE_UNITS = 34.0, 22.0
NARROW = 0.6
"""Narrower sheets, by the width that sentences want, have a line more for these."""

_EDGE_UNITS, _AROUND_UNITS, _TEXT_LEFT_UNITS, _ABOVE_UNITS = 8.0, 6.0, 24.0, 16.0


class Note(NamedTuple):
    """A sentence.

    Attributes:
        text: the sentence; empty: none.
        short: the same in fewer words, for where it has no room.
    """

    text: str
    short: str


class PaintedItem(TableItem):
    """A part of something larger that knows how its parts are painted."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self._key: object = None
        self._paint: Callable[[QPainter], None] | None = None

    def show_part(self, key: object, paint: Callable[[QPainter], None]) -> None:
        """Look different.

        Args:
            key: all that the picture depends on, but for size and theme.
            paint: paints it, from its upper left corner.
        """
        self._paint = paint
        if key != self._key:
            self._key = key
            self.refresh()

    def draw(self) -> Picture | None:
        """What it was told to paint."""
        if self._paint is None or self.width_px < 1 or self.height_px < 1:
            return None
        paint = self._paint
        return self.painted(lambda painter, _box: paint(painter))

    def face_ready(self, face: Face) -> None:
        """Take a picture that was missing."""
        del face
        self.refresh()


class PointsSheet(ScreenPart):
    """A title, what is counted now, and a line for each seat.

    Attributes:
        shared: how the width of the lines is shared; None: nothing was shown yet.

    Args:
        names: of the players, by seat.
    """

    def __init__(self, scene: TableScene, names: Sequence[str]) -> None:
        super().__init__(scene)
        self._names = tuple(names)
        self._panel = self.own(PanelItem(scene))
        self._title = self.own(TextItem(scene, "", display_style(TITLE_UNITS)))
        self._note_text = self.own(TextItem(scene, ""))
        self._panel.setZValue(z_values.HAND)
        for item in (self._title, self._note_text):
            item.setZValue(z_values.HAND + 2)
        self.shared: PointsLayout | None = None
        self._table: PointsTable | None = None
        self._heads = Kept(self, self._new_part)
        self._lines = Kept(self, self._new_part)
        self._stage = QRectF()
        self._note = Note("", "")

    @property
    def note(self) -> str:
        """What is counted now."""
        return self._note.text

    @property
    def totals(self) -> list[int]:
        """What is counted up to now, by row."""
        return [row.total for row in self._table.rows] if self._table else []

    def show(self, title: str, note: Note, table: PointsTable) -> None:
        """Show points.

        Args:
            note: what is counted now.
            table: the points up to now.
        """
        self._title.set_text(title)
        self._note_text.set_text(*note)
        self._note, self._table = note, table
        total = TableWords().total()
        titles = [*(column.told for column in table.columns), total]
        for number, head in self._heads.lay(range(len(titles))).items():
            head.set_accessible(titles[number])
            head.tooltip = titles[number]
        for line, row in zip(self._lines.lay(range(len(table.rows))).values(), table.rows, strict=True):
            line.set_accessible(said_of(self._names[row.seat], f"{table.told(row)}, {total} {row.total}"))
        self.fit(self._stage)

    def fit(self, stage: QRectF) -> None:
        """Stand in the middle of the stage."""
        self._stage, table = stage, self._table
        if stage.isEmpty() or table is None:
            return
        px, text_px = self.metrics.px, self.metrics.text_px
        count, gap, side = len(table.rows), px(COUNTING.row_gap), px(SIDE_UNITS)
        line = TextStyle(px=text_px(COUNTING.head)).line_px
        self._title.set_style(display_style(text_px(TITLE_UNITS)))
        above = px(_ABOVE_UNITS) + self._title.height_px + px(4)
        head = max(line, px(COUNTING.icon)) + px(12)
        room = stage.height() - 2 * px(_EDGE_UNITS) - above - head - side
        row = max(px(ROW_UNITS), text_px(LEAST_UNITS) * 2.3)
        # Sentences in large letters are as long as the table is wide.
        usual = max(px(WIDTH_UNITS), text_px(WIDTH_UNITS)) - 2 * side
        most = stage.width() - px(_AROUND_UNITS) - 2 * side
        # Room for a long sentence, in a narrow sheet too: it keeps its size from step to step.
        lines = 3 if most < NARROW * usual else 2
        has_room = room - line * lines >= count * (row + gap)
        note_px = text_px(COUNTING.head if has_room else LEAST_UNITS)
        note = TextStyle(px=note_px).line_px * lines if self.note else 0.0
        above, row = above + note, min(row, (room - note) / count - gap)
        measure = PointsMeasure(table, self._names, self.metrics, COUNTING, row)
        layout = measure.layout(min(max(usual, measure.wanted_px()), most))
        self.shared = layout
        width, height = layout.width_px + 2 * side, above + head + count * (row + gap) - gap + side
        left, top = stage.center().x() - width / 2, max(px(_EDGE_UNITS), stage.center().y() - height / 2)
        self._panel.set_style(PanelStyle(radius_px=px(22), shadow="lifted"))
        self._panel.place_in(QRectF(left, top, width, height))
        beside = px(_TEXT_LEFT_UNITS)
        self._title.place(left + beside, top + px(_ABOVE_UNITS))
        below_title = top + px(_ABOVE_UNITS) + self._title.height_px
        usual_px = text_px(NOTE_UNITS)
        style = TextStyle(
            usual_px, color="ink_soft", wrap=True, elide=True, max_lines=lines, shrink_to_px=note_px
        )
        self._note_text.set_style(style)
        self._note_text.set_width(width - 2 * beside, note)
        self._note_text.place(left + beside, below_title + (note - self._note_text.height_px) / 2)
        self._fit_table(layout, QRectF(left + side, top + above, layout.width_px, head - px(8)), gap)

    def _fit_table(self, layout: PointsLayout, heads: QRectF, gap_px: float) -> None:
        lefts = [*layout.lefts_px(), layout.width_px - layout.total_px]
        widths = [*layout.columns_px, layout.total_px]
        for number, (head, left, width) in enumerate(zip(self._heads.values(), lefts, widths, strict=True)):
            head.place_in(QRectF(heads.left() + left, heads.top(), width, heads.height()))
            head.show_part((layout.table.columns, layout[3:-1]), partial(self._paint_head, layout, number))
        top = heads.bottom() + self.metrics.px(8)
        for number, (line, row) in enumerate(zip(self._lines.values(), layout.table.rows, strict=True)):
            line.resize(layout.width_px, layout.row_px)
            line.place(heads.left(), top + number * (layout.row_px + gap_px))
            line.show_part((row, layout[3:]), partial(self._paint_row, layout, number))

    def _new_part(self, _: int) -> PaintedItem:
        part = PaintedItem(self.scene)
        part.setZValue(z_values.HAND + 1)
        return part

    def _paint_head(self, layout: PointsLayout, number: int, painter: QPainter) -> None:
        self._painter(layout).paint_head(painter, number, self._heads[number].height_px)

    def _paint_row(self, layout: PointsLayout, number: int, painter: QPainter) -> None:
        self._painter(layout).paint_row(painter, number)

    def _painter(self, layout: PointsLayout) -> PointsPainter:
        return PointsPainter(layout, self.scene.theme, self._draw_face)

    def _draw_face(self, painter: QPainter, face: Face, rect: QRectF) -> None:
        place = QRect(round(rect.x()), round(rect.y()), round(rect.width()), round(rect.height()))
        if not place.isEmpty():
            ratio = self.scene.device_pixel_ratio
            pixmap = self.scene.faces.pixmap(face, place.width(), place.height(), device_pixel_ratio=ratio)
            painter.drawPixmap(place, pixmap, pixmap.rect())
