"""Where things are in a points table, and how it looks while points are counted and after the game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.art.face import Face
from cakedesk.table.kit.flow import aspect, inset, pack
from cakedesk.table.kit.points_table import Gain, PointsRow, PointsTable
from cakedesk.table.metrics import Metrics
from cakedesk.table.text_fit import LaidText, TextStyle, display_style, text_width
from cakedesk.table.theme import Ink

LEAST_UNITS = 16.0
"""No text is smaller, whatever it would be cut to otherwise."""

LEGEND_UNITS = 68.0
"""From the left edge of a row to the word beside the crown above the names of a finished game."""

CROWN_EM, CROWN_GAP_UNITS = 1.15, 3.0
EDGE_UNITS, NAME_GAP_UNITS, INSET_UNITS, _FOOT_UNITS = 14.0, 12.0, 20.0, 16.0
_BAR_UNITS, _WIDE_ICON_UNITS = 54.0, 84.0
_GAINS_UNITS, _PICTURE_UNITS = 8.0, 130.0
_BADGE_SHARE, _MOST_BADGE_SHARE = 0.36, 0.65
_CLOSER = 0.1
"""How far a name moves down to its place, by the height of that, which moves up as far, clear of a frame."""
_LOW_SHARE = 0.7
"""Rows lower than this, by the width of columns with pictures, are low."""


class PointsLook(NamedTuple):
    """How a points table looks: sizes in units, and whether it is of a finished game."""

    name: float  # size of the names
    number: float  # size of the points by source
    total: float  # size of the totals
    head: float  # size of the headings
    head_color: Ink  # colour of the headings
    head_weight: int  # weight of the headings
    icon: float  # side of the pictures above the columns
    disc: float  # side of the seats' discs
    row_gap: float  # between two rows
    # Whether each number stands on a bar, the best of a column beside a crown, with a picture above each
    # heading; else a picture stands only for a heading that has no room.
    is_final: bool
    best_frame: Ink  # the colour around who is ahead in the end
    column_gap: float  # between two numbers, at least
    most_name: float  # what disc and name may have, by the width of a row; more while numbers can give way
    gives_up: tuple[tuple[str, ...], ...]  # what becomes smaller where room lacks, what is least missed first


COUNTING = PointsLook(
    name=26,
    number=25,
    total=30,
    head=19,
    head_color="ink_soft",
    head_weight=500,
    icon=34,
    disc=44,
    row_gap=8,
    is_final=False,
    best_frame="mint",
    column_gap=14,
    most_name=0.5,
    gives_up=(("names",), ("heads",), ("words",), ("totals",), ("numbers",)),
)
"""On the table, while points are counted."""

FINAL = PointsLook(
    name=27,
    number=27,
    total=56,
    head=23,
    head_color="ink",
    head_weight=700,
    icon=58,
    disc=56,
    row_gap=12,
    is_final=True,
    best_frame="raspberry",
    column_gap=8,
    most_name=0.31,
    gives_up=(("air", "icons"), ("totals",), ("numbers",), ("names",), ("heads",), ("words",)),
)
"""After the game."""


class Cell(NamedTuple):
    """One number of a row, in the row's coordinates.

    Attributes:
        value: the number.
        text: where it is written.
        crown: where its crown is; None: it has none.
        bar: what it stands on, empty if it is nothing.
        pictures: where what it counts is shown below it, instead of a bar.
    """

    value: int
    text: QRectF
    crown: QRectF | None
    bar: QRectF
    pictures: Sequence[tuple[Face, QRectF]] = ()


class PointsLayout(NamedTuple):
    """Who gets how much of a row, and where things are. All places are in the coordinates of a row.

    Attributes:
        table: what is shown.
        metrics: the sizes of the window.
        look: how it looks.
        row_px: the height of a row.
        width_px: the width of a row.
        name_px: what disc and name have, from the left edge.
        columns_px: the width of each column, from left to right.
        total_px: what the total has, to the right edge.
        head_size_px: the size of the words above the columns.
        number_size_px: the size of the points by source.
        total_size_px: the size of the totals.
        icon_px: the most that a picture above a column may be high.
        names: of the rows, in one size.
        has_places: whether the places are told; else they are told by the order alone.
    """

    table: PointsTable
    metrics: Metrics
    look: PointsLook
    row_px: float
    width_px: float
    name_px: float
    columns_px: tuple[float, ...]
    total_px: float
    head_size_px: float
    number_size_px: float
    total_size_px: float
    icon_px: float
    names: tuple[LaidText, ...] = ()
    has_places: bool = True

    def lefts_px(self) -> list[float]:
        """Where each column begins."""
        return [self.name_px + sum(self.columns_px[:number]) for number in range(len(self.columns_px))]

    def head_style(self) -> TextStyle:
        """How headings look."""
        look = self.look
        return TextStyle(px=self.head_size_px, weight=look.head_weight, color=look.head_color)

    def fits_word(self, column: int) -> bool:
        """Whether a heading has room; else its picture says it alone, if it has one."""
        head = self.table.columns[column]
        return text_width(head.name, self.head_style()) + self.metrics.px(4) <= self.columns_px[column]

    def shows_word(self, column: int) -> bool:
        """Whether a heading has its words: alike for all with pictures, in the end for those of one kind."""
        icons = [head.icon for head in self.table.columns]
        kind = type(icons[column]) if self.look.is_final else Face
        alike = (at for at, icon in enumerate(icons) if isinstance(icon, kind))
        return icons[column] is None or all(map(self.fits_word, alike))

    def head_places(self, column: int, height_px: float) -> tuple[QRectF, QRectF]:
        """Where a picture and the words are above a column, in a place as wide as the column."""
        px, width = self.metrics.px, self.columns_px[column]
        line = self.head_style().line_px
        words = QRectF(0, height_px - line, width, line)
        bottom = words.top() - px(8) if self.look.is_final else height_px
        # A wide picture may be wider than a square one, as far as its column has room for it.
        wide = max(min(px(_WIDE_ICON_UNITS), width * 0.8), self.icon_px)
        icon = self.table.columns[column].icon
        aspect = icon.aspect if icon is not None else 1.0
        high = min(self.icon_px, wide / aspect)
        return QRectF((width - high * aspect) / 2, bottom - high, high * aspect, high), words

    def total_head(self, height_px: float) -> QRectF:
        """Where the word above the totals is, in a place as wide as they are."""
        line = self.head_style().line_px
        return QRectF(0, height_px - line, self.total_px - self.metrics.px(INSET_UNITS), line)

    def disc(self) -> QRectF:
        """Where the disc of the seat is."""
        side = disc_px(self.metrics, self.look, self.row_px)
        return QRectF(self.metrics.px(EDGE_UNITS), (self.row_px - side) / 2, side, side)

    def name_places(self, row: int) -> tuple[QRectF, QRectF]:
        """Where the name is, and the place below it."""
        name, left = self.names[row], self.disc().right() + self.metrics.px(NAME_GAP_UNITS)
        line = place_px(self.metrics, self.look) if self.has_places else 0.0
        top = (self.row_px - name.height_px - line) / 2 + _CLOSER * line
        above = QRectF(left, top, name.width_px, name.height_px)
        return above, QRectF(left, above.bottom() - 2 * _CLOSER * line, name.width_px, line)

    def total_place(self, row: PointsRow) -> QRectF:
        """Where the total is."""
        size = self.total_size_px
        wide = text_width(str(row.total), display_style(size))
        right = self.width_px - self.metrics.px(INSET_UNITS)
        return QRectF(right - wide, (self.row_px - size) / 2, wide, size)

    def cells(self, row: PointsRow) -> list[Cell]:
        """Where the numbers are, with their bars and crowns."""
        size, gap = self.number_size_px, self.metrics.px(CROWN_GAP_UNITS)
        style, found = display_style(size), []
        got = [each.gains for each in self.table.rows if each.gains]
        rooms = []
        widths = [px for column, px in enumerate(self.columns_px) if any(each[column] for each in got)]
        is_low = bool(widths) and self.row_px < sum(widths) / len(widths) * _LOW_SHARE
        for column, (value, left) in enumerate(zip(row.values, self.lefts_px(), strict=True)):
            right, bar = left + self.columns_px[column], self._bar(column, value, left)
            wide = text_width(str(value), style)
            top = bar.top() - size * 1.22 if self.look.is_final else self.row_px / 2 - size * 0.6
            text = QRectF((left + right - wide) / 2, top, wide, size * 1.2)
            if row.gains:  # they stand below their number, in low rows behind it
                is_above = any(row.gains) and not is_low
                text.moveTop(self.metrics.px(_GAINS_UNITS) if is_above else (self.row_px - size * 1.2) / 2)
                if is_low and any(each.gains[column] for each in self.table.rows):
                    text.moveLeft(left + self.metrics.px(_GAINS_UNITS))
            crown = None
            if self.look.is_final and row.seat in self.table.best_in_column(column):
                side = size * CROWN_EM
                text.translate(-max(0.0, text.right() + gap + side - right), 0)
                crown = QRectF(text.right() + gap, text.center().y() - side * 0.62, side, side)
            room = QRectF(left, 0, right - left, self.row_px)
            if is_low:
                room.setLeft((crown or text).right())
            else:
                room.setTop(text.bottom())
            found.append(Cell(value, text, crown, bar))
            rooms.append(self._gained(row.gains[column] if row.gains else (), room))
        # All pictures of a row bear their badges, or none: the sums beside say it.
        is_read = all(self._badge_px(*each) <= each[1].height() * _MOST_BADGE_SHARE for each in chain(*rooms))
        return [
            cell._replace(pictures=self._pictures(gained, is_read=is_read))
            for cell, gained in zip(found, rooms, strict=True)
        ]

    def _gained(self, gains: Sequence[Gain], room: QRectF) -> list[tuple[Gain, QRectF]]:
        """What a number counts, and the place of each in a room."""
        gap = self.metrics.px(_GAINS_UNITS)
        shape = max((gain.face.aspect for gain in gains), default=1.0)
        most = self.metrics.px(_PICTURE_UNITS)
        cells = pack(inset(room, gap, gap / 2), len(gains), shape, most, middle=True)
        return list(zip(gains, cells, strict=True))

    def _badge_px(self, gain: Gain, cell: QRectF) -> float:
        """How large a badge is whose number can be read."""
        return max(cell.height() * _BADGE_SHARE, self.metrics.text_px(0) / gain.number_share)

    def _pictures(self, gained: Sequence[tuple[Gain, QRectF]], *, is_read: bool) -> list[tuple[Face, QRectF]]:
        """What a number counts, and its badges where they can be read."""
        found = []
        for gain, cell in gained:
            place = aspect(cell, gain.face.aspect)
            place.moveBottom(cell.bottom())
            found.append((gain.face, place))
            if is_read:
                side = self._badge_px(gain, cell)
                found.append((gain.badge, QRectF(cell.right() - side, cell.bottom() - side, side, side)))
        return found

    def _bar(self, column: int, value: int, left: float) -> QRectF:
        """The bar of a source of points, without height where there is none."""
        px, columns = self.metrics.px, self.table.columns
        barred = [
            each
            for row in self.table.rows
            for each, head in zip(row.values, columns, strict=True)
            if not head.carried
        ]
        floor = self.row_px - px(_FOOT_UNITS)
        room = floor - self.number_size_px * 1.35 - px(6)
        has_bar = value > 0 and not columns[column].carried
        high = max(px(5), room * value / max(1, *barred)) if has_bar else 0.0
        wide, middle = self.columns_px[column], left + self.columns_px[column] / 2
        wide = min(px(_BAR_UNITS), wide * 0.5)
        return QRectF(middle - wide / 2, floor - high, wide, high)


def disc_px(metrics: Metrics, look: PointsLook, row_px: float) -> float:
    """The side of a seat's disc: at large text it leaves high rows to the words."""
    if not look.is_final:
        return min(metrics.px(look.disc), row_px * 0.8)
    return min(metrics.px(look.disc) / metrics.text_scale, row_px * 0.5)


def place_px(metrics: Metrics, look: PointsLook) -> float:
    """The height of the line that says somebody's place; 0 if none does."""
    least = TextStyle(px=metrics.text_px(LEAST_UNITS))
    return max(metrics.px(28), least.line_px) if look.is_final else 0.0


def place_style(metrics: Metrics) -> TextStyle:
    """How somebody's place looks; it shrinks to its room."""
    least = metrics.text_px(LEAST_UNITS)
    return TextStyle(px=metrics.text_px(22), color="ink_soft", elide=True, shrink_to_px=least)
