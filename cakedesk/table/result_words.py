"""Who has won, in the words that every game's end page begins with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cakedesk.table.joined_words import and_list, one_stop
from cakedesk.table.short_names import short_names


class ResultWords(QObject):
    """Title and first notes of a finished game.

    Args:
        winners: the seats that have won, at least one.
        totals: all points by seat.
        names: by seat.
    """

    def __init__(self, winners: Sequence[int], totals: Sequence[int], names: Sequence[str]) -> None:
        super().__init__()
        self._winners = winners
        self._totals = totals
        self._names = names

    def title(self) -> str:
        """Who won, one kind sentence."""
        return self._title_with(self._names)

    def short_titles(self) -> tuple[str, ...]:
        """The title with shorter names, and without any where discs tell who they are."""
        count = len(self._winners)
        short = self._title_with(short_names(self._names))
        return (short,) if count == 1 else (short, self.tr("%n player(s) share the cake!", "", count))

    def notes(self) -> list[str]:
        """Whether the victory is shared, and how far ahead it is of whom, if anybody is behind."""
        notes = []
        best = max(self._totals)
        if len(self._winners) > 1:
            notes.append(self.tr("Equal points share the victory."))
        others = [total for total in self._totals if total < best]
        if others and self._totals.count(best) == len(self._winners):  # with as many points one isn't ahead
            seconds = [seat for seat, total in enumerate(self._totals) if total == max(others)]
            # Several full names would be longer than their place.
            names = self._names if len(seconds) == 1 else short_names(self._names)
            second = and_list([names[seat] for seat in seconds])
            ahead = self.tr("%n point(s) ahead of {names}.", "", best - max(others)).format(names=second)
            notes.append(one_stop(ahead, names))
        return notes

    def _title_with(self, all_names: Sequence[str]) -> str:
        names = and_list([all_names[seat] for seat in self._winners])
        if len(self._winners) == 1:
            return self.tr("{name} takes the cake!").format(name=names)
        return self.tr("{names} share the cake!").format(names=names)
