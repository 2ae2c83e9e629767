"""`PieceTiles`: the pieces by their marks, with what lies in each, beside the words of the tray."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from cakedesk.art.face import Face
from cakedesk.art.faces import seat_chip_face
from cakedesk.art.take_the_cake import faces
from cakedesk.art.take_the_cake.colors import CUTS
from cakedesk.games.take_the_cake.cards import COLOURS
from cakedesk.table import z_values
from cakedesk.table.boards.take_the_cake.centre_view import CentrePlan
from cakedesk.table.boards.take_the_cake.looks import square
from cakedesk.table.boards.take_the_cake.turn_wording import TurnWording
from cakedesk.table.bodies import draw_box, rounded_path
from cakedesk.table.items.base import Surface
from cakedesk.table.items.picture_button import PictureButton
from cakedesk.table.kit.flow import row
from cakedesk.table.kit.kept import Kept
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.strokes import honey_ring, ring
from cakedesk.table.text_fit import TextStyle, lay_text, text_width

MOST_UNITS = (144.0, 196.0)
GONE = 0.4

TILES = 0
"""Where pieces in the tray come in the order of reading."""


class TileState(NamedTuple):
    """What is shown of a piece."""

    cards: Sequence[int]  # its squares; empty: it was taken
    taker: int = -1  # the seat that has it; -1: none
    can_take: bool = False
    is_chosen: bool = False
    gain: str = ""  # what it brings; empty: nothing is told of that


class PieceTile(PictureButton):
    """A piece by its mark: what it brings, else its name, and its squares below."""

    def __init__(self, table: Surface, words: TurnWording, colour: int) -> None:
        super().__init__(table, f"tile/{COLOURS[colour]}")
        self.colour, self.state = colour, TileState(())
        self._words, self.has_name = words, True
        self.drag_only = True
        self.setZValue(z_values.CARD)

    def show_name(self, has_name: bool) -> None:
        """Have its name beside its mark, or not."""
        if has_name != self.has_name:
            self.has_name = has_name
            self.refresh()

    def show_state(self, state: TileState) -> None:
        """Show what lies in it."""
        if state != self.state:
            self.state = state
            self.refresh()

    def pictures(self) -> list[tuple[Face, int]]:
        """Its mark and its squares."""
        side = round(self._cells()[0].width())
        mark = (faces.cut_mark_face(COLOURS[self.colour]), round(self._head_px() * 0.86))
        if self.state.taker >= 0:
            return [mark, (seat_chip_face(self.state.taker, ring=self.table.theme.dark), round(1.2 * side))]
        return [mark, *((square(self._words.lists, card), side) for card in self.state.cards)]

    def paint_in(self, painter: QPainter, box: QRectF) -> None:
        """A well with a head in its colour."""
        theme, unit, state = self.table.theme, self.table.metrics.unit, self.state
        radius, head = 14 * unit, self._head_px()
        if not state.cards:
            painter.setOpacity(GONE)
        draw_box(painter, box, radius, theme.well)
        painter.save()
        painter.setClipPath(rounded_path(box, radius))
        painter.fillRect(QRectF(box.left(), box.top(), box.width(), head), QColor(CUTS[COLOURS[self.colour]]))
        painter.restore()
        side = round(head * 0.86)
        name, style = state.gain or self._words.mark(self.colour) * self.has_name, self._name_style()
        left = box.center().x() - (side + (4 * unit + text_width(name, style) if name else 0)) / 2
        self.paint_picture(painter, 0, QPointF(left, box.top() + (head - side) / 2))
        if name:
            laid = lay_text(name, style)
            top = box.top() + (head - laid.height_px) / 2
            laid.paint(painter, QPointF(left + side + 4 * unit, top), QColor("white"))
        for number, cell in enumerate(self._cells()[: len(state.cards)]):
            self.paint_picture(painter, 1 + number, box.topLeft() + cell.topLeft())
        painter.setOpacity(1.0)
        if state.taker >= 0:
            side = self.pictures()[1][1]
            middle = QPointF(box.center().x(), (box.top() + head + box.bottom()) / 2)
            self.paint_picture(painter, 1, middle - QPointF(side, side) / 2)
        if state.is_chosen:
            ring(painter, box, radius, theme.raspberry, 0.0, 5 * unit)
        elif state.can_take:
            honey_ring(painter, box, radius, theme.honey, theme.card_ink, unit)

    def fits_name(self, width_px: float) -> bool:
        """Whether its name has room beside its mark on a tile so wide."""
        name_px = text_width(self._words.mark(self.colour), self._name_style())
        return round(self._head_px() * 0.86) + name_px <= width_px - 12 * self.table.metrics.unit

    def _name_style(self) -> TextStyle:
        return TextStyle(self.table.metrics.text_px(CAPTION_UNITS), weight=700)

    def _head_px(self) -> float:
        return max(38 * self.table.metrics.unit, self.table.metrics.text_px(CAPTION_UNITS) * 1.5)

    def _cells(self) -> list[QRectF]:
        """Where its squares lie, in px of the item."""
        unit, head = self.table.metrics.unit, self._head_px()
        gap, pad = 5 * unit, 7 * unit
        side = (min(self.width_px, self.height_px - head) - 2 * pad - gap) / 2
        left, top = (self.width_px - 2 * side - gap) / 2, head + (self.height_px - head - 2 * side - gap) / 2
        return [
            QRectF(left + across * (side + gap), top + down * (side + gap), side, side)
            for down in range(2)
            for across in range(2)
        ]


class PieceTiles(ScreenPart):
    """All pieces of the round side by side."""

    def __init__(self, scene: TableScene, words: TurnWording) -> None:
        super().__init__(scene)
        self._words = words
        self.tiles: Kept[int, PieceTile] = Kept(self, lambda colour: PieceTile(scene, words, colour))

    def show(
        self, pieces: Sequence[Sequence[int]], plan: CentrePlan, taken: Mapping[int, int], rect: QRectF
    ) -> None:
        """Show pieces by colour; those without squares were taken, by the seats that are told."""
        px, count = self.metrics.px, max(1, len(pieces))
        gap = px(14)
        width = min(px(MOST_UNITS[0]), (rect.width() - gap * (count - 1)) / count)
        cells = row(
            rect.adjusted((rect.width() - count * width - gap * (count - 1)) / 2, 0, 0, 0),
            *[width] * count,
            gap_px=gap,
        )
        height = min(rect.height(), px(MOST_UNITS[1]) * self.metrics.text_scale)
        tiles = self.tiles.lay(range(len(pieces)))
        # All are named, or none: two of four would look like a fault.
        has_names = not plan.gains and all(tile.fits_name(width) for tile in tiles.values())
        for colour, tile in tiles.items():
            tile.show_name(has_names)
            can_take, cards = colour in plan.can_take, tuple(pieces[colour])
            taker = -1 if cards else taken.get(colour, -1)
            gain = plan.gains.get(colour, "")
            tile.show_state(TileState(cards, taker, can_take, colour == plan.chosen, gain))
            tile.margin_px = 8 * self.metrics.unit
            tile.focus_order = (TILES, colour)
            tile.set_interactive(can_take)
            told = self._words.piece_told(colour, cards) if cards else self._words.piece_taken(colour, taker)
            tile.set_accessible(told, gain)
            tile.place_in(QRectF(cells[colour].left(), rect.center().y() - height / 2, width, height))

    def rest(self) -> None:
        """Nothing answers any more."""
        for tile in self.tiles.values():
            tile.show_state(tile.state._replace(can_take=False))
            tile.set_interactive(False)
