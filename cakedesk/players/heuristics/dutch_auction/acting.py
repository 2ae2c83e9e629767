"""What to do in Dutch Auction: each power and purchase is weighed with the best that can follow."""

from __future__ import annotations

from typing import NamedTuple

from cakedesk.engine.actions import Action
from cakedesk.games.dutch_auction.actions import CASH, CHANGE, DONE, STEAL, TAKE
from cakedesk.games.dutch_auction.cards import IS_POWER, SUIT_OF
from cakedesk.games.dutch_auction.legality import legal_powers, uses_of
from cakedesk.games.dutch_auction.phases import NO_CARD
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.players.characters import BALANCED, Character
from cakedesk.players.heuristics.dutch_auction.plans import Plan, Purse, best_plan, plans_of
from cakedesk.players.heuristics.dutch_auction.worth import (
    CASH_WORTH,
    known_cards,
    stage_of,
    tables_of,
    use_worth,
    worth_of,
)

REPLY_SHARE = 0.7
"""How much of the gain that the loser of the round can still make counts against the winner's choice."""

REPLIES_WEIGHED = 6
"""For so many of the winner's best first steps the loser's reply is weighed."""

POWER_MARGIN = 0.05
"""Points that using a power must bring: doing it for nothing looks silly."""

CAUTION = 0.5
"""Points that each VP that is cashed in is worth more to a cautious seat."""

SURE = 4.0
"""How many times points count once the auction deck is empty: cards are good for little else then."""

Weighed = list[tuple[float, Action]]


class _Line(NamedTuple):
    """A first step with the best that can follow."""

    worth: float
    step: Action
    display: tuple[int, ...]
    reply: Purse


def weigh_acts(state: DutchAuctionState, me: int, character: Character = BALANCED) -> Weighed:
    """The acts worth considering, with the lead in points that each leads to, best first: at least one.

    Without an auction deck it is `SURE` times the lead.
    """
    weigher = _Weigher(state, me, character)
    lines = weigher.lines()
    if me == state.winner and state.bids[1 - me]:
        head = sorted(lines, reverse=True, key=_worth)[:REPLIES_WEIGHED]
        lines = [line._replace(worth=line.worth - weigher.reply_gain(line)) for line in head]
    sure = 1.0 if state.auction_deck else SURE
    return sorted(((sure * line.worth, line.step) for line in lines), reverse=True)


def _worth(line: _Line) -> float:
    return line.worth


class _Weigher:
    """Weighs what the seat to act can do first."""

    def __init__(self, state: DutchAuctionState, me: int, character: Character) -> None:
        self._state = state
        self._character = character
        self._me = me
        self._stage = stage_of(state)
        self._tables = tables_of(state.lists.vps, self._stage)
        owes = me != state.winner
        self._purse = Purse(known_cards(state, me), tuple(state.bids[me]), tuple(state.suits[me]), owes)
        other = 1 - me
        self._reply = Purse(
            known_cards(state, other), tuple(state.bids[other]), tuple(state.suits[other]), True
        )
        self._other_worth = worth_of(self._reply.owned, self._tables)

    def lines(self) -> list[_Line]:
        """Every sensible first step with the best that can follow it."""
        display = self._state.display
        best: dict[Action, Plan] = {}
        for plan in plans_of(self._purse, display, self._tables):
            step = plan.first or (DONE,)
            if step not in best or plan.worth > best[step].worth:
                best[step] = plan
        powers = legal_powers(self._state)
        lines = []
        for step, plan in best.items():
            # Who says that it is done takes nothing any more.
            later = self._taken_later(plan, powers) if plan.first else 0.0
            lead = plan.worth + later - self._other_worth
            lines.append(_Line(lead, step, _left(display, plan.bought), self._reply))
        if powers:
            # Compared with what is bought without any power: with its own later use it would seem idle.
            bar = max(plan.worth for plan in best.values()) - self._other_worth + POWER_MARGIN
            used = [self._after_power(action) for action in powers if self._makes_sense(action)]
            lines += [line for line in used if line.worth >= bar]
        return lines

    def reply_gain(self, line: _Line) -> float:
        """What counts against a line: the loser's gain by its best reply."""
        reply = best_plan(line.reply, line.display, self._tables)
        return REPLY_SHARE * (reply.worth - worth_of(line.reply.owned, self._tables))

    def _makes_sense(self, action: Action) -> bool:
        """A changed suit must be one of the cards that can be bought."""
        if action[0] != CHANGE:
            return True
        cards = len(self._purse.bid)
        return any(card != NO_CARD and SUIT_OF[card] == action[3] for card in self._state.display[:cards])

    def _after_power(self, action: Action) -> _Line:
        kind, _, card = action[:3]
        purse, reply, display = self._purse, self._reply, self._state.display
        extra = 0.0
        if kind == CHANGE:
            place = purse.bid.index(card)
            suits = (*purse.suits[:place], action[3], *purse.suits[place + 1 :])
            purse = purse._replace(suits=suits)
        elif kind == CASH:
            purse = _without(purse, card)
            vp = self._state.lists.vps[card]
            sure = CASH_WORTH[self._stage] + CAUTION * self._character.caution
            extra = sure * vp - use_worth(card, self._stage)
        elif kind == TAKE:
            purse = _with(purse, card)
            display = [NO_CARD if other == card else other for other in display]
        else:
            purse = _with(purse, card)
            reply = _without(reply._replace(owned=reply.owned & ~(1 << card)), card)
        plan = best_plan(purse, tuple(display), self._tables)
        lead = plan.worth + extra - worth_of(reply.owned, self._tables)
        line = _Line(lead, action, _left(display, plan.bought), reply)
        if kind in (TAKE, STEAL) and IS_POWER[card]:
            return max([line, *self._uses_after(action)], key=_worth)._replace(step=action)
        return line

    def _uses_after(self, action: Action) -> list[_Line]:
        """What a power card that joins the bid can do there, whoever has used it before."""
        after = self._state.clone()
        after.apply(action)
        weigher, power = _Weigher(after, self._me, self._character), action[2]
        uses = uses_of(after, power, SUIT_OF[power])
        return [weigher._after_power(use) for use in uses if weigher._makes_sense(use)]

    def _taken_later(self, plan: Plan, powers: list[Action]) -> float:
        """What a power that the plan does not spend can still take: best a card that paid comes back."""
        best = 0.0
        lost = self._purse.owned & ~plan.owned
        unspent = {action[1] for action in powers if not plan.spent >> action[1] & 1}
        for power in unspent:
            suit = self._purse.suits[self._purse.bid.index(power)]
            for card in self._purse.bid:
                if lost >> card & 1 and SUIT_OF[card] == suit:
                    gain = worth_of(plan.owned | 1 << card, self._tables) - plan.worth
                    best = max(best, gain)
        taken = {action[2] for action in powers if action[0] == TAKE and action[1] in unspent}
        for card in taken:
            if not plan.owned >> card & 1:
                best = max(best, worth_of(plan.owned | 1 << card, self._tables) - plan.worth)
        return best


def _left(display: list[int], bought: int) -> tuple[int, ...]:
    return tuple([NO_CARD if bought >> place & 1 else card for place, card in enumerate(display)])


def _with(purse: Purse, card: int) -> Purse:
    pairs = sorted([*zip(purse.bid, purse.suits, strict=True), (card, SUIT_OF[card])])
    return Purse(
        purse.owned | 1 << card,
        tuple([other for other, _ in pairs]),
        tuple([suit for _, suit in pairs]),
        purse.owes,
    )


def _without(purse: Purse, card: int) -> Purse:
    place = purse.bid.index(card)
    return purse._replace(
        bid=purse.bid[:place] + purse.bid[place + 1 :],
        suits=purse.suits[:place] + purse.suits[place + 1 :],
    )
