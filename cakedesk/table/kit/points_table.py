"""`PointsTable`: where the points of all seats come from, for counting them and for the end of a game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cakedesk.art.face import Face
from cakedesk.table.kit.table_words import TableWords


@dataclass(frozen=True, slots=True)
class PointsColumn:
    """One source of points.

    Attributes:
        name: its heading, translated.
        icon: the picture that goes with the heading, or stands for it where words find no room; None: none.
        spoken: what a screen reader and a tooltip say for it; empty: its heading.
        carried: whether these are sums brought along from before: no bar, which would dwarf all others.
    """

    name: str
    icon: Face | None = None
    spoken: str = ""
    carried: bool = False

    @property
    def told(self) -> str:
        """What it is, in full."""
        return self.spoken or self.name


class Gain(NamedTuple):
    """What points were got with.

    Attributes:
        face: its picture, such as a cake.
        badge: what it brought, at its lower right corner where its number can be read there.
        number_share: how large that is by the badge's width.
    """

    face: Face
    badge: Face
    number_share: float


@dataclass(frozen=True, slots=True)
class PointsRow:
    """The line of one seat.

    Attributes:
        seat: the seat.
        place: 1 for the winners; equal points share a place and the next one is left out. 0: none is told.
        shared: whether another seat has the same place.
        values: points by column; they add up to `total`.
        total: all points.
        is_best: whether the seat is ahead in the end.
        is_lit: whether it has just got points.
        gains: by column what they were got with; empty where bars show how many they are.
        parts: other sums that make up the total, such as cakes by cake; empty: there are none.
    """

    seat: int
    place: int
    shared: bool
    values: tuple[int, ...]
    total: int
    is_best: bool = False
    is_lit: bool = False
    gains: tuple[tuple[Gain, ...], ...] = ()
    parts: tuple[int, ...] = ()

    @property
    def told_place(self) -> str:
        """Which place it is, and the parts of the total."""
        place = TableWords().place(self.place, self.shared)
        return f"{place} · {' + '.join(map(str, self.parts))}" if self.parts else place


class Source(NamedTuple):
    """Points of one kind.

    Attributes:
        column: what they are for.
        points: by seat.
        gains: by seat what they were got with, shown at the end instead of bars; empty: bars.
    """

    column: PointsColumn
    points: Sequence[int]
    gains: Sequence[Sequence[Gain]] = ()

    @classmethod
    def earlier_matches(cls, points: Sequence[int], icon: Face) -> Source:
        """What seats brought along from earlier matches.

        Args:
            points: by seat.
            icon: of the game.
        """
        name, spoken = TableWords().earlier_matches()
        return cls(PointsColumn(name, icon, spoken, carried=True), points)

    @classmethod
    def together(cls, column: PointsColumn, points: Sequence[Sequence[int]], seats: int) -> Source:
        """Several kinds of points in one column.

        Args:
            column: what all of them are for.
            points: of each kind by seat; may be empty.
            seats: how many.
        """
        return cls(column, [sum(each[seat] for each in points) for seat in range(seats)])


@dataclass(frozen=True, slots=True)
class PointsTable:
    """Points by source and seat.

    Attributes:
        columns: the sources of points, from left to right; the total is no column.
        rows: one line a seat, from the top.
    """

    columns: tuple[PointsColumn, ...]
    rows: tuple[PointsRow, ...]

    @classmethod
    def counted(
        cls, sources: Sequence[Source], lit: Collection[int] = (), best: Collection[int] = ()
    ) -> PointsTable:
        """Points that are being counted, by seat.

        Args:
            sources: what is counted up to now.
            lit: the seats that have just got points.
            best: the seats that are ahead in the end.
        """
        rows = (
            PointsRow(seat, 0, False, values, sum(values), seat in best, seat in lit)
            for seat, values in enumerate(zip(*(source.points for source in sources), strict=True))
        )
        return cls(tuple(source.column for source in sources), tuple(rows))

    @classmethod
    def ranked(
        cls, sources: Sequence[Source], winners: Collection[int], parts: Sequence[Sequence[int]] = ()
    ) -> PointsTable:
        """The points of a finished game, best place first, then by seat.

        Args:
            sources: all of them.
            winners: the seats that have won.
            parts: by seat other sums that make up its total; empty: none are told.
        """
        counted, has_gains = cls.counted(sources), any(source.gains for source in sources)
        ranks = places([row.total for row in counted.rows], winners)
        rows = [
            PointsRow(
                row.seat,
                place,
                shared,
                row.values,
                row.total,
                row.seat in winners,
                gains=tuple(tuple(source.gains[row.seat]) for source in sources if has_gains),
                parts=tuple(parts[row.seat]) if parts else (),
            )
            for row, (place, shared) in zip(counted.rows, ranks, strict=True)
        ]
        return cls(counted.columns, tuple(sorted(rows, key=lambda row: (row.place, row.seat))))

    def best_in_column(self, column: int) -> tuple[int, ...]:
        """Who has most of one source of points.

        Args:
            column: index into `columns`.

        Returns:
            The seats with the highest value above 0, in the order of `rows`; empty if nobody has any.
        """
        best = max((row.values[column] for row in self.rows), default=0)
        return tuple(row.seat for row in self.rows if row.values[column] == best) if best > 0 else ()

    def told(self, row: PointsRow) -> str:
        """The points of a seat by source, as they are read aloud."""
        pairs = zip(self.columns, row.values, strict=True)
        return ", ".join(f"{column.told} {value}" for column, value in pairs)


def places(totals: Sequence[int], winners: Collection[int] = ()) -> list[tuple[int, bool]]:
    """The place of each seat by its points, most points first.

    Args:
        totals: points by seat.
        winners: the seats that have won; of equal points these are ahead. Empty: who has most.

    Returns:
        By seat: its place from 1, equal points sharing the better one, and whether it is shared.

    >>> places([7, 9, 7])
    [(2, True), (1, False), (2, True)]
    >>> places([9, 9, 7], winners=[1])
    [(2, False), (1, False), (3, False)]
    """
    ranks = [(seat in winners, total) for seat, total in enumerate(totals)]
    return [(1 + sum(other > rank for other in ranks), ranks.count(rank) > 1) for rank in ranks]
