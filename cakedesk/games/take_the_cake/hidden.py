"""What a seat can't know or can't see in Take the Cake: taking it out of a state, and drawing it anew.

Hidden are the order of both decks, the two cut cards that somebody else chooses from, the cut cards that
were not chosen (whoever drew them remembers), the orders of others, and those that are assigned until all
are in. All cake cards lie open once they come, so the deck holds those that lie nowhere.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.chance import quick_shuffle
from cakedesk.games.take_the_cake.phases import CAKES, NO_ORDER

if TYPE_CHECKING:
    from cakedesk.games.take_the_cake.state import TakeTheCakeState


def hide(state: TakeTheCakeState, viewer: int | None, *, remembers: bool) -> None:
    """See `State.hide`: a viewer may remember the cut cards that it did not choose."""
    state.deck = [UNKNOWN] * len(state.deck)
    state.cut_deck = [UNKNOWN] * len(state.cut_deck)
    if viewer != state.to_act:
        state.drawn = [UNKNOWN] * len(state.drawn)
    state.cuts_away = [
        card if remembers and cutter == viewer else UNKNOWN
        for card, cutter in zip(state.cuts_away, state.cutters, strict=True)
    ]
    for seat in range(state.seats):
        if seat == viewer:
            continue
        state.orders[seat] = [UNKNOWN] * len(state.orders[seat])
        for place in range(CAKES * seat, CAKES * seat + CAKES):
            if state.assigned[place] != NO_ORDER and state.are_orders_secret(place):
                state.assigned[place] = UNKNOWN


def fill(state: TakeTheCakeState, viewer: int | None, rng: Random) -> None:
    """Draw what is hidden in a masked state at random. See `State.fill_unknown`."""
    del viewer
    if state.deck:
        state.deck = _others(_cards_seen(state), len(state.lists.pieces), rng)
    cuts = _others([*state.cuts_laid, *state.cuts_away, *state.drawn], len(state.lists.cuts), rng)
    state.drawn = [cuts.pop() if card == UNKNOWN else card for card in state.drawn]
    state.cuts_away = [cuts.pop() if card == UNKNOWN else card for card in state.cuts_away]
    state.cut_deck = cuts
    known = state.assigned + [order for orders in state.orders for order in orders]
    orders = _others(known, len(state.lists.orders), rng)
    state.assigned = [orders.pop() if order == UNKNOWN else order for order in state.assigned]
    state.orders = [[orders.pop() if order == UNKNOWN else order for order in held] for held in state.orders]


def _cards_seen(state: TakeTheCakeState) -> list[int]:
    """The cake cards that were dealt since the last shuffle (gaps between them)."""
    seen = state.centre + state.hand + state.away
    # The first cakes' cards were shuffled again where there is a second one.
    places = range(len(state.cakes)) if state.seats == CAKES else range(state.cake, len(state.cakes), CAKES)
    for place in places:
        seen += state.cakes[place]
    return seen


def _others(known: list[int], number: int, rng: Random) -> list[int]:
    """The cards of a list of so many that are not known to lie anywhere, shuffled."""
    cards = sorted(set(range(number)).difference(known))
    quick_shuffle(cards, rng)
    return cards
