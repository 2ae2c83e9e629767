"""`BiddingTray`: the hand, the slots and the buttons of the person who bids."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF

from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.games.top_cake.cards import hand_kinds, kinds_in
from cakedesk.games.top_cake.phases import BIDDING, ENDED
from cakedesk.games.top_cake.resolving import DOWN, UP
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.boards.top_cake.bid_composer import (
    HALF_KIND,
    HALF_SIDE,
    SIDE_NAMES,
    BidComposer,
    Look,
    Staged,
)
from cakedesk.table.boards.top_cake.bid_slot import BidSlot, SlotState
from cakedesk.table.boards.top_cake.bidding_wording import TrayWording
from cakedesk.table.boards.top_cake.card_faces import bid_face
from cakedesk.table.boards.top_cake.hand_row import HandRow
from cakedesk.table.boards.top_cake.layout import BoardRects, TrayRects, is_small, tray_rects
from cakedesk.table.items import DropZone, display_style, text_width
from cakedesk.table.kit.action_tray import ActionTray, Asked, TrayButton
from cakedesk.table.kit.flow import inset
from cakedesk.table.kit.own_seat import is_alone
from cakedesk.table.kit.phased_board import PhasedBoard
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.slicer import Work

FOCUS_ZONE_BUTTONS = 5
HALF_SLOT = "half"
LEAST_PROMPT_UNITS = 20.0
"""A prompt that would be smaller beside the line of help takes that as well."""

HALF_SLOT_SHARE = 1.7
"""The half point's slot is so many times as wide as that of a card: more is said there."""


class BiddingTray(ScreenPart):
    """Everything in the tray while bids are laid; the other button takes back."""

    def __init__(self, board: PhasedBoard, shown: TopCakeState) -> None:
        super().__init__(board.scene)
        scene = board.scene
        self.wording = TrayWording(shown.lists, board.people, is_past=board.tense.is_past)
        self._kinds = hand_kinds(shown.seats)
        self._is_private = is_alone(board.people) or board.tense.is_past
        self.hand = self.own_part(HandRow(scene, self._kinds))
        self.slots = {side: self.own_part(BidSlot(scene, name, side)) for side, name in SIDE_NAMES.items()}
        self.half_slot = self.own_part(BidSlot(scene, HALF_SLOT, 0, square=True))
        self.actions = self.own_part(ActionTray(scene, ("confirm", "take-back"), FOCUS_ZONE_BUTTONS))
        self.primary = self.actions.primary
        self.hand_zone = self.own(DropZone(scene, "zone/hand", self.wording.hand_zone(), data_id="hand"))
        self.hand_zone.focus_order = (3,)
        self._asked = Asked("")
        self._rects: TrayRects | None = None
        self._tray = QRectF()
        self._rested: object = None

    @property
    def prompt(self) -> str:
        """What the tray says."""
        return self._asked.prompt

    def showing_turn(
        self, composer: BidComposer, picked: int | None = None, *, marks_playable: bool = True
    ) -> Work:
        """Show a turn in the making, part by part."""
        self._rested = None
        take_back = TrayButton(TableWords().take_back(), composer.can_take_back())
        self._asked = Asked(
            self.wording.prompt(composer, picked),
            self.wording.help(composer, picked),
            self.wording.primary(composer),
            composer.is_complete(),
            () if composer.must_pass else (take_back,),
        )
        staged = [found.kind for side in (UP, DOWN) if (found := composer.staged(side)) is not None]
        playable = [kind for kind in composer.held if marks_playable and composer.can_pick(kind)]
        if self._has_hand(composer.look):
            self.hand.set_shown(self.is_shown)
            self.hand.show(composer.seat, composer.held, staged, playable)
        else:
            self.hand.set_shown(False)
            self.hand.clear()
        yield
        for side, slot in self.slots.items():
            slot.set_shown(self.is_shown and not composer.asks_for_half and not composer.must_pass)
            slot.show(self._slot_state(composer, side))
        self.half_slot.set_shown(self.is_shown and composer.asks_for_half)
        self.half_slot.show(self._slot_state(composer, HALF_SIDE))
        yield
        self._fit()
        yield

    def say(self, sentence: str) -> None:
        """Say something in the place of the prompt, until the turn goes on."""
        self._rested = None
        self._asked = replace(self._asked, prompt=sentence)
        self._ask()

    def show_help(self, composer: BidComposer, kind: int | None) -> None:
        """Show the line of help anew, and nothing else."""
        self._asked = replace(self._asked, help=self.wording.help(composer, kind))
        self._ask()

    def show_rest(self, look: Look) -> None:
        """Show a hand at rest, if these eyes have one, and whose turn it is.

        In the end there is nothing left to bid with.
        """
        shown, prompt = look.shown, self.wording.resting(look.shown)
        has_hand = self._has_hand(look)
        held = kinds_in(shown.hands[look.seat]) if look.seat is not None and has_hand else None
        rested = (prompt, look.seat, held, self.is_shown)
        if rested == self._rested:
            return
        self._rested = rested
        self._asked = Asked(prompt, brief_prompt=self.wording.brief_result(shown))
        self.hand.set_shown(self.is_shown and has_hand)
        if look.seat is not None and held is not None:
            self.hand.show(look.seat, held)
        else:
            self.hand.clear()
        for slot in (*self.slots.values(), self.half_slot):
            slot.clear()
            slot.set_shown(False)
        self._fit()

    def _has_hand(self, look: Look) -> bool:
        """Whether a hand is seen. Among several people it is only beneath the lid of who bids with it."""
        phase = look.shown.phase
        return look.seat is not None and (phase == BIDDING or (self._is_private and phase != ENDED))

    def hand_rect(self) -> QRectF:
        """Where the prompt and the hand stand, down to the lower edge."""
        rects = self._rects
        if rects is None:
            return QRectF()
        px = self.metrics.px
        whole = rects.hand[0].united(rects.hand[-1]).adjusted(-px(10), 0, px(10), px(10))
        whole.setTop(self._tray.top() + px(4))
        return whole

    def relayout(self, rects: BoardRects) -> None:
        """Stand in the tray."""
        self._tray = rects.tray
        self._rects = tray_rects(self.metrics, rects.tray, len(self._kinds), pinned_margin_px=rects.margin_px)
        self._fit()

    def set_shown(self, shown: bool) -> None:
        """Show or hide the tray. What it shows is decided anew by `showing_turn` or `show_rest`."""
        super().set_shown(shown)
        self._rested = None
        for part in (self.hand, *self.slots.values(), self.half_slot):
            part.set_shown(False)

    def _slot_state(self, composer: BidComposer, side: int) -> SlotState:
        is_half, row = side == HALF_SIDE, composer.look.shown.row
        staged = composer.staged(side) or Staged(HALF_KIND if is_half else -1, None)
        is_staged = staged.kind >= 0
        cake = "" if staged.card is None else self.wording.cake(row, staged.card)
        title, face = self.wording.side(side), None
        if is_staged:
            face = cake_faces.half_point_face() if is_half else bid_face(composer.seat, staged.kind)
        active = staged.card is None if is_half else composer.active_side == side
        if composer.is_last_card and not is_staged and not active:
            text = self.wording.or_here()
        else:
            text = self.wording.slot_text(row, staged.card, is_staged)
        return SlotState(
            title=title,
            text=text,
            short=self.wording.short_slot_text(row, staged.card),
            face=face,
            active=active or composer.waiting_side() == side,
            spoken=self.wording.spoken_slot(title, staged.kind if is_staged else None, cake, active),
        )

    def _fit(self) -> None:
        rects = self._rects
        if rects is None:
            return
        px = self.metrics.px
        for side, slot in self.slots.items():
            slot.fit(rects.slots[0 if side == UP else 1])
        half = QRectF(rects.slots[0])
        half.setWidth(half.width() * HALF_SLOT_SHARE)
        if not self.hand.is_shown:
            half.moveLeft(rects.hand[0].left())
        self.half_slot.fit(half)
        self.hand.fit(rects.hand)
        hand = inset(rects.hand[0].united(rects.hand[-1]), -px(8))
        self.hand_zone.radius_px = px(20)
        self.hand_zone.place_in(hand)
        self._ask()

    def _ask(self) -> None:
        """Ask what is to be asked; a long prompt, or a large one, takes the line of help too."""
        rects, asked = self._rects, self._asked
        if rects is None:
            return
        places = rects.actions
        least = display_style(self.metrics.text_px(LEAST_PROMPT_UNITS))
        has_help = not is_small(self.metrics) and text_width(asked.prompt, least) <= places.prompt.width()
        if not has_help or not asked.primary:
            prompt = QRectF(places.prompt)
            prompt.setRight(self._tray.right() - prompt.left())
            places = replace(places, prompt=prompt)
        for slot in self.slots.values():
            slot.panel.tooltip = "" if has_help else asked.help
        self.actions.fit(places)
        self.actions.ask(asked if has_help else replace(asked, help=""))
