"""`OwnPlate`: what the seat of the tray has eaten: how many slices, and all of it where it may be seen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from cakedesk.art.piece_o_cake import faces
from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.scoring import cream_points
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.looks import variety_tokens
from cakedesk.table.boards.piece_o_cake.standing import kinds_of, plates_lie_open
from cakedesk.table.boards.piece_o_cake.wording import Wording, eaten_word
from cakedesk.table.items import FaceItem, TagItem, TextItem, TextStyle
from cakedesk.table.joined_words import said_of
from cakedesk.table.kit.hold_button import HoldButton
from cakedesk.table.kit.token_row import LEAST_TOKEN_PX, TokenRow
from cakedesk.table.metrics import MIN_TARGET_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

FOCUS_ZONE_OWN = 5
TOKEN_UNITS = 42.0
TEXT_UNITS = 20.0


class OwnPlate(ScreenPart):
    """The plate, what is told of it at its right, and its slices where they are open."""

    def __init__(self, scene: TableScene, lists: PieceOCakeLists, wording: Wording, *, peeks: bool) -> None:
        """Make a plate."""
        super().__init__(scene)
        self._lists, self._wording, self._peeks = lists, wording, peeks
        self.item = self.own(FaceItem(scene, faces.eaten_plate_face(0), key="own-plate"))
        self._change = self.own(TagItem(scene, "", "good_outline"))
        self._change.setZValue(z_values.TAG)
        self._label = self.own(TextItem(scene, eaten_word()))
        self._label.set_accessible("")
        self._cream = self.own(TextItem(scene, ""))
        self._slices = self.own_part(TokenRow(scene, "eaten", leads=False))
        # Shows its slices while it is held; only where they are hidden from others, and there are some.
        self.peek = self.own(HoldButton(scene, "peek", self.tr("Peek"), self._peek))
        self.peek.focus_order = (FOCUS_ZONE_OWN,)
        self.peek.tooltip = self.tr("Hold to see what you have eaten (P)")
        self._seat = 0
        self._now: PieceOCakeState | None = None
        self._then: PieceOCakeState | None = None
        self._hides = self._may_peek = False
        self._plate, self._beside = QRectF(), QRectF()

    @property
    def is_open(self) -> bool:
        """Whether its slices are shown now."""
        shown = self._now
        if shown is None or shown.eaten[self._seat] == UNKNOWN:
            return False
        return self.peek.is_on or not self._hides

    def show(
        self, shown: PieceOCakeState, seat: int, then: PieceOCakeState | None = None, *, viewer: int | None
    ) -> None:
        """Show a plate (`then`: what will lie open once what is staged is confirmed)."""
        self._now, self._then = shown, then or shown
        self._hides = self._peeks and viewer == seat and not plates_lie_open(shown, viewer)
        self._may_peek = self._hides and shown.eaten_sizes[seat] > 0
        if seat != self._seat or not self._may_peek:
            self.peek.set_on(False)
        self._seat = seat
        self._refresh()

    def fit(self, plate: QRectF, beside: QRectF) -> None:
        """Stand in two zones."""
        self._plate, self._beside = plate, beside
        px, text_px = self.metrics.px, self.metrics.text_px
        self.item.place_in(QRectF(plate.left(), plate.top(), plate.width(), plate.width() * 1.04))
        self._label.set_style(TextStyle(px=text_px(TEXT_UNITS), weight=700))
        self._cream.set_style(TextStyle(px=text_px(TEXT_UNITS), color="ink_soft"))
        self.show_item(self.peek, self._may_peek)
        self.show_item(self._cream, self.is_open)
        self.show_item(self._label, not (self._may_peek and self.is_open))
        room = self._fit_words(plate, beside)
        for word in (self._label, self._cream):  # words give way to pictures: the plate tells them as well
            if 0 < self._slices.side_in_px(room) < LEAST_TOKEN_PX and word.isVisible():
                self.show_item(word, False)
                room = self._fit_words(plate, beside)
        self._place_change(plate)
        self._slices.fit(room, max(px(TOKEN_UNITS), LEAST_TOKEN_PX))

    def _fit_words(self, plate: QRectF, beside: QRectF) -> QRectF:
        """Put words, or the button, beside the plate. Returns the best of the rooms left for slices."""
        px = self.metrics.px
        below = self._fit_peek(plate, beside) if self._may_peek else self._fit_texts(plate, beside)
        told = [item for item in (self._label, self._cream, self.peek) if item.isVisible()]
        right = max([beside.left(), *(item.rect_px().right() for item in told)]) + px(12)
        places = [
            QRectF(QPointF(left, top), beside.bottomRight())
            for left, top in (
                (beside.left(), below),
                (plate.left(), max(below, self.item.rect_px().bottom()) + px(3)),
                (right, beside.top()),
            )
        ]
        return max(places, key=self._slices.side_in_px)

    def _fit_texts(self, plate: QRectF, beside: QRectF) -> float:
        """Put one or two lines beside the plate. Returns where the room below begins."""
        top = plate.center().y() - self._label.height_px * (0.9 if self.is_open else 0.5)
        top = min(top, plate.top() + self.metrics.px(16))
        for line in (self._label, self._cream):
            line.place(beside.left(), top)
            top += line.height_px if line.isVisible() else 0.0
        return top + self.metrics.px(2)

    def _fit_peek(self, plate: QRectF, beside: QRectF) -> float:
        """Put the button beside the plate and one line above it. Returns where the room below begins."""
        px = self.metrics.px
        self.peek.set_text_px(self.metrics.text_px(TEXT_UNITS))
        self.peek.resize(min(self.peek.natural_width_px(), beside.width()), max(MIN_TARGET_PX, px(44)))
        self.peek.place(beside.left(), plate.center().y() - self.peek.height_px / 2)
        for line in (self._label, self._cream):
            line.place(beside.left() + px(6), self.peek.y() - line.height_px - px(1))
        return self.peek.rect_px().bottom() + px(2)

    def _place_change(self, plate: QRectF) -> None:
        """Put the tag at the plate's upper right, but not over what is told at its right."""
        px = self.metrics.px
        self._change.set_text_px(self.metrics.text_px(18))
        right = plate.right() + px(20)
        if plate.top() + self._change.height_px * 0.38 > self._label.rect_px().top():
            right = min(right, self._beside.left() - px(4))
        self._change.place(right - self._change.width_px, plate.top() - self._change.height_px * 0.62)

    def _peek(self, on: bool) -> None:
        if self._now is None:
            return
        self._refresh()
        if on:
            self.scene.announce(self._wording.eaten_told(self._now.eaten[self._seat]))

    def _refresh(self) -> None:
        now, then, seat, wording = self._now, self._then, self._seat, self._wording
        assert now is not None
        assert then is not None
        more = then.eaten_sizes[seat] - now.eaten_sizes[seat]
        self.item.set_face(faces.eaten_plate_face(then.eaten_sizes[seat]))
        self._change.set_text(f"+{more}")
        self.show_item(self._change, more > 0)
        heap = then.eaten[seat] if self.is_open else 0
        self._slices.show(variety_tokens(kinds_of(heap, self._lists), self._lists))
        self._cream.set_text(wording.cream(cream_points(heap, self._lists)) if self.is_open else "")
        eaten = wording.eaten_count(now.eaten_sizes[seat])
        if self.is_open:
            eaten = wording.eaten_told(now.eaten[seat])
        self.item.set_accessible(said_of(wording.names[seat], eaten))
        self.item.tooltip = eaten
        self.fit(self._plate, self._beside)
