"""The state of a game of Top Cake: what lies where, and whose turn it is."""

from __future__ import annotations

from typing import Any, Self

from cakedesk.engine.actions import OVER
from cakedesk.engine.state import State
from cakedesk.games.top_cake import hidden, legality, rules
from cakedesk.games.top_cake.cards import TopCakeLists, hand_kinds
from cakedesk.games.top_cake.phases import BIDDING, ENDED
from cakedesk.games.top_cake.resolving import Bid
from cakedesk.games.top_cake.scoring import score_stack

_BID_TURNS_TWO_SEATS = 3
_BID_TURNS_MORE_SEATS = 2


class TopCakeState(State):
    """The full truth of a game of Top Cake, or a masked copy of it. Cards are indexes into `lists.cards`.

    Attributes:
        lists: the card list.
        seats: how many play.
        first: the seat that started round 0.
        round: number of the round, 0 to 4.
        phase: one of the constants in `phases`.
        to_act: the seat to act.
        bid_turns: turns of bidding done in this round.
        put_away: the cake put away unused; all saw it.
        cake_deck: the cakes still to come, the next one last; `UNKNOWN` where hidden.
        topper_deck: the toppers still to come, the next one last; `UNKNOWN` where hidden.
        row: the cards that are bid on, oldest first.
        bids: the bids beside each card of the row, in the order in which they were laid; kinds are `UNKNOWN`
            where hidden (in an `observe`: others' face-down bids; in a `look`: all of them).
        half_card: the cake beside which the first player card lies, -1 if it is not laid.
        hands: by seat a bit mask of the kinds held (``1 << kind``). Where a hand is hidden: of the kinds that
            it may hold, which are those held and those laid face down.
        hand_sizes: how many bidding cards each seat holds.
        won: by seat the cards won and still to be placed.
        stacks: by seat its stacks, each bottom to top.
        snatch_used: by seat 1 if its SNATCH is out of the game, else 0.
        gone: cards that left the game unclaimed, oldest first.
        fallen: cards that collapsed, oldest first.
    """

    __slots__ = (
        "bid_turns",
        "bids",
        "cake_deck",
        "fallen",
        "first",
        "gone",
        "half_card",
        "hand_sizes",
        "hands",
        "lists",
        "phase",
        "put_away",
        "round",
        "row",
        "seats",
        "snatch_used",
        "stacks",
        "to_act",
        "topper_deck",
        "won",
    )

    lists: TopCakeLists
    seats: int
    first: int
    round: int
    phase: int
    to_act: int
    bid_turns: int
    put_away: int
    cake_deck: list[int]
    topper_deck: list[int]
    row: list[int]
    bids: list[list[Bid]]
    half_card: int
    hands: list[int]
    hand_sizes: list[int]
    won: list[list[int]]
    stacks: list[list[list[int]]]
    snatch_used: list[int]
    gone: list[int]
    fallen: list[int]

    @property
    def starter(self) -> int:
        """The seat that starts this round."""
        return (self.first + self.round) % self.seats

    @property
    def bid_turns_in_round(self) -> int:
        """How many turns of bidding a round has, all seats together."""
        return self.seats * (_BID_TURNS_TWO_SEATS if self.seats == 2 else _BID_TURNS_MORE_SEATS)

    def turn(self) -> int:
        """See `State.turn`. Chance is never due: both decks are shuffled in set-up."""
        return OVER if self.phase == ENDED else self.to_act

    # What the modules beside this one do with a state are its methods, without a call in between.
    legal_actions = legality.legal_actions
    sample_action = legality.sample_action
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
        copy.seats = self.seats
        copy.first = self.first
        copy.round = self.round
        copy.phase = self.phase
        copy.to_act = self.to_act
        copy.bid_turns = self.bid_turns
        copy.put_away = self.put_away
        copy.cake_deck = self.cake_deck[:]
        copy.topper_deck = self.topper_deck[:]
        copy.row = self.row[:]
        copy.bids = [bids[:] for bids in self.bids]
        copy.half_card = self.half_card
        copy.hands = self.hands[:]
        copy.hand_sizes = self.hand_sizes[:]
        copy.won = [cards[:] for cards in self.won]
        copy.stacks = [[stack[:] for stack in stacks] for stacks in self.stacks]
        copy.snatch_used = self.snatch_used[:]
        copy.gone = self.gone[:]
        copy.fallen = self.fallen[:]
        return copy

    def scores(self) -> list[int]:
        """See `State.scores`. The breakdown of each stack is `score_stack`'s."""
        return [sum(points) for points in self._stack_points()]

    def detail(self) -> dict[str, Any]:
        """The stacks by their cards' ids, and their points."""
        cards = self.lists.cards
        return {
            "stacks": [[[cards[card].id for card in stack] for stack in stacks] for stacks in self.stacks],
            "stack_scores": self._stack_points(),
        }

    def _stack_points(self) -> list[list[int]]:
        return [[score_stack(stack, self.lists).points for stack in stacks] for stacks in self.stacks]


def first_state(
    lists: TopCakeLists, seats: int, first: int, cakes: list[int], toppers: list[int]
) -> TopCakeState:
    """Set a game up and begin its first round.

    Args:
        first: the starting seat.
        cakes: all cakes, top first; the first one is put away.
        toppers: all toppers, top first.
    """
    kinds = hand_kinds(seats)
    state = TopCakeState()
    state.journal = None
    state.lists = lists
    state.seats = seats
    state.first = first
    state.round = 0
    state.phase = BIDDING
    state.to_act = first
    state.bid_turns = 0
    state.put_away = cakes[0]
    state.cake_deck = cakes[:0:-1]
    state.topper_deck = toppers[::-1]
    state.row = []
    state.bids = []
    state.half_card = -1
    state.hands = [sum(1 << kind for kind in kinds)] * seats
    state.hand_sizes = [len(kinds)] * seats
    state.won = [[] for _ in range(seats)]
    state.stacks = [[] for _ in range(seats)]
    state.snatch_used = [0] * seats
    state.gone = []
    state.fallen = []
    rules.begin_round(state)
    return state
