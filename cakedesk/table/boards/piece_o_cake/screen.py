"""`Screen`: everything on the table of Piece o' Cake."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF

from cakedesk.art.faces import crown_face
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table import z_values
from cakedesk.table.board import Tense
from cakedesk.table.boards.piece_o_cake.cake_boxes import CakeBoxes
from cakedesk.table.boards.piece_o_cake.choose_panel import ChoosePanel
from cakedesk.table.boards.piece_o_cake.composer import Look
from cakedesk.table.boards.piece_o_cake.layout import TableRects, table_rects, tray_rects
from cakedesk.table.boards.piece_o_cake.own_seat import OwnSeat
from cakedesk.table.boards.piece_o_cake.piece_list import PieceList
from cakedesk.table.boards.piece_o_cake.rest_wording import RestWording, Turns
from cakedesk.table.boards.piece_o_cake.ring_view import RingView
from cakedesk.table.boards.piece_o_cake.seat_panels import SeatPanel, SeatPanels
from cakedesk.table.boards.piece_o_cake.standings_panel import StandingsPanel
from cakedesk.table.boards.piece_o_cake.turn_wording import ChoiceWording, CutWording
from cakedesk.table.items import ButtonItem, FaceItem
from cakedesk.table.kit.action_tray import ActionTray, Asked
from cakedesk.table.kit.one_screen_board import OneScreen, OneScreenBoard
from cakedesk.table.kit.points_sheet import PointsSheet
from cakedesk.table.metrics import MIN_TARGET_PX
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.slicer import Work, at_once, calls

Side = Literal["cut", "choose", "standings"]
FOCUS_ZONE_BUTTONS, FOCUS_ZONE_SWAP = 6, 7
SWAP_GAP_UNITS = 12.0
"""Between the button for who leads and the tray."""
SWAP_UNITS, CROWN_SHARE = 52.0, 0.5


class Screen(OneScreen):
    """The ring, the seats, the side panel and the tray."""

    def __init__(self, board: OneScreenBoard[Screen], look: Look) -> None:
        super().__init__(board, look)
        scene, lists = self.scene, look.shown.lists
        self.names = tuple(person.name for person in self.people)
        self.cut_words = CutWording(lists, self.names)
        self.choice_words = ChoiceWording(lists, self.names)
        self.words = RestWording(lists, self.names)
        self.turns = Turns(self.people)
        self.turns.shows_points, self.turns.is_past = self.aids.points, self.tense.is_past
        self.turns.is_replay = self.tense is Tense.REPLAY
        self.ring = self.own_part(RingView(scene, lists, self.words))
        self.panels = self.own_part(SeatPanels(scene, self.words))
        self.boxes = self.own_part(CakeBoxes(scene))
        self.piece_list = PieceList(scene, lists)
        self.choose_panel = ChoosePanel(scene, lists, self.choice_words)
        self.choose_panel.shows_points = self.aids.points
        self.standings = StandingsPanel(scene, lists, self.words, tells_unseen=self.aids.unseen)
        self.sheet = self.own_part(PointsSheet(scene, self.names))
        sharing = sum(person.is_person or person.is_away for person in self.people)
        peeks = sharing > 1 and self.tense is not Tense.REPLAY
        self.own_seat = self.own_part(OwnSeat(scene, lists, self.words, self.turns, peeks=peeks))
        self.tray = self.own_part(ActionTray(scene, ("confirm", "first", "second"), FOCUS_ZONE_BUTTONS))
        self._sides: dict[Side, ScreenPart] = {
            "cut": self.piece_list,
            "choose": self.choose_panel,
            "standings": self.standings,
        }
        for side in self._sides.values():
            self.own_part(side)
        self.sheet.set_shown(False)
        self._turn_side: Side | None = None
        self.swap = self.own(ButtonItem(scene, "who-leads", "", "icon", self._swap_side))
        self.swap.set_accessible(self.tr("Who leads"))
        self.swap.tooltip = self.tr("Who leads")
        self.swap.focus_order = (FOCUS_ZONE_SWAP,)
        self._crown = self.own(FaceItem(scene, crown_face()))
        self._crown.setZValue(z_values.TEXT + 1)
        self.show_side("standings")
        self._rects: TableRects | None = None

    @property
    def rects(self) -> TableRects:
        """Where everything stands."""
        assert self._rects is not None
        return self._rects

    def show(self, look: Look) -> None:
        """See `OneScreen.show`."""
        at_once(self.showing(look))

    def showing(self, look: Look) -> Work:
        """See `OneScreen.showing`."""
        yield from self.showing_table(look)
        self.show_side("standings")
        words = self.words
        prompt = words.resting(look.shown, is_past=self.turns.is_past)
        self.ask(Asked(prompt, words.coming(look.shown, self.turns)))
        yield

    def showing_table(self, look: Look) -> Work:
        """Show a look but for the side panel and the tray: a turn that begins shows its own there."""
        self.look = look
        shown = look.shown
        self.sheet.set_shown(False)
        yield from calls(*self.panels.showing(look, self.below, self.turns))
        self.boxes.show(shown)
        yield
        self.ring.show(shown)
        yield
        self.standings.show(shown)
        yield

    def ask(self, asked: Asked, then: PieceOCakeState | None = None) -> None:
        """Ask something (`then`: what will lie open once what is staged is confirmed)."""
        self.own_seat.show(self.look.shown, self.below, then, viewer=self.look.seat)
        self.tray.ask(asked)

    def rest(self) -> None:
        """Take the buttons away and make nothing on the ring answer: somebody has confirmed a turn."""
        self.ask(Asked(self.words.resting(self.look.shown)))
        self.ring.rest()
        self.show_side("standings")

    def show_side(self, side: Side) -> None:
        """Show one of the panels at the right, with a button for who leads beside that of a turn."""
        self._turn_side = None if side == "standings" else side
        for item in (self.swap, self._crown):
            self.show_item(item, self._turn_side is not None)
        self._show_only(side)

    def _swap_side(self) -> None:
        """Show who leads instead of what the turn is about, or that again."""
        if self._turn_side is not None:
            self._show_only(self._turn_side if self.standings.is_shown else "standings")

    def close_standings(self) -> bool:
        """Show again what the turn is about. Returns whether who leads was shown instead."""
        covers = self._turn_side is not None and self.standings.is_shown
        if covers:
            self._swap_side()
        return covers

    def _show_only(self, side: Side) -> None:
        for name, part in self._sides.items():
            if part.is_shown != (name == side):
                part.set_shown(self.is_shown and name == side)

    def relayout(self) -> None:
        """Stand in the table's present size."""
        shown = self.look.shown
        opens = self.turns.is_replay or shown.plates_are_open
        rects = table_rects(self.metrics, max(1, shown.seats - 1), opens=opens)
        self._rects = rects
        self.ring.relayout(rects.ring)
        self.panels.relayout(rects.panels)
        self.boxes.relayout(rects.boxes)
        self.piece_list.fit(rects.side)
        self.choose_panel.fit(rects.side)
        self.standings.fit(rects.side)
        side = max(MIN_TARGET_PX, self.metrics.px(SWAP_UNITS))
        self.swap.resize(side, side)
        corner = QPointF(self.swap.width_px, self.swap.height_px)
        corner = rects.stage.bottomRight() - corner - QPointF(0.0, self.metrics.px(SWAP_GAP_UNITS))
        self.swap.place(corner.x(), corner.y())
        self._crown.resize(side * CROWN_SHARE, side * CROWN_SHARE)
        self._crown.place_center(self.swap.center_px().x(), self.swap.center_px().y())
        self.sheet.fit(rects.stage)
        tray = tray_rects(self.metrics, rects.tray, rects.margin_px)
        self.own_seat.relayout(rects.tray, tray)
        self.tray.fit(tray.actions)

    def panel_of(self, seat: int) -> OwnSeat | SeatPanel:
        """What has the plate and the collected slices of a seat."""
        return self.own_seat if seat == self.below else self.panels.panels[seat]
