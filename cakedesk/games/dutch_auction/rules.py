"""Dutch Auction, by Richard Hoile. For 2 seats.

Forty cards of four suits: numbers, which bid more the less they count, and power cards. Nine make each
seat's personal deck, the others are auctioned, six at a time, at prices of one to six cards. In a round
both seats secretly set one card of their five aside; the others are the bid, and the higher sum acts first.
Acting means to use each power card of the bid once (cash in a card of its suit, give one another suit, take
one from discards or display; the winner may steal one) and to buy with cards of the bid: payers of the
bought card's suit are kept, others are lost. The loser must buy the cheapest card. Then the display slides
to cheaper places, and both draw five cards, first the one set aside. In the end all VP count, and of each
suit the lowest card again.

What the published rules leave open, and how it is played here:

- Equal bids grow by the top cards of the personal decks until they differ. If a seat has no card at all to
  add, the seat with fewer cards in its bid wins, else the loser of the round before, else seat 0.
- A loser with cards in its bid may not spend the last of them while the card of cost 1 is there, but on that.
- Changed suits count for paying and for powers, but a card that leaves the bid has its own suit again; what
  is taken or stolen goes by the printed suit. A power card that is taken or stolen can be used, whoever used
  it before.
- A personal deck is made anew only when a card must come from it.
- When the auction deck is empty, both seats say before each round whether they go on: one is enough. After
  two rounds in which no card left the display it is over without asking.
- Of the other seat's discards the top card lies open: of what goes there at once, the bought card, or else
  the last in the order of suits and ranks.

>>> from cakedesk.games.dutch_auction.game import GAME
>>> from cakedesk.games.dutch_auction.cards import CARD_IDS
>>> lists = GAME.builtin_lists()
>>> state = GAME.new_state(2, {}, {"deck": list(CARD_IDS)}, lists)
>>> state.why_not(GAME.parse("aside R5", lists))
Reason(code='not_in_hand', params=(('card', 'R5'),))
>>> state.apply(GAME.parse("aside Gx", lists))
>>> state.apply(GAME.parse("aside Rx", lists))
>>> [[CARD_IDS[card] for card in bid] for bid in state.bids]
[['Gy', 'G1', 'G2', 'G3'], ['G8', 'Ry', 'R1', 'R2']]
>>> state.turn()
1
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.games.dutch_auction import events, pools
from cakedesk.games.dutch_auction.actions import (
    ASIDE,
    BUY,
    CASH,
    CHANGE,
    DONE,
    SHUFFLE,
    TAKE,
)
from cakedesk.games.dutch_auction.actions import ON as SAY_ON
from cakedesk.games.dutch_auction.cards import BID_OF, SUIT_OF, mask_of
from cakedesk.games.dutch_auction.phases import (
    ACT,
    DISPLAY,
    DRAW_SHUFFLE,
    ENDED,
    HAND,
    NO_CARD,
    NO_VOTE,
    QUIET_ROUNDS,
    TIE_SHUFFLE,
    VOTE,
    VOTE_ON,
    VOTE_STOP,
)
from cakedesk.games.dutch_auction.phases import ASIDE as SETTING_ASIDE

if TYPE_CHECKING:
    from cakedesk.games.dutch_auction.state import DutchAuctionState


def apply(state: DutchAuctionState, action: Action) -> None:
    """Carry out a legal action or chance outcome. See `State.apply`."""
    kind = action[0]
    if kind == BUY:
        _buy(state, action[1], action[2:])
    elif kind == DONE:
        _finish(state)
    elif state.phase == SETTING_ASIDE:
        _set_aside(state, action)
    elif kind == SHUFFLE:
        _make_deck(state, action[1], action[2:])
    elif state.phase == ACT:
        _use_power(state, action)
    else:
        _vote(state, VOTE_ON if kind == SAY_ON else VOTE_STOP)


def is_kept(state: DutchAuctionState, seat: int, payer: int, bought: int) -> bool:
    """Whether a card of a bid that pays stays with its seat: now it has the suit of what is bought.

    Args:
        state: before the purchase.
    """
    return state.suits[seat][state.bids[seat].index(payer)] == SUIT_OF[bought]


def reveals(state: DutchAuctionState, action: Action) -> bool:
    """Whether an action turns cards up. See `State.reveals`.

    Shuffles do; the second of two secret choices, which both are revealed after; and the second `done`, which
    display and hands are filled after.
    """
    kind = action[0]
    if kind == SHUFFLE:
        return True
    if state.phase == ACT:
        return kind == DONE and state.to_act != state.winner
    return state.to_act == 1


def bid_values(state: DutchAuctionState) -> tuple[int, int]:
    """By seat the sum of the bids of the cards in its bid."""
    first, second = state.bids
    return sum([BID_OF[card] for card in first]), sum([BID_OF[card] for card in second])


def _set_aside(state: DutchAuctionState, action: Action) -> None:
    seat = state.to_act
    if action[0] == ASIDE:
        card = action[1]
        state.hands[seat].remove(card)
        state.decks[seat].append(card)
        state.aside[seat] = 1
        if state.journal is not None:
            state.note(events.CardSetAside(seat, card))
    elif state.journal is not None:
        state.note(events.Passed(seat))
    if seat == 0:
        state.to_act = 1
        return
    for who in range(2):
        bid = state.hands[who]
        state.bids[who] = bid
        state.suits[who] = [SUIT_OF[card] for card in bid]
        state.added[who] = []
        state.hands[who] = []
        pools.show_hand(state, who)
    state.phase = ACT
    state.sums = bid_values(state)
    if state.journal is not None:
        state.note(events.BidsRevealed(tuple(map(tuple, state.bids)), state.sums))
    _compare_bids(state)


def _compare_bids(state: DutchAuctionState) -> None:
    """Find the winner of the round; where a deck must be made anew to break a tie, wait for chance."""
    while state.sums[0] == state.sums[1]:
        if not all(state.decks[seat] or state.discards[seat] for seat in range(2)):
            _begin_acting(state, _winner_of_tie(state), tied=True)
            return
        for seat in range(2):
            if not state.decks[seat]:
                state.phase = TIE_SHUFFLE
                state.to_act = seat
                return
        for seat in range(2):
            card = state.decks[seat].pop()
            pools.show_top(state, seat, card)
            _join_bid(state, seat, card)
            state.added[seat].append(card)
        state.sums = bid_values(state)
        if state.journal is not None:
            state.note(events.TieCardsAdded((state.added[0][-1], state.added[1][-1]), state.sums))
    _begin_acting(state, 0 if state.sums[0] > state.sums[1] else 1, tied=False)


def _winner_of_tie(state: DutchAuctionState) -> int:
    cards = [len(bid) for bid in state.bids]
    if cards[0] != cards[1]:
        return cards.index(min(cards))
    return 1 - state.winner if state.winner >= 0 else 0


def _begin_acting(state: DutchAuctionState, winner: int, *, tied: bool) -> None:
    state.winner = state.to_act = winner
    state.phase = ACT
    if state.journal is not None:
        state.note(events.BidsCompared(winner, state.sums, tied))


def _join_bid(state: DutchAuctionState, seat: int, card: int) -> None:
    bid = state.bids[seat]
    place = bisect_left(bid, card)
    bid.insert(place, card)
    state.suits[seat].insert(place, SUIT_OF[card])
    state.used &= ~(1 << card)


def _leave_bid(state: DutchAuctionState, seat: int, card: int) -> None:
    place = state.bids[seat].index(card)
    del state.bids[seat][place], state.suits[seat][place]


def _use_power(state: DutchAuctionState, action: Action) -> None:
    seat = state.to_act
    kind, power, card = action[:3]
    state.used |= 1 << power
    if kind == CASH:
        _leave_bid(state, seat, card)
        state.cashed[seat].append(card)
        if state.journal is not None:
            state.note(events.CardCashedIn(seat, power, card))
    elif kind == CHANGE:
        state.suits[seat][state.bids[seat].index(card)] = action[3]
        if state.journal is not None:
            state.note(events.SuitChanged(seat, power, card, action[3]))
    elif kind == TAKE:
        source = _pick_up(state, seat, card)
        _join_bid(state, seat, card)
        if state.journal is not None:
            state.note(events.CardTaken(seat, power, card, source))
    else:
        _leave_bid(state, 1 - seat, card)
        _join_bid(state, seat, card)
        if state.journal is not None:
            state.note(events.CardStolen(seat, power, card))


def _pick_up(state: DutchAuctionState, seat: int, card: int) -> int:
    if card in state.display:
        state.display[state.display.index(card)] = NO_CARD
        state.display_moved = 1
        return events.FROM_DISPLAY
    if card in state.auction_discards:
        state.auction_discards.remove(card)
        return events.AUCTION_DISCARDS
    state.discards[seat].remove(card)
    return events.OWN_DISCARDS


def _buy(state: DutchAuctionState, card: int, payers: Action) -> None:
    seat = state.to_act
    kept: list[int] = []
    lost: list[int] = []
    bid, suits = state.bids[seat], state.suits[seat]
    for payer in payers:
        (kept if is_kept(state, seat, payer, card) else lost).append(payer)
        place = bid.index(payer)
        del bid[place], suits[place]
    state.display[state.display.index(card)] = NO_CARD
    state.display_moved = 1
    state.discards[seat] += kept
    state.discards[seat].append(card)
    state.auction_discards += lost
    if state.journal is not None:
        state.note(events.CardBought(seat, card, len(payers), tuple(kept), tuple(lost)))


def _finish(state: DutchAuctionState) -> None:
    seat = state.to_act
    left = state.bids[seat]
    state.discards[seat] += left
    state.bids[seat], state.suits[seat] = [], []
    if state.journal is not None:
        state.note(events.SeatDone(seat, tuple(left)))
    if seat == state.winner:
        state.to_act = 1 - seat
        return
    _restock(state)
    state.to_act = 0
    _draw(state)


def _restock(state: DutchAuctionState) -> None:
    state.quiet_rounds = 0 if state.display_moved else state.quiet_rounds + 1
    display = [card for card in state.display if card != NO_CARD]
    new = state.auction_deck[: -1 - (DISPLAY - len(display)) : -1]
    if new:
        del state.auction_deck[-len(new) :]
    display += new
    state.display = display + [NO_CARD] * (DISPLAY - len(display))
    if state.journal is not None:
        state.note(events.DisplayRestocked(tuple(new)))


def _draw(state: DutchAuctionState) -> None:
    """Fill the hands from `to_act` on; where a deck must be made anew for it, wait for chance."""
    for seat in range(state.to_act, 2):
        hand, deck = state.hands[seat], state.decks[seat]
        missing = HAND - len(hand)
        if missing and deck:
            drawn = deck[: -1 - missing : -1]
            del deck[-missing:]
            hand += drawn
            hand.sort()
            pools.draw(state, seat, len(drawn))
            if state.journal is not None:
                state.note(events.CardsDrawn(seat, tuple(drawn)))
            missing -= len(drawn)
        if missing and state.discards[seat]:
            state.phase = DRAW_SHUFFLE
            state.to_act = seat
            return
    _go_on(state)


def _make_deck(state: DutchAuctionState, seat: int, cards: Action) -> None:
    state.decks[seat] = list(cards[::-1])
    state.discards[seat] = []
    pools.make_anew(state, seat, mask_of(cards))
    if state.journal is not None:
        state.note(events.DeckShuffled(seat, len(cards)))
    if state.phase == TIE_SHUFFLE:
        _compare_bids(state)
    else:
        _draw(state)


def _go_on(state: DutchAuctionState) -> None:
    if state.quiet_rounds >= QUIET_ROUNDS:
        _end(state)
    elif state.auction_deck:
        _begin_round(state)
    elif all(card == NO_CARD for card in state.display):
        _end(state)
    else:
        state.phase = VOTE
        state.to_act = 0


def _vote(state: DutchAuctionState, vote: int) -> None:
    seat = state.to_act
    state.votes[seat] = vote
    if state.journal is not None:
        state.note(events.Voted(seat, vote))
    if seat == 0:
        state.to_act = 1
        return
    votes = tuple(state.votes)
    state.votes = [NO_VOTE, NO_VOTE]
    if state.journal is not None:
        state.note(events.VotesRevealed(votes))
    if VOTE_ON in votes:
        _begin_round(state)
    else:
        _end(state)


def _begin_round(state: DutchAuctionState) -> None:
    state.round += 1
    state.phase = SETTING_ASIDE
    state.to_act = 0
    state.used = 0
    state.display_moved = 0
    if state.journal is not None:
        state.note(events.RoundBegan(state.round))


def _end(state: DutchAuctionState) -> None:
    state.phase = ENDED
    if state.journal is not None:
        state.note(events.GameEnded(tuple(state.winners())))
