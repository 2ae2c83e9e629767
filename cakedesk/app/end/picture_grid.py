"""Finds places for a few pictures with captions: beside each other or in rows, whichever shows more."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.app.widgets.panels import standing_rect

_LIFT = 0.4
"""How much of the air above low pictures is put below them instead: a group stands near the middle."""


class PicturePlace(NamedTuple):
    """Where one picture goes."""

    picture: QRectF
    caption: QRectF  # the place of its caption, below it


class PictureGrid(NamedTuple):
    """What the places are found from."""

    room: QRectF  # where all of them may be
    aspects: Sequence[float]  # by picture its width by its height
    caption_px: Callable[[int, float], float]  # gives the height that a picture's caption takes at a width
    least_px: float  # the width that every caption needs so that no word is broken
    gap_px: float  # between two pictures
    above_px: float  # what is to stay free above each picture
    below_px: float  # between picture and caption

    def places(self) -> list[PicturePlace]:
        """Find the places."""
        counts = range(1, len(self.aspects) + 1)
        ways = [
            self._rows_of(count) for count in counts if count == 1 or self._width_px(count) >= self.least_px
        ]
        return max(ways, key=_seen_px, default=[])

    def _width_px(self, columns: int) -> float:
        return (self.room.width() - self.gap_px * (columns - 1)) / columns

    def _rows_of(self, columns: int) -> list[PicturePlace]:
        count, width = len(self.aspects), self._width_px(columns)
        rows = math.ceil(count / columns)
        height = (self.room.height() - self.gap_px * (rows - 1)) / rows
        found: list[PicturePlace] = []
        for row in range(rows):
            numbers = range(row * columns, min(count, (row + 1) * columns))
            # A row that is not full stands in the middle.
            left = self.room.x() + (columns - len(numbers)) * (width + self.gap_px) / 2
            top = self.room.y() + row * (height + self.gap_px)
            found += self._row(numbers, QRectF(left, top, width, height))
        return found

    def _row(self, numbers: range, first: QRectF) -> list[PicturePlace]:
        """The places of a row, from the cell of its first picture."""
        words = max(self.caption_px(number, first.width()) for number in numbers)
        steps = [place * (first.width() + self.gap_px) for place in range(len(numbers))]
        room = first.adjusted(0, self.above_px, 0, -words - self.below_px)
        pictures = [
            standing_rect(room.translated(step, 0), self.aspects[number])
            for number, step in zip(numbers, steps, strict=True)
        ]
        lift = min(picture.y() - room.y() for picture in pictures) * _LIFT
        caption = QRectF(first.x(), room.bottom() + self.below_px - lift, first.width(), words)
        return [
            PicturePlace(picture.translated(0, -lift), caption.translated(step, 0))
            for picture, step in zip(pictures, steps, strict=True)
        ]


def _seen_px(places: Sequence[PicturePlace]) -> float:
    """How much is seen of some pictures: the sum of their areas."""
    return sum(max(0.0, place.picture.width()) * max(0.0, place.picture.height()) for place in places)
