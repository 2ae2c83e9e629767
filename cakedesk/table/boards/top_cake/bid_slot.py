"""`BidSlot`: where the tray shows what is staged face up, face down, or as the half point."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from cakedesk.art.face import Face
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.table import z_values
from cakedesk.table.boards.top_cake.layout import HAND_CARD_UNITS
from cakedesk.table.items import (
    DropZone,
    FaceItem,
    Frame,
    ItemRole,
    PanelItem,
    PanelStyle,
    TextItem,
    TextStyle,
    icon_in,
)
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import lay_text

FOCUS_ZONE = 4
"""The slots follow the hand in reading order."""

SQUARE_GAP_UNITS = 20
"""Between a disc and its words: so far its tick reaches out."""


@dataclass(frozen=True)
class SlotState:
    """What a slot shows."""

    title: str
    text: str  # what stands beside the card: its cake, or what to do
    face: Face | None  # what is staged; None: nothing
    active: bool
    spoken: str
    short: str = ""  # what stands beside the card instead where the text has no room; empty: nothing else


class BidSlot(ScreenPart):
    """A well with a title, the staged card, and its cake."""

    def __init__(self, scene: TableScene, name: str, place: int, square: bool = False) -> None:
        super().__init__(scene)
        self._is_square = square
        self.panel = self.own(PanelItem(scene, key=f"slot/{name}"))
        self.panel.role = ItemRole.BUTTON
        self.panel.set_interactive(True)
        self.panel.focus_order = (FOCUS_ZONE, place, 0)
        self.zone = self.own(DropZone(scene, f"zone/{name}", "", data_id=name))
        self.zone.focus_order = (FOCUS_ZONE, place)
        self._title = self.own(TextItem(scene).mute())
        self._frame = self.own(PanelItem(scene))
        self._frame.setZValue(z_values.CARD)
        self._plus = self.own(FaceItem(scene, icon_in("plus", "ink_soft")))
        self._text = self.own(TextItem(scene).mute())
        self.card = self.own(FaceItem(scene, cake_faces.half_point_face(), key=f"slot-card/{name}"))
        self.card.role = ItemRole.CARD
        self.card.setZValue(z_values.HAND)
        self.card.focus_order = (FOCUS_ZONE, place, 1)
        self.state: SlotState | None = None
        self._rect = QRectF()

    def show(self, state: SlotState) -> None:
        """Show what is staged."""
        self.state = state
        self._title.set_text(state.title)
        self.panel.set_accessible(state.spoken)
        self.zone.set_accessible(state.title)
        if state.face is not None:
            self.card.set_face(state.face)
            self.card.big_face = None if self._is_square else state.face
            self.card.set_shadow(None if self._is_square else "rest")
            self.card.set_accessible(state.spoken)
        self.card.set_look(current=self._is_square and state.active)
        self.card.set_interactive(state.face is not None)
        self.show_item(self.card, state.face is not None)
        self.show_item(self._frame, state.face is None)
        self.show_item(self._plus, state.face is None)
        self._fit()

    def clear(self) -> None:
        """Forget what was staged, so that nothing of it is kept while another person looks."""
        self.state = None
        self.card.set_face(cake_faces.half_point_face())
        self.card.big_face = None
        self.card.set_interactive(False)
        self.card.set_accessible("")
        self.panel.set_accessible("")

    def fit(self, rect: QRectF) -> None:
        """Stand in a place."""
        self._rect = rect
        self._fit()

    def card_rect(self) -> QRectF:
        """Where the staged card stands."""
        px, rect = self.metrics.px, self._rect
        if self._is_square:
            side = min(rect.height() - px(22), px(72))
            return QRectF(rect.left() + px(16), rect.center().y() - side / 2, side, side)
        top = rect.top() + px(12) + self._title.height_px
        height = rect.bottom() - px(11) - top
        return QRectF(rect.left() + px(12), top, height * HAND_CARD_UNITS[0] / HAND_CARD_UNITS[1], height)

    def _fit(self) -> None:
        rect, state = self._rect, self.state
        if rect.isEmpty() or state is None:
            return
        px = self.metrics.px
        frame = Frame("raspberry", max(2.0, px(4)), "dashed") if state.active else None
        self.panel.set_style(PanelStyle(fill="well", radius_px=px(20), frame=frame))
        self.panel.place_in(rect)
        self.zone.radius_px = px(20)
        self.zone.place_in(rect)
        self._title.set_style(
            TextStyle(
                px=self.metrics.text_px(22),
                weight=700,
                align="left" if self._is_square else "center",
                elide=True,
                shrink_to_px=self.metrics.text_px(0),
            )
        )
        # Beside a disc, and clear of its tick; else above the card.
        left = self.card_rect().right() + px(SQUARE_GAP_UNITS) if self._is_square else rect.left() + px(8)
        self._title.set_width(rect.right() - px(8) - left)
        top = rect.center().y() - self._title.height_px if self._is_square else rect.top() + px(8)
        self._title.place(left, top)
        self._fit_card(self.card_rect())

    def _fit_card(self, card: QRectF) -> None:
        px = self.metrics.px
        dragged = self.card.is_flying and self.scene.gestures.dragging
        self.card.resize(card.width(), card.height())
        if not dragged:
            self.card.place(card.left(), card.top())
        radius = card.width() * (0.5 if self._is_square else 0.14)
        line = Frame("ink_soft", max(1.5, px(2.5)), "dashed")
        self._frame.set_style(PanelStyle(fill=None, radius_px=radius, frame=line))
        self._frame.place_in(card)
        side = px(34)
        self._plus.resize(side, side)
        self._plus.place_center(card.center().x(), card.center().y())
        left = card.right() + px(SQUARE_GAP_UNITS if self._is_square else 9)
        below_title = self._title.pos().y() + self._title.height_px
        room = QRectF(left, below_title, self._rect.right() - px(6) - left, self._rect.bottom() - below_title)
        self._fit_text(room)
        middle = min(card.center().y(), self._rect.bottom() - self._text.height_px / 2)
        self._text.place(left, max(middle - self._text.height_px / 2, below_title))

    def _fit_text(self, room: QRectF) -> None:
        """Write the text as large as there is room for whole words; else the short one."""
        assert self.state is not None
        smallest = self.metrics.text_px(0)
        style = TextStyle(
            px=self.metrics.text_px(20), color="ink_soft", weight=600, wrap=True, shrink_to_px=smallest
        )
        texts = [text for text in (self.state.text, self.state.short) if text]
        # A word rather comes near the edge than goes to pieces.
        narrow, near = room.width() - self.metrics.px(10), room.width() + self.metrics.px(5)
        tried = [(text, width) for text in texts for width in (narrow, room.width())]
        fitting = (
            (text, laid.style, width)
            for text, width in (*tried, *((text, near) for text in texts))
            if (laid := lay_text(text, style, width, room.height() + 1)).fits
        )
        otherwise = (texts[-1] if texts else "", style._replace(px=smallest, max_lines=3), room.width())
        text, style, width = next(fitting, otherwise)
        self._text.set_text(text)
        self._text.set_style(style)
        self._text.set_width(width)
