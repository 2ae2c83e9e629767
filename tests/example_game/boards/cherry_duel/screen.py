"""`Screen`: everything on the table of Cherry Duel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF

from cakedesk.art.cherry_duel.faces import CherriesFace, SliceBackFace, SliceFace
from cakedesk.engine.actions import OVER, UNKNOWN
from cakedesk.games.cherry_duel.state import ROUNDS, CherryDuelState
from cakedesk.table.aids import Aids
from cakedesk.table.board import SeatPerson, Tense
from cakedesk.table.boards.cherry_duel.composer import Look
from cakedesk.table.boards.cherry_duel.layout import SeatRects, hand_in, table_rects, taken_in
from cakedesk.table.boards.cherry_duel.wording import Wording
from cakedesk.table.items import DropZone, FaceItem, TableItem, TextItem, TextStyle
from cakedesk.table.items.tag_item import TagKind
from cakedesk.table.kit.action_tray import ActionTray, Asked
from cakedesk.table.kit.card_layer import CardLayer
from cakedesk.table.kit.flow import aspect
from cakedesk.table.kit.seat_frame import SeatFrame
from cakedesk.table.kit.seat_header import SeatPoints
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.metrics import CAPTION_UNITS, MIN_TEXT_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

OWN, TRAY = range(2)
"""The order of reading."""


class SeatPanel(SeatFrame):
    """A seat's panel."""

    def tell(self, who: str, told: str) -> None:
        """Say what the seat has to who hears it or points at it."""
        self._panel.set_accessible(f"{who}: {told}")
        self._panel.tooltip = told


class Screen(ScreenPart):
    """Two seats, their places, the cherries of the round, and the tray.

    Attributes:
        look: what is shown.
        below: the seat whose things are below.
        zones: by seat the place for its slice, and last the own hand.
    """

    def __init__(
        self,
        scene: TableScene,
        look: Look,
        people: Sequence[SeatPerson],
        aids: Aids,
        tense: Tense,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, parent)
        self.look, self.below = look, 0
        self.words = Wording([person.name for person in people], self)
        self._people, self._aids, self._tense = people, aids, tense
        self.panels = [
            SeatPanel(scene, seat, person.name, self, is_away=person.is_away)
            for seat, person in enumerate(people)
        ]
        self.captions = [self.own(TextItem(scene, person.name)) for person in people]
        self.stake = self.own(TextItem(scene, ""))
        self.prize = self.own(FaceItem(scene, CherriesFace(1)))
        places = [DropZone(scene, f"place/{seat}", self.tr("your place")) for seat in (0, 1)]
        self.zones = [self.own(zone) for zone in (*places, DropZone(scene, "hand", self.tr("your hand")))]
        self.cards = CardLayer(scene, self)
        self.tray = ActionTray(scene, ["confirm"], TRAY, self)
        for part in (*self.panels, self.cards, self.tray):
            self.own_part(part)

    def show(self, look: Look, staged: int = UNKNOWN, asked: Asked | None = None) -> None:
        """Show a look; who acts has staged a slice, and is asked something."""
        self.look = look
        persons = [seat for seat, person in enumerate(self._people) if person.is_person]
        self.below = look.seat if look.seat is not None else persons[0] if persons else 0
        self.show_table(look.shown, staged, may_act=asked is not None)
        self.tray.ask(asked or Asked(self.words.resting(look.shown, is_past=self._tense.is_past)))

    def rest(self) -> None:
        """Nothing answers any more; what is staged stays in sight."""
        for card in self.cards.cards.values():
            card.set_interactive(False)
        self.tray.ask(Asked(self.words.resting(self.look.shown, is_past=self._tense.is_past)))

    def show_table(self, shown: CherryDuelState, staged: int = UNKNOWN, *, may_act: bool = False) -> None:
        """Show what lies where."""
        rects = table_rects(self.metrics)
        with self.cards as layer:
            self._put_cards(layer, shown, 1 - self.below, rects.other)
            self._put_cards(layer, shown, self.below, rects.own, staged, may_act=may_act)
        for seat, zones in ((1 - self.below, rects.other), (self.below, rects.own)):
            self._show_panel(shown, seat, zones)
            _fit_text(self.captions[seat], zones.caption)
            _put(self.zones[seat], zones.place)
        _put(self.zones[2], rects.own.hand)
        for item in (self.prize, self.stake):
            self.show_item(item, shown.round < ROUNDS)
        if shown.round < ROUNDS:
            self.prize.set_face(CherriesFace(shown.round + 1))
            _put(self.prize, aspect(rects.prize, self.prize.face.aspect))
            self.stake.set_text(self.words.at_stake(shown))
            _fit_text(self.stake, rects.stake)
        self.tray.fit(rects.tray)

    def _put_cards(
        self,
        layer: CardLayer,
        shown: CherryDuelState,
        seat: int,
        rects: SeatRects,
        staged: int = UNKNOWN,
        *,
        may_act: bool = False,
    ) -> None:
        def put(key: str, card: int, rect: QRectF, order: tuple[int, ...] | None = None) -> None:
            layer.put(key, self._face(shown, card), rect, order, self.words.slice(shown, card))

        taken, hand = shown.taken[seat], shown.hands[seat]
        for card, rect in zip(taken, taken_in(rects.taken, len(taken)), strict=True):
            put(card_key(card), card, rect)
        for number, (card, rect) in enumerate(zip(hand, hand_in(rects.hand, len(hand)), strict=True)):
            key = f"back/{seat}/{number}" if card == UNKNOWN else card_key(card)
            put(
                key,
                card,
                rects.place if card == staged != UNKNOWN else rect,
                (OWN, number) if may_act else None,
            )
        if seat < shown.laid_count:
            card = shown.laid[seat]
            put(f"laid/{seat}" if card == UNKNOWN else card_key(card), card, rects.place)

    def _show_panel(self, shown: CherryDuelState, seat: int, rects: SeatRects) -> None:
        panel, turn = self.panels[seat], shown.turn()
        tag: tuple[str, TagKind] = ("", "quiet")
        if turn == OVER:
            tag = (TableWords().winner(), "good") if seat in shown.winners() else tag
        elif turn == seat and self._tense.is_past:
            tag = (TableWords().next_up(), "quiet")
        elif turn == seat and self._people[seat].is_person:
            tag = (TableWords().your_turn(), "you")
        panel.header.set_tag(*tag)
        told = self.words.has(shown, seat)
        if self._aids.points:
            cherries = self.words.cherries(shown.cherries[seat])
            panel.header.set_points(
                SeatPoints(str(shown.cherries[seat]), sign=CherriesFace(1), tooltip=cherries)
            )
            told = f"{cherries}, {told}"
        panel.is_active = turn == seat and not self._tense.is_past
        panel.tell(self.words.who(self._people[seat]), told)
        panel.fit_frame(rects.panel, rects.header)

    def _face(self, shown: CherryDuelState, card: int) -> SliceFace | SliceBackFace:
        lists = shown.lists
        return SliceBackFace() if card == UNKNOWN else SliceFace(lists.ids[card], lists.flavours[card])


def card_key(card: int) -> str:
    """The key of a slice."""
    return f"slice/{card}"


def _put(item: TableItem, rect: QRectF) -> None:
    item.resize(rect.width(), rect.height())
    item.place(rect.left(), rect.top())


def _fit_text(text: TextItem, rect: QRectF) -> None:
    metrics = text.table.metrics
    text.set_style(
        TextStyle(
            px=metrics.text_px(CAPTION_UNITS), align="center", wrap=True, even=True, shrink_to_px=MIN_TEXT_PX
        )
    )
    text.set_width(rect.width())
    text.place(rect.left(), rect.center().y() - text.height_px / 2)
