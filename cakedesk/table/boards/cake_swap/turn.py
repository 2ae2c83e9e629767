"""`BakingTurn`: turns gestures on cards, places and stands into what a seat does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cakedesk.games.cake_swap.actions import CLEAR, DRAW, PASS, SUBMIT
from cakedesk.table import z_values
from cakedesk.table.boards.cake_swap.composer import (
    NOBODY,
    TOOL_NAMES,
    Look,
    Source,
    Spot,
    TurnComposer,
)
from cakedesk.table.boards.cake_swap.screen import DECK, IN_HAND, Screen, card_key
from cakedesk.table.items import DropZone, TableItem
from cakedesk.table.kit.zoned_turn import Named, ZonedTurn
from cakedesk.table.slicer import Work

_TOOLS = {name: tool for tool, name in TOOL_NAMES.items()}


LOWER_EDGE = 0.6
"""Whoever takes hold of a card below this part of its height holds it by its lower side."""


class BakingTurn(ZonedTurn[TurnComposer]):
    """One thing that a person does in the turn: more may follow."""

    def __init__(self, screen: Screen, look: Look) -> None:
        super().__init__(screen.scene, TurnComposer(look), lights=screen.aids.targets)
        self._screen = screen
        self._raised: TableItem | None = None
        self._resting_z = 0.0
        self._is_done = False
        """Whether nothing else was pointed at since something was done: that stays in sight."""
        self._asking: TableItem | None = None  # the action card that asks for the card it is used with
        self.hear(screen.tray.pressed, self._press)

    def showing(self) -> Work:
        """Show what is staged."""
        screen, composer, on = self._screen, self.composer, self.scene.hover.item
        self._is_done = on is not None and self._spot_of(on) is not None
        yield from screen.showing(composer.look, composer, screen.words.asked(composer))

    def said(self) -> str:
        """What is asked, or what is staged."""
        return self._screen.words.said(self.composer, self._screen.tray.asked)

    def tell(self, *, leads: bool = True) -> None:
        """See `StagedTurn.tell`. The keyboard goes to an action card that was put back."""
        asked, composer, tools = self._asking, self.composer, self._screen.tools.cards
        self._asking = tools[TOOL_NAMES[composer.now.tool]] if composer.asks_for_card else None
        if asked is not None and not (leads or self._asking or composer.has_card):
            self.lead_to(asked)
        super().tell(leads=leads)

    def next_thing(self) -> TableItem | None:
        """The first card that can be chosen while none is; else the button."""
        screen, composer = self._screen, self.composer
        if composer.asks_for_card or composer.deed == DRAW:
            for card in screen.cards.cards.values():
                if card.interactive and card.key.startswith("card/"):
                    return card
        if not composer.is_complete() and composer.has_card:
            return next((panel for panel in screen.bench.sides.panels if panel.interactive), None)
        return screen.tray.primary

    def react(self, event: QKeyEvent) -> bool:
        """R turns the card in hand."""
        if event.key() != Qt.Key.Key_R or event.modifiers() or self.composer.now.card == NOBODY:
            return False
        self.scene.gestures.drop()
        self.composer.turn()
        self.scene.sound("flip")
        self.note()
        return True

    def keys(self) -> str:
        """See `StagedTurn.keys`."""
        return self.tr("R: turn the card in hand") if self.composer.now.card != NOBODY else ""

    def _press(self, number: int) -> None:
        """One of the other buttons."""
        composer = self.composer
        if composer.has_card and composer.now.source is Source.HELD:
            composer.do((PASS,))
        elif composer.has_card and number == 1:
            composer.toggle_take()
        elif composer.asks_for_card:
            composer.pick_tool(composer.now.tool)
        elif composer.has_card or composer.deed in {PASS, SUBMIT, CLEAR}:
            composer.give_up()
        else:
            composer.do(self._screen.words.other_deeds(composer)[number])
        self.note(leads=False)

    # ------------------------------------------------------------------------------ the gestures' source

    def can_pick(self, item: TableItem) -> bool:
        """Cards that can be chosen, the one in hand, and action cards."""
        return item.key == IN_HAND or item.key in _TOOLS or _card_of(item) != NOBODY

    def picked(self, item: TableItem) -> None:
        """What is dragged is chosen as by a click, a card with the side by which it is held."""
        card, composer, tool = _card_of(item), self.composer, _TOOLS.get(item.key, 0)
        if tool and tool != composer.now.tool:
            composer.pick_tool(tool)
        if card != NOBODY:
            if card == composer.card:
                return
            self._take(card)
        held_at = self.scene.gestures.held_at
        if item.key == IN_HAND and held_at is not None:
            is_lower = held_at.y() - item.rect_px().top() > item.height_px * LOWER_EDGE
            turned = next(size for size in composer.sides() if size != composer.now.size)
            composer.turn_to(turned if is_lower else composer.now.size)
        self.note(leads=False)

    def targets_for(self, item: TableItem) -> list[DropZone]:
        """Places in the cake, and their rows; for action cards the cards that they can be used with."""
        composer, words = self.composer, self._screen.words
        named: Named = {}
        if composer.has_card or item.key == IN_HAND:  # what was to be passed is in hand as well
            spots = composer.lit_spots()
            if spots:
                named["zone/cake"] = (self._screen.rects.tray.cake, self.tr("your cake"), spots[0])
            for spot in spots:
                name = words.spot(spot, composer)[0]
                named[f"zone/{spot.key}"] = (self._screen.spot_rect(spot), name, spot)
                row = self._screen.bench.rows.rows.get(f"row/{spot.key}")
                if row is not None:
                    named[f"zone/row/{spot.key}"] = (row.well.rect_px(), name, spot)
            if item.key == IN_HAND and composer.can_do(PASS):
                named["zone/table"] = (self._screen.rects.table, self.tr("the table"), None)
        else:
            tool, platters = _TOOLS[item.key], composer.look.shown.platters
            tops = [platters[seat][-1] >> 1 for seat in composer.seats_for(tool)]
            for card in (*composer.cards_for(tool), *tops):
                rect = self._screen.cards.cards[card_key(card)].rect_px()
                named[f"zone/card/{card}"] = (rect, words.card(card), card)
        return self.lay_zones(named)

    def placed(self, item: TableItem, zone: DropZone) -> None:
        """A card came to a place, or an action card to a card."""
        composer, target = self.composer, zone.data_id
        if isinstance(target, Spot):
            composer.go_to(target)
        elif isinstance(target, int):
            self._take(target)
        else:
            composer.do((PASS,))
        self.note()

    def hovering(self, item: TableItem, zone: DropZone | None) -> None:
        """The cake as it would be: with the card that is carried over a place."""
        del item
        spot = None if zone is None else zone.data_id
        self._screen.point(spot if isinstance(spot, Spot) else None)

    def pointed(self, item: TableItem | None) -> None:
        """The cake as it would be; a card that others cover in part comes up whole."""
        if self.scene.gestures.picked_item is None:
            spot = None if item is None or not item.available else self._spot_of(item)
            self._is_done = self._is_done and spot is not None and not self.scene.focus.shown
            self._screen.point(None if self._is_done else spot)
        if self._raised is not None and not self._raised.is_discarded and not self._raised.is_flying:
            self._raised.setZValue(self._resting_z)
        self._raised = None
        if item is not None and _card_of(item) != NOBODY and not item.is_flying:
            self._raised, self._resting_z = item, item.zValue()
            item.setZValue(z_values.LAID)

    def activated(self, item: TableItem) -> None:
        """A card, a side, a place, a class or an action card was clicked."""
        if self._do(item):
            stays = item.key in _TOOLS and not self.composer.asks_for_card
            self.note(leads=not stays and not item.key.startswith("side/"))

    def _do(self, item: TableItem) -> bool:
        """Do what a click on an item does. Returns whether it does anything."""
        composer, (kind, _, which) = self.composer, item.key.partition("/")
        if (card := _card_of(item)) != NOBODY:
            self.scene.sound("lift")
            self._take(card)
        elif item.key == IN_HAND:
            composer.turn()
            self.scene.sound("flip")
        elif kind == "side":
            composer.turn_to(composer.sides()[int(which)])
            self.scene.sound("flip")
        elif item.key in _TOOLS:
            composer.pick_tool(_TOOLS[item.key])
        elif item.key == DECK:
            composer.do((DRAW,))
        elif kind in {"submit", "stand"}:
            composer.do((SUBMIT, int(which)))
        elif (spot := self._spot_of(item)) is not None:
            composer.go_to(spot)
        else:
            return False
        return True

    def _take(self, card: int) -> None:
        source = self.composer.source_of(card)
        assert source is not None
        self.composer.choose(source, card)

    def _spot_of(self, item: TableItem) -> Spot | None:
        """The place that a row names, or a part of the cake."""
        kind, _, which = item.key.partition("/")
        composer = self.composer
        if kind not in {"row", "spot"} or not composer.has_card:
            return None
        return next((each for each in composer.spots(composer.now.size) if each.key == which), None)


def _card_of(item: TableItem) -> int:
    """The open card that an item is, if it can be taken; -1: none."""
    kind, _, which = item.key.partition("/")
    return int(which) if kind == "card" and item.interactive else NOBODY
