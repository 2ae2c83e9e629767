"""`SeatPanels`: what each seat has: points, stacks, and what is known of its hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from cakedesk.art import faces
from cakedesk.art.top_cake.faces import half_point_face
from cakedesk.engine.actions import OVER
from cakedesk.games.top_cake.cards import hand_kinds
from cakedesk.games.top_cake.phases import BIDDING, ENDED
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.aids import Aids
from cakedesk.table.animation import Group
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.bidding_wording import RowWording, possible_kinds
from cakedesk.table.boards.top_cake.card_faces import mini_kind_face
from cakedesk.table.boards.top_cake.layout import PanelRects, panel_rects
from cakedesk.table.boards.top_cake.stack_layout import StackScale, stack_scale
from cakedesk.table.boards.top_cake.stacked_seat import StackedSeat
from cakedesk.table.boards.top_cake.wording import score_reasons
from cakedesk.table.items import FaceItem, Frame, PanelItem, PanelStyle, TextItem, TextStyle, icon_in
from cakedesk.table.items.tag_item import TagKind
from cakedesk.table.joined_words import said_of
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.flow import aspect, grid, inset
from cakedesk.table.kit.phased_board import PhasedBoard
from cakedesk.table.kit.seat_header import level_points
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

FOCUS_ZONE = 1
"""The panels follow the row in reading order."""

STACKS_IN_A_LINE, MOST_LINES, LINES_GAIN, LEAST_LAYER_SHARE = 3, 3, 1.1, 0.8
"""More stacks stand in more lines where that makes them at least so many times as large, and no layer much
lower: by this share."""


class SeatPanel(StackedSeat):
    """One seat's panel."""

    def __init__(self, scene: TableScene, seat: int, people: Sequence[SeatPerson], aids: Aids) -> None:
        super().__init__(scene, seat, people, aids)
        kinds = hand_kinds(len(people)) if aids.unseen else ()
        self._kinds = len(kinds)
        self.hand = self.own_part(HandInfo(scene, kinds))
        self._plate = self.own(FaceItem(scene, faces.plate_face()))
        self.header.points.focus_order = (FOCUS_ZONE, seat, 0)
        self._is_over = False
        self._rect = QRectF()
        self._told, self._place, self._fits = Facts(), Facts(), Facts()

    def show(self, shown: TopCakeState, wording: RowWording, is_active: bool) -> None:
        """Show what the seat has now."""
        seat, kinds = self.seat, possible_kinds(shown, self.seat)
        is_over, has = shown.phase == ENDED, (shown.stacks[seat], shown.hand_sizes[seat])
        if not self._told.changed(shown.lists, is_over, is_active, has, kinds):
            return  # at most moves nothing is new but for one seat
        self.is_active = is_active
        self._is_over = is_over
        if self._aids.points or self._is_over:
            self._tell_points(shown.scores()[seat], score_reasons(shown, seat))
        else:
            self.header.set_points(None)
        self.hand.show(shown, self.seat)
        self.hand.set_shown(self.is_shown and not self._is_over)
        hand = wording.hand if self._aids.unseen else wording.hand_size
        self._panel.set_accessible(said_of(self.header.who, hand(shown, self.seat)))
        self._show_stacks(shown)
        self._fit()

    def fit(self, rect: QRectF) -> None:
        """Stand in a zone."""
        if self._place.changed(rect, self.metrics):
            self._rect = rect
            self._fit()

    def set_shown(self, shown: bool) -> None:
        """Show or hide the panel."""
        super().set_shown(shown)
        self.hand.set_shown(shown and not self._is_over)

    def _show_stacks(self, shown: TopCakeState) -> None:
        stacks = shown.stacks[self.seat]
        self._have_stacks(shown.lists, len(stacks), "panel-stack", FOCUS_ZONE, 1)
        for item, stack in zip(self.stacks, stacks, strict=True):
            item.set_counted(self._aids.points or self._is_over)
            if item.cards != tuple(stack):
                item.set_stack(stack)

    def _fit(self) -> None:
        rect = self._rect
        if rect.isEmpty():
            return
        parts = panel_rects(self.metrics, rect, self._kinds)
        self.fit_frame(rect, parts.header)
        # The rest depends on less than what changes at every move.
        cards = [stack.cards for stack in self.stacks]
        if not self._fits.changed(rect, self.metrics, cards, self._is_over):
            return
        self.hand.fit(parts)
        room = parts.stacks
        if self._is_over:
            room.setRight(parts.header.right())
        self._fit_stacks(room)

    def _fit_stacks(self, room: QRectF) -> None:
        self.show_item(self._plate, not self.stacks)
        if not self.stacks:  # a plate, where the first stack will stand
            plate = aspect(inset(room, room.width() * 0.1, 0.0), faces.plate_face().aspect)
            plate.moveBottom(room.bottom())
            self._plate.place_in(plate)
            return
        specs, scale, places = [stack.specs for stack in self.stacks], StackScale(0.0, 0.0), []
        for lines in range(1, MOST_LINES + 1 if len(specs) > STACKS_IN_A_LINE else 2):
            cells = stack_places(room, len(specs), lines, self.metrics.px(14))
            larger = stack_scale(specs, cells[0].width(), cells[0].height(), self.metrics)
            if (
                larger.plate_px >= scale.plate_px * LINES_GAIN
                and larger.layer_px >= scale.layer_px * LEAST_LAYER_SHARE
            ):
                scale, places = larger, cells
        for item, place in zip(self.stacks, places, strict=True):
            item.fit(place, scale)


def stack_places(room: QRectF, count: int, lines: int, tag_px: float) -> list[QRectF]:
    """Where the stacks of a panel stand in so many lines."""
    gap = 0.0 if lines == 1 else tag_px * 0.4
    cells = grid(room, count, -(-count // lines), last_middle=True)
    return [cell.adjusted(tag_px, gap, 0.0, 0.0) for cell in cells]


class SeatPanels(ScreenPart):
    """The panels of all seats, in seat order."""

    def __init__(self, board: PhasedBoard) -> None:
        super().__init__(board.scene)
        self._people, self._is_past = board.people, board.tense.is_past
        self._wording = RowWording([person.name for person in board.people])
        self.panels = [
            self.own_part(SeatPanel(board.scene, seat, board.people, board.aids))
            for seat in range(len(board.people))
        ]

    def show_seat(self, shown: TopCakeState, seat: int) -> None:
        """Show what one seat has now."""
        turn, panel = shown.turn(), self.panels[seat]
        has_half = seat == shown.starter and shown.half_card < 0 and shown.phase != ENDED
        panel.header.set_tag(*self._tag(shown, seat, turn), half_point_face() if has_half else None)
        panel.show(shown, self._wording, seat == turn and not self._is_past)

    def relayout(self, rects: Sequence[QRectF]) -> None:
        """Stand in the zones of the seats."""
        for panel, rect in zip(self.panels, rects, strict=True):
            panel.fit(rect)
        self.level_points()

    def level_points(self) -> None:
        """Let the points of all be of one size."""
        level_points(panel.header for panel in self.panels)

    def pictures_there(self) -> Group:
        """Moves nothing, but not before all stacks are drawn: until then tags would be seen without cakes."""
        pictures = [stack.picture for panel in self.panels for stack in panel.stacks]
        return Group(name="pictures", pictures=[picture for picture in pictures if picture.is_late()])

    def _tag(self, shown: TopCakeState, seat: int, turn: int) -> tuple[str, TagKind]:
        person, winners = self._people[seat].is_person, shown.winners() if turn == OVER else ()
        tag = TableWords().seat_tag(seat, turn, winners, is_person=person, is_past=self._is_past)
        if tag[0] or turn == OVER:
            return tag
        if seat == turn:
            return self.tr("to bid"), "you"
        if seat == shown.starter:
            return self.tr("starter"), "quiet"
        bids_left = shown.bid_turns_in_round - shown.bid_turns
        is_next = shown.phase == BIDDING and bids_left > 1 and seat == (turn + 1) % shown.seats
        return self.tr("next") if is_next and not self._is_past else "", "quiet"


class HandInfo(ScreenPart):
    """The right side of a seat's panel: public knowledge only."""

    def __init__(self, scene: TableScene, kinds: Sequence[int]) -> None:
        super().__init__(scene)
        self._kinds = tuple(kinds)
        self._icon = self.own(FaceItem(scene, icon_in("cards", "ink")))
        self._count = self.own(TextItem(scene, "0").mute())
        frame = PanelStyle(fill=None)
        self._frames = [self.own(PanelItem(scene, frame)) for _ in self._kinds]
        self._faces = [self.own(FaceItem(scene, mini_kind_face(kind))) for kind in self._kinds]

    @property
    def possible(self) -> list[bool]:
        """For each kind that the hand began with whether it is shown as possible."""
        mine = set(self.items())
        return [face in mine for face in self._faces]

    def show(self, shown: TopCakeState, seat: int) -> None:
        """Show what everyone knows of a hand."""
        self._count.set_text(str(shown.hand_sizes[seat]))
        possible = set(possible_kinds(shown, seat)) if shown.hand_sizes[seat] else set[int]()
        for kind, face, frame in zip(self._kinds, self._faces, self._frames, strict=True):
            self.show_item(face, kind in possible)
            self.show_item(frame, kind not in possible)

    def center(self) -> QPointF:
        """The middle of the cards' sign: where laid cards come from."""
        return self._icon.center_px()

    def fit(self, rects: PanelRects) -> None:
        """Stand at the right of a panel."""
        px, count = self.metrics.px, rects.count
        side = min(px(36), count.height())
        self._icon.place_in(QRectF(count.left() - px(1), count.center().y() - side / 2, side, side))
        self._count.set_style(TextStyle(px=self.metrics.text_px(24), family="display", weight=800))
        self._count.place(count.left() + side + px(6), count.center().y() - self._count.height_px / 2)
        line = Frame("line", max(1.0, px(2)), "dotted")
        style = PanelStyle(fill=None, radius_px=px(6), frame=line)
        for rect, face, frame in zip(rects.kinds, self._faces, self._frames, strict=True):
            face.place_in(rect)
            frame.set_style(style)
            frame.place_in(inset(rect, px(1.5)))
