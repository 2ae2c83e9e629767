"""How the room of a points table is shared: names, a column for each source of points, the total."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cakedesk.table.kit.points_layout import (
    CROWN_EM,
    CROWN_GAP_UNITS,
    EDGE_UNITS,
    INSET_UNITS,
    LEAST_UNITS,
    LEGEND_UNITS,
    NAME_GAP_UNITS,
    PointsLayout,
    PointsLook,
    disc_px,
    place_px,
    place_style,
)
from cakedesk.table.kit.points_table import PointsTable
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.metrics import Metrics
from cakedesk.table.short_names import name_forms
from cakedesk.table.text_fit import (
    SOFT_HYPHEN,
    LaidText,
    TextStyle,
    broken_anywhere,
    display_style,
    largest_px,
    lay_text,
    text_width,
)

_FEW_COLUMNS = 7
"""Up to so many columns stand in shares of the width that are the same for every result."""

_NAME_SHARE, _TOTAL_SHARE = 0.24, 0.15
_HEAD_GAP_UNITS, _ICON_GAP_UNITS, _TOTAL_GAP_UNITS = 14.0, 12.0, 20.0
_LEAST_TOTAL_UNITS, _LEAST_ICON = 36.0, 0.7
_MOST_NAME_LINES, _TRIES = 3, 4


class _Ease(NamedTuple):
    """How large each thing is between its least size, 0, and its full one, 1."""

    # The room beside crowns: with all of it numbers stand in the middle of their columns, without it number
    # and crown together do.
    air: float = 1.0
    icons: float = 1.0  # the pictures above the columns
    totals: float = 1.0  # the totals, and the air before them
    numbers: float = 1.0  # the points by source
    names: float = 1.0  # the names: in one line, or so that no word need be broken
    heads: float = 1.0  # the words above the columns
    # At 0 these need no room where there is a picture, nor above totals while they are counted.
    words: float = 1.0


_WANTED, _LEAST = _Ease(air=0.4, icons=0.7), _Ease(*[0.0] * 7)


def _eases(look: PointsLook) -> Iterator[_Ease]:
    ease = _Ease()
    yield ease
    for given_up in look.gives_up:
        for number in range(_TRIES - 1, -1, -1):
            ease = ease._replace(**dict.fromkeys(given_up, number / _TRIES))
            yield ease


class PointsMeasure:
    """Measures what a points table needs.

    Args:
        names: of the players, by seat.
        metrics: the sizes of the window.
        row_px: the height of a row.
    """

    def __init__(
        self, table: PointsTable, names: Sequence[str], metrics: Metrics, look: PointsLook, row_px: float
    ) -> None:
        self._table = table
        self._forms = [[form[row.seat] for row in table.rows] for form in name_forms(names)]
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
        small = small._replace(px=self._least_px)
        told = [row.told_place for row in table.rows if row.place]
        least = display_style(self._least_px)
        self._has_gains = any(row.gains for row in table.rows)
        lines = self._lines(least, has_places=not self._has_gains)
        folded = [_folded_px(name, least, lines) for name in self._forms[0]]
        full = display_style(metrics.text_px(look.name))
        self._least_name_px = max(*folded, *(text_width(text, small) for text in told), 0.0)
        self._name_px = max(
            self._least_name_px,
            *(text_width(name, full) for name in self._forms[0]),
            *(text_width(text, place) for text in told),
        )
        if look.is_final:
            best_word = text_width(TableWords().best(), small)
            self._legend_px = metrics.px(LEGEND_UNITS + NAME_GAP_UNITS) + best_word

    def layout(self, width_px: float) -> PointsLayout:
        """Share a width."""
        most = self._most_name_px(width_px)
        for ease in _eases(self._look):
            tried = self._tried(most, ease)
            if _width_of(tried) <= width_px:
                break
        name, total = tried.name_px, tried.total_px
        if self.takes_any_width and not self._has_gains:
            spare = max(0.0, width_px - _width_of(tried))
            full = max(width_px * _NAME_SHARE, self._names_px(1.0, most))
            more = min(spare, max(0.0, full - name))
            name += more
            total += min(spare - more, max(0.0, width_px * _TOTAL_SHARE - total))
        columns = self._shared(tried.columns_px, width_px - name - total)
        widest = min(columns) - self._metrics.px(_ICON_GAP_UNITS)
        icon = min(self._metrics.px(self._look.icon), max(tried.icon_px, widest))
        room = name - self._beside_name_px() - self._metrics.px(NAME_GAP_UNITS)
        names, has_places = self._fitted_names(room)
        return tried._replace(
            width_px=width_px,
            name_px=name,
            columns_px=columns,
            total_px=total,
            icon_px=icon,
            names=names,
            has_places=has_places,
        )

    def _shared(self, needs_px: Sequence[float], room_px: float) -> tuple[float, ...]:
        """Columns alike where they can be, but where pictures stand in them the more of these, the wider."""
        rows, spare = self._table.rows, room_px - sum(needs_px)
        if spare <= 0 or not any(gains for row in rows for gains in row.gains):
            return _levelled(needs_px, room_px)
        most = [max(len(row.gains[column]) for row in rows) for column in range(len(needs_px))]
        return tuple(need + spare * count / sum(most) for need, count in zip(needs_px, most, strict=True))

    def wanted_px(self) -> float:
        """The width of a row in which nothing need be given up that is missed."""
        return _width_of(self._tried(self._most_name_px(self._metrics.px(1600)), _WANTED))

    @property
    def takes_any_width(self) -> bool:
        """Whether there are so few columns that any usual width will do."""
        return len(self._table.columns) <= _FEW_COLUMNS

    def _tried(self, most_name_px: float, ease: _Ease) -> PointsLayout:
        """What is needed."""
        metrics, look = self._metrics, self._look
        head = self._between(metrics.text_px(look.head), ease.heads)
        most = 0.24 if look.is_final else 0.5
        number = self._between(min(metrics.text_px(look.number), self._row_px * most), ease.numbers)
        full = min(metrics.text_px(look.total), self._row_px * 0.8)
        total = self._between(full, ease.totals, min(metrics.text_px(_LEAST_TOTAL_UNITS), full))
        icon = metrics.px(look.icon) * (_LEAST_ICON + (1 - _LEAST_ICON) * ease.icons)
        crown = (number * CROWN_EM + metrics.px(CROWN_GAP_UNITS)) * (1 + ease.air)
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
            0.0,
            name_px=self._names_px(ease.names, most_name_px),
            columns_px=columns,
            total_px=self._total_px(heads, total, ease),
            head_size_px=head,
            number_size_px=number,
            total_size_px=total,
            icon_px=icon,
        )

    def _between(self, full_px: float, ease: float, least_px: float = 0.0) -> float:
        least = least_px or self._least_px
        return least + max(0.0, full_px - least) * ease

    def _lines(self, style: TextStyle, *, has_places: bool = True) -> int:
        """How many lines of a name a row has room for."""
        place = place_px(self._metrics, self._look) if has_places else 0.0
        room = self._row_px - place - self._metrics.px(6)
        return max(1, min(_MOST_NAME_LINES, int(room / style.line_px + 0.2)))

    def _beside_name_px(self) -> float:
        edges = self._metrics.px(EDGE_UNITS + NAME_GAP_UNITS)
        return edges + disc_px(self._metrics, self._look, self._row_px)

    def _most_name_px(self, width_px: float) -> float:
        """The most that disc and names may have, so that none is broken, or short, if others can give way."""
        share, few = width_px * self._look.most_name, self.takes_any_width
        if self._look.is_final:
            return max(share, min(self._names_px(0.0, math.inf), width_px / 2)) if few else share
        scarce = self._tried(share, _LEAST)
        return max(share, width_px - sum(scarce.columns_px) - scarce.total_px)

    def _names_px(self, ease: float, most_px: float) -> float:
        """Disc and names, the places below these, and the legend above."""
        beside = self._beside_name_px() + self._metrics.px(NAME_GAP_UNITS) + 2
        wanted = beside + self._least_name_px + (self._name_px - self._least_name_px) * ease
        return max(self._legend_px, min(wanted, max(beside, most_px)))

    def _fitted_names(self, width_px: float) -> tuple[tuple[LaidText, ...], bool]:
        """The names, as large as there is room for all, short ones if need be; and whether places are told.

        What a place alone tells, the order of the rows tells as well.
        """
        has_parts = any(row.parts for row in self._table.rows)
        for has_places in (True,) if has_parts else (True, False):
            for names in self._forms:
                found = self._laid_names(names, width_px, has_places=has_places)
                if not any(name.elided for name in found):
                    return found, has_places
        return tuple(
            lay_text(broken_anywhere(name.text.replace(SOFT_HYPHEN, "")), name.style, width_px)
            if name.elided
            else name
            for name in found
        ), has_places

    def _laid_names(self, names: Sequence[str], width_px: float, *, has_places: bool) -> tuple[LaidText, ...]:
        style = display_style(self._metrics.text_px(self._look.name))._replace(wrap=True, elide=True)

        def laid(px: float) -> tuple[LaidText, ...]:
            sized = style._replace(px=px)
            sized = sized._replace(max_lines=self._lines(sized, has_places=has_places))
            return tuple(lay_text(name, sized, width_px) for name in names)

        found = laid(largest_px(style.px, self._least_px, lambda px: all(name.fits for name in laid(px))))
        return tuple(
            lay_text(broken_anywhere(name.text), name.style, width_px) if name.splits_word else name
            for name in found
        )

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

    def _total_px(self, heads: TextStyle, size_px: float, ease: _Ease) -> float:
        style = display_style(size_px)
        widest = max(
            text_width(text, style) for text in ("00", *(str(row.total) for row in self._table.rows))
        )
        if ease.words or self._look.is_final:
            widest = max(widest, text_width(self._total_head, heads))
        return widest + 2 + self._metrics.px(INSET_UNITS + _TOTAL_GAP_UNITS * ease.totals)


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
