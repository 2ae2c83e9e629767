"""`OwnSeat`: the own seat with what it has collected and eaten, at the left of the tray."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.games.piece_o_cake.scoring import cream_points
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.layout import TrayRects
from cakedesk.table.boards.piece_o_cake.looks import variety_tokens
from cakedesk.table.boards.piece_o_cake.rest_wording import Turns
from cakedesk.table.boards.piece_o_cake.standing import by_worth, held, kinds_of, plates_lie_open
from cakedesk.table.boards.piece_o_cake.wording import Wording, eaten_word
from cakedesk.table.items import ChipItem, FaceItem, PanelItem, PanelStyle, TagItem, TextItem, TextStyle
from cakedesk.table.joined_words import said_of
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.hold_button import HoldButton
from cakedesk.table.kit.seat_header import SeatHeader
from cakedesk.table.kit.token_row import LEAST_TOKEN_PX, TokenRow
from cakedesk.table.metrics import MIN_TARGET_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

FOCUS_ZONE_OWN = 5
SLICE_UNITS = 42.0
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
        self._label = self.own(TextItem(scene, eaten_word()).mute())
        self._cream = self.own(TextItem(scene, ""))
        self._slices = self.own_part(TokenRow(scene, "eaten", leads=False))
        # Shows its slices while it is held; only where they are hidden from others, and there are some.
        self.peek = self.own(HoldButton(scene, self.tr("Peek"), self._peek))
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
        if shown is None or shown.eaten[self._seat] < 0:
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
        self._refresh()  # and who shows it fits it

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
        self._slices.fit(room, max(px(SLICE_UNITS), LEAST_TOKEN_PX))

    def spare_px(self) -> float:
        """The width beside the plate that it could do without."""
        if self._may_peek or self._slices.tokens:
            return 0.0
        told = [item.rect_px().right() for item in (self._label, self._cream) if item.isVisible()]
        return max(0.0, self._beside.right() - max([self._beside.left(), *told]))

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
        self.fit(self._plate, self._beside)
        if on:
            self.scene.announce(self._wording.eaten(self._now, self._seat, is_open=True))

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
        eaten = wording.eaten(now, seat, is_open=self.is_open)
        self.item.set_accessible(said_of(wording.names[seat], eaten))
        self.item.tooltip = eaten


TOKEN_UNITS = 88.0


class OwnSeat(ScreenPart):
    """The own seat on the panel of the whole tray."""

    def __init__(
        self, scene: TableScene, lists: PieceOCakeLists, wording: Wording, turns: Turns, *, peeks: bool
    ) -> None:
        super().__init__(scene)
        self._wording, self._turns = wording, turns
        self._panel = self.own(PanelItem(scene, PanelStyle(radius_px=0, shadow="rest")))
        self._line = self.own_part(SeatHeader(scene, 0, wording.names))
        self.tokens = self.own_part(TokenRow(scene, "own", loose=True))
        # What it has eaten; `plate` is the plate alone.
        self.own_plate = self.own_part(OwnPlate(scene, lists, wording, peeks=peeks))
        self.plate, self.peek = self.own_plate.item, self.own_plate.peek
        self._rule = self.own(PanelItem(scene, PanelStyle(fill="line", radius_px=1)))
        self._points = self.own(TextItem(scene, ""))
        self.seat = 0
        self._told = Facts()
        self._rects: TrayRects | None = None
        self._tray = QRectF()

    def show(
        self, shown: PieceOCakeState, seat: int, then: PieceOCakeState | None = None, *, viewer: int | None
    ) -> None:
        """Show the own seat (`then`: what will lie open once what is staged is confirmed)."""
        turns, states = self._turns, [_facts(shown), _facts(then or shown)]
        tag, is_away = turns.tag(shown, seat, is_own=True), turns.is_away(seat)
        told = (tag, is_away, turns.shows_points, turns.counted)
        if not self._told.changed(states, seat, then is None, viewer, told):
            return  # what has just happened is often shown again before the next thing
        self.seat = seat
        self._line.set_seat(seat)
        self._line.set_away(is_away)
        self._line.set_tag(*tag)
        self._show_collected(shown, then)
        self.own_plate.show(shown, seat, then, viewer=viewer)
        self._fit()

    def relayout(self, tray: QRectF, rects: TrayRects) -> None:
        """Stand in the tray."""
        self._tray, self._rects = tray, rects
        self._fit()

    def hold_peek(self, held: bool) -> None:
        """Show the own plate while a key is held."""
        if self.peek.isVisible():
            self.peek.set_on(held)

    def _show_collected(self, shown: PieceOCakeState, then: PieceOCakeState | None) -> None:
        """Show what will be collected, with tags that say what changes; what goes is pale."""
        seat, wording = self.seat, self._wording
        lists = shown.lists
        before, own = held(shown.collected, seat, lists), held((then or shown).collected, seat, lists)
        left = {item.variety: item for item in own}
        gone = [item._replace(crown="none") for item in before if item.variety not in left]
        together = left | {item.variety: item for item in gone}
        now, later = counts(shown.collected[seat]), counts((then or shown).collected[seat])
        changes = {variety: more - now[variety] for variety, more in enumerate(later) if more != now[variety]}
        order, pale = by_worth(together, lists), {item.variety for item in gone}
        shown_now = [together[variety] for variety in order]
        self.tokens.show(variety_tokens(shown_now, lists, changes, pale))
        self._panel.set_accessible(said_of(self._line.who, wording.collection(shown.collected[seat])))
        self._points.set_text(*self._turns.total_forms(shown, seat, then))
        self._points.set_accessible(self._turns.spoken_total(shown, seat, then))

    def _fit(self) -> None:
        rects = self._rects
        if rects is None:
            return
        px, text_px = self.metrics.px, self.metrics.text_px
        grow = px(12)
        self._panel.place_in(self._tray.adjusted(-grow, 0, grow, grow))
        self._line.fit(rects.header, 32.0)
        self._points.set_style(
            TextStyle(px=text_px(20), color="ink_soft", elide=True, shrink_to_px=text_px(0))
        )
        self.show_item(self._points, bool(self._points.text))
        wanted = max(px(TOKEN_UNITS), LEAST_TOKEN_PX)
        self.own_plate.fit(rects.plate, rects.eaten)
        if 0 < self.tokens.side_in_px(rects.tokens) < wanted and (spare := self.own_plate.spare_px()):
            rects = replace(
                rects,
                tokens=rects.tokens.adjusted(0, 0, spare, 0),
                plate=rects.plate.translated(spare, 0),
                eaten=rects.eaten.adjusted(spare, 0, 0, 0),
            )
            self.own_plate.fit(rects.plate, rects.eaten)
        self._fit_tokens(rects, wanted)
        self._rule.resize(max(1.0, px(2)), rects.tokens.height())
        self._rule.place(rects.plate.left() - px(14), rects.tokens.top())

    def _fit_tokens(self, rects: TrayRects, wanted: float) -> None:
        """Put points below the tokens, or at their right where they would become too small for that."""
        px, zone, points = self.metrics.px, rects.tokens, self._points
        points.set_width(None)
        shown = [item for item in self._line.items() if item.isVisible()]
        words = [item.rect_px() for item in shown if isinstance(item, TextItem | TagItem)]
        above = [box.adjusted(0, 0, 0, -0.14 * box.height()) for box in words]  # letters end higher
        above += [item.rect_px() for item in shown if isinstance(item, ChipItem)]
        self.tokens.above = above
        middle = rects.plate.center().y()
        room, beside = QRectF(zone), QRectF(zone)
        if points.text:
            room.setBottom(room.bottom() - points.height_px - px(3))
            beside.setRight(beside.right() - points.width_px - px(16))
        low = self.tokens.side_in_px(room)
        if low < LEAST_TOKEN_PX and self.tokens.side_in_px(beside) > low:
            self.tokens.fit(beside, wanted)
            points.place(self.tokens.right_px() + px(16), zone.center().y() - points.height_px / 2)
            return
        self.tokens.fit(room, wanted)
        points.set_width(zone.width())
        top = zone.bottom() - points.height_px if self.tokens.tokens else middle - points.height_px / 2
        points.place(zone.left(), top)


def _facts(shown: PieceOCakeState) -> object:
    """All that lies open and that a tray may tell of."""
    heaps = (shown.collected, shown.eaten, shown.eaten_sizes, shown.past_eaten, shown.past_majority)
    return (*map(tuple, heaps), shown.turn(), shown.phase, shown.choices_left, shown.match)
