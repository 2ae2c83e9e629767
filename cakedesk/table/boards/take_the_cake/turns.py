"""The turns of a person: what gestures on cut cards, pieces, squares and orders do."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from cakedesk.games.take_the_cake.cards import COLOURS
from cakedesk.games.take_the_cake.phases import CUTTING, ORDERING, TAKING
from cakedesk.table.boards.take_the_cake.composer import (
    NOTHING,
    CutComposer,
    Look,
    OrderComposer,
    PutComposer,
    TakeComposer,
)
from cakedesk.table.boards.take_the_cake.cut_zone import CutCardItem
from cakedesk.table.boards.take_the_cake.screen import Composer, Screen, hand_key
from cakedesk.table.items import DropZone, TableItem
from cakedesk.table.kit.action_tray import Asked
from cakedesk.table.kit.zoned_turn import Named, ZonedTurn
from cakedesk.table.slicer import Work

AnyComposer = TypeVar("AnyComposer", bound=Composer)


class _CakeTurn(ZonedTurn[AnyComposer], Generic[AnyComposer]):
    """What all turns have: buttons that are heard."""

    def __init__(self, screen: Screen, composer: AnyComposer) -> None:
        super().__init__(screen.scene, composer, lights=screen.aids.targets)
        self.screen = screen
        self.hear(screen.tray.pressed, self.press)

    def asked(self) -> Asked:
        """What the tray asks."""
        raise NotImplementedError

    def press(self, number: int) -> None:
        """One of the other buttons was pressed."""

    def showing(self) -> Work:
        """Show what is staged."""
        composer: Composer = self.composer
        yield from self.screen.showing(composer.look, composer, self.asked())

    def said(self) -> str:
        """What is asked, or what is staged."""
        asked = self.screen.tray.asked
        return f"{asked.prompt}. {asked.help}" if asked.help else asked.prompt

    def cake_zones(self) -> Named:
        """A zone for each own cake that stands on the table."""
        return {
            f"zone/cake/{cake}": (rect, self.screen.words.cake(cake), cake)
            for cake, rect in self.screen.own_cakes()
        }


class CuttingTurn(_CakeTurn[CutComposer]):
    """A cut card is chosen and turned: by clicks, by its corner, or by keys."""

    def __init__(self, screen: Screen, composer: CutComposer) -> None:
        super().__init__(screen, composer)
        self.hear(screen.cuts.turn_pressed, self._turn_on)
        self.hear(screen.cuts.turning, screen.show_turning)

    def asked(self) -> Asked:
        """See `_CakeTurn.asked`."""
        return self.screen.words.asks_cut(self.composer)

    def next_thing(self) -> TableItem | None:
        """The card that is chosen; the button as soon as anything was done to it."""
        if self.composer.gestures():
            return self.screen.tray.primary
        return self.screen.cuts.cards.get(self.composer.now.card)

    def react(self, event: QKeyEvent) -> bool:
        """R turns on, digits turn so far."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        turns = {Qt.Key.Key_0: 0, Qt.Key.Key_1: 1, Qt.Key.Key_2: 2, Qt.Key.Key_3: 3}
        turn = turns.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_R:
            turn = self.composer.now.turn + 1
        if turn is None:
            return False
        self._turn(turn)
        self.lead_to(self.screen.tray.primary)
        return True

    def keys(self) -> str:
        """See `StagedTurn.keys`."""
        return self.tr("R: turn the card a quarter on. 0 to 3: turn it so many quarters")

    def press(self, number: int) -> None:
        """The other card."""
        del number
        self._choose(next(card for card in self.composer.look.shown.drawn if card != self.composer.now.card))

    def can_pick(self, item: TableItem) -> bool:
        """Cut cards, which turn while they are dragged."""
        return isinstance(item, CutCardItem)

    def picked(self, item: TableItem) -> None:
        """Taking hold of a card chooses it."""
        if isinstance(item, CutCardItem):
            item.hold(self.scene.gestures.held_at or item.center_px())
            if self._card_of(item) != self.composer.now.card:
                self.composer.choose(self._card_of(item))
                self.note(leads=False)
                self.scene.gestures.come_home()

    def dropped_nowhere(self, item: TableItem) -> None:
        """It snaps to the nearest quarter."""
        if isinstance(item, CutCardItem) and (quarters := item.let_go()):
            self._turn(self.composer.now.turn + quarters)
        else:
            self.refresh()

    def activated(self, item: TableItem) -> None:
        """A click chooses a card, or turns the one that is chosen."""
        if not isinstance(item, CutCardItem):
            return
        card = self._card_of(item)
        if card == self.composer.now.card:
            self._turn_on()
        else:
            self._choose(card)

    def _card_of(self, item: CutCardItem) -> int:
        return next(card for card, each in self.screen.cuts.cards.items() if each is item)

    def _choose(self, card: int) -> None:
        self.scene.sound("lift")
        self.composer.choose(card)
        self.note()

    def _turn_on(self) -> None:
        self._turn(self.composer.now.turn + 1)

    def _turn(self, turn: int) -> None:
        self.scene.gestures.drop()
        self.scene.sound("flip")
        self.composer.turn_to(turn)
        self.note(leads=False)


class TakingTurn(_CakeTurn[TakeComposer]):
    """A piece is chosen by a click, or by dragging it onto a cake."""

    def asked(self) -> Asked:
        """See `_CakeTurn.asked`."""
        return self.screen.words.asks_piece(self.composer)

    def next_thing(self) -> TableItem | None:
        """The button as soon as a piece is chosen."""
        if self.composer.now.colour != NOTHING:
            return self.screen.tray.primary
        return self.screen.centre.pieces.get(self.composer.colours()[0])

    def can_pick(self, item: TableItem) -> bool:
        """Pieces that can be taken."""
        return item.key.startswith(("piece/", "tile/"))

    def targets_for(self, item: TableItem) -> list[DropZone]:
        """The own cakes that it may be for."""
        del item
        composer, cakes = self.composer, self.cake_zones()
        return self.lay_zones(
            {key: zone for key, zone in cakes.items() if composer.can_name_cake or zone[2] == composer.cake}
        )

    def placed(self, item: TableItem, zone: DropZone) -> None:
        """A piece came to a cake."""
        cake = zone.data_id
        assert isinstance(cake, int)
        colour = COLOURS.index(item.key.partition("/")[2])
        if (colour, cake) != (self.composer.now.colour, self.composer.cake):
            self.composer.choose(colour, cake)
        self.note()

    def activated(self, item: TableItem) -> None:
        """A piece was clicked, or with two seats the cake that it is for."""
        kind, _, which = item.key.partition("/")
        if kind in {"piece", "tile"}:
            self.composer.choose(COLOURS.index(which))
            self.scene.sound("lift")
            self.note()
        elif kind == "cake" and self.composer.can_name_cake:
            seat, cake = (int(part) for part in which.split("/"))
            if seat == self.composer.seat:
                self.composer.name_cake(cake)
                self.note()


class PuttingTurn(_CakeTurn[PutComposer]):
    """Four squares are placed; the next one is in hand from the beginning."""

    def asked(self) -> Asked:
        """See `_CakeTurn.asked`."""
        return self.screen.words.asks_square(self.composer, tells_gains=self.screen.aids.gains)

    def press(self, number: int) -> None:
        """Take back, or all back."""
        if number == 0:
            self.composer.take_back()
        else:
            self.composer.take_all_back()
        self.note(leads=False)

    def next_thing(self) -> TableItem | None:
        """The first place where the square in hand may lie; else the button."""
        return next(iter(self.screen.placing.spots.values()), self.screen.tray.primary)

    def in_hand(self) -> TableItem | None:
        """The square that is placed next."""
        card = self.composer.now.card
        return next((item for item in self.scene.interactive_items() if self._card_of(item) == card), None)

    def can_pick(self, item: TableItem) -> bool:
        """Squares in hand, and those that were placed in this turn."""
        return self._card_of(item) != NOTHING

    def picked(self, item: TableItem) -> None:
        """What is dragged is in hand."""
        card = self._card_of(item)
        if card in self.composer.shown.hand and card != self.composer.now.card:
            self.composer.hold(card)
            self.note(leads=False)

    def targets_for(self, item: TableItem) -> list[DropZone]:
        """Where it may lie."""
        card, composer, placing = self._card_of(item), self.composer, self.screen.placing
        places = composer.squares()
        back: dict[str, tuple[QRectF, str, object]] = {}
        if card not in composer.shown.hand:
            places = [place for place in placing.reach() if composer.can_move(card, *place)]
            told = self.screen.words.in_hand()
            back = {f"zone/hand/{n}": (gap.rect_px(), told, None) for n, gap in self.screen.placed.items()}
        named = {
            f"zone/{row}/{column}": (
                placing.square_rect(row, column),
                self.screen.words.spot(row, column, composer.shown, None),
                (row, column),
            )
            for row, column in places
        }
        return self.lay_zones(named | back)

    def placed(self, item: TableItem, zone: DropZone) -> None:
        """A square came to its place, or back into the hand."""
        card, place = self._card_of(item), zone.data_id
        if not isinstance(place, tuple):
            self.composer.take_up(card)
        elif card in self.composer.shown.hand:
            self.composer.put(place[0], place[1], card)
        else:
            self.composer.move(card, *place)
        self.note()

    def hovering(self, item: TableItem, zone: DropZone | None) -> None:
        """Show what would become of it."""
        if self._card_of(item) == self.composer.now.card:
            self._point(zone.data_id if zone is not None else None)

    def pointed(self, item: TableItem | None) -> None:
        """The same for what is pointed at, or what the keyboard is on."""
        spots = self.screen.placing.spots
        self._point(next((place for place, spot in spots.items() if spot is item), None))

    def activated(self, item: TableItem) -> None:
        """A place, a square in hand, or one that was placed was clicked."""
        card = self._card_of(item)
        if card in self.composer.shown.hand:
            self.composer.hold(card)
        elif card != NOTHING:
            self.composer.take_up(card)
        else:
            place = next((place for place, spot in self.screen.placing.spots.items() if spot is item), None)
            if place is None:
                return
            self.composer.put(*place)
            self.scene.sound("set")
        self.note(leads=card == NOTHING)

    def _point(self, place: object) -> None:
        found = place if isinstance(place, tuple) else None
        if found != self.screen.placing.pointed:
            self.screen.placing.point(found)
            self.screen.show_here()

    def _card_of(self, item: TableItem) -> int:
        for card in self.composer.look.shown.hand:
            if item.key == hand_key(self.screen, card) or self.screen.placing.laid.get(card) is item:
                return card
        return NOTHING


class OrderingTurn(_CakeTurn[OrderComposer]):
    """An order is chosen by a click; with two seats it may be dragged onto a cake."""

    def asked(self) -> Asked:
        """See `_CakeTurn.asked`."""
        return self.screen.words.asks_order(self.composer)

    def next_thing(self) -> TableItem | None:
        """The button as soon as all is chosen."""
        if self.composer.is_complete():
            return self.screen.tray.primary
        cards = self.screen.orders.cards
        return next(
            (cards[order] for order in self.composer.orders() if self.composer.cake_of(order) == NOTHING),
            None,
        )

    def can_pick(self, item: TableItem) -> bool:
        """Own orders."""
        return self._order_of(item) != NOTHING

    def targets_for(self, item: TableItem) -> list[DropZone]:
        """The own cakes that get one."""
        del item
        cakes = self.cake_zones()
        return self.lay_zones({key: zone for key, zone in cakes.items() if zone[2] in self.composer.cakes})

    def placed(self, item: TableItem, zone: DropZone) -> None:
        """An order came to a cake."""
        cake = zone.data_id
        assert isinstance(cake, int)
        self.composer.assign(self._order_of(item), cake)
        self.note()

    def activated(self, item: TableItem) -> None:
        """An order was clicked."""
        order = self._order_of(item)
        if order != NOTHING:
            self.composer.choose(order)
            self.scene.sound("lift")
            self.note()

    def _order_of(self, item: TableItem) -> int:
        cards = self.screen.orders.cards
        return next((order for order in self.composer.orders() if cards.get(order) is item), NOTHING)


AnyTurn: TypeAlias = CuttingTurn | TakingTurn | PuttingTurn | OrderingTurn


def turn_for(screen: Screen, look: Look) -> AnyTurn:
    """The turn of what is to be done now."""
    phase = look.shown.phase
    if phase == CUTTING:
        return CuttingTurn(screen, CutComposer(look))
    if phase == TAKING:
        return TakingTurn(screen, TakeComposer(look))
    if phase == ORDERING:
        return OrderingTurn(screen, OrderComposer(look))
    return PuttingTurn(screen, PutComposer(look))
