"""The tray while stacks are built: what to do, the cards won, what is staged, the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.table import z_values
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.layout import BoardRects
from cakedesk.table.boards.top_cake.stacking_layout import stacking_tray_rects
from cakedesk.table.boards.top_cake.wording import hyphenated_name, spoken_card
from cakedesk.table.items import CardItem, Frame, PanelItem, PanelStyle, TagItem, TextItem, TextStyle, icon_in
from cakedesk.table.kit.action_tray import ActionTray, Asked, TrayButton
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import SOFT_HYPHEN

KEYS = ("stacking/confirm", "stacking/take-back", "stacking/all-back")
FOCUS_ZONE_BUTTONS = 9
TEXT_UNITS = 22
SLOT_TEXT_UNITS = 20


class StackingTray(ScreenPart):
    """Draws the tray, whose buttons take back the last placement, and all."""

    def __init__(self, scene: TableScene, lists: TopCakeLists, *, is_past: bool = False) -> None:
        super().__init__(scene)
        self._is_past = is_past
        self._lists = lists
        self._acting = False
        self._marks_playable = True
        self._hand = Kept(self, self._new_card)
        self._slots: Kept[int, tuple[PanelItem, TextItem]] = Kept(
            self, lambda _: (PanelItem(scene), TextItem(scene))
        )
        self._rects: BoardRects | None = None
        self._asked = Asked("")
        self.actions = self.own_part(ActionTray(scene, KEYS, FOCUS_ZONE_BUTTONS))
        self._staged_label = self.own(TextItem(scene, self.tr("Staged:")))
        self._staged = self.own(TagItem(scene, "", icon=icon_in("tick", "mint")))
        self.remaining = self.own(TextItem(scene))  # how many cards are left to place

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
        return self.actions.prompt.center_px()

    def set_turn(
        self, asked: Asked, cards: Sequence[int], *, acting: bool, marks_playable: bool = True
    ) -> None:
        """Begin a seat's turn."""
        self._asked = asked
        self._acting = acting
        self._marks_playable = marks_playable
        if tuple(cards) != tuple(self._hand):
            self._slots.lay(cards)
            for index, item in enumerate(self._hand.lay(cards).values()):
                item.setZValue(z_values.HAND + index * 0.1)
                item.focus_order = (3, index)
            if self._rects is not None:
                self.fit(self._rects)
        self.set_staged("", tuple(cards))

    def set_staged(self, last: str, to_place: Sequence[int]) -> None:
        """Show the last placement in words (empty: nothing is staged), and what is left."""
        for card, item in self._hand.items():
            left = card in to_place
            if left and not item.isVisible():  # taken back: it was let go over a stack
                item.setPos(self._slots[card][0].pos())
            self.show_item(item, left)
            item.set_interactive(self._acting and left)
            item.set_look(playable=self._acting and left and self._marks_playable)
            for slot in self._slots[card]:
                self.show_item(slot, not left)
        count = len(to_place)
        self._staged.set_text(last)
        self.show_item(self._staged, bool(last) and self._acting)
        still = self.tr("All placed: confirm, or take back.") if self._acting else ""
        still = self.tr("%n more card(s) to place", "", count) if count else still
        self.remaining.set_text("" if self._is_past else still)
        if self._acting:
            backs = TableWords().take_back(), self.tr("All back")
            self._asked = replace(
                self._asked,
                primary=self.tr("Confirm: %n to place", "", count) if count else self.tr("Confirm"),
                can_confirm=count == 0,
                others=tuple(TrayButton(text, bool(last)) for text in backs),
            )
        self._fit_words()
        self.actions.ask(self._asked)

    def fit(self, rects: BoardRects) -> None:
        """Stand in the tray."""
        self._rects = rects
        places = stacking_tray_rects(self.metrics, rects, len(self._hand))
        for (card, item), place in zip(self._hand.items(), places.hand, strict=True):
            item.place_in(place)
            self._fit_slot(card, place)
        self._fit_words()

    def _new_card(self, card: int) -> CardItem:
        item = CardItem(self.scene, row_face(self._lists, card), key=f"won/{card}")
        item.set_accessible(spoken_card(self._lists, card))
        return item

    def _fit_slot(self, card: int, place: QRectF) -> None:
        frame, words = self._slots[card]
        line = Frame("line", max(1.5, self.metrics.px(2.5)), "dotted")
        frame.set_style(PanelStyle(fill=None, radius_px=place.width() * 0.09, frame=line))
        frame.place_in(place)
        px = self.metrics.text_px(SLOT_TEXT_UNITS)
        style = TextStyle(px=px, weight=600, color="ink_soft", align="center", wrap=True)
        words.set_style(style._replace(shrink_to_px=self.metrics.text_px(0)))
        words.set_width(place.width() - self.metrics.px(16))
        words.set_text(self.tr("{cake} placed").format(cake=hyphenated_name(self._lists, card)))
        full = words.text.replace(SOFT_HYPHEN, "")
        if words.laid.splits_word:
            words.set_text(self.tr("placed"))  # which card lies there is said beside it
        words.set_accessible(full)
        words.place_center(place.center().x(), place.center().y())

    def _fit_words(self) -> None:
        if self._rects is None:
            return
        metrics = self.metrics
        places = stacking_tray_rects(metrics, self._rects, len(self._hand))
        actions = places.actions
        if not self._staged.text:  # the help may be longer
            actions = replace(actions, help=actions.help.united(places.staged))
        self.actions.fit(actions)
        quiet = TextStyle(
            px=metrics.text_px(TEXT_UNITS), color="ink_soft", elide=True, shrink_to_px=metrics.text_px(0)
        )
        self._staged_label.set_style(quiet)
        self.remaining.set_style(quiet)
        self.remaining.set_width(places.remaining.width())
        middle = places.remaining.center().y()
        self.remaining.place(places.remaining.left(), middle - self.remaining.height_px / 2)
        self._fit_staged(places.staged)

    def _fit_staged(self, place: QRectF) -> None:
        """Say what is staged after its label, or without it where both are too long."""
        text_px, gap = self.metrics.text_px, self.metrics.px(12)
        label, tag, middle = self._staged_label, self._staged, place.center().y()
        left = place.left() + label.width_px + gap
        tag.fit(text_px(TEXT_UNITS), place.right() - left)
        has_room = tag.width_px <= place.right() - left
        self.show_item(label, tag.isVisible() and has_room)
        left = left if has_room else place.left()
        label.place(place.left(), middle - label.height_px / 2)
        tag.place(left, middle - tag.height_px / 2)
