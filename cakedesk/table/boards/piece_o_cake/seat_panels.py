"""`SeatPanels`: what the other seats have collected, how much they have eaten, and their points so far."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, QSizeF

from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.cut_composer import Look
from cakedesk.table.boards.piece_o_cake.looks import variety_tokens
from cakedesk.table.boards.piece_o_cake.panel_plan import (
    PanelPlan,
    Wants,
    goal_px,
    header_of,
    least_plate_px,
    plans,
    wanted_px,
    with_two_lines,
)
from cakedesk.table.boards.piece_o_cake.standing import held, kinds_of, plates_lie_open
from cakedesk.table.boards.piece_o_cake.turns import Turns
from cakedesk.table.boards.piece_o_cake.wording import Wording, eaten_word
from cakedesk.table.items import FaceItem, PanelItem, PanelStyle, TextItem, TextStyle
from cakedesk.table.joined_words import capital
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.seat_frame import SeatFrame
from cakedesk.table.kit.seat_header import level_points
from cakedesk.table.kit.token_row import LEAST_TOKEN_PX, TokenRow
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.slicer import Work

ALIKE_SHARE = 0.85
"""For a name in two lines pictures may become so large, by what they are below one line."""


class SeatPanel(SeatFrame):
    """One seat's panel."""

    def __init__(self, scene: TableScene, seat: int, wording: Wording) -> None:
        super().__init__(scene, seat, wording.names[seat])
        self._wording = wording
        self.tokens = self.own_part(TokenRow(scene, f"seat/{seat}"))
        self._well = self.own(PanelItem(scene, PanelStyle(fill="well")))
        self.slices = self.own_part(TokenRow(scene, f"open/{seat}", leads=False))
        self._rule = self.own(PanelItem(scene, PanelStyle(fill="line", radius_px=1)))
        self.plate = self.own(FaceItem(scene, faces.eaten_plate_face(0)))
        self._label = self.own(TextItem(scene, eaten_word()))
        self._label.set_accessible("")
        self._rect = QRectF()
        self._opens = False
        self._told = Facts()

    def show(self, shown: PieceOCakeState, turns: Turns, *, is_open: bool) -> None:
        """Show what the seat has."""
        seat, wording, lists = self.seat, self._wording, shown.lists
        tag, points = turns.tag(shown, seat, is_own=False), turns.points(shown, seat)
        is_away, is_active = turns.is_away(seat), shown.turn() == seat and not turns.is_past
        plate = (is_open, shown.eaten_sizes[seat], shown.eaten[seat] if is_open else 0)
        if not self._told.changed(is_away, tag, is_active, shown.collected, plate, points):
            return  # most that happens changes one seat
        self.header.set_away(is_away)
        self.header.set_tag(*tag)
        self.header.set_points(points)
        self.is_active, self._opens = is_active, is_open
        own = held(shown.collected, seat, lists)
        self.tokens.show(variety_tokens(own, lists))
        self.plate.set_face(faces.eaten_plate_face(shown.eaten_sizes[seat]))
        self.slices.show(variety_tokens(kinds_of(shown.eaten[seat], lists) if is_open else (), lists))
        eaten = (
            wording.eaten_told(shown.eaten[seat]) if is_open else wording.eaten_count(shown.eaten_sizes[seat])
        )
        leads = wording.leading(
            [item.variety for item in own if item.crown == "own"],
            [item.variety for item in own if item.crown == "shared"],
        )
        self.tell(
            [
                wording.collection(shown.collected[seat]),
                leads,
                eaten,
                capital(turns.spoken_total(shown, seat)),
            ]
        )
        self.fit(self._rect)

    def fit(self, rect: QRectF) -> None:
        """Stand in a zone."""
        self._rect = rect
        if rect.isEmpty():
            return
        self._label.set_style(TextStyle(px=self.metrics.text_px(18), color="ink_soft"))
        word = QSizeF(self._label.width_px, self._label.height_px)
        wants = Wants(len(self.tokens.tokens), len(self.slices.tokens), word)
        header, units = header_of(self.metrics, rect, opens=self._opens)
        self.fit_frame(rect, header, units)
        plan = self._best(plans(self.metrics, rect, header, wants))
        if self.header.is_cramped:  # two lines, if pictures stay about as large
            higher = with_two_lines(self.metrics, header)
            other = self._best(plans(self.metrics, rect, higher, wants))
            if self._share(other) >= min(1.0, ALIKE_SHARE * self._share(plan)):
                self.fit_frame(rect, higher, units)
                plan = other
        self._apply(plan)

    def _best(self, several: Iterable[tuple[PanelPlan, ...]]) -> PanelPlan:
        """The first plan in which all pictures are large enough, else that with the largest."""
        found: list[PanelPlan] = []
        for alike in several:
            found.append(max(alike, key=self._whole_share))
            if self._whole_share(found[-1]) >= 1.0:
                return found[-1]
        return max(found, key=self._whole_share)

    def _share(self, plan: PanelPlan) -> float:
        """How large pictures come out, by what they should be at least."""
        goal, shares = goal_px(self.metrics), [math.inf]
        if self.tokens.tokens:
            most = wanted_px(self.metrics, self._rect)
            shares.append(min(self.tokens.side_in_px(plan.tokens), most) / goal)
        if self.slices.tokens:
            shares.append(min(self.slices.side_in_px(plan.slices), goal) / LEAST_TOKEN_PX)
        return min(shares)

    def _whole_share(self, plan: PanelPlan) -> float:
        """The same with the plate, where it is all that tells of what was eaten."""
        plate = plan.plate.width() / least_plate_px(self.metrics) if plan.well.isEmpty() else math.inf
        return min(self._share(plan), plate)

    def _apply(self, plan: PanelPlan) -> None:
        """Stand as a plan says."""
        px = self.metrics.px
        self.tokens.fit(plan.tokens, wanted_px(self.metrics, self._rect))
        self.slices.fit(plan.slices, goal_px(self.metrics))
        self.plate.place_in(plan.plate)
        self.show_item(self._label, plan.word is not None)
        if plan.word is not None:
            self._label.place(plan.word.x(), plan.word.y())
        self.show_item(self._well, not plan.well.isEmpty())
        radius = min(plan.well.height() / 2, px(24))
        self._well.set_style(PanelStyle(fill="well", radius_px=radius))
        self._well.place_in(plan.well)
        self.show_item(self._rule, plan.rule.height() > 0)
        self._rule.place_in(QRectF(plan.rule.left(), plan.rule.top(), max(1.0, px(2)), plan.rule.height()))


class SeatPanels(ScreenPart):
    """The panels of all seats but the own one, from the one after it on."""

    def __init__(self, scene: TableScene, wording: Wording) -> None:
        super().__init__(scene)
        self._rects: Sequence[QRectF] = ()
        self.panels: Kept[int, SeatPanel] = Kept(self, lambda seat: SeatPanel(scene, seat, wording))

    def show(self, look: Look, own_seat: int, turns: Turns) -> Work:
        """Show what everyone else has, seat by seat."""
        shown = look.shown
        order = [(own_seat + step) % shown.seats for step in range(1, shown.seats)]
        if list(self.panels) != order:
            self.panels.lay(order)
            self.relayout(self._rects)
        is_open = plates_lie_open(shown, look.seat)
        for panel in self.panels.values():
            panel.show(shown, turns, is_open=is_open)
            yield
        level_points(panel.header for panel in self.panels.values())

    def relayout(self, rects: Sequence[QRectF]) -> None:
        """Stand in the zones."""
        self._rects = rects
        for panel, rect in zip(self.panels.values(), rects, strict=False):
            panel.fit(rect)
        level_points(panel.header for panel in self.panels.values())
