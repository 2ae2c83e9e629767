"""`CutZone`: the cut cards that a person chooses from; else the cut of this round, and who made it."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Signal

from cakedesk.art.render import Order
from cakedesk.art.take_the_cake import faces
from cakedesk.games.take_the_cake.cards import TURNS
from cakedesk.games.take_the_cake.open_facts import unseen_toppings
from cakedesk.games.take_the_cake.phases import NO_CUT
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table import z_values
from cakedesk.table.boards.take_the_cake.composer import CutComposer
from cakedesk.table.boards.take_the_cake.looks import TOPPING_FACES, cut_card
from cakedesk.table.boards.take_the_cake.turn_wording import TurnWording
from cakedesk.table.items import ButtonItem, CardItem, FaceItem, PanelItem, PanelStyle, TextItem
from cakedesk.table.items.base import Surface
from cakedesk.table.kit.flow import aspect, column, fill, inset
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.tally import TitledTally
from cakedesk.table.metrics import BUTTON_UNITS, CAPTION_UNITS, PANEL_RADIUS_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.short_names import short_names

TITLE_UNITS = 30.0
DIAL_SHARE = 164 / 300
"""The width of a card by that of the dial around it."""

LEAST_UNITS = 345.0
"""The least height for two cut cards; else they have the room of what is still to come as well."""

NOTED_UNITS = 420.0
"""The least height for both cards with words below them."""

DIAL_STEP = 10
"""So many degrees more are seen."""

CUTS = 1
"""Where cut cards come in the order of reading."""


class CutCardItem(CardItem):
    """A cut card. Whoever drags it turns it round its middle."""

    def __init__(self, table: Surface, key: str, on_turning: Callable[[float], None]) -> None:
        super().__init__(table, faces.cut_back_face(), key=key)
        self.degrees = 0.0  # how far it is turned just now besides what it shows, clockwise
        self._on_turning = on_turning
        self._grip = QPointF()
        self.drag_only = True

    def hold(self, at: QPointF) -> None:
        """The pointer takes hold of it, wherever else it goes then."""
        self._grip = at - self.pos() - QPointF(self.width_px / 2, self.height_px / 2)

    def carried_to(self, pos: QPointF) -> QPointF:
        """It stays where it is, and turns after the pointer."""
        begun, now = self._grip, self._grip + pos - self.pos()
        self.degrees = math.degrees(math.atan2(now.y(), now.x()) - math.atan2(begun.y(), begun.x())) % 360
        self.setTransformOriginPoint(QPointF(self.width_px / 2, self.height_px / 2))
        self.setRotation(self.degrees)
        self._on_turning(self.degrees)
        return self.pos()

    def let_go(self) -> int:
        """Lie straight again. Returns how many quarters it was turned."""
        quarters, self.degrees = round(self.degrees / 90) % TURNS, 0.0
        self.setRotation(0.0)
        return quarters


class CutZone(ScreenPart):
    """The zone at the left."""

    turn_pressed = Signal()  # a quarter on
    turning = Signal(float)  # a card follows the pointer, so many degrees clockwise from where it lay

    def __init__(self, scene: TableScene, words: TurnWording) -> None:
        super().__init__(scene)
        self._words = words
        self._panel = self.own(PanelItem(scene))
        self._title = self.own(TextItem(scene, key="cuts title"))
        self._dial = self.own(FaceItem(scene, faces.dial_face()))
        self._who = self.own(TextItem(scene))
        self._turn = self.own(ButtonItem(scene, "turn", words.turn_button(), on_click=self.turn_pressed.emit))
        self._turn.focus_order = (CUTS, 9)
        self.cards: Kept[int, CutCardItem] = Kept(
            self, lambda card: CutCardItem(scene, f"cut/{words.lists.cuts[card]}", self.turning.emit)
        )
        self._to_come_panel = self.own(PanelItem(scene))
        self._to_come = self.own_part(TitledTally(scene, TOPPING_FACES, words.still_to_come()))

    def show(
        self, shown: TakeTheCakeState, composer: CutComposer | None, rect: QRectF, to_come: QRectF
    ) -> None:
        """Show both cards that the cutter has, or the one that was chosen; and what is still to come."""
        px, words = self.metrics.px, self._words
        if composer is not None and rect.height() < self.metrics.room_px(LEAST_UNITS):
            rect, to_come = rect.united(to_come), QRectF()
        self._stand(self._panel, rect)
        self._count(shown, to_come)
        self.show_item(self._title, True)
        title, body = column(inset(rect, px(16), px(12)), self.metrics.room_px(40, 1.0), fill(), gap_px=px(6))
        self._title.set_text(*words.left_title(shown, cuts=composer is not None))
        self._title.stand_in(title, self.fitting(TITLE_UNITS, "display", 800))
        self.show_item(self._turn, composer is not None)
        self.show_item(self._dial, composer is not None)
        if composer is not None:
            self._show_choice(composer, body)
            return
        has_cut = shown.cut != NO_CUT
        card, below = column(
            body, min(body.width() * 0.72, body.height() * 0.42) if has_cut else 0.0, fill(), gap_px=px(10)
        )
        for number, item in self.cards.lay([shown.cut] if has_cut else []).items():
            item.let_go()
            item.set_face(cut_card(shown.lists, number, shown.cut_turn))
            item.reset_look()
            item.set_interactive(False)
            item.set_accessible(words.cut_told(0, shown.cut_turn))
            item.place_in(aspect(card, 1.0))
        names = words.names, short_names(words.names)
        self._write(below, *(words.who_cuts(shown, each) for each in names))

    def show_to_come(self, shown: TakeTheCakeState, rect: QRectF) -> None:
        """Show what the deck has still, beside the centre that shows how it is cut."""
        self.cards.lay(())
        for item in (self._panel, self._title, self._dial, self._turn, self._who):
            self.show_item(item, False)
        self._count(shown, rect)

    def set_dial(self, degrees: float) -> None:
        """Fill the dial as far as a card is turned, in steps that are drawn only once."""
        angle, store = round(degrees / DIAL_STEP) * DIAL_STEP % 360, self.scene.faces
        ratio = self.scene.device_pixel_ratio
        side = round(self._dial.width_px)
        numeral = self.metrics.text_px(CAPTION_UNITS) / (side - 1)  # as large as texts, once rounded
        face = faces.dial_face(angle, self.scene.theme.dark, numeral)
        # The ring that is there stays until the next one is drawn: no flicker after the hand.
        if angle % 90 and not store.is_ready(face, side, side, None, ratio, self.metrics.unit):
            store.order(Order(face, side, side, None, ratio, self.metrics.unit))
            return
        self._dial.set_face(lambda theme: faces.dial_face(angle, theme.dark, numeral))

    def rest(self) -> None:
        """Nothing answers any more."""
        self._turn.set_available(False)
        for item in self.cards.values():
            item.set_interactive(False)

    def _stand(self, panel: PanelItem, rect: QRectF) -> None:
        panel.set_style(PanelStyle("panel", self.metrics.px(PANEL_RADIUS_UNITS), fill_opacity=0.55))
        panel.place_in(rect)
        self.show_item(panel, True)

    def _count(self, shown: TakeTheCakeState, rect: QRectF) -> None:
        counts, room = unseen_toppings(shown), inset(rect, self.metrics.px(9), self.metrics.px(12))
        self._stand(self._to_come_panel, rect)
        self._to_come.show(counts, self._words.counts(self._words.still_to_come(), counts), room)
        self.show_item(self._to_come_panel, self._to_come.is_shown)

    def _show_choice(self, composer: CutComposer, body: QRectF) -> None:
        px, shown, now = self.metrics.px, composer.look.shown, composer.now
        note_px = self.metrics.room_px(54, 1.0) * (body.height() >= self.metrics.room_px(NOTED_UNITS))
        dial, button, other, note = column(
            body, fill(2), self.metrics.target_px(50), fill(), note_px, gap_px=px(10)
        )
        zone = aspect(dial, 1.0)
        self._dial.place_in(zone)
        self.set_dial(90 * now.turn)
        for place, (number, item) in enumerate(self.cards.lay(shown.drawn).items()):
            is_chosen, turn = number == now.card, composer.turn_of(number)
            item.let_go()
            item.set_face(cut_card(shown.lists, number, turn))
            item.set_look(selected=False, current=is_chosen, playable=not is_chosen)
            item.set_accessible(self._words.cut_told(place, turn))
            item.focus_order = (CUTS, place)
            item.set_interactive(True)
            item.setZValue(z_values.CARD + is_chosen)
            if is_chosen:
                side = zone.width() * DIAL_SHARE
                item.resize(side, side)
                item.place_center(zone.center().x(), zone.center().y())
            else:
                item.place_in(aspect(other, 1.0))
        self._turn.set_available(True)
        self._turn.set_text_px(self.metrics.text_px(BUTTON_UNITS))
        width = min(max(self._turn.natural_width_px(), px(150)), button.width())
        self._turn.place_in(QRectF(button.center().x() - width / 2, button.top(), width, button.height()))
        self._write(note, self.tr("or this one, turned as you like") if note_px else "")
        if self._who.is_elided:  # the prompt asks for the same
            self.show_item(self._who, False)

    def _write(self, zone: QRectF, text: str, *shorter: str) -> None:
        self._who.set_text(text, *shorter)
        self.show_item(self._who, bool(text))
        self._who.set_style(self.fitting(CAPTION_UNITS + 1, "text", 500, "ink_soft", wrap=True, even=True))
        self._who.set_width(zone.width(), zone.height())
        self._who.place(zone.left(), zone.top())
