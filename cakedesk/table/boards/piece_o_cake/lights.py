"""What a line of the log is about stands out on the table: rings around pieces, tokens and plates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cutting import places_of
from cakedesk.games.piece_o_cake.phases import CAKES, CHOOSING
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.log_marks import read_mark
from cakedesk.table.boards.piece_o_cake.ring_items import RingItem
from cakedesk.table.boards.piece_o_cake.screen import Screen
from cakedesk.table.items import TableItem
from cakedesk.table.items.base import Picture
from cakedesk.table.items.strokes import ring
from cakedesk.table.pixmap_cache import canvas, smooth_painter, whole_margin
from cakedesk.table.scene import TableScene

RING_UNITS = 5.0


class RoundLight(TableItem):
    """A honey ring between two lines of ink around something round."""

    def __init__(self, table: TableScene, box: QRectF) -> None:
        super().__init__(table)
        self.setZValue(z_values.GHOST)
        self.resize(box.width(), box.height())
        self.place(box.left(), box.top())

    def draw(self) -> Picture | None:
        """The ring around its box."""
        unit = self.table.metrics.unit
        line, width = max(1.0, 1.5 * unit), max(3.0, RING_UNITS * unit)
        margin = whole_margin(width + 2 * line + 2)
        key = ("round light", self.width_px, self.height_px, self.table.picture_key)

        def paint() -> QPixmap:
            theme, radius = self.table.theme, min(self.width_px, self.height_px) / 2
            pixmap = canvas(
                self.width_px + 2 * margin, self.height_px + 2 * margin, self.table.device_pixel_ratio
            )
            painter = smooth_painter(pixmap)
            box = QRectF(margin, margin, self.width_px, self.height_px)
            ring(painter, box, radius, theme.card_ink, line, width + line)
            ring(painter, box, radius, theme.honey, 0.0, width)
            painter.end()
            return pixmap

        return Picture(self.table.pixmaps.get(key, paint), margin, margin)


class Lights:
    """Rings around what is to stand out. They are for the moment: any change of the table clears them."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._rings: list[TableItem] = []

    @property
    def rings(self) -> list[TableItem]:
        """The rings that are shown."""
        return list(self._rings)

    def show(self, marks: Sequence[int], screen: Screen) -> None:
        """Light what is in sight of some marks, and nothing else.

        Args:
            marks: of a line of the log.
            screen: what is on the table.
        """
        self.clear()
        for mark in marks:
            self._rings += self._lit(mark, screen)

    def clear(self) -> None:
        """Let nothing stand out any more."""
        for light in self._rings:
            light.discard()
        self._rings = []

    def _lit(self, mark: int, screen: Screen) -> Iterator[TableItem]:
        kind, first, second = read_mark(mark)
        if kind == "piece":
            yield from self._lit_piece(screen, first, second)
            return
        item = screen.plate_item(first) if kind == "plate" else screen.tokens_of(first).tokens.get(second)
        if item is not None and item.isVisible():
            yield RoundLight(self._scene, item.rect_px())

    def _lit_piece(self, screen: Screen, cake: int, start: int) -> Iterator[TableItem]:
        shown = screen.look.shown
        if shown.phase != CHOOSING or shown.match * CAKES + shown.cake != cake or start not in shown.cuts:
            return
        count = len(places_of(shown.cuts, start))
        light = RingItem(
            self._scene,
            lambda theme: faces.light_ring_face(start, count, theme.dark),
            faces.piece_frame(start, count, lifted=True),
        )
        light.setZValue(z_values.GHOST)
        piece = screen.ring.pieces.get(start)
        light.lie(screen.ring.ring, None if piece is None else piece.moved_px())
        yield light
