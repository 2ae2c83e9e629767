"""The state of a game of Cake Swap: what lies where, and whose turn it is."""

from __future__ import annotations

from typing import Any, Self

from cakedesk.engine.actions import OVER
from cakedesk.engine.state import State
from cakedesk.games.cake_swap import hidden, legality, listing, rules
from cakedesk.games.cake_swap.cards import (
    ALL_ACTION_CARDS,
    ALL_RIBBONS,
    CakeSwapLists,
    mask_of,
    ribbon_name,
)
from cakedesk.games.cake_swap.fitting import Fit, find_fit
from cakedesk.games.cake_swap.setup import SetUp


class CakeSwapState(State):
    """The full truth of a game of Cake Swap, or a masked copy of it.

    Cards, layers and ribbons are indexes into the card lists; the card of a layer is ``layer >> 1``.

    Attributes:
        lists: the card lists.
        seats: how many play.
        first: the seat that went first.
        over: 1 when the game has ended, else 0.
        to_act: the seat whose turn it is.
        taken: 1 if it has drawn or drafted in this turn.
        cleared: 1 if it has cleared its platter in this turn.
        held: the card that it holds, -1 if none.
        held_was_drawn: 1 if it holds a card that it drew, which may be passed.
        deck: the cards still to come, the next one last; `UNKNOWN` where hidden.
        under: how many cards set-up put under the deck: the first ones of `deck`, while they are there.
        draws: the draws of set-up for the first seat, as in `SetUp`; all saw them.
        table: the open cards, as a bit mask.
        out: the cards that left the game, oldest first.
        platters: by seat the layers of its platter, bottom to top.
        size_bits: by seat the sizes of its platter, as a bit mask; they follow from `platters`.
        action_cards: by seat those that it has left, as a bit mask.
        ribbons_left: the ribbons that nobody has won yet, as a bit mask.
        ribbons: by seat the ribbons that it has won, in that order.
        cakes: by seat the cakes that won them: their layers, bottom to top.
        points: by seat their points.
    """

    __slots__ = (
        "action_cards",
        "cakes",
        "cleared",
        "deck",
        "draws",
        "first",
        "held",
        "held_was_drawn",
        "lists",
        "out",
        "over",
        "platters",
        "points",
        "ribbons",
        "ribbons_left",
        "seats",
        "size_bits",
        "table",
        "taken",
        "to_act",
        "under",
    )

    lists: CakeSwapLists
    seats: int
    first: int
    over: int
    to_act: int
    taken: int
    cleared: int
    held: int
    held_was_drawn: int
    deck: list[int]
    under: int
    draws: tuple[tuple[tuple[int, int], ...], ...]
    table: int
    out: list[int]
    platters: list[list[int]]
    size_bits: list[int]
    action_cards: list[int]
    ribbons_left: int
    ribbons: list[list[int]]
    cakes: list[list[tuple[int, ...]]]
    points: list[int]

    def fit(self) -> Fit:
        """Where layers can go on the platter of the seat to act."""
        seat = self.to_act
        return find_fit(self.size_bits[seat], self.action_cards[seat])

    def sizes_of(self, seat: int) -> list[int]:
        """The sizes of a seat's platter, bottom to top."""
        return [self.lists.layers[layer].size for layer in self.platters[seat]]

    def turn(self) -> int:
        """See `State.turn`. Chance is never due: the deck is shuffled in set-up."""
        return OVER if self.over else self.to_act

    # What the modules beside this one do with a state are its methods, without a call in between.
    legal_actions = listing.legal_actions
    sample_action = listing.sample_action
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
        copy.over = self.over
        copy.to_act = self.to_act
        copy.taken = self.taken
        copy.cleared = self.cleared
        copy.held = self.held
        copy.held_was_drawn = self.held_was_drawn
        copy.deck = self.deck[:]
        copy.under = self.under
        copy.draws = self.draws
        copy.table = self.table
        copy.out = self.out[:]
        copy.platters = [platter[:] for platter in self.platters]
        copy.size_bits = self.size_bits[:]
        copy.action_cards = self.action_cards[:]
        copy.ribbons_left = self.ribbons_left
        copy.ribbons = [ribbons[:] for ribbons in self.ribbons]
        copy.cakes = [cakes[:] for cakes in self.cakes]
        copy.points = self.points[:]
        return copy

    def scores(self) -> list[int]:
        """See `State.scores`."""
        return self.points[:]

    def winners(self) -> list[int]:
        """See `State.winners`. Of equal points the most valuable ribbon decides, then they share."""
        worth = self.lists.ribbon_points
        standing = [
            (points, max((worth[ribbon] for ribbon in ribbons), default=0))
            for points, ribbons in zip(self.points, self.ribbons, strict=True)
        ]
        best = max(standing)
        return [seat for seat, stands in enumerate(standing) if stands == best]

    def detail(self) -> dict[str, Any]:
        """Points, ribbons by their names, and who went first."""
        return {
            "points": self.points[:],
            "ribbons": [[ribbon_name(ribbon) for ribbon in ribbons] for ribbons in self.ribbons],
            "first": self.first,
        }


def first_state(lists: CakeSwapLists, seats: int, drawn: SetUp) -> CakeSwapState:
    """Set a game up."""
    state = CakeSwapState()
    state.journal = None
    state.lists = lists
    state.seats = seats
    state.first = drawn.first
    state.over = 0
    state.to_act = drawn.first
    state.taken = 0
    state.cleared = 0
    state.held = -1
    state.held_was_drawn = 0
    state.deck = list(drawn.deck[::-1])
    state.under = drawn.under
    state.draws = drawn.draws
    state.table = mask_of(drawn.held)
    state.out = []
    state.platters = [[] for _ in range(seats)]
    state.size_bits = [0] * seats
    state.action_cards = [ALL_ACTION_CARDS] * seats
    state.ribbons_left = ALL_RIBBONS
    state.ribbons = [[] for _ in range(seats)]
    state.cakes = [[] for _ in range(seats)]
    state.points = [0] * seats
    return state
