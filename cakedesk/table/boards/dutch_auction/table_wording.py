"""`TableWording`: what stands on the table beside its cards, and what is told of them."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.dutch_auction.cards import BID_OF, IS_POWER, SUIT_OF
from cakedesk.games.dutch_auction.phases import ACT, NO_CARD, QUIET_ROUNDS
from cakedesk.games.dutch_auction.scoring import CardsScore
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.table.boards.dutch_auction.memory import RoundMemory, ties
from cakedesk.table.boards.dutch_auction.wording import AuctionWording
from cakedesk.table.joined_words import and_list
from cakedesk.table.short_names import name_forms


class TableWording(AuctionWording):
    """The words of the table."""

    speaks_to_you = True  # whether who reads it plays the seat below, and does so now

    # ------------------------------------------------------------------------------------------------ cards

    def full(self, card: int) -> str:
        """A card with what it bids and counts."""
        if IS_POWER[card]:
            return self.tr("{power}: bids 0, counts {vp} VP").format(
                power=self.card(card), vp=self.lists.vps[card]
            )
        return self.tr("{card}: counts {vp} VP").format(card=self.card(card), vp=self.lists.vps[card])

    def in_bid(self, card: int, suit: int | None, *, is_used: bool) -> str:
        """A card of a hand or a bid, read aloud."""
        told = self.full(card)
        if suit is not None and suit != SUIT_OF[card]:
            told = self.tr("{card}; {suit} for now").format(card=told, suit=self.suit(suit))
        return self.tr("{card}; used").format(card=told) if is_used and IS_POWER[card] else told

    def on_sale(self, card: int, cost: int) -> str:
        """A card of the display with its price."""
        return self.tr("{card}, costs {cards}").format(card=self.full(card), cards=self.number_of(cost))

    def used(self) -> str:
        """The tag of a power that is used."""
        return self.tr("used")

    def added(self) -> str:
        """The tag of a card that was added to break a tie."""
        return self.tr("added")

    def must_buy(self) -> tuple[str, str]:
        """The tag of the card that the loser owes, and shorter."""
        return self.tr("must buy"), self.tr("buy it")

    def bid_without(self, value: int) -> tuple[str, str]:
        """What the other cards of a hand bid if one is set aside, and shorter."""
        forms = self.tr("rest bids {sum}"), self.tr("rest: {sum}")
        full, brief = (form.format(sum=value) for form in forms)
        return full, brief

    def stays(self, *, stays: bool) -> tuple[str, str, str]:
        """Where a paying card goes, the same in a word, and as a sign."""
        if stays:
            return self.tr("stays yours"), self.tr("stays"), "+"
        return self.tr("to auction"), self.tr("goes"), "−"

    def would_stay(self, *, stays: bool) -> tuple[str, str]:
        """Where a card would go if it paid, and the same in a word."""
        told = self.tr("would stay") if stays else self.tr("would go")
        return told, f"({self.stays(stays=stays)[1]})"

    # ------------------------------------------------------------------------------------------------ piles

    def pile(self, key: str, *, is_own: bool) -> tuple[str, ...]:
        """The caption of a pile, and a shorter one."""
        is_own = is_own and self.speaks_to_you
        if key == "out":
            return self.tr("out of auction"), self.tr("out")
        if key == "deck":
            return self.tr("to come"), self.tr("deck")
        if key.startswith("deck"):
            return (self.tr("your deck"), self.tr("deck")) if is_own else (self.tr("deck"),)
        return (self.tr("your discards"), self.tr("discards")) if is_own else (self.tr("discards"),)

    def pile_told(self, key: str, cards: Sequence[int], seat: int | None) -> str:
        """A pile, read aloud."""
        count = self.number_of(len(cards))
        if seat is None:
            text = (
                self.tr("Auction deck: {cards} to come")
                if key == "deck"
                else self.tr("Out of auction: {cards}, {card} on top")
            )
        elif key.startswith("deck"):
            text = self.tr("{name}’s deck: {cards}")
        else:
            text = self.tr("{name}’s discards: {cards}, {card} on top")
        top = self.card(cards[-1]) if cards[-1] != UNKNOWN else ""
        return text.format(cards=count, card=top, name="" if seat is None else self.names[seat])

    def pile_tab(self, pile: str, count: int) -> tuple[str, str]:
        """The tab of a pile that can be looked through, and shorter."""
        full, brief = {
            "out": (self.tr("Out of auction: {count}"), self.tr("Out: {count}")),
            "discards": (self.tr("Your discards: {count}"), self.tr("Discards: {count}")),
            "deck": (self.tr("Your deck: {count}"), self.tr("Deck: {count}")),
            "unseen": (self.tr("Not in sight: {count}"), self.tr("Unseen: {count}")),
        }[pile]
        return full.format(count=count), brief.format(count=count)

    def pile_note(self, pile: str, cards: Sequence[int], *, has_lit: bool) -> str:
        """What is to be known of a pile that is looked through."""
        if has_lit:
            return self.tr("Your power can take the lit cards.")
        if pile == "deck":
            return self.tr("In no order: you don’t know what comes next. Looking shuffles nothing.")
        if pile == "unseen":
            return self.tr("To come, or in a pile or a hand that you can’t see now.")
        return self.tr("Newest: {card}.").format(card=self.card(cards[-1]))

    def close(self) -> str:
        """What ends looking through a pile."""
        return self.tr("Close")

    def deck_is_covered(self) -> str:
        """Why it can't be looked through while somebody else looks on."""
        return self.tr("You can look through it while you set a card aside, when nobody else sees it.")

    def aside(self, seat: int) -> str:
        """The card set aside, read aloud."""
        return self.tr("The card that {name} has set aside, on top of the deck").format(name=self.names[seat])

    def aside_tag(self) -> str:
        """Its tag."""
        return self.tr("set aside")

    # ------------------------------------------------------------------------------------------------ seats

    def has_chosen(self) -> str:
        """The tag of a seat that has made its secret choice."""
        return self.tr("ready")

    def is_done(self) -> str:
        """The tag of a seat that has acted."""
        return self.tr("done")

    def order(self, *, is_first: bool) -> tuple[str, str]:
        """Who acts first, and the same in a word."""
        if is_first:
            return self.tr("acts first"), self.tr("first")
        return self.tr("acts second"), self.tr("second")

    def bid_caption(self) -> str:
        """What stands below a sum."""
        return self.tr("bid")

    def would_bid(self) -> tuple[str, str]:
        """What stands below the sum that a bid would have, and the same in a word."""
        return self.tr("your bid"), self.bid_caption()

    def points_told(self, score: CardsScore) -> str:
        """Where points come from."""
        return self.tr("{vp} VP, and {bonus} for the lowest card of each suit; {cards} owned").format(
            vp=score.vp, bonus=score.bonus, cards=self.number_of(score.cards)
        )

    def has(self, shown: DutchAuctionState, seat: int, total: str, *, is_own: bool) -> str:
        """What a seat has, read aloud; each card of its bid says which it is."""
        parts = [f"{self.names[seat]}."] if is_own and self.speaks_to_you else []
        parts.append(self._owned(shown, seat, is_own=is_own)[0])
        if total:
            parts.append(self.tr("bid {sum}").format(sum=total))
        return " ".join(parts)

    def _owned(self, shown: DutchAuctionState, seat: int, *, is_own: bool) -> tuple[str, ...]:
        """How many cards a seat owns, then shorter."""
        count = self.owns(shown, seat)
        if is_own and self.speaks_to_you:
            return self.tr("You own %n card(s).", "", count), self.number_of(count)
        return self._told_of(seat, self.tr("{name} owns %n card(s).", "", count), self.number_of(count))

    def cashed(self, shown: DutchAuctionState, seat: int) -> tuple[tuple[str, ...], str]:
        """How many cards a seat has cashed in for which VP, and shorter; which these are."""
        cards = shown.cashed[seat]
        if not cards:
            return (), ""
        vp = self.vp(sum(self.lists.vps[card] for card in cards))
        told = self.tr("{name} has cashed in {cards}: {vp} in the end.")
        told = told.format(name=self.names[seat], cards=self.cards(cards), vp=vp)
        return (f"{len(cards)} · {vp}", str(len(cards))), told

    @staticmethod
    def owns(shown: DutchAuctionState, seat: int) -> int:
        """How many cards a seat owns, which lies open."""
        piles = (
            shown.hands[seat],
            shown.bids[seat],
            shown.decks[seat],
            shown.discards[seat],
            shown.cashed[seat],
        )
        return sum(map(len, piles))

    def note(
        self, shown: DutchAuctionState, seat: int, memory: RoundMemory, *, is_own: bool, acts: bool
    ) -> tuple[str, ...]:
        """What is to be known of a seat now, then shorter: its duty, ties, what it owns."""
        if shown.phase == ACT and not memory.is_comparing:
            if not is_own and seat == shown.winner != shown.to_act and shown.turn() >= 0:
                told = self.tr("{name} is done. What was left of the bid lies in the discards.")
                return self._told_of(seat, told, self.tr("{name} is done."))
            duty = self._duty(shown, seat) if not (is_own and acts) else ()
            if duty:
                return duty
            if is_own and (tied := ties(shown)):
                return self._ties(tied)
            if is_own and acts and shown.bids[seat]:
                return (
                    self.tr("What you don’t pay goes to your discards when you are done."),
                    self.tr("The rest goes to your discards."),
                    self.tr("Rest: discards"),
                )
        if is_own and shown.quiet_rounds == QUIET_ROUNDS - 1:
            return (
                self.tr("No card has left the row last round: once more, and the game is over."),
                self.tr("If no card leaves the row again, the game is over."),
            )
        if shown.is_setting_aside and shown.aside[seat] and not (is_own and self.speaks_to_you):
            if (aside := shown.decks[seat][-1]) != UNKNOWN:  # who watches a finished match sees everything
                return self._told_of(seat, self.tr("{name} has set the {card} aside."), card=self.card(aside))
            told = self.tr("{name} has set a card aside; nobody sees which.")
            return self._told_of(seat, told, self.tr("{name} has set a card aside."))
        return self._owned(shown, seat, is_own=is_own)

    def _told_of(self, seat: int, *forms: str, card: str = "") -> tuple[str, ...]:
        """Each form with the name, and with less and less of it."""
        names = [names[seat] for names in name_forms(self.names)]
        return tuple(form.format(name=name, card=card) for form in forms for name in names)

    def _ties(self, ties: Sequence[int]) -> tuple[str, ...]:
        sums = and_list(list(map(str, ties)))
        told = self.tr("Tied at {sums}: both added the top card of the deck.")
        return told.format(sums=sums), self.tr("Tied at {sums}.").format(sums=sums)

    def _duty(self, shown: DutchAuctionState, seat: int) -> tuple[str, ...]:
        """What the loser of the round owes, or will owe; empty: this seat has won."""
        if seat == shown.winner:
            return ()
        card, forms = shown.display[0], tuple[str, ...]()
        if not shown.bids[seat]:
            forms = (
                self.tr("{name} has no card left in the bid, and owes nothing."),
                self.tr("{name} owes nothing."),
            )
        elif card == NO_CARD:
            forms = (
                self.tr("{name} need not buy: no card lies at cost 1 now."),
                self.tr("{name} owes nothing."),
            )
        elif seat == shown.to_act:
            forms = (
                self.tr("{name} must buy the {card}, at cost 1."),
                self.tr("{name} must buy the {card}."),
                self.must_buy()[0],
            )
        else:
            forms = (
                self.tr("Then {name} must buy the {card}, if it still lies at cost 1."),
                self.tr("Then {name} must buy the {card}."),
                self.must_buy()[0],
            )
        return self._told_of(seat, *forms, card="" if card == NO_CARD else self.card(card))

    def tie(self, value: int) -> str:
        """Both bids are equal."""
        return self.tr("{sum} against {sum}: a tie").format(sum=value)

    def tie_told(self, cards: Sequence[int]) -> tuple[str, str]:
        """What each has added, and shorter."""
        forms = (self.tr("{name} adds {value}"), self.names), ("{name} +{value}", name_forms(self.names)[-1])
        told, brief = (
            and_list(
                [form.format(name=name, value=BID_OF[card]) for name, card in zip(names, cards, strict=True)]
            )
            for form, names in forms
        )
        return told, brief

    def are_open(self) -> str:
        """Both bids are turned up."""
        return self.tr("Both bids lie open")

    def compared(self, winner: int, values: Sequence[int]) -> str:
        """Who has won the round."""
        return self.tr("{name} wins, {more} to {less}").format(
            name=self.names[winner], more=values[winner], less=values[1 - winner]
        )

    def _broken_tie(self, shown: DutchAuctionState, winner: int) -> str:
        """Why a seat has won the round though both sums are equal and nobody can add a card."""
        if len(shown.bids[winner]) != len(shown.bids[1 - winner]):
            why = self.tr("No card is left to add: {name} has fewer cards in the bid.")
        elif shown.round:
            why = self.tr("No card is left to add: {name} has lost the round before.")
        else:
            why = self.tr("No card is left to add: in the first round {name} comes first.")
        return why.format(name=self.names[winner])

    def compared_told(self, shown: DutchAuctionState, winner: int, *, tied: bool) -> str:
        """What that means."""
        if tied:
            return self._broken_tie(shown, winner)
        first, second = self.names[winner], self.names[1 - winner]
        if shown.display[0] == NO_CARD:
            return self.tr("{name} acts first, and may steal.").format(name=first)
        return self.tr("{name} acts first. {other} must then buy at cost 1.").format(name=first, other=second)

    def comes_first(self, winner: int) -> str:
        """The same in brief: what the other must do then is told at that seat."""
        return self.tr("{name} acts first.").format(name=self.names[winner])
