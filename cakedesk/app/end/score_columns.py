"""How the width of the end page's sheet is shared: names, a column for each source of points, the total."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtGui import QFontMetricsF

from cakedesk.app.widgets.labels import LEAST_TEXT_UNITS
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.text_fit import fit_text
from cakedesk.app.widgets.text_kinds import BODY, LABEL, NAME, NUMBER, TOTAL, TextKind
from cakedesk.table.end_summary import EndSummary

CROWN_EM = 1.15
"""The side of a crown, by the size of the number beside it."""

CROWN_GAP_UNITS = 3.0
ICON_UNITS = 58.0
NAME_GAP_UNITS = 12.0
LEGEND_UNITS = 68.0
"""From the left edge of a row to the word beside the crown above the names."""

MOST_NAME_LINES = 3
INSET_UNITS = 20.0
"""How far totals are from the right edge of a row."""

_FEW_COLUMNS = 7
"""Up to so many columns stand in shares of the width that are the same for every result."""

_NAME_SHARE, _MOST_NAME_SHARE, _TOTAL_SHARE = 0.24, 0.31, 0.15
_NUMBER_GAP_UNITS, _HEAD_GAP_UNITS, _ICON_GAP_UNITS, _TOTAL_GAP_UNITS = 8.0, 14.0, 12.0, 20.0
_LEAST_TOTAL_UNITS = 36.0
_LEAST_ICON = 0.7
"""The least size of a picture above a column, by its full one."""

_TRIES = 4


class SheetRooms(NamedTuple):
    """Who gets how much of a row.

    Attributes:
        name_px: what disc and name have, from the left edge.
        columns_px: the width of each column, from left to right.
        total_px: what the total has, to the right edge.
        head_size_px: the size of the words above the columns.
        number_size_px: the size of the numbers above the bars.
        total_size_px: the size of the totals.
        icon_px: the most that a picture above a column may be wide.
    """

    name_px: float
    columns_px: tuple[float, ...]
    total_px: float
    head_size_px: float
    number_size_px: float
    total_size_px: float
    icon_px: float

    def lefts_px(self) -> list[float]:
        """Where each column begins, from the left edge of a row."""
        return [self.name_px + sum(self.columns_px[:number]) for number in range(len(self.columns_px))]


def disc_px(style: PageStyle, row_px: float) -> float:
    """The side of a seat's disc. Where people need large text, words have the room rather than the disc."""
    return min(style.px(56) / style.metrics.text_scale, row_px * 0.5)


class _Ease(NamedTuple):
    """How large each thing is between its least size, 0, and its full one, 1.

    Attributes:
        air: the room beside crowns: with all of it numbers stand in the middle of their columns, without it
            number and crown together do.
        icons: the pictures above the columns.
        totals: the totals.
        numbers: the numbers above the bars.
        names: the names: in one line, or so that no word need be broken.
        heads: the words above the columns.
    """

    air: float = 1.0
    icons: float = 1.0
    totals: float = 1.0
    numbers: float = 1.0
    names: float = 1.0
    heads: float = 1.0


_WANTED = _Ease(air=0.4, icons=0.7)


def _eases() -> Iterator[_Ease]:
    """What is given up, one after the other, until all has room: what is least missed comes first."""
    ease = _Ease()
    yield ease
    for given_up in (("air", "icons"), ("totals",), ("numbers",), ("names",), ("heads",)):
        for number in range(_TRIES - 1, -1, -1):
            ease = ease._replace(**dict.fromkeys(given_up, number / _TRIES))
            yield ease


def place_line_px(style: PageStyle) -> float:
    """The height of the line that says somebody's place."""
    return max(style.px(28), style.metrics.text_px(LEAST_TEXT_UNITS) * BODY.line_em)


class SheetMeasure:
    """Measures what a result needs.

    Args:
        style: tells the sizes.
        summary: the result.
        lines: name and place of each row.
        legend: the word beside the crown above the names.
        total_head: the word above the totals.
        row_px: the height of a row.
    """

    def __init__(
        self,
        style: PageStyle,
        summary: EndSummary,
        lines: Sequence[tuple[str, str]],
        legend: str,
        total_head: str,
        row_px: float,
    ) -> None:
        self._style = style
        self._summary = summary
        self._lines = lines
        self._legend = legend
        self._total_head = total_head
        self._row_px = row_px
        self._metrics: dict[tuple[TextKind, float], QFontMetricsF] = {}
        self._widths: dict[tuple[TextKind, float, tuple[str, ...]], float] = {}
        columns = range(len(summary.columns))
        self._numbers = [tuple(str(row.values[column]) for row in summary.rows) for column in columns]
        self._crowned = [
            tuple(
                str(row.values[column]) for row in summary.rows if row.seat in summary.best_in_column(column)
            )
            for column in columns
        ]
        least = style.metrics.text_px(LEAST_TEXT_UNITS)
        places = [place for _, place in lines]
        folded = [self._folded_px(name, least) for name, _ in lines]
        self._least_name_px = max(*folded, self._widest(BODY, least, *places))
        self._name_px = max(
            self._widest(NAME, NAME.size_px(style), *(name for name, _ in lines)),
            self._widest(BODY, BODY.size_px(style), *places),
        )

    def rooms(self, width_px: float) -> SheetRooms:
        """Share a width."""
        for ease in _eases():
            tried = self._rooms(width_px, ease)
            if _width_of(tried) <= width_px:
                break
        name, total = tried.name_px, tried.total_px
        if len(self._summary.columns) <= _FEW_COLUMNS:
            spare = max(0.0, width_px - _width_of(tried))
            more = min(spare, max(0.0, width_px * _NAME_SHARE - name))
            name += more
            total += min(spare - more, max(0.0, width_px * _TOTAL_SHARE - total))
        columns = _levelled(tried.columns_px, width_px - name - total)
        icon = min(
            self._style.px(ICON_UNITS), max(tried.icon_px, min(columns) - self._style.px(_ICON_GAP_UNITS))
        )
        return tried._replace(name_px=name, columns_px=columns, total_px=total, icon_px=icon)

    def wanted_px(self) -> float:
        """The width of a row in which nothing need be given up that is missed; 0 if any will do."""
        if len(self._summary.columns) <= _FEW_COLUMNS:
            return 0.0
        return _width_of(self._rooms(self._style.px(1600), _WANTED))

    def _rooms(self, width_px: float, ease: _Ease) -> SheetRooms:
        """What is needed."""
        head, number = self._size(LABEL, ease.heads), self._size(NUMBER, ease.numbers)
        total = self._size(TOTAL, ease.totals)
        icon = self._style.px(ICON_UNITS) * (_LEAST_ICON + (1 - _LEAST_ICON) * ease.icons)
        crown = (number * CROWN_EM + self._style.px(CROWN_GAP_UNITS)) * (1 + ease.air)
        columns = range(len(self._summary.columns))
        return SheetRooms(
            self._names_px(ease.names, width_px),
            tuple(
                max(self._head_px(column, head, icon), self._numbers_px(column, number, crown))
                for column in columns
            ),
            self._total_px(head, total),
            head,
            number,
            total,
            icon,
        )

    def _size(self, kind: TextKind, ease: float) -> float:
        metrics = self._style.metrics
        least, full = metrics.text_px(LEAST_TEXT_UNITS), kind.size_px(self._style)
        if kind is TOTAL:
            least, full = (
                min(metrics.text_px(_LEAST_TOTAL_UNITS), self._row_px * 0.7),
                min(full, self._row_px * 0.8),
            )
        elif kind is NUMBER:
            full = min(full, self._row_px * 0.24)
        return least + max(0.0, full - least) * ease

    def _widest(self, kind: TextKind, size_px: float, *texts: str) -> float:
        key = (kind, size_px, texts)
        if key not in self._widths:
            metrics = self._metrics.get((kind, size_px))
            if metrics is None:
                metrics = self._metrics[kind, size_px] = QFontMetricsF(kind.font(size_px))
            self._widths[key] = max(map(metrics.horizontalAdvance, texts))
        return self._widths[key]

    def _names_px(self, ease: float, width_px: float) -> float:
        """Disc and names, the places below these, and the legend above."""
        px, least = self._style.px, self._style.metrics.text_px(LEAST_TEXT_UNITS)
        disc = px(14 + 12 + NAME_GAP_UNITS) + disc_px(self._style, self._row_px) + 2
        wanted = disc + self._least_name_px + max(0.0, self._name_px - self._least_name_px) * ease
        legend = px(LEGEND_UNITS + NAME_GAP_UNITS) + self._widest(BODY, least, self._legend)
        return max(min(wanted, max(disc, width_px * _MOST_NAME_SHARE)), legend)

    def _folded_px(self, name: str, size_px: float) -> float:
        """How wide a name is that takes as many lines as the row is high."""
        room = self._row_px - place_line_px(self._style) - self._style.px(6)
        lines = max(1, min(MOST_NAME_LINES, int(room / (size_px * NAME.line_em))))
        width = self._widest(NAME, size_px, *_unbroken(name))
        while fit_text(name, NAME.font, size_px, size_px, width, lines).clipped:
            width *= 1.08
        return width

    def _numbers_px(self, column: int, size_px: float, crown_px: float) -> float:
        """What a column's numbers need, those of the best with a crown."""
        wide = self._widest(NUMBER, size_px, *self._numbers[column])
        if self._crowned[column]:
            wide = max(wide, self._widest(NUMBER, size_px, *self._crowned[column]) + crown_px)
        return wide + self._style.px(_NUMBER_GAP_UNITS)

    def _head_px(self, column: int, size_px: float, icon_px: float) -> float:
        px, told = self._style.px, self._summary.columns[column]
        icon = icon_px + px(_ICON_GAP_UNITS) if told.icon is not None else 0.0
        return max(self._widest(LABEL, size_px, told.name) + px(_HEAD_GAP_UNITS), icon)

    def _total_px(self, head_px: float, size_px: float) -> float:
        widest = self._widest(TOTAL, size_px, *(str(row.total) for row in self._summary.rows))
        head = self._widest(LABEL, head_px, self._total_head)
        return max(widest, head) + 2 + self._style.px(INSET_UNITS + _TOTAL_GAP_UNITS)


def _unbroken(name: str) -> list[str]:
    """The parts of a name that stand in one line.

    >>> _unbroken("Anna-Lena Koch")
    ['Anna-', 'Lena', 'Koch']
    """
    return name.replace("-", "- ").split()


def _width_of(rooms: SheetRooms) -> float:
    return rooms.name_px + sum(rooms.columns_px) + rooms.total_px


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
