"""`AuctionComposer`: one thing that a seat does, in the making. It asks the look and states no rule."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple, TypeAlias

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.games.dutch_auction import actions
from cakedesk.games.dutch_auction.cards import BID_OF, CARD_IDS, IS_POWER, SUIT_LETTERS, SUITS
from cakedesk.games.dutch_auction.game import GAME
from cakedesk.games.dutch_auction.legality import legal_powers, owed_card
from cakedesk.games.dutch_auction.phases import ACT, NO_CARD
from cakedesk.games.dutch_auction.rules import is_kept
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.table.boards.dutch_auction.looks import POWER_KINDS
from cakedesk.table.kit.staged_steps import StagedSteps

Look: TypeAlias = Observation[DutchAuctionState]

NOTHING = -1
KINDS = (actions.CASH, actions.CHANGE, actions.TAKE, actions.STEAL)
KIND_NAMES = dict(zip(KINDS, POWER_KINDS, strict=True))
MOST_WAYS = 3


class Plan(NamedTuple):
    """What is staged. Fields that say nothing are -1."""

    kind: int = NOTHING  # of the action; of a picked power what it is narrowed to
    power: int = NOTHING  # the power that is picked
    card: int = NOTHING  # what is set aside, bought, or what the power acts on
    suit: int = NOTHING  # which suit the card gets
    payers: tuple[int, ...] = ()  # as they were chosen, be it before the card
    pile: str = ""  # the pile that is looked through: ``out``, ``discards`` or ``deck``; empty: none


class Way(NamedTuple):
    """A way to pay: the better one is the smaller one."""

    lost: int  # how many cards go to the auction
    lost_vp: int  # their VP
    fresh: int  # how many powers that could still be used are paid
    lost_powers: int  # how many powers go to the auction
    bid: int  # what all payers bid
    payers: tuple[int, ...]  # ascending


class AuctionComposer(StagedSteps[DutchAuctionState, Plan]):
    """What is about to be done: a card is set aside or bought, a power is used, or a seat has finished."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, Plan())
        shown = self.shown = look.shown
        self.bid = shown.bids[self.seat]
        self.is_acting = shown.phase == ACT
        self.owed = owed_card(shown) if self.is_acting else NO_CARD
        """The card that must be bought before the seat is done."""
        uses: list[Action] = legal_powers(shown) if self.is_acting else []
        self.powers = {card: [use for use in uses if use[1] == card] for card in self.bid}
        """By power card of the bid what it could do; nothing for all other cards."""
        display = enumerate(shown.display, 1) if self.is_acting else ()
        self.for_sale = [
            card
            for cost, card in display
            if card != NO_CARD and look.why_not((actions.BUY, card, *self.bid[:cost])) is None
        ]
        """The cards of the display that could be bought now."""
        self._ways: dict[int, list[Way]] = {}
        self._steps = [self._first()]

    def _first(self) -> Plan:
        look = self.look
        if look.why_not((actions.PASS,)) is None:
            return Plan(actions.PASS)
        if self.owed != NO_CARD:
            return Plan(actions.BUY, card=self.owed, payers=self.ways(self.owed)[0].payers)
        if self.is_acting and not any(self.powers.values()) and not self.for_sale:
            return Plan(actions.DONE)
        return Plan()

    # -------------------------------------------------------------------------------------- what is asked

    def suit_of(self, card: int) -> int:
        """The current suit of a card of the bid."""
        return self.shown.suits[self.seat][self.bid.index(card)]

    def cost_of(self, card: int) -> int:
        """What a card of the display costs."""
        return self.shown.display.index(card) + 1

    def stays(self, payer: int, bought: int) -> bool:
        """Whether a card that pays stays with its seat."""
        return is_kept(self.shown, self.seat, payer, bought)

    def ways(self, card: int) -> list[Way]:
        """All ways to pay for a card, the best one first."""
        if card not in self._ways:
            every = combinations(self.bid, self.cost_of(card))
            self._ways[card] = sorted(self._way(card, payers) for payers in every)
        return self._ways[card]

    def _way(self, card: int, payers: tuple[int, ...]) -> Way:
        vps = self.shown.lists.vps
        lost = [payer for payer in payers if not self.stays(payer, card)]
        return Way(
            len(lost),
            sum(vps[payer] for payer in lost),
            sum(bool(self.powers[payer]) for payer in payers),
            sum(IS_POWER[payer] for payer in lost),
            sum(BID_OF[payer] for payer in payers),
            payers,
        )

    def main_ways(self, card: int) -> list[Way]:
        """The best ways that differ in what is given away: in the number of cards or of powers."""
        found: dict[tuple[int, int], Way] = {}
        for way in self.ways(card):
            found.setdefault((way.lost, way.lost_powers), way)
        fewest = min(way.lost for way in found.values())
        kept = [way for way in found.values() if way.lost == fewest]
        return [*kept, *(way for way in found.values() if way.lost > fewest)][:MOST_WAYS]

    def uses(self) -> list[Action]:
        """What the picked power can still do: as narrowed; with a target, anything else instead."""
        plan = self.now
        every = self.powers.get(plan.power, [])
        return [use for use in every if plan.card != NOTHING or plan.kind in {NOTHING, use[0]}]

    def kinds_for(self, card: int) -> list[int]:
        """What the picked power could do with a card."""
        return list(dict.fromkeys(use[0] for use in self.uses() if use[2] == card))

    def targets_of(self, power: int, kind: int = NOTHING) -> list[int]:
        """The cards that a power could do something with, or one kind of thing."""
        uses = self.powers.get(power, ())
        return list(dict.fromkeys(use[2] for use in uses if kind in {NOTHING, use[0]}))

    def may_steal(self) -> bool:
        """Whether the seat may steal at all, if there were something."""
        reason = self.look.why_not((actions.STEAL, self.now.power, self.now.power))
        return reason is None or reason.code != "winner_steals"

    def place_of(self, card: int) -> str:
        """Where a card lies that a power can be used on: a pile's name, or empty."""
        shown = self.shown
        if card in shown.auction_discards:
            return "out"
        return "discards" if card in shown.discards[self.seat] else ""

    def pays(self) -> bool:
        """Whether a card to buy is chosen."""
        return self.now.kind == actions.BUY

    # ------------------------------------------------------------------------------------ what gestures do

    def set_aside(self, card: int) -> None:
        """Choose a card to set aside; the chosen one: choose none."""
        self._go(Plan() if self.now.card == card else Plan(actions.ASIDE, card=card))

    def pick_power(self, power: int) -> None:
        """Pick a power; the picked one: put it back."""
        plan = self.now
        self._go(self._open() if plan.power == power else Plan(power=power, pile=plan.pile))

    def narrow(self, kind: int) -> None:
        """Say what the picked power is to do; said again: leave it open. A chosen target stays if it can."""
        plan = self.now
        card = plan.card
        if plan.kind == kind and (card == NOTHING or len(self._kinds_of(card)) > 1):
            self._go(plan._replace(kind=NOTHING, suit=NOTHING))
            return
        fits = card in self.targets_of(plan.power, kind)
        self._go(
            Plan(kind, plan.power, card if fits else NOTHING, pile=plan.pile if kind == actions.TAKE else "")
        )

    def aim(self, card: int) -> None:
        """Let the picked power act on a card; the chosen one: choose none."""
        plan = self.now
        if plan.card == card:
            self._go(Plan(power=plan.power, pile=plan.pile))
            return
        kinds = [kind for kind in self._kinds_of(card) if plan.kind in {NOTHING, kind}]
        kinds = kinds or self._kinds_of(card)
        self._go(Plan(kinds[0] if len(kinds) == 1 else NOTHING, plan.power, card, pile=plan.pile))

    def use_on(self, power: int, card: int) -> None:
        """Bring a power to a card."""
        kinds = self._kinds_of(card, power)
        self._go(Plan(kinds[0] if len(kinds) == 1 else NOTHING, power, card))

    def use_on_pile(self, power: int, pile: str) -> None:
        """Bring a power to a pile: its only card that can be taken, or a look at it."""
        cards = [card for card in self.targets_of(power, actions.TAKE) if self.place_of(card) == pile]
        self._go(Plan(actions.TAKE, power, cards[0] if len(cards) == 1 else NOTHING, pile=pile))

    def change_to(self, suit: int) -> None:
        """Say which suit the card gets."""
        self._go(self.now._replace(suit=suit))

    def buy(self, card: int, payer: int = NOTHING) -> None:
        """Choose a card to buy, with the best way to pay by what was chosen for it; chosen: leave it."""
        if self.pays() and self.now.card == card and payer == NOTHING:
            self._go(self._open())
            return
        wanted = {*(() if self.pays() else self.now.payers), *(() if payer == NOTHING else (payer,))}
        way = min(self.ways(card), key=lambda way: (-len(wanted & {*way.payers}), way))
        self._go(Plan(actions.BUY, card=card, payers=way.payers))

    def pay_by(self, payers: tuple[int, ...]) -> None:
        """Pay in another way."""
        self._go(self.now._replace(payers=payers))

    def toggle(self, payer: int) -> None:
        """Let a card pay, or not. If enough pay for the card, the one pays no more that is best kept."""
        card, payers = self.now.card, self.now.payers
        if payer in payers:
            self.pay_by(tuple(one for one in payers if one != payer))
        elif card == NOTHING or len(payers) < self.cost_of(card):
            self.pay_by((*payers, payer))
        else:
            others = [sorted({*payers, payer} - {one}) for one in payers]
            self.pay_by(min(self._way(card, tuple(each)) for each in others).payers)

    def do(self, kind: int) -> None:
        """Stage *done*, *on* or *stop*."""
        self._go(Plan(kind))

    def look_through(self, pile: str) -> None:
        """Look through a pile; the one that is looked through, or none: no more."""
        plan = self.now
        self._go(plan._replace(pile="" if plan.pile == pile else pile))

    def put_back(self) -> bool:
        """Leave what is chosen, also what was chosen at first. Returns whether there was anything."""
        if self.now in {self._open(), Plan(actions.PASS)}:
            return False
        self._go(self._open())
        return True

    def give_up(self) -> bool:
        """Escape: look at the table again, else begin again."""
        if self.now.pile:
            self._go(self.now._replace(pile=""))
            return True
        if self.now == self._steps[0]:
            return False
        self._go(self._steps[0])
        return True

    # --------------------------------------------------------------------------------------- what comes of it

    def action(self) -> Action | None:
        """See `StagedSteps.action`."""
        kind, power, card, suit, payers, _ = self.now
        if kind in {actions.PASS, actions.DONE, actions.ON, actions.STOP}:
            return (kind,)
        if kind == actions.BUY:
            return (actions.BUY, card, *sorted(payers))
        if NOTHING in (kind, card) or (kind == actions.CHANGE and suit == NOTHING):
            return None
        if kind == actions.ASIDE:
            return (actions.ASIDE, card)
        return (actions.CHANGE, power, card, suit) if kind == actions.CHANGE else (kind, power, card)

    def gestures(self) -> tuple[str, ...]:
        """See `StagedSteps.gestures`. What a turn begins with was staged by nobody."""
        if self.now == self._steps[0]:
            return ()
        return (*self._spelled(), *([f"look {self.now.pile}"] if self.now.pile else ()))

    def _spelled(self) -> Iterable[str]:
        plan = self.now
        if self.is_complete():
            action = self.action()
            assert action is not None
            yield GAME.format(action, self.shown.lists)
        elif plan.payers or plan.kind == actions.BUY:
            yield from [f"buy {CARD_IDS[plan.card]}"] if plan.kind == actions.BUY else ()
            yield from (f"pay {CARD_IDS[payer]}" for payer in sorted(plan.payers))
        else:
            yield from [f"power {CARD_IDS[plan.power]}"] if plan.power != NOTHING else ()
            yield from [f"kind {KIND_NAMES[plan.kind]}"] if plan.kind in KIND_NAMES else ()
            yield from [f"card {CARD_IDS[plan.card]}"] if plan.card != NOTHING else ()
            yield from [f"to {SUIT_LETTERS[plan.suit]}"] if plan.suit != NOTHING else ()

    # ------------------------------------------------------------------------------------------------ inside

    def _open(self) -> Plan:
        """Nothing chosen, or what alone can be done."""
        first = self._steps[0]
        return first if first.kind in {actions.PASS, actions.DONE} else Plan()

    def _kinds_of(self, card: int, power: int = NOTHING) -> list[int]:
        power = self.now.power if power == NOTHING else power
        return list(dict.fromkeys(use[0] for use in self.powers.get(power, ()) if use[2] == card))

    def _go(self, plan: Plan) -> None:
        if plan != self.now:
            self._step(plan)

    def other_suits(self) -> list[int]:
        """The suits that the chosen card can change to."""
        return [suit for suit in range(len(SUITS)) if suit != self.suit_of(self.now.power)]
