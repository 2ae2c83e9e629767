"""`Screen`: everything on the table of Dutch Auction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF

from cakedesk.art.dutch_auction import faces
from cakedesk.engine.actions import OVER, UNKNOWN
from cakedesk.games.dutch_auction.actions import BUY, TAKE
from cakedesk.games.dutch_auction.cards import BID_OF, CARDS, IS_POWER
from cakedesk.games.dutch_auction.cards import cards_in as cards_of_mask
from cakedesk.games.dutch_auction.phases import ACT, NO_CARD, VOTE
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.table.aids import Aids
from cakedesk.table.board import SeatPerson, Tense
from cakedesk.table.boards.dutch_auction.acting_wording import ActingWording
from cakedesk.table.boards.dutch_auction.composer import KIND_NAMES, NOTHING, AuctionComposer, Look
from cakedesk.table.boards.dutch_auction.layout import PileRects, TableRects, cards_in, table_rects
from cakedesk.table.boards.dutch_auction.looks import card_face
from cakedesk.table.boards.dutch_auction.memory import RoundMemory
from cakedesk.table.boards.dutch_auction.panel import TurnPanel
from cakedesk.table.boards.dutch_auction.panel_content import panel_content
from cakedesk.table.boards.dutch_auction.pile_view import PileView, pile_cards
from cakedesk.table.boards.dutch_auction.seats import PileTexts, PileTold, SeatTold, SeatView
from cakedesk.table.boards.dutch_auction.stairs import Stairs
from cakedesk.table.items import (
    CardItem,
    Frame,
    PanelItem,
    PanelStyle,
    TagItem,
    TextItem,
    TextStyle,
)
from cakedesk.table.items.tag_item import TagKind, tag_width_px
from cakedesk.table.kit.action_tray import ActionTray, Asked
from cakedesk.table.kit.card_layer import CardLayer
from cakedesk.table.kit.choice_rows import Choice
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.one_screen_board import OneScreen
from cakedesk.table.kit.own_seat import own_seat
from cakedesk.table.kit.seat_header import SeatPoints
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.metrics import CAPTION_UNITS, MIN_TEXT_PX, PANEL_RADIUS_UNITS, RAISED_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.text_fit import text_width

OWN, PANEL, ROW, OTHER, PILES, BUTTONS = range(6)
"""The order of reading."""

TAG_UNITS = 18.0


class CardTag(NamedTuple):
    """A tag on a card: above it, or below."""

    text: str
    brief: str
    kind: TagKind
    rect: QRectF
    room_px: float
    is_above: bool = False
    icon: str = ""


class Screen(OneScreen):
    """Both seats, the display, the piles, and the tray.

    Attributes:
        below: the seat whose things are in the tray.
        memory: what is known of the round besides the look.
        cards: all cards that lie open, hidden hands, and the piles.
        composer: what the seat that acts has staged; None: nobody acts.
    """

    def __init__(
        self,
        scene: TableScene,
        look: Look,
        people: Sequence[SeatPerson],
        aids: Aids,
        tense: Tense,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, parent)
        self.look = look
        self.composer: AuctionComposer | None = None
        self.below = 0
        self._people, self.aids, self._tense = tuple(people), aids, tense
        self.memory = RoundMemory()
        names = [person.name for person in people]
        self.words = ActingWording(look.shown.lists, names, self)
        self._upper = SeatView(scene, 1, names[1], self, radius_units=PANEL_RADIUS_UNITS)
        self._lower = SeatView(scene, 0, names[0], self, radius_units=0.0)
        self.stairs = Stairs(scene, self.words, self)
        self.piles = PileTexts(scene, self)
        self._places: Kept[str, PanelItem] = Kept(self, lambda _key: PanelItem(scene))
        self.cards = CardLayer(scene, self)
        self.panel = TurnPanel(scene, PANEL, self)
        self.pile_view = PileView(scene, PILES, self)
        self.tray = ActionTray(scene, ("confirm", "first", "second"), BUTTONS, self)
        self._tags: Kept[tuple[int, str], TagItem] = Kept(self, self._make_tag)
        self._captions: Kept[int, TextItem] = Kept(self, lambda _card: TextItem(scene, ""))
        for part in (self._upper, self._lower, self.stairs, self.piles, self.cards, self.panel,
                     self.pile_view, self.tray):  # fmt: skip
            self.own_part(part)
        self.rects: TableRects = table_rects(self.metrics)

    # ---------------------------------------------------------------------------------------- what is shown

    def show(self, look: Look, composer: AuctionComposer | None = None, asked: Asked | None = None) -> None:
        """Show a look; who acts has staged something, and is asked."""
        self.look, self.composer = look, composer
        self.below = own_seat(look, self._people)
        shown = look.shown
        self.memory.follow(shown)
        self.rects = table_rects(self.metrics)
        self._show_seats(shown)
        pile = composer.now.pile if composer is not None else ""
        self.stairs.set_shown(self.is_shown and not pile)
        self.pile_view.set_shown(self.is_shown and bool(pile))
        if not pile:
            on_sale = [card for card in shown.display if card != NO_CARD]
            affordable = composer.for_sale if composer is not None and composer.is_acting else on_sale
            chosen = composer.now.card if composer is not None and composer.pays() else NOTHING
            self.stairs.show(shown.display, affordable, chosen, self.rects)
        tags: list[tuple[int, CardTag]] = []
        captions: dict[int, tuple[str, QRectF]] = {}
        with self.cards as layer:
            self._put_piles(layer, shown, tags)
            if pile:
                self._put_pile_cards(layer, pile, tags)
            else:
                self._put_display(layer, shown, tags)
            self._put_other(layer, shown, tags)
            pitch = self._put_own(layer, shown, tags, captions)
        self._lay_tags(tags)
        self._lay_captions(captions, pitch)
        self.panel.set_shown(self.is_shown and composer is not None)
        if composer is not None:
            self.panel.show(panel_content(self.words, composer), self.rects.panel)
        self.tray.ask(asked or Asked(self.words.resting(shown, is_past=self._tense.is_past)))
        self.tray.fit(self.rects.actions)

    def rest(self) -> None:
        """Nothing answers any more; what is staged stays in sight."""
        for card in self.cards.cards.values():
            card.set_interactive(False)
        self.panel.rows.rest()
        self.pile_view.tabs.rest()
        self.tray.ask(Asked(self.words.resting(self.look.shown, is_past=self._tense.is_past)))

    def seat_view(self, seat: int) -> SeatView:
        """What is told of a seat."""
        return self._lower if seat == self.below else self._upper

    def pile_rects(self) -> dict[str, PileRects]:
        """Where each pile lies, by its key."""
        rects, above = self.rects, 1 - self.below
        return {
            "out": rects.out,
            "deck": rects.to_come,
            f"discards/{self.below}": rects.own.discards,
            f"deck/{self.below}": rects.own.deck,
            f"discards/{above}": rects.other.discards,
            f"deck/{above}": rects.other.deck,
        }

    def pile_key(self, pile: str) -> str:
        """The key of a pile that can be looked through."""
        return pile if pile == "out" else f"{pile}/{self.below}"

    def cards_of(self, pile: str) -> list[int]:
        """The cards of a pile that can be looked through; of the own deck without their order."""
        shown, seat = self.look.shown, self.below
        if pile == "out":
            return list(shown.auction_discards)
        if pile == "discards":
            return [card for card in shown.discards[seat] if card != UNKNOWN]
        known = [card for card in shown.decks[seat] if card != UNKNOWN]
        return known + cards_of_mask(shown.deck_contents[seat])

    def is_lit(self, card: int) -> bool:
        """Whether something can be done with a card that lies open outside of the own bid."""
        composer = self.composer
        if composer is None or not composer.is_acting:
            return False
        if composer.now.power != NOTHING:
            return bool(composer.kinds_for(card))
        return card in composer.for_sale

    # ------------------------------------------------------------------------------------------------ seats

    def _show_seats(self, shown: DutchAuctionState) -> None:
        for view, seat, rects, units in (
            (self._upper, 1 - self.below, self.rects.other, 29.0),
            (self._lower, self.below, self.rects.own, 29.0),
        ):
            view.header.set_seat(seat, self.words.names[seat])
            view.header.set_away(self._people[seat].is_away)
            view.show(self._told(shown, seat), rects, name_units=units)

    def _told(self, shown: DutchAuctionState, seat: int) -> SeatTold:
        words, memory, is_own = self.words, self.memory, seat == self.below
        points = self._points(shown, seat)
        total, parts, sum_tag = "", "", ""
        kind: TagKind = "quiet"
        composer = self.composer if is_own else None
        if shown.bids[seat] or (shown.phase == ACT and memory.values is not None):
            total = str(memory.sum_of(shown, seat))
            parts = " + ".join(map(str, memory.parts(seat))) or words.bid_caption()
            if not memory.is_comparing:
                is_first = seat == shown.winner
                sum_tag, kind = words.order(is_first=is_first), "good" if is_first else "quiet"
        elif composer is not None and composer.now.card != NOTHING and shown.is_setting_aside:
            left = [card for card in shown.hands[seat] if card != composer.now.card]
            total, parts, kind = str(sum(BID_OF[card] for card in left)), words.would_bid(), "good"
        return SeatTold(
            self._tag(shown, seat), points, total, parts, sum_tag, kind,
            words.note(shown, seat, memory, is_own=is_own, acts=composer is not None),
            words.has(shown, seat, total),
        )  # fmt: skip

    def _tag(self, shown: DutchAuctionState, seat: int) -> tuple[str, TagKind]:
        turn = shown.turn()
        if turn >= 0 and turn != seat:
            if shown.is_setting_aside and shown.aside[seat]:
                return self.words.has_chosen(), "good"
            if shown.phase == ACT and seat == shown.winner and not self.memory.is_comparing:
                return self.words.is_done(), "quiet"
        if self.memory.is_comparing or (seat == self.below and self.composer is not None):
            return "", "quiet"  # the prompt names who acts
        return TableWords().seat_tag(
            seat,
            turn,
            shown.winners() if turn == OVER else (),
            is_person=self._people[seat].is_person,
            is_past=self._tense.is_past,
        )

    def _points(self, shown: DutchAuctionState, seat: int) -> SeatPoints | None:
        """Points so far, as far as the seat may see them and nobody else at the screen can."""
        score = (
            shown.score_of(seat)
            if self.aids.points and (self.is_private(shown) or shown.turn() == OVER)
            else None
        )
        if score is None or not (seat == self.look.seat or shown.turn() == OVER):
            return None
        told = self.words.points_told(score)
        return SeatPoints(
            str(score.points), spoken=TableWords().points_so_far(score.points), told=told, tooltip=told
        )

    def is_private(self, shown: DutchAuctionState) -> bool:
        """Whether only who looks is at the screen, or what is secret is seen now anyway."""
        is_alone = sum(person.is_person for person in self._people) < 2
        return is_alone or self._tense is not Tense.NOW or shown.is_setting_aside or shown.phase == VOTE

    # ------------------------------------------------------------------------------------------------ cards

    def _put_piles(self, layer: CardLayer, shown: DutchAuctionState, tags: list[tuple[int, CardTag]]) -> None:
        rects, words, told = self.pile_rects(), self.words, dict[str, PileTold]()
        piles: dict[str, tuple[list[int], int | None]] = {
            "out": (shown.auction_discards, None),
            "deck": (shown.auction_deck, None),
            **{f"discards/{seat}": (shown.discards[seat], seat) for seat in range(2)},
            **{f"deck/{seat}": (shown.decks[seat], seat) for seat in range(2)},
        }
        for key, (cards, seat) in piles.items():
            told[key] = PileTold(words.pile(key, is_own=seat == self.below), len(cards))
        self.piles.show(told, rects)
        style = PanelStyle(
            None, self.metrics.px(12), frame=Frame("line", max(1.5, self.metrics.px(2)), "dashed")
        )
        for key, place in self._places.lay([key for key, (cards, _) in piles.items() if not cards]).items():
            place.set_style(style)
            place.place_in(rects[key].card)
        for number, (key, (cards, seat)) in enumerate(piles.items()):
            if cards:
                self._put_pile(layer, key, cards, seat, rects[key].card, number)
        for seat in range(2):
            if shown.aside[seat] and shown.decks[seat]:
                rect = rects[f"deck/{seat}"].card
                rect = rect.translated(-rect.width() * 0.08, -rect.height() * 0.07)
                layer.put(f"aside/{seat}", faces.card_back_face(seat), rect, None, words.aside(seat))
                tags.append(
                    (-1 - seat, CardTag(words.aside_tag(), "", "quiet", _on_card(rect), rect.width()))
                )
        self._tag_what_comes(rects, tags)

    def _put_pile(
        self, layer: CardLayer, key: str, cards: list[int], seat: int | None, rect: QRectF, number: int
    ) -> None:
        """A pile, thicker with more cards; its top card lies open in discards."""
        is_deck = key.startswith("deck")
        face = faces.card_back_face(seat) if is_deck else card_face(self.words.lists, cards[-1])
        for under in range(min(2, (len(cards) - 1 + 1) // 2), 0, -1):
            step = self.metrics.px(4) * under
            layer.put(f"under/{key}/{under}", face, rect.translated(step, step)).big_face = None
        pile = {"out": "out", f"discards/{self.below}": "discards", f"deck/{self.below}": "deck"}.get(key, "")
        composer = self.composer
        can_look = composer is not None and bool(pile) and bool(self.cards_of(pile))
        told = self.words.pile_told(key, cards, seat)
        item = layer.put(key, face, rect, (PILES, 4 + number) if can_look else None, told)
        item.tooltip = told
        is_target = composer is not None and bool(pile) and bool(self.takeable(pile))
        is_open = composer is not None and composer.now.pile == pile and bool(pile)
        item.drag_only = True
        item.set_look(
            playable=is_target and self.aids.targets and not is_open, current=is_open, selected=False
        )

    def takeable(self, pile: str) -> list[int]:
        """The cards of a pile that the picked power can take."""
        composer = self.composer
        if composer is None or composer.now.power == NOTHING:
            return []
        uses = [use[2] for use in composer.uses() if use[0] == TAKE]
        return [card for card in uses if composer.place_of(card) == pile]

    def _tag_what_comes(self, rects: dict[str, PileRects], tags: list[tuple[int, CardTag]]) -> None:
        """How many cards of a purchase would come to a pile, or that something can be taken there."""
        composer = self.composer
        if composer is None:
            return
        plan = composer.now
        for number, pile in enumerate(("out", "discards")):
            rect = rects[self.pile_key(pile)].card
            text = ""
            kind: TagKind = "alert"
            if plan.kind == BUY and plan.payers:
                stay = sum(composer.stays(payer, plan.card) for payer in plan.payers)
                count = stay + 1 if pile == "discards" else len(plan.payers) - stay
                text, kind = (f"+{count}", "warn" if pile == "out" else "good") if count else ("", kind)
            elif self.takeable(pile) and not plan.pile:
                text = self.words.kind_tag([TAKE])
            if text:
                icon = "take" if kind == "alert" else ""
                tags.append(
                    (-10 - number, CardTag(text, "", kind, _on_card(rect), rect.width(), False, icon))
                )

    def _put_pile_cards(self, layer: CardLayer, pile: str, tags: list[tuple[int, CardTag]]) -> None:
        """The cards of the pile that is looked through, by suits."""
        composer = self.composer
        assert composer is not None
        cards = self.cards_of(pile)
        lit = self.takeable(pile)
        choices = [
            Choice(
                f"pile/{each}",
                self.words.pile_tab(each, len(self.cards_of(each))),
                "chosen" if each == pile else "open",
            )
            for each in ("out", "discards", "deck")
            if self.cards_of(each)
        ]
        self.pile_view.show(choices, self.words.pile_note(pile, cards, has_lit=bool(lit)), self.rects.view)
        for number, (card, rect) in enumerate(pile_cards(self.metrics, self.rects.view, cards).items()):
            order = (ROW, number) if card in lit else None
            item = layer.put(
                card_key(card), card_face(self.words.lists, card), rect, order, self.words.card(card)
            )
            self._mark(item, is_lit=card in lit, is_chosen=card == composer.now.card)

    def _put_display(
        self, layer: CardLayer, shown: DutchAuctionState, tags: list[tuple[int, CardTag]]
    ) -> None:
        composer, words = self.composer, self.words
        for place, (card, rect) in enumerate(zip(shown.display, self.rects.costs, strict=True)):
            if card == NO_CARD:
                continue
            lit = self.is_lit(card)
            face = card_face(words.lists, card)
            item = layer.put(
                card_key(card), face, rect, (ROW, place) if lit else None, words.on_sale(card, place + 1)
            )
            chosen = composer is not None and composer.now.card == card
            is_open = lit and not (composer is not None and composer.pays())
            self._mark(item, is_lit=is_open, is_chosen=chosen)
            item.tooltip = words.why_not_buy(composer, card) if composer is not None and not lit else ""
            room = rect.width() * 1.2
            raised = rect.translated(0, -self.metrics.px(RAISED_UNITS) if chosen else 0)
            if composer is not None and composer.owed == card and composer.now.power == NOTHING:
                tags.append((card, CardTag(words.must_buy(), "", "alert", raised, room, True)))
            else:
                self._tag_target(card, raised, room, tags, is_above=True)

    def _put_other(self, layer: CardLayer, shown: DutchAuctionState, tags: list[tuple[int, CardTag]]) -> None:
        seat, zone = 1 - self.below, self.rects.other.cards
        cards = self._cards_of_seat(shown, seat)
        rects = cards_in(self.metrics, zone, len(cards), is_own=False)
        room = _pitch(rects)
        for number, (card, rect) in enumerate(zip(cards, rects, strict=True)):
            lit = self.is_lit(card)
            item = self._put_seat_card(
                layer, shown, seat, card, rect, number, (OTHER, number) if lit else None
            )
            self._mark(
                item,
                is_lit=lit,
                is_chosen=lit and self.composer is not None and self.composer.now.card == card,
            )
            if not self._tag_target(card, rect, room, tags) and card in self.memory.added[seat]:
                tags.append((card, CardTag(self.words.added(), "+", "alert", rect, room)))

    def _put_own(
        self,
        layer: CardLayer,
        shown: DutchAuctionState,
        tags: list[tuple[int, CardTag]],
        captions: dict[int, tuple[str, QRectF]],
    ) -> float:
        """Returns from where to where the next card lies."""
        seat, composer, words = self.below, self.composer, self.words
        cards = self._cards_of_seat(shown, seat)
        rects = cards_in(self.metrics, self.rects.own.cards, len(cards), is_own=True)
        room = _pitch(rects)
        for number, (card, rect) in enumerate(zip(cards, rects, strict=True)):
            order = (OWN, number) if self._can_do(card) else None
            item = self._put_seat_card(layer, shown, seat, card, rect, number, order)
            item.drag_only = True
            item.set_look(playable=False, selected=False, current=False)
            if composer is None:
                if card in self.memory.added[seat]:
                    tags.append((card, CardTag(words.added(), "+", "alert", rect, room)))
                continue
            plan = composer.now
            if composer.pays():
                self._mark(item, is_lit=False, is_chosen=card in plan.payers)
                stays = composer.stays(card, plan.card)
                if card in plan.payers:
                    text, brief = words.stays(stays=stays)
                    tag_kind: TagKind = "good_outline" if stays else "warn_outline"
                    tags.append((card, CardTag(text, brief, tag_kind, rect, room)))
                else:
                    captions[card] = (words.would_stay(stays=stays), rect)
            elif shown.is_setting_aside:
                self._mark(item, is_lit=plan.card == NOTHING, is_chosen=plan.card == card)
                left = sum(BID_OF[each] for each in cards) - BID_OF[card]
                captions[card] = (words.bid_without(left), rect)
            else:
                is_lit = bool(composer.kinds_for(card)) or (
                    plan.power == NOTHING and bool(composer.powers.get(card))
                )
                self._mark(item, is_lit=is_lit, is_chosen=card in {plan.power, plan.card})
                if not self._tag_target(card, rect, room, tags):
                    if shown.used >> card & 1:
                        tags.append((card, CardTag(words.used(), "", "quiet", rect, room)))
                    elif card in self.memory.added[seat]:
                        tags.append((card, CardTag(words.added(), "+", "alert", rect, room)))
        return room

    def _put_seat_card(
        self,
        layer: CardLayer,
        shown: DutchAuctionState,
        seat: int,
        card: int,
        rect: QRectF,
        number: int,
        order: tuple[int, ...] | None,
    ) -> CardItem:
        """A card of a hand or a bid, open or not."""
        if card == UNKNOWN:
            return layer.put(f"back/{seat}/{number}", faces.card_back_face(seat), rect)
        suit = None
        if card in shown.bids[seat]:
            suit = shown.suits[seat][shown.bids[seat].index(card)]
            plan = self.composer.now if self.composer is not None else None
            if plan is not None and plan.card == card and plan.suit != NOTHING:
                suit = plan.suit  # as it would be
        is_used = bool(shown.used >> card & 1)
        face = card_face(self.words.lists, card, suit, used=is_used and IS_POWER[card])
        told = self.words.in_bid(card, suit, is_used=is_used)
        item = layer.put(card_key(card), face, rect, order, told)
        item.tooltip = ""
        return item

    def _cards_of_seat(self, shown: DutchAuctionState, seat: int) -> list[int]:
        """A bid in the order in which it came, else the hand."""
        return self.memory.bid(shown, seat) if shown.bids[seat] else shown.hands[seat]

    def _can_do(self, card: int) -> bool:
        """Whether a click on a card of the own hand or bid does something."""
        composer = self.composer
        if composer is None or card == UNKNOWN:
            return False
        if composer.shown.is_setting_aside or composer.pays():
            return True
        if not composer.is_acting:
            return False
        can_pay = composer.now.power == NOTHING and not composer.now.pile and bool(composer.for_sale)
        return bool(composer.powers.get(card) or composer.kinds_for(card)) or can_pay

    def _mark(self, item: CardItem, *, is_lit: bool, is_chosen: bool) -> None:
        item.set_look(
            playable=is_lit and self.aids.targets and not is_chosen, selected=is_chosen, current=False
        )
        item.drag_only = True

    # ------------------------------------------------------------------------------------------------- tags

    def _tag_target(
        self,
        card: int,
        rect: QRectF,
        room_px: float,
        tags: list[tuple[int, CardTag]],
        *,
        is_above: bool = False,
    ) -> bool:
        """Tag a card with what the picked power would do with it. Returns whether it would do anything."""
        composer = self.composer
        kinds = composer.kinds_for(card) if composer is not None and self.aids.targets else []
        if kinds:
            icon = KIND_NAMES[kinds[0]] if len(kinds) == 1 else ""
            tags.append(
                (card, CardTag(self.words.kind_tag(kinds), "", "alert", rect, room_px, is_above, icon))
            )
        return bool(kinds)

    def _make_tag(self, key: tuple[int, str]) -> TagItem:
        icon = key[1]
        return TagItem(self.scene, "", icon=(lambda _theme: faces.power_disc_face(icon)) if icon else None)

    def _lay_tags(self, tags: Sequence[tuple[int, CardTag]]) -> None:
        text_px, told = self.metrics.text_px(TAG_UNITS), {(card, tag.icon): tag for card, tag in tags}
        for (_, icon), item in self._tags.lay(told).items():
            tag = told[_, icon]
            side = text_px if icon else 0.0
            fits = tag_width_px(tag.text, MIN_TEXT_PX) + side <= max(tag.room_px, 1.0)
            text = tag.text if fits or not (tag.brief or icon) else tag.brief
            item.set_text(text)
            item.set_accessible("")
            item.set_kind(tag.kind)
            item.fit(text_px, max(tag.room_px - side, 1.0))
            middle = (
                tag.rect.top() - item.height_px * 0.6
                if tag.is_above
                else tag.rect.bottom() + item.height_px * 0.6
            )
            item.place_center(tag.rect.center().x(), middle)

    def _lay_captions(self, captions: dict[int, tuple[str, QRectF]], pitch_px: float) -> None:
        """Words below own cards, where all of them have room."""
        style = TextStyle(self.metrics.text_px(CAPTION_UNITS), weight=600, color="ink_soft", align="center")
        small = TextStyle(MIN_TEXT_PX * self.metrics.text_scale, weight=600, color="ink_soft", align="center")
        for each in (style, small):
            if all(text_width(text, each) <= pitch_px - 4 for text, _ in captions.values()):
                style = each
                break
        else:
            captions = {}
        for card, item in self._captions.lay(captions).items():
            text, rect = captions[card]
            item.set_text(text)
            item.set_accessible("")
            item.set_style(style)
            item.place(rect.center().x() - item.width_px / 2, rect.bottom() + self.metrics.px(5))


def _on_card(rect: QRectF) -> QRectF:
    """A tag below this lies on the lower part of a card."""
    return rect.adjusted(0, 0, 0, -rect.height() * 0.3)


def _pitch(rects: Sequence[QRectF]) -> float:
    """The room of a tag below one of several cards."""
    return rects[1].left() - rects[0].left() if len(rects) > 1 else rects[0].width() * 1.2 if rects else 0.0


def card_key(card: int) -> str:
    """The key of a card."""
    assert 0 <= card < CARDS
    return f"card/{card}"
