"""A small picture of a theme, to be chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from cakedesk.app.settings.values import ThemeChoice
from cakedesk.app.widgets.choices import PaintedRadio
from cakedesk.app.widgets.labels import draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.text_kinds import CAPTION_BOLD
from cakedesk.art import faces
from cakedesk.table.bodies import draw_box, rounded_path
from cakedesk.table.strokes import tick_disc
from cakedesk.table.theme import DARK, LIGHT, Theme


class ThemeTile(PaintedRadio):
    """A table in miniature, in the colours of a theme; both halves for the one of the system."""

    def __init__(self, style: PageStyle, choice: ThemeChoice, words: str, parent: QWidget) -> None:
        super().__init__(style, words, parent)
        self._choice = choice

    def focus_shape(self) -> tuple[QRectF, float]:
        """The picture with its frame."""
        return self._tile(), self._style.px(18)

    def _foot_px(self) -> float:
        return max(self._style.px(34), CAPTION_BOLD.line_px(self._style) + 2)

    def _tile(self) -> QRectF:
        grow = self._style.px(8)
        return QRectF(self.rect()).adjusted(grow, grow, -grow, -self._foot_px() - self._style.px(6))

    def _paint(self, painter: QPainter) -> None:
        theme, px = self._style.theme, self._style.px
        tile, radius = self._tile(), px(14)
        if self.isChecked():
            frame = tile.adjusted(-px(8), -px(8), px(8), px(8))
            draw_box(painter, frame, radius + px(8), theme.panel, theme.raspberry, max(2.0, px(5)))
        painter.save()
        painter.setClipPath(rounded_path(tile, radius))
        if self._choice is ThemeChoice.SYSTEM:
            self._paint_table(painter, tile, LIGHT)
            half = QPainterPath()
            half.addRect(QRectF(tile.center().x(), tile.y(), tile.width() / 2, tile.height()))
            painter.setClipPath(half, Qt.ClipOperation.IntersectClip)
            self._paint_table(painter, tile, DARK)
        else:
            self._paint_table(painter, tile, DARK if self._choice is ThemeChoice.DARK else LIGHT)
        painter.restore()
        draw_box(painter, tile, radius, None, theme.line, max(1.0, px(2)))
        if self.isChecked():
            reach = max(10.0, px(16))
            corner = QPointF(self.width() - reach - 1, reach + 1)
            tick_disc(painter, corner, reach / 1.16, theme.raspberry, theme.on_raspberry, theme.porcelain)
        self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        style = self._style
        words = QRectF(0, self.height() - self._foot_px(), self.width(), self._foot_px())
        fitted = CAPTION_BOLD.fit(self.words, style, words.width() - 8)
        draw_lines(painter, fitted, words, 1.2, Qt.AlignmentFlag.AlignHCenter, style.theme.ink)

    def _paint_table(self, painter: QPainter, tile: QRectF, theme: Theme) -> None:
        painter.fillRect(tile, theme.table)
        bar = tile.height() * 0.2
        painter.fillRect(QRectF(tile.x(), tile.y(), tile.width(), bar), theme.panel)
        painter.fillRect(QRectF(tile.x(), tile.bottom() - bar * 1.3, tile.width(), bar * 1.3), theme.panel)
        card_width = min(tile.width() * 0.21, tile.height() * 0.46 * 98 / 132)
        card_height = card_width * 132 / 98
        middle = tile.y() + (bar + tile.height() - bar * 1.3) / 2
        for seat, left in enumerate((0.1, 0.1 + 0.26, 0.6)):
            if seat == 1 and self._choice is ThemeChoice.SYSTEM:
                # Half of it would lie by night.
                continue
            x, y = tile.x() + tile.width() * left, middle - card_height / 2
            place = QRectF(x, y, card_width, card_height)
            draw_box(painter, place, card_width * 0.14, theme.porcelain)
            chip = QRectF(0, 0, card_width * 0.7, card_width * 0.7)
            chip.moveCenter(place.center())
            self._style.draw_face(painter, faces.seat_chip_face(seat), chip)
        pill = QRectF(
            tile.right() - tile.width() * 0.24, tile.bottom() - bar * 1.05, tile.width() * 0.2, bar * 0.8
        )
        draw_box(painter, pill, pill.height() / 2, theme.raspberry)
