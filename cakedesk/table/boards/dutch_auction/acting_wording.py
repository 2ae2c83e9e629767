"""`ActingWording`: what is asked of the seat that acts, and what each thing would do."""

from __future__ import annotations

from cakedesk.games.dutch_auction.actions import (
    ASIDE,
    BUY,
    CASH,
    CHANGE,
    DONE,
    ON,
    PASS,
    STEAL,
    STOP,
    TAKE,
)
from cakedesk.games.dutch_auction.cards import BID_OF, IS_POWER, SUIT_OF
from cakedesk.games.dutch_auction.phases import NO_CARD, VOTE
from cakedesk.table.boards.dutch_auction.composer import NOTHING, AuctionComposer, Way
from cakedesk.table.boards.dutch_auction.table_wording import TableWording
from cakedesk.table.joined_words import and_list, capital
from cakedesk.table.kit.action_tray import Asked, TrayButton
from cakedesk.table.kit.table_words import TableWords


class ActingWording(TableWording):
    """The words of a turn in the making."""

    # ----------------------------------------------------------------------------------------- short names

    def kind(self, kind: int) -> str:
        """What a power does, as a row says it."""
        return {
            CASH: self.tr("Cash in"),
            CHANGE: self.tr("Change suit"),
            TAKE: self.tr("Take"),
            STEAL: self.tr("Steal"),
        }[kind]

    def kind_tag(self, kind: int) -> str:
        """What a power would do with a card, on its tag."""
        return {
            CASH: self.tr("cash in"),
            CHANGE: self.tr("change"),
            TAKE: self.tr("take"),
            STEAL: self.tr("steal"),
        }[kind]

    def kind_does(self, kind: int) -> str:
        """What a power does, in a sentence."""
        return {
            CASH: self.tr("A card of your bid leaves the game for good. It still counts for you at the end."),
            CHANGE: self.tr("A card of your bid gets another suit until it is paid or you are done."),
            TAKE: self.tr("A card of the row, of your discards or of what is out of auction joins your bid."),
            STEAL: self.tr("A card of the loser’s bid joins your bid. Only the winner may steal."),
        }[kind]

    def kind_briefly(self, kind: int) -> str:
        """What a power does, in a short sentence."""
        return {
            CASH: self.tr("It still counts for you at the end."),
            CHANGE: self.tr("Until it is paid or you are done."),
            TAKE: self.tr("What you take joins your bid."),
            STEAL: self.tr("What you steal joins your bid."),
        }[kind]

    def kind_count(self, kind: int, count: int) -> tuple[str, str]:
        """A row: what a power does, and with how many cards it could; and shorter."""
        told = self.tr("{kind}: {count}")
        counts = self.number_of(count), count
        full, brief = (told.format(kind=self.kind(kind), count=each) for each in counts)
        return full, brief

    def kind_refused(self, composer: AuctionComposer, kind: int) -> str:
        """Why the picked power has no card to do that with."""
        suit = self.suit(composer.suit_of(composer.now.power))
        if kind == STEAL and not composer.may_steal():
            return self.tr("Only the winner may steal.")
        told = {
            TAKE: self.tr("No card of {suit} lies in the row, in your discards or out of auction."),
            STEAL: self.tr("{name}’s bid has no card of {suit}."),
        }.get(kind, self.tr("Your bid has no other card of {suit}."))
        return told.format(suit=suit, name=self.names[1 - composer.seat])

    def vote(self, kind: int) -> str:
        """What a seat can say when it is asked whether to go on."""
        return self.tr("Another round") if kind == ON else self.tr("Stop here")

    def power(self, composer: AuctionComposer, power: int) -> str:
        """A power of the bid, and which suit it works on if that is not its own."""
        suit = composer.suit_of(power)
        if suit == SUIT_OF[power]:
            return self.card(power)
        return self.tr("{power} (now {suit})").format(power=self.card(power), suit=self.suit(suit))

    def power_can(self, composer: AuctionComposer, power: int) -> tuple[str, str, str]:
        """What a power could do now, that alone, and which power it is."""
        kinds = ", ".join(map(self.kind_tag, dict.fromkeys(use[0] for use in composer.powers[power])))
        told = self.tr("{power}: {kinds}").format(power=self.power(composer, power), kinds=kinds)
        return told, kinds, self.card(power)

    def way(self, way: Way) -> tuple[str, str]:
        """What a way to pay gives away, and the same in brief."""
        if not way.lost:
            return self.tr("all stay yours"), self.tr("all stay")
        kept = len(way.payers) - way.lost
        brief = self.vp(-way.lost_vp)
        lost = self.tr("%n go(es)", "", way.lost)
        if kept:
            lost = self.tr("%n stay(s), {lost}", "", kept).format(lost=lost)
        return self.tr("{kind}: {count}").format(kind=lost, count=brief), brief

    def way_told(self, way: Way) -> str:
        """The same in full, with the cards that pay."""
        kept = len(way.payers) - way.lost
        return self.tr(
            "pay with {cards}: {kept} for you to keep, {lost} for the auction, with {vp} VP"
        ).format(cards=self.cards(way.payers), kept=kept, lost=way.lost, vp=way.lost_vp)

    def why_not(self, composer: AuctionComposer, card: int) -> str:
        """Why nothing can be done with a card now; empty: nothing can be said of it."""
        power = composer.now.power
        if power not in {NOTHING, card}:
            if card in composer.shown.bids[1 - composer.seat] and not composer.may_steal():
                return self.kind_refused(composer, STEAL)
            now = composer.suit_of(card) if card in composer.bid else SUIT_OF[card]
            if now == composer.suit_of(power):
                kinds = dict.fromkeys(use[0] for use in composer.powers.get(power, ()) if use[2] == card)
                told = self.tr("Possible with the {card}: {kinds}.") if kinds else ""
                return told.format(card=self.card(card), kinds=", ".join(map(self.kind_tag, kinds)))
            told = self.tr("The {power} works on {suit} alone.")
            return told.format(power=self.power(composer, power), suit=self.suit(composer.suit_of(power)))
        if not composer.is_acting or card not in composer.shown.display:
            return ""
        cost = composer.cost_of(card)
        if cost > len(composer.bid):
            return self.tr("It costs {cards}, and your bid has {left}.").format(
                cards=self.number_of(cost), left=len(composer.bid)
            )
        if composer.owed not in {NO_CARD, card}:
            return self.tr("Keep a card of your bid: you owe the {card} at cost 1.").format(
                card=self.card(composer.owed)
            )
        return ""

    # --------------------------------------------------------------------------------------------- the panel

    def panel_titles(self, composer: AuctionComposer) -> tuple[str, ...]:
        """The heading of the tray's panel, then shorter."""
        if composer.pays():
            return self.tr("Ways to pay: what keeps most first"), self.tr("What keeps most first")
        return (self._panel_title(composer),)

    def _panel_title(self, composer: AuctionComposer) -> str:
        plan, shown = composer.now, composer.shown
        if shown.is_setting_aside:
            return self.tr("The card set aside")
        if shown.phase == VOTE:
            return self.tr("In secret")
        if plan.power == NOTHING:
            return (
                self.tr("Paying")
                if plan.kind == DONE or not any(composer.powers.values())
                else self.tr("Your powers")
            )
        if plan.kind == CHANGE and plan.card != NOTHING:
            return self.tr("Which suit?")
        return capital(self.power(composer, plan.power))

    def panel_lines(self, composer: AuctionComposer) -> list[str]:
        """What is explained below what can be chosen."""
        plan, shown = composer.now, composer.shown
        if shown.is_setting_aside:
            if plan.kind == PASS:
                return []
            return [
                self.tr("It waits on top of your deck: you draw it first, for the next round."),
                self.tr("If the bids tie, it is added to yours, and spent with it."),
                self.tr("It stays secret, except in a tie."),
            ]
        if shown.phase == VOTE:
            return [self.tr("One who wants to go on is enough. Nobody sees what the other says first.")]
        if plan.power == NOTHING and plan.kind != BUY and composer.for_sale:
            return [
                self.tr("Paid cards of the suit that you buy stay yours."),
                self.tr("All others are lost to the auction."),
            ]
        return []

    # --------------------------------------------------------------------------------------------- the tray

    def asked(self, composer: AuctionComposer) -> Asked:
        """All that is asked."""
        plan = composer.now
        if composer.shown.is_setting_aside:
            return self._asked_to_set_aside(composer)
        if composer.shown.phase == VOTE:
            return self._asked_to_vote(composer)
        if plan.kind == BUY:
            return self._asked_to_pay(composer)
        if plan.kind == DONE:
            return self._asked_to_end(composer)
        return self._asked_to_use(composer) if plan.power != NOTHING else self._asked_to_act(composer)

    def _asked_to_set_aside(self, composer: AuctionComposer) -> Asked:
        name, plan = self.names[composer.seat], composer.now
        if plan.kind == PASS:
            return Asked(
                self.tr("{name}, you have no card").format(name=name),
                self.tr("You set nothing aside, and bid 0 in this round."),
                self.tr("Go on"),
                True,
                brief_prompt=self.tr("You have no card"),
            )
        others = len(composer.shown.hands[composer.seat]) - 1
        help_text = self.tr("The other %n card(s) are your bid. The higher bid buys first.", "", others)
        if not others:
            help_text = self.tr("It is your only card: you bid 0 in this round.")
        if plan.card == NOTHING:
            primary = self.tr("Choose a card")
        else:
            primary = self.tr("Set it aside")
        prompt, brief = self.tr("{name}, set one card aside"), self.tr("Set one card aside")
        if plan.card != NOTHING:
            prompt, brief = self.tr("{name}, set the {card} aside?"), self.tr("Set the {card} aside?")
            brief = brief.format(card=self.card(plan.card))
        return Asked(
            prompt.format(name=name, card="" if plan.card == NOTHING else self.card(plan.card)),
            help_text,
            primary,
            composer.is_complete(),
            brief_prompt=brief,
            brief_help=self.tr("The others are your bid."),
        )

    def _asked_to_vote(self, composer: AuctionComposer) -> Asked:
        return Asked(
            self.tr("{name}, play another round?").format(name=self.names[composer.seat]),
            self.tr("The auction deck is empty. If both want to stop, the game is over."),
            self.vote(composer.now.kind) if composer.now.kind in {ON, STOP} else self.tr("Choose one"),
            composer.is_complete(),
            brief_prompt=self.tr("Another round?"),
            brief_help=self.tr("If both want to stop, the game is over."),
        )

    def _done(self, composer: AuctionComposer) -> TrayButton:
        """The button that leads to the end of the turn, or says what comes before."""
        if composer.owed != NO_CARD:
            brief = self.tr("Buy it first") if composer.now.power == NOTHING else self.tr("Done")
            return TrayButton(self.tr("Done: buy it first"), False, brief=brief)
        return TrayButton(self.tr("Done"), is_chosen=composer.now.kind == DONE)

    def _back(self, told: str) -> TrayButton:
        """The button that leaves what is chosen."""
        return TrayButton(told, brief=self.tr("Back"))

    def _asked_to_act(self, composer: AuctionComposer) -> Asked:
        name, brief, others = self.names[composer.seat], "", [self._done(composer)]
        if composer.now.payers:
            cards = self.cards(composer.now.payers)
            prompt = self.tr("{name}, what do you buy with {cards}?").format(name=name, cards=cards)
            short, help_text, brief = self.tr("What do you buy?"), *self._asked_for_row()
            others.insert(0, self._back(TableWords().put_back()))
        elif composer.owed != NO_CARD:
            card = self.card(composer.owed)
            prompt = self.tr("{name}, buy the {card} before you are done").format(name=name, card=card)
            short = self.tr("First buy the {card}").format(card=card)
            help_text = self.tr("The loser of a round owes the card at cost 1. Keep a card to pay for it.")
            brief = self.tr("Keep a card to pay for it.")
        elif any(composer.powers.values()) and not composer.for_sale:
            prompt, short = self.tr("{name}, use a power").format(name=name), self.tr("Use a power")
            help_text = self.tr("Click a power of your bid. Do as much as you like.")
            brief = self.tr("Click what is lit.")
        elif any(composer.powers.values()):
            prompt, short = (
                self.tr("{name}, buy, or use a power").format(name=name),
                self.tr("Buy, or use a power"),
            )
            help_text = self.tr(
                "Click a lit card of the row to buy it, or a power of your bid. Do as much as you like."
            )
            brief = self.tr("Click what is lit.")
        else:
            prompt, short = self.tr("{name}, buy a card").format(name=name), self.tr("Buy a card")
            help_text, brief = self._asked_for_row()
        return Asked(
            prompt,
            help_text,
            TableWords().choose_lit_card(),
            False,
            tuple(others),
            brief_prompt=short,
            brief_help=brief,
        )

    def _asked_for_row(self) -> tuple[str, str]:
        """What to do with the row, and the same in brief."""
        return (
            self.tr("Click a lit card of the row. Its coin says how many cards of your bid it costs."),
            self.tr("Click a lit card of the row."),
        )

    def _asked_to_use(self, composer: AuctionComposer) -> Asked:
        plan, name = composer.now, self.names[composer.seat]
        power = self.power(composer, plan.power)
        others = (self._back(TableWords().put_back()), self._done(composer))
        brief = "" if plan.kind == NOTHING else self.kind_briefly(plan.kind)
        if plan.card == NOTHING:
            prompt = self.tr("{name}, what does the {power} do?").format(name=name, power=power)
            brief_prompt = self.tr("What does the {power} do?").format(power=power)
            if plan.kind == NOTHING:
                suit = self.suit(composer.suit_of(plan.power))
                help_text, brief = (
                    form.format(suit=suit)
                    for form in (
                        self.tr("Choose what it does, or a lit card. It works on {suit} alone, once."),
                        self.tr("It works on {suit} alone, once."),
                    )
                )
            else:
                help_text = self.kind_does(plan.kind)
            primary = TableWords().choose_lit_card()
        else:
            card = self.card(plan.card)
            prompt, help_text, primary = self._aimed(composer, card)
            brief_prompt, brief = prompt, brief if plan.suit == NOTHING else ""
        return Asked(
            prompt, help_text, primary, composer.is_complete(), others,
            brief_prompt=brief_prompt, brief_help=brief,
        )  # fmt: skip

    def _aimed(self, composer: AuctionComposer, card: str) -> tuple[str, str, str]:
        """Prompt, help and button of a power with a card to act on."""
        plan = composer.now
        if plan.kind == NOTHING:
            return (
                self.tr("Cash in the {card}, or change its suit?").format(card=card),
                self.tr("Choose one at the right."),
                self.tr("Choose one"),
            )
        if plan.kind == CHANGE and plan.suit == NOTHING:
            return (
                self.tr("Which suit does the {card} get?").format(card=card),
                self.kind_does(CHANGE),
                self.tr("Choose a suit"),
            )
        if plan.kind == CHANGE:
            return (
                self.tr("Make the {card} a {suit}?").format(card=card, suit=self.suit(plan.suit)),
                self.tr("Paid for a {suit} it stays yours.").format(suit=self.suit(plan.suit)),
                self.tr("Change it"),
            )
        if plan.kind == CASH:
            return (
                self.tr("Cash in the {card}?").format(card=card),
                self.tr("It is out of your deck for good. Its {vp} VP count for you at the end.").format(
                    vp=self.lists.vps[plan.card]
                ),
                self.tr("Cash it in"),
            )
        is_fresh = IS_POWER[plan.card]
        if plan.kind == STEAL:
            return (
                self.tr("Steal the {card}?").format(card=card),
                self.tr("It joins your bid, and you can use its power.")
                if is_fresh
                else self.tr("It joins your bid. {name} has one card less to pay with.").format(
                    name=self.names[1 - composer.seat]
                ),
                self.tr("Steal it"),
            )
        if plan.card == composer.shown.display[0] and composer.seat == composer.shown.winner:
            told = self.tr("It joins your bid. {name} then owes no card.").format(
                name=self.names[1 - composer.seat]
            )
        elif plan.card == composer.owed:
            told = self.tr("It joins your bid, and you owe no card any more.")
        elif is_fresh:
            told = self.tr("It joins your bid, and you can use its power.")
        else:
            told = self.tr("It joins your bid: you can pay with it at once.")
        return (
            self.tr("Take the {card}?").format(card=card),
            told,
            self.tr("Take it"),
        )

    def _asked_to_pay(self, composer: AuctionComposer) -> Asked:
        plan, name = composer.now, self.names[composer.seat]
        cost, card = composer.cost_of(plan.card), self.card(plan.card)
        price = self.tr("%n card(s)", "a price", cost)
        others = [self._back(self.tr("Not this card"))]
        if composer.owed == NO_CARD:
            others.append(self._done(composer))
        prompt = self.tr("{name}, pay {cards} for the {card}").format(name=name, cards=price, card=card)
        told = self._price_told(composer, cost)
        if plan.card == composer.owed:
            prompt = self.tr("{name}, buy the {card} before you are done").format(name=name, card=card)
            told = " ".join((self.tr("The loser of a round owes the card at cost 1."), told))
        return Asked(
            prompt,
            told,
            self.tr("Buy it"),
            composer.is_complete(),
            tuple(others),
            brief_prompt=self.tr("Pay {cards}").format(cards=price),
            brief_help=self._price_told(composer, cost, is_brief=True),
        )

    def _price_told(self, composer: AuctionComposer, cost: int, *, is_brief: bool = False) -> str:
        plan = composer.now
        missing = cost - len(plan.payers)
        if missing:
            return self.tr("Click cards of your bid: %n more to pay.", "", missing)
        if not composer.is_complete():
            return self.tr("Keep a card of your bid: you owe the {card} at cost 1.").format(
                card=self.card(composer.owed)
            )
        suit = self.suit(SUIT_OF[plan.card])
        lost = [card for card in plan.payers if not composer.stays(card, plan.card)]
        if is_brief:
            if not lost:
                return self.tr("All stay yours.")
            return self.tr("To the auction: %n card(s).", "", len(lost))  # tags on them tell which
        if not lost:
            return self.tr("All stay yours: {suit}, like the card you buy.").format(suit=suit)
        told = self.tr("Not {suit}, so off to the auction: {cards}.").format(
            cards=self.cards(lost), suit=suit
        )
        return capital(told)

    def _asked_to_end(self, composer: AuctionComposer) -> Asked:
        left = len(composer.bid)
        help_text = self.tr("%n card(s) of your bid go(es) to your discards.", "", left)
        if not left:
            help_text = self.tr("No card is left in your bid.")
        more = [
            *([self.tr("use a power")] if any(composer.powers.values()) else []),
            *([self.tr("buy a card")] if composer.for_sale else []),
        ]
        could, prompt = "", self.tr("{name}, nothing is left to do")
        if more:
            prompt = self.tr("{name}, are you done?")
            could = self.tr("You could still {deeds}.").format(deeds=and_list(more))
        return Asked(
            prompt.format(name=self.names[composer.seat]),
            " ".join(filter(None, (help_text, could))),
            self.tr("Done"),
            composer.is_complete(),
            (TrayButton(self.tr("Not yet")),) if more else (),
            brief_prompt=self.tr("Are you done?") if more else "",
            brief_help=could or help_text,
        )

    def said(self, composer: AuctionComposer, asked: Asked) -> str:
        """What a screen reader says of what is staged."""
        plan = composer.now
        if plan.kind == ASIDE and plan.card != NOTHING:
            left = [card for card in composer.shown.hands[composer.seat] if card != plan.card]
            return self.tr("{card} set aside: then you bid {sum}").format(
                card=self.card(plan.card), sum=sum(BID_OF[card] for card in left)
            )
        dot = "" if asked.prompt.endswith("?") else "."
        return f"{asked.prompt}{dot} {asked.help}" if asked.help else asked.prompt
