"""`DuelScreen`: everything on the table of Cherry Duel."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF

from cakedesk.art.cherry_duel.faces import CherriesFace, SliceBackFace, SliceFace
from cakedesk.engine.actions import OVER, UNKNOWN
from cakedesk.games.cherry_duel.state import ROUNDS, CherryDuelState
from cakedesk.table.boards.cherry_duel.composer import Look
from cakedesk.table.boards.cherry_duel.layout import SeatRects, hand_in, table_rects, taken_in
from cakedesk.table.boards.cherry_duel.wording import DuelWording
from cakedesk.table.items import DropZone, FaceItem, TextItem, TextStyle
from cakedesk.table.kit.action_tray import ActionTray, Asked
from cakedesk.table.kit.card_layer import CardLayer
from cakedesk.table.kit.flow import aspect
from cakedesk.table.kit.one_screen_board import OneScreen, OneScreenBoard
from cakedesk.table.kit.seat_frame import SeatFrame
from cakedesk.table.kit.seat_header import SeatPoints
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.metrics import CAPTION_UNITS, MIN_TEXT_PX

OWN, TRAY = range(2)
"""The order of reading."""


class DuelScreen(OneScreen):
    """Two seats, their places, the cherries of the round, and the tray.

    Attributes:
        look: what is shown.
        zones: by seat the place for its slice, and last the own hand.
    """

    def __init__(self, board: OneScreenBoard[Any], look: Look) -> None:
        super().__init__(board, look)
        scene, people = board.scene, board.people
        names = [person.name for person in people]
        self.words = DuelWording(names)
        self.panels = [
            SeatFrame(scene, seat, names, is_away=person.is_away) for seat, person in enumerate(people)
        ]
        self.captions = [self.own(TextItem(scene, person.name)) for person in people]
        self.stake = self.own(TextItem(scene, ""))
        self.prize = self.own(FaceItem(scene, CherriesFace(1), key="prize"))
        places = [DropZone(scene, f"place/{seat}", self.tr("your place")) for seat in (0, 1)]
        self.zones = [self.own(zone) for zone in (*places, DropZone(scene, "hand", self.tr("your hand")))]
        self.cards = CardLayer(scene)
        self.tray = ActionTray(scene, ["confirm"], TRAY)
        for part in (*self.panels, self.cards, self.tray):
            self.own_part(part)

    def show(self, look: Look, staged: int | None = None, asked: Asked | None = None) -> None:
        """Show a look; who acts has staged a slice, or `UNKNOWN`, and is asked something."""
        self.look = look
        self.show_table(look.shown, staged)
        self.tray.ask(asked or Asked(self.words.resting(look.shown, is_past=self.tense.is_past)))

    def rest(self) -> None:
        """Nothing answers any more; what is staged stays in sight."""
        for card in self.cards.cards.values():
            card.set_interactive(False)
        self.tray.ask(Asked(self.words.resting(self.look.shown, is_past=self.tense.is_past)))

    def show_table(self, shown: CherryDuelState, staged: int | None = None) -> None:
        """Show what lies where."""
        rects = table_rects(self.metrics)
        with self.cards as layer:
            self._put_cards(layer, shown, 1 - self.below, rects.other, None)
            self._put_cards(layer, shown, self.below, rects.own, staged)
        for seat, zones in ((1 - self.below, rects.other), (self.below, rects.own)):
            self._show_panel(shown, seat, zones)
            _fit_text(self.captions[seat], zones.caption)
            self.zones[seat].place_in(zones.place)
        self.zones[2].place_in(rects.own.hand)
        for item in (self.prize, self.stake):
            self.show_item(item, shown.round < ROUNDS)
        if shown.round < ROUNDS:
            self.prize.set_face(CherriesFace(shown.round + 1))
            self.prize.place_in(aspect(rects.prize, self.prize.face.aspect))
            self.stake.set_text(self.words.at_stake(shown))
            _fit_text(self.stake, rects.stake)
        self.tray.fit(rects.tray)

    def _put_cards(
        self, layer: CardLayer, shown: CherryDuelState, seat: int, rects: SeatRects, staged: int | None
    ) -> None:
        def put(key: str, card: int, rect: QRectF, order: tuple[int, ...] | None = None) -> None:
            ids, flavours = shown.lists.ids, shown.lists.flavours
            face = SliceBackFace() if card == UNKNOWN else SliceFace(ids[card], flavours[card])
            layer.put(key, face, rect, order, self.words.slice(shown, card))

        taken, hand = shown.taken[seat], shown.hands[seat]
        for card, rect in zip(taken, taken_in(rects.taken, len(taken)), strict=True):
            put(card_key(card), card, rect)
        for number, (card, rect) in enumerate(zip(hand, hand_in(rects.hand, len(hand)), strict=True)):
            key = f"back/{seat}/{number}" if card == UNKNOWN else card_key(card)
            where = rects.place if card == staged != UNKNOWN else rect
            put(key, card, where, None if staged is None else (OWN, number))
        if seat < shown.laid_count:
            card = shown.laid[seat]
            put(f"laid/{seat}" if card == UNKNOWN else card_key(card), card, rects.place)

    def _show_panel(self, shown: CherryDuelState, seat: int, rects: SeatRects) -> None:
        panel, turn = self.panels[seat], shown.turn()
        winners = shown.winners() if turn == OVER else ()
        is_person, is_past = self.people[seat].is_person, self.tense.is_past
        tag = TableWords().seat_tag(seat, turn, winners, is_person=is_person, is_past=is_past)
        panel.header.set_tag(*tag)
        cherries = self.words.cherries(shown.cherries[seat]) if self.aids.points else ""
        if cherries:
            points = SeatPoints(str(shown.cherries[seat]), sign=CherriesFace(1), tooltip=cherries)
            panel.header.set_points(points)
        panel.is_active = turn == seat and not self.tense.is_past
        panel.tell((cherries, *self.words.has(shown, seat)))
        panel.fit_frame(rects.panel, rects.header)


def card_key(card: int) -> str:
    """The key of a slice."""
    return f"slice/{card}"


def _fit_text(text: TextItem, rect: QRectF) -> None:
    px = text.table.metrics.text_px(CAPTION_UNITS)
    text.set_style(TextStyle(px=px, align="center", wrap=True, even=True, shrink_to_px=MIN_TEXT_PX))
    text.set_width(rect.width())
    text.place(rect.left(), rect.center().y() - text.height_px / 2)
