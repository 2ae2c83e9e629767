"""`OwnSeat`: the own seat with what it has, at the left of the tray."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.layout import TrayRects
from cakedesk.table.boards.piece_o_cake.looks import variety_tokens
from cakedesk.table.boards.piece_o_cake.own_plate import OwnPlate
from cakedesk.table.boards.piece_o_cake.standing import by_worth, held
from cakedesk.table.boards.piece_o_cake.turns import Turns
from cakedesk.table.boards.piece_o_cake.wording import Wording
from cakedesk.table.items import PanelItem, PanelStyle, TextItem, TextStyle
from cakedesk.table.joined_words import said_of
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.seat_header import SeatHeader
from cakedesk.table.kit.token_row import LEAST_TOKEN_PX, TokenRow
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

TOKEN_UNITS = 88.0


class OwnSeat(ScreenPart):
    """The own seat on the panel of the whole tray."""

    def __init__(
        self, scene: TableScene, lists: PieceOCakeLists, wording: Wording, turns: Turns, *, peeks: bool
    ) -> None:
        super().__init__(scene)
        self._wording, self._turns = wording, turns
        self._panel = self.own(PanelItem(scene, PanelStyle(radius_px=0, shadow="rest")))
        self._line = self.own_part(SeatHeader(scene, 0, wording.names[0]))
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
        told = (tag, is_away, turns.shows_points, turns.is_counting)
        if not self._told.changed(states, seat, then is None, viewer, told):
            return  # what has just happened is often shown again before the next thing
        self.seat = seat
        self._line.set_seat(seat, self._wording.names[seat])
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

    @property
    def is_open(self) -> bool:
        """Whether the own plate is shown now."""
        return self.own_plate.is_open

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
        self._fit_tokens(rects)
        self._rule.resize(max(1.0, px(2)), rects.tokens.height())
        self._rule.place(rects.plate.left() - px(14), rects.tokens.top())
        self.own_plate.fit(rects.plate, rects.eaten)

    def _fit_tokens(self, rects: TrayRects) -> None:
        """Put points below the tokens, or at their right where they would become too small for that."""
        px, zone, points = self.metrics.px, rects.tokens, self._points
        points.set_width(None)
        wanted, middle = max(px(TOKEN_UNITS), LEAST_TOKEN_PX), rects.plate.center().y()
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
