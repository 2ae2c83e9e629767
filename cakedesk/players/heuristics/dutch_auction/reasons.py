"""What speaks for a move of Dutch Auction: what cards count and cost. Bids lie open, hands do not."""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Reason
from cakedesk.games.dutch_auction.actions import ASIDE, BUY, CASH, CHANGE, ON, STEAL, STOP, TAKE
from cakedesk.games.dutch_auction.cards import BID_OF
from cakedesk.games.dutch_auction.legality import owed_card
from cakedesk.games.dutch_auction.rules import is_kept
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.players.heuristics.dutch_auction.heuristic import HEURISTIC

SECRET = frozenset({ASIDE, ON, STOP})

COMPARING = frozenset({"enough"})


def reasons(state: DutchAuctionState, action: Action) -> list[Reason]:
    """See `find_reasons`."""
    me, kind = state.turn(), action[0]
    vps = state.lists.vps
    if kind == ASIDE:
        bid = sum([BID_OF[card] for card in state.hands[me] if card != action[1]])
        return [Reason("bids", bid=bid), Reason("safe", card=action[1])]
    if kind in (ON, STOP):
        if HEURISTIC.weigh(state, me)[0][1] != (kind,):
            return [Reason("enough")]
        return [Reason("ahead" if kind == STOP else "behind")]
    if kind == BUY:
        return _buying(state, me, action[1], action[2:])
    if kind == CASH:
        card, points = action[2], vps[action[2]]
        return [Reason("cashes", card=card, points=points) if points else Reason("safe", card=card)]
    if kind == CHANGE:
        return [Reason("matches", card=action[2])]
    if kind in (TAKE, STEAL):
        return [_gaining(state, action[2]), *([Reason("robs", seat=1 - me)] if kind == STEAL else [])]
    return [Reason("enough")]


def _gaining(state: DutchAuctionState, card: int) -> Reason:
    """What a card is good for: points, or a power."""
    points = state.lists.vps[card]
    return Reason("counts", card=card, points=points) if points else Reason("power")


def _buying(state: DutchAuctionState, me: int, card: int, payers: Action) -> list[Reason]:
    lost = [payer for payer in payers if not is_kept(state, me, payer, card)]
    found = [_gaining(state, card)]
    if owed_card(state) == card:
        found.insert(0, Reason("owed", card=card))
    points = sum([state.lists.vps[payer] for payer in lost])
    if lost:
        found.append(Reason("costs", lost=points) if points else Reason("costs_little"))
    else:
        found.append(Reason("free"))
    return found
