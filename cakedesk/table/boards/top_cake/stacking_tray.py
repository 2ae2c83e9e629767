"""The tray while stacks are built: what to do, the cards won, what is staged, the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.table import z_values
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.layout import BoardRects
from cakedesk.table.boards.top_cake.stacking_layout import StackingTrayRects, stacking_tray_rects
from cakedesk.table.boards.top_cake.wording import card_name, spoken_card
from cakedesk.table.items import (
    ButtonItem,
    CardItem,
    FaceItem,
    Frame,
    PanelItem,
    PanelStyle,
    TextItem,
    TextStyle,
    text_width,
)
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.metrics import MIN_TEXT_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.theme import Theme

PROMPT_UNITS = 34
TEXT_UNITS = 22
BUTTON_UNITS = 25
SLOT_TEXT_UNITS = 20


class StackingTray(ScreenPart):
    """Draws the tray.

    Attributes:
        confirm: commits the staged turn.
        take_back: takes the last placement back.
        all_back: takes all of them back.
    """

    def __init__(
        self,
        scene: TableScene,
        lists: TopCakeLists,
        on_confirm: Callable[[], None],
        on_take_back: Callable[[], None],
        on_all_back: Callable[[], None],
        *,
        is_past: bool = False,
    ) -> None:
        super().__init__(scene)
        self._is_past = is_past
        self._lists = lists
        self._cards: tuple[int, ...] = ()
        self._to_place: tuple[int, ...] = ()
        self._acting = False
        self._marks_playable = True
        self._hand: dict[int, CardItem] = {}
        self._slots: dict[int, tuple[PanelItem, TextItem]] = {}
        self._rects: BoardRects | None = None
        self._prompts = ("", "")
        self._prompt = self.own(TextItem(scene, key="stacking/prompt"))
        self._help = self.own(TextItem(scene))
        self._staged_label = self.own(TextItem(scene, self.tr("Staged:")))
        self._staged_well = self.own(PanelItem(scene))
        self._staged_tick = self.own(FaceItem(scene, _tick_face))
        self._staged = self.own(TextItem(scene))
        self._remaining = self.own(TextItem(scene))
        self.confirm = self.own(ButtonItem(scene, "stacking/confirm", "", "primary", on_confirm))
        self.take_back = self.own(
            ButtonItem(scene, "stacking/take-back", TableWords().take_back(), "secondary", on_take_back)
        )
        self.all_back = self.own(
            ButtonItem(scene, "stacking/all-back", self.tr("All back"), "secondary", on_all_back)
        )
        for order, button in enumerate((self.confirm, self.take_back, self.all_back)):
            button.focus_order = (9, order)
            button.eager = True

    @property
    def left_words(self) -> str:
        """How many cards are left to place."""
        return self._remaining.text

    def card_of(self, item: object) -> int | None:
        """The card that an item of the hand shows; None for any other item."""
        return next((card for card, shown in self._hand.items() if shown is item), None)

    def item_of(self, card: int) -> CardItem | None:
        """The item of a card in the hand."""
        return self._hand.get(card)

    def center_of(self, card: int) -> QPointF:
        """Where a card is, or was before it was placed."""
        if card in self._hand:
            return self._hand[card].center_px()
        return self._prompt.center_px()

    def set_turn(
        self,
        prompt: str,
        help_text: str,
        cards: Sequence[int],
        *,
        acting: bool,
        marks_playable: bool = True,
        short_prompt: str = "",
    ) -> None:
        """Begin a seat's turn."""
        self._prompts = (prompt, short_prompt or prompt)
        self._help.set_text(help_text)
        self._acting = acting
        self._marks_playable = marks_playable
        if tuple(cards) != self._cards:
            self._take_cards(tuple(cards))
        self.set_staged("", self._cards)

    def set_staged(self, last: str, to_place: Sequence[int]) -> None:
        """Show what is staged.

        Args:
            last: the last placement in words; empty if nothing is staged.
        """
        self._to_place = tuple(to_place)
        for card, item in self._hand.items():
            left = card in to_place
            if left and not item.isVisible():  # taken back: it was let go over a stack
                item.setPos(self._slots[card][0].pos())
            self.show_item(item, left)
            item.set_interactive(self._acting and left)
            item.set_look(playable=self._acting and left and self._marks_playable)
            for slot in self._slots[card]:
                self.show_item(slot, not left)
        count = len(self._to_place)
        self._staged.set_text(last)
        for part in (self._staged_label, self._staged_well, self._staged_tick, self._staged):
            self.show_item(part, bool(last) and self._acting)
        still = self.tr("%n more card(s) to place", "", count) if count else self._all_placed()
        self._remaining.set_text("" if self._is_past else still)
        self.confirm.set_text(self.tr("Confirm: %n to place", "", count) if count else self.tr("Confirm"))
        self.confirm.set_available(self._acting and count == 0)
        for button in (self.take_back, self.all_back):
            button.set_available(self._acting and bool(last))
        for button in (self.confirm, self.take_back, self.all_back):
            self.show_item(button, self._acting)
        self._fit_words()

    def fit(self, rects: BoardRects) -> None:
        """Stand in the tray."""
        self._rects = rects
        places = stacking_tray_rects(self.metrics, rects, len(self._cards))
        for card, place in zip(self._cards, places.hand, strict=True):
            item = self._hand[card]
            item.resize(place.width(), place.height())
            item.place(place.left(), place.top())
            self._fit_slot(card, place)
        self.confirm.set_text_px(self.metrics.text_px(BUTTON_UNITS))
        self._fit_back_texts(places.take_back.width())
        for button, rect in (
            (self.confirm, places.confirm),
            (self.take_back, places.take_back),
            (self.all_back, places.all_back),
        ):
            button.resize(rect.width(), rect.height())
            button.place(rect.left(), rect.top())
        self._fit_words()

    def _fit_back_texts(self, width_px: float) -> None:
        """Write both small buttons alike, as large as the longer text allows."""
        px = self.metrics.text_px(BUTTON_UNITS)
        widest = max(text_width(button.text, TextStyle(px=px, weight=700)) for button in self._backs)
        px = max(MIN_TEXT_PX, px * min(1.0, width_px / (widest + 1.3 * px)))
        for button in self._backs:
            button.set_text_px(px)

    @property
    def _backs(self) -> tuple[ButtonItem, ButtonItem]:
        return self.take_back, self.all_back

    def _all_placed(self) -> str:
        return self.tr("All placed: confirm, or take back.") if self._acting else ""

    def _take_cards(self, cards: tuple[int, ...]) -> None:
        for item in self._hand.values():
            self.drop(item)
        for slot in self._slots.values():
            for part in slot:
                self.drop(part)
        self._cards, self._hand, self._slots = cards, {}, {}
        for index, card in enumerate(cards):
            item = self.own(CardItem(self.scene, row_face(self._lists, card), key=f"won/{card}"))
            item.setZValue(z_values.HAND + index * 0.1)
            item.focus_order = (3, index)
            item.set_accessible(spoken_card(self._lists, card))
            self._hand[card] = item
            frame = self.own(PanelItem(self.scene))
            self._slots[card] = (frame, self.own(TextItem(self.scene)))
        if self._rects is not None:
            self.fit(self._rects)

    def _fit_slot(self, card: int, place: QRectF) -> None:
        frame, words = self._slots[card]
        line = Frame("line", max(1.5, self.metrics.px(2.5)), "dotted")
        frame.set_style(PanelStyle(fill=None, radius_px=place.width() * 0.09, frame=line))
        frame.resize(place.width(), place.height())
        frame.place(place.left(), place.top())
        px = self.metrics.text_px(SLOT_TEXT_UNITS)
        style = TextStyle(px=px, weight=600, color="ink_soft", align="center", wrap=True)
        words.set_style(replace(style, shrink_to_px=self.metrics.text_px(0)))
        words.set_width(place.width() - self.metrics.px(16))
        full = self.tr("{cake} placed").format(cake=card_name(self._lists, card))
        words.set_text(full)
        if words.laid.splits_word:
            words.set_text(self.tr("placed"))  # which card lies there is said beside it
            words.set_accessible(full)
        words.place_center(place.center().x(), place.center().y())

    def _fit_words(self) -> None:
        if self._rects is None:
            return
        metrics = self.metrics
        places = stacking_tray_rects(metrics, self._rects, len(self._cards))
        prompt_px = metrics.text_px(PROMPT_UNITS)
        self._prompt.set_style(
            TextStyle(px=prompt_px, family="display", weight=800, elide=True, shrink_to_px=prompt_px * 0.8)
        )
        wanted, short = self._prompts
        least = replace(self._prompt.style, px=prompt_px * 0.8)
        self._prompt.set_text(wanted if text_width(wanted, least) <= places.prompt.width() else short)
        quiet = TextStyle(
            px=metrics.text_px(TEXT_UNITS), color="ink_soft", elide=True, shrink_to_px=metrics.text_px(0)
        )
        self._help.set_style(replace(quiet, wrap=True, max_lines=2))
        self._remaining.set_style(quiet)
        self._staged_label.set_style(quiet)
        for item, place in (
            (self._prompt, places.prompt),
            (self._help, places.help),
            (self._remaining, places.remaining),
        ):
            item.set_width(place.width())
            item.place(place.left(), place.center().y() - item.height_px / 2)
        self._fit_help(places)
        self._fit_staged(places.staged)

    def _fit_help(self, places: StackingTrayRects) -> None:
        """Below the prompt; where it takes two lines it makes way for what is staged."""
        top = max(places.help.top(), self._prompt.pos().y() + self._prompt.height_px)
        is_one_line = len(self._help.laid.lines) == 1
        self._help.place(places.help.left(), self._help.pos().y() if is_one_line else top)
        self.show_item(self._help, is_one_line or not self._staged.text)

    def _fit_staged(self, place: QRectF) -> None:
        metrics, middle = self.metrics, place.center().y()
        self._staged_label.place(place.left(), middle - self._staged_label.height_px / 2)
        left = place.left() + self._staged_label.width_px + metrics.px(12)
        side = metrics.px(28)
        room = place.right() - left - side - metrics.px(40)
        self._staged.set_style(TextStyle(px=metrics.text_px(TEXT_UNITS), weight=600, elide=True))
        self._staged.set_width(None)
        if self._staged.width_px > room:
            self._staged.set_width(room)
        width = metrics.px(40) + side + self._staged.width_px
        self._staged_well.set_style(PanelStyle(fill="well", radius_px=place.height() / 2))
        self._staged_well.resize(width, place.height())
        self._staged_well.place(left, place.top())
        self._staged_tick.resize(side, side)
        self._staged_tick.setZValue(z_values.TEXT)
        self._staged_tick.place(left + metrics.px(12), middle - side / 2)
        self._staged.place(left + metrics.px(22) + side, middle - self._staged.height_px / 2)


def _tick_face(theme: Theme) -> Face:
    return faces.icon_face("tick", theme.mint.name())
