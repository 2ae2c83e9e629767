"""What a finished game tells the end page: the same few values for every game, already in words."""

from __future__ import annotations

from dataclasses import dataclass

from cakedesk.art.face import Face
from cakedesk.table.kit.points_table import PointsTable


@dataclass(frozen=True, slots=True)
class Picture:
    """Something that a seat may be proud of.

    Attributes:
        face: the picture; its `aspect` says how wide it is.
        caption: what it shows, one short line, translated.
        short: the little that must be said of it where the caption has no room, translated.
        shortest: less than that, translated; empty: there is no less.
    """

    face: Face
    caption: str
    short: str = ""
    shortest: str = ""


@dataclass(frozen=True, slots=True)
class EndSummary:
    """A finished game.

    Attributes:
        title: who won, one kind sentence, translated.
        points: where all points come from, best place first.
        pictures: by seat, the best first; may be empty for a seat that has nothing to show.
        notes: further sentences, translated.
        short_titles: the same as the title in fewer words, for where it has no room; the longest first.
        pictures_each: so many of each winner are shown at once, where there is room.
    """

    title: str
    points: PointsTable
    pictures: tuple[tuple[Picture, ...], ...]
    notes: tuple[str, ...] = ()
    short_titles: tuple[str, ...] = ()
    pictures_each: int = 1

    def winners(self) -> tuple[int, ...]:
        """The seats on the first place, in the order of the points' rows."""
        return tuple(row.seat for row in self.points.rows if row.place == 1)
