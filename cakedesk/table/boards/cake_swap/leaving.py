"""What the cake shows of a place: the layer that leaves it for the table, or that nothing can go there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cakedesk.art.cake_swap import faces
from cakedesk.art.faces import icon_face
from cakedesk.games.cake_swap.cards import CakeSwapLists
from cakedesk.table import z_values
from cakedesk.table.boards.cake_swap.layout import READ_CARD
from cakedesk.table.boards.cake_swap.looks import card_face, layer_look
from cakedesk.table.items import FaceItem, Frame, LineItem, NumberDisc, PanelItem, PanelStyle
from cakedesk.table.kit.flow import aspect, inset
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

MOST_UNITS, OVER_CAKE = 170.0, 0.22
"""The width of the layer that leaves, and how far it still hides the one that comes, by that one's width."""

TILT_DEGREES, GOAL_DIM = -7.0, 0.5


class Leaving(ScreenPart):
    """What leaves the cake while it is only staged: a layer beside it, a dotted path, a place of dashes."""

    def __init__(self, scene: TableScene, lists: CakeSwapLists) -> None:
        super().__init__(scene)
        self._lists = lists
        face = card_face(lists, 0)
        self._layer, self._card = self.own(FaceItem(scene, face)), self.own(FaceItem(scene, face))
        self._goal = self.own(PanelItem(scene))
        self._path = self.own(LineItem(scene, "arrow"))
        self._disc = self.own(NumberDisc(scene, 1))
        self._card.set_look(dim=GOAL_DIM)
        for item, above in ((self._layer, 2), (self._disc, 3), (self._card, 0), (self._goal, 1)):
            item.setZValue(z_values.LAID + above)

    def show(
        self, layer: int, room: QRectF, comes: QRectF, goal: QRectF, unit_px: float, words: QRectF
    ) -> None:
        """Show a layer leave (`unit_px`: of its picture), from where another comes, clear of words."""
        px, look = self.metrics.px, layer_look(self._lists, layer)
        face = faces.cake_face([look], plate=False, foot=False)
        right = comes.left() + comes.width() * OVER_CAKE
        body = faces.cake_geometry([look], plate=False, foot=False).layers[0].body
        width = min(px(MOST_UNITS), body.width * unit_px, right - room.left())
        height = width / face.aspect
        self._layer.set_face(face)
        words, edge = words.adjusted(-px(8), -px(5), px(8), px(5)), room.top()
        is_below = words.left() < right and words.right() > right - width
        top = max(comes.top() - height / 2, words.bottom() if is_below else edge)
        self._layer.place_in(QRectF(right - width, top, width, height))
        self._layer.setTransformOriginPoint(width / 2, height / 2)
        self._layer.setRotation(TILT_DEGREES)
        middle, side = self._layer.center_px(), max(px(34), self.metrics.text_px(0))
        self._disc.set_number(look.size)
        self._disc.resize(side, side)
        self._disc.place_center(middle.x(), middle.y() + height * 0.1)
        self._card.set_face(card_face(self._lists, layer >> 1))
        self._card.place_in(goal)
        self.show_item(self._card, goal.width() >= READ_CARD * self.metrics.text_px(0))
        teal = Frame("teal", max(2.0, px(3.5)), "dashed")
        self._goal.set_style(PanelStyle(None, px(10), frame=teal))
        self._goal.place_in(goal)
        x, tip = middle.x(), QPointF(goal.center().x(), goal.bottom() + px(6))
        path, turn = QPainterPath(QPointF(x, middle.y() - height * 0.6)), min(px(44), (edge - tip.y()) / 2)
        if words.left() < x < words.right():  # behind them
            path.lineTo(x, words.bottom())
            path.moveTo(x, words.top())
        path.lineTo(x, edge)
        path.cubicTo(QPointF(x, tip.y() + turn), QPointF(tip.x(), tip.y() + turn), tip)
        self._path.set_line(path, Frame("teal", max(2.5, px(4)), "dotted"))


class RefusedPlace(ScreenPart):
    """A place above the cake where the chosen side can't go: dashes and a cross. A row says why."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._place = self.own(PanelItem(scene))
        self._cross = self.own(FaceItem(scene, lambda theme: icon_face("cross", theme.warn.name())))
        for item, above in ((self._place, 0), (self._cross, 1)):
            item.setZValue(z_values.LAID + above)

    def show(self, rect: QRectF) -> None:
        """Stand somewhere."""
        warn = Frame("warn", max(2.0, self.metrics.px(2.5)), "dashed")
        self._place.set_style(PanelStyle(None, self.metrics.px(10), frame=warn))
        self._place.place_in(rect)
        self._cross.place_in(aspect(inset(rect, 0.0, rect.height() * 0.22), 1.0))
