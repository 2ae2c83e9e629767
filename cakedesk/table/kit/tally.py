"""`Tally`: how many there are of each of some kinds, and perhaps how many more there would be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from cakedesk.art.face import Face
from cakedesk.table.items import FaceItem, TextItem, TextStyle, display_style
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.flow import column, fill, grid, row
from cakedesk.table.kit.kept import Kept
from cakedesk.table.metrics import CAPTION_UNITS, Metrics
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import lay_text

FAINT, NUMBER_UNITS = 0.36, CAPTION_UNITS + 4
LEAST_CELL, SMALLER = 2.2, 0.8
"""The least width of picture and number by the size of the number, and how small that may become for it."""
LINE_SHARE = 1.4
"""The least height of a line of the title by the size of its text."""

LOW, TITLE_SHARE = 3.0, 0.3
"""From which width on, by its height, a low zone has its title beside the numbers, and the part of that."""


def smaller_px(metrics: Metrics) -> float:
    """The size of numbers that have little room."""
    return max(metrics.text_px(0), SMALLER * metrics.text_px(NUMBER_UNITS))


def tally_cells(metrics: Metrics, zone: QRectF, kinds: int, *, has_more: bool = False) -> list[QRectF]:
    """Where pictures and numbers of a tally stand, line by line.

    Args:
        metrics: the sizes of the window.
        zone: where they stand, in px of the scene.
        kinds: how many there are.
        has_more: whether numbers are added behind them.
    """
    number_px = metrics.text_px(NUMBER_UNITS)
    width = number_px * (4.4 if has_more else 2.9)
    in_line = max(1, min(kinds, int(zone.width() // width)))
    while -(-kinds // in_line) * number_px > zone.height() and in_line < kinds:
        in_line += 1
    fewer = max(1, int(zone.width() // (LEAST_CELL * smaller_px(metrics))))  # of smaller numbers
    if (
        zone.width() < in_line * LEAST_CELL * number_px
        and -(-kinds // fewer) * smaller_px(metrics) <= zone.height()
    ):
        in_line = fewer
    in_line = -(-kinds // -(-kinds // in_line))  # no line of one below a full one
    return grid(zone, kinds, in_line, most_px=(width * 1.3, metrics.room_px(52)))


def rest_of_line(cells: Sequence[QRectF], zone: QRectF) -> QRectF:
    """What is free in the last line of a tally, in px of the scene."""
    last = cells[-1]
    return QRectF(last.right(), last.top(), zone.right() - last.right(), last.height())


class Tally(ScreenPart):
    """A picture and a number for each kind, with nothing to be read aloud.

    Args:
        faces: the picture of each kind, a square.
    """

    def __init__(self, scene: TableScene, faces: Sequence[Face]) -> None:
        super().__init__(scene)
        self._icons = [self.own(FaceItem(scene, face)) for face in faces]
        self._numbers = [self.own(TextItem(scene, "0").mute()) for _ in faces]
        self._more: Kept[int, TextItem] = Kept(self, lambda _: TextItem(scene).mute())
        self._told = Facts()

    def show(self, counts: Sequence[int], zone: QRectF, more: Sequence[int] | None = None) -> None:
        """Stand in a zone, in as many columns as make them large.

        Args:
            counts: of each kind.
            zone: where, in px of the scene.
            more: of each kind, what is added behind the number; None: there is no such thing.
        """
        if not self._told.changed(counts, zone, more, self.metrics):
            return
        number_px = self.metrics.text_px(NUMBER_UNITS)
        cells = tally_cells(self.metrics, zone, len(counts), has_more=bool(more))
        number_px = min(number_px, max(smaller_px(self.metrics), cells[0].width() / LEAST_CELL))
        gained = self._more.lay(kind for kind, count in enumerate(more or ()) if count)
        for kind, (count, icon, number, cell) in enumerate(
            zip(counts, self._icons, self._numbers, cells, strict=True)
        ):
            side = min(cell.height(), cell.width() * 0.52, self.metrics.room_px(42))
            side = min(side, max(0.7 * number_px, cell.width() - 1.4 * number_px))
            icon.set_look(dim=1.0 if count or kind in gained else FAINT)
            icon.place_in(QRectF(cell.left(), cell.center().y() - side / 2, side, side))
            right = cell.left() + side * 1.12
            texts = [(number, str(count), "ink" if count else "ink_soft")]
            if more and more[kind]:
                texts.append((gained[kind], f"+{more[kind]}", "teal"))
            for item, text, color in texts:
                item.set_text(text)
                item.set_style(display_style(min(number_px, cell.height()), color))
                item.place(right, cell.center().y() - item.height_px / 2)
                right += item.width_px + number_px * 0.4


class TitledTally(ScreenPart):
    """A tally below a title, or beside it in a low zone, where both have room.

    Args:
        faces: the picture of each kind, a square.
        title: what is counted.
    """

    def __init__(self, scene: TableScene, faces: Sequence[Face], title: str) -> None:
        super().__init__(scene)
        self._title = self.own(TextItem(scene, title, key="tally title"))
        self._tally = self.own_part(Tally(scene, faces))
        self._has_room = False

    def set_shown(self, shown: bool) -> None:
        """See `ScreenPart.set_shown`: nothing shows where it has no room, or no place yet."""
        super().set_shown(shown and self._has_room)

    def show(self, counts: Sequence[int], told: str, zone: QRectF, more: Sequence[int] | None = None) -> None:
        """Show so many, if there are any at all.

        Args:
            counts: of each kind.
            told: all of it in words.
            zone: where, in px of the scene.
            more: of each kind, what is added behind the number; None: there is no such thing.
        """
        px, text_px = self.metrics.px, self.metrics.text_px
        is_low = zone.height() < self.metrics.room_px(110)
        # A low one is a line at least; a zone between others may have no height at all.
        fits_low = zone.height() >= TextStyle(text_px(0)).line_px and zone.width() > LOW * zone.height()
        self._has_room = (not is_low or fits_low) and any((*counts, *(more or ())))
        self.set_shown(True)
        if not self._has_room:
            return
        style = self.fitting(CAPTION_UNITS + 2, weight=700, wrap=True, even=True, max_lines=2)
        if is_low:
            title, body = row(zone, fill(TITLE_SHARE), fill(1 - TITLE_SHARE), gap_px=px(10))
        else:
            laid = lay_text(self._title.text, style, zone.width())
            style = style._replace(max_lines=(lines := len(laid.lines) + laid.elided))
            title_px = max(self.metrics.room_px(30, 1.0), LINE_SHARE * style.px) * lines
            title, body = column(zone, title_px, fill(), gap_px=px(4))
        self._title.set_style(style)
        self._title.set_width(title.width(), title.height())
        self._title.place(title.left(), title.top())
        self._title.set_accessible(told)
        self._tally.show(counts, body, more)
