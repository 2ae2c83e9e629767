"""The heuristic of Dutch Auction: what it must never do, and what it finds."""

from __future__ import annotations

from random import Random

import pytest

from cakedesk.engine.actions import Action
from cakedesk.games.dutch_auction.actions import ASIDE, BUY, CASH, CHANGE, DONE, STEAL, TAKE
from cakedesk.games.dutch_auction.cards import BID_OF, IS_POWER, SUIT_OF
from cakedesk.games.dutch_auction.game import GAME
from cakedesk.games.dutch_auction.phases import NO_CARD
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.players.characters import CHARACTERS
from cakedesk.players.heuristic import HeuristicPlayer
from cakedesk.players.heuristics.dutch_auction.aside import weigh_asides
from cakedesk.players.registry import find_heuristic
from tests.players.games import played
from tests.rules.dutch_auction.tables import LISTS, acting, cards, holding


def choice(state: DutchAuctionState, seed: int = 1) -> str:
    player = HeuristicPlayer(find_heuristic("dutch-auction"))
    action = player.choose(state.observe(state.turn()), Random(seed))
    assert state.why_not(action) is None
    return GAME.format(action, LISTS)


def test_it_never_makes_an_absurd_move() -> None:
    for seed in range(8):
        for _, state, action in played(GAME.id, ["medium", "medium"], seed):
            check_done(state, action)
            check_power_left(state, action)
            check_purchase(state, action)
            check_power(state, action)


def check_done(state: DutchAuctionState, action: Action) -> None:
    """Nothing that is worth points is left for free: an own suit pays and no card of it is lower."""
    if action[0] != DONE:
        return
    seat = state.turn()
    score = state.score_of(seat)
    assert score is not None
    card = state.display[0]
    if card == NO_CARD:
        return
    payers = [
        paid for paid, suit in zip(state.bids[seat], state.suits[seat], strict=True) if suit == SUIT_OF[card]
    ]
    low = score.lowest[SUIT_OF[card]]
    if payers and low is not None:
        assert LISTS.vps[card] <= low, "a card that costs nothing and loses nothing stayed there"


def check_power_left(state: DutchAuctionState, action: Action) -> None:
    """Without a card owed on either side, nothing that adds points is left for an unused power card."""
    seat = state.turn()
    if action[0] != DONE or (seat == state.winner and state.bids[1 - seat] and state.display[0] != NO_CARD):
        return
    score = state.score_of(seat)
    assert score is not None
    for other in state.legal_actions():
        if other[0] in (TAKE, STEAL) and other[2] not in state.discards[seat]:
            vp, low = LISTS.vps[other[2]], score.lowest[SUIT_OF[other[2]]]
            gain = vp + (vp if low is None else min(vp, low) - low)
            assert gain <= 0, "a power card that could add points was left unused"


def check_purchase(state: DutchAuctionState, action: Action) -> None:
    """A free seat never pays more VP than it gets, but for the bonus of a suit and strength to come."""
    if action[0] != BUY or state.turn() != state.winner:
        return
    _, card, *payers = action
    bid, suits = state.bids[state.turn()], state.suits[state.turn()]
    lost = sum(LISTS.vps[payer] for payer in payers if suits[bid.index(payer)] != SUIT_OF[card])
    assert LISTS.vps[card] + 12 >= lost


def check_power(state: DutchAuctionState, action: Action) -> None:
    """A changed suit serves something, and a worthless card is not cashed in."""
    seat = state.turn()
    if action[0] == CHANGE:
        assert any(card != NO_CARD and SUIT_OF[card] == action[3] for card in state.display)
    if action[0] == CASH:
        assert not IS_POWER[action[2]]
    if action[0] in (TAKE, STEAL):
        assert action[2] not in state.bids[seat]


def test_it_pays_with_what_it_keeps() -> None:
    state = acting("B8 B7 R1 G1", "B1 P8")
    assert choice(state).startswith("buy B1 B")


def test_it_spends_a_power_card_that_weakens_a_suit() -> None:
    state = acting("Gx", "R1", discards="G1 G2")
    state.auction_deck = []
    assert choice(state) == "buy R1 Gx"


def test_it_steals_what_counts_most() -> None:
    state = acting("Gx R8", "P8 P7", other="G1 G6", discards="G2 R1 R2")
    assert choice(state) == "steal Gx G1"


def test_it_takes_a_power_card_for_what_that_can_take_in_turn() -> None:
    state = acting("Gx R4", "P8 P7", discards="R1", auction_discards="Gy G1")
    assert choice(state) == "take Gx Gy"
    state = acting("Gx R4", "P8 P7", discards="R1", auction_discards="G1")
    assert choice(state) == "take Gx G1"


@pytest.mark.parametrize("loser", [False, True])
def test_it_takes_what_costs_nothing_before_it_is_done(loser: bool) -> None:
    state = acting("Gx R5", "- - - - G1", other="" if loser else "B7", loser=loser)
    assert choice(state) == "take Gx G1"


def test_a_forced_loser_pays_with_the_card_that_it_misses_least() -> None:
    state = acting("G1 R1 P8", "B8 B7 B6", discards="G2 R2 P1", loser=True)
    state.auction_deck = []
    assert choice(state) == "buy B8 P8"


def test_it_goes_on_when_it_is_behind_and_stops_when_it_leads() -> None:
    state = acting("", "R1 R2")
    state.auction_deck, state.phase = [], 2
    state.discards = [cards("G8"), cards("R5 R6 P1 P2 B1")]
    assert {choice(state, seed) for seed in range(20)} == {"on"}
    state.discards.reverse()
    assert {choice(state, seed) for seed in range(20)} == {"stop"}


def test_forced_moves_are_made_at_once() -> None:
    assert choice(holding("", "R1")) == "pass"
    assert choice(holding("G1", "R1")) == "aside G1"


@pytest.mark.parametrize("display", ["R8 P8 B7", "G1 R8 P3 P4"])
def test_the_card_set_aside_is_mixed_and_the_same_seed_gives_the_same_choice(display: str) -> None:
    state = holding("G6 G7 R7 B6 B7", "Px P2 P5 P7 P8", deck0="G8", deck1="B8")
    state.display = [*cards(display), *state.display[len(display.split()) :]]
    observation = state.observe(0)
    player = HeuristicPlayer(find_heuristic("dutch-auction"))
    choices = {player.choose(observation, Random(seed)) for seed in range(60)}
    assert len(choices) > 1
    assert all(action[0] == ASIDE and action[1] in state.hands[0] for action in choices)
    assert player.choose(observation, Random(7)) == player.choose(observation, Random(7))


def test_a_cautious_seat_sets_aside_what_counts_more() -> None:
    state = holding("Px G7 R2 B8", "P2 P5 P7 G3", deck0="", deck1="")
    state.display = [*cards("P1 R1 B2"), *state.display[3:]]
    cautious = next(each for each in CHARACTERS if each.id == "cautious")
    assert weigh_asides(state, 0)[0][1] == (ASIDE, *cards("G7"))
    assert weigh_asides(state, 0, cautious)[0][1] == (ASIDE, *cards("R2"))


def test_a_bid_of_ten_cards_is_weighed_quickly_enough() -> None:
    state = acting("Gx Gy G1 G2 Rx R5 P3 B8 B1 P5", "P4 R1 R2 G3 B7 G8", other="G7 R7", discards="G4 R8")
    heuristic = find_heuristic("dutch-auction")
    candidates = heuristic.candidates(state.observe(0), 10)
    assert 1 <= len(candidates) <= 10
    assert all(state.why_not(action) is None for action in candidates)
    assert sum(BID_OF[card] for card in state.bids[0]) == 25
