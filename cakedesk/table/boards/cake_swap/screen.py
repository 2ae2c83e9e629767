"""`Screen`: everything on the table of Cake Swap."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from PySide6.QtCore import QRectF

from cakedesk.art.cake_swap import faces
from cakedesk.art.face import Face
from cakedesk.art.faces import seat_chip_face
from cakedesk.engine.actions import OVER
from cakedesk.games.cake_swap.actions import DRAW, PASS, PLACE, SQUEEZE_IN, SUBMIT, SWAP_TOP
from cakedesk.games.cake_swap.cards import LARGEST, SWIPE, cards_in, ribbon
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table import z_values
from cakedesk.table.boards.cake_swap.bench import MOST_CAKE_UNITS, Bench
from cakedesk.table.boards.cake_swap.cake_view import CakeLook, CakeView
from cakedesk.table.boards.cake_swap.chances import could_meet, wins_of
from cakedesk.table.boards.cake_swap.composer import NOBODY, TOOL_NAMES, Look, Spot, TurnComposer
from cakedesk.table.boards.cake_swap.layout import (
    CARDS,
    HAND,
    READ_CARD,
    ROWS,
    SEATS,
    TOOLS,
    USUAL_CARDS,
    open_cards,
    table_rects,
)
from cakedesk.table.boards.cake_swap.leaving import Leaving, RefusedPlace
from cakedesk.table.boards.cake_swap.looks import card_face, rosette_picture
from cakedesk.table.boards.cake_swap.seat_panels import SeatPanel, SeatState
from cakedesk.table.boards.cake_swap.stands import StandMarks, Stands
from cakedesk.table.boards.cake_swap.turn_wording import TurnWording
from cakedesk.table.boards.cake_swap.wording import is_beginning
from cakedesk.table.items import (
    CardItem,
    FaceItem,
    Frame,
    ItemRole,
    PanelItem,
    PanelStyle,
    TagItem,
    TextItem,
)
from cakedesk.table.items.tag_item import SNUG_AIR_SHARE, tag_width_px
from cakedesk.table.kit.action_tray import Asked
from cakedesk.table.kit.card_layer import CardLayer
from cakedesk.table.kit.choice_rows import Choice, ChoiceState
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.one_screen_board import OneScreen, OneScreenBoard
from cakedesk.table.kit.seat_header import level_points
from cakedesk.table.metrics import PANEL_RADIUS_UNITS
from cakedesk.table.short_names import short_names
from cakedesk.table.slicer import Work, at_once

TITLE_UNITS, COUNT_UNITS = 26.0, 22.0
WIDE_ROWS = 3
"""More rows than this stand in two columns."""

DECK, IN_HAND = "deck", "hand"


class Screen(OneScreen):
    """The stands, the open cards, the seats, and the tray."""

    def __init__(self, board: OneScreenBoard[Any], look: Look) -> None:
        super().__init__(board, look)
        scene, names = board.scene, [person.name for person in board.people]
        self.composer: TurnComposer | None = None  # what the seat that acts has staged; None: nobody acts
        # Open cards that stay where they are, so that nothing moves under a person's pointer; what comes lies
        # after them. None: all are sorted.
        self.kept_order: tuple[int, ...] | None = None
        self._faces: dict[tuple[int, int], Face] = {}
        # The ribbon that was just won, and the card of the table or on top of a cake that came last.
        self.fresh = self.newest = NOBODY
        self.words = TurnWording(look.shown.lists, names)
        self.stands = Stands(scene, self.words)
        self.table_panel = self.own(PanelItem(scene, PanelStyle("panel", fill_opacity=0.55)))
        self._title = self.own(TextItem(scene))
        self._title.set_text(self.tr("Table"), "")  # it goes without saying where it has no room
        self._count = self.own(TagItem(scene, "", "alert").mute())
        self.panels: Kept[int, SeatPanel] = Kept(self, lambda seat: SeatPanel(scene, seat, self.words))
        # The seat below with its cake, its card in hand and where that can go.
        self.bench = Bench(scene, self.words)
        self.tray = self.bench.actions
        # All cards that lie open, with the deck, and the action cards of the seat below.
        self.cards, self.tools = CardLayer(scene), CardLayer(scene)
        self.has_stage = False  # whether something is shown large, instead of cards and other seats
        self.spots: Kept[str, PanelItem] = Kept(self, self._make_spot)
        self._drawn: Kept[tuple[int, bool], TagItem] = Kept(self, self._make_draw)
        self._swipes: Kept[int, TagItem] = Kept(self, lambda _seat: TagItem(scene, ""))
        self._empty: Kept[int, PanelItem] = Kept(self, lambda _number: PanelItem(scene))
        self.leaving, self._refused = Leaving(scene, look.shown.lists), RefusedPlace(scene)
        self._pointed: Spot | None = None
        for part in (self.stands, self.bench, self.cards, self.tools, self.leaving, self._refused):
            self.own_part(part)
        self.rects = table_rects(self.metrics, look.shown.seats)

    # ---------------------------------------------------------------------------------------- what is shown

    def show(self, look: Look, composer: TurnComposer | None = None, asked: Asked | None = None) -> None:
        """Show a look; who acts has staged something, and is asked."""
        at_once(self.showing(look, composer, asked))

    def showing(self, look: Look, composer: TurnComposer | None = None, asked: Asked | None = None) -> Work:
        """`show` step by step, with the cards last: until they fly they lie where they were."""
        self.look, self.composer, self._pointed = look, composer, None
        shown = look.shown
        asks = not self.tense.is_past
        self.rects = table_rects(self.metrics, shown.seats, has_stage=self.has_stage, asks=asks)
        if not self.has_stage:  # what it has hidden comes back at once
            self._cover()
        yield from self.stands.showing(shown, self._marks(shown), self.rects.stands)
        yield from self._showing_seats(shown)
        self._show_cake(shown)
        yield
        self._show_rows()
        yield
        self._show_chart(shown)
        yield
        self.tray.ask(asked or self._resting(shown))
        self.tray.fit(self.rects.tray.actions)
        yield
        with self.tools as layer:
            self._put_tools(layer, shown)
        yield
        self._show_cards(shown)
        self._show_first_draw(shown)
        self._show_swipes(shown)
        self._cover()

    @property
    def spot(self) -> Spot | None:
        """The place with which the cake is shown: the one that is pointed at, else the chosen one."""
        if self.composer is None or not self.composer.has_card:
            return None
        return self._pointed or self.composer.now.spot

    def point(self, spot: Spot | None) -> None:
        """Show the cake with a place that is only pointed at; None: with the chosen one again."""
        composer = self.composer
        if composer is None or not composer.has_card or spot == composer.now.spot:
            spot = None
        if spot != self._pointed:
            self._pointed = spot
            shown = self.look.shown
            self._show_cake(shown)
            self._show_rows()
            self.stands.show(shown, self._marks(shown), self.rects.stands)

    def rest(self) -> None:
        """Nothing answers any more; what is staged stays in sight."""
        stands, sides = (stand.panel for stand in self.stands.stands), self.bench.sides.panels
        cards = *self.cards.cards.values(), *self.tools.cards.values()
        for item in (*cards, *self.spots.values(), *stands, *sides):
            item.set_interactive(False)
        self.bench.rows.rest()
        self.tray.ask(self._resting(self.look.shown))

    def view_of(self, seat: int) -> CakeView:
        """The cake of a seat."""
        return self.bench.view if seat == self.below else self.panels[seat].view

    def won_ribbon(self, ribbon: int) -> FaceItem | None:
        """A ribbon at the seat that has won it."""
        parts: list[Bench | SeatPanel] = [self.bench, *self.panels.values()]
        return next((item for part in parts if (item := part.ribbon(ribbon)) is not None), None)

    # ------------------------------------------------------------------------------------------------ inside

    def _cover(self) -> None:
        """Hide what has no room beside a stage."""
        is_clear = self.is_shown and not self.has_stage
        for part in (self.cards, self.tools, *self.panels.values()):
            part.set_shown(is_clear)
        for item in (self.table_panel, self._title, self._count, *self._empty.values()):
            self.show_item(item, is_clear)
        self.bench.cover(not is_clear)

    def _make_draw(self, key: tuple[int, bool]) -> TagItem:
        """The tag of a seat's draw: without a name it has the seat's disc."""
        seat, has_name = key
        icon = None if has_name else lambda theme: seat_chip_face(seat, ring=theme.dark)
        return TagItem(self.scene, "", icon=icon)

    def _make_spot(self, key: str) -> PanelItem:
        spot = PanelItem(self.scene, key=f"spot/{key}")
        spot.role = ItemRole.BUTTON
        spot.setZValue(z_values.LAID - 1)
        return spot

    def _resting(self, shown: CakeSwapState) -> Asked:
        names = self.words.names
        resting, brief = (
            self.words.resting(shown, each, is_past=self.tense.is_past)
            for each in (names, short_names(names))
        )
        if not is_beginning(shown):
            return Asked(resting, brief_prompt=brief)
        return Asked(resting, self.words.first_draw(shown), brief_help=self.words.brief_draw(shown))

    def _state(self, shown: CakeSwapState, seat: int) -> SeatState:
        is_active = seat == shown.turn() and not self.tense.is_past
        is_away = self.people[seat].is_away
        return SeatState(self.seat_tag(shown, seat), is_active, self.aids.points, is_away)

    def _showing_seats(self, shown: CakeSwapState) -> Work:
        order = [(self.below + step) % shown.seats for step in range(1, shown.seats)]
        for (seat, panel), rect in zip(self.panels.lay(order).items(), self.rects.others, strict=True):
            panel.show(shown, self._state(shown, seat), rect)
            yield
        level_points(panel.header for panel in self.panels.values())
        self.bench.show_seat(shown, self.below, self._state(shown, self.below), self.rects.tray)

    def _show_cake(self, shown: CakeSwapState) -> None:
        composer, spot, px = self.composer, self.spot, self.metrics.px
        layers = tuple(shown.platters[self.below])
        lit, gone, look = dict[str, Spot](), NOBODY, CakeLook(layers)
        is_refused = False
        if composer is not None and composer.has_card:
            lit = {each.key: each for each in composer.lit_spots()}
            is_refused = self.words.refused(composer) is not None
            if spot is not None:
                after, gone = tuple(composer.cake_with(spot)), composer.taken_off(spot)
                new = next(number for number, layer in enumerate(after) if layer not in layers)
                look = CakeLook(after, new, shifts=spot.kind == SQUEEZE_IN)
            look = look._replace(
                has_headroom=is_refused or (Spot(PLACE) in lit.values() and spot != Spot(PLACE))
            )
        own, told = self.rects.tray.cake, self.words.cake(look.layers)
        self.bench.view.show(look, own, told, most_scale=px(MOST_CAKE_UNITS))
        self.leaving.set_shown(self.is_shown and gone != NOBODY)
        if gone != NOBODY:
            goal = self._open_places(len(self.order(shown)) + 1)[-1]
            view = self.bench.view
            comes = view.layer_rect(look.ghost)
            words = self.bench.header_rect()
            self.leaving.show(gone, self.rects.tray.cake, comes, goal, view.unit_px, words)
        self._refused.set_shown(self.is_shown and is_refused)
        if is_refused:
            self._refused.show(self.bench.view.above_rect())
        honey = Frame("honey", max(2.0, px(3))) if self.aids.targets and self._pointed is None else None
        for key, item in self.spots.lay(lit).items():
            each = lit[key]
            item.set_style(PanelStyle(None, px(10), frame=None if each == spot else honey))
            if self._pointed is None:  # else nothing moves away under the pointer
                item.place_in(self.spot_rect(each))
            assert composer is not None
            item.set_accessible(self.words.spot(each, composer)[0])
            item.focus_order = (ROWS, LARGEST + 1, len(item.key))
            item.set_interactive(True)

    def spot_rect(self, spot: Spot) -> QRectF:
        """Where on the cake a layer goes."""
        view, shown = self.bench.view, self.look.shown
        look, own = view.look, shown.platters[self.below]
        assert self.composer is not None
        size = self.composer.now.size
        sizes = [shown.lists.layers[layer].size for layer in own]
        if spot == self.spot and look.ghost >= 0:
            return view.layer_rect(look.ghost)
        if spot.kind == PLACE:
            return view.above_rect()
        number = sum(other > size for other in sizes)
        if spot.kind == SQUEEZE_IN:
            return view.joint_rect(number)
        number = len(sizes) - 1 if spot.kind == SWAP_TOP else sizes.index(spot.old)
        return view.layer_rect(number + (look.shifts and number >= look.ghost))

    def _show_cards(self, shown: CakeSwapState) -> None:
        px, rects, composer = self.metrics.px, self.rects, self.composer
        self.table_panel.set_style(PanelStyle("panel", px(PANEL_RADIUS_UNITS), fill_opacity=0.55))
        self.table_panel.place_in(rects.table)
        self._title.stand_in(rects.title, self.fitting(TITLE_UNITS, "display", 800))
        self._count.set_text(str(len(shown.deck)))
        self._count.set_text_px(self.metrics.text_px(COUNT_UNITS))
        self._count.place_center(rects.count_tag.center().x(), rects.count_tag.center().y())
        order = self.order(shown)
        self._show_empty_places(len(order), is_beginning=is_beginning(shown))
        with self.cards as layer:
            if shown.deck:
                self._put_deck(layer, shown)
            tool = composer.now.tool if composer is not None and not composer.has_card else 0
            usable = set(composer.cards_for(tool)) if composer is not None else set()
            refuses = self.aids.targets and bool(usable) and (bool(tool) or not shown.taken)
            places = self._open_places(len(order))
            for number, (card, rect) in enumerate(zip(order, places, strict=True)):
                can_use = card in usable
                item = self._put_card(layer, card, rect, (CARDS, 1 + number) if can_use else None)
                item.set_look(disabled=refuses and not can_use)
            for seat in self.panels:
                self._put_seat(layer, shown, seat)
            self._put_hand(layer, shown)

    def _open_places(self, count: int) -> list[QRectF]:
        return open_cards(self.rects.cards, count, READ_CARD * self.metrics.text_px(0))

    def _show_empty_places(self, taken: int, *, is_beginning: bool) -> None:
        """Where more cards would lie in two lines; at first the tags of the draw stand in the second one."""
        places = self._open_places(USUAL_CARDS)
        empty = range(taken, USUAL_CARDS // 2 if is_beginning else USUAL_CARDS)
        frame = Frame("line", max(1.5, self.metrics.px(2)), "dashed")
        for number, item in self._empty.lay(empty).items():
            item.set_style(PanelStyle(None, self.metrics.px(10), frame=frame))
            item.place_in(places[number])

    def _put_card(self, layer: CardLayer, card: int, rect: QRectF, order: tuple[int, ...] | None) -> CardItem:
        """A card that lies open: whoever acts can choose it if it has a place in the order of reading."""
        composer, can_choose = self.composer, order is not None
        item = layer.put(card_key(card), self._face(card), rect, order, self.words.card(card))
        item.tooltip = "" if can_choose or composer is None else self.words.why_not(composer, card)
        is_chosen = composer is not None and card == composer.card
        item.set_look(
            playable=can_choose and self.aids.targets and not is_chosen,
            selected=is_chosen,
            new=card == self.newest and composer is None,  # else honey is for what can be done
            current=False,  # another seat may have held it
            disabled=False,
        )
        item.drag_only = True
        return item

    def _face(self, card: int, upper: int = 0) -> Face:
        """A card, with the side of a size above; 0: with the larger one."""
        if (card, upper) not in self._faces:
            self._faces[card, upper] = card_face(self.look.shown.lists, card, upper)
        return self._faces[card, upper]

    def _put_deck(self, layer: CardLayer, shown: CakeSwapState) -> None:
        composer = self.composer
        can_draw = composer is not None and composer.can_do(DRAW)
        order = (CARDS, 0) if can_draw else None
        deck = layer.put(DECK, faces.card_back_face(), self.rects.deck, order, self.words.left(shown))
        draws = composer is not None and composer.deed == DRAW
        deck.set_look(current=draws, playable=can_draw and self.aids.targets and not draws)
        deck.tooltip = self.words.left(shown)

    def _put_seat(self, layer: CardLayer, shown: CakeSwapState, seat: int) -> None:
        """The top card of another seat's cake, and the card that it holds."""
        rect, composer = self.panels[seat].card_rect, self.composer
        if shown.platters[seat]:
            card = shown.platters[seat][-1] >> 1
            can_use = composer is not None and composer.now.tool in {0, SWIPE} and composer.can_swipe(seat)
            top = self._put_card(layer, card, rect, (SEATS, seat) if can_use else None)
            # Ringed, not raised: its tick would lie over its frosting and touch the points above.
            top.set_look(current=top.look.selected, selected=False)
        if seat == shown.to_act and shown.held != NOBODY:
            rect = rect.translated(-rect.width() * 0.18, -rect.height() * 0.1)
            self._put_card(layer, shown.held, rect, None).set_look(current=True, new=False)

    def _put_hand(self, layer: CardLayer, shown: CakeSwapState) -> None:
        (card, size), composer, bench = self._in_hand(shown), self.composer, self.bench
        order = (HAND, 0) if composer is not None else None
        if card != NOBODY:
            item = layer.put(
                IN_HAND, self._face(card, size), self.rects.tray.card, order, self.words.card(card)
            )
            item.drag_only = True
            item.set_look(current=order is not None)
        bench.sides.set_shown(bench.is_shown and composer is not None and card != NOBODY)
        if composer is not None and bench.sides.is_shown:
            chosen = size if composer.has_card else 0
            bench.sides.show(card, composer.sides(card), chosen, self.rects.tray)

    def _in_hand(self, shown: CakeSwapState) -> tuple[int, int]:
        """The card in hand of the seat below, or the one that it has chosen, and its side."""
        composer = self.composer
        if composer is not None and composer.deed in {NOBODY, PASS}:
            return composer.now.card, composer.now.size
        is_held = composer is None and shown.to_act == self.below and shown.turn() != OVER
        return shown.held if is_held else NOBODY, 0

    def _show_chart(self, shown: CakeSwapState) -> None:
        """What is still to come, where there is room."""
        rects = self.rects.tray
        has_room = self._in_hand(shown)[0] == NOBODY or rects.chart != rects.hand
        is_to_come = self.aids.unseen and bool(shown.deck) and shown.turn() != OVER
        self.bench.show_chart(shown if is_to_come and has_room else None, rects)

    def _put_tools(self, layer: CardLayer, shown: CakeSwapState) -> None:
        composer, left = self.composer, shown.action_cards[self.below]
        in_use = composer.tools_in_use if composer is not None else 0
        can_use = composer.can_tools if composer is not None else 0
        for number, (tool, name) in enumerate(TOOL_NAMES.items()):
            is_on = bool(in_use & tool) or (composer is not None and composer.now.tool == tool)
            order = (TOOLS, number) if can_use & tool else None
            item = layer.put(name, faces.action_face(name), self.rects.tray.tools[number], order)
            item.set_accessible(
                self.words.tool_told(tool, is_left=bool(left & tool), is_used=bool(in_use & tool))
            )
            item.drag_only = True
            item.set_look(current=is_on, disabled=not left & tool)
            item.tooltip = self.words.tool_does(tool)
        self.bench.show_tool_names(left, self.rects.tray)

    def _show_rows(self) -> None:
        composer, choices, is_wide = self.composer, list[Choice](), False
        if composer is not None and composer.has_card:
            choices = self._place_choices(composer)
        elif composer is not None:
            choices = self._submit_choices(composer)
            is_wide = len(choices) > (WIDE_ROWS if self.rects.tray.chart == self.rects.tray.hand else 1)
        self.bench.show_rows(choices, self.rects.tray, is_wide=is_wide)

    def _submit_choices(self, composer: TurnComposer) -> list[Choice]:
        """The classes that the own cake can be submitted in."""
        choices, layers = [], len(self.look.shown.platters[self.below])
        for cake_class in composer.submits():
            won, is_on = ribbon(cake_class, layers), composer.now.deed == (SUBMIT, cake_class)
            state: ChoiceState = "chosen" if is_on else "lit"
            title, told, picture = self.words.title(cake_class), self.words.submit(won), self._ribbon(won)
            choices.append(Choice(f"submit/{cake_class}", title, state, picture=picture, spoken=told))
        return choices

    def _place_choices(self, composer: TurnComposer) -> list[Choice]:
        """The places that the layer can go to, and why it can't go on top."""
        choices = []
        for spot in sorted(composer.lit_spots(), key=composer.depth):
            tools = [name for tool, name in TOOL_NAMES.items() if spot.tools & tool]
            icons = tuple(faces.action_disc_face(name, "filled") for name in tools)
            cake = composer.cake_with(spot)
            wins = composer.wins(cake) if self.aids.points else []
            told, *brief = self.words.spot(spot, composer)
            spoken, picture = "", None
            if wins:
                best = ribbon(wins[0], len(cake))
                spoken, picture = self.words.spot_wins(told, best), self._ribbon(best)
            state: ChoiceState = "chosen" if spot == composer.now.spot else "lit"
            place = self.spot_rect(spot)
            row = Choice(f"row/{spot.key}", told, state, icons, picture, spoken, tuple(brief), place)
            choices.append(row)
        refused = self.words.refused(composer)
        if refused is not None:
            above = self.bench.view.above_rect()
            choices.insert(0, Choice("row/refused", refused[0], "refused", brief=refused[1:], about=above))
        return choices

    def _ribbon(self, ribbon: int) -> Callable[[float], Face]:
        """A ribbon at the end of a row, by its height."""
        return lambda high: rosette_picture(self.look.shown.lists, ribbon, high, self.metrics)

    def order(self, shown: CakeSwapState) -> list[int]:
        """The open cards by their larger size; what has come in this turn lies last."""
        lists = shown.lists

        def rank(card: int) -> tuple[int, ...]:
            upper, lower = sorted(lists.layers[2 * card : 2 * card + 2], key=lambda side: -side.size)
            return (-upper.size, upper.frosting, upper.cake, -lower.size, card)

        cards = sorted(cards_in(shown.table), key=rank)
        kept = self.kept_order
        if kept is None:
            return cards
        return [card for card in kept if card in cards] + [card for card in cards if card not in kept]

    def _show_swipes(self, shown: CakeSwapState) -> None:
        """While Swipe asks for a top card, which sides of each could be used."""
        composer, px = self.composer, self.metrics.px
        asks = composer is not None and composer.now.tool == SWIPE and not composer.has_card
        tags = self._swipes.lay(seat for seat in self.panels if asks and shown.platters[seat])
        for seat, tag in tags.items():
            assert composer is not None
            fits, rect = composer.sides_to_swipe(seat), self.panels[seat].card_rect
            tag.set_kind("alert" if fits else "good_outline")
            tag.set_text_px(self.metrics.text_px(17), SNUG_AIR_SHARE)
            told = self.words.sides_that_fit(fits)
            for text in (told, "/".join(map(str, fits)) or "–"):
                tag.set_text(text)
                if tag.width_px <= rect.width() + px(4):
                    break
            tag.set_accessible(told)
            # Between the numbers of the card: below it are ribbons, and beside it action cards.
            tag.place_center(rect.center().x(), rect.center().y())

    def _marks(self, shown: CakeSwapState) -> StandMarks:
        """What the own cake, as it is or would be, is to the classes."""
        composer, marks = self.composer, StandMarks(fresh=self.fresh)
        if self.aids.points and shown.turn() != OVER:
            cake, tools = shown.platters[self.below], shown.action_cards[self.below]
            if composer is not None and self.spot is not None:
                cake, tools = composer.cake_with(self.spot), tools & ~self.spot.tools
            could = could_meet(shown, cake, tools)
            marks = marks._replace(wins=tuple(wins_of(shown, cake)), could=tuple(could))
        if composer is not None:
            marks = marks._replace(can_choose=tuple(composer.submits()))
            if composer.deed == SUBMIT and composer.now.deed is not None:
                marks = marks._replace(chosen=composer.now.deed[1])
        return marks

    def _show_first_draw(self, shown: CakeSwapState) -> None:
        """Before anybody has acted, who has drawn which card of the table."""
        draws = dict(chain(*shown.draws)) if is_beginning(shown) else {}
        text_px, pitch_px = self.metrics.text_px(17), self._open_places(2)[1].left()
        pitch_px -= self.rects.cards.left()
        names = {seat: self.words.drew(shown, seat, card) for seat, card in draws.items()}
        is_short = any(tag_width_px(name, text_px) > pitch_px for name in names.values())
        tags = self._drawn.lay((seat, not is_short) for seat in draws)
        for (seat, has_name), tag in tags.items():
            tag.set_text(names[seat] if has_name else str(shown.lists.sums[draws[seat]]))
            tag.set_accessible(names[seat])
            tag.set_kind("you" if seat == shown.first else "quiet")
            tag.set_text_px(text_px)
        lines = 2 if max((tag.width_px for tag in tags.values()), default=0.0) > pitch_px - 1 else 1
        below = [(self.cards.cards[card_key(draws[seat])].rect_px(), tag) for (seat, _), tag in tags.items()]
        for number, (rect, tag) in enumerate(sorted(below, key=lambda each: each[0].left())):
            line = number % lines
            tag.place_center(rect.center().x(), rect.bottom() + tag.height_px * (0.7 + 1.1 * line))


def card_key(card: int) -> str:
    """The key of a card."""
    return f"card/{card}"
