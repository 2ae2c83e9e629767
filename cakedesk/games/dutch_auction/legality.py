"""Which actions are legal in Dutch Auction, and why others are not."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Reason
from cakedesk.games.dutch_auction.actions import (
    ACTION_LENGTHS,
    ASIDE,
    BUY,
    CASH,
    CHANGE,
    DONE,
    ON,
    PASS,
    SHUFFLE,
    STEAL,
    STOP,
    TAKE,
)
from cakedesk.games.dutch_auction.cards import CARD_IDS, CARDS, CARDS_OF, IS_POWER, SUIT_OF, SUITS
from cakedesk.games.dutch_auction.phases import ACT, ENDED, NO_CARD, VOTE
from cakedesk.games.dutch_auction.phases import ASIDE as SETTING_ASIDE

if TYPE_CHECKING:
    from cakedesk.games.dutch_auction.state import DutchAuctionState

_SHORTEST = {BUY: 3, SHUFFLE: 3}
_POWER_KINDS = (CASH, CHANGE, TAKE, STEAL)


def owed_card(state: DutchAuctionState) -> int:
    """The card of cost 1 if the seat to act must still buy it as the loser of the round, else `NO_CARD`."""
    if state.to_act == state.winner or not state.bids[state.to_act]:
        return NO_CARD
    return state.display[0]


def takeable(state: DutchAuctionState, suit: int) -> list[int]:
    """The cards of a suit that a power card can take: auction discards, own ones and the display."""
    of_suit = CARDS_OF[suit]
    return [card for card in _open_cards(state) if card in of_suit]


def stealable(state: DutchAuctionState, suit: int) -> list[int]:
    """The cards of a suit in the loser's bid that a power card can steal if the winner acts."""
    if state.to_act != state.winner:
        return []
    return [card for card in state.bids[1 - state.to_act] if SUIT_OF[card] == suit]


def why_not(state: DutchAuctionState, action: Action) -> Reason | None:
    """Why the seat to act, or chance, can't do something. See `State.why_not`."""
    if not action or not _has_a_length(action):
        return Reason("no_such_action")
    kind = action[0]
    if state.phase == ACT:
        return _why_not_act(state, action)
    if state.phase == SETTING_ASIDE:
        return _why_not_aside(state, action)
    if state.phase == VOTE:
        return None if kind in (ON, STOP) else Reason("vote_is_due")
    if state.phase == ENDED:
        return Reason("game_over")
    if kind != SHUFFLE or action[1] != state.to_act:
        return Reason("shuffle_is_due", seat=state.to_act)
    is_whole = sorted(action[2:]) == sorted(state.discards[state.to_act])
    return None if is_whole else Reason("not_the_discards")


def _has_a_length(action: Action) -> bool:
    kind = action[0]
    if kind in _SHORTEST:
        return len(action) >= _SHORTEST[kind]
    return len(action) == ACTION_LENGTHS.get(kind)


def _why_not_aside(state: DutchAuctionState, action: Action) -> Reason | None:
    hand = state.hands[state.to_act]
    if action[0] == PASS:
        return Reason("must_set_aside") if hand else None
    if action[0] != ASIDE:
        return Reason("aside_is_due")
    if not hand:
        return Reason("must_pass")
    return None if action[1] in hand else _about(action[1], "not_in_hand")


def _why_not_act(state: DutchAuctionState, action: Action) -> Reason | None:
    kind = action[0]
    if kind == BUY:
        return _why_not_buy(state, action[1], action[2:])
    if kind in _POWER_KINDS:
        return _why_not_power(state, action)
    if kind != DONE:
        return Reason("acts_are_due")
    owed = owed_card(state)
    return None if owed == NO_CARD else _about(owed, "loser_must_buy")


def _why_not_buy(state: DutchAuctionState, card: int, payers: Action) -> Reason | None:
    if card == NO_CARD or card not in state.display:
        return _about(card, "not_on_display")
    bid = state.bids[state.to_act]
    for payer in payers:
        if payer not in bid:
            return _about(payer, "not_in_bid")
    if any(one >= other for one, other in pairwise(payers)):
        return Reason("payers_in_order")
    cost = state.display.index(card) + 1
    if len(payers) != cost:
        return Reason("wrong_price", card=CARD_IDS[card], cost=cost, paid=len(payers))
    owed = owed_card(state)
    if owed not in (NO_CARD, card) and cost == len(bid):
        return _about(owed, "keep_a_card")
    return None


def _why_not_power(state: DutchAuctionState, action: Action) -> Reason | None:
    kind, power, card = action[:3]
    bid, suits = state.bids[state.to_act], state.suits[state.to_act]
    if power not in bid:
        return _about(power, "not_in_bid")
    if not IS_POWER[power]:
        return _about(power, "no_power")
    if state.used >> power & 1:
        return _about(power, "power_used")
    suit = suits[bid.index(power)]
    if kind in (CASH, CHANGE):
        return _why_not_on_own(state, action, suit)
    if kind == TAKE:
        found = _lies_open(state, card)
        missing = "not_takeable"
    else:
        if state.to_act != state.winner:
            return Reason("winner_steals")
        found = card in state.bids[1 - state.to_act]
        missing = "not_stealable"
    if not found:
        return _about(card, missing)
    return None if SUIT_OF[card] == suit else _of_other_suit(power, card)


def _lies_open(state: DutchAuctionState, card: int) -> bool:
    return card >= 0 and card in _open_cards(state)


def _open_cards(state: DutchAuctionState) -> list[int]:
    """What lies where cards are taken from, gaps of the display among it."""
    return state.auction_discards + state.discards[state.to_act] + state.display


def _why_not_on_own(state: DutchAuctionState, action: Action, suit: int) -> Reason | None:
    kind, power, card = action[:3]
    bid, suits = state.bids[state.to_act], state.suits[state.to_act]
    if card == power:
        return _about(card, "not_itself")
    if card not in bid:
        return _about(card, "not_in_bid")
    if suits[bid.index(card)] != suit:
        return _of_other_suit(power, card)
    if kind == CHANGE:
        if not 0 <= action[3] < len(SUITS):
            return Reason("unknown_suit")
        if action[3] == suit:
            return _about(card, "same_suit")
    return None


def _of_other_suit(power: int, card: int) -> Reason:
    return Reason("other_suit", card=CARD_IDS[card], power=CARD_IDS[power])


def _about(card: int, code: str) -> Reason:
    return Reason(code, card=CARD_IDS[card]) if 0 <= card < CARDS else Reason("unknown_card")


def legal_actions(state: DutchAuctionState) -> list[Action]:
    """Every legal action of the seat to act. See `State.legal_actions`."""
    if state.phase == ACT:
        return _legal_acts(state)
    if state.phase == SETTING_ASIDE:
        return [(ASIDE, card) for card in state.hands[state.to_act]] or [(PASS,)]
    if state.phase == VOTE:
        return [(ON,), (STOP,)]
    return []


def _legal_acts(state: DutchAuctionState) -> list[Action]:
    owed, bid = owed_card(state), state.bids[state.to_act]
    actions: list[Action] = [] if owed != NO_CARD else [(DONE,)]
    actions += legal_powers(state)
    for cost, card in enumerate(state.display, 1):
        if card == NO_CARD or (cost == len(bid) and owed not in (NO_CARD, card)):
            continue
        actions += [(BUY, card, *payers) for payers in combinations(bid, cost)]
    return actions


def legal_powers(state: DutchAuctionState) -> list[Action]:
    """Every legal use of a power card by the seat to act."""
    actions: list[Action] = []
    for power, suit in zip(state.bids[state.to_act], state.suits[state.to_act], strict=True):
        if IS_POWER[power] and not state.used >> power & 1:
            actions += uses_of(state, power, suit)
    return actions


def uses_of(state: DutchAuctionState, power: int, suit: int) -> list[Action]:
    """Every legal use of one unused power card of the bid, of a current suit; `count_uses` says how many."""
    actions: list[Action] = []
    for card, current in zip(state.bids[state.to_act], state.suits[state.to_act], strict=True):
        if current == suit and card != power:
            actions.append((CASH, power, card))
            actions += [(CHANGE, power, card, other) for other in range(len(SUITS)) if other != suit]
    actions += [(TAKE, power, card) for card in takeable(state, suit)]
    actions += [(STEAL, power, card) for card in stealable(state, suit)]
    return actions


def count_uses(state: DutchAuctionState, suit: int) -> int:
    """How many legal uses a power card of the seat to act has: as many as `uses_of` lists."""
    uses = len(SUITS) * (state.suits[state.to_act].count(suit) - 1)
    uses += len(CARDS_OF[suit].intersection(_open_cards(state)))
    if state.to_act == state.winner:
        uses += len(CARDS_OF[suit].intersection(state.bids[1 - state.to_act]))
    return uses
