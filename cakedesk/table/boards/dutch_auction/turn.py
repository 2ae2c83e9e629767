"""`ActingTurn`: turns gestures on cards, piles and rows into what a seat does."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF

from cakedesk.games.dutch_auction.actions import DONE, ON, STOP
from cakedesk.games.dutch_auction.cards import CARD_IDS, SUIT_LETTERS
from cakedesk.table.boards.dutch_auction.composer import KIND_NAMES, NOTHING, AuctionComposer, Look
from cakedesk.table.boards.dutch_auction.screen import Screen
from cakedesk.table.boards.dutch_auction.table_cards import card_key
from cakedesk.table.items import DropZone, TableItem
from cakedesk.table.kit.zoned_turn import Named, ZonedTurn
from cakedesk.table.slicer import Work

_KINDS = {name: kind for kind, name in KIND_NAMES.items()}
_VOTES = {"on": ON, "stop": STOP}
_PILES = {"out", "discards", "deck"}


class Target(NamedTuple):
    """Where something may be brought."""

    what: str  # "aside", "bid" (to buy it), "pay" (for `card`), "card" or "pile" (to use a power on it)
    card: int = NOTHING
    pile: str = ""


class ActingTurn(ZonedTurn[AuctionComposer]):
    """One thing that a person does: more may follow."""

    def __init__(self, screen: Screen, look: Look) -> None:
        super().__init__(screen.scene, AuctionComposer(look), lights=screen.aids.targets)
        self._screen = screen
        self.hear(screen.tray.pressed, self._press)

    def showing(self) -> Work:
        """Show what is staged."""
        screen, composer = self._screen, self.composer
        yield from screen.showing(composer.look, composer, screen.words.asked(composer))

    def said(self) -> str:
        """What is asked, or what is staged."""
        return self._screen.words.said(self.composer, self._screen.tray.asked)

    def next_thing(self) -> TableItem | None:
        """The button if all is chosen; else a row that asks something, or the first card to choose."""
        screen, composer = self._screen, self.composer
        if screen.tray.primary.available:
            return screen.tray.primary
        plan = composer.now
        rows = [row.well for row in screen.panel.rows.rows.values() if row.well.interactive]
        asks_row = NOTHING not in (plan.card, plan.power)
        cards = [card for card in screen.cards.cards.values() if card.interactive and card.look.playable]
        lit = [*cards, *rows] if not asks_row else rows
        if plan.power == NOTHING and composer.is_acting:  # what is for sale comes first
            lit.sort(key=lambda item: item.focus_order[:1] != (2,))
        every = [card for card in screen.cards.cards.values() if card.interactive]
        return next(iter([*lit, *every]), None)

    def _press(self, number: int) -> None:
        """One of the other buttons."""
        composer = self.composer
        count = len(self._screen.tray.asked.others)
        is_back = composer.now.power != NOTHING or composer.pays() or composer.now.kind == DONE
        if number == 0 and (is_back or count > 1):
            composer.put_back()
        else:
            composer.do(DONE)
        self.note(leads=True)

    # ------------------------------------------------------------------------------ the gestures' source

    def can_pick(self, item: TableItem) -> bool:
        """Cards that can be set aside, bought, paid with, or used."""
        card = self._card_of(item)
        if card == NOTHING or not item.interactive:
            return False
        composer = self.composer
        if composer.shown.is_setting_aside or card in composer.for_sale:
            return True
        return card in composer.bid and bool(composer.powers[card] or composer.for_sale)

    def picked(self, item: TableItem) -> None:
        """A power that is carried lights what it could be used on."""
        card, composer = self._card_of(item), self.composer
        if composer.powers.get(card) and not composer.pays() and composer.now.power != card:
            composer.pick_power(card)
            self.note(leads=False)

    def targets_for(self, item: TableItem) -> list[DropZone]:
        """For a card of the hand the deck; for one that is for sale the bid; for others what they are for."""
        composer, screen, card = self.composer, self._screen, self._card_of(item)
        named: Named = {}
        rects, words = screen.rects, screen.words
        if composer.shown.is_setting_aside:
            named["zone/aside"] = (rects.own.deck.card, words.pile("deck/", is_own=True)[0], Target("aside"))
        elif card in composer.bid:
            if composer.powers[card]:
                for target in composer.targets_of(card):
                    self._name_target(named, target, composer.place_of(target))
            if not composer.powers[card] or composer.pays():
                for bought in composer.for_sale:
                    there = screen.cards.cards.get(card_key(bought))
                    if there is not None and f"zone/card/{bought}" not in named:
                        named[f"zone/pay/{bought}"] = (
                            there.rect_px(), words.card(bought), Target("pay", bought),
                        )  # fmt: skip
        else:
            named["zone/bid"] = (rects.own.cards, self.tr("your bid"), Target("bid"))
            named["zone/discards"] = (
                rects.own.discards.card, words.pile("discards/", is_own=True)[0], Target("bid"),
            )  # fmt: skip
        return self.lay_zones(named)

    def _name_target(self, named: Named, card: int, pile: str) -> None:
        screen, words = self._screen, self._screen.words
        item = screen.cards.cards.get(card_key(card))
        if item is not None:
            named[f"zone/card/{card}"] = (item.rect_px(), words.card(card), Target("card", card))
        elif pile:
            key = screen.table.pile_key(pile)
            rect = screen.table.pile_rects()[key].card
            named[f"zone/{key}"] = (rect, words.pile(key, is_own=True)[0], Target("pile", pile=pile))

    def placed(self, item: TableItem, zone: DropZone) -> None:
        """A card came somewhere."""
        composer, card, target = self.composer, self._card_of(item), zone.data_id
        assert isinstance(target, Target)
        if target.what == "aside":
            if composer.now.card != card:
                composer.set_aside(card)
        elif target.what == "bid":
            if not (composer.pays() and composer.now.card == card):
                composer.buy(card)
        elif target.what == "pay":
            if composer.pays() and composer.now.card == target.card:
                if card not in composer.now.payers:
                    composer.toggle(card)
            else:
                composer.buy(target.card, card)
        elif target.what == "pile":
            composer.use_on_pile(card, target.pile)
        else:
            composer.use_on(card, target.card)
        self.note()

    def given_up(self, item: TableItem) -> None:
        """What was chosen by it stays chosen."""
        at = item.center_px()
        self.refresh()
        self._refuse(at, item)

    def answers(self, item: TableItem) -> bool:
        """Piles, which can be looked through."""
        return item.key.partition("/")[0] in _PILES

    def activated(self, item: TableItem) -> None:
        """A card, a pile or a row was clicked."""
        if self._do(item):
            plan, kind = self.composer.now, item.key.partition("/")[0]
            is_look = kind in _PILES and (not plan.pile or plan.power == NOTHING)  # the same key ends it
            self.note(leads=not (is_look or kind in {"pile", "way"} or self._is_payer(item)))

    def clicked_beside(self, pos: QPointF) -> None:
        """Who has looked through a pile looks elsewhere; what nothing can be done with says why."""
        if self.composer.now.pile and not self._screen.rects.view.contains(pos):
            self.composer.look_through("")
            self.note(leads=False)
        self._refuse(pos)

    def _refuse(self, pos: QPointF, carried: TableItem | None = None) -> None:
        """Say until the next gesture why nothing can be done with a card or a row at a point."""
        screen = self._screen
        here = [
            item
            for item in screen.cards.cards.values()
            if item is not carried and item.rect_px().contains(pos)
        ]
        card = self._card_of(here[-1]) if here else NOTHING
        if card != NOTHING and not here[-1].interactive:
            why = screen.words.why_not(self.composer, card)
        else:
            wells = (row.well for row in screen.panel.rows.rows.values())
            why = next((well.tooltip for well in wells if well.isVisible() and well.covers(pos)), "")
        if why:
            screen.tray.ask(replace(screen.tray.asked, help=why, brief_help=why))
            self.scene.announce(why)

    def _is_payer(self, item: TableItem) -> bool:
        return self.composer.pays() and self._card_of(item) in self.composer.bid

    def _do(self, item: TableItem) -> bool:
        """Do what a click on an item does. Returns whether it does anything."""
        composer, (kind, _, which) = self.composer, item.key.partition("/")
        if kind == "card":
            self.scene.sound("lift")
            return self._do_card(int(which))
        if kind == "power":
            composer.pick_power(CARD_IDS.index(which))
        elif kind == "kind":
            composer.narrow(_KINDS[which])
        elif kind == "suit":
            composer.change_to(SUIT_LETTERS.index(which))
        elif kind == "way":
            composer.pay_by(composer.main_ways(composer.now.card)[int(which)].payers)
        elif kind == "vote":
            composer.do(_VOTES[which])
        elif kind == "pile":
            composer.look_through(which)
        elif kind in _PILES:
            self._do_pile(kind if which or kind == "out" else "unseen")
        else:
            return False
        return True

    def _do_card(self, card: int) -> bool:
        composer, plan = self.composer, self.composer.now
        if composer.shown.is_setting_aside:
            composer.set_aside(card)
        elif card in composer.bid:
            if composer.pays():
                composer.toggle(card)
            elif plan.power != NOTHING and composer.kinds_for(card):
                composer.aim(card)
            elif composer.powers[card]:
                composer.pick_power(card)
            elif composer.for_sale:
                composer.toggle(card)
        elif plan.power != NOTHING:
            composer.aim(card)
        else:
            composer.buy(card)
        return True

    def _do_pile(self, pile: str) -> None:
        """Look through it; with a power its only card that can be taken is chosen at once."""
        composer, takeable = self.composer, self._screen.table.takeable(pile)
        if takeable and composer.now.pile != pile:
            composer.use_on_pile(composer.now.power, pile)
        else:
            composer.look_through(pile)

    @staticmethod
    def _card_of(item: TableItem) -> int:
        """The card that an item is."""
        kind, _, which = item.key.partition("/")
        return int(which) if kind == "card" else NOTHING
