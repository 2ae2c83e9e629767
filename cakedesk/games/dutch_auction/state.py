"""The state of a game of Dutch Auction: what lies where, and whose turn it is."""

from __future__ import annotations

from typing import Any, Self

from cakedesk.engine.actions import CHANCE, OVER, UNKNOWN
from cakedesk.engine.state import State
from cakedesk.games.dutch_auction import hidden, legality, pools, rules, sampling
from cakedesk.games.dutch_auction.cards import DutchAuctionLists, cards_in
from cakedesk.games.dutch_auction.phases import (
    ASIDE,
    DISPLAY,
    ENDED,
    HAND,
    NO_VOTE,
    PERSONAL_DECK,
    TIE_SHUFFLE,
)
from cakedesk.games.dutch_auction.scoring import CardsScore, score_cards


class DutchAuctionState(State):
    """The full truth of a game of Dutch Auction, or a masked copy of it. Cards are numbers as in `cards`.

    Attributes:
        lists: the card list.
        round: number of the round, from 0.
        phase: one of the constants in `phases`.
        to_act: the seat to act; where chance shuffles, the seat whose personal deck is made anew.
        winner: the seat that won this round, before that the one before; -1 in the first.
        auction_deck: the cards still to come, the next one last; `UNKNOWN` where hidden.
        display: six places, that of cost 1 first; `NO_CARD` is a gap.
        auction_discards: all of them, oldest first.
        decks: by seat its personal deck, the top card last; `UNKNOWN` where hidden.
        deck_contents: by seat a bit mask of what its face-down deck holds without the card set aside, where
            that is known but its order is not; 0 in a full state.
        hands: by seat its hand, ascending; `UNKNOWN` where hidden.
        bids: by seat its bid, ascending.
        suits: by seat the current suit of each card of its bid.
        added: by seat the cards that ties of this round added to its bid, in order.
        sums: both sums as they were compared last; powers leave them as they are.
        discards: by seat its discards, the top card last; `UNKNOWN` where hidden (in a `look`: those of
            others below the top).
        cashed: by seat the cards that it cashed in, oldest first.
        aside: by seat 1 if the top card of its deck was set aside this round, else 0.
        used: a bit mask of the power cards used this round since they came into a bid.
        display_moved: 1 if a card left the display this round, else 0.
        quiet_rounds: how many rounds running no card left the display.
        votes: by seat what it said this time; `UNKNOWN` where hidden.
        pools: by seat the pools of its face-down cards; see `pools`.
        held: by seat how many cards of its hand come from each pool.
        aside_pools: by seat the pool of the card set aside.
    """

    __slots__ = (
        "added",
        "aside",
        "aside_pools",
        "auction_deck",
        "auction_discards",
        "bids",
        "cashed",
        "deck_contents",
        "decks",
        "discards",
        "display",
        "display_moved",
        "hands",
        "held",
        "lists",
        "phase",
        "pools",
        "quiet_rounds",
        "round",
        "suits",
        "sums",
        "to_act",
        "used",
        "votes",
        "winner",
    )

    lists: DutchAuctionLists
    round: int
    phase: int
    to_act: int
    winner: int
    auction_deck: list[int]
    display: list[int]
    auction_discards: list[int]
    decks: list[list[int]]
    deck_contents: list[int]
    hands: list[list[int]]
    bids: list[list[int]]
    suits: list[list[int]]
    added: list[list[int]]
    sums: tuple[int, int]
    discards: list[list[int]]
    cashed: list[list[int]]
    aside: list[int]
    used: int
    display_moved: int
    quiet_rounds: int
    votes: list[int]
    pools: list[list[int]]
    held: list[list[int]]
    aside_pools: list[int]

    @property
    def is_setting_aside(self) -> bool:
        """Whether cards are being set aside, so that the bids do not lie open yet."""
        return self.phase == ASIDE

    def turn(self) -> int:
        """See `State.turn`. Chance makes a personal deck anew where a card must come from an empty one."""
        if self.phase < TIE_SHUFFLE:
            return self.to_act
        return OVER if self.phase == ENDED else CHANCE

    # What the modules beside this one do with a state are its methods, without a call in between.
    legal_actions = legality.legal_actions
    sample_action = sampling.sample_action
    why_not = legality.why_not
    apply = rules.apply
    reveals = rules.reveals
    hide = hidden.hide
    fill_unknown = hidden.fill

    def clone(self) -> Self:
        """See `State.clone`."""
        copy = type(self).__new__(type(self))
        copy.journal = None
        copy.lists = self.lists
        copy.round = self.round
        copy.phase = self.phase
        copy.to_act = self.to_act
        copy.winner = self.winner
        copy.auction_deck = self.auction_deck[:]
        copy.display = self.display[:]
        copy.auction_discards = self.auction_discards[:]
        copy.decks = [cards[:] for cards in self.decks]
        copy.deck_contents = self.deck_contents[:]
        copy.hands = [cards[:] for cards in self.hands]
        copy.bids = [cards[:] for cards in self.bids]
        copy.suits = [suits[:] for suits in self.suits]
        copy.added = [cards[:] for cards in self.added]
        copy.sums = self.sums
        copy.discards = [cards[:] for cards in self.discards]
        copy.cashed = [cards[:] for cards in self.cashed]
        copy.aside = self.aside[:]
        copy.used = self.used
        copy.display_moved = self.display_moved
        copy.quiet_rounds = self.quiet_rounds
        copy.votes = self.votes[:]
        copy.pools = [masks[:] for masks in self.pools]
        copy.held = [numbers[:] for numbers in self.held]
        copy.aside_pools = self.aside_pools[:]
        return copy

    def owned(self, seat: int) -> list[int] | None:
        """All cards that a seat owns, in no order; None if a masked state does not tell them all."""
        cards = self.hands[seat] + self.decks[seat]
        if UNKNOWN in self.hands[seat] or (UNKNOWN in self.decks[seat] and not self.deck_contents[seat]):
            if pools.unseen_cards(self, seat):
                return None
            cards = cards_in(sum(self.pools[seat]))
        elif self.deck_contents[seat]:
            cards = [card for card in cards if card != UNKNOWN] + cards_in(self.deck_contents[seat])
        cards += self.bids[seat] + self.discards[seat] + self.cashed[seat]
        return None if UNKNOWN in cards else cards

    def score_of(self, seat: int) -> CardsScore | None:
        """The points of a seat with their breakdown; None if a masked state does not tell all its cards."""
        cards = self.owned(seat)
        return None if cards is None else score_cards(cards, self.lists)

    def scores(self) -> list[int]:
        """See `State.scores`."""
        return [score.points for score in self._full_scores()]

    def visible_scores(self) -> list[int | None]:
        """See `State.visible_scores`."""
        return [None if score is None else score.points for score in map(self.score_of, range(2))]

    def winners(self) -> list[int]:
        """See `State.winners`. Equal points go to the seat with fewer cards."""
        ranks = [(score.points, -score.cards) for score in self._full_scores()]
        return [seat for seat in range(2) if ranks[seat] == max(ranks)]

    def detail(self) -> dict[str, Any]:
        """VP, bonus and number of cards by seat."""
        scores = self._full_scores()
        return {
            "vp": [score.vp for score in scores],
            "bonus": [score.bonus for score in scores],
            "cards": [score.cards for score in scores],
        }

    def _full_scores(self) -> list[CardsScore]:
        return [
            score_cards(
                [
                    *self.hands[seat],
                    *self.decks[seat],
                    *self.bids[seat],
                    *self.discards[seat],
                    *self.cashed[seat],
                ],
                self.lists,
            )
            for seat in range(2)
        ]


def first_state(lists: DutchAuctionLists, deck: list[int]) -> DutchAuctionState:
    """Set a game up.

    Args:
        deck: all 40 cards: seat 0's personal deck top first, seat 1's, the auction deck top first.

    Returns:
        The state before the first card is set aside.
    """
    state = DutchAuctionState()
    state.journal = None
    state.lists = lists
    state.round = 0
    state.phase = ASIDE
    state.to_act = 0
    state.winner = -1
    personal = [deck[:PERSONAL_DECK], deck[PERSONAL_DECK : 2 * PERSONAL_DECK]]
    auction = deck[2 * PERSONAL_DECK :]
    state.auction_deck = auction[: DISPLAY - 1 : -1]
    state.display = auction[:DISPLAY]
    state.auction_discards = []
    state.decks = [cards[: HAND - 1 : -1] for cards in personal]
    state.deck_contents = [0, 0]
    state.hands = [sorted(cards[:HAND]) for cards in personal]
    state.bids = [[], []]
    state.suits = [[], []]
    state.added = [[], []]
    state.sums = (0, 0)
    state.discards = [[], []]
    state.cashed = [[], []]
    state.aside = [0, 0]
    state.used = 0
    state.display_moved = 0
    state.quiet_rounds = 0
    state.votes = [NO_VOTE, NO_VOTE]
    state.pools = [[0], [0]]
    state.held = [[HAND], [HAND]]
    state.aside_pools = [0, 0]
    return state
