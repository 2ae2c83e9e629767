"""`SeatPanels`: what the other seats have collected, and how much they have eaten."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF

from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.cut_composer import Look
from cakedesk.table.boards.piece_o_cake.open_plates import plates_lie_open
from cakedesk.table.boards.piece_o_cake.seat_line import SeatLine
from cakedesk.table.boards.piece_o_cake.standing import held, kinds_of
from cakedesk.table.boards.piece_o_cake.tokens import TokenRow, crown_rise_px
from cakedesk.table.boards.piece_o_cake.turns import Turns
from cakedesk.table.boards.piece_o_cake.wording import Wording
from cakedesk.table.items import FaceItem, Frame, PanelItem, PanelStyle, TextItem, TextStyle
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

TOKEN_UNITS = 64.0
PLATE_UNITS = 68.0
ROOMY_UNITS = 180.0
"""Higher panels have room for a line of points."""

WELL_UNITS = (34.0, 54.0)
"""The least and the greatest height of the well of what lies open on a plate."""

WELL_SHARE = 0.36
"""The height of that well by the room below the name."""


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
        self._well = self.own(PanelItem(scene, PanelStyle(fill="well")))
        self._slices = TokenRow(scene, lists, f"open/{seat}", self, leads=False)
        for part in (self._line, self.tokens, self._slices):
            self.own_part(part)
        self._rule = self.own(PanelItem(scene, PanelStyle(fill="line", radius_px=1)))
        self.plate = self.own(FaceItem(scene, faces.eaten_plate_face(0)))
        self._label = self.own(TextItem(scene, self.tr("eaten")))
        self._label.set_accessible("")
        self._points = self.own(TextItem(scene, ""))
        self._rect = QRectF()
        self._is_active = False
        self._is_open = False
        self._everything: object = None

    def show(self, shown: PieceOCakeState, turns: Turns, *, is_open: bool) -> None:
        """Show what the seat has.

        Args:
            shown: what lies open.
            turns: who does what.
            is_open: whether what it has eaten lies open.
        """
        seat, wording = self.seat, self._wording
        tag, points = turns.tag(shown, seat, is_own=False), turns.total_words(shown, seat)
        is_away, is_active = turns.is_away(seat), shown.turn() == seat and not turns.is_past
        plate = (is_open, shown.eaten_sizes[seat], shown.eaten[seat] if is_open else 0)
        everything = (is_away, tag, is_active, tuple(shown.collected), plate, points)
        if everything == self._everything:
            return  # most that happens changes one seat
        self._everything = everything
        self._line.set_away(is_away)
        self._line.set_tag(*tag)
        self._is_active = is_active
        own = held(shown.collected, seat, shown.lists)
        self.tokens.show(own)
        self.plate.set_face(faces.eaten_plate_face(shown.eaten_sizes[seat]))
        self._is_open = is_open
        self._slices.show(kinds_of(shown.eaten[seat], shown.lists) if is_open else ())
        eaten = (
            wording.eaten_told(shown.eaten[seat]) if is_open else wording.eaten_count(shown.eaten_sizes[seat])
        )
        leads = wording.leading(
            [item.variety for item in own if item.crown == "own"],
            [item.variety for item in own if item.crown == "shared"],
        )
        told = [wording.collection(shown.collected[seat]), leads, eaten, points]
        self._panel.set_accessible(f"{turns.who(seat)}: {'. '.join(part for part in told if part)}")
        self._panel.tooltip = "\n".join(part for part in told if part)
        self._points.set_text(points)
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
        side, is_low = px(16), rect.height() < px(ROOMY_UNITS)
        header = QRectF(
            rect.left() + side, rect.top() + px(8), rect.width() - 2 * side, px(46 if is_low else 56)
        )
        self._line.fit(header, 26.0 if is_low else 29.0)
        room = QRectF(header.left(), header.bottom(), header.width(), rect.bottom() - px(8) - header.bottom())
        self._label.set_style(TextStyle(px=text_px(18), color="ink_soft"))
        self.show_item(self._well, self._is_open)
        self.show_item(self._rule, not self._is_open)
        self._points.set_style(TextStyle(px=text_px(19), color="ink_soft", elide=True, shrink_to_px=13))
        has_points = bool(self._points.text) and not is_low
        self.show_item(self._points, has_points)
        points = self._points.height_px if has_points else 0.0
        left = self._fit_open_plate(room, points) if self._is_open else self._fit_plate(room)
        self._fit_points(left)
        if has_points and self._points.is_elided and not self._is_open:
            self._fit_points(room)  # below it all, as wide as the panel
            room.setBottom(self._points.y())
            left = self._fit_plate(room)
        elif has_points:
            left.setBottom(self._points.y() - px(2))
        left.setTop(left.top() + crown_rise_px(px(TOKEN_UNITS)) + px(2))
        self.tokens.fit(left, px(TOKEN_UNITS))

    def _fit_plate(self, room: QRectF) -> QRectF:
        """Put the plate at the right, with what it is below it. Returns the room left of it."""
        px = self.metrics.px
        label_height = self._label.height_px
        plate = min(px(PLATE_UNITS), room.height() - label_height - px(4))
        column = max(px(PLATE_UNITS), self._label.width_px)
        middle = room.right() - column / 2
        slack = room.height() - plate * 1.04 - label_height
        top = room.top() + max(0.0, slack * 0.3, px(2))
        self.plate.resize(plate, plate * 1.04)
        self.plate.place(middle - plate / 2, top)
        self._label.place(middle - self._label.width_px / 2, self.plate.rect_px().bottom())
        self.show_item(self._label, True)
        rule = room.right() - column - px(12)
        self._rule.resize(max(1.0, px(2)), room.height() - px(14))
        self._rule.place(rule, room.top() + px(8))
        return QRectF(room.topLeft(), QPointF(rule - px(8), room.bottom()))

    def _fit_open_plate(self, room: QRectF, points_px: float) -> QRectF:
        """Put the plate and what lies on it into a well at the bottom.

        Args:
            room: the panel below its first line.
            points_px: the height of the line of points, which comes above the well.

        Returns:
            The room above the well.
        """
        px = self.metrics.px
        least, greatest = WELL_UNITS
        height = min(px(greatest), max(px(least), (room.height() - points_px) * WELL_SHARE))
        well = QRectF(room.left(), room.bottom() - height, room.width(), height)
        self._well.set_style(PanelStyle(fill="well", radius_px=height / 2))
        self._well.resize(well.width(), well.height())
        self._well.place(well.left(), well.top())
        plate = height * 0.92
        self.plate.resize(plate, plate * 1.04)
        self.plate.place(well.left() + px(2), well.center().y() - plate * 0.52)
        label_left = well.right() - px(14) - self._label.width_px
        slices = QRectF(self.plate.rect_px().right() + px(12), 0.0, 0.0, height * 0.82)
        slices.moveTop(well.top() + height * 0.08)
        slices.setRight(well.right() - px(12))
        side = slices.height() / 1.04
        self._slices.fit(slices, side)
        has_label = self._slices.right_px() + px(8) <= label_left
        self.show_item(self._label, has_label)
        self._label.place(label_left, well.center().y() - self._label.height_px / 2)
        return QRectF(room.topLeft(), QPointF(room.right(), well.top() - px(4)))

    def _fit_points(self, room: QRectF) -> None:
        self._points.set_width(room.width())
        self._points.place(room.left(), room.bottom() - self._points.height_px - self.metrics.px(2))

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

    def show(self, look: Look, own_seat: int, turns: Turns) -> None:
        """Show what everyone else has.

        Args:
            look: what lies open.
            own_seat: the seat that is shown in the tray.
            turns: who does what.
        """
        shown = look.shown
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
        is_open = plates_lie_open(shown, look.seat)
        for panel in self.panels.values():
            panel.show(shown, turns, is_open=is_open)

    def relayout(self, rects: Sequence[QRectF]) -> None:
        """Stand in the zones.

        Args:
            rects: from the top.
        """
        self._rects = rects
        for panel, rect in zip(self.panels.values(), rects, strict=False):
            panel.fit(rect)
