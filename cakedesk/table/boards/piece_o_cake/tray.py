"""`Tray`: the own seat with what it has, what is asked, and the buttons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from cakedesk.art.piece_o_cake import faces
from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.games.piece_o_cake.scoring import cream_points
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.hold_button import HoldButton
from cakedesk.table.boards.piece_o_cake.layout import TrayRects, tray_rects
from cakedesk.table.boards.piece_o_cake.seat_line import SeatLine
from cakedesk.table.boards.piece_o_cake.standing import held
from cakedesk.table.boards.piece_o_cake.tokens import MiniTokens, TokenRow
from cakedesk.table.boards.piece_o_cake.tray_prompt import Asked, TrayPrompt
from cakedesk.table.boards.piece_o_cake.turns import Turns
from cakedesk.table.boards.piece_o_cake.wording import Wording
from cakedesk.table.items import FaceItem, PanelItem, PanelStyle, TagItem, TextItem, TextStyle
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

TOKEN_UNITS = 88.0
FOCUS_ZONE_OWN = 5
NO_COUNTS = (0,) * 8


@dataclass(frozen=True)
class Changes:
    """What would become of the own things if the turn were confirmed.

    Attributes:
        tokens: by variety how many slices more, or fewer.
        eaten: how many slices would be eaten.
        collected: what everyone would have collected then, by seat; None: what they have.
    """

    tokens: Mapping[int, int] = field(default_factory=dict)
    eaten: int = 0
    collected: tuple[int, ...] | None = None


NO_CHANGES = Changes()


class Tray(ScreenPart):
    """The own seat and the buttons.

    Attributes:
        tokens: what it has collected.
        plate: the plate of what it has eaten.
        primary: the button that ends the turn.
        secondary: the two others.
        peek: shows the own plate while it is held.

    Signals:
        confirmed: the primary button was pressed.
        pressed(int): the first (0) or second (1) of the other buttons was pressed.
    """

    confirmed = Signal()
    pressed = Signal(int)

    def __init__(
        self,
        scene: TableScene,
        lists: PieceOCakeLists,
        wording: Wording,
        turns: Turns,
        *,
        peeks: bool,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, parent)
        self._lists, self._wording, self._turns, self._peeks = lists, wording, turns, peeks
        self._panel = self.own(PanelItem(scene, PanelStyle(radius_px=0, shadow="rest")))
        self._line = SeatLine(scene, 0, wording.names[0], self)
        self.tokens = TokenRow(scene, lists, "own", self, loose=True)
        self._minis = MiniTokens(scene, lists, "eaten", self)
        for part in (self._line, self.tokens, self._minis):
            self.own_part(part)
        self._rule = self.own(PanelItem(scene, PanelStyle(fill="line", radius_px=1)))
        self.plate = self.own(FaceItem(scene, faces.eaten_plate_face(0), key="own-plate"))
        self._change = self.own(TagItem(scene, "", "good_outline"))
        self._change.setZValue(z_values.TAG)
        self._label = self.own(TextItem(scene, self.tr("eaten")))
        self._cream = self.own(TextItem(scene, ""))
        self._points = self.own(TextItem(scene, ""))
        self.peek = self.own(HoldButton(scene, "peek", self.tr("Peek"), self._peek))
        self.peek.focus_order = (FOCUS_ZONE_OWN,)
        self.peek.tooltip = self.tr("Hold to see what you have eaten (P)")
        self._asking = TrayPrompt(scene, self)
        self.own_part(self._asking)
        self._asking.confirmed.connect(self.confirmed)
        self._asking.pressed.connect(self.pressed)
        self.primary, self.secondary = self._asking.primary, self._asking.secondary
        self.seat = 0
        self._state: PieceOCakeState | None = None
        self._changes = NO_CHANGES
        self._may_peek = False
        self._rects: TrayRects | None = None
        self._tray = QRectF()

    @property
    def prompt(self) -> str:
        """What the tray says."""
        return self._asking.prompt.text

    def show(
        self,
        shown: PieceOCakeState,
        seat: int,
        asked: Asked,
        changes: Changes = NO_CHANGES,
        *,
        viewer: int | None,
    ) -> None:
        """Show the own seat.

        Args:
            shown: what lies open.
            seat: the own seat.
            asked: what is asked.
            changes: what would change.
            viewer: whose look it is.
        """
        self._state, self._changes = shown, changes
        if seat != self.seat:
            self.peek.set_on(False)
        self.seat = seat
        self._may_peek = self._peeks and viewer == seat and not shown.plates_are_open
        if not self._may_peek:
            self.peek.set_on(False)
        self._line.set_seat(seat, self._wording.names[seat])
        self._line.set_tag(*self._turns.tag(shown, seat, is_own=True))
        self._show_own()
        self._asking.show(asked)
        self._fit()

    def relayout(self, tray: QRectF, margin_px: float) -> None:
        """Stand in the tray."""
        self._tray = tray
        self._rects = tray_rects(self.metrics, tray, margin_px)
        self._fit()

    def plate_center(self) -> QPointF:
        """Where eaten slices go."""
        return self.plate.center_px()

    def hold_peek(self, held: bool) -> None:
        """Show the own plate while a key is held."""
        if self._may_peek:
            self.peek.set_on(held)

    @property
    def is_open(self) -> bool:
        """Whether the own plate is shown now."""
        shown = self._state
        if shown is None or shown.eaten[self.seat] == UNKNOWN:
            return False
        return shown.plates_are_open or self.peek.is_on or not self._peeks

    def _peek(self, on: bool) -> None:
        if self._state is None:
            return
        self._show_own()
        self._fit()
        if on:
            self.scene.announce(self._wording.eaten_told(self._state.eaten[self.seat]))

    def _show_own(self) -> None:
        shown, seat, wording = self._state, self.seat, self._wording
        assert shown is not None
        changes = self._changes
        collected = list(changes.collected or shown.collected)
        own = held(collected, seat)
        gone = [
            item
            for item in held(shown.collected, seat)
            if all(item.variety != other.variety for other in own)
        ]
        row = sorted([*own, *(item._replace(crown="none") for item in gone)])
        self.tokens.show(row, changes.tokens)
        for item in gone:
            self.tokens.tokens[item.variety].setOpacity(0.4)
        eaten = shown.eaten_sizes[seat]
        self.plate.set_face(faces.eaten_plate_face(eaten))
        self._change.set_text(f"+{changes.eaten}")
        self.show_item(self._change, changes.eaten > 0)
        heap = shown.eaten[seat] if self.is_open else 0
        self._minis.show(counts(heap) if self.is_open else NO_COUNTS)
        self._cream.set_text(wording.cream(cream_points(heap, self._lists)) if self.is_open else "")
        told = wording.eaten_told(heap) if self.is_open else wording.eaten_count(eaten)
        self.plate.set_accessible(f"{wording.names[seat]}: {told}")
        self._panel.set_accessible(f"{wording.names[seat]}: {wording.collection(shown.collected[seat])}")
        only_staged = bool(own) and not shown.collected[seat]
        self._points.set_text("" if only_staged else self._turns.total_words(shown, seat))

    def _fit(self) -> None:
        rects = self._rects
        if rects is None:
            return
        px, text_px = self.metrics.px, self.metrics.text_px
        grow = px(12)
        self._panel.resize(self._tray.width() + 2 * grow, self._tray.height() + grow)
        self._panel.place(self._tray.left() - grow, self._tray.top())
        self._line.fit(rects.header, 32.0)
        self.tokens.fit(rects.tokens.adjusted(0, 0, 0, -self._points.height_px), px(TOKEN_UNITS))
        self._rule.resize(max(1.0, px(2)), px(96))
        self._rule.place(rects.plate.left() - px(14), rects.tokens.top())
        self.plate.resize(rects.plate.width(), rects.plate.width() * 1.04)
        self.plate.place(rects.plate.left(), rects.plate.top())
        self._change.set_text_px(text_px(18))
        self._change.place_center(rects.plate.center().x() + px(10), rects.plate.top() - px(2))
        self._fit_eaten(rects)
        self._points.set_style(TextStyle(px=text_px(20), color="ink_soft", elide=True, shrink_to_px=13))
        self._points.set_width(rects.tokens.width())
        bottom = self._tray.bottom() - px(6) - self._points.height_px
        self._points.place(rects.tokens.left(), bottom)
        self.show_item(self._points, bool(self._points.text) and bottom > rects.tokens.top() + px(96))
        self._asking.fit(rects, self._tray)

    def _fit_eaten(self, rects: TrayRects) -> None:
        px, text_px, zone = self.metrics.px, self.metrics.text_px, rects.eaten
        self._label.set_style(TextStyle(px=text_px(20), weight=700))
        self._cream.set_style(TextStyle(px=text_px(20), color="ink_soft"))
        top = zone.top() + px(10)
        self._label.place(zone.left(), top)
        top += self._label.height_px
        self._cream.place(zone.left(), top)
        self.show_item(self._cream, self.is_open)
        self.show_item(self.peek, self._may_peek)
        self.peek.set_text_px(text_px(20))
        height = max(44.0, px(44))
        self.peek.resize(min(self.peek.natural_width_px(), zone.width()), height)
        if self.is_open:
            top += self._cream.height_px + px(2)
        minis_left = zone.left()
        if self.metrics.text_scale > 1:  # larger texts leave no height beside the plate
            top, minis_left = self.plate.rect_px().bottom() + px(2), rects.plate.left()
        self.peek.place(zone.left(), rects.header.center().y() - self.peek.height_px / 2)
        self._minis.fit(
            QRectF(minis_left, top, zone.right() - minis_left, self._tray.bottom() - px(6) - top),
            max(px(28), 17.0),
        )
