"""`Screen`: everything on the table of Take the Cake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from PySide6.QtCore import QRectF

from cakedesk.engine.actions import OVER, UNKNOWN
from cakedesk.games.take_the_cake.cards import COLOURS, TURNS
from cakedesk.games.take_the_cake.open_facts import newest_squares, taken_by, takers, unseen_toppings
from cakedesk.games.take_the_cake.phases import CAKES, NO_CUT, NO_ORDER, ORDERING, PUTTING, TAKING
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table import z_values
from cakedesk.table.board import Tense
from cakedesk.table.boards.take_the_cake.centre_view import CentrePlan, CentreView
from cakedesk.table.boards.take_the_cake.composer import (
    NOTHING,
    CutComposer,
    Look,
    OrderComposer,
    PutComposer,
    TakeComposer,
    order_pays,
)
from cakedesk.table.boards.take_the_cake.cut_zone import CutZone
from cakedesk.table.boards.take_the_cake.layout import table_rects
from cakedesk.table.boards.take_the_cake.looks import square
from cakedesk.table.boards.take_the_cake.orders_view import OrdersPlan, OrdersView
from cakedesk.table.boards.take_the_cake.piece_tiles import PieceTiles
from cakedesk.table.boards.take_the_cake.place_zone import PlaceZone
from cakedesk.table.boards.take_the_cake.points import CakePoints
from cakedesk.table.boards.take_the_cake.seat_panels import SeatPanel, SeatState
from cakedesk.table.boards.take_the_cake.turn_wording import TurnWording, signed
from cakedesk.table.items import Frame, PanelItem, PanelStyle, TableItem, TextItem
from cakedesk.table.items.tag_item import TagKind
from cakedesk.table.kit.action_tray import ActionTray, Asked, TrayPlaces
from cakedesk.table.kit.card_layer import CardLayer
from cakedesk.table.kit.flow import aspect, grid
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.one_screen_board import OneScreen, OneScreenBoard
from cakedesk.table.kit.points_sheet import Note, PointsSheet
from cakedesk.table.kit.points_table import PointsTable
from cakedesk.table.kit.seat_header import level_points
from cakedesk.table.kit.seat_order import SeatOrder
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.slicer import Work, at_once
from cakedesk.table.text_fit import lay_text

Composer: TypeAlias = CutComposer | TakeComposer | PutComposer | OrderComposer

HAND, BUTTONS = 0, 6
"""Where squares in hand and buttons come in the order of reading; what is between has its own numbers."""

HAND_UNITS = 132.0


class Screen(OneScreen):
    """The cut cards, the centre or a cake in the making, the seats with their cakes, and the tray."""

    def __init__(self, board: OneScreenBoard[Any], look: Look) -> None:
        super().__init__(board, look)
        scene, names = board.scene, [person.name for person in board.people]
        self.composer, self.kept = None, None
        self.has_stage, self._turned = False, 0  # on the stage cakes are counted, instead of all but the tray
        self.tells = False  # whether the tray tells what chance did, also where orders lie in it
        self.words = TurnWording(look.shown.lists, names)
        self._bar = self.own(PanelItem(scene, PanelStyle(radius_px=0, shadow="rest")))
        self.tray = self.own_part(ActionTray(scene, ("confirm", "first", "second"), BUTTONS))
        self.cuts = self.own_part(CutZone(scene, self.words))
        self.centre = self.own_part(CentreView(scene, self.words))
        self.placing = self.own_part(PlaceZone(scene, self.words, board.aids))
        self.panels: Kept[int, SeatPanel] = Kept(self, self._make_panel)
        self.orders = self.own_part(OrdersView(scene, self.words))
        self.orders.peeked.connect(self._show_orders)
        self.hand = self.own_part(CardLayer(scene, z=z_values.HAND))
        # Where squares lay in the hand that are placed.
        self.placed: Kept[int, PanelItem] = Kept(self, lambda _: PanelItem(scene))
        self.tiles = self.own_part(PieceTiles(scene, self.words))
        self._takers = self.own_part(SeatOrder(scene, self.words.names))
        self._here = self.own(TextItem(scene, key="here"))
        self.sheet = PointsSheet(scene, self.words.names)
        self.sheet.set_shown(False)
        self._persons = sum(person.is_person for person in board.people)
        self.rects = table_rects(self.metrics, look.shown.seats, is_placing=False, has_orders=True)

    composer: Composer | None  # what the seat that acts has staged; None: nobody acts
    # The table as it was staged, until all of it has been played; None: nothing is.
    kept: TakeTheCakeState | None

    # ---------------------------------------------------------------------------------------- what is shown

    @property
    def shown(self) -> TakeTheCakeState:
        """What lies there, with what is staged."""
        if isinstance(self.composer, PutComposer):
            return self.composer.shown
        return self.kept or self.look.shown

    @property
    def is_placing(self) -> bool:
        """Whether the cake of the seat below has the middle of the table."""
        shown = self.shown
        return shown.phase == PUTTING and shown.to_act == self.below == self.look.seat

    def show(self, look: Look, composer: Composer | None = None, asked: Asked | None = None) -> None:
        """Show a look, with what is staged, in the table's present size."""
        at_once(self.showing(look, composer, asked))

    def showing(self, look: Look, composer: Composer | None = None, asked: Asked | None = None) -> Work:
        """`show` step by step: what has the middle comes first, what is in hand last."""
        if look.seat != self.look.seat:  # whoever looked on keeps no look at the next one's orders
            self.orders.peek.is_on = False
        self.look, self.composer, self._turned = look, composer, 0
        shown = self.shown
        is_over = shown.turn() == OVER
        has_orders = self._has_orders() and not self._chooses_orders(shown)
        self.rects = table_rects(
            self.metrics, shown.seats, is_placing=self.is_placing, has_orders=has_orders,
            has_to_come=self.aids.unseen and any(unseen_toppings(shown)), is_over=is_over,
            asks=not self.tense.is_past,
        )  # fmt: skip
        self._cover()
        self._bar.place_in(self.rects.tray)
        yield
        yield from self._showing_middle(shown)
        self._show_tiles(shown)
        yield
        yield from self._showing_seats(shown)
        self._show_left(shown)
        yield
        self._show_orders()
        yield
        if not self.has_stage:
            self._show_points(shown)
            yield
        self._show_hand(shown)
        self._show_takers(shown)
        told = self.words.orders_told(shown) if is_over else ""
        yield
        self.tray.ask(asked or Asked(self.words.resting(shown, is_past=self.tense.is_past), told))
        self.tray.fit(self._tray_places())

    def rest(self) -> None:
        """Nothing answers any more; what is staged stays in sight."""
        self.cuts.rest()
        self.centre.rest()
        self.placing.rest()
        self.orders.rest()
        self.tiles.rest()
        for card in self.hand.cards.values():
            card.set_interactive(False)
        self.tray.ask(Asked(self.words.resting(self.look.shown, is_past=self.tense.is_past)))

    def place_of(self, card: int) -> QRectF:
        """Where a square lies now: in hand, in the centre, or on a cake; empty: nowhere."""
        held = self.hand.cards.get(hand_key(self, card))
        if held is not None:
            return held.rect_px()
        laid = self.laid_item(card)
        if laid is not None:
            return laid.rect_px()
        return self.centre.square_rect(card) if self.centre.is_shown else QRectF()

    def laid_item(self, card: int) -> TableItem | None:
        """A square that lies on a cake, as it is dealt now: at the end first cakes stand there as well."""
        if self.placing.is_shown and card in self.placing.laid:
            return self.placing.laid[card]
        has_both = self.shown.seats == CAKES
        views = (panel.views.items() for panel in self.panels.values())
        found = (
            view.item(card) for each in views for cake, view in each if has_both or cake == self.shown.cake
        )
        return next(filter(None, found), None)

    def show_turning(self, degrees: float) -> None:
        """What would be cut if a cut card that follows the pointer were let go now."""
        if isinstance(self.composer, CutComposer):
            self.cuts.set_dial(90 * self.composer.now.turn + degrees)
            before, self._turned = self._turned, round(degrees / 90) % TURNS
            if self._turned != before:
                at_once(self._showing_middle(self.shown))
                self._show_tiles(self.shown)

    def show_here(self) -> None:
        """What the square in hand would change where it is pointed at; else who takes when."""
        made, place, line = self.composer, self.placing.pointed, self.rects.line
        told = ""
        if isinstance(made, PutComposer) and made.now.card != NOTHING and self.placing.is_shown:
            told = self.words.here(made, *place) if place in made.squares() and self.aids.gains else ""
        is_clear = self.is_shown and not self.has_stage
        self.show_item(self._here, bool(told) and is_clear)
        is_round = self.shown.phase <= PUTTING and not self.tense.is_past
        self._takers.set_shown(is_clear and is_round and not told)
        self._here.set_text(told)
        self._here.stand_in(line, self.fitting(CAPTION_UNITS, "text", 700, "teal"))

    def own_cakes(self) -> list[tuple[int, QRectF]]:
        """The boards of the seat below that stand on the table, with their numbers."""
        return [(cake, view.board.rect_px()) for cake, view in self.panels[self.below].views.items()]

    # ------------------------------------------------------------------------------------------------ inside

    def _cover(self) -> None:
        """Hide what does not stand there now."""
        shown, is_clear = self.shown, self.is_shown and not self.has_stage
        is_middle_free = self._chooses_orders(shown) or shown.turn() == OVER
        self.cuts.set_shown(is_clear and not is_middle_free and (self.aids.unseen or not self.is_placing))
        self.centre.set_shown(is_clear and not is_middle_free)
        self.placing.set_shown(is_clear and self.is_placing)
        self.orders.set_shown(is_clear and self._has_orders())
        self.hand.set_shown(is_clear)
        self.tiles.set_shown(is_clear and shown.phase <= TAKING and self._cut(shown).cut != NO_CUT)
        self.show_here()
        for panel in self.panels.values():
            panel.set_shown(is_clear)

    def _has_orders(self) -> bool:
        """Whether orders lie somewhere; in the tray's room they give way to what that tells."""
        shown = self.shown
        return shown.with_orders and shown.turn() != OVER and not (self.tells and self.tense.is_past)

    def _chooses_orders(self, shown: TakeTheCakeState) -> bool:
        """Whether the own orders have the middle of the table."""
        return shown.phase == ORDERING and self.look.seat == self.below

    def _make_panel(self, seat: int) -> SeatPanel:
        return SeatPanel(self.scene, seat, self.words, is_away=self.people[seat].is_away)

    def _tag(self, shown: TakeTheCakeState, seat: int) -> tuple[str, TagKind]:
        tag = self.seat_tag(shown, seat)
        return tag if tag[0] else (self.words.seat_tag(shown, seat), "quiet")

    def _showing_seats(self, shown: TakeTheCakeState) -> Work:
        order = [(self.below + step) % shown.seats for step in range(shown.seats)]
        points = [score.total for score in shown.cake_scores()]
        has_both = shown.seats == CAKES or shown.turn() == OVER
        every = list(range(CAKES)) if has_both else [shown.cake]
        newest, zones = newest_squares(shown, self.below), (self.rects.own, *self.rects.others)
        room_px = min(
            (title.width() for zone in zones for title in zone.titles), default=self.metrics.width_px
        )
        titles = (self.words.cake_title(cake, str(max(points)) * self.aids.points) for cake in every)
        style = self.fitting(CAPTION_UNITS, weight=700)
        is_brief = not all(lay_text(title, style, room_px).fits for title in titles)
        for (seat, panel), rects in zip(self.panels.lay(order).items(), zones, strict=True):
            tag, cakes, goal, can_choose = self._tag(shown, seat), every, NOTHING, False
            brief_tag, is_placing = tag[0], seat == self.below and self.is_placing
            if is_placing:
                placed = shown.target % CAKES
                cakes = [cake for cake in every if cake != placed]
                if cakes:
                    made = str(points[shown.target])
                    text, brief_tag = self.words.placed(placed), self.words.cake_within(placed)
                    if self.aids.points:
                        text, brief_tag = (self.words.with_points(each, made) for each in (text, brief_tag))
                    tag = text, "you"
            elif seat == self.below and shown.seats == CAKES and isinstance(self.composer, TakeComposer):
                goal, can_choose = self.composer.cake, self.composer.can_name_cake
            is_active, own = seat == shown.turn() and not self.tense.is_past, CAKES * seat
            state = SeatState(
                tag, brief_tag, is_active, self.aids.points, cakes, newest, goal, can_choose, is_brief,
                is_placing,
            )  # fmt: skip
            panel.show(shown, points[own : own + CAKES], state, rects)
            yield
        headers = [panel.header for panel in self.panels.values()]
        for alike in (headers[:1], headers[1:]):  # the own seat's is larger
            level_points(alike)

    def _show_left(self, shown: TakeTheCakeState) -> None:
        composer = self.composer if isinstance(self.composer, CutComposer) else None
        if self.cuts.is_shown and self.is_placing:
            self.cuts.show_to_come(shown, self.rects.to_come)
        elif self.cuts.is_shown:
            self.cuts.show(shown, composer, self.rects.left, self.rects.to_come)

    def _showing_middle(self, shown: TakeTheCakeState) -> Work:
        composer = self.composer
        if self.placing.is_shown:
            made = composer if isinstance(composer, PutComposer) else None
            yield from self.placing.showing(made, shown, self.rects.placing)
        if self.centre.is_shown:
            self.centre.show(shown, self._cut(shown), self.rects.middle)
            yield

    def _cut(self, shown: TakeTheCakeState) -> CentrePlan:
        """How the centre is cut, or would be, and what can be taken."""
        composer = self.composer
        if isinstance(composer, CutComposer):
            return CentrePlan(composer.now.card, (composer.now.turn + self._turned) % TURNS, would_be=True)
        plan = CentrePlan(shown.cut, shown.cut_turn)
        if isinstance(composer, TakeComposer):
            best = composer.best_gains() if self.aids.gains else {}
            plan = plan._replace(
                can_take=composer.colours(),
                chosen=composer.now.colour,
                gains={colour: signed(gain) for colour, gain in best.items()},
            )
        return plan

    def _tray_places(self) -> TrayPlaces:
        """Words have the whole tray where neither pieces nor squares nor who takes when stand beside them."""
        places, right = self.rects.actions, self.rects.hand.right()
        if self.has_stage or self.tense.is_past:
            places = replace(places, help=places.help.united(self.rects.line))
        if self.tiles.is_shown or self.hand.cards or self.placed:
            return places
        prompt, told = (at.adjusted(0, 0, right - at.right(), 0) for at in (places.prompt, places.help))
        idle_right_px = places.primary.right() if self.tense.is_past else right
        return replace(places, prompt=prompt, help=told, idle_right_px=idle_right_px)

    def _show_tiles(self, shown: TakeTheCakeState) -> None:
        """The pieces by their marks."""
        if self.tiles.is_shown:
            plan, pieces = self._cut(shown), self.centre.pieces
            cards = [
                [each.card for each in pieces[colour].squares] if colour in pieces else []
                for colour in range(len(COLOURS))
            ]
            self.tiles.show(cards, plan, taken_by(shown), self.rects.hand)

    def _show_takers(self, shown: TakeTheCakeState) -> None:
        """Who takes when, up to the pieces or squares that stand in the tray."""
        if self._takers.is_shown:
            line, items = QRectF(self.rects.line), (*self.tiles.items(), *self.hand.cards.values())
            lefts = [item.rect_px().left() for item in (*items, *self.placed.values())]
            line.setRight(min(lefts, default=self.rects.hand.right()) - self.metrics.px(20))
            seats = takers(shown)
            self._takers.show(seats, shown.step, self.words.takers(seats), line)

    def _show_points(self, shown: TakeTheCakeState) -> None:
        """All points where the centre was, once the game is over."""
        is_over = shown.turn() == OVER
        self.sheet.set_shown(self.is_shown and is_over)
        if is_over:
            kinds = CakePoints(shown, self.words).kinds()
            table = PointsTable.counted(kinds, best=shown.winners())
            decides = self.words.what_decides(shown)
            self.sheet.show(TableWords().the_points(), Note(decides, decides), table)
            self.sheet.fit(self.rects.sheet)

    def _show_orders(self) -> None:
        if not self.orders.is_shown:
            return
        shown, composer = self.look.shown, self.composer
        chooses, is_own = self._chooses_orders(shown), self.look.seat == self.below
        cards, is_you = shown.orders[self.below], is_own and self.people[self.below].is_person
        tags: dict[int, Sequence[str]] = {}
        chosen: list[int] = []
        if isinstance(composer, OrderComposer):
            chosen = [order for order in composer.now if order != NOTHING]
            for order in chosen:
                cake = composer.cake_of(order)
                pays = order_pays(shown, CAKES * self.below + cake, order) if self.aids.points else None
                tags[order] = self.words.chosen_for(cake, pays)
        if is_own and self.aids.points and not self.tense.is_past:
            cakes = range(CAKES) if shown.seats == CAKES else [shown.cake]
            places = [shown.target] if self.is_placing else [CAKES * self.below + cake for cake in cakes]
            tags = {
                order: self.words.order_now([order_pays(self.shown, place, order) for place in places])
                for order in cards
                if order not in {UNKNOWN, NO_ORDER}
            } | tags
        rect = self.rects.orders
        if chooses:
            rect = self.rects.left.united(self.rects.middle)
        plan = OrdersPlan(
            cards,
            hides=is_own and self._persons > 1 and not chooses and self.tense is not Tense.REPLAY,
            can_choose=isinstance(composer, OrderComposer),
            tags=tags,
            chosen=chosen,
            whose=NOTHING if is_you and self.tense is not Tense.REPLAY else self.below,
            is_low=self.tense.is_past and not chooses,
        )
        self.orders.show(plan, rect)

    def _show_hand(self, shown: TakeTheCakeState) -> None:
        """The squares of a piece that are still to be placed; of whoever places them."""
        composer, px = self.composer, self.metrics.px
        cards = shown.hand if shown.phase == PUTTING else []
        whole = self.look.shown.hand if isinstance(composer, PutComposer) else cards
        side = min(px(HAND_UNITS), self.rects.hand.height(), (self.rects.hand.width() - px(48)) / 4)
        cells = grid(
            self.rects.hand, len(whole), max(1, len(whole)), px(16), most_px=(side, side), middle=True
        )
        placed = [number for number, card in enumerate(whole) if card not in cards]
        for number, gap in self.placed.lay(placed).items():
            gap.set_style(PanelStyle(None, px(12), frame=Frame("line", max(1.5, px(2)), "dashed")))
            gap.place_in(aspect(cells[number], 1.0))
        with self.hand as layer:
            for card, cell in zip(whole, cells, strict=True):
                if card not in cards:
                    continue
                order = (HAND, card) if isinstance(composer, PutComposer) else None
                key, face, words = hand_key(self, card), square(shown.lists, card), self.words
                whose = words.held_by(shown.to_act)
                item = layer.put(key, face, aspect(cell, 1.0), order, words.card(card), whose)
                in_hand = isinstance(composer, PutComposer) and composer.now.card == card
                item.drag_only = True
                item.set_look(current=in_hand, playable=order is not None and not in_hand)


def hand_key(screen: Screen, card: int) -> str:
    """The key of a square in hand."""
    return f"card/{screen.look.shown.lists.pieces[card]}"
