"""What a finished game tells the end page: the same few values for every game, already in words."""

from __future__ import annotations

from dataclasses import dataclass

from cakedesk.art.face import Face


@dataclass(frozen=True, slots=True)
class Column:
    """One source of points, a column of the score sheet.

    Attributes:
        name: its heading, translated.
        icon: the picture above the heading, or None.
        spoken: what a screen reader and a tooltip say for it; empty: its heading.
        carried: whether these are sums brought along from before: no bar, which would dwarf all others.
    """

    name: str
    icon: Face | None = None
    spoken: str = ""
    carried: bool = False


@dataclass(frozen=True, slots=True)
class EndRow:
    """The line of one seat.

    Attributes:
        seat: the seat.
        place: 1 for the winners; equal totals share a place and the next one is left out.
        shared: whether another seat has the same place.
        values: points by column, as many as there are columns; they add up to `total`.
        total: all points.
    """

    seat: int
    place: int
    shared: bool
    values: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Picture:
    """Something that a seat may be proud of.

    Attributes:
        face: the picture; its `aspect` says how wide it is.
        caption: what it shows, one short line, translated.
        short: the little that must be said of it where the caption has no room, translated.
    """

    face: Face
    caption: str
    short: str = ""


@dataclass(frozen=True, slots=True)
class EndSummary:
    """A finished game.

    Attributes:
        title: who won, one kind sentence, translated.
        columns: the sources of points, in the order of the sheet; the total is no column.
        rows: one line a seat, best place first, then by seat.
        pictures: by seat, the best first; may be empty for a seat that has nothing to show.
        notes: further sentences, translated.
        short_titles: the same as the title in fewer words, for where it has no room; the longest first.
    """

    title: str
    columns: tuple[Column, ...]
    rows: tuple[EndRow, ...]
    pictures: tuple[tuple[Picture, ...], ...]
    notes: tuple[str, ...] = ()
    short_titles: tuple[str, ...] = ()

    def winners(self) -> tuple[int, ...]:
        """The seats on the first place, in the order of `rows`."""
        return tuple(row.seat for row in self.rows if row.place == 1)

    def best_in_column(self, column: int) -> tuple[int, ...]:
        """Who has most of one source of points.

        Args:
            column: index into `columns`.

        Returns:
            The seats with the highest value above 0, in the order of `rows`; empty if nobody has any.
        """
        best = max((row.values[column] for row in self.rows), default=0)
        return tuple(row.seat for row in self.rows if row.values[column] == best) if best > 0 else ()


def places(totals: list[int]) -> list[tuple[int, bool]]:
    """The place of each seat by its points, most points first.

    Args:
        totals: points by seat.

    Returns:
        By seat: its place from 1, equal points sharing the better one, and whether it is shared.

    >>> places([7, 9, 7])
    [(2, True), (1, False), (2, True)]
    """
    return [(1 + sum(other > total for other in totals), totals.count(total) > 1) for total in totals]
