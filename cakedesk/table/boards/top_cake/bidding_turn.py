"""`BiddingTurn`: what a person does while bidding, by drag, click-click and keyboard alike."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.top_cake.cards import REVERSE, SNATCH
from cakedesk.games.top_cake.resolving import DOWN
from cakedesk.table.aids import Aids
from cakedesk.table.boards.top_cake.bid_composer import HALF_KIND, HALF_SIDE, SIDE_NAMES, BidComposer, Look
from cakedesk.table.boards.top_cake.bidding_tray import HALF_SLOT, BiddingTray
from cakedesk.table.boards.top_cake.laid_bids import HALF, Ghost
from cakedesk.table.boards.top_cake.row_view import RowView
from cakedesk.table.items import DropZone, TableItem
from cakedesk.table.key_meaning import plain_key
from cakedesk.table.kit.staged_turn import StagedTurn
from cakedesk.table.scene import TableScene
from cakedesk.table.slicer import Work, at_once

NAMES = {**SIDE_NAMES, HALF_SIDE: HALF_SLOT}
SIDES_BY_NAME = {name: side for side, name in SIDE_NAMES.items()}
KINDS_BY_KEY = {
    **{Qt.Key.Key_0.value + number: number for number in range(1, 9)},
    Qt.Key.Key_S.value: SNATCH,
    Qt.Key.Key_R.value: REVERSE,
}


class BiddingTurn(StagedTurn[BidComposer]):
    """One person's turn of bidding or of laying the half point.

    A card goes onto a cake: the first one face up, the second one face down, unless a slot was chosen first.
    Staged cards stand at their cakes as ghosts and may be moved on from there, from their slots, and from the
    hand.
    """

    def __init__(
        self,
        scene: TableScene,
        look: Look,
        row: RowView,
        tray: BiddingTray,
        aids: Aids,
    ) -> None:
        super().__init__(scene, BidComposer(look))
        self._row = row
        self._tray = tray
        self._shows_targets = aids.targets

    def showing(self) -> Work:
        """Show what is staged."""
        yield from self._showing_tray(self._picked_kind())
        self._row.show_ghosts(self._ghosts())
        waiting, composer = self.composer.waiting_kind(), self.composer
        waits = self.is_holding() and self._shows_targets
        self._row.show_playable(composer.targets(waiting) if waits and waiting is not None else ())
        self._mark_picked()

    def said(self) -> str:
        """What the tray asks for."""
        return self._tray.prompt

    def next_thing(self) -> TableItem | None:
        """The button, the card that waits for its cake, or the next card of the hand."""
        composer, tray = self.composer, self._tray
        if composer.is_complete():
            return tray.primary
        if composer.asks_for_half:
            cakes = composer.targets(HALF_KIND)
            return self._row.column(cakes[0]).item if cakes else tray.half_slot.card
        waiting = composer.waiting_side()
        if waiting is not None:
            return tray.slots[waiting].card
        left = [kind for kind in composer.held if composer.side_of(kind) is None]
        return tray.hand.card(left[0]) if left else None

    def ended(self) -> None:
        """What is staged is not shown any more."""
        self._row.show_ghosts({})
        self._row.show_playable(())

    def launch_rects(self) -> dict[int, QRectF]:
        """Where staged cards stand in the tray: by side, the half point by `HALF`."""
        if self.composer.asks_for_half:
            return {HALF: self._tray.half_slot.card_rect()}
        return {side: slot.card_rect() for side, slot in self._tray.slots.items()}

    def react(self, event: QKeyEvent) -> bool:
        """1 to 8, S and R pick a card."""
        kind = KINDS_BY_KEY.get(plain_key(event))
        if kind is None or kind not in self._tray.hand.kinds or not self.composer.can_pick(kind):
            return False
        self.scene.gestures.pick(self._tray.hand.card(kind))
        self.scene.focus.begin()
        return True

    def keys(self) -> str:
        """See `StagedTurn.keys`."""
        return self.tr("1 to 8, S, R: pick that card")

    # ------------------------------------------------------------------------------------- as gesture source

    def can_pick(self, item: TableItem) -> bool:
        """Cards of the hand, staged cards in their slots and at their cakes, and the half point."""
        kind = self._kind_of(item)
        return kind is not None and self.composer.can_pick(kind)

    def is_holding(self) -> bool:
        """The half point, or a card in its slot, that still lacks its cake."""
        return self.composer.waiting_kind() is not None and not self.composer.is_complete()

    def targets_for(self, item: TableItem) -> list[DropZone]:
        """The cakes; the slots; for a staged card the hand too. Where targets are not shown, every card."""
        kind = self._kind_of(item)
        if kind is None:
            return []
        cards = self.composer.targets(kind) if self._shows_targets else self._row.cards
        zones = [self._row.column(card).zone for card in cards]
        side = None if kind == HALF_KIND else self.composer.side_for(kind)
        for zone in zones:
            assert isinstance(zone.data_id, int)
            zone.set_accessible(self._row.wording.target(self.composer.look.shown, zone.data_id, side))
        if kind != HALF_KIND:
            zones += [slot.zone for slot in self._tray.slots.values()]
        if self.composer.side_of(kind) is not None and item not in self._tray.hand.items():
            zones.append(self._tray.half_slot.zone if kind == HALF_KIND else self._tray.hand_zone)
        for zone in zones:
            zone.is_quiet = not self._shows_targets
        return zones

    def picked(self, item: TableItem) -> None:
        """Ask for a cake."""
        at_once(self._showing_tray(self._kind_of(item)))
        self._mark_picked()
        self.scene.announce(self._tray.prompt)

    def placed(self, item: TableItem, zone: DropZone) -> None:
        """Stage what was picked where it was placed."""
        kind = self._kind_of(item)
        if kind is None:
            return
        where = zone.data_id
        if isinstance(where, int):
            self._lay(kind, where)
            return
        if where in SIDES_BY_NAME:
            self.composer.stage(kind, None, SIDES_BY_NAME[str(where)])
        else:
            self.composer.take_back_kind(kind)
        self._row.put_in_place()  # what was carried without effect goes home
        self.note()

    def given_up(self, item: TableItem) -> None:
        """Ask again for what is missing."""
        del item
        self.refresh()

    def hovering(self, item: TableItem, zone: DropZone | None) -> None:
        """Show a ghost of what would land."""
        card = zone.data_id if zone is not None else None
        self._foresee(self._kind_of(item), card if isinstance(card, int) else None)

    def activated(self, item: TableItem) -> None:
        """A slot lets the next card go there; a cake takes the card that waits for one."""
        for side, slot in self._tray.slots.items():
            if item is slot.panel:
                self.composer.choose_side(side)
                self.note(leads=False)
                return
        kind, card = self.composer.waiting_kind(), self._row.card_of(item)
        if kind is not None and card is not None:
            self._lay(kind, card)

    def pointed(self, item: TableItem | None) -> None:
        """Explain what pointer or keyboard are on."""
        kind = None if item is None else self._kind_of(item)
        self._tray.show_help(self.composer, self._picked_kind() if kind is None else kind)
        waiting, card = self.composer.waiting_kind(), self._row.card_of(item)
        if self.is_holding() and self._picked_kind() is None:
            self._foresee(waiting, card)
        is_focused = item is not None and self.scene.focus.shown and self.scene.focus.is_on(item)
        if item is not None and is_focused and not self.scene.gestures.carries:
            self.scene.enlarge.tell(item, item.tooltip.splitlines())

    # ----------------------------------------------------------------------------------------------- private

    def _showing_tray(self, picked: int | None) -> Work:
        return self._tray.showing_turn(self.composer, picked, marks_playable=self._shows_targets)

    def _lay(self, kind: int, card: int) -> None:
        """Stage something at a card of the row, or say why not."""
        reason = self.composer.why_not(kind, card)
        self.composer.stage(kind, card)
        self._row.put_in_place()  # what was carried without effect goes home
        if reason is None:
            self.note()
            return
        self.refresh()
        sentence = self._tray.wording.why_not(reason)
        self._tray.say(sentence)
        self.scene.announce(sentence)

    def _foresee(self, kind: int | None, card: int | None) -> None:
        """Show what is staged, and what would land beside a card."""
        ghosts = self._ghosts()
        may_lie = kind is not None and card is not None and self.composer.why_not(kind, card) is None
        if kind is not None and card is not None and may_lie and self._shows_targets:
            ghosts.setdefault(card, []).append(self._ghost(self.composer.side_for(kind), kind))
        self._row.show_ghosts(ghosts)

    def _mark_picked(self) -> None:
        picked = self.scene.gestures.picked_item
        for card in self._row.cards:
            for ghost in self._row.column(card).bids.ghost_items():
                ghost.set_picked(ghost is picked)

    def _picked_kind(self) -> int | None:
        item = self.scene.gestures.picked_item
        return None if item is None else self._kind_of(item)

    def _kind_of(self, item: TableItem) -> int | None:
        """The kind that an item stands for, `HALF_KIND` for the half point, None for anything else."""
        place, _, name = item.key.partition("/")
        if place == "hand":
            return int(name)
        if place not in {"staged", "slot-card"}:
            return None
        if name == HALF_SLOT:
            return HALF_KIND
        staged = self.composer.staged(SIDES_BY_NAME[name])
        return None if staged is None else staged.kind

    def _ghosts(self) -> dict[int, list[Ghost]]:
        """By card what is staged beside it; what lies face up first."""
        ghosts: dict[int, list[Ghost]] = {}
        wording, row = self._tray.wording, self.composer.look.shown.row
        for side, name in NAMES.items():
            staged = self.composer.staged(side)
            if staged is not None and staged.card is not None:
                spoken = wording.spoken_ghost(side, staged.kind, wording.cake(row, staged.card))
                ghost = self._ghost(side, staged.kind, f"staged/{name}", spoken)
                ghosts.setdefault(staged.card, []).append(ghost)
        return ghosts

    def _ghost(self, side: int, kind: int, key: str = "", spoken: str = "") -> Ghost:
        """What would lie there: nobody looks at the face of what will lie face down."""
        return Ghost(key, spoken, self.composer.seat, UNKNOWN if side == DOWN else kind)
