"""The small square picture of a game: what its box shows above the plate with the title."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.choices import PaintedRadio
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.panels import standing_rect
from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.bodies import draw_box, rounded_path
from cakedesk.table.theme import mixed

_RADIUS_SHARE = 0.2
_LEFT_OUT = 0.035
"""The carton's edge, as a share of its width: only what is printed on it is shown."""


@cache
def box_of(game_id: str) -> Face | None:
    """The picture of a game's box; None if the game has no table here."""
    return BOARDS[game_id].box() if game_id in BOARDS else None


def draw_game_tile(painter: QPainter, style: PageStyle, game_id: str, rect: QRectF) -> None:
    """Paint the tile of a game; one without a box gets the house's cake, an empty one a warning."""
    radius = rect.width() * _RADIUS_SHARE
    style.shadows(painter).paint(painter, rect, radius, "rest")
    box = box_of(game_id)
    if box is None:
        draw_box(painter, rect, radius, mixed(style.theme.well, style.theme.line, 0.35))
        inset = rect.width() * 0.16
        room = rect.adjusted(inset, inset, -inset, -inset)
        face = faces.logo_face() if game_id else faces.icon_face("warning", style.theme.warn.name())
        style.draw_face(painter, face, standing_rect(room, face.aspect))
        return
    painter.save()
    painter.setClipPath(rounded_path(rect, radius))
    width = round(rect.width() / (1 - 2 * _LEFT_OUT))
    edge = width * _LEFT_OUT
    place = QRectF(rect.x() - edge, rect.y() - edge * 0.6, width, width / box.aspect)
    style.draw_face(painter, box, place)
    painter.restore()
    lip = mixed(style.theme.shadow, style.theme.line, 0.2)
    draw_box(painter, rect, radius, None, lip, max(1.0, style.px(1.2)))


class GameTile(Painted, QWidget):
    """The tile of a game, to be looked at."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._game_id = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_game(self, game_id: str) -> None:
        """Show another game."""
        self._game_id = game_id
        self.update()

    def place(self, rect: QRectF) -> None:
        """Move it; its shadow reaches beyond its place."""
        self.setGeometry(rect.toAlignedRect().adjusted(-3, -3, 3, 5))

    def _paint(self, painter: QPainter) -> None:
        rect = QRectF(self.rect().adjusted(3, 3, -3, -5))
        side = min(rect.width(), rect.height())
        draw_game_tile(painter, self._style, self._game_id, QRectF(rect.x(), rect.y(), side, side))


class GameTileButton(PaintedRadio):
    """The tile of a game, to be chosen; the chosen one stands in a raspberry frame."""

    _ring_units = 16

    def __init__(self, style: PageStyle, game_id: str, title: str, parent: QWidget) -> None:
        super().__init__(style, title, parent)
        self.game_id = game_id
        self.tooltip = self.words

    def _paint(self, painter: QPainter) -> None:
        theme, px = self._style.theme, self._style.px
        body = QRectF(self.rect())
        if self.isChecked():
            draw_box(painter, body, px(16), theme.chip, theme.raspberry, max(2.0, px(4)))
        elif self.underMouse():
            draw_box(painter, body, px(16), theme.well)
        side = min(body.width(), body.height()) - 2 * px(11)
        tile = QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side)
        draw_game_tile(painter, self._style, self.game_id, tile)
