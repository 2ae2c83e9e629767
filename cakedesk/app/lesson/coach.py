"""`Coach`: veils the table but for what is used now, and says in a bubble what to do and why."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.lesson.bubble import PARTS, BubbleText, LessonBubble
from cakedesk.app.lesson.light import Lit
from cakedesk.app.lesson.place import bubble_path, bubble_place, share_covered
from cakedesk.app.lesson.porcelain import BubbleButton
from cakedesk.app.match.table_page import TablePage
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import FacePicture
from cakedesk.art import faces
from cakedesk.table.metrics import Metrics
from cakedesk.table.theme import LIGHT, with_alpha

VEIL = 0.54
"""How much of what is not used now the veil hides."""

_FRAME_UNITS = 7.0
_GAP_UNITS = 6.0
_WIDTH_SHARES = (1.0, 0.88, 1.12, 0.76, 0.67, 0.58, 1.25, 1.4, 1.6)
_GOOD_ENOUGH = 6_000.0
"""A place that covers nothing lit and leaves room for the tails is no worse."""

_SHRINKING = 25_000.0
"""So bad is a bubble without any width."""


class CoachVeil(QWidget):
    """Paints veil, frames and bubble. The pointer goes through it."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._lit: list[Lit] = []
        self._bubble = QPainterPath()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        style.changed.connect(self.update)

    def show_places(self, lit: Sequence[Lit], bubble: QPainterPath) -> None:
        """Show other places (`lit`: what is not veiled, px)."""
        self._lit, self._bubble = list(lit), bubble
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        theme, px = self._style.theme, self._style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(event.rect())
        radius = px(22)
        veil = QPainterPath()
        veil.addRect(QRectF(self.rect()))
        for place in self._lit:
            veil = veil.subtracted(place.outline(radius))
        painter.fillPath(veil, with_alpha(theme.table, VEIL))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = max(4.0, px(_FRAME_UNITS))
        for place in self._lit:
            for color, thick in ((theme.card_ink, width + 3.0), (theme.honey, width)):
                painter.setPen(QPen(color, thick))
                painter.drawPath(place.outline(radius, width / 2))
        if not self._bubble.isEmpty():
            self._paint_bubble(painter)

    def _paint_bubble(self, painter: QPainter) -> None:
        px, theme = self._style.px, self._style.theme
        painter.setPen(Qt.PenStyle.NoPen)
        for drop, grow, alpha in ((12, 10, 0.06), (9, 6, 0.07), (6, 3, 0.09)):
            pen = QPen(with_alpha(theme.shadow, alpha), px(grow) * 2, Qt.PenStyle.SolidLine)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(with_alpha(theme.shadow, alpha))
            painter.drawPath(self._bubble.translated(0, px(drop)))
        outline = QPen(LIGHT.card_ink, max(2.5, px(4)))
        outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(outline)
        painter.setBrush(QColor(LIGHT.porcelain))
        painter.drawPath(self._bubble)


class Coach(QObject):
    """Everything that lies over the table in a lesson."""

    skipped = Signal()
    nudged = Signal()  # a click went to what is veiled

    def __init__(self, page: TablePage, style: PageStyle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._style = page, style
        self._lit: list[Lit] = []
        self._is_blocking = False
        self._shape: tuple[QRect, Metrics] | None = None
        self._veil = CoachVeil(style, page)
        self.bubble = LessonBubble(style, page)
        self.skip = BubbleButton(style, self.tr("Skip the lesson"), page)
        self.hand = FacePicture(style, faces.pointing_hand_face(), page)  # shows how something is done
        self._ring = FocusRing(style, page)
        for widget in (self.bubble, self.skip, self.hand):
            widget.hide()
        self.skip.clicked.connect(self.skipped)
        page.view.viewport().installEventFilter(self)

    def present(self, said: BubbleText, lit: Sequence[Lit], *, can_skip: bool = True) -> None:
        """Say something and light what it is about; at the end nothing is left to be skipped."""
        is_same = self._is_blocking and said == self.bubble.said and list(lit) == self._lit
        shape = (self._page.view.geometry(), self._style.metrics)
        if is_same and shape == self._shape:
            return
        self._lit, self._shape = list(lit), shape
        self.bubble.say(said)
        self.skip.setVisible(can_skip)
        self.place()
        for widget in (self._veil, self.bubble):
            widget.show()
            widget.raise_()
        self.skip.raise_()
        self._page.curtain.raise_()
        self._veil_table(True)

    def place(self) -> None:
        """Stand where the present sizes want it."""
        page, px = self._page, self._style.px
        self._veil.setGeometry(page.rect())
        corner = QPointF(page.view.pos())
        lit = [self._framed(place.translated(corner)) for place in self._lit]
        margin = px(14)
        room = QRectF(page.view.geometry()).adjusted(margin, margin, -margin, -margin)
        frame = px(_FRAME_UNITS + _GAP_UNITS)
        seen = [place._replace(rect=place.rect.adjusted(-frame, -frame, frame, frame)) for place in lit]
        self.bubble.setGeometry(self._best_place(room, seen).toRect())
        self.bubble.lay_out(self.bubble.width())
        path = bubble_path(QRectF(self.bubble.geometry()), px(26), [place.rect for place in seen], px(58))
        self._veil.show_places(lit, path)
        self._place_skip()

    def _best_place(self, room: QRectF, seen: Sequence[Lit]) -> QRectF:
        """Where the bubble covers nothing lit, if need be without what explains a task; else the least."""
        said, found, air = self.bubble.said, [], self._style.px(_FRAME_UNITS + _GAP_UNITS)
        for parts in range(len(PARTS) + 1 if said is not None and said.task else 2):
            self.bubble.leave_out(parts)
            place = self._best_place_whole(room, seen)
            solid = place.adjusted(air, air, -air, -air)
            covered = max(map(partial(share_covered, solid), seen), default=0.0)
            covered += place.height() > room.height()
            found.append((covered, parts, place))
            if not covered:
                return place
        _, parts, place = min(found, key=lambda one: one[:2])
        self.bubble.leave_out(parts)
        return place

    def _best_place_whole(self, room: QRectF, seen: Sequence[Lit]) -> QRectF:
        """Where it covers least with all of that; it gets narrower or wider only where that helps."""
        best, best_cost, usual_px = QRectF(), float("inf"), self.bubble.wanted_width_px()
        widths = [usual_px * share for share in _WIDTH_SHARES]
        for beside in seen:
            widths += [room.right() - beside.rect.right(), beside.rect.left() - room.left()]
        least_px, most_px = self.bubble.least_width_px(), _WIDTH_SHARES[-1] * usual_px
        for width in dict.fromkeys(int(max(least_px, min(width, most_px))) for width in widths):
            if best_cost < _GOOD_ENOUGH:
                break
            size = QSizeF(width, math.ceil(self.bubble.lay_out(width)))
            place, cost = bubble_place(size, room, seen, self._style.px(30))
            cost += _SHRINKING * abs(1.0 - width / usual_px)
            if cost < best_cost:
                best, best_cost = place, cost
        return best

    def withdraw(self) -> None:
        """Take veil and bubble away; the table is free to be looked at."""
        self._veil_table(False)
        self._lit = []
        for widget in (self._veil, self.bubble, self.hand):
            widget.hide()
        self.skip.show()
        self.skip.raise_()
        self._place_skip()
        self._page.curtain.raise_()

    def _veil_table(self, on: bool) -> None:
        """Let only what is lit be pressed, and nothing be shown large, where half of it would be veiled."""
        self._is_blocking = self._page.scene.enlarge.is_off = on
        if on:
            self._page.scene.enlarge.hide()

    def close(self) -> None:
        """Go for ever."""
        self._veil_table(False)
        self._page.view.viewport().removeEventFilter(self)
        self._page.bar.set_free_middle(0.0)
        for widget in (self._veil, self.bubble, self.skip, self.hand, self._ring):
            widget.hide()
            widget.deleteLater()

    def show_hand(self, at: QPointF | None) -> None:
        """Show the pointing hand, or hide it (`at`: where its fingertip is, in the scene; None: nowhere)."""
        self.hand.setVisible(at is not None)
        if at is not None:
            tip = at + QPointF(self._page.view.pos())
            width = max(46.0, self._style.px(62))
            self.hand.place(QRectF(tip.x() - width * 0.24, tip.y() - 4, width, width * 100 / 84))
            self.hand.raise_()

    def _framed(self, place: Lit) -> Lit:
        """A lit place with its frame, moved inside where it would leave the page."""
        inset = max(4.0, self._style.px(_FRAME_UNITS)) + 2
        inner = QRectF(self._page.view.geometry())
        return place.grown(inset / 2, inner.adjusted(inset, inset, -inset, -inset))

    def _place_skip(self) -> None:
        """Lay the button over the middle of the bar, which makes room for it."""
        bar = self._page.bar.height_px(self._style)
        height = min(self._style.target_px(50), bar - 4.0)
        width = self.skip.wanted_width_px() - self._style.px(12)
        left = (self._page.width() - width) / 2
        self.skip.setGeometry(QRectF(left, (bar - height) / 2, width, height).toRect())
        self._page.bar.set_free_middle(0.0 if self.skip.isHidden() else width + 2 * self._style.px(16))

    def _may_click(self, at: QPoint) -> bool:
        inside = self._style.px(6)
        spot = QPointF(at)
        return any(place.contains(spot, inside) for place in self._lit)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the pointer press only what is lit, and find nothing beneath the veil that becomes large."""
        del watched
        if not self._is_blocking or not isinstance(event, QMouseEvent):
            return False
        moves = event.type() == QEvent.Type.MouseMove
        if self._may_click(event.position().toPoint()) and not (moves and self.bubble.show_me.isHidden()):
            return False  # but what is lit while there is nothing to do does not answer the pointer
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self.nudged.emit()
            return True
        scene = self._page.scene
        if moves and not event.buttons() and not scene.gestures.picked_item:
            scene.pointer_left()
            return True
        return False
