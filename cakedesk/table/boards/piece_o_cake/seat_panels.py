"""`SeatPanels`: what the other seats have collected, and how much they have eaten."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF

from cakedesk.art.piece_o_cake import faces
from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.seat_line import SeatLine
from cakedesk.table.boards.piece_o_cake.standing import held
from cakedesk.table.boards.piece_o_cake.tokens import MiniTokens, TokenRow, crown_rise_px
from cakedesk.table.boards.piece_o_cake.turns import Turns
from cakedesk.table.boards.piece_o_cake.wording import Wording
from cakedesk.table.items import FaceItem, Frame, PanelItem, PanelStyle, TextItem, TextStyle
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

TOKEN_UNITS = 64.0
PLATE_UNITS = 68.0
ROOMY_UNITS = 180.0
"""Higher panels have room for a line of points."""

FOCUS_ZONE = 2
NO_COUNTS = (0,) * 8


class SeatPanel(ScreenPart):
    """One seat's panel.

    Attributes:
        seat: whose.
        tokens: what it has collected.
        plate: the plate of what it has eaten.
    """

    def __init__(
        self,
        scene: TableScene,
        lists: PieceOCakeLists,
        seat: int,
        wording: Wording,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, parent)
        self.seat = seat
        self._wording = wording
        self._panel = self.own(PanelItem(scene))
        self._line = SeatLine(scene, seat, wording.names[seat], self, tag_at_right=True)
        self.tokens = TokenRow(scene, lists, f"seat/{seat}", self)
        self._minis = MiniTokens(scene, lists, f"open/{seat}", self)
        for part in (self._line, self.tokens, self._minis):
            self.own_part(part)
        self._rule = self.own(PanelItem(scene, PanelStyle(fill="line", radius_px=1)))
        self.plate = self.own(FaceItem(scene, faces.eaten_plate_face(0)))
        self._label = self.own(TextItem(scene, self.tr("eaten")))
        self._label.set_accessible("")
        self._points = self.own(TextItem(scene, ""))
        self._rect = QRectF()
        self._is_active = False
        self._is_open = False

    def show(self, shown: PieceOCakeState, turns: Turns) -> None:
        """Show what the seat has.

        Args:
            shown: what lies open.
            turns: who does what.
        """
        seat, wording = self.seat, self._wording
        tag = turns.tag(shown, seat, is_own=False)
        self._line.set_tag(*tag)
        self._is_active = shown.turn() == seat and not turns.is_past
        own = held(shown.collected, seat)
        self.tokens.show(own)
        self.plate.set_face(faces.eaten_plate_face(shown.eaten_sizes[seat]))
        is_open = shown.eaten[seat] != UNKNOWN and shown.plates_are_open
        self._is_open = is_open and shown.eaten_sizes[seat] > 0
        self._minis.show(counts(shown.eaten[seat]) if is_open else NO_COUNTS)
        eaten = (
            wording.eaten_told(shown.eaten[seat]) if is_open else wording.eaten_count(shown.eaten_sizes[seat])
        )
        leads = wording.leading(
            [item.variety for item in own if item.crown == "own"],
            [item.variety for item in own if item.crown == "shared"],
        )
        told = [wording.collection(shown.collected[seat]), leads, eaten, turns.total_words(shown, seat)]
        self._panel.set_accessible(f"{wording.names[seat]}: {'. '.join(part for part in told if part)}")
        self._panel.tooltip = "\n".join(part for part in told if part)
        self._points.set_text(turns.total_words(shown, seat))
        self.fit(self._rect)

    def fit(self, rect: QRectF) -> None:
        """Stand in a zone.

        Args:
            rect: the panel.
        """
        self._rect = rect
        if rect.isEmpty():
            return
        px, text_px = self.metrics.px, self.metrics.text_px
        frame = Frame("raspberry", max(2.5, px(4))) if self._is_active else None
        self._panel.set_style(PanelStyle(radius_px=px(22), shadow="rest", frame=frame))
        self._panel.resize(rect.width(), rect.height())
        self._panel.place(rect.left(), rect.top())
        side = px(16)
        line_height = px(46) if rect.height() < px(180) else px(56)
        header = QRectF(rect.left() + side, rect.top() + px(8), rect.width() - 2 * side, line_height)
        self._line.fit(header, 26.0 if rect.height() < px(180) else 29.0)
        label_px = text_px(18)
        room = rect.bottom() - px(8) - header.bottom()
        plate = min(px(PLATE_UNITS), room - label_px * 1.3)
        right = rect.right() - px(14)
        slack = max(0.0, room - plate - label_px * 1.35)
        top = header.bottom() + px(10 if slack > px(10) else 2) + (0.0 if self._is_open else slack * 0.2)
        self.plate.resize(plate, plate * 1.04)
        self.plate.place(right - plate, top)
        self._label.set_style(TextStyle(px=label_px, color="ink_soft"))
        self._label.place_center(right - plate / 2, top + plate * 1.04 + label_px * 0.66)
        rule = right - max(plate, self._label.width_px) - px(12)
        self._rule.resize(max(1.0, px(2)), room - px(14))
        self._rule.place(rule, header.bottom() + px(8))
        self._points.set_style(TextStyle(px=text_px(19), color="ink_soft", elide=True, shrink_to_px=13))
        self._points.set_width(rule - px(8) - rect.left() - side)
        has_points = bool(self._points.text) and rect.height() >= px(ROOMY_UNITS)
        bottom = rect.bottom() - px(10)
        if has_points:
            bottom -= self._points.height_px + px(2)
        self._points.place(rect.left() + side, bottom + px(2))
        self.show_item(self._points, has_points)
        minis = max(px(26), 17.0) if self._is_open else 0.0
        bottom -= minis * 1.1
        self._minis.fit(
            QRectF(rect.left() + side, bottom, rule - px(8) - rect.left() - side, minis * 1.1), minis
        )
        top = max(top + px(4), header.bottom() + crown_rise_px(px(TOKEN_UNITS)) + px(2))
        self.tokens.fit(
            QRectF(QPointF(rect.left() + side, top), QPointF(rule - px(8), bottom)), px(TOKEN_UNITS)
        )

    def plate_center(self) -> QPointF:
        """Where eaten slices go."""
        return self.plate.center_px()


class SeatPanels(ScreenPart):
    """The panels of all seats but the own one, from the one after it on."""

    def __init__(
        self, scene: TableScene, lists: PieceOCakeLists, wording: Wording, parent: QObject | None = None
    ) -> None:
        super().__init__(scene, parent)
        self._lists = lists
        self._wording = wording
        self._rects: Sequence[QRectF] = ()
        self.panels: dict[int, SeatPanel] = {}

    def show(self, shown: PieceOCakeState, own_seat: int, turns: Turns) -> None:
        """Show what everyone else has.

        Args:
            shown: what lies open.
            own_seat: the seat that is shown in the tray.
            turns: who does what.
        """
        order = [(own_seat + step) % shown.seats for step in range(1, shown.seats)]
        if list(self.panels) != order:
            for panel in self.panels.values():
                self.drop_part(panel)
            self.panels = {
                seat: SeatPanel(self.scene, self._lists, seat, self._wording, self) for seat in order
            }
            for panel in self.panels.values():
                self.own_part(panel)
            self.relayout(self._rects)
        for panel in self.panels.values():
            panel.show(shown, turns)

    def relayout(self, rects: Sequence[QRectF]) -> None:
        """Stand in the zones.

        Args:
            rects: from the top.
        """
        self._rects = rects
        for panel, rect in zip(self.panels.values(), rects, strict=False):
            panel.fit(rect)
