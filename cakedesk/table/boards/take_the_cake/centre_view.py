"""`CentreView`: the sixteen squares that are shared out, whole or cut in pieces."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.art.take_the_cake import faces
from cakedesk.games.take_the_cake.cards import COLOURS
from cakedesk.games.take_the_cake.open_facts import taken_by
from cakedesk.games.take_the_cake.phases import NO_CARD, NO_CUT, SIDE
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table import z_values
from cakedesk.table.boards.take_the_cake.piece_item import PieceItem, PieceSquare
from cakedesk.table.boards.take_the_cake.turn_wording import TurnWording
from cakedesk.table.items import ChipItem, FaceItem, Frame, PanelItem, PanelStyle, TextItem
from cakedesk.table.kit.flow import aspect, column, fill, inset
from cakedesk.table.kit.kept import Kept
from cakedesk.table.metrics import PANEL_RADIUS_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import lay_text

TITLE_UNITS = 30.0
WHOLE = -1
CHIP_SHARE = 0.42

PIECES = 2
"""Where pieces come in the order of reading."""


class CentrePlan(NamedTuple):
    """How the centre is shown."""

    cut: int = NO_CUT  # the cut card, or `NO_CUT`
    turn: int = 0  # of the cut card
    would_be: bool = False  # whether it is only what would be cut
    can_take: Collection[int] = ()  # the pieces that can be chosen
    chosen: int = -1  # the chosen piece; -1: none
    gains: Mapping[int, str] = {}  # what pieces bring, told in the tray


class CentreView(ScreenPart):
    """The centre with its title."""

    def __init__(self, scene: TableScene, words: TurnWording) -> None:
        super().__init__(scene)
        self._words = words
        self._panel = self.own(PanelItem(scene, key="centre panel"))
        self._title = self.own(TextItem(scene))
        self._places: Kept[int, PanelItem] = Kept(self, lambda _: PanelItem(scene))
        self.pieces: Kept[int, PieceItem] = Kept(self, self._make)  # by colour; the whole centre by -1
        self.marks: Kept[int, FaceItem] = Kept(
            self, lambda colour: FaceItem(scene, faces.cut_mark_face(COLOURS[colour], ring=True))
        )
        self._takers: Kept[int, ChipItem] = Kept(self, lambda _: ChipItem(scene, 0, 40))

    def show(self, shown: TakeTheCakeState, plan: CentrePlan, rect: QRectF) -> None:
        """Show what is left."""
        px, lists = self.metrics.px, self._words.lists
        self._panel.set_style(PanelStyle("panel", px(PANEL_RADIUS_UNITS), "rest"))
        self._panel.place_in(rect)
        told, room = self._words.centre_title(shown, would_be=plan.would_be), inset(rect, px(12))
        style = self.fitting(TITLE_UNITS, "display", 800, wrap=True)
        lines = 1 if lay_text(told, style._replace(wrap=False), room.width()).fits else 2
        title, body = column(room, lines * self.metrics.room_px(40, 1.0), fill(), gap_px=px(8))
        self._title.set_text(told)
        self._title.stand_in(title, style._replace(max_lines=lines))
        zone = aspect(inset(body, px(4)), 1.0)
        pitch = zone.width() / SIDE
        pieces = {WHOLE: tuple(range(SIDE * SIDE))}
        if plan.cut != NO_CUT:
            pieces = dict(enumerate(lists.squares[plan.cut][plan.turn]))
        left = {
            colour: tuple(
                PieceSquare(shown.centre[at], *divmod(at, SIDE))
                for at in squares
                if shown.centre[at] != NO_CARD
            )
            for colour, squares in pieces.items()
        }
        left = {colour: squares for colour, squares in left.items() if squares}
        for colour, item in self.pieces.lay(left).items():
            cards = [each.card for each in left[colour]]
            can_take = colour in plan.can_take
            item.set_state("chosen" if colour == plan.chosen else "lit" if can_take else "resting")
            item.show_squares(left[colour], zone.topLeft(), pitch)
            item.focus_order = (PIECES, colour)
            item.set_interactive(can_take)
            item.set_accessible(
                self._words.piece_told(colour, cards) if colour != WHOLE else self._words.cards(cards)
            )
        for colour, mark in self.marks.lay(colour for colour in left if colour != WHOLE).items():
            mark.setZValue(z_values.LAID)
            mark.place_in(self.pieces[colour].mark_rect())
        self._show_takers(shown, zone)
        free = [at for at, card in enumerate(shown.centre) if card == NO_CARD]
        empty = PanelStyle(None, px(12), frame=Frame("line", max(1.5, px(2)), "dashed"))
        for at, place in self._places.lay(free).items():
            row, column_ = divmod(at, SIDE)
            place.set_style(empty)
            cell = QRectF(zone.left() + column_ * pitch, zone.top() + row * pitch, pitch, pitch)
            place.place_in(inset(cell, px(6)))

    def rest(self) -> None:
        """Nothing answers any more."""
        for piece in self.pieces.values():
            piece.set_interactive(False)

    def square_rect(self, card: int) -> QRectF:
        """Where a square lies; empty: it does not."""
        return next(
            (rect for piece in self.pieces.values() if not (rect := piece.square_rect(card)).isEmpty()),
            QRectF(),
        )

    def _show_takers(self, shown: TakeTheCakeState, zone: QRectF) -> None:
        """In the gap of a piece stands who has it, where its first square lay."""
        pitch = zone.width() / SIDE
        for colour, chip in self._takers.lay(taken := taken_by(shown)).items():
            seat, mark = taken[colour], self.marks.get(colour)
            chip.set_seat(seat)
            chip.set_accessible("" if mark else self._words.piece_taken(colour, seat))
            if mark:  # it still lies there: beside its mark, not on a topping
                at = mark.rect_px()
                chip.place_in(at.translated(1.2 * at.width(), 0))
                continue
            row, column_ = divmod(min(self._words.lists.squares[shown.cut][shown.cut_turn][colour]), SIDE)
            chip.resize(pitch * CHIP_SHARE, pitch * CHIP_SHARE)
            chip.place_center(zone.left() + (column_ + 0.5) * pitch, zone.top() + (row + 0.5) * pitch)

    def _make(self, colour: int) -> PieceItem:
        key = "centre" if colour == WHOLE else f"piece/{COLOURS[colour]}"
        return PieceItem(self.scene, self._words.lists, key, colour)
