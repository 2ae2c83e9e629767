"""How the room of a points table is shared: names, a column for each source of points, the total."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.table.kit.points_table import PointsRow, PointsTable
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.metrics import Metrics
from cakedesk.table.short_names import short_names
from cakedesk.table.text_fit import LaidText, TextStyle, display_style, largest_px, lay_text, text_width
from cakedesk.table.theme import Ink

LEAST_UNITS = 16.0
"""No text is smaller, whatever it would be cut to otherwise."""

LEGEND_UNITS = 68.0
"""From the left edge of a row to the word beside the crown above the names of a finished game."""

_FEW_COLUMNS = 7
"""Up to so many columns stand in shares of the width that are the same for every result."""

_NAME_SHARE, _TOTAL_SHARE = 0.24, 0.15
_HEAD_GAP_UNITS, _ICON_GAP_UNITS, _TOTAL_GAP_UNITS = 14.0, 12.0, 20.0
_LEAST_TOTAL_UNITS, _WIDE_ICON_UNITS = 36.0, 84.0
_LEAST_ICON = 0.7
"""The least size of a picture above a column, by its full one."""

_CROWN_EM, _CROWN_GAP_UNITS = 1.15, 3.0
_EDGE_UNITS, _NAME_GAP_UNITS, _INSET_UNITS, _FOOT_UNITS = 14.0, 12.0, 20.0, 16.0
_BAR_UNITS, _MOST_NAME_LINES, _TRIES = 54.0, 3, 4


class PointsLook(NamedTuple):
    """How a points table looks: sizes in units, and whether it is of a finished game.

    Attributes:
        name: size of the names.
        number: size of the points by source.
        total: size of the totals.
        head: size of the headings.
        head_color: colour of the headings.
        head_weight: weight of the headings.
        icon: side of the pictures above the columns.
        disc: side of the seats' discs.
        row_gap: between two rows.
        is_final: whether each number stands on a bar, the best of a column beside a crown, with a picture
            above each heading; else a picture stands only for a heading that has no room.
        best_frame: the colour around who is ahead in the end.
        column_gap: between two numbers, at least.
        most_name: what disc and name may have, by the width of a row.
        gives_up: what becomes smaller where room lacks, what is least missed first.
    """

    name: float
    number: float
    total: float
    head: float
    head_color: Ink
    head_weight: int
    icon: float
    disc: float
    row_gap: float
    is_final: bool
    best_frame: Ink
    column_gap: float
    most_name: float
    gives_up: tuple[tuple[str, ...], ...]


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
    column_gap=18,
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
    """

    value: int
    text: QRectF
    crown: QRectF | None
    bar: QRectF


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
        return QRectF(0, height_px - line, self.total_px - self.metrics.px(_INSET_UNITS), line)

    def disc(self) -> QRectF:
        """Where the disc of the seat is."""
        side = disc_px(self.metrics, self.look, self.row_px)
        return QRectF(self.metrics.px(_EDGE_UNITS), (self.row_px - side) / 2, side, side)

    def name_places(self, row: int) -> tuple[QRectF, QRectF]:
        """Where the name is, and the place below it."""
        name, left = self.names[row], self.disc().right() + self.metrics.px(_NAME_GAP_UNITS)
        line = place_px(self.metrics, self.look)
        top = (self.row_px - name.height_px - line) / 2
        above = QRectF(left, top, name.width_px, name.height_px)
        return above, QRectF(left, above.bottom(), name.width_px, line)

    def total_place(self, row: PointsRow) -> QRectF:
        """Where the total is."""
        size = self.total_size_px
        wide = text_width(str(row.total), display_style(size))
        right = self.width_px - self.metrics.px(_INSET_UNITS)
        return QRectF(right - wide, (self.row_px - size) / 2, wide, size)

    def cells(self, row: PointsRow) -> list[Cell]:
        """Where the numbers are, with their bars and crowns."""
        size, gap = self.number_size_px, self.metrics.px(_CROWN_GAP_UNITS)
        style, found = display_style(size), []
        for column, (value, left) in enumerate(zip(row.values, self.lefts_px(), strict=True)):
            right, bar = left + self.columns_px[column], self._bar(column, value, left)
            wide = text_width(str(value), style)
            top = bar.top() - size * 1.22 if self.look.is_final else self.row_px / 2 - size * 0.6
            text = QRectF((left + right - wide) / 2, top, wide, size * 1.2)
            crown = None
            if self.look.is_final and row.seat in self.table.best_in_column(column):
                side = size * _CROWN_EM
                text.translate(-max(0.0, text.right() + gap + side - right), 0)
                crown = QRectF(text.right() + gap, text.center().y() - side * 0.62, side, side)
            found.append(Cell(value, text, crown, bar))
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


class _Ease(NamedTuple):
    """How large each thing is between its least size, 0, and its full one, 1.

    Attributes:
        air: the room beside crowns: with all of it numbers stand in the middle of their columns, without it
            number and crown together do.
        icons: the pictures above the columns.
        totals: the totals.
        numbers: the points by source.
        names: the names: in one line, or so that no word need be broken.
        heads: the words above the columns.
        words: at 0 these need no room where there is a picture.
    """

    air: float = 1.0
    icons: float = 1.0
    totals: float = 1.0
    numbers: float = 1.0
    names: float = 1.0
    heads: float = 1.0
    words: float = 1.0


_WANTED = _Ease(air=0.4, icons=0.7)


def _eases(look: PointsLook) -> Iterator[_Ease]:
    ease = _Ease()
    yield ease
    for given_up in look.gives_up:
        for number in range(_TRIES - 1, -1, -1):
            ease = ease._replace(**dict.fromkeys(given_up, number / _TRIES))
            yield ease


def disc_px(metrics: Metrics, look: PointsLook, row_px: float) -> float:
    """The side of a seat's disc. In high rows words have the room, where people need large ones."""
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


class PointsMeasure:
    """Measures what a points table needs.

    Args:
        table: what is shown.
        names: of the players, by seat.
        metrics: the sizes of the window.
        look: how it looks.
        row_px: the height of a row.
    """

    def __init__(
        self, table: PointsTable, names: Sequence[str], metrics: Metrics, look: PointsLook, row_px: float
    ) -> None:
        self._table = table
        self._names = [names[row.seat] for row in table.rows]
        shorter = short_names(names)
        self._short_names = [shorter[row.seat] for row in table.rows]
        self._metrics = metrics
        self._look = look
        self._row_px = row_px
        self._least_px = metrics.text_px(LEAST_UNITS)
        self._total_head = TableWords().total()
        self._legend_px = 0.0
        self._numbers: list[set[str]] = []
        self._crowned: list[set[str]] = []
        for column in range(len(table.columns)):
            best = table.best_in_column(column) if look.is_final else ()
            self._numbers.append(_longest(["00", *(str(row.values[column]) for row in table.rows)]))
            self._crowned.append({str(row.values[column]) for row in table.rows if row.seat in best})
        place, small = place_style(metrics), place_style(metrics)
        small = replace(small, px=self._least_px)
        told = [TableWords().place(row.place, row.shared) for row in table.rows if row.place]
        least = display_style(self._least_px)
        folded = [_folded_px(name, least, self._lines(least)) for name in self._names]
        full = display_style(metrics.text_px(look.name))
        self._least_name_px = max(*folded, *(text_width(text, small) for text in told), 0.0)
        self._name_px = max(
            self._least_name_px,
            *(text_width(name, full) for name in self._names),
            *(text_width(text, place) for text in told),
        )
        if look.is_final:
            best_word = text_width(TableWords().best(), small)
            self._legend_px = metrics.px(LEGEND_UNITS + _NAME_GAP_UNITS) + best_word

    def layout(self, width_px: float) -> PointsLayout:
        """Share a width."""
        for ease in _eases(self._look):
            tried = self._tried(width_px, ease)
            if _width_of(tried) <= width_px:
                break
        name, total = tried.name_px, tried.total_px
        if len(self._table.columns) <= _FEW_COLUMNS:
            spare = max(0.0, width_px - _width_of(tried))
            full = max(width_px * _NAME_SHARE, self._names_px(1.0, width_px))
            more = min(spare, max(0.0, full - name))
            name += more
            total += min(spare - more, max(0.0, width_px * _TOTAL_SHARE - total))
        columns = _levelled(tried.columns_px, width_px - name - total)
        widest = min(columns) - self._metrics.px(_ICON_GAP_UNITS)
        icon = min(self._metrics.px(self._look.icon), max(tried.icon_px, widest))
        room = name - self._beside_name_px() - self._metrics.px(_NAME_GAP_UNITS)
        return tried._replace(
            name_px=name, columns_px=columns, total_px=total, icon_px=icon, names=self._fitted_names(room)
        )

    def wanted_px(self) -> float:
        """The width of a row in which nothing need be given up that is missed."""
        return _width_of(self._tried(self._metrics.px(1600), _WANTED))

    @property
    def takes_any_width(self) -> bool:
        """Whether there are so few columns that any usual width will do."""
        return len(self._table.columns) <= _FEW_COLUMNS

    def _tried(self, width_px: float, ease: _Ease) -> PointsLayout:
        """What is needed."""
        metrics, look = self._metrics, self._look
        head = self._between(metrics.text_px(look.head), ease.heads)
        most = 0.24 if look.is_final else 0.5
        number = self._between(min(metrics.text_px(look.number), self._row_px * most), ease.numbers)
        full = min(metrics.text_px(look.total), self._row_px * 0.8)
        total = self._between(full, ease.totals, min(metrics.text_px(_LEAST_TOTAL_UNITS), full))
        icon = metrics.px(look.icon) * (_LEAST_ICON + (1 - _LEAST_ICON) * ease.icons)
        crown = (number * _CROWN_EM + metrics.px(_CROWN_GAP_UNITS)) * (1 + ease.air)
        heads = TextStyle(px=head, weight=look.head_weight)
        columns = tuple(
            max(self._head_px(column, heads, icon, ease), self._numbers_px(column, number, crown))
            for column in range(len(self._table.columns))
        )
        return PointsLayout(
            self._table,
            metrics,
            look,
            self._row_px,
            width_px,
            name_px=self._names_px(ease.names, width_px),
            columns_px=columns,
            total_px=self._total_px(heads, total),
            head_size_px=head,
            number_size_px=number,
            total_size_px=total,
            icon_px=icon,
        )

    def _between(self, full_px: float, ease: float, least_px: float = 0.0) -> float:
        least = least_px or self._least_px
        return least + max(0.0, full_px - least) * ease

    def _lines(self, style: TextStyle) -> int:
        """How many lines of a name a row has room for."""
        room = self._row_px - place_px(self._metrics, self._look) - self._metrics.px(6)
        return max(1, min(_MOST_NAME_LINES, int(room / style.line_px + 0.2)))

    def _beside_name_px(self) -> float:
        edges = self._metrics.px(_EDGE_UNITS + _NAME_GAP_UNITS)
        return edges + disc_px(self._metrics, self._look, self._row_px)

    def _names_px(self, ease: float, width_px: float) -> float:
        """Disc and names, the places below these, and the legend above."""
        beside = self._beside_name_px() + self._metrics.px(_NAME_GAP_UNITS) + 2
        wanted = beside + self._least_name_px + (self._name_px - self._least_name_px) * ease
        return max(self._legend_px, min(wanted, max(beside, width_px * self._look.most_name)))

    def _fitted_names(self, width_px: float) -> tuple[LaidText, ...]:
        """The names as large as there is room for all of them, short ones if need be."""
        found = self._laid_names(self._names, width_px)
        if any(name.elided for name in found):
            return self._laid_names(self._short_names, width_px)
        return found

    def _laid_names(self, names: Sequence[str], width_px: float) -> tuple[LaidText, ...]:
        style = replace(display_style(self._metrics.text_px(self._look.name)), wrap=True, elide=True)

        def laid(px: float) -> tuple[LaidText, ...]:
            sized = replace(style, px=px)
            sized = replace(sized, max_lines=self._lines(sized))
            return tuple(lay_text(name, sized, width_px) for name in names)

        return laid(largest_px(style.px, self._least_px, lambda px: all(name.fits for name in laid(px))))

    def _numbers_px(self, column: int, size_px: float, crown_px: float) -> float:
        """What a column's numbers need, two digits at least: they don't shift while they are counted."""
        style = display_style(size_px)
        wide = max(text_width(number, style) for number in self._numbers[column])
        if self._crowned[column]:
            wide = max(wide, max(text_width(each, style) for each in self._crowned[column]) + crown_px)
        return wide + self._metrics.px(self._look.column_gap)

    def _head_px(self, column: int, style: TextStyle, icon_px: float, ease: _Ease) -> float:
        px, head = self._metrics.px, self._table.columns[column]
        words = text_width(head.name, style) + px(_HEAD_GAP_UNITS)
        if head.icon is None:
            return words
        icon = icon_px + px(_ICON_GAP_UNITS)
        if not ease.words:
            return icon
        return max(words, icon) if self._look.is_final else words

    def _total_px(self, heads: TextStyle, size_px: float) -> float:
        style = display_style(size_px)
        widest = max(
            text_width(text, style) for text in ("00", *(str(row.total) for row in self._table.rows))
        )
        wide = max(widest, text_width(self._total_head, heads))
        return wide + 2 + self._metrics.px(_INSET_UNITS + _TOTAL_GAP_UNITS)


def _longest(numbers: Sequence[str]) -> set[str]:
    """Those that may be the widest."""
    most = max(map(len, numbers))
    return {number for number in numbers if len(number) == most}


def _folded_px(name: str, style: TextStyle, lines: int) -> float:
    """How wide a name is in so many lines, broken between words or after hyphens."""
    words = name.replace("-", "- ").split()
    runs = {
        text_width(" ".join(words[start:end]).replace("- ", "-"), style)
        for start in range(len(words))
        for end in range(start + 1, len(words) + 1)
    }
    widest = max((text_width(word, style) for word in words), default=0.0)
    face = style.typeface
    fits = (wide for wide in sorted(runs) if wide >= widest and len(face.lines(name, wide)) <= lines)
    return next(fits, widest) + 1


def _width_of(layout: PointsLayout) -> float:
    return layout.name_px + sum(layout.columns_px) + layout.total_px


def _levelled(needs_px: Sequence[float], room_px: float) -> tuple[float, ...]:
    """Give each column what it needs, and what is left to the narrowest, until all are alike.

    >>> _levelled([30.0, 10.0, 10.0], 60.0)
    (30.0, 15.0, 15.0)
    >>> _levelled([30.0, 10.0], 20.0)
    (15.0, 5.0)
    """
    needed = sum(needs_px)
    if needed >= room_px:
        return tuple(need * room_px / needed for need in needs_px)
    wide: list[float] = []
    rest = sorted(needs_px, reverse=True)
    while rest[0] > (room_px - sum(wide)) / len(rest):
        wide.append(rest.pop(0))
    level = (room_px - sum(wide)) / len(rest)
    return tuple(max(need, level) for need in needs_px)
