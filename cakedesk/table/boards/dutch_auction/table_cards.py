"""`TableCards`: all cards and piles of the table, what is lit and chosen, and their tags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from cakedesk.art.dutch_auction import faces
from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.dutch_auction.actions import BUY, TAKE
from cakedesk.games.dutch_auction.cards import BID_OF, CARDS, IS_POWER
from cakedesk.games.dutch_auction.cards import cards_in as cards_of_mask
from cakedesk.games.dutch_auction.phases import NO_CARD
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.table.aids import Aids
from cakedesk.table.boards.dutch_auction.acting_wording import ActingWording
from cakedesk.table.boards.dutch_auction.card_tags import CardTag, CardTags
from cakedesk.table.boards.dutch_auction.composer import KIND_NAMES, NOTHING, AuctionComposer
from cakedesk.table.boards.dutch_auction.layout import PileRects, TableRects, cards_in
from cakedesk.table.boards.dutch_auction.looks import card_face
from cakedesk.table.boards.dutch_auction.memory import RoundMemory
from cakedesk.table.boards.dutch_auction.pile_view import PileView
from cakedesk.table.boards.dutch_auction.seats import PileTexts, PileTold
from cakedesk.table.items import CardItem, Frame, PanelItem, PanelStyle, TextItem, display_style
from cakedesk.table.items.tag_item import TagKind
from cakedesk.table.kit.card_layer import CardLayer
from cakedesk.table.kit.choice_rows import Choice, ChoiceState
from cakedesk.table.kit.flow import fill, row
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.metrics import RAISED_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.slicer import Work

OWN, PANEL, ROW, OTHER, PILES, BUTTONS = range(6)
"""The order of reading."""

LOOKED_AT = 5
"""Where the cards of a pile come that is looked through: after its tabs, before the piles."""

SIGN_SHARE = 1.35
"""The room of a sign below a narrow card, by the size of the smallest text."""

PILE_TABS = ("out", "discards", "deck", "unseen")
"""What can be looked through: piles, and what lies in none that this seat can see."""


class Shown(NamedTuple):
    """What the cards show."""

    state: DutchAuctionState
    below: int  # the seat whose cards are in the tray
    composer: AuctionComposer | None  # what the seat that acts has staged; None: nobody acts
    rects: TableRects
    is_private: bool  # whether what only the seat below may know is seen by nobody else


class TableCards(ScreenPart):
    """The display, both hands or bids, all piles, and one that is looked through."""

    def __init__(
        self,
        scene: TableScene,
        words: ActingWording,
        memory: RoundMemory,
        *,
        aids: Aids,
    ) -> None:
        super().__init__(scene)
        self._words, self._memory, self.aids, self._lights = words, memory, aids, aids.targets
        self._texts = self.own_part(PileTexts(scene))
        self._places: Kept[str, PanelItem] = Kept(self, lambda _key: PanelItem(scene))
        self.layer = self.own_part(CardLayer(scene))  # the cards by their keys
        # What a pile that is looked through lies on.
        self.pile_view = self.own_part(PileView(scene, PILES))
        self._tags = self.own_part(CardTags(scene))
        # By seat the sign before the cards that ties added.
        self.pluses = [self.own(TextItem(scene, "+").mute()) for _ in range(2)]
        self._now: Shown

    # ---------------------------------------------------------------------------------------- what is asked

    @property
    def captions(self) -> list[TextItem]:
        """What stands below own cards."""
        return list(self._tags.texts.values())

    def pile_rects(self) -> dict[str, PileRects]:
        """Where each pile lies, by its key."""
        rects, below = self._now.rects, self._now.below
        return {
            "out": rects.out,
            "deck": rects.to_come,
            f"discards/{below}": rects.own.discards,
            f"deck/{below}": rects.own.deck,
            f"discards/{1 - below}": rects.other.discards,
            f"deck/{1 - below}": rects.other.deck,
        }

    def pile_key(self, pile: str) -> str:
        """The key of a pile that can be looked through."""
        return {"out": "out", "unseen": "deck"}.get(pile, f"{pile}/{self._now.below}")

    def cards_of(self, pile: str) -> list[int]:
        """The cards of a pile that can be looked through; of the own deck without their order."""
        shown, seat = self._now.state, self._now.below
        if pile == "out":
            return shown.auction_discards
        if pile == "discards":
            return [card for card in shown.discards[seat] if card != UNKNOWN]
        own = []
        if self._now.is_private:
            own = [card for card in shown.decks[seat] if card != UNKNOWN]
            own += cards_of_mask(shown.deck_contents[seat])
        if pile == "deck":
            return own
        seen = {*own, *shown.display, *shown.auction_discards}
        for piles in (shown.hands, shown.bids, shown.discards, shown.cashed):
            seen.update(*piles)
        return [card for card in range(CARDS) if card not in seen] if self.aids.unseen else []

    def takeable(self, pile: str) -> list[int]:
        """The cards of a pile that the picked power can take."""
        composer = self._now.composer
        if composer is None or composer.now.power == NOTHING:
            return []
        uses = [use[2] for use in composer.uses() if use[0] == TAKE]
        return [card for card in uses if composer.place_of(card) == pile]

    # ---------------------------------------------------------------------------------------- what is shown

    def showing(self, now: Shown) -> Work:
        """Show cards, piles first."""
        self._now = now
        pile = now.composer.now.pile if now.composer is not None else ""
        self.pile_view.set_shown(self.is_shown and bool(pile))
        with self.layer, self._tags:
            yield from self._putting_piles()
            if now.composer is not None and pile:
                self._put_pile_cards(now.composer, pile)
            self._put_display()
            self._put_other()
            self._put_own()

    def rest(self) -> None:
        """Nothing answers any more."""
        for card in self.layer.cards.values():
            card.set_interactive(False)
        self.pile_view.tabs.rest()

    # ------------------------------------------------------------------------------------------------ piles

    def _putting_piles(self) -> Work:
        shown, rects, words = self._now.state, self.pile_rects(), self._words
        piles: dict[str, tuple[list[int], int | None]] = {
            "out": (shown.auction_discards, None),
            "deck": (shown.auction_deck, None),
            **{f"discards/{seat}": (shown.discards[seat], seat) for seat in range(2)},
            **{f"deck/{seat}": (shown.decks[seat], seat) for seat in range(2)},
        }
        told = {
            key: PileTold(words.pile(key, is_own=seat == self._now.below), len(cards))
            for key, (cards, seat) in piles.items()
        }
        self._texts.show(told, rects)
        width_px = max(1.5, self.metrics.px(2))
        style = PanelStyle(None, self.metrics.px(12), frame=Frame("line", width_px, "dashed"))
        for key, place in self._places.lay([key for key, (cards, _) in piles.items() if not cards]).items():
            place.set_style(style)
            place.place_in(rects[key].card)
        yield
        for number, (key, (cards, seat)) in enumerate(piles.items()):
            if cards:
                self._put_pile(key, cards, seat, rects[key].card, number)
                yield
        for seat in range(2):
            if shown.aside[seat] and shown.decks[seat]:
                self._put_aside(seat, rects[f"deck/{seat}"].card)
        if self._now.composer is not None:
            self._tag_piles(self._now.composer, rects)
        yield

    def _put_pile(self, key: str, cards: list[int], seat: int | None, rect: QRectF, number: int) -> None:
        """A pile, thicker with more cards; its top card lies open in discards."""
        composer, is_deck = self._now.composer, key.startswith("deck")
        face = faces.card_back_face(seat) if is_deck else card_face(self._words.lists, cards[-1])
        for under in range(min(2, len(cards) // 2), 0, -1):
            step = self.metrics.px(4) * under
            self.layer.put(f"under/{key}/{under}", face, rect.translated(step, step)).big_face = None
        pile = next((each for each in PILE_TABS if self.pile_key(each) == key), "")
        can_look = composer is not None and bool(pile and self.cards_of(pile))
        told = self._words.pile_told(key, cards, seat)
        item = self.layer.put(key, face, rect, (PILES, LOOKED_AT + 1 + number) if can_look else None, told)
        is_covered = pile == "deck" and composer is not None and not can_look
        item.tooltip = f"{told}. {self._words.deck_is_covered()}" if is_covered else told
        item.drag_only = True
        is_open = composer is not None and bool(pile) and composer.now.pile == pile
        is_target = bool(pile and self.takeable(pile))
        item.set_look(playable=is_target and self._lights and not is_open, current=is_open)

    def _put_aside(self, seat: int, deck: QRectF) -> None:
        """The card set aside, on its deck."""
        rect = deck.translated(-deck.width() * 0.08, -deck.height() * 0.07)
        self.layer.put(f"aside/{seat}", faces.card_back_face(seat), rect, None, self._words.aside(seat))
        room_px = min(rect.width() * 1.4, 2 * (self.metrics.width_px - rect.center().x()))
        self._tags.put(f"aside/{seat}", CardTag(self._words.aside_tag(), _on_card(rect), room_px, "quiet"))

    def _tag_piles(self, composer: AuctionComposer, rects: dict[str, PileRects]) -> None:
        """How many cards of a purchase would come to a pile, or that something can be taken there."""
        plan = composer.now
        for pile in ("out", "discards"):
            rect = rects[self.pile_key(pile)].card
            if plan.kind == BUY:
                stay = sum(composer.stays(payer, plan.card) for payer in plan.payers)
                count = stay + 1 if pile == "discards" else len(plan.payers) - stay
                if count:
                    kind: TagKind = "good" if pile == "discards" else "warn"
                    self._tags.put(pile, self._over_pile(f"+{count}", rect)._replace(kind=kind))
            elif self.takeable(pile) and not plan.pile and self._lights:
                text = self._words.kind_tag(TAKE)
                self._tags.put(pile, self._over_pile(text, rect)._replace(picture="take"))

    def _over_pile(self, text: str, rect: QRectF) -> CardTag:
        """A tag above a pile, beside its number."""
        left = rect.adjusted(-self.metrics.px(14), 0, -rect.width() * 0.42, 0)
        return CardTag(text, left, left.width(), is_above=True)

    def _put_pile_cards(self, composer: AuctionComposer, pile: str) -> None:
        """The cards of the pile that is looked through, by suits."""
        cards, lit, view = self.cards_of(pile), self.takeable(pile), self._now.rects.view
        note, choices = self._words.pile_note(pile, cards, has_lit=bool(lit)), list[Choice]()
        for each in PILE_TABS:
            if self.cards_of(each):
                told, brief = self._words.pile_tab(each, len(self.cards_of(each)))
                is_on = each == pile
                spoken = f"{told}. {note}" if is_on else ""
                state: ChoiceState = "chosen" if is_on else "open"
                choices.append(Choice(f"pile/{each}", told, state, spoken=spoken, brief=(brief,)))
        close = Choice("pile/", self._words.close())
        for number, (card, rect) in enumerate(self.pile_view.show(choices, close, note, view, cards).items()):
            face, told = card_face(self._words.lists, card), self._words.full(card)
            order = (PILES, LOOKED_AT, number) if card in lit else None
            item = self.layer.put(card_key(card), face, rect, order, told)
            self._mark(item, is_lit=card in lit, is_chosen=card == composer.now.card)

    # ---------------------------------------------------------------------------------------------- display

    def _put_display(self) -> None:
        composer, words, lists = self._now.composer, self._words, self._words.lists
        for place, (card, rect) in enumerate(
            zip(self._now.state.display, self._now.rects.costs, strict=True)
        ):
            if card == NO_CARD:
                continue
            lit, told = self._can_choose(card), words.on_sale(card, place + 1)
            order = (ROW, place) if lit else None
            item = self.layer.put(card_key(card), card_face(lists, card), rect, order, told)
            item.focus_order = (ROW, place)  # where nothing can be done with it, too: the row climbs
            is_chosen = composer is not None and composer.now.card == card
            is_paid = composer is not None and composer.pays()
            self._mark(item, is_lit=lit and not is_paid, is_chosen=is_chosen)
            item.tooltip = words.why_not(composer, card) if composer is not None and not lit else ""
            raised = rect.translated(0, -self.metrics.px(RAISED_UNITS) if is_chosen else 0)
            tags = self._target_tags(card, raised, rect.width() * 1.2)
            if composer is not None and composer.owed == card and composer.now.power == NOTHING:
                apart = self.metrics.text_px(0) / 2 + self._now.rects.title.right()
                room = min(rect.width(), rect.center().x() - apart) * 2
                tags = [CardTag(words.must_buy()[0], raised, room, brief=words.must_buy()[1:])]
            elif not tags and card in self._memory.fresh:
                tags = [CardTag(TableWords().new(), raised, rect.width())]
            for tag in tags:
                self._tags.put(card_key(card), tag._replace(is_above=True))

    def _can_choose(self, card: int) -> bool:
        """Whether something can be done with a card that lies open outside of the own bid."""
        composer = self._now.composer
        if composer is None or not composer.is_acting:
            return False
        if composer.now.power != NOTHING:
            return bool(composer.kinds_for(card))
        return card in composer.for_sale

    # ------------------------------------------------------------------------------------------------- bids

    def _put_other(self) -> None:
        seat, composer = 1 - self._now.below, self._now.composer
        cards, rects = self._bid_rects(seat)
        room = _pitch(rects)
        for number, (card, rect) in enumerate(zip(cards, rects, strict=True)):
            lit = self._can_choose(card)
            is_chosen = lit and composer is not None and composer.now.card == card
            # Where it stays it rises from: above is no room.
            low = rect.translated(0, self.metrics.px(RAISED_UNITS) if is_chosen else 0)
            item = self._put_card(seat, card, low, number, (OTHER, number) if lit else None)
            self._mark(item, is_lit=lit, is_chosen=is_chosen)
            self._tag(seat, card, rect, room)

    def _put_own(self) -> None:
        seat, composer = self._now.below, self._now.composer
        cards, rects = self._bid_rects(seat)
        room = _pitch(rects)
        if rects:  # the first keeps off the window's edge, the last off the sum
            edge_px = self.metrics.px(8)
            room = min(room, 2 * (rects[0].center().x() - edge_px))
            room = min(room, 2 * (self._now.rects.own.sum.left() - edge_px - rects[-1].center().x()))
        for number, (card, rect) in enumerate(zip(cards, rects, strict=True)):
            order = (OWN, number) if self._answers(card) else None
            item = self._put_card(seat, card, rect, number, order)
            self._mark(item, is_lit=False, is_chosen=False)
            if composer is None or not composer.pays():
                self._tag(seat, card, rect, room)
            if composer is None:
                continue
            plan = composer.now
            if composer.pays():
                self._mark(item, is_lit=False, is_chosen=card in plan.payers)
                told = self._tag_payer(composer, card, rect, room)
                item.set_accessible(item.accessible_name, told)
            elif composer.shown.is_setting_aside:
                self._mark(item, is_lit=plan.card == NOTHING, is_chosen=plan.card == card)
                left = sum(BID_OF[each] for each in cards) - BID_OF[card]
                text, *brief = self._words.bid_without(left)
                self._tags.write(card_key(card), CardTag(text, rect, room, brief=tuple(brief)))
            elif composer.is_acting:
                can_pick = plan.power == NOTHING and bool(composer.powers.get(card))
                is_lit = can_pick or bool(composer.kinds_for(card))
                self._mark(item, is_lit=is_lit, is_chosen=card in {plan.power, plan.card, *plan.payers})

    def _tag_payer(self, composer: AuctionComposer, card: int, rect: QRectF, room_px: float) -> str:
        """Where a card goes that pays, or where it would go, which is returned in words."""
        stays = composer.stays(card, composer.now.card)
        if card in composer.now.payers:
            text, *brief = self._words.stays(stays=stays)
            kind: TagKind = "good_outline" if stays else "warn_outline"
            self._tags.put(card_key(card), CardTag(text, rect, room_px, kind, tuple(brief)))
        else:
            text, *brief = self._words.would_stay(stays=stays)
            self._tags.write(card_key(card), CardTag(text, rect, room_px, brief=tuple(brief)))
        return text

    def _tag(self, seat: int, card: int, rect: QRectF, room_px: float) -> None:
        """What the picked power would do with a card of a bid, else what has become of it."""
        state = self._state_tag(seat, card, rect, room_px)
        for tag in self._target_tags(card, rect, room_px) or ([state] if state is not None else []):
            self._tags.put(card_key(card), tag)

    def _target_tags(self, card: int, rect: QRectF, room_px: float) -> list[CardTag]:
        """What the picked power would do with a card, side by side."""
        composer = self._now.composer
        kinds = composer.kinds_for(card) if composer is not None and self._lights else []
        wider = max(0.0, len(kinds) * SIGN_SHARE * self.metrics.text_px(0) - rect.width()) / 2
        halves = row(rect.adjusted(-wider, 0, wider, 0), *[fill() for _ in kinds])
        return [
            CardTag(self._words.kind_tag(kind), half, room_px / len(kinds), picture=KIND_NAMES[kind])
            for kind, half in zip(kinds, halves, strict=True)
        ]

    def _state_tag(self, seat: int, card: int, rect: QRectF, room_px: float) -> CardTag | None:
        """That a card of a bid is used, or has come, or was added; None: neither."""
        shown = self._now.state
        if card not in shown.bids[seat]:
            return None
        if IS_POWER[card] and shown.used >> card & 1:
            return CardTag(self._words.used(), rect, room_px, "quiet")
        if card == self._memory.newest:
            return CardTag(TableWords().new(), rect, room_px)
        if card in shown.added[seat]:
            return CardTag(self._words.added(), rect, room_px)
        return None

    def _put_card(
        self, seat: int, card: int, rect: QRectF, number: int, order: tuple[int, ...] | None
    ) -> CardItem:
        """A card of a hand or a bid, open or not."""
        shown, composer, suit = self._now.state, self._now.composer, None
        is_secret = card not in shown.bids[seat] and not self._now.is_private
        if card == UNKNOWN or is_secret:
            return self.layer.put(f"back/{seat}/{number}", faces.card_back_face(seat), rect)
        is_used = False
        if card in shown.bids[seat]:
            suit = shown.suits[seat][shown.bids[seat].index(card)]
            is_used = IS_POWER[card] and bool(shown.used >> card & 1)
            if composer is not None and composer.now.card == card and composer.now.suit != NOTHING:
                suit = composer.now.suit  # as it would be
        face = card_face(self._words.lists, card, suit, used=is_used)
        told = self._words.in_bid(card, suit, is_used=is_used)
        item = self.layer.put(card_key(card), face, rect, order, told)
        item.tooltip = ""
        return item

    def _bid_rects(self, seat: int) -> tuple[list[int], list[QRectF]]:
        """A bid in the order in which it came, else the hand; a plus stands before what ties added."""
        shown, is_own = self._now.state, seat == self._now.below
        cards = self._memory.bid(shown, seat) if shown.bids[seat] else shown.hands[seat]
        plus = next((at for at, card in enumerate(cards) if card in shown.added[seat]), 0)
        zone = self._now.rects.own if is_own else self._now.rects.other
        rects = cards_in(self.metrics, zone.cards, len(cards), is_own=is_own, plus=plus)
        sign = self.pluses[seat]
        room_px = rects[plus].left() - rects[plus - 1].right() if plus else 0.0
        sign.set_style(display_style(self.metrics.px(40)))
        self.show_item(sign, room_px >= sign.width_px)
        if plus:
            middle = QPointF(rects[plus].left() - room_px / 2, rects[plus].center().y())
            sign.place(middle.x() - sign.width_px / 2, middle.y() - sign.height_px / 2)
        return cards, rects

    def _answers(self, card: int) -> bool:
        """Whether a click on a card of the own hand or bid does something."""
        composer = self._now.composer
        if composer is None or card == UNKNOWN:
            return False
        if composer.shown.is_setting_aside or composer.pays():
            return True
        if not composer.is_acting:
            return False
        can_pay = composer.now.power == NOTHING and not composer.now.pile and bool(composer.for_sale)
        return bool(composer.powers.get(card) or composer.kinds_for(card)) or can_pay

    def _mark(self, item: CardItem, *, is_lit: bool, is_chosen: bool) -> None:
        item.set_look(playable=is_lit and self._lights and not is_chosen, selected=is_chosen)
        item.drag_only = True


def _on_card(rect: QRectF) -> QRectF:
    """A tag below this lies on the lower part of a card."""
    return rect.adjusted(0, 0, 0, -rect.height() * 0.3)


def _pitch(rects: Sequence[QRectF]) -> float:
    """The room of a tag below one of several cards."""
    if len(rects) < 2:
        return rects[0].width() * 1.2 if rects else 0.0
    return rects[1].left() - rects[0].left()


def card_key(card: int) -> str:
    """The key of a card."""
    assert 0 <= card < CARDS
    return f"card/{card}"
